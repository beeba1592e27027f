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

  /// sRGB.
  package static let sRGBSpace = CGColorSpace(.sRGB)
  /// Display P3.
  package static let displayP3Space = CGColorSpace(.displayP3)
  /// Grey with the sRGB transfer curve.
  package static let graySpace = CGColorSpace(.genericGray)

  /// Whether both are the same space.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }

  /// Hashes the space.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
