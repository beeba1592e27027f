import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Mesh gradients have their colors where they belong.
struct MeshGradientTests {
  private func render(
    _ mesh: MeshGradientPaint, _ width: Double = 64, _ height: Double = 48,
    _ rasterizer: Rasterizer = Rasterizer(threads: 1)
  ) throws -> CGImage {
    try rasterizer.render(
      drawing(width, height) { $0.fill(Path(box: 0, 0, width, height), with: .mesh(mesh)) })
  }

  private func grid(_ width: Int, _ height: Int, _ size: CGSize) -> [CGPoint] {
    (0..<width * height).map { i in
      let (x, y) = (CGFloat(i % width), CGFloat(i / width))
      return CGPoint(
        x: x / CGFloat(width - 1) * size.width, y: y / CGFloat(height - 1) * size.height)
    }
  }

  private let page = CGSize(width: 64, height: 48)
  private let four: [CGColor] = [.rgb(1, 0, 0), .rgb(0, 1, 0), .rgb(0, 0, 1), .rgb(1, 1, 0, 0.5)]

  /// A rectangle of four colors is bilinear.
  @Test func bilinear() throws {
    let mesh = MeshGradientPaint(
      width: 2, height: 2, points: grid(2, 2, page), colors: four, smoothsColors: false)
    let image = try render(mesh)
    let corners = [[1.0, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1], [0.5, 0.5, 0, 0.5]]
    var worst = 0.0
    for y in 0..<48 {
      for x in 0..<64 {
        let (u, v) = ((Double(x) + 0.5) / 64, (Double(y) + 0.5) / 48)
        for c in 0..<4 {
          let top = corners[0][c] * (1 - u) + corners[1][c] * u
          let bottom = corners[2][c] * (1 - u) + corners[3][c] * u
          let exact = 255 * (top * (1 - v) + bottom * v)
          // Cells are of two triangles, which bend a hyperbola.
          worst = max(worst, abs(Double(pixel(image, x, y)[c]) - exact))
        }
      }
    }
    expect(worst <= 1.2)
  }

  /// Smooth colors go through the vertices' and never leave their range; a gray ramp stays one.
  @Test func smoothColors() throws {
    let ramp = (0..<5).map { CGColor.rgb(Double($0) / 4, Double($0) / 4, Double($0) / 4) }
    let even = try render(
      MeshGradientPaint(
        width: 5, height: 2, points: grid(5, 2, page), colors: ramp + ramp))
    for x in 0..<64 {
      expect(abs(Double(pixel(even, x, 20)[0]) - 255 * (Double(x) + 0.5) / 64) <= 1)
    }
    let wild: [CGColor] = [0, 1, 0, 1, 1].map { .rgb($0 * 0.5 + 0.25, 0, 0) }
    let image = try render(
      MeshGradientPaint(
        width: 5, height: 2, points: grid(5, 2, page), colors: wild + wild))
    let row = (0..<64).map { Int(pixel(image, $0, 20)[0]) }
    expect(row.min()! >= 63 && row.max()! <= 192)
    expect(abs(row[15] - 191) <= 2 && abs(row[31] - 64) <= 2)
    expect(row[48...].allSatisfy { $0 >= 190 })
  }

  /// Neighboring cells leave no gap and no pixel uncovered, however the points lie.
  @Test(arguments: UInt64(5)...8)
  func noSeams(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var points = grid(4, 4, page)
    for i in [5, 6, 9, 10] {
      points[i].x += random.number(in: -9...9)
      points[i].y += random.number(in: -7...7)
    }
    let white = [CGColor](repeating: .rgb(1, 1, 1), count: 16)
    let image = try render(
      MeshGradientPaint(width: 4, height: 4, points: points, colors: white))
    expect(image.bytes.allSatisfy { $0 == 255 }, "seed \(seed)")
  }

  /// Control points bend the edges; what is outside has the background.
  @Test func curvedEdges() throws {
    func vertex(_ x: Double, _ y: Double, _ top: Double = 0) -> MeshGradientPaint.Vertex {
      let p = CGPoint(x: x, y: y)
      // Towards the middle between the vertices of a row, up by `top`.
      let (leading, trailing) = (CGPoint(x: 24, y: y - top), CGPoint(x: 40, y: y - top))
      return MeshGradientPaint.Vertex(
        position: p, leading: trailing, top: CGPoint(x: x, y: 24), trailing: leading,
        bottom: CGPoint(x: x, y: 24))
    }
    let mesh = MeshGradientPaint(
      width: 2, height: 2,
      vertices: [vertex(8, 20, 16), vertex(56, 20, 16), vertex(8, 40), vertex(56, 40)],
      colors: [.black, .black, .black, .black], background: .rgb(1, 0, 0))
    let image = try render(mesh)
    // The curve's middle is three quarters of the way to its control points: at 20 − 12.
    expect(pixel(image, 32, 6) == [255, 0, 0, 255] && pixel(image, 32, 10) == [0, 0, 0, 255])
    expect(pixel(image, 9, 18) == [255, 0, 0, 255] && pixel(image, 4, 30) == [255, 0, 0, 255])
    expect(pixel(image, 32, 38) == [0, 0, 0, 255] && pixel(image, 32, 42) == [255, 0, 0, 255])
  }

  /// Opacity, blend modes, clips, transforms and modes are those of any paint.
  @Test func isAPaintLikeOthers() throws {
    let mesh = MeshGradientPaint(
      width: 2, height: 2, points: grid(2, 2, CGSize(width: 1, height: 1)),
      colors: [.white, .white, .white, .white])
    let list = drawing(20, 20) {
      $0.fill(Path(box: 0, 0, 20, 20), with: .color(.rgb(0, 0, 1)))
      $0.transform = CGAffineTransform(scaleX: 20, y: 20)
      $0.clip(to: Path(box: 0, 0, 0.5, 1))
      $0.opacity = 0.5
      $0.blendMode = .multiply
      $0.fill(Path(box: 0, 0, 1, 1), with: .mesh(mesh))
    }
    expect(pixel(try Rasterizer().render(list), 3, 3) == [0, 0, 255, 255])
    let reference = try ReferenceRasterizer(Rasterizer()).render(list)
    expect(try Rasterizer(threads: 3).render(list).bytes == reference)
    var linear = Rasterizer()
    linear.colorMode = .linear
    let mean = MeshGradientPaint(
      width: 2, height: 2, points: grid(2, 2, page),
      colors: [.black, .white, .black, .white], smoothsColors: false, interpolation: .linear)
    let image = try render(mean, 64, 48, linear)
    expect(abs(Int(pixel(image, 32, 20)[0]) - 189) <= 1)
    expect(abs(Int(pixel(try render(mean), 32, 20)[0]) - 189) <= 2)
  }

  @Test func whatIsNoMeshPaintsNothing() throws {
    let points = grid(2, 2, page)
    let meshes = [
      MeshGradientPaint(width: 2, height: 2, points: points, colors: []),
      MeshGradientPaint(width: 3, height: 2, points: points, colors: four),
      MeshGradientPaint(width: 1, height: 4, points: points, colors: four),
      MeshGradientPaint(width: -2, height: -2, points: points, colors: four),
      MeshGradientPaint(width: .max, height: .max, points: points, colors: four),
      MeshGradientPaint(
        width: 2, height: 2, points: points.dropLast() + [CGPoint(x: Double.nan, y: 0)],
        colors: four),
    ]
    for mesh in meshes {
      expect(try alphas(render(mesh)).allSatisfy { $0 == 0 })
    }
    // Far away, and without an area.
    for size in [0, 1e-9, 1e14] {
      _ = try render(
        MeshGradientPaint(
          width: 2, height: 2, points: grid(2, 2, CGSize(width: size, height: size)),
          colors: four))
    }
  }

  /// A mesh finer than pixels.
  @Test func manyVertices() throws {
    let colors = (0..<6400).map { CGColor.rgb(Double($0 % 80) / 79, Double($0 / 80) / 79, 0) }
    let image = try render(
      MeshGradientPaint(width: 80, height: 80, points: grid(80, 80, page), colors: colors))
    expect(abs(Int(pixel(image, 32, 24)[0]) - 129) <= 3)
  }
}
