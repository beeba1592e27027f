import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeDocuments

@Suite struct SVGGradientTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  private func root(
    _ gradient: LinearGradientPaint, _ map: CGAffineTransform = .identity,
    writer: SVGWriter = SVGWriter()
  ) throws -> XMLTree.Element {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    recorder.concatenate(map)
    recorder.fill(Samples.tile, with: .linearGradient(gradient))
    return try XMLTree.root(writer.write(recorder.finish()))
  }

  @Test func coordinatesNextToNothingAreRounded() throws {
    let writer = SVGWriter(fractionDigits: 2)
    func ends(_ start: CGPoint, _ end: CGPoint) throws -> [String?] {
      let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
      let attributes = try root(
        LinearGradientPaint(stops: stops, startPoint: start, endPoint: end), writer: writer
      ).all("linearGradient")[0].attributes
      return ["x1", "y1", "x2", "y2"].map { attributes[$0] }
    }
    expect(
      try ends(CGPoint(x: 1.234567, y: 0), CGPoint(x: 9, y: 8.808472102828091e-07))
        == ["1.2346", "0", "9", "0"])
    // A gradient that would have no length any more is not rounded.
    expect(try ends(.zero, CGPoint(x: 3e-7, y: 0)) == ["0", "0", "3e-7", "0"])
  }

  private func stops(_ colors: (CGColor, CGFloat)...) -> [[String: String]] {
    let source = colors.map { LinearGradientPaint.Stop(color: $0.0, location: $0.1) }
    let gradient = LinearGradientPaint(
      stops: source, startPoint: .zero, endPoint: CGPoint(x: 1, y: 0))
    return (try? root(gradient).all("stop").map(\.attributes)) ?? []
  }

  // MARK: Geometry

  @Test func theLineIsInUserSpace() throws {
    let gradient = LinearGradientPaint(
      colors: [red, blue], startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 1.0 / 3, y: 4))
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let plain = try #require(try root(gradient).all("linearGradient").first)
    expect(plain["gradientUnits"] == "userSpaceOnUse")
    expect(plain["gradientTransform"] == nil)
    expect(plain["x1"] == "1")
    expect(plain["x2"] == ".3333333333333333")
    let mapped = try #require(
      try root(gradient, map, writer: SVGWriter(fractionDigits: 1)).all("linearGradient").first)
    expect(mapped["gradientTransform"] == "matrix(1 2 3 4 5 6)")
    expect(mapped["x2"] == ".3333")
  }

  @Test func equalGradientsAreOneDefinition() throws {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    for i in 0..<6 {
      let end = CGPoint(x: 10, y: i % 2)
      recorder.fill(
        Samples.tile,
        with: .linearGradient(
          LinearGradientPaint(colors: [red, blue], startPoint: .zero, endPoint: end)))
    }
    let root = try XMLTree.root(SVGWriter().write(recorder.finish()))
    expect(root.all("linearGradient").map { $0["id"] } == ["g1", "g2"])
    expect(
      root.all("path").map { $0["fill"] } == (0..<6).map { "url(#g\($0 % 2 + 1))" })
  }

  @Test func aGradientWithoutLengthIsItsLastColor() throws {
    let gradient = LinearGradientPaint(
      colors: [red, blue], startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 1, y: 2))
    expect(try root(gradient).all("path").first?["fill"] == "#00f")
    let single = LinearGradientPaint(
      colors: [red], startPoint: .zero, endPoint: CGPoint(x: 1, y: 2))
    expect(try root(single).all("path").first?["fill"] == "#f00")
  }

  // MARK: Stops

  @Test func locationsAreCutAndRise() {
    expect(
      stops((red, -1), (blue, 0.5), (red, 0.25), (blue, .nan), (red, 7)).map { $0["offset"] }
        == ["0", ".5", ".5", "1"])
  }

  @Test func aHardEdgeStaysHard() {
    expect(
      stops((red, 0), (red, 0.5), (blue, 0.5), (blue, 1)) == [
        ["offset": "0", "stop-color": "#f00"], ["offset": ".5", "stop-color": "#f00"],
        ["offset": ".5", "stop-color": "#00f"], ["offset": "1", "stop-color": "#00f"],
      ])
  }

  @Test func aTransparentStopTakesItsNeighborsColor() {
    let clear = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 0)
    expect(
      stops((red, 0), (clear, 0.5), (blue, 1)) == [
        ["offset": "0", "stop-color": "#f00"],
        ["offset": ".5", "stop-color": "#f00", "stop-opacity": "0"],
        ["offset": ".5", "stop-color": "#00f", "stop-opacity": "0"],
        ["offset": "1", "stop-color": "#00f"],
      ])
  }

  @Test func nothingIsInsertedWhereStraightAndPremultipliedAgree() {
    let faint = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.2)
    expect(stops((red, 0), (faint, 1)).count == 2)
    expect(stops((red, 0), (blue, 1)).count == 2)
    expect(stops((faint, 0), (CGColor(gray: 0, alpha: 0.2), 1)).count == 2)
  }

  /// The promise: no premultiplied component is off by more than the tolerance, and half a level for
  /// the rounding of colors to 8 bits.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func insertedStopsKeepTheTolerance(seed: UInt64) {
    var random = RandomSource(seed: seed)
    func color() -> CGColor {
      // Opacities of every magnitude, zero and one among them.
      let exponent = random.number(in: -1...9)
      let alpha = exponent < 0 ? 1 : exponent > 8 ? 0 : exp2(-exponent)
      return CGColor(
        srgbRed: random.number(in: 0...1), green: random.number(in: 0...1),
        blue: random.number(in: 0...1), alpha: alpha)
    }
    var source: [LinearGradientPaint.Stop] = []
    for i in 0..<4 {
      source.append(.init(color: color(), location: CGFloat(i) / 3))
    }
    let written = SVGGradientStops(source).stops
    expect(written.count <= 3 * 17 + 1, "seed \(seed)")
    let limit = SVGGradientStops.tolerance + 0.5 / 255 + 1e-9
    for i in 0...600 {
      let t = Double(i) / 600
      let expected = premultiplied(source, at: t)
      let actual = straight(written, at: t)
      for c in 0..<4 where abs(expected[c] - actual[c]) > limit {
        Issue.record("seed \(seed), at \(t), component \(c): \(actual) instead of \(expected)")
        return
      }
    }
  }

  private func premultiplied(_ stops: [LinearGradientPaint.Stop], at t: Double) -> SIMD4<Double> {
    func color(_ i: Int) -> SIMD4<Double> {
      let v = stops[i].color.components ?? []
      return SIMD4(v[0] * v[3], v[1] * v[3], v[2] * v[3], v[3])
    }
    let i = max(1, stops.firstIndex { Double($0.location) >= t } ?? stops.count - 1)
    let (a, b) = (Double(stops[i - 1].location), Double(stops[i].location))
    return color(i - 1) + (color(i) - color(i - 1)) * ((t - a) / (b - a))
  }

  private func straight(_ stops: [SVGGradientStops.Stop], at t: Double) -> SIMD4<Double> {
    func color(_ i: Int) -> SIMD4<Double> {
      SIMD4(SIMD3<Double>(stops[i].levels) / 255, stops[i].alpha)
    }
    let i = max(1, stops.firstIndex { $0.location >= t } ?? stops.count - 1)
    let (a, b) = (stops[i - 1].location, stops[i].location)
    var c = a == b ? color(i) : color(i - 1) + (color(i) - color(i - 1)) * ((t - a) / (b - a))
    for k in 0..<3 { c[k] *= c.w }
    return c
  }
}
