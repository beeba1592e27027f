import FiligreePixels
import Foundation

/// A checkerboard.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The middle, in pixels, y up.
  var center: CGPoint { get set }
  /// The first color: white if not set.
  var color0: CIColor { get set }
  /// The second color: black if not set.
  var color1: CIColor { get set }
  /// How wide a stripe or a square is, in pixels: 80 if not set.
  var width: Float { get set }
  /// How sharp edges are, 0…1: 1 if not set.
  var sharpness: Float { get set }
}

/// Stripes.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The middle, in pixels, y up.
  var center: CGPoint { get set }
  /// The first color: white if not set.
  var color0: CIColor { get set }
  /// The second color: black if not set.
  var color1: CIColor { get set }
  /// How wide a stripe or a square is, in pixels: 80 if not set.
  var width: Float { get set }
  /// How sharp edges are, 0…1: 1 if not set.
  var sharpness: Float { get set }
}

/// Noise.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// A rectangle with round corners.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  /// The rectangle, in pixels, y up.
  var extent: CGRect { get set }
  /// The corners' radius in pixels: 10 if not set.
  var radius: Float { get set }
  /// The color: white if not set.
  var color: CIColor { get set }
}

/// A QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// How much may be damaged: L, M, Q or H, 7, 15, 25 or 30 percent; M if not set.
  var correctionLevel: String { get set }
}

/// A bar code.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// Modules without bars on either side: 7 if not set.
  var quietSpace: Float { get set }
  /// How high it is, in pixels: 32 if not set.
  var barcodeHeight: Float { get set }
}

extension CIFilter {
  /// Makes a checkerboard without bounds.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    CheckerboardGeneratorFilter(.checkerboard)
  }
  /// Makes upright stripes without bounds.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    StripesGeneratorFilter(.stripes)
  }
  /// Makes pixels of random colors without bounds, the same each time.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    RandomGeneratorFilter(.random)
  }
  /// Makes a rectangle with round corners.
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    RoundedRectangleGeneratorFilter(.roundedRectangle)
  }
  /// Makes a QR code, a pixel a module, with a quiet zone of one.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    QRCodeGeneratorFilter(.qrCode)
  }
  /// Makes a Code 128 of ASCII, a pixel a module.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    Code128BarcodeGeneratorFilter(.code128)
  }
}

private final class CheckerboardGeneratorFilter: CIFilter, CICheckerboardGenerator {}
private final class StripesGeneratorFilter: CIFilter, CIStripesGenerator {}
private final class RandomGeneratorFilter: CIFilter, CIRandomGenerator {}
private final class RoundedRectangleGeneratorFilter: CIFilter, CIRoundedRectangleGenerator {}
private final class QRCodeGeneratorFilter: CIFilter, CIQRCodeGenerator {}
private final class Code128BarcodeGeneratorFilter: CIFilter, CICode128BarcodeGenerator {}
