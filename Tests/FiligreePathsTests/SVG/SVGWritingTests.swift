import FiligreeBase
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct SVGWritingTests {
  func data(_ path: Path, _ digits: Int?, _ transform: CGAffineTransform = .identity) -> String {
    var bytes: [UInt8] = []
    path.storage.appendSVG(to: &bytes, fractionDigits: digits, transform: transform)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func emptyPathIsEmptyText() {
    expect(Path().svg == "")
  }

  @Test func numbersAreThoseOfDecimalText() {
    // Every count of digits before the point and behind it, with either sign.
    var random = RandomSource(seed: 31)
    for i in 0..<20_000 {
      let places = i % 5
      let size = [0, 1, 10, 100, 1000, 10_000, 100_000, 10_000_000, 1e12][i % 9]
      let (x, y) = (random.number(in: -size...size), random.number(in: -size...size))
      let texts = [x, y].map {
        DecimalText.text($0, fractionDigits: places, leadingZero: false)
      }
      let isSeparate =
        texts[1].hasPrefix("-") || texts[1].hasPrefix(".") && texts[0].contains(".")
      let wanted = "M" + texts[0] + (isSeparate ? "" : " ") + texts[1]
      let path = Path { $0.move(to: CGPoint(x: x, y: y)) }
      let written = data(path, places)
      expect(written == wanted)
      if written != wanted { return }
    }
  }

  @Test func horizontalVerticalAndClose() {
    let path = Path { p in
      p.move(to: CGPoint(x: 10, y: 10))
      p.addLine(to: CGPoint(x: 20, y: 10))
      p.addLine(to: CGPoint(x: 20, y: 15))
      p.addLine(to: CGPoint(x: 10, y: 15))
      p.closeSubpath()
    }
    expect(path.svg == "M10 10H20v5H10z")
  }

  @Test func lettersAreImplied() {
    let path = Path { p in
      p.move(to: CGPoint(x: 1, y: 2))
      p.addLine(to: CGPoint(x: 3, y: -4))
      p.addLine(to: CGPoint(x: -0.5, y: 0.5))
      p.move(to: CGPoint(x: 100, y: 100))
      p.addLine(to: CGPoint(x: 101, y: 102))
      p.addLine(to: CGPoint(x: 102, y: 104))
    }
    expect(path.svg == "M1 2 3-4-.5.5M100 100l1 2 1 2")
  }

  @Test func smoothCurvesAreShort() {
    let path = Path { p in
      p.move(to: .zero)
      p.addCurve(
        to: CGPoint(x: 2, y: 2), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: 2))
      p.addCurve(
        to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 3, y: 2), control2: CGPoint(x: 4, y: 1))
      p.addQuadCurve(to: CGPoint(x: 6, y: 2), control: CGPoint(x: 5, y: 0))
      p.addQuadCurve(to: CGPoint(x: 8, y: 4), control: CGPoint(x: 7, y: 4))
    }
    expect(path.svg == "M0 0C0 1 1 2 2 2S4 1 4 0Q5 0 6 2T8 4")
  }

  @Test func smoothMeansTheCurrentPointAfterAnotherCommand() {
    let path = Path { p in
      p.move(to: CGPoint(x: 1, y: 1))
      p.addCurve(
        to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 3))
      p.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 4, y: 4))
    }
    expect(path.svg == "M1 1S2 3 4 4T5 5")
  }

  @Test func aSegmentAfterAClose() {
    let path = Path { p in
      p.move(to: CGPoint(x: 1, y: 1))
      p.addLine(to: CGPoint(x: 2, y: 3))
      p.closeSubpath()
      p.addLine(to: CGPoint(x: 4, y: 5))
    }
    expect(path.svg == "M1 1 2 3zM1 1 4 5")
  }

  @Test func transformAndRounding() {
    let path = Path { p in
      p.move(to: CGPoint(x: 0.12345, y: 1))
      p.addLine(to: CGPoint(x: 2, y: -3))
    }
    expect(data(path, 2, CGAffineTransform(scaleX: 10, y: 10)) == "M1.23 10 20-30")
    expect(data(path, 0) == "M0 1 2-3")
  }

  @Test func nonFiniteElementsAreLeftOut() {
    let path = Path { p in
      p.move(to: CGPoint(x: CGFloat.nan, y: 0))
      p.addLine(to: CGPoint(x: 1, y: 2))
      p.addLine(to: CGPoint(x: CGFloat.infinity, y: 2))
      p.addLine(to: CGPoint(x: 3, y: 5))
      p.closeSubpath()
    }
    expect(path.svg == "M1 2 3 5z")
    expect(data(path, 3, CGAffineTransform(scaleX: .infinity, y: 1)) == "")
  }

  @Test func hugeCoordinatesStillCome() {
    let path = Path { p in
      p.move(to: CGPoint(x: 1e300, y: -1e20))
      p.addLine(to: CGPoint(x: 1e300, y: 0.126))
    }
    expect(data(path, 2) == "M1e300-1e20V.13")
  }
}
