import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import Foundation
import Testing

/// What a document says is what the rasterizer draws: each drawing is drawn once from its own list, and
/// once from a list that is read back from its document.
@Suite struct SVGPictureTests {
  private let white = CGColor(gray: 1, alpha: 1)

  private func direct(_ list: DisplayList) throws -> CGImage {
    try Rasterizer(background: white).render(list)
  }

  private func throughSVG(_ list: DisplayList, _ writer: SVGWriter) throws -> CGImage {
    try Rasterizer(background: white).render(SVGScene.list(writer.write(list)))
  }

  /// The difference of two pictures in levels: its mean, and how many components are off by more than 8.
  private func difference(_ a: CGImage, _ b: CGImage) -> (mean: Double, far: Int) {
    guard a.bytes.count == b.bytes.count else { return (255, .max) }
    var (sum, far) = (0, 0)
    a.bytes.withUnsafeBufferPointer { a in
      b.bytes.withUnsafeBufferPointer { b in
        for i in 0..<a.count {
          let d = abs(Int(a[i]) - Int(b[i]))
          sum += d
          if d > 8 { far += 1 }
        }
      }
    }
    return (Double(sum) / Double(a.bytes.count), far)
  }

  @Test func aSceneOfEverything() throws {
    let list = Self.scene()
    let picture = try throughSVG(list, SVGWriter())
    let difference = try difference(direct(list), picture)
    expect(difference.mean < 0.1)
    expect(difference.far < 20)
    expectPicture(picture, named: "scene")
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func aDocumentDrawsWhatTheListDraws(seed: UInt64) throws {
    let list = Self.randomScene(seed: seed)
    let expected = try direct(list)
    // Exact numbers: no more than gradients' 8-bit stops and strokes flattened elsewhere.
    let exact = difference(expected, try throughSVG(list, SVGWriter()))
    expect(exact.mean < 0.25 && exact.far < 60, "seed \(seed): \(exact)")
    // A thousandth of a pixel cannot be seen either.
    let rounded = difference(expected, try throughSVG(list, SVGWriter(fractionDigits: 3)))
    expect(rounded.mean < 0.3 && rounded.far < 60, "seed \(seed): \(rounded)")
  }

  // MARK: Scenes

  private static func color(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  private static func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    // A pentagram's corners; no sine, so that every machine has the same.
    let corners: [(CGFloat, CGFloat)] = [
      (0, -1), (0.588, 0.809), (-0.951, -0.309), (0.951, -0.309), (-0.588, 0.809),
    ]
    return Path { path in
      for (index, corner) in corners.enumerated() {
        let point = CGPoint(x: x + radius * corner.0, y: y + radius * corner.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  private static func scene() -> DisplayList {
    var r = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 400, height: 320))
    let wave = Path { path in
      path.move(to: CGPoint(x: 20, y: 60))
      path.addCurve(
        to: CGPoint(x: 120, y: 40), control1: CGPoint(x: 40, y: -60),
        control2: CGPoint(x: 100, y: 160))
      path.addQuadCurve(to: CGPoint(x: 150, y: 90), control: CGPoint(x: 160, y: 20))
    }
    r.fill(star(70, 70, 60), with: .color(color(1, 0.8, 0)), style: FillStyle(eoFill: true))
    r.stroke(
      star(70, 70, 60), with: .color(color(0.5, 0, 0.5)), style: StrokeStyle(lineWidth: 3))
    r.fill(
      star(200, 70, 60),
      with: .linearGradient(
        LinearGradientPaint(
          colors: [color(1, 0, 0), color(0, 0, 1, 0.1), color(0, 1, 0, 0)],
          startPoint: CGPoint(x: 140, y: 10), endPoint: CGPoint(x: 260, y: 130))))
    r.stroke(
      star(200, 70, 60), with: .color(color(0, 0, 0)),
      style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round, dash: [1, 10]))
    r.save()
    r.concatenate(CGAffineTransform(a: 1, b: 0.3, c: -0.8, d: 0.6, tx: 330, ty: 0))
    r.stroke(
      wave,
      with: .linearGradient(
        LinearGradientPaint(
          colors: [color(1, 0.5, 0), color(1, 0, 0.5)], startPoint: CGPoint(x: 20, y: 0),
          endPoint: CGPoint(x: 150, y: 0))),
      style: StrokeStyle(lineWidth: 14, lineCap: .square))
    r.restore()
    r.save()
    r.clip(to: star(100, 220, 90))
    r.clip(to: star(100, 220, 60), style: FillStyle(eoFill: true))
    for i in 0..<10 {
      r.opacity = CGFloat(i + 1) / 10
      let line = Path { path in
        path.move(to: CGPoint(x: 10, y: 140 + i * 16))
        path.addLine(to: CGPoint(x: 190, y: 150 + i * 16))
      }
      r.stroke(line, with: .color(color(0, 0.4, 0.8)), style: StrokeStyle(lineWidth: 9))
    }
    r.restore()
    r.concatenate(CGAffineTransform(a: 1.5, b: 0.5, c: -0.5, d: 1.5, tx: 200, ty: 150))
    r.fill(wave, with: .color(color(0, 0.6, 0.4, 0.5)))
    r.stroke(
      wave, with: .color(color(0, 0.8, 0)),
      style: StrokeStyle(lineWidth: 4, lineJoin: .bevel, dash: [10, 3, 2], dashPhase: 4))
    return r.finish()
  }

  private static func randomScene(seed: UInt64) -> DisplayList {
    var random = RandomSource(seed: seed)
    func n(_ range: ClosedRange<Double>) -> CGFloat { random.number(in: range) }
    func isChosen() -> Bool { random.next() % 2 == 0 }
    func point() -> CGPoint { CGPoint(x: n(-20...140), y: n(-20...140)) }
    func path() -> Path {
      Path { path in
        path.move(to: point())
        for _ in 0..<5 {
          switch random.next() % 4 {
          case 0: path.addLine(to: point())
          case 1: path.addQuadCurve(to: point(), control: point())
          case 2: path.addCurve(to: point(), control1: point(), control2: point())
          default: path.closeSubpath()
          }
        }
      }
    }
    func color() -> CGColor { Self.color(n(0...1), n(0...1), n(0...1), n(0...1)) }
    func paint() -> Paint {
      if isChosen() { return .color(color()) }
      return .linearGradient(
        LinearGradientPaint(
          colors: (0..<3).map { _ in color() }, startPoint: point(), endPoint: point()))
    }
    var r = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 120, height: 120))
    for _ in 0..<5 {
      r.save()
      if isChosen() { r.clip(to: path(), style: FillStyle(eoFill: isChosen())) }
      if isChosen() {
        r.concatenate(
          CGAffineTransform(
            a: n(-1.2...1.2), b: n(-1...1), c: n(-1...1), d: n(0.3...1.2), tx: n(0...60),
            ty: n(0...60)))
      } else if isChosen() {
        r.concatenate(CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 50, ty: -10))
      }
      r.opacity = n(0.3...1)
      if isChosen() {
        let style = FillStyle(eoFill: isChosen(), antialiased: n(0...1) < 0.8)
        r.fill(path(), with: paint(), style: style)
      } else {
        let style = StrokeStyle(
          lineWidth: n(1...12), lineCap: CGLineCap.allCases[Int(random.next() % 3)],
          lineJoin: CGLineJoin.allCases[Int(random.next() % 3)],
          dash: isChosen() ? [] : [n(5...20), n(2...20)], dashPhase: n(-10...10))
        r.stroke(path(), with: paint(), style: style)
      }
      r.restore()
    }
    return r.finish()
  }
}
