import FiligreeTestSupport
import FiligreePaths
import FiligreePixels
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Scans and photographs of pages: what is faint, and what lies in shadow.
@Suite struct ScanTests {
  /// A page with bold bars at the top, faint ones at the bottom, and paper with noise; the light falls off
  /// to the right by a share.
  private func page(seed: UInt64, fall: Double, faint: Double, noise: Double) -> CGImage {
    var random = SeededNumbers(seed)
    var drawing = GrayDrawing(400, 300)
    for k in 0..<8 {
      let x = 20 + 46 * Double(k)
      drawing.rect(x, 30, x + 30, 42)
      drawing.rect(x, 230.3, x + 30, 232.5, ink: faint)
    }
    for y in 0..<300 {
      for x in 0..<400 {
        let light = 1 - fall * Double(x) / 399
        // The sum of a few even ones is as good as normal.
        let deviate = (0..<4).reduce(0) { sum, _ in sum + random.next(-1, 1) } * 0.866 * noise
        // 0 is white and 1 black here.
        let paper = 1 - 0.85 * drawing.coverage[y * 400 + x]
        drawing.coverage[y * 400 + x] = min(max(1 - paper * light * 0.94 + deviate, 0), 1)
      }
    }
    return drawing.image()
  }

  @Test(arguments: [Tracer.Options.Threshold.automatic, .adaptive])
  func faintStrokesAreKeptBesideBoldOnes(_ threshold: Tracer.Options.Threshold) throws {
    for seed in UInt64(0)..<6 {
      var tracer = Tracer()
      tracer.options.threshold = threshold
      let path = try tracer.trace(page(seed: seed, fall: 0.6, faint: 0.4, noise: 0.006)).path
      for k in 0..<8 {
        let x = 35 + 46 * Double(k)
        expect(path.contains(CGPoint(x: x, y: 36)), "seed \(seed): bold \(k)")
        expect(path.contains(CGPoint(x: x, y: 231.4)), "seed \(seed): faint \(k)")
        expect(!path.contains(CGPoint(x: x, y: 130)), "seed \(seed): paper \(k)")
      }
    }
  }

  @Test(arguments: [Tracer.Options.Threshold.automatic, .adaptive])
  func noiseIsNoInk(_ threshold: Tracer.Options.Threshold) throws {
    for seed in UInt64(0)..<6 {
      var tracer = Tracer()
      tracer.options.threshold = threshold
      let trace = try tracer.trace(page(seed: 20 + seed, fall: 0.6, faint: 0, noise: 0.03))
      // The bars, and nothing else.
      expect(trace.outlineCount == 8, "seed \(seed)")
    }
  }

  @Test func aDarkCornerIsPaper() throws {
    var drawing = GrayDrawing(480, 360)
    for k in 0..<9 { drawing.rect(30 + 50 * Double(k), 300, 50 + 50 * Double(k), 312) }
    for y in 0..<360 {
      for x in 0..<480 {
        // Light that falls off to a quarter in the corner at the lower left, within 200 pixels.
        let away = hypot(Double(x), Double(359 - y)) / 200
        let light = 0.95 * min(0.3 + 0.7 * away, 1)
        drawing.coverage[y * 480 + x] = 1 - light * (1 - 0.8 * drawing.coverage[y * 480 + x])
      }
    }
    var tracer = Tracer()
    tracer.options.threshold = .automatic
    let trace = try tracer.trace(drawing.image())
    expect(trace.outlineCount == 9)
    expect(!trace.path.contains(CGPoint(x: 3, y: 356)))
  }

  /// What is much darker than the paper beside it is ink, however large.
  @Test func aBlackAreaIsInk() throws {
    var drawing = GrayDrawing(480, 360)
    drawing.rect(0, 200, 200, 360)
    drawing.disc(330, 120, 60)
    var tracer = Tracer()
    tracer.options.threshold = .automatic
    let path = try tracer.trace(drawing.image(ink: 30, paper: 235)).path
    expect(path.contains(CGPoint(x: 60, y: 300)))
    expect(path.contains(CGPoint(x: 330, y: 120)))
    expect(!path.contains(CGPoint(x: 330, y: 300)))
  }
}
