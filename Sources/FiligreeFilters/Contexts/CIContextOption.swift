import Foundation

/// A setting of a ``CIContext``.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  /// The setting's name.
  public let rawValue: String
  /// Creates a setting from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space of rendered pictures, a `CGColorSpace`: sRGB if not set.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether to render on the processor, a `Bool`: it is always so here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether the results of steps are kept between renderings, a `Bool`.
  ///
  /// It has no effect: they are kept while a step is still to be made from them, and no longer.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// How the pixels of a rendered picture are stored.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
  /// A number of its own.
  public let rawValue: Int32
  /// Creates a format from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Red, green, blue and opacity of 8 bits, premultiplied.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Blue, green, red and opacity of 8 bits, premultiplied.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Red, green, blue and opacity in floating-point numbers of 32 bits, premultiplied.
  public static let RGBAf = CIFormat(rawValue: 2056)
}

/// A setting of how a picture is written to a file.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
  /// The setting's name.
  public let rawValue: String
  /// Creates a setting from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
