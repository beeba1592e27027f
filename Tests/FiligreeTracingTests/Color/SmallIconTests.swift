import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTracing

/// Icons of 16 pixels, in which a pixel or two can be all of a thing.
@Suite struct SmallIconTests {
  private static let gray = SIMD4(0.4, 0.4, 0.4, 1.0)

  /// Whether a layer covers a point.
  private func isCovered(_ trace: ColorTrace, _ x: Double, _ y: Double) -> Bool {
    trace.layers.contains { $0.path.contains(CGPoint(x: x, y: y)) }
  }

  @Test func dotsOnNothingStay() throws {
    // The rays of a sun behind a hill: two pixels each.
    var painting = Painting(16, 16, ground: .zero)
    painting.fill(Self.gray) { x, y in hypot(x - 8, y - 12) < 4 && y < 12 }
    painting.fill(Self.gray) { x, y in (10.9..<12).contains(y) && (x < 2 || x >= 14) }
    let trace = try ColorTracer().trace(painting.image(hasAlpha: true))
    for x in [1.0, 8, 15] { expect(isCovered(trace, x, 11.5), "\(x)") }
    expect(!isCovered(trace, 3, 9))
  }

  @Test func pupilsStay() throws {
    let (face, pupil) = (SIMD4(0.99, 0.82, 0.25, 1.0), SIMD4(0.0, 0, 0, 1))
    var painting = Painting(16, 16, ground: .zero)
    painting.fill(face) { x, y in hypot(x - 8, y - 8) < 7 }
    painting.fill(pupil) { x, y in (5..<8).contains(y) && (5..<6).contains(x) }
    painting.fill(pupil) { x, y in (5..<8).contains(y) && (10..<11).contains(x) }
    let trace = try ColorTracer().trace(painting.image(hasAlpha: true))
    for x in [5.5, 10.5] {
      let seen = try #require(trace.layers.last { $0.path.contains(CGPoint(x: x, y: 6.5)) })
      guard case .color(let color) = seen.fill, let c = color.components else {
        Issue.record("\(seen.fill)")
        continue
      }
      expect(c.prefix(3).allSatisfy { $0 < 0.1 }, "\(x): \(color)")
    }
  }

  /// A speck of nearly the color around it is no shape of its own.
  @Test func faintSpecksVanish() throws {
    var painting = Painting(16, 16, ground: .zero)
    painting.fill(SIMD4(0.99, 0.82, 0.25, 1)) { x, y in hypot(x - 8, y - 8) < 7 }
    painting.fill(SIMD4(0.9, 0.7, 0.25, 1)) { x, y in (5..<7).contains(y) && (5..<6).contains(x) }
    let trace = try ColorTracer().trace(painting.image(hasAlpha: true))
    expect(trace.faceCount == 2, "\(trace.faceCount)")
  }

  /// A ring that lies across pixels has one color: shares of it are no colors.
  @Test(arguments: [(5.2, 1.0), (5.6, 1.3), (5, 1.6), (6, 1.6)])
  func shadesOfARingAreNoColors(radius: Double, width: Double) throws {
    var painting = Painting(16, 16, ground: .zero)
    painting.fill(Self.gray) { x, y in (radius..<radius + width).contains(hypot(x - 8, y - 8)) }
    let trace = try ColorTracer().trace(painting.image(hasAlpha: true))
    expect(trace.colorCount == 1 && trace.layers.count == 1, "\(trace.layers.map(\.fill))")
    let r = radius + width / 2
    for (x, y) in [(8 - r, 8.0), (8 + r, 8), (8, 8 - r), (8, 8 + r)] {
      expect(isCovered(trace, x, y), "\(x), \(y)")
    }
    expect(!isCovered(trace, 8, 8))
  }

  /// Headphones: a band of a pixel, beside cushions that lie as near.
  ///
  /// Between them is no slit of nothing.
  @Test func bandsStayWhole() throws {
    /// The band's half circle and its ends, which near each other as they go down, and the cushions within.
    func isInk(_ x: Double, _ y: Double) -> Bool {
      let (dx, dy) = (abs(x - 8), y - 7.3)
      let reach = dy < 0 ? hypot(dx, dy) : dx + 0.1 * dy
      return dy < 4.2 && (4.5..<5.4).contains(reach)
        || (8..<13.3).contains(y) && (2.2..<3.4).contains(dx + 0.1 * (y - 8))
    }
    var painting = Painting(16, 16, ground: .zero)
    painting.fill(Self.gray) { isInk($0, $1) }
    let trace = try ColorTracer().trace(painting.image(hasAlpha: true))
    var (drawn, covered) = (0, 0)
    for y in stride(from: 0.125, to: 16, by: 0.25) {
      for x in stride(from: 0.125, to: 16, by: 0.25) {
        if isInk(x, y) { drawn += 1 }
        if isCovered(trace, x, y) { covered += 1 }
      }
    }
    expect(Double(covered) > 0.95 * Double(drawn), "\(covered) of \(drawn)")
  }

  /// A turned card in a faint glow: the corners that both leave free are not filled with the glow's color.
  @Test(arguments: 1...20)
  func nothingStaysNothing(seed: UInt64) throws {
    var source = RandomSource(seed: seed)
    let (turn, opacity) = (source.number(in: 0.15...0.55), source.number(in: 0.04...0.08))
    let (card, glow) = (source.number(in: 9.5...12), source.number(in: 1.5...4))
    var painting = Painting(32, 32, ground: .zero)
    painting.paint { x, y in
      let (dx, dy) = (x - 16, y - 16)
      let distance = max(
        abs(dx * cos(turn) + dy * sin(turn)), abs(dy * cos(turn) - dx * sin(turn)))
      if distance < card { return SIMD4(0.88, 0.88, 0.88, 1) }
      return distance < card + glow ? SIMD4(0, 0, 0, opacity) : nil
    }
    let trace = try ColorTracer().trace(painting.image(hasAlpha: true))
    for y in 2..<30 {
      for x in 2..<30 {
        let isFree = (-2...2).allSatisfy { dy in
          (-2...2).allSatisfy { dx in painting.pixels[(y + dy) * 32 + x + dx].w == 0 }
        }
        let isFilled = isFree && isCovered(trace, Double(x) + 0.5, Double(y) + 0.5)
        expect(!isFilled, "seed \(seed): \(x), \(y)")
      }
    }
  }
}
