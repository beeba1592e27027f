import FiligreePixels
import Foundation

extension Ramp {
  /// The ramp as a fill.
  var fill: ColorTrace.Fill {
    let first = stops[0].position
    let last = stops[stops.count - 1].position
    switch shape {
    case .linear(let d):
      let width = max(last - first, 1e-3)
      return .linear(
        stops: locations(from: first, width: width),
        start: CGPoint(x: CGFloat(d.x * first), y: CGFloat(d.y * first)),
        end: CGPoint(x: CGFloat(d.x * (first + width)), y: CGFloat(d.y * (first + width))))
    case .radial(let c):
      let radius = max(last, 1e-3)
      return .radial(
        stops: locations(from: 0, width: radius), center: CGPoint(x: CGFloat(c.x), y: CGFloat(c.y)),
        radius: CGFloat(radius))
    }
  }

  private func locations(from start: Float, width: Float) -> [ColorTrace.Stop] {
    stops.map {
      ColorTrace.Stop(
        color: LayerBuilder.color($0.color),
        location: CGFloat(min(max(($0.position - start) / width, 0), 1)))
    }
  }
}
