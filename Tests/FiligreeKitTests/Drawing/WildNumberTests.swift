import DrawingFuzzing
import FiligreeDrawing
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeKit

/// Whatever numbers an app hands over, a drawing ends, soon, with a picture or none.
///
/// `make fuzz-drawings` draws far more of them.
@Suite("Drawings with wild numbers")
struct WildNumberTests {
  @Test("Random drawings end, and no color exceeds its opacity", .timeLimit(.minutes(5)))
  func randomDrawings() {
    for seed in UInt64(0)..<40 {
      let failure = DrawingCase(seed: seed).check()
      expect(failure == nil, "seed \(seed): \(failure ?? "")")
    }
  }

  private func picture(_ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format)
      .image { body($0.cgContext) }
  }

  /// A shadow far softer than the page sees a drawing far larger than the page: its cost has a bound.
  @Test("Huge blurs end", .timeLimit(.minutes(5)), arguments: [1e300, .nan])
  func hugeBlurs(blur: CGFloat) {
    let image = picture { context in
      context.setShadow(
        offset: CGSize(width: 3, height: 3), blur: blur, color: CGColor(gray: 0, alpha: 1))
      context.fill(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    }
    expect(pixel(image, 20, 15) == [0, 0, 0, 255])
  }

  @Test(
    "Dashes are painted, whatever their lengths", .timeLimit(.minutes(5)),
    arguments: [CGFloat.leastNonzeroMagnitude, 1e-300, 1e-9, 1e-3, 1e9, 1e300])
  func dashes(length: CGFloat) {
    let image = picture { context in
      context.setLineDash(phase: length, lengths: [length, length])
      context.setLineWidth(4)
      context.move(to: CGPoint(x: -1e12, y: 15))
      context.addLine(to: CGPoint(x: 1e12, y: 15))
      context.strokePath()
    }
    expect(image.size == CGSize(width: 40, height: 30))
  }

  @Test("Any number of layers, clips and states ends", .timeLimit(.minutes(5)))
  func deepNesting() {
    let saved = picture { context in
      for _ in 0..<100_000 { context.saveGState() }
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    expect(pixel(saved, 4, 4) == [0, 0, 0, 255])
    let clipped = picture { context in
      for _ in 0..<1_000 {
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 29, height: 29))
        context.clip()
      }
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
    expect(pixel(clipped, 15, 15) == [0, 0, 0, 255] && pixel(clipped, 39, 15)[3] == 0)
    // More than are drawn: no picture, and no crash.
    for closes in [true, false] {
      let layers = picture { context in
        for _ in 0..<100_000 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        if closes { for _ in 0..<100_000 { context.endTransparencyLayer() } }
      }
      expect(layers.cgImage == nil)
    }
  }

  @Test("A drawing of deep layers is drawn anew without a deep stack", .timeLimit(.minutes(5)))
  func deepDrawings() async {
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
    // A task's thread has half a mebibyte of stack.
    let layers = await Task.detached {
      var list: DisplayList?
      _ = drawing.image { context in
        for _ in 0..<20_000 { context.cgContext.beginTransparencyLayer(auxiliaryInfo: nil) }
        context.cgContext.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        list = context.cgContext.displayList
      }
      guard let list else { return 0 }
      var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 8, height: 8))
      recorder.draw(list, through: .identity)
      return recorder.finish().layers.count
    }.value
    expect(layers == 20_000)
  }
}
