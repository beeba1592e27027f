import FiligreeBase
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct DecimalTextTests {
  @Test(
    "The shortest text",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.5, "0.5"), (0.1, "0.1"),
      (0.30000000000000004, "0.30000000000000004"), (100, "100"), (1000, "1e3"), (12000, "12e3"),
      (120, "120"), (0.001, "1e-3"), (0.01, "0.01"), (0.00012, "12e-5"), (1e21, "1e21"),
      (1e-7, "1e-7"), (123456.789, "123456.789"), (.leastNonzeroMagnitude, "5e-324"),
      (9_007_199_254_740_992, "9007199254740992"), (1e15, "1e15"), (-2.5e-10, "-25e-11"),
      (.greatestFiniteMagnitude, "17976931348623157e292"),
    ])
  func shortest(value: Double, text: String) {
    expect(DecimalText.text(value, fractionDigits: nil, leadingZero: true) == text)
    expect(Double(text)! == value)
  }

  @Test(
    "Rounded text",
    arguments: [
      (0.0, 3, "0"), (-0.0004, 3, "0"), (0.0005, 3, ".001"), (-0.0005, 3, "-.001"),
      (1.005, 2, "1"), (1.115, 2, "1.11"), (0.125, 2, ".13"), (-0.125, 2, "-.13"),
      (2.5, 0, "3"), (-2.5, 0, "-3"), (1.9999, 3, "2"), (123.4567, 2, "123.46"),
      (0.5, 9, ".5"), (1e15 + 0.5, 3, "1000000000000000.5"),
      (123456789012.345678, 9, "123456789012.34567"),
      (1e300, 2, "1e300"), (.leastNonzeroMagnitude, 9, "0"), (9.9999, 1, "10"), (99999.5, 0, "1e5"),
    ])
  func rounded(value: Double, places: Int, text: String) {
    expect(DecimalText.text(value, fractionDigits: places, leadingZero: false) == text)
  }

  @Test func leadingZeroAndExponentAreOptions() {
    expect(DecimalText.text(-0.25, fractionDigits: nil, leadingZero: false) == "-.25")
    expect(DecimalText.text(-0.25, fractionDigits: nil, leadingZero: true) == "-0.25")
    expect(
      DecimalText.text(1e6, fractionDigits: nil, leadingZero: true, exponent: false) == "1000000")
    expect(
      DecimalText.text(
        .leastNonzeroMagnitude, fractionDigits: nil, leadingZero: false, exponent: false)
        == "." + String(repeating: "0", count: 323) + "5")
    expect(
      DecimalText.text(
        -.greatestFiniteMagnitude, fractionDigits: nil, leadingZero: false, exponent: false)
        == "-17976931348623157" + String(repeating: "0", count: 292))
  }

  @Test func nonFiniteIsStillANumber() {
    expect(DecimalText.text(.nan, fractionDigits: nil, leadingZero: true) == "0")
    expect(DecimalText.text(.nan, fractionDigits: 3, leadingZero: true) == "0")
    for places in [nil, 3] {
      expect(
        Double(DecimalText.text(.infinity, fractionDigits: places, leadingZero: true))
          == .greatestFiniteMagnitude)
      expect(
        Double(DecimalText.text(-.infinity, fractionDigits: places, leadingZero: true))
          == -.greatestFiniteMagnitude)
    }
  }

  @Test func fractionDigitsAreClamped() {
    expect(DecimalText.text(0.5, fractionDigits: -4, leadingZero: true) == "1")
    expect(DecimalText.text(0.12345678949, fractionDigits: 40, leadingZero: true) == "0.123456789")
  }

  @Test func shortestRoundTripsAndIsNoLongerThanTheStandardLibrary() {
    var random = RandomSource(seed: 1)
    for round in 0..<20_000 {
      let value =
        switch round % 3 {
        case 0: Double(bitPattern: random.next())
        case 1: random.number(in: -1e4...1e4)
        default: (random.number(in: -1e6...1e6)).rounded() / 1000
        }
      guard value.isFinite else { continue }
      let text = DecimalText.text(value, fractionDigits: nil, leadingZero: false)
      expect(Double(text.hasPrefix(".") ? "0" + text : text) == value, "\(value) became \(text)")
      expect(text.utf8.count <= value.description.utf8.count, "\(value) became \(text)")
    }
  }

  @Test func roundingIsNearest() {
    var random = RandomSource(seed: 2)
    for _ in 0..<20_000 {
      let places = Int(random.next() % 10)
      let value = random.number(in: -3000...3000)
      let text = DecimalText.text(value, fractionDigits: places, leadingZero: true)
      let expected = String(format: "%.\(places)f", value)
      // printf rounds the exact value as well; ties, where it may differ, do not come up at random.
      expect(Double(text) == Double(expected), "\(value) to \(places) places became \(text)")
      expect((text.split(separator: ".").dropFirst().first?.count ?? 0) <= places)
    }
  }

  @Test func appendsToWhatIsThere() {
    var bytes = Array("M".utf8)
    DecimalText.append(2.5, fractionDigits: 1, leadingZero: false, to: &bytes)
    expect(bytes == Array("M2.5".utf8))
  }
}
