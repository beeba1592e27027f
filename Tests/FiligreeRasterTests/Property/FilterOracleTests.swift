import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Each filter is within a level of its formula in double precision, over many colors.
struct FilterOracleTests {
  /// 9 levels of each component by 5 opacities, premultiplied: 3,645 pixels in 81 columns.
  private static func makeSource() -> PixelBuffer {
    let buffer = PixelBuffer(PixelRect(x: 0, y: 0, width: 81, height: 45))
    for i in 0..<buffer.rect.count {
      let alpha = [255, 200, 128, 37, 1][i / 729]
      var pixel = Pixel(alpha) << 24
      for k in 0..<3 {
        let level = i / [1, 9, 81][k] % 9
        pixel |= Pixel((level * alpha + 4) / 8) << (8 * k)
      }
      buffer.pixels[i] = pixel
    }
    return buffer
  }

  private func components(_ pixel: Pixel) -> [Double] {
    (0..<4).map { Double((pixel >> (8 * $0)) & 255) / 255 }
  }

  private func expectFormula(
    _ filter: Filter, _ formula: ([Double]) -> [Double], _ what: String = ""
  ) {
    let source = Self.makeSource()
    let result = source.filtered(
      by: filter, .identity, in: source.rect, workers: Workers(threads: 2))
    var worst = (error: 0.0, pixel: Pixel(0))
    for i in 0..<source.rect.count {
      let (exact, drawn) = (formula(components(source.pixels[i])), components(result.pixels[i]))
      for k in 0..<4 {
        let error = abs(drawn[k] - exact[k]) * 255
        if error > worst.error { worst = (error, source.pixels[i]) }
      }
    }
    expect(worst.error <= 1, "\(filter) of \(String(worst.pixel, radix: 16)): \(worst.error)")
  }

  /// Straight components through rows of five, cut, premultiplied.
  private func matrix(_ rows: [[Double]]) -> ([Double]) -> [Double] {
    { c in
      let s = c[3] > 0 ? c.prefix(3).map { $0 / c[3] } + [c[3]] : c
      let r = rows.map { row in
        min(max((0..<4).reduce(row[4]) { $0 + row[$1] * s[$1] }, 0), 1)
      }
      return r.prefix(3).map { $0 * r[3] } + [r[3]]
    }
  }

  private func colors(_ change: @escaping ([Double]) -> [Double]) -> ([Double]) -> [Double] {
    { c in
      let s = c[3] > 0 ? c.prefix(3).map { $0 / c[3] } : [0, 0, 0]
      return change(s).map { min(max($0, 0), 1) * c[3] } + [c[3]]
    }
  }

  private func luminance(_ c: [Double]) -> Double {
    0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
  }

  @Test(arguments: [-1.0, -0.3, 0.25, 0.5, 1, 1.7])
  func simpleColors(amount: Double) {
    expectFormula(.brightness(amount), colors { $0.map { $0 + amount } })
    expectFormula(.contrast(amount), colors { $0.map { ($0 - 0.5) * amount + 0.5 } })
    expectFormula(
      .saturation(amount),
      colors { c in c.map { self.luminance(c) + ($0 - self.luminance(c)) * amount } })
    if amount > 0, amount <= 1 {
      expectFormula(
        .grayscale(amount),
        colors { c in c.map { self.luminance(c) + ($0 - self.luminance(c)) * (1 - amount) } })
      expectFormula(.invert(amount), colors { $0.map { $0 * (1 - amount) + (1 - $0) * amount } })
      expectFormula(.opacity(amount)) { $0.map { $0 * amount } }
    }
  }

  /// CSS' matrix for hue-rotate, as Filter Effects has it.
  @Test(arguments: [0.3, 1.0, .pi, 4.5, -2])
  func hues(angle: Double) {
    let (c, s) = (cos(angle), sin(angle))
    let base = [[0.213, 0.715, 0.072], [0.213, 0.715, 0.072], [0.213, 0.715, 0.072]]
    let cosines = [[0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928]]
    let sines = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    let rows = (0..<3).map { i in
      (0..<3).map { base[i][$0] + c * cosines[i][$0] + s * sines[i][$0] } + [0, 0]
    }
    expectFormula(.hueRotation(angle), matrix(rows + [[0, 0, 0, 1, 0]]))
  }

  @Test func matricesAndProducts() {
    expectFormula(
      .colorMultiply(.rgb(0.3, 0.9, 0.6, 0.7)),
      matrix([[0.3, 0, 0, 0, 0], [0, 0.9, 0, 0, 0], [0, 0, 0.6, 0, 0], [0, 0, 0, 0.7, 0]]))
    var random = RandomSource(seed: 5)
    for _ in 0..<4 {
      let numbers = (0..<20).map { _ in Float(random.number(in: -1...1)) }
      let rows = (0..<4).map { i in (0..<5).map { Double(numbers[5 * i + $0]) } }
      expectFormula(.colorMatrix(ColorMatrix(rows: numbers)), matrix(rows))
    }
  }

  @Test func opacities() {
    expectFormula(.luminanceToAlpha) { c in [0, 0, 0, self.luminance(c)] }
    expectFormula(.alphaThreshold(min: 0.1, max: 0.6, color: .rgb(0.2, 0.4, 1, 0.5))) { c in
      c[3] >= 0.1 && c[3] <= 0.6 ? [0.1, 0.2, 0.5, 0.5] : [0, 0, 0, 0]
    }
  }

  /// In proportion to light: numbers become light, and back.
  @Test func linearLight() {
    func light(_ n: Double) -> Double { ToneCurve.sRGBLight(n) }
    func number(_ l: Double) -> Double { ToneCurve.sRGBNumber(min(max(l, 0), 1)) }
    expectFormula(
      .linearLight(.brightness(0.2)),
      colors { $0.map { number(min(light($0) + 0.2, 1)) } })
    expectFormula(
      .linearLight(.saturation(0.4)),
      colors { c in
        let l = c.map(light)
        return l.map { number(self.luminance(l) + ($0 - self.luminance(l)) * 0.4) }
      })
  }

  // MARK: Blurs

  /// The kernel that the documentation promises, in double precision: a sampled Gaussian, or three boxes
  /// with fractional ends.
  private func kernel(_ sigma: Double) -> [Double] {
    if sigma < 2 {
      let reach = Int((3 * sigma).rounded(.up))
      let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = weights.reduce(0, +)
      return weights.map { $0 / sum }
    }
    let variance = sigma * sigma / 3
    let radius = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let r = Int(radius)
    // A box of 2r + 1 pixels and two ends of weight a: its variance decides about a.
    let squares = (1...max(r, 1)).reduce(0.0) { $0 + ($1 <= r ? 2 * Double($1 * $1) : 0) }
    let end = Double((r + 1) * (r + 1))
    let a = (variance * Double(2 * r + 1) - squares) / (2 * (end - variance))
    let size = Double(2 * r + 1) + 2 * a
    let box = [a / size] + [Double](repeating: 1 / size, count: 2 * r + 1) + [a / size]
    func convolved(_ x: [Double], _ y: [Double]) -> [Double] {
      var z = [Double](repeating: 0, count: x.count + y.count - 1)
      for (i, p) in x.enumerated() { for (j, q) in y.enumerated() { z[i + j] += p * q } }
      return z
    }
    return convolved(convolved(box, box), box)
  }

  private func blurred(
    _ values: [[Double]], _ width: Int, _ height: Int, _ sigma: Double, extends: Bool
  ) -> [[Double]] {
    let kernel = kernel(sigma)
    let reach = kernel.count / 2
    func at(_ from: [[Double]], _ x: Int, _ y: Int) -> [Double] {
      if x >= 0, y >= 0, x < width, y < height { return from[y * width + x] }
      if !extends { return [0, 0, 0, 0] }
      return from[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }
    func pass(_ from: [[Double]], _ dx: Int, _ dy: Int) -> [[Double]] {
      (0..<width * height).map { i in
        var sum = [0.0, 0, 0, 0]
        for k in -reach...reach {
          let value = at(from, i % width + dx * k, i / width + dy * k)
          for c in 0..<4 { sum[c] += value[c] * kernel[k + reach] }
        }
        return sum
      }
    }
    return pass(pass(values, 1, 0), 0, 1)
  }

  @Test(arguments: [0.4, 1.7, 2.6, 5], [false, true])
  func blurs(sigma: Double, isOpaque: Bool) {
    var random = RandomSource(seed: UInt64(sigma * 10))
    let buffer = PixelBuffer(PixelRect(x: 3, y: -2, width: 21, height: 17))
    for i in 0..<buffer.rect.count {
      let alpha = [255, random.integer(0...255)][random.integer(0...1)]
      buffer.pixels[i] = (0..<3).reduce(Pixel(alpha) << 24) { pixel, k in
        pixel | Pixel(random.integer(0...alpha)) << (8 * k)
      }
    }
    let values = (0..<buffer.rect.count).map { components(buffer.pixels[$0]) }
    let exact = blurred(values, 21, 17, sigma, extends: isOpaque)
    for dithers in [false, true] {
      let result = buffer.filtered(
        by: .blur(radius: sigma, isOpaque: isOpaque, dithers: dithers), .identity,
        in: buffer.rect, workers: Workers(threads: 2))
      var worst = 0.0
      for i in 0..<buffer.rect.count {
        let drawn = components(result.pixels[i])
        for c in 0..<4 { worst = max(worst, abs(drawn[c] - exact[i][c]) * 255) }
      }
      expect(worst <= 1.01, "σ \(sigma), dithers \(dithers): \(worst)")
    }
    // The same in floats.
    let floats = buffer.converted(to: .extendedNonLinear, dithers: false)
      .filtered(
        by: .blur(radius: sigma, isOpaque: isOpaque), .identity, in: buffer.rect,
        workers: Workers(threads: 2))
    let far = (0..<4 * buffer.rect.count).filter {
      abs(Double(floats.floats[$0 / 4][$0 % 4]) - exact[$0 / 4][$0 % 4]) >= 1e-5
    }
    expect(far.isEmpty)
  }

  @Test func shadows() {
    let source = Self.makeSource()
    let values = (0..<source.rect.count).map { components(source.pixels[$0]) }
    let shades = blurred(values, 81, 45, 1.5, extends: false)
    let shadow = Filter.Shadow(
      color: .rgb(0.8, 0.1, 0.4, 0.6), radius: 1.5, offset: CGSize(width: 3, height: -2))
    let result = source.filtered(
      by: .shadow(shadow), .identity, in: source.rect, workers: Workers(threads: 2))
    var worst = 0.0
    for y in 0..<43 {
      for x in 3..<81 {
        let (own, shade) = (values[y * 81 + x], shades[(y + 2) * 81 + x - 3][3])
        let cast = [0.8 * 0.6, 0.1 * 0.6, 0.4 * 0.6, 0.6].map { $0 * shade }
        let drawn = components(result.pixels[y * 81 + x])
        for c in 0..<4 {
          worst = max(worst, abs(drawn[c] - own[c] - cast[c] * (1 - own[3])) * 255)
        }
      }
    }
    expect(worst <= 1.01)
  }

  // MARK: Projections

  /// Pixels where the map takes them from, interpolated in double precision.
  @Test(arguments: UInt64(1)...6)
  func projections(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var map = ProjectionTransform(
      CGAffineTransform(rotationAngle: random.number(in: -0.4...0.4)).scaledBy(x: 1.7, y: 1.8))
    map.m13 = random.number(in: -0.002...0.002)
    map.m23 = random.number(in: -0.002...0.002)
    let source = Self.makeSource()
    let target = PixelRect(x: 0, y: 0, width: 60, height: 50)
    let result = source.filtered(
      by: .projection(map), .identity, in: target, workers: Workers(threads: 2))
    let back = map.inverted()
    func at(_ x: Int, _ y: Int) -> [Double] {
      x >= 0 && y >= 0 && x < 81 && y < 45 ? components(source.pixels[y * 81 + x]) : [0, 0, 0, 0]
    }
    var worst = 0.0
    for y in 0..<50 {
      for x in 0..<60 {
        let p = back.map(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))!
        let (u, v) = (Double(p.x) - 0.5, Double(p.y) - 0.5)
        let (i, j) = (Int(floor(u)), Int(floor(v)))
        let (fx, fy) = (u - floor(u), v - floor(v))
        let drawn = components(result.pixels[y * 60 + x])
        for c in 0..<4 {
          let top = at(i, j)[c] * (1 - fx) + at(i + 1, j)[c] * fx
          let bottom = at(i, j + 1)[c] * (1 - fx) + at(i + 1, j + 1)[c] * fx
          let exact = top * (1 - fy) + bottom * fy
          worst = max(worst, abs(drawn[c] - exact) * 255)
        }
      }
    }
    expect(worst <= 1, "seed \(seed)")
  }

  /// Shrunk in the distance, a chequered floor becomes even gray, and behind the eye there is nothing.
  @Test func floorsGoGrayInTheDistance() throws {
    var map = ProjectionTransform()
    map.m23 = -0.02
    let list = drawing(60, 60) { r in
      r.transform = CGAffineTransform(translationX: 30, y: 58)
      r.layer(filters: [.projection(map)]) { r in
        for j in -60..<0 {
          for i in -60..<60 where (i + j) % 2 == 0 {
            r.fill(Path(box: Double(i) * 4, Double(j) * 4, 4, 4), with: .color(.black))
          }
        }
      }
    }
    let drawn = alphas(try Rasterizer().render(list))
    // The horizon is 1/0.02 above.
    expect(drawn[0..<(7 * 60)].allSatisfy { $0 == 0 })
    let row = 19
    expect(drawn[row * 60 + 10..<row * 60 + 50].allSatisfy { abs(Int($0) - 128) < 60 })
    expect(drawn.contains(255))
  }

  @Test func memoryOfFiltersCounts() throws {
    let list = drawing(200, 200) { r in
      r.layer(filters: [.blur(radius: 4)]) {
        $0.fill(Path(box: 0, 0, 200, 200), with: .color(.black))
      }
    }
    var rasterizer = Rasterizer()
    // A layer, its blurred copy, and rows of 16 bits between them: four pictures of bytes and margins.
    rasterizer.layerPixelLimit = 140_000
    #expect(throws: RasterError.self) { try rasterizer.render(list) }
    rasterizer.layerPixelLimit = 260_000
    _ = try rasterizer.render(list)
    rasterizer.colorMode = .linear
    #expect(throws: RasterError.self) { try rasterizer.render(list) }
  }
}
