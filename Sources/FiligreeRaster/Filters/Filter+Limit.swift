import FiligreeDrawing
import FiligreePaths
import Foundation

extension Filter {
  /// The largest standard deviation of a blur, in pixels; a larger one counts as this.
  ///
  /// A blur sees three deviations around a pixel, so what it costs grows with the square of the
  /// deviation where the picture goes on beyond the page. It is Skia's limit, which gives boxes of 1,000
  /// pixels, as WebKit's and Firefox' are.
  static let deviationLimit = 532.0

  /// The filter with no blur beyond the limit, in a space that `map` maps to pixels.
  func limited(under map: CGAffineTransform) -> Filter {
    func limited(_ radius: CGFloat) -> CGFloat {
      let deviations = Filter.deviations(radius, map)
      let largest = max(deviations.width, deviations.height)
      return largest > Self.deviationLimit ? radius * (Self.deviationLimit / largest) : radius
    }
    switch self {
    case .blur(let radius, let isOpaque, let dithers):
      return .blur(radius: limited(radius), isOpaque: isOpaque, dithers: dithers)
    case .shadow(var shadow):
      shadow.radius = limited(shadow.radius)
      return .shadow(shadow)
    case .linearLight(let filter):
      return .linearLight(filter.limited(under: map))
    default:
      return self
    }
  }
}
