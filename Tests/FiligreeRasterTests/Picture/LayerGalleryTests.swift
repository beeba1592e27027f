import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Pictures of images, layers, filters, blend modes and gradients, each looked at before it became the
/// golden one.
struct LayerGalleryTests {
  private let ink = Paint.color(.rgb(0.1, 0.16, 0.3))

  private func expect(
    _ name: String, _ width: Double, _ height: Double, scale: CGFloat = 1,
    _ draw: (inout DisplayListRecorder) -> Void
  ) throws {
    let rasterizer = Rasterizer(scale: scale, background: .rgb(0.98, 0.97, 0.94))
    expectPicture(try rasterizer.render(drawing(width, height, draw)), named: name)
  }

  private let rainbow: [CGColor] = [
    .rgb(0.9, 0.1, 0.2), .rgb(0.95, 0.75, 0.1), .rgb(0.1, 0.7, 0.4), .rgb(0.1, 0.3, 0.8),
  ]

  /// A drawing with edges, colours and a half-clear part.
  private func subject(_ r: inout DisplayListRecorder, _ x: Double, _ y: Double) {
    r.save()
    r.concatenate(CGAffineTransform(translationX: x, y: y))
    r.fill(
      Path(box: 4, 6, 52, 40),
      with: .linearGradient(
        LinearGradientPaint(
          colors: rainbow, startPoint: CGPoint(x: 4, y: 0), endPoint: CGPoint(x: 56, y: 0))))
    r.fill(Path(circle: 22, 34, 16), with: .color(.rgb(1, 1, 1, 0.6)))
    r.stroke(Path(pentagram: 40, 28, 18), with: ink, style: StrokeStyle(lineWidth: 2))
    r.restore()
  }

  @Test func images() throws {
    let picture = TestImage.chequered(40, 30, square: 5)
    try expect("images", 330, 250) { r in
      r.draw(picture, in: CGRect(x: 8, y: 8, width: 40, height: 30))
      for (i, sampling) in ImagePaint.Sampling.allCases.prefix(3).enumerated() {
        r.draw(
          TestImage.letter(), in: CGRect(x: 60 + 88 * Double(i), y: 8, width: 80, height: 80),
          sampling: sampling)
      }
      for (i, size) in [30.0, 20, 13, 7].enumerated() {
        r.draw(
          picture, in: CGRect(x: 8, y: 48 + 24 * Double(i), width: size, height: size * 0.75))
      }
      r.save()
      r.concatenate(CGAffineTransform(translationX: 100, y: 110).rotated(by: 0.4))
      r.draw(picture, in: CGRect(x: 0, y: 0, width: 80, height: 60))
      r.restore()
      r.fill(
        Path(circle: 230, 150, 48),
        with: .image(
          ImagePaint(
            image: TestImage.letter(), rect: CGRect(x: 230, y: 150, width: 14, height: 14),
            extend: .repeat)))
      r.fill(
        Path(pentagram: 290, 205, 38),
        with: .image(
          ImagePaint(
            image: picture, rect: CGRect(x: 275, y: 190, width: 30, height: 30), extend: .clamp)),
        style: FillStyle(eoFill: true))
      r.draw(
        TestImage.letter(4), in: CGRect(x: 8, y: 190, width: 50, height: 50),
        tint: .rgb(0.85, 0.2, 0.1))
      r.opacity = 0.4
      r.draw(
        TestImage.letter(4), in: CGRect(x: 40, y: 195, width: 50, height: 50),
        tint: .rgb(0.1, 0.5, 0.1))
      r.opacity = 1
      r.stroke(
        Path(box: 130, 200, 70, 36),
        with: .image(
          ImagePaint(
            image: TestImage.letter(), rect: CGRect(x: 0, y: 0, width: 10, height: 10),
            extend: .repeat)), style: StrokeStyle(lineWidth: 12))
    }
  }

  @Test func layers() throws {
    try expect("layers", 330, 110) { r in
      func discs(_ r: inout DisplayListRecorder, _ x: Double) {
        for (i, color) in rainbow.prefix(3).enumerated() {
          r.fill(Path(circle: x + 20 * Double(i), 45 + 14 * Double(i % 2), 24), with: .color(color))
        }
      }
      r.opacity = 0.5
      discs(&r, 35)
      r.opacity = 1
      r.layer(opacity: 0.5) { discs(&$0, 145) }
      // A layer in a layer, clipped to a star, with a hole that is cut out of the inner one.
      r.save()
      r.clip(to: Path(pentagram: 272, 55, 52))
      r.layer(opacity: 0.8) { r in
        r.fill(Path(box: 220, 0, 110, 110), with: .color(.rgb(0.2, 0.3, 0.6)))
        r.layer { r in
          discs(&r, 252)
          r.blendMode = .destinationOut
          r.fill(Path(circle: 272, 55, 12), with: .color(.black))
        }
      }
      r.restore()
    }
  }
}
