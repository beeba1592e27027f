import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Primitives are what plain loops give; parts of a page are parts of the picture; no number is too wild.
struct FilterGraphPropertyTests {
  /// Premultiplied random pixels.
  private func noise(_ rect: PixelRect, _ random: inout RandomSource) -> PixelBuffer {
    let buffer = PixelBuffer(rect, .linear)
    for i in 0..<rect.count {
      let alpha = random.chance(0.2) ? 0 : random.number(in: 0...1)
      buffer.floats[i] = FloatPixel(
        (0..<4).map { Float($0 == 3 ? alpha : alpha * random.number(in: 0...1)) })
    }
    return buffer
  }

  @Test(arguments: 0..<24)
  func morphologyIsTheExtremeOfWindows(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let source = noise(PixelRect(x: 3, y: -2, width: 19, height: 13), &random)
    let target = PixelRect(x: random.integer(-4...8), y: -6, width: 17, height: 15)
    let radius = (x: random.integer(0...24), y: random.integer(0...6))
    for kind in FilterGraph.MorphologyOperator.allCases {
      let fast = source.morphed(kind, radius, in: target, Workers(threads: 1))
      for y in target.y..<target.maxY {
        for x in target.x..<target.maxX {
          var exact = source[x, y]
          for j in -radius.y...radius.y {
            for i in -radius.x...radius.x {
              let other = source[x + i, y + j]
              for k in 0..<4 {
                exact[k] = kind == .erode ? min(exact[k], other[k]) : max(exact[k], other[k])
              }
            }
          }
          expect(fast[x, y] == exact, "seed \(seed) at \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: 0..<24)
  func convolutionsAreSums(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let area = PixelRect(x: 1, y: 2, width: 9, height: 7)
    let source = noise(area, &random)
    let (columns, rows) = (random.integer(1...5), random.integer(1...4))
    let kernel = (0..<columns * rows).map { _ in random.number(in: -1...1) }
    for edgeMode in FilterGraph.ConvolveMatrix.EdgeMode.allCases {
      let matrix = FilterGraph.ConvolveMatrix(
        columns: columns, rows: rows, kernel: kernel, divisor: 1.5, bias: 0.1,
        targetX: random.integer(0...columns - 1), targetY: random.integer(0...rows - 1),
        edgeMode: edgeMode)
      let fast = GraphInput(buffer: source, area: area).convolved(
        matrix, in: area, Workers(threads: 1))
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX {
          var sum = SIMD4<Double>()
          for i in 0..<rows {
            for j in 0..<columns {
              var (column, row) = (x - matrix.targetX + j, y - matrix.targetY + i)
              switch edgeMode {
              case .duplicate:
                column = min(max(column, area.x), area.maxX - 1)
                row = min(max(row, area.y), area.maxY - 1)
              case .wrap:
                while column < area.x { column += area.width }
                while column >= area.maxX { column -= area.width }
                while row < area.y { row += area.height }
                while row >= area.maxY { row -= area.height }
              case .none: break
              }
              let weight: Double = kernel[(rows - i - 1) * columns + columns - j - 1]
              let pixel = SIMD4<Double>(source[column, row])
              sum += pixel * weight
            }
          }
          sum /= 1.5
          let alpha = min(max(sum.w + 0.1, 0), 1)
          for k in 0..<3 {
            let exact = min(max(sum[k] + 0.1 * (sum.w + 0.1), 0), alpha)
            expect(abs(Double(fast[x, y][k]) - exact) < 1e-5, "seed \(seed), \(edgeMode)")
          }
          expect(abs(Double(fast[x, y].w) - alpha) < 1e-5)
        }
      }
    }
  }

  /// What is seen does not change with how much is seen.
  @Test(arguments: 0..<60)
  func partsArePartsOfThePicture(seed: UInt64) throws {
    var random = RandomGraph(seed: seed)
    let graph = random.graph(5)
    let list = drawing(48, 40) { r in
      if seed % 3 == 0 { r.transform = CGAffineTransform(scaleX: 1.3, y: 0.8) }
      if seed % 5 == 0 { r.transform = r.transform.rotated(by: 0.3) }
      r.layer(filters: [.graph(graph)]) { r in
        r.fill(Path(pentagram: 20, 18, 16), with: .color(.rgb(0.9, 0.3, 0.1)))
        r.fill(Path(circle: 26, 20, 8), with: .color(.rgb(0.1, 0.4, 0.9, 0.6)))
      }
    }
    let whole = try Rasterizer().render(list)
    let part = PixelRect(x: 11, y: 9, width: 20, height: 17)
    let picture = try Rasterizer().picture(list, part)
    var far = 0
    for y in 0..<part.height {
      for x in 0..<part.width {
        let (a, b) = (pixel(picture, x, y), pixel(whole, x + part.x, y + part.y))
        // Sums of a blur begin elsewhere: a step may go either way.
        if zip(a, b).contains(where: { abs(Int($0) - Int($1)) > 2 }) { far += 1 }
      }
    }
    // Such a step may be on the edge of a discrete function, or of where a displacement looks.
    expect(far <= 3, "seed \(seed): \(far) pixels of \(graph)")
  }

  /// The standard's algorithm, written down straight: section 9.21.
  private struct PlainTurbulence {
    var lattice: [Int] = []
    var gradients: [[[Double]]] = []

    init(seed: Int) {
      var state = seed <= 0 ? -(seed % 2_147_483_646) + 1 : min(seed, 2_147_483_646)
      func random() -> Int {
        // Schrage's way, without a product of more than 31 bits.
        state = 16807 * (state % 127_773) - 2836 * (state / 127_773)
        if state <= 0 { state += 2_147_483_647 }
        return state
      }
      lattice = Array(0..<256)
      for _ in 0..<4 {
        gradients.append(
          (0..<256).map { _ in
            let x = Double(random() % 512 - 256) / 256
            let y = Double(random() % 512 - 256) / 256
            let length = (x * x + y * y).squareRoot()
            return [x / length, y / length]
          })
      }
      var i = 255
      while i > 0 {
        let j = random() % 256
        (lattice[i], lattice[j]) = (lattice[j], lattice[i])
        i -= 1
      }
      lattice += lattice
      for k in 0..<4 { gradients[k] += gradients[k] }
    }

    func noise(
      _ channel: Int, _ x: Double, _ y: Double, wrap: (x: Int, y: Int, width: Int, height: Int)?
    ) -> Double {
      var (bx0, by0) = (Int(x + 4096), Int(y + 4096))
      var (bx1, by1) = (bx0 + 1, by0 + 1)
      let (rx0, ry0) = (x + 4096 - Double(bx0), y + 4096 - Double(by0))
      if let wrap {
        if bx0 >= wrap.x { bx0 -= wrap.width }
        if bx1 >= wrap.x { bx1 -= wrap.width }
        if by0 >= wrap.y { by0 -= wrap.height }
        if by1 >= wrap.y { by1 -= wrap.height }
      }
      let (i, j) = (lattice[bx0 & 255], lattice[bx1 & 255])
      func dot(_ corner: Int, _ x: Double, _ y: Double) -> Double {
        gradients[channel][corner][0] * x + gradients[channel][corner][1] * y
      }
      let sx = rx0 * rx0 * (3 - 2 * rx0)
      let sy = ry0 * ry0 * (3 - 2 * ry0)
      let u0 = dot(lattice[i + by0 & 255], rx0, ry0)
      let v0 = dot(lattice[j + by0 & 255], rx0 - 1, ry0)
      let u1 = dot(lattice[i + by1 & 255], rx0, ry0 - 1)
      let v1 = dot(lattice[j + by1 & 255], rx0 - 1, ry0 - 1)
      let (a, b) = (u0 + sx * (v0 - u0), u1 + sx * (v1 - u1))
      return a + sy * (b - a)
    }
  }

  @Test(arguments: [-3.0, 0, 1, 2, 20, 1.9, 123_456_789, 2_147_483_647])
  func turbulenceIsTheStandards(seed: Double) {
    let plain = PlainTurbulence(seed: Int(seed))
    let tile = CGRect(x: 5, y: 3, width: 110, height: 80)
    for kind in FilterGraph.Turbulence.Kind.allCases {
      for stitches in [false, true] {
        let field = TurbulenceField(
          FilterGraph.Turbulence(
            kind, baseFrequency: CGSize(width: 0.06, height: 0.04), octaves: 3, seed: seed,
            stitches: stitches), tile: tile)
        // 110 · 0.06 = 6.6 waves become 7, 80 · 0.04 = 3.2 become 3.
        let (fx, fy) = stitches ? (7.0 / 110, 3.0 / 80) : (0.06, 0.04)
        for (px, py) in [(0.0, 0.0), (5, 3), (17, 40), (114, 82), (60.5, 33.25), (-7, -30)] {
          var exact = SIMD4<Double>()
          for channel in 0..<4 {
            var (x, y, ratio, sum) = (px * fx, py * fy, 1.0, 0.0)
            var wrap = (
              x: Int(5 * fx + 4096 + 7), y: Int(3 * fy + 4096 + 3), width: 7, height: 3
            )
            for _ in 0..<3 {
              let n = plain.noise(channel, x, y, wrap: stitches ? wrap : nil)
              sum += (kind == .fractalNoise ? n : abs(n)) / ratio
              (x, y, ratio) = (2 * x, 2 * y, 2 * ratio)
              wrap = (2 * wrap.x - 4096, 2 * wrap.y - 4096, 2 * wrap.width, 2 * wrap.height)
            }
            exact[channel] = min(max(kind == .fractalNoise ? (sum + 1) / 2 : sum, 0), 1)
          }
          let color = field.color(at: SIMD2(px, py))
          for k in 0..<4 { expect(abs(color[k] - exact[k]) < 1e-9, "\(kind) \(px), \(py)") }
        }
      }
    }
  }
}
