import FiligreeBase
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct TrigonometryTests {
  @Test func agreesWithTheLibrary() {
    var random = RandomSource(seed: 31)
    for round in 0..<20_000 {
      let angle = random.number(in: -1...1) * (round % 2 == 0 ? 7 : 1e5)
      let (sine, cosine) = sincos(angle)
      expect(abs(sine - sin(angle)) <= 1.5 * max(abs(sin(angle)).ulp, 0x1p-60), "\(angle)")
      expect(abs(cosine - cos(angle)) <= 1.5 * max(abs(cos(angle)).ulp, 0x1p-60), "\(angle)")
    }
  }

  @Test func quarterTurnsAreExact() {
    let exact: [(CGFloat, CGFloat)] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    for quarter in -40...40 {
      let expected = exact[quarter & 3]
      for angle in [Double(quarter) * .pi / 2, 90 * Double(quarter) * (.pi / 180)] {
        let (sine, cosine) = sincos(angle)
        expect(sine == expected.0 && cosine == expected.1, "\(quarter) quarters")
      }
    }
  }

  @Test func smallAnglesKeepTheirDigits() {
    for angle in [1e-300, 1e-20, 1e-9, -1e-5] as [CGFloat] {
      expect(sincos(angle).sine == angle - angle * angle * angle / 6)
      expect(sincos(angle).cosine == cos(angle))
    }
  }

  @Test func largeAndUselessAngles() {
    for angle in [1e7, -1e12, 1e300] {
      let (sine, cosine) = sincos(angle)
      expect(abs(sine * sine + cosine * cosine - 1) < 1e-15)
    }
    for angle in [Double.nan, .infinity] {
      expect(sincos(angle).sine.isNaN && sincos(angle).cosine.isNaN)
    }
  }
}
