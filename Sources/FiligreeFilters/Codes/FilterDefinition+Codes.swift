import FiligreePixels
import Foundation

/// Codes that scanners read: a pixel a module, black on white. Maps of the plane take their nearest pixel, so that they
/// stay sharp.
extension FilterDefinition {
  /// ISO/IEC 18004, with a quiet zone of one module; the mode that takes the fewest bits for the whole message.
  static let qrCode = FilterDefinition(
    "CIQRCodeGenerator", kCICategoryGenerator,
    [.data("inputMessage"), .text("inputCorrectionLevel", "M")]
  ) { v in
    guard let level = QRCorrection(rawValue: try v.text("inputCorrectionLevel")) else {
      throw UnusableValue(key: "inputCorrectionLevel")
    }
    guard let code = QRCode([UInt8](try v.data("inputMessage")), correction: level) else {
      throw UnusableValue(key: "inputMessage")
    }
    let side = code.modules.side
    return .code(width: side + 2, height: side + 2) { x, y in
      (1...side).contains(x) && (1...side).contains(y) && code.modules[x - 1, y - 1]
    }
  }

  /// ISO/IEC 15417, for ASCII.
  static let code128 = FilterDefinition(
    "CICode128BarcodeGenerator", kCICategoryGenerator,
    [
      .data("inputMessage"), .number("inputQuietSpace", 7, 0...20),
      .number("inputBarcodeHeight", 32, 1...500),
    ]
  ) { v in
    guard let code = Code128([UInt8](try v.data("inputMessage"))) else {
      throw UnusableValue(key: "inputMessage")
    }
    let quiet = Int(try v.number("inputQuietSpace", in: 0...100).rounded())
    let height = Int(try v.number("inputBarcodeHeight", in: 1...10000).rounded())
    return .code(width: code.modules.count + 2 * quiet, height: height) { x, _ in
      code.modules.indices.contains(x - quiet) && code.modules[x - quiet]
    }
  }

  static let codes = [qrCode, code128]
}

extension CIImage {
  /// A picture of modules, rows from the top.
  fileprivate static func code(
    width: Int, height: Int, _ isDark: (_ x: Int, _ y: Int) -> Bool
  ) -> CIImage {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { bytes.append(isDark(x, y) ? 0 : 255) }
    }
    let picture = CGImage(width: width, height: height, components: 1, depth: 8, bytes: bytes)
    return CIImage(cgImage: picture).samplingNearest()
  }
}
