import FiligreePixels
import Foundation

/// The name of Core Foundation's array, which is Swift's here: `[a, b] as CFArray` compiles.
public typealias CFArray = [Any]

/// Colors along 0…1: Core Graphics' `CGGradient`.
///
/// It does not change once made. Between stops the premultiplied sRGB components are interpolated
/// linearly; locations are read as ``LinearGradientPaint`` says.
public final class CGGradient: Sendable {
  /// The stops, by rising location.
  package let stops: [GradientStop]

  /// Creates a gradient of colors.
  ///
  /// - Parameters:
  ///   - space: Where colors are to be interpolated; it has no effect, they are in sRGB.
  ///   - colors: `CGColor`s, at least one; what is none makes the gradient nil.
  ///   - locations: A position for each color, 0…1; nil for even ones. Core Graphics takes stops in any
  ///     order, so they are sorted by location.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count else { return nil }
    self.init(
      colors: found,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: found.count)) })
  }

  /// Creates a gradient of components.
  ///
  /// - Parameters:
  ///   - space: The space of the components.
  ///   - components: For each color as many numbers as the space has, and the opacity.
  ///   - locations: A position for each color, 0…1; nil for even ones.
  ///   - count: How many colors there are.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    self.init(
      colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  private init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    guard let locations else {
      stops = GradientStop.evenly(colors)
      return
    }
    let stops = zip(colors, locations).map { GradientStop(color: $0, location: $1) }
    // A location that is NaN has no place in an order: the stops then stay as they come.
    let isOrdered = locations.contains(where: \.isNaN)
    self.stops =
      isOrdered
      ? stops
      : stops.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }.map(\.element)
  }
}

/// Whether a gradient goes on beyond its ends: Core Graphics' `CGGradientDrawingOptions`.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color is drawn before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color is drawn beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
