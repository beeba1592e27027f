import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Strokes that are thinner than their blur.
@Suite struct ThinStrokeTests {
  /// The share of a pixel's column that an upright bar darkens, blurred by a Gaussian.
  private func share(_ x: Double, from left: Double, to right: Double, blur: Double) -> Double {
    func edge(_ d: Double) -> Double { 0.5 * (1 + erf(d / (blur * 2.0.squareRoot()))) }
    // Over the pixel, by seven samples.
    return (0..<7).reduce(0) { sum, i in
      let at = x + (Double(i) + 0.5) / 7
      return sum + (edge(at - left) - edge(at - right)) / 7
    }
  }

  /// Paper with upright bars of some widths, 13 pixels apart.
  private func page(
    widths: [Double], blur: Double, noise: Double, seed: UInt64
  ) -> (grays: [Double], bars: [ClosedRange<Double>]) {
    var random = RandomSource(seed: seed)
    var bars: [ClosedRange<Double>] = []
    for i in 0..<22 {
      let width = widths[i % widths.count]
      let left = 8 + 13 * Double(i) + random.number(in: 0...1)
      bars.append(left...(left + width))
    }
    let row = (0..<300).map { x in
      bars.reduce(0) {
        $0 + share(Double(x), from: $1.lowerBound, to: $1.upperBound, blur: blur)
      }
    }
    var grays = [Double](repeating: 1, count: 300 * 300)
    for y in 0..<300 {
      let part = share(Double(y), from: 8, to: 292, blur: blur)
      for x in 0..<300 { grays[y * 300 + x] -= part * row[x] }
    }
    // Of twelve even numbers the sum is about normal.
    for i in grays.indices {
      grays[i] += noise * ((0..<12).reduce(0) { sum, _ in sum + random.number(in: -0.5...0.5) })
    }
    return (grays, bars)
  }

  /// The foreground is darker than any ridge, and the more so the thinner the strokes are.
  @Test(arguments: [0, 0.03])
  func inkIsDarkerThanThinStrokesAre(_ noise: Double) throws {
    for (widths, tolerance) in [([0.8, 1.2, 1.6, 2], 0.15), ([1, 2, 5, 7], 0.07)] {
      let grays = page(widths: widths, blur: 0.75, noise: noise, seed: 3).grays
      // As if ink were 0.7 dark.
      let scaled = grays.map { Float(1 - (1 - $0) / 0.7) }
      let depth = StrokeDarkness(scaled, width: 300, height: 300, noise: Float(noise / 0.7))
      let darkness = try #require(depth.darkness)
      expect(abs(Double(darkness) * 0.7 - 1) < tolerance, "\(widths): \(darkness * 0.7)")
    }
  }

  @Test func fewStrokesTellNothing() {
    expect(
      StrokeDarkness([Float](repeating: 1, count: 100), width: 10, height: 10, noise: 0).darkness
        == nil)
    expect(StrokeDarkness([0.2], width: 1, height: 1, noise: 0).darkness == nil)
  }

  /// Bars of 1.4 to 2.2 pixels under a blur of deviation 0.75 and noise come nearer to their widths than
  /// without, and none is lost.
  @Test(arguments: [0.01, 0.025])
  func thinStrokesKeepTheirWidth(_ noise: Double) throws {
    let (grays, bars) = page(widths: [1.4, 1.8, 2.2], blur: 0.75, noise: noise, seed: 5)
    let samples = grays.map { UInt8(min(max(30 + 205 * $0, 0), 255)) }
    func miss(_ threshold: Tracer.Options.Threshold) throws -> Double {
      var tracer = Tracer()
      tracer.options.threshold = threshold
      let trace = try tracer.trace(.gray(300, 300, samples))
      expect(trace.outlineCount == bars.count, "\(threshold)")
      let kept = trace.kept.sorted { trace.left($0) < trace.left($1) }
      return zip(kept, bars).reduce(0) { sum, pair in
        let width = trace.contours.area(of: pair.0) / 284
        return sum + abs(width - (pair.1.upperBound - pair.1.lowerBound)) / Double(bars.count)
      }
    }
    let (plain, corrected) = (try miss(.otsu), try miss(.automatic))
    expect(corrected < 0.3 && corrected < 0.7 * plain, "\(corrected), \(plain) without")
  }

  /// What is not thin stays where it is, whatever is done to what is.
  @Test func wideShapesStay() {
    var drawing = GrayDrawing(80, 80)
    drawing.disc(40, 40, 25)
    let plane = drawing.samples(ink: 0, paper: 255)
    let grays = plane.map { Float($0) / 255 }
    var detection = ContourDetection()
    detection.contrastAdjustment = 2
    guard
      let contours = try? detection.contours(
        in: .init(plane: LumaPlane(width: 80, height: 80, samples: plane)))
    else {
      Issue.record("no contours")
      return
    }
    expect(StrokeWidths(grays: grays, width: 80, height: 80).corrected(contours) == contours)
  }

  @Test func aPictureWithoutPixelsIsRefused() {
    #expect(throws: TracerError.emptyPicture) {
      try Tracer().trace(CGImage(width: 0, height: 0, components: 1, depth: 8, bytes: []))
    }
  }
}

extension Trace {
  /// The leftmost coordinate of a contour.
  fileprivate func left(_ contour: Int) -> Float { contours[contour].map(\.x).min() ?? 0 }
}
