import FiligreeBase
import FiligreePixels
import Foundation

/// The places of a mesh's patch: Coons' surface between four cubic curves.
package struct MeshPatch {
  package typealias Point = SIMD2<Double>

  private let top: [Point]
  private let bottom: [Point]
  private let left: [Point]
  private let right: [Point]

  /// The patch right of and below a vertex.
  package init(_ mesh: MeshGradientPaint, column: Int, row: Int) {
    let i = row * mesh.width + column
    let (a, b) = (mesh.vertices[i], mesh.vertices[i + 1])
    let (c, d) = (mesh.vertices[i + mesh.width], mesh.vertices[i + mesh.width + 1])
    func points(_ all: CGPoint...) -> [Point] {
      all.map { Point(Double($0.x), Double($0.y)) }
    }
    top = points(a.position, a.trailing, b.leading, b.position)
    bottom = points(c.position, c.trailing, d.leading, d.position)
    left = points(a.position, a.bottom, c.top, c.position)
    right = points(b.position, b.bottom, d.top, d.position)
  }

  /// The place at 0…1 along the rows and columns.
  package func place(_ u: Double, _ v: Double) -> Point {
    let along = Self.curve(top, u) * (1 - v) + Self.curve(bottom, u) * v
    let down = Self.curve(left, v) * (1 - u) + Self.curve(right, v) * u
    let corners =
      (top[0] * (1 - u) + top[3] * u) * (1 - v) + (bottom[0] * (1 - u) + bottom[3] * u) * v
    return along + down - corners
  }

  /// The lengths of the control polygons along the rows and along the columns: the longer of two each.
  package var lengths: (row: Double, column: Double) {
    func length(_ p: [Point]) -> Double {
      zip(p, p.dropFirst()).reduce(0) { sum, pair in
        let d = pair.1 - pair.0
        return sum + d.length
      }
    }
    return (max(length(top), length(bottom)), max(length(left), length(right)))
  }

  /// A box that the patch does not leave.
  ///
  /// The sum of two points of the control points' box, less another one of it.
  package var bounds: CGRect {
    let all = top + bottom + left + right
    var (low, high) = (all[0], all[0])
    for p in all {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    let size = high - low
    return CGRect(
      x: low.x - size.x, y: low.y - size.y, width: 3 * size.x, height: 3 * size.y)
  }

  private static func curve(_ p: [Point], _ t: Double) -> Point {
    let s = 1 - t
    return p[0] * (s * s * s) + p[1] * (3 * s * s * t) + p[2] * (3 * s * t * t) + p[3] * (t * t * t)
  }
}

/// The colors of a mesh.
package struct MeshColors {
  private let width: Int
  private let height: Int
  private let values: [InterpolatedColor]
  private let smooths: Bool

  /// Resolves the colors of a mesh.
  package init(_ mesh: MeshGradientPaint) {
    width = mesh.width
    height = mesh.height
    smooths = mesh.smoothsColors
    values = mesh.colors.map { InterpolatedColor($0, mesh.interpolation) }
  }

  /// The color at 0…1 along the rows and columns of a patch.
  package func color(column: Int, row: Int, _ u: Double, _ v: Double) -> InterpolatedColor {
    func value(_ x: Int, _ y: Int) -> InterpolatedColor {
      values[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }
    func line(_ y: Int) -> InterpolatedColor {
      if !smooths { return value(column, y).mixed(with: value(column + 1, y), u) }
      return InterpolatedColor.smooth(
        column > 0 ? value(column - 1, y) : nil, value(column, y), value(column + 1, y),
        column + 2 < width ? value(column + 2, y) : nil, u)
    }
    if !smooths { return line(row).mixed(with: line(row + 1), v) }
    return InterpolatedColor.smooth(
      row > 0 ? line(row - 1) : nil, line(row), line(row + 1),
      row + 2 < height ? line(row + 2) : nil, v)
  }
}
