import FiligreePaths
import FiligreePixels
import Foundation

/// A gradient of colors between the points of a mesh; SwiftUI's `MeshGradient`.
///
/// A mesh has `width` × `height` vertices, row by row. Between each four of them lies a patch whose
/// four edges are cubic Bézier curves; inside, places are those of Coons' patch (S. Coons, 1967; PDF's
/// shading type 6). Where patches fold over one another, those of later rows and columns are above.
///
/// Colors are interpolated by columns and rows in the numbers of `interpolation`, premultiplied: by
/// straight lines, or smoothly by cubic polynomials that never leave the range of the colors around
/// them. Apple documents neither the surface nor the polynomials.
public struct MeshGradientPaint: Hashable, Sendable {
  /// A point of a mesh and the control points of the curves that leave it.
  public struct Vertex: Hashable, Sendable {
    /// Where the vertex is, in user space.
    public var position: CGPoint
    /// The control point towards the vertex before, in the row.
    public var leading: CGPoint
    /// The control point towards the vertex above, in the column.
    public var top: CGPoint
    /// The control point towards the next vertex, in the row.
    public var trailing: CGPoint
    /// The control point towards the vertex below, in the column.
    public var bottom: CGPoint

    /// Creates a vertex.
    public init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }

    package var points: [CGPoint] { [position, leading, top, trailing, bottom] }
  }

  /// Vertices in a row, at least 2.
  public var width: Int
  /// Rows of vertices, at least 2.
  public var height: Int
  /// The vertices, row by row.
  public var vertices: [Vertex]
  /// A color for each vertex.
  public var colors: [CGColor]
  /// What is painted outside of the mesh.
  public var background: CGColor
  /// Whether colors are interpolated by cubic polynomials.
  public var smoothsColors: Bool
  /// In which numbers colors are mixed.
  public var interpolation: GradientInterpolation

  /// Creates a mesh.
  ///
  /// A mesh of fewer than two rows or columns, of more than 65,536 vertices, of another number of
  /// vertices or colors than it says, or with a number that is not finite, paints nothing.
  public init(
    width: Int, height: Int, vertices: [Vertex], colors: [CGColor], background: CGColor = .clear,
    smoothsColors: Bool = true, interpolation: GradientInterpolation = .device
  ) {
    self.width = width
    self.height = height
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.interpolation = interpolation
  }

  /// Creates a mesh of points alone.
  ///
  /// Curves pass through the points of rows and columns smoothly: control points lie along the line
  /// between the neighbors, a sixth of their distance away (Catmull and Rom, 1974); at the mesh's edge
  /// a third of the way to the only neighbor.
  public init(
    width: Int, height: Int, points: [CGPoint], colors: [CGColor], background: CGColor = .clear,
    smoothsColors: Bool = true, interpolation: GradientInterpolation = .device
  ) {
    self.init(
      width: width, height: height, vertices: Self.smooth(points, width, height), colors: colors,
      background: background, smoothsColors: smoothsColors, interpolation: interpolation)
  }

  private static func smooth(_ points: [CGPoint], _ width: Int, _ height: Int) -> [Vertex] {
    guard isSize(width, height), points.count == width * height else { return [] }
    return points.indices.map { i in
      let p = points[i]
      let (x, y) = (i % width, i / width)
      func ends(
        _ before: CGPoint?, _ after: CGPoint?
      ) -> (before: CGPoint, after: CGPoint) {
        let (a, b) = (before ?? p, after ?? p)
        let part: CGFloat = before == nil || after == nil ? 1.0 / 3 : 1.0 / 6
        let (dx, dy) = ((b.x - a.x) * part, (b.y - a.y) * part)
        return (CGPoint(x: p.x - dx, y: p.y - dy), CGPoint(x: p.x + dx, y: p.y + dy))
      }
      let row = ends(
        x > 0 ? points[i - 1] : nil, x + 1 < width ? points[i + 1] : nil)
      let column = ends(
        y > 0 ? points[i - width] : nil, y + 1 < height ? points[i + width] : nil)
      return Vertex(
        position: p, leading: row.before, top: column.before, trailing: row.after,
        bottom: column.after)
    }
  }

  private static func isSize(_ width: Int, _ height: Int) -> Bool {
    width >= 2 && height >= 2 && width <= 1 << 15 && height <= 1 << 15
      && width * height <= 1 << 16
  }

  /// Whether there is anything to paint.
  var isDrawable: Bool {
    Self.isSize(width, height) && vertices.count == width * height
      && colors.count == width * height
      && vertices.allSatisfy { vertex in
        vertex.points.allSatisfy { abs($0.x) < 1e15 && abs($0.y) < 1e15 }
      }
  }

  /// The mesh with all its points mapped.
  package func applying(_ transform: CGAffineTransform) -> MeshGradientPaint {
    var mesh = self
    for i in mesh.vertices.indices {
      let vertex = vertices[i]
      mesh.vertices[i] = Vertex(
        position: vertex.position.applying(transform), leading: vertex.leading.applying(transform),
        top: vertex.top.applying(transform), trailing: vertex.trailing.applying(transform),
        bottom: vertex.bottom.applying(transform))
    }
    return mesh
  }
}
