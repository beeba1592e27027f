import FiligreePaths
import Foundation

extension Path {
  /// A disc.
  static func disc(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A straight line.
  static func line(_ a: CGPoint, _ b: CGPoint) -> Path {
    Path {
      $0.move(to: a)
      $0.addLine(to: b)
    }
  }

  /// The path of SVG data; the gallery's own data has no faults.
  static func svg(_ data: String) -> Path { (try? Path(svg: data)) ?? Path() }

  /// Where segments end, and where open subpaths begin.
  var segmentEnds: [CGPoint] {
    var ends: [CGPoint] = []
    forEach {
      switch $0 {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        ends.append(end)
      case .closeSubpath: break
      }
    }
    return ends
  }

  /// How many lines and curves there are, in words.
  var counts: String {
    var lines = 0
    var curves = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    forEach {
      switch $0 {
      case .move(let end):
        start = end
        current = end
      case .line(let end):
        lines += 1
        current = end
      case .quadCurve(let end, _), .curve(let end, _, _):
        curves += 1
        current = end
      case .closeSubpath:
        if current != start { lines += 1 }
        current = start
      }
    }
    func words(_ count: Int, _ noun: String) -> [String] {
      count == 0 ? [] : ["\(count) \(noun)\(count == 1 ? "" : "s")"]
    }
    let all = words(lines, "line") + words(curves, "curve")
    return all.isEmpty ? "empty" : all.joined(separator: ", ")
  }

  /// The path with its box's middle at the origin, as large as fits into `size`.
  func fitted(to size: CGSize) -> Path {
    applying(Self.fit(boundingRect, to: size))
  }

  /// Moves the middle of `frame` to the origin and scales it to fit into `size`.
  static func fit(_ frame: CGRect, to size: CGSize) -> CGAffineTransform {
    let scale = min(size.width / max(frame.width, 1e-9), size.height / max(frame.height, 1e-9))
    return CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
}
