import FiligreePaths
import FiligreeTestSupport
import Foundation
import PathFuzzing
import Testing

/// Every cap and join, with dashes and without, against the set of points that a stroke paints.
///
/// `PathFuzz strokes COUNT SEED` runs more of the same cases.
@Suite struct StrokeRegionTests {
  func expectRight(
    _ test: StrokeCase, _ forms: [StrokeOracle.Form] = [.curves, .lines], grid: Int = 16,
    probes: Int = 60
  ) {
    if case .wrong(let failure) = StrokeOracle.check(
      test, forms: forms, grid: grid, probes: probes)
    {
      Issue.record("\(failure)\n\(test.text)")
    }
  }

  @Test func randomStrokes() {
    for index in 0..<120 { expectRight(StrokeCase(seed: 1, index: index)) }
  }

  @Test func publicOutlines() {
    for index in 0..<30 {
      expectRight(StrokeCase(seed: 2, index: index), [.copies], probes: 40)
    }
  }

  /// Between the halves of a curve that all but stops, directions are noise.
  ///
  /// That takes many pieces, and leaves the rest its own.
  @Test func aNoisyCuspLeavesTheRestItsPieces() throws {
    let path = try Path(
      svg: """
        M10-20c76.99368462989207 76.9936847187351 8884303070999522e-23 76.9936847187351 \
        76.9936847187351 0
        """)
    for width: CGFloat in [30, 88, 150] {
      expectRight(
        StrokeCase(
          path: path, style: StrokeStyle(lineWidth: width, lineJoin: .bevel), tolerance: 0.011))
    }
  }

  @Test(arguments: StrokeOracleTests.tricky.map(\.0))
  func trickyCurves(name: String) throws {
    let n = try #require(StrokeOracleTests.tricky.first { $0.0 == name }).1
    // Smaller than the tolerance, the ends' directions are anybody's.
    guard name != "tiny" else { return }
    var path = Path()
    path.move(to: CGPoint(x: n[0], y: n[1]))
    path.addCurve(
      to: CGPoint(x: n[6], y: n[7]), control1: CGPoint(x: n[2], y: n[3]),
      control2: CGPoint(x: n[4], y: n[5]))
    for width in [3, 40] as [CGFloat] {
      for cap in [CGLineCap.butt, .square] {
        expectRight(
          StrokeCase(
            path: path, style: StrokeStyle(lineWidth: width, lineCap: cap), tolerance: 0.05))
      }
    }
  }

  /// A wheel's spokes: chords of a tight curve under a wide pen.
  @Test func tightCurvesHaveNoSpokes() throws {
    let path = try Path(svg: "M5 0A5 5 0 0 1-5 0")
    expectRight(
      StrokeCase(path: path, style: StrokeStyle(lineWidth: 60), tolerance: 0.1), grid: 48)
  }

  /// A dash that begins where controls coincide keeps its direction to the last bit.
  @Test func aDashAtAStartWithoutSpeedKeepsItsDirection() throws {
    let path = try Path(svg: "M-30 0C-30 0-20-30 0-30")
    let dash = path.storage.dashed([8, 92], phase: 0, tolerance: 1)
    expect(dash.points[1] == dash.points[0])
    let style = StrokeStyle(lineWidth: 10, dash: [8, 92])
    expectRight(StrokeCase(path: path, style: style, tolerance: 0.02))
  }

  @Test func aDashEndsExactlyAtACorner() throws {
    let path = try Path(svg: "M0 0H20V20")
    let style = StrokeStyle(lineWidth: 4, dash: [20, 10])
    expect(
      Path(storage: path.storage.dashed([20, 10], phase: 0, tolerance: 1)).svg
        == "M0 0H20m0 10V20")
    // Its butt end, and no join.
    let outline = path.strokedPath(style)
    expect(!outline.contains(CGPoint(x: 21, y: 0)))
  }

  @Test func dotsTurnAlongACurve() throws {
    let path = try Path(svg: "M0 0C40 0 60 20 60 70")
    for cap in [CGLineCap.round, .square] {
      let style = StrokeStyle(lineWidth: 9, lineCap: cap, dash: [0, 17.3], dashPhase: -4.1)
      expectRight(StrokeCase(path: path, style: style, tolerance: 0.02))
    }
  }

  @Test func theDashAcrossTheCloseIsJoined() throws {
    let path = try Path(svg: "M0 0H50V40H0z")
    for join in CGLineJoin.allCases {
      let style = StrokeStyle(lineWidth: 8, lineJoin: join, dash: [13.3, 7.1], dashPhase: 5)
      expectRight(StrokeCase(path: path, style: style, tolerance: 0.02))
      expect(path.strokedPath(style).contains(CGPoint(x: -1, y: 1)))
    }
  }
}
