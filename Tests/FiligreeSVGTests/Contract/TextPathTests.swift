import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

/// Text on paths.
@Suite struct TextPathTests {
  private func boxes(_ path: String, _ attributes: String = "", _ text: String = "LL") throws
    -> [[Double]]
  {
    try TextDocuments.boxes(
      "<defs><path id='p' d='\(path)'/></defs><text><textPath href='#p' \(attributes)>\(text)</textPath></text>"
    )
  }

  @Test func alongAnAxis() throws {
    expect(try boxes("M 100 200 H 900") == [[110, 130, 40, 70], [170, 130, 40, 70]])
    expect(try boxes("M 100 200 V 900") == [[100, 210, 70, 40], [100, 270, 70, 40]])
    // Over a corner each letter goes by its middle.
    expect(
      try boxes("M 0 0 H 60 V 500") == [[10, -70, 40, 70], [60, 10, 70, 40]])
  }

  @Test func starts() throws {
    expect(try boxes("M 0 0 H 1000", "startOffset='50'")[0] == [60, -70, 40, 70])
    expect(try boxes("M 0 0 H 1000", "startOffset='10%'")[0] == [110, -70, 40, 70])
    expect(
      try boxes("M 0 0 H 1000", "startOffset='50%' text-anchor='middle'")[0] == [450, -70, 40, 70])
  }

  @Test func whatIsBeyondThePathIsNotDrawn() throws {
    expect(try boxes("M 0 0 H 100", "", "LLLL").count == 2)
    expect(try boxes("M 0 0 H 100", "startOffset='-40'", "LL").count == 1)
    expect(try boxes("M 0 0 H 100", "startOffset='9999'").isEmpty)
  }

  /// A square of 4 × 100 (SVG 2, section 11.8.3): letters are 60 wide.
  @Test func closedPathsAreGoneRound() throws {
    let square = "M 0 0 H 100 V 100 H 0 Z"
    // From the middle of the last side over its end: the second letter's middle is 390 + 30 = 20 along.
    let round = try boxes(square, "startOffset='330'", "LL")
    expect(round.count == 2)
    expect(round[1] == [0, -70, 40, 70])
    // Not more than once, and open ones not at all.
    expect(try boxes(square, "startOffset='200'", "LLLLLLLLLL").count == 7)
    expect(try boxes(square, "startOffset='-30'", "LLLLLLLLLL").count == 7)
    expect(try boxes("M 0 0 H 100 V 100 H 0 V 0", "startOffset='330'", "LL").count == 1)
    expect(try boxes(square + "M 0 0 Z", "startOffset='330'", "LL").count == 1)
    // About the anchor, half of the length to either side.
    expect(try boxes(square, "text-anchor='middle'", "LL")[0] == [-70, 10, 70, 40])
    expect(try boxes(square, "text-anchor='middle'", "LLLLLLLLLL").count == 6)
    expect(try boxes(square, "text-anchor='end' startOffset='10'", "LL").count == 2)
    expect(try boxes(square, "startOffset='1e300'").count == 2)
  }

  @Test func otherSide() throws {
    expect(
      try boxes("M 0 0 H 200", "side='right'") == [[150, 0, 40, 70], [90, 0, 40, 70]])
  }

  @Test func ownPathAndShapes() throws {
    expect(
      try TextDocuments.boxes("<text><textPath path='M 0 10 H 500'>L</textPath></text>")
        == [[10, -60, 40, 70]])
    expect(
      try TextDocuments.boxes(
        """
        <rect id='r' x='100' y='100' width='300' height='300' transform='translate(1 2)'/>
        <text><textPath href='#r'>L</textPath></text>
        """
      ).last == [111, 32, 40, 70])
  }

  @Test func movesAcrossThePath() throws {
    expect(
      try TextDocuments.boxes(
        """
        <defs><path id='p' d='M 0 0 V 900'/></defs>
        <text dy='10'><textPath href='#p'>L</textPath></text>
        """) == [[-10, 10, 70, 40]])
  }

  @Test func noPath() throws {
    for path in ["", "M 5 5", "M 5 5 L 5 5", "M 0 0 L 1e300 1e300 L -1e300 1e300"] {
      _ = try boxes(path)
    }
    expect(try boxes("M 5 5 L 5 5").isEmpty)
    let tree = try TextDocuments.tree("<text>L<textPath>L</textPath></text>")
    expect(tree.warnings.contains { $0.description.contains("textPath") })
  }
}
