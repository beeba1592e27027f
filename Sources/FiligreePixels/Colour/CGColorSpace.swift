import Foundation

/// How the numbers of a colour are to be read.
///
/// Filigree knows the two spaces that pictures on the web and on phones are in, and grey with the
/// sRGB transfer curve; other embedded profiles are converted to one of these on decoding, or refused.
public final class CGColorSpace: Hashable, Sendable {
  /// Which space it is.
  package enum Kind: UInt8, Sendable, Hashable {
    /// sRGB, IEC 61966-2-1.
    case sRGB
    /// Display P3: DCI-P3 primaries, D65 white, the sRGB transfer curve.
    case displayP3
    /// One grey channel with the sRGB transfer curve.
    case genericGray
  }

  /// Which space it is.
  package let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a space by its name, one of the constants below; nil where the name is of none.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, "kCGColorSpaceDeviceRGB": self.init(.sRGB)
    case Self.displayP3: self.init(.displayP3)
    case Self.genericGrayGamma2_2, "kCGColorSpaceDeviceGray": self.init(.genericGray)
    default: return nil
    }
  }

  /// sRGB.
  package static let sRGBSpace = CGColorSpace(.sRGB)
  /// Display P3.
  package static let displayP3Space = CGColorSpace(.displayP3)
  /// Grey with the sRGB transfer curve.
  package static let graySpace = CGColorSpace(.genericGray)

  /// The name of sRGB (IEC 61966-2-1).
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of Display P3: P3's primaries, D65 white, sRGB's transfer curve.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of grey; its transfer curve is sRGB's here, which 2.2 stands for.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name that creates the space.
  public var name: CFString? {
    switch kind {
    case .sRGB: Self.sRGB
    case .displayP3: Self.displayP3
    case .genericGray: Self.genericGrayGamma2_2
    }
  }

  /// How many numbers a colour has, the opacity left out: 1 or 3.
  public var numberOfComponents: Int { kind == .genericGray ? 1 : 3 }

  /// Whether the space is grey or RGB.
  public var model: CGColorSpaceModel { kind == .genericGray ? .monochrome : .rgb }

  /// Whether the space has colours outside sRGB.
  public var isWideGamutRGB: Bool { kind == .displayP3 }

  /// Whether both are the same space.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }

  /// Hashes the space.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The family of a colour space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// None that is known.
  case unknown = -1
  /// Grey.
  case monochrome
  /// Red, green, blue.
  case rgb
  /// Inks.
  case cmyk
}

/// How colours outside a space are brought into it; Filigree clips them, whatever is asked for.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// As the context or the space has it.
  case defaultIntent
  /// Colours are matched absolutely.
  case absoluteColorimetric
  /// Colours are matched, white to white.
  case relativeColorimetric
  /// Relations between colours are kept.
  case perceptual
  /// Colours stay saturated.
  case saturation
}

/// The space of RGB colours that name no space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }

/// The space of greys that name no space: grey with the sRGB transfer curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .graySpace }
