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

  private func expectDrawing(
    _ name: String, _ width: Double, _ height: Double, scale: CGFloat = 1,
    _ draw: (inout DisplayListRecorder) -> Void
  ) throws {
    let rasterizer = Rasterizer(scale: scale, background: .rgb(0.98, 0.97, 0.94))
    expectPicture(try rasterizer.render(drawing(width, height, draw)), named: name)
  }

  private let rainbow: [CGColor] = [
    .rgb(0.9, 0.1, 0.2), .rgb(0.95, 0.75, 0.1), .rgb(0.1, 0.7, 0.4), .rgb(0.1, 0.3, 0.8),
  ]

  /// A drawing with edges, colors and a half-clear part.
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
    try expectDrawing("images", 330, 250) { r in
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
    try expectDrawing("layers", 330, 110) { r in
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

  @Test func clipsAndMasks() throws {
    try expectDrawing("clips-and-masks", 330, 110) { r in
      let sky = Paint.linearGradient(
        LinearGradientPaint(
          colors: rainbow, startPoint: .zero, endPoint: CGPoint(x: 330, y: 110)))
      let all = Path(box: 0, 0, 330, 110)
      // The outside of a star within a disc.
      r.save()
      r.clip(to: Path(circle: 55, 55, 48))
      r.clip(to: Path(pentagram: 55, 57, 40), isInverse: true)
      r.fill(all, with: sky)
      r.restore()
      // A blurred mask, and what it leaves.
      for (i, isInverse) in [false, true].enumerated() {
        let x = 165 + 110 * Double(i)
        r.save()
        r.clip(to: Path(box: x - 50, 5, 100, 100))
        r.clipToLayer(isInverse: isInverse, filters: [.blur(radius: 4)]) { r in
          r.fill(Path(pentagram: x, 57, 45), with: .color(.black), style: FillStyle())
        }
        r.fill(all, with: sky)
        r.restore()
      }
    }
  }

  @Test func filters() throws {
    let red = CGColor.rgb(0.85, 0.15, 0.1)
    let rows: [[Filter]] = [
      [], [.blur(radius: 1)], [.blur(radius: 4)], [.blur(radius: 4, isOpaque: true)],
      [.shadow(Filter.Shadow(color: .black, radius: 3, offset: CGSize(width: 4, height: 5)))],
      [
        .shadow(
          Filter.Shadow(
            color: red, radius: 2, offset: CGSize(width: 5, height: 5), options: .above))
      ],
      [
        .shadow(
          Filter.Shadow(color: red, radius: 2, offset: CGSize(width: 5, height: 5), options: .only))
      ],
      [
        .shadow(
          Filter.Shadow(
            color: .black, radius: 3, offset: CGSize(width: 3, height: 3), blendMode: .sourceAtop,
            options: [.above, .invertsAlpha]))
      ],
      [.brightness(0.3)], [.brightness(-0.3)], [.contrast(1.8)], [.contrast(0.4)],
      [.saturation(2)], [.saturation(0.3)], [.grayscale(1)], [.hueRotation(2)], [.invert()],
      [.colorMultiply(.rgb(1, 0.6, 0.3))], [.opacity(0.4)], [.luminanceToAlpha],
      [.alphaThreshold(min: 0.9, color: red)],
      [.blur(radius: 3), .alphaThreshold(min: 0.5, color: red)],
      [.blur(radius: 2), .saturation(3)],
      [
        .colorMatrix(
          ColorMatrix(rows: [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]))
      ],
    ]
    try expectDrawing("filters", 6 * 70, 4 * 62) { r in
      for (i, filters) in rows.enumerated() {
        let (x, y) = (5 + 70 * Double(i % 6), 4 + 62 * Double(i / 6))
        r.save()
        r.clip(to: Path(box: x - 4, y - 3, 68, 60))
        r.layer(filters: filters) { subject(&$0, x, y) }
        r.restore()
      }
    }
  }

  @Test func backdrops() throws {
    try expectDrawing("backdrops", 330, 130) { r in
      for i in 0..<24 {
        r.fill(
          Path(box: Double(i) * 14, 0, 7, 130), with: .color(rainbow[i % 4]))
      }
      subject(&r, 20, 30)
      let material: [Filter] = [.blur(radius: 6), .saturation(1.6)]
      r.fill(Path(circle: 60, 65, 44), with: .backdrop(material))
      r.fill(Path(circle: 60, 65, 44), with: .color(.rgb(1, 1, 1, 0.35)))
      r.fill(Path(pentagram: 165, 68, 58), with: .backdrop([.invert()]))
      r.stroke(
        Path(box: 235, 30, 70, 70), with: .backdrop([.blur(radius: 2), .brightness(0.2)]),
        style: StrokeStyle(lineWidth: 20, lineJoin: .round))
      r.stroke(Path(box: 235, 30, 70, 70), with: ink, style: StrokeStyle(lineWidth: 1))
    }
  }

  /// Blue over a half-clear orange, each fading, in a layer of their own: the backdrop is the rectangle.
  @Test func blendModes() throws {
    try expectDrawing("blend-modes", 7 * 62, 4 * 62) { r in
      for (i, mode) in BlendMode.allCases.enumerated() {
        r.save()
        r.concatenate(
          CGAffineTransform(translationX: 62 * Double(i % 7) + 3, y: 62 * Double(i / 7) + 3))
        r.clip(to: Path(box: 0, 0, 56, 56))
        r.layer { r in
          r.fill(
            Path(box: 0, 0, 40, 40),
            with: .linearGradient(
              LinearGradientPaint(
                colors: [.rgb(1, 0.7, 0.1), .rgb(0.9, 0.2, 0.1), .rgb(0.6, 0.1, 0.1, 0.3)],
                startPoint: .zero, endPoint: CGPoint(x: 40, y: 0))))
          r.blendMode = mode
          r.fill(
            Path(circle: 34, 34, 20),
            with: .linearGradient(
              LinearGradientPaint(
                colors: [.rgb(0.2, 0.8, 0.9), .rgb(0.1, 0.3, 0.8), .rgb(0.1, 0.2, 0.6, 0.3)],
                startPoint: CGPoint(x: 0, y: 14), endPoint: CGPoint(x: 0, y: 54))))
        }
        r.restore()
      }
    }
  }

  @Test func moreGradients() throws {
    try expectDrawing("more-gradients", 330, 220) { r in
      let stops = GradientStop.evenly(rainbow)
      let faded = GradientStop.evenly([
        .rgb(1, 0.5, 0), .rgb(0.2, 0.3, 0.9), .rgb(0.2, 0.9, 0.4, 0),
      ])
      for (i, spread) in GradientSpread.allCases.enumerated() {
        let x = 6 + 108 * Double(i)
        r.fill(
          Path(box: x, 6, 102, 30),
          with: .linearGradient(
            LinearGradientPaint(
              stops: stops, startPoint: CGPoint(x: x + 40, y: 0),
              endPoint: CGPoint(x: x + 60, y: 10), spread: spread)))
        r.fill(
          Path(box: x, 40, 48, 48),
          with: .radialGradient(
            RadialGradientPaint(
              stops: stops, center: CGPoint(x: x + 24, y: 64), startRadius: 4, endRadius: 16,
              spread: spread)))
        // One circle within the other, off its center; and two circles apart: a cone.
        r.fill(
          Path(box: x + 54, 40, 48, 48),
          with: .radialGradient(
            RadialGradientPaint(
              stops: faded, startCenter: CGPoint(x: x + 70, y: 58), startRadius: 3,
              endCenter: CGPoint(x: x + 76, y: 64), endRadius: 20, spread: spread)))
        r.fill(
          Path(box: x, 92, 48, 48),
          with: .radialGradient(
            RadialGradientPaint(
              stops: stops, startCenter: CGPoint(x: x + 12, y: 116), startRadius: 10,
              endCenter: CGPoint(x: x + 34, y: 116), endRadius: 4, spread: spread)))
        r.fill(
          Path(box: x + 54, 92, 48, 48),
          with: .conicGradient(
            ConicGradientPaint(
              stops: stops, center: CGPoint(x: x + 78, y: 116), startAngle: 0.3, endAngle: 2,
              spread: spread)))
      }
      r.fill(
        Path(circle: 40, 180, 34),
        with: .conicGradient(
          ConicGradientPaint(
            stops: stops, center: CGPoint(x: 40, y: 180), startAngle: -.pi / 2,
            endAngle: 1.5 * .pi)))
      r.stroke(
        Path(circle: 120, 180, 28),
        with: .conicGradient(
          ConicGradientPaint(
            stops: faded, center: CGPoint(x: 120, y: 180), startAngle: 2,
            endAngle: -2)), style: StrokeStyle(lineWidth: 10))
      // An ellipse, and one that ends with its circle.
      var ellipse = RadialGradientPaint(
        stops: stops, center: CGPoint(x: 0.5, y: 0.5), endRadius: 0.5)
      ellipse.transform = CGAffineTransform(a: 90, b: 0, c: 0, d: 60, tx: 160, ty: 150)
      r.fill(Path(box: 160, 150, 90, 60), with: .radialGradient(ellipse))
      var bounded = RadialGradientPaint(
        stops: stops, center: CGPoint(x: 290, y: 180), startRadius: 10, endRadius: 30)
      bounded.drawsBeforeStart = false
      bounded.drawsAfterEnd = false
      r.fill(Path(box: 255, 146, 70, 68), with: .radialGradient(bounded))
    }
  }
}
