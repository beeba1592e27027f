import FiligreeDrawing
import FiligreePaths
import Foundation

extension Filter {
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
