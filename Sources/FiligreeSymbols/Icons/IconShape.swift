import FiligreePaths
import Foundation

/// The outlines of SVG's shapes (SVG 2, chapters 9 and 10).
enum IconShape {
  /// The outline of the shape `name`; nil where there is no such shape.
  static func path(_ name: String, _ attributes: [String: String]) throws(SymbolError) -> Path? {
    func number(_ key: String) throws(SymbolError) -> CGFloat? {
      guard let text = attributes[key], text != "auto" else { return nil }
      return try IconNumbers.length(text)
    }
    switch name {
    case "path":
      return try data(attributes["d"] ?? "")
    case "rect":
      let rect = CGRect(
        x: try number("x") ?? 0, y: try number("y") ?? 0, width: try number("width") ?? 0,
        height: try number("height") ?? 0)
      let (rx, ry) = (try number("rx"), try number("ry"))
      guard rect.size.width > 0, rect.size.height > 0 else { return Path() }
      // Each radius is cut to half of its side by itself.
      let radii = CGSize(
        width: min(max(rx ?? ry ?? 0, 0), rect.width / 2),
        height: min(max(ry ?? rx ?? 0, 0), rect.height / 2))
      guard radii.width > 0, radii.height > 0 else { return Path(rect) }
      return Path(roundedRect: rect, cornerSize: radii, style: .circular)
    case "circle", "ellipse":
      let (r, x, y) = (try number("r"), try number("rx"), try number("ry"))
      let (rx, ry) = (r ?? x ?? y ?? 0, r ?? y ?? x ?? 0)
      guard rx > 0, ry > 0 else { return Path() }
      let (cx, cy) = (try number("cx") ?? 0, try number("cy") ?? 0)
      return Path(ellipseIn: CGRect(x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      let start = CGPoint(x: try number("x1") ?? 0, y: try number("y1") ?? 0)
      let end = CGPoint(x: try number("x2") ?? 0, y: try number("y2") ?? 0)
      return Path { $0.addLines([start, end]) }
    case "polyline", "polygon":
      let numbers = try IconNumbers.list(attributes["points"] ?? "")
      let points = stride(from: 0, to: numbers.count - numbers.count % 2, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      return Path {
        $0.addLines(points)
        if name == "polygon" { $0.closeSubpath() }
      }
    default: return nil
    }
  }

  private static func data(_ text: String) throws(SymbolError) -> Path {
    let path: Path
    do throws(SVGPathError) {
      path = try Path(svg: text)
    } catch {
      throw SymbolError(.corrupt, "path data, \(error)")
    }
    let bounds = path.boundingRect
    guard
      path.isEmpty
        || max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
          <= IconNumbers.limit
    else { throw SymbolError(.corrupt, "path data with numbers beyond 1000000") }
    return path
  }
}
