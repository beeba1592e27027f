import FiligreeBase
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct SVGReadingTests {
  @Test(
    "What commands mean",
    arguments: [
      ("", ""), (" \n\t ", ""), ("M1 2", "1 2 m"), ("m1,2", "1 2 m"),
      ("M1 2 3 4 5 6", "1 2 m 3 4 l 5 6 l"), ("m1 2 3 4 5 6", "1 2 m 4 6 l 9 12 l"),
      ("M0 0L1 1l1 1", "0 0 m 1 1 l 2 2 l"), ("M1 1H5h2V9v-3", "1 1 m 5 1 l 7 1 l 7 9 l 7 6 l"),
      ("M0 0C1 2 3 4 5 6", "0 0 m 1 2 3 4 5 6 c"),
      ("M1 1c1 2 3 4 5 6", "1 1 m 2 3 4 5 6 7 c"),
      ("M0 0C0 1 1 2 2 2S4 1 4 0", "0 0 m 0 1 1 2 2 2 c 3 2 4 1 4 0 c"),
      ("M1 1S2 2 3 1s1 1 2 0", "1 1 m 1 1 2 2 3 1 c 4 0 4 2 5 1 c"),
      ("M0 0Q1 1 2 0T4 0t2 0", "0 0 m 1 1 2 0 q 3 -1 4 0 q 5 1 6 0 q"),
      ("M1 1T3 3", "1 1 m 1 1 3 3 q"), ("M1 1 2 3zl1 1", "1 1 m 2 3 l h 1 1 m 2 2 l"),
      ("M0 0h1zm5 5h1z", "0 0 m 1 0 l h 5 5 m 6 5 l h"),
      ("M.5.5-3e-2-1.5", "0.5 0.5 m -0.03 -1.5 l"), ("M1.5.5.25.125", "1.5 0.5 m 0.25 0.125 l"),
      ("M+1+2L1.e1 2", "1 2 m 10 2 l"), ("M1 2 , 3 , 4", "1 2 m 3 4 l"),
      ("M0 0A0 5 0 0 1 3 4", "0 0 m 3 4 l"), ("M1 1a5 5 0 0 1 0 0L2 2", "1 1 m 2 2 l"),
      ("M1 1Z", "1 1 m h"),
    ])
  func meaning(text: String, description: String) throws {
    expect(try Path(svg: text).description == description)
  }

  @Test func arcsFollowTheirEllipse() throws {
    // Rotated by 30°, radii 50 and 20, all four combinations of flags.
    let (sine, cosine) = sincos(.pi / 6)
    for flags in ["0 0", "0 1", "1 0", "1 1"] {
      let path = try Path(svg: "M10 20A50 20 30 \(flags) 60 40")
      // The center follows from the three points of any piece; use that all points have equal form.
      let lines = path.storage.lines(1e-5)
      expect(lines.points.last == CGPoint(x: 60, y: 40))
      let circle = lines.points.map {
        CGPoint(
          x: (cosine * $0.x + sine * $0.y) / 50, y: (cosine * $0.y - sine * $0.x) / 20)
      }
      let n = circle.count
      let (a, b, c) = (circle[0], circle[n / 2], circle[n - 1])
      // The circumcenter.
      let d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y))
      func square(_ p: CGPoint) -> CGFloat { p.x * p.x + p.y * p.y }
      let x = (square(a) * (b.y - c.y) + square(b) * (c.y - a.y) + square(c) * (a.y - b.y)) / d
      let y = (square(a) * (c.x - b.x) + square(b) * (a.x - c.x) + square(c) * (b.x - a.x)) / d
      for p in circle {
        expect(abs(hypot(p.x - x, p.y - y) - 1) < 4e-4)
      }
      // Which way, and how far round.
      var turn = 0.0
      for i in 1..<n {
        let (p, q) = (circle[i - 1], circle[i])
        turn += asin((p.x - x) * (q.y - y) - (p.y - y) * (q.x - x))
      }
      expect((turn > 0) == flags.hasSuffix("1"))
      expect((abs(turn) > .pi) == flags.hasPrefix("1"))
    }
  }

  @Test func flagsNeedNoSeparators() throws {
    expect(try Path(svg: "M0 0a1 1 0 01.5.5") == Path(svg: "M0 0a1 1 0 0 1 .5 .5"))
    expect(try Path(svg: "M0 0a1 1 0 0110 10") == Path(svg: "M0 0 a 1,1,0,0,1,10,10"))
  }

  @Test func radiiThatAreTooSmallAreScaledUp() throws {
    let path = try Path(svg: "M0 0A1 1 0 0 1 100 0")
    let box = path.boundingRect
    expect(abs(box.minX) < 0.02 && abs(box.width - 100) < 0.04)
    expect(abs(box.height - 50) < 0.02)
    expect(try Path(svg: "M0 0A-50 -50 0 0 1 100 0").boundingRect.height > 49.9)
  }

  @Test func halfAndWholeCirclesAreExactAtTheirEnds() throws {
    let path = try Path(svg: "M0 50a50 50 0 1 0 100 0a50 50 0 1 0-100 0z")
    expect(path.storage.verbs == [.move, .cubic, .cubic, .cubic, .cubic, .close])
    expect(path.currentPoint == CGPoint(x: 0, y: 50))
    expect(path.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func writtenPathsReadBackEqual() throws {
    var random = RandomSource(seed: 21)
    for round in 0..<300 {
      var path = PathStorage()
      func point() -> CGPoint { round % 3 == 0 ? random.gridPoint() : random.point(1000) }
      for _ in 0..<30 {
        switch random.next() % 6 {
        case 0: path.move(to: point())
        case 1: path.line(to: point())
        case 2: path.quad(to: point(), control: point())
        case 3: path.cubic(to: point(), control1: point(), control2: point())
        case 4: path.close()
        default: if let p = path.currentPoint { path.line(to: CGPoint(x: p.x, y: point().y)) }
        }
      }
      let text = Path(storage: path).svg
      expect(try Path(svg: text) == Path(storage: path), "round \(round): \(text)")
      expect(Path(Path(storage: path).description) == Path(storage: path))
      // Rounded: every point within half a unit of the last digit, however far along.
      for digits in [0, 2, 5] {
        var bytes: [UInt8] = []
        path.appendSVG(to: &bytes, fractionDigits: digits)
        let read = try Path(svg: String(decoding: bytes, as: UTF8.self)).storage
        expect(read.verbs == path.verbs)
        let half = 0.5 * pow(10, -Double(digits)) + 1e-9
        for (a, b) in zip(read.points, path.points) {
          expect(abs(a.x - b.x) <= half && abs(a.y - b.y) <= half, "round \(round)")
        }
      }
    }
  }

  @Test func roundingErrorsDoNotAddUp() throws {
    let path = Path { p in
      p.move(to: CGPoint(x: 100_000, y: 100_000))
      for i in 1...2000 {
        p.addLine(to: CGPoint(x: 100_000 + 0.4 * Double(i), y: 100_000 + 0.3 * Double(i)))
      }
    }
    var bytes: [UInt8] = []
    path.storage.appendSVG(to: &bytes, fractionDigits: 0)
    let text = String(decoding: bytes, as: UTF8.self)
    expect(text.contains("l") || text.contains("h"))
    expect(try Path(svg: text).currentPoint == CGPoint(x: 100_800, y: 100_600))
  }

  @Test func anyBytesEitherReadOrSayWhere() {
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n\u{0}xé".utf8)
    for seed in 0..<20_000 as Range<UInt64> {
      var random = RandomSource(seed: seed)
      let count = Int(random.next() % 24)
      var bytes = seed % 2 == 0 ? Array("M1 1".utf8) : []
      for _ in 0..<count {
        bytes.append(
          random.next() % 20 == 0
            ? UInt8(truncatingIfNeeded: random.next())
            : alphabet[Int(random.next() % UInt64(alphabet.count))])
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let path = try Path(svg: text)
        expect(path.storage.verbs.isEmpty || path.storage.verbs[0] == .move)
      } catch {
        expect(error.offset >= 0 && error.offset <= text.utf8.count, "seed \(seed)")
      }
    }
  }
}
