import FiligreeDrawing
import FiligreePaths
import Foundation

/// Colors between the points of a mesh: SwiftUI's `MeshGradient`.
///
/// A mesh has `width` × `height` vertices, row by row, whose places are those of the unit square of what
/// is painted. How colors and places are found between vertices: `MeshGradientPaint`.
public struct MeshGradient: ShapeStyle, PrimitiveShapeStyle, Equatable {
  /// A vertex and the control points of the curves that leave it: SwiftUI's type of that name.
  @frozen
  public struct BezierPoint: Equatable, Sendable {
    /// Where the vertex is.
    public var position: SIMD2<Float>
    /// The control point towards the vertex before.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the vertex above.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the next vertex.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the vertex below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where vertices are: SwiftUI's type of that name.
  public enum Locations: Equatable, Sendable {
    /// Points alone: curves through them are smooth.
    case points([SIMD2<Float>])
    /// Points with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colors of vertices: SwiftUI's type of that name.
  public enum Colors: Equatable, Sendable {
    /// Colors that depend on surroundings.
    case colors([Color])
    /// Colors that do not.
    case resolvedColors([Color.Resolved])
  }

  /// Vertices in a row.
  public var width: Int
  /// Rows of vertices.
  public var height: Int
  /// Where the vertices are.
  public var locations: Locations
  /// A color for each vertex.
  public var colors: Colors
  /// What is painted outside of the mesh.
  public var background: Color
  /// Whether colors are interpolated by cubic polynomials.
  public var smoothsColors: Bool
  /// In which numbers colors are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh gradient; one whose numbers do not fit each other paints nothing.
  ///
  /// - Parameters:
  ///   - width: Vertices in a row, at least 2.
  ///   - height: Rows of vertices, at least 2.
  ///   - locations: Where the vertices are, row by row.
  ///   - colors: A color for each vertex.
  ///   - background: What is painted outside of the mesh.
  ///   - smoothsColors: Whether colors are interpolated by cubic polynomials.
  ///   - colorSpace: In which numbers colors are mixed.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh gradient of points; curves through them are smooth.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh gradient of points with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.mesh(resolvedMesh(in: environment)))
  }

  func resolvedMesh(in environment: EnvironmentValues) -> ResolvedMesh {
    let resolved =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    func point(_ p: SIMD2<Float>) -> CGPoint { CGPoint(x: CGFloat(p.x), y: CGFloat(p.y)) }
    var isCurved = false
    let points: [CGPoint]
    switch locations {
    case .points(let all):
      points = all.map(point)
    case .bezierPoints(let all):
      isCurved = true
      points = all.flatMap {
        [
          $0.position, $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint,
          $0.bottomControlPoint,
        ].map(point)
      }
    }
    return ResolvedMesh(
      width: width, height: height, points: points, isCurved: isCurved, colors: resolved,
      background: background.resolve(in: environment), smoothsColors: smoothsColors,
      interpolation: colorSpace.interpolation)
  }
}

extension MeshGradient: View, StyleView {
  /// A gradient has no content of views.
  public typealias Body = Never
}

/// A mesh gradient in an environment.
package struct ResolvedMesh: Hashable, Sendable {
  var width: Int
  var height: Int
  /// The vertices, in the unit square; each followed by its four control points if `isCurved`.
  var points: [CGPoint]
  var isCurved: Bool
  var colors: [Color.Resolved]
  var background: Color.Resolved
  var smoothsColors: Bool
  var interpolation: GradientInterpolation

  var data: [Double] {
    points.flatMap { [Double($0.x), Double($0.y)] } + background.components(in: .perceptual)
      + colors.flatMap { $0.components(in: interpolation) }
  }

  func with(_ data: ArraySlice<Double>) -> ResolvedMesh {
    var mesh = self
    var rest = data
    func next(_ count: Int) -> ArraySlice<Double> {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    for index in points.indices {
      let numbers = Array(next(2))
      if numbers.count == 2 { mesh.points[index] = CGPoint(x: numbers[0], y: numbers[1]) }
    }
    mesh.background = background.with(next(4), in: .perceptual)
    for index in colors.indices {
      mesh.colors[index] = colors[index].with(next(4), in: interpolation)
    }
    return mesh
  }

  /// The paint for a shape whose unit square is `bounds`.
  func paint(in bounds: CGRect) -> MeshGradientPaint {
    let places = points.map {
      CGPoint(x: bounds.minX + $0.x * bounds.width, y: bounds.minY + $0.y * bounds.height)
    }
    let colors = colors.map(\.cgColor)
    if !isCurved {
      return MeshGradientPaint(
        width: width, height: height, points: places, colors: colors,
        background: background.cgColor, smoothsColors: smoothsColors, interpolation: interpolation)
    }
    let vertices = stride(from: 0, to: places.count - places.count % 5, by: 5).map { i in
      MeshGradientPaint.Vertex(
        position: places[i], leading: places[i + 1], top: places[i + 2], trailing: places[i + 3],
        bottom: places[i + 4])
    }
    return MeshGradientPaint(
      width: width, height: height, vertices: vertices, colors: colors,
      background: background.cgColor, smoothsColors: smoothsColors, interpolation: interpolation)
  }
}
