import FiligreeTestSupport
import Testing

@testable import FiligreeText

/// Where lines along text are interrupted; lengths are multiples of the line's thickness.
@Suite("Line patterns")
struct LinePatternTests {
  private static let patterns: [LinePattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]

  @Test("A line without a pattern is one piece")
  func solid() {
    expect(LinePattern.solid.pieces(from: 3, to: 40, thickness: 2) == [3...40])
  }

  @Test("Dots are three times as long as the line is thick, dashes ten times")
  func lengths() {
    expect(LinePattern.dot.pieces(from: 0, to: 12, thickness: 1) == [0...3, 6...9])
    expect(LinePattern.dash.pieces(from: 0, to: 60, thickness: 2) == [0...20, 30...50])
    expect(LinePattern.dashDot.pieces(from: 0, to: 19, thickness: 1) == [0...10, 13...16])
    expect(
      LinePattern.dashDotDot.pieces(from: 0, to: 25, thickness: 1) == [0...10, 13...16, 19...22])
  }

  @Test("A line that goes on under another stretch of text stays in step")
  func step() {
    for pattern in Self.patterns.dropFirst() {
      let whole = pattern.pieces(from: 0, to: 90, thickness: 1)
      let first = pattern.pieces(from: 0, to: 41.5, thickness: 1)
      let second = pattern.pieces(from: 41.5, to: 90, thickness: 1)
      func covers(_ pieces: [ClosedRange<Double>], _ x: Double) -> Bool {
        pieces.contains { $0.contains(x) }
      }
      for x in stride(from: 0.25, to: 90, by: 0.5) {
        expect(covers(whole, x) == (covers(first, x) || covers(second, x)), "\(pattern) at \(x)")
      }
    }
  }

  @Test("Lengths that make no sense give few pieces, or none", arguments: patterns)
  func hostile(_ pattern: LinePattern) {
    let numbers = [0, -1, 1e-300, 1e300, .infinity, -.infinity, .nan]
    for left in numbers {
      for right in numbers {
        for thickness in numbers {
          expect(pattern.pieces(from: left, to: right, thickness: thickness).count <= 60_000)
        }
      }
    }
  }
}
