import Foundation

/// How the numbers of a color are to be read.
///
/// Filigree knows the two spaces that pictures on the web and on phones are in, sRGB's linear and
/// extended relatives, and gray with the sRGB transfer curve; other embedded profiles are converted to
/// one of these on decoding, or refused.
///
/// Components of an extended space may lie outside 0…1: below are colors that sRGB's primaries cannot
/// mix, above is light brighter than white. A curve is continued to negative numbers by its mirror
/// image through the origin.
public final class CGColorSpace: Hashable, Sendable {
  /// Which space it is.
  package enum Kind: UInt8, Sendable, Hashable {
    /// sRGB, IEC 61966-2-1.
    case sRGB
    /// Display P3: DCI-P3 primaries, D65 white, the sRGB transfer curve.
    case displayP3
    /// One gray channel with the sRGB transfer curve.
    case genericGray
    /// sRGB's primaries, components in proportion to light.
    case linearSRGB
    /// sRGB beyond 0…1.
    case extendedSRGB
    /// sRGB's primaries, components in proportion to light, beyond 0…1.
    case extendedLinearSRGB
    /// Display P3 beyond 0…1.
    case extendedDisplayP3
  }

  /// Which space it is.
  package let kind: Kind
  /// Whether colors are patterns, and components those of a pattern without colors of its own.
  package let isPattern: Bool

  private init(_ kind: Kind, isPattern: Bool = false) {
    self.kind = kind
    self.isPattern = isPattern
  }

  /// Creates a space of patterns.
  ///
  /// Patterns without colors of their own have the components of `baseSpace`.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(baseSpace?.kind ?? .genericGray, isPattern: true)
  }

  /// The space that components are in.
  package var base: CGColorSpace { isPattern ? CGColorSpace(kind) : self }

  /// Creates a space by its name, one of the constants below; nil where the name is of none.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, "kCGColorSpaceDeviceRGB": self.init(.sRGB)
    case Self.displayP3: self.init(.displayP3)
    case Self.genericGrayGamma2_2, "kCGColorSpaceDeviceGray": self.init(.genericGray)
    case Self.linearSRGB: self.init(.linearSRGB)
    case Self.extendedSRGB: self.init(.extendedSRGB)
    case Self.extendedLinearSRGB: self.init(.extendedLinearSRGB)
    case Self.extendedDisplayP3: self.init(.extendedDisplayP3)
    default: return nil
    }
  }

  /// sRGB.
  package static let sRGBSpace = CGColorSpace(.sRGB)
  /// Display P3.
  package static let displayP3Space = CGColorSpace(.displayP3)
  /// Gray with the sRGB transfer curve.
  package static let graySpace = CGColorSpace(.genericGray)
  /// sRGB's primaries, in proportion to light.
  package static let linearSRGBSpace = CGColorSpace(.linearSRGB)
  /// sRGB beyond 0…1.
  package static let extendedSRGBSpace = CGColorSpace(.extendedSRGB)
  /// sRGB's primaries, in proportion to light, beyond 0…1.
  package static let extendedLinearSRGBSpace = CGColorSpace(.extendedLinearSRGB)
  /// Display P3 beyond 0…1.
  package static let extendedDisplayP3Space = CGColorSpace(.extendedDisplayP3)

  /// The name of sRGB (IEC 61966-2-1).
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of Display P3: P3's primaries, D65 white, sRGB's transfer curve.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of gray; its transfer curve is sRGB's here, which 2.2 stands for.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of sRGB's primaries with components in proportion to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of sRGB beyond 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB's primaries with components in proportion to light, beyond 0…1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of Display P3 beyond 0…1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"

  /// The name that creates the space.
  public var name: CFString? {
    if isPattern { return nil }
    return switch kind {
    case .sRGB: Self.sRGB
    case .displayP3: Self.displayP3
    case .genericGray: Self.genericGrayGamma2_2
    case .linearSRGB: Self.linearSRGB
    case .extendedSRGB: Self.extendedSRGB
    case .extendedLinearSRGB: Self.extendedLinearSRGB
    case .extendedDisplayP3: Self.extendedDisplayP3
    }
  }

  /// How many numbers a color has, the opacity left out: 1 or 3.
  public var numberOfComponents: Int { kind == .genericGray ? 1 : 3 }

  /// Whether the space is gray or RGB, or of patterns.
  public var model: CGColorSpaceModel {
    isPattern ? .pattern : kind == .genericGray ? .monochrome : .rgb
  }

  /// Whether the space has colors outside sRGB.
  public var isWideGamutRGB: Bool {
    switch kind {
    case .displayP3, .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3: true
    case .sRGB, .genericGray, .linearSRGB: false
    }
  }

  /// Whether components may lie outside 0…1.
  package var isExtended: Bool {
    switch kind {
    case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3: true
    case .sRGB, .displayP3, .genericGray, .linearSRGB: false
    }
  }

  /// Whether components are in proportion to light.
  package var isLinear: Bool { kind == .linearSRGB || kind == .extendedLinearSRGB }

  /// Whether the primaries are Display P3's.
  package var hasP3Primaries: Bool { kind == .displayP3 || kind == .extendedDisplayP3 }

  /// Whether both are the same space.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.kind == b.kind && a.isPattern == b.isPattern
  }

  /// Hashes the space.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The family of a color space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// None that is known.
  case unknown = -1
  /// Gray.
  case monochrome
  /// Red, green, blue.
  case rgb
  /// Inks.
  case cmyk
  /// Patterns.
  case pattern = 6
}

/// How colors outside a space are brought into it; Filigree clips them, whatever is asked for.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// As the context or the space has it.
  case defaultIntent
  /// Colors are matched absolutely.
  case absoluteColorimetric
  /// Colors are matched, white to white.
  case relativeColorimetric
  /// Relations between colors are kept.
  case perceptual
  /// Colors stay saturated.
  case saturation
}

/// The space of RGB colors that name no space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }

/// The space of grays that name no space: gray with the sRGB transfer curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .graySpace }
