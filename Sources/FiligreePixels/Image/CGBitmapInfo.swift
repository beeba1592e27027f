/// Where the opacity of a pixel lies, and whether colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// No opacity: RGB, or gray.
  case none
  /// RGBA, colors multiplied by the opacity.
  case premultipliedLast
  /// ARGB, colors multiplied by the opacity.
  case premultipliedFirst
  /// RGBA, straight.
  case last
  /// ARGB, straight.
  case first
  /// RGB and an ignored fourth component.
  case noneSkipLast
  /// An ignored component and RGB.
  case noneSkipFirst
  /// Opacity alone.
  case alphaOnly
}

/// The layout of a bitmap's pixels: opacity, component format, byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16-bit units, little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32-bit units, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16-bit units, big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32-bit units, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The order of the bytes in a unit of 16 or 32 bits.
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
  /// The bits that hold the order.
  case orderMask = 0x7000
  /// As stored: components in memory order, 16-bit ones big-endian.
  case orderDefault = 0
  /// 16-bit units, little-endian.
  case order16Little = 0x1000
  /// 32-bit units, little-endian.
  case order32Little = 0x2000
  /// 16-bit units, big-endian.
  case order16Big = 0x3000
  /// 32-bit units, big-endian.
  case order32Big = 0x4000
}
