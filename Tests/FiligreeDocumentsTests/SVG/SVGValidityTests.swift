import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// Whatever is drawn, the document is well-formed, and every number and reference in it is good.
@Suite struct SVGValidityTests {
  @Test func textIsEscaped() throws {
    let title = "a<b>&\"c'\u{0}\u{8}\u{FFFE}\r\n\t]]> é 漢 🎉"
    let root = try XMLTree.root(
      SVGWriter(title: title, summary: title).write([], viewBox: .zero))
    let expected = title.replacing("\u{0}", with: "\u{FFFD}")
      .replacing("\u{8}", with: "\u{FFFD}").replacing("\u{FFFE}", with: "\u{FFFD}")
    expect(
      root.all("title").first.map { Array($0.text.unicodeScalars) }
        == Array(expected.unicodeScalars))
    expect(
      root.all("desc").first.map { Array($0.text.unicodeScalars) } == Array(expected.unicodeScalars)
    )
  }

  @Test func idPrefixesCannotBreakOut() throws {
    let gradient = LinearGradientPaint(
      colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], startPoint: .zero,
      endPoint: CGPoint(x: 1, y: 1))
    let writer = SVGWriter(idPrefix: "é\"> <x-_9)")
    let root = try XMLTree.root(
      writer.write([Samples.tile], viewBox: .zero, fill: .linearGradient(gradient)))
    expect(root.all("linearGradient").first?["id"] == "x-_9g1")
    expect(root.all("path").first?["fill"] == "url(#x-_9g1)")
    let digit = try XMLTree.root(
      SVGWriter(idPrefix: "9").write([Samples.tile], fill: .linearGradient(gradient)))
    expect(digit.all("linearGradient").first?["id"] == "_9g1")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func anyDrawingIsAGoodDocument(seed: UInt64) throws {
    let list = randomList(seed: seed)
    for digits in [nil, 0, 3] as [Int?] {
      let bytes = SVGWriter(fractionDigits: digits).write(list)
      let root = try XMLTree.root(bytes)
      let all = root.everything
      let ids = all.compactMap { $0["id"] }
      expect(Set(ids).count == ids.count, "seed \(seed)")
      for element in all {
        for (name, value) in element.attributes where name != "xmlns" {
          if let id = value.wholeMatch(of: /url\(#(.*)\)/)?.1 {
            expect(ids.contains(String(id)), "seed \(seed): \(name)")
          } else {
            let words = value.lowercased()
            expect(!words.contains("nan") && !words.contains("inf"), "seed \(seed): \(name)")
          }
        }
      }
      // What is defined is used.
      let text = String(decoding: bytes, as: UTF8.self)
      for id in ids {
        expect(text.contains("url(#\(id))"), "seed \(seed): \(id)")
      }
      expect(SVGWriter(fractionDigits: digits).write(list) == bytes)
    }
  }

  /// A drawing of everything that a list can hold, bad numbers among it.
  private func randomList(seed: UInt64) -> DisplayList {
    var random = RandomSource(seed: seed)
    func pick<T>(_ values: [T]) -> T { values[Int(random.next() % UInt64(values.count))] }
    func number() -> CGFloat {
      random.next() % 40 == 0
        ? pick([.nan, .infinity, -.infinity, 1e300, -1e-300, 0])
        : random.number(in: -100...200)
    }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func path() -> Path {
      var path = Path()
      for _ in 0..<random.next() % 8 {
        switch random.next() % 5 {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.closeSubpath()
        }
      }
      return path
    }
    func color() -> CGColor {
      CGColor(
        space: pick([.sRGBSpace, .displayP3Space]),
        values: (0..<4).map { _ in number() / 100 })
    }
    func paint() -> Paint {
      if random.next() % 2 == 0 { return .color(color()) }
      let stops = (0..<random.next() % 5).map { _ in
        LinearGradientPaint.Stop(color: color(), location: number() / 100)
      }
      return .linearGradient(
        LinearGradientPaint(stops: stops, startPoint: point(), endPoint: point()))
    }
    var recorder = DisplayListRecorder(
      bounds: pick([CGRect(x: 0, y: 0, width: 100, height: 100), .null, .infinite, .zero]))
    for _ in 0..<30 {
      switch random.next() % 8 {
      case 0: recorder.save()
      case 1: recorder.restore()
      case 2: recorder.clip(to: path(), style: FillStyle(eoFill: pick([true, false])))
      case 3:
        recorder.concatenate(
          CGAffineTransform(
            a: number() / 50, b: number() / 50, c: number() / 50, d: number() / 50, tx: number(),
            ty: number()))
      case 4: recorder.opacity = number() / 100
      case 5, 6:
        let style = FillStyle(eoFill: pick([true, false]), antialiased: pick([true, true, false]))
        recorder.fill(path(), with: paint(), style: style)
      default:
        let style = StrokeStyle(
          lineWidth: number(), lineCap: pick(CGLineCap.allCases),
          lineJoin: pick(CGLineJoin.allCases), miterLimit: number(),
          dash: (0..<random.next() % 4).map { _ in number() }, dashPhase: number())
        recorder.stroke(path(), with: paint(), style: style)
      }
    }
    return recorder.finish()
  }
}
