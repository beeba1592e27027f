import FiligreePaths
import Foundation

/// The outlines of SVG's shapes.
enum SVGShape {
  /// The outline of an element; nil if it is no shape, or a damaged one.
  static func path(_ element: SVGElement) -> Path? {
    func number(_ name: String) -> Double { SVGNumbers.length(element.properties[name]) ?? 0 }
    switch element.name {
    case "path":
      return element.properties["d"].flatMap { try? Path(svg: $0) }
    case "rect":
      let size = CGSize(width: number("width"), height: number("height"))
      guard size.width > 0, size.height > 0 else { return nil }
      let rect = CGRect(origin: CGPoint(x: number("x"), y: number("y")), size: size)
      let (rx, ry) = (element.properties["rx"], element.properties["ry"])
      let radii = CGSize(
        width: SVGNumbers.length(rx ?? ry) ?? 0, height: SVGNumbers.length(ry ?? rx) ?? 0)
      guard radii.width > 0, radii.height > 0 else { return Path(rect) }
      return Path(
        roundedRect: rect,
        cornerSize: CGSize(
          width: min(radii.width, size.width / 2), height: min(radii.height, size.height / 2)),
        style: .circular)
    case "circle", "ellipse":
      let isCircle = element.name == "circle"
      let (rx, ry) = (number(isCircle ? "r" : "rx"), number(isCircle ? "r" : "ry"))
      guard rx > 0, ry > 0 else { return nil }
      return Path(
        ellipseIn: CGRect(
          x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      return Path {
        $0.move(to: CGPoint(x: number("x1"), y: number("y1")))
        $0.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
      }
    case "polyline", "polygon":
      guard let numbers = element.properties["points"].flatMap({ SVGNumbers.list($0) }),
        numbers.count >= 4
      else { return nil }
      var path = Path()
      path.addLines(
        (0..<numbers.count / 2).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) })
      if element.name == "polygon" { path.closeSubpath() }
      return path
    default: return nil
    }
  }
}
