import Foundation
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
    #expect(try boxes("M 100 200 H 900") == [[110, 130, 40, 70], [170, 130, 40, 70]])
    #expect(try boxes("M 100 200 V 900") == [[100, 210, 70, 40], [100, 270, 70, 40]])
    // Over a corner each letter goes by its middle.
    #expect(
      try boxes("M 0 0 H 60 V 500") == [[10, -70, 40, 70], [60, 10, 70, 40]])
  }

  @Test func starts() throws {
    #expect(try boxes("M 0 0 H 1000", "startOffset='50'")[0] == [60, -70, 40, 70])
    #expect(try boxes("M 0 0 H 1000", "startOffset='10%'")[0] == [110, -70, 40, 70])
    #expect(
      try boxes("M 0 0 H 1000", "startOffset='50%' text-anchor='middle'")[0] == [450, -70, 40, 70])
  }

  @Test func whatIsBeyondThePathIsNotDrawn() throws {
    #expect(try boxes("M 0 0 H 100", "", "LLLL").count == 2)
    #expect(try boxes("M 0 0 H 100", "startOffset='-40'", "LL").count == 1)
    #expect(try boxes("M 0 0 H 100", "startOffset='9999'").isEmpty)
  }

  @Test func otherSide() throws {
    #expect(
      try boxes("M 0 0 H 200", "side='right'") == [[150, 0, 40, 70], [90, 0, 40, 70]])
  }

  @Test func ownPathAndShapes() throws {
    #expect(
      try TextDocuments.boxes("<text><textPath path='M 0 10 H 500'>L</textPath></text>")
        == [[10, -60, 40, 70]])
    #expect(
      try TextDocuments.boxes(
        """
        <rect id='r' x='100' y='100' width='300' height='300' transform='translate(1 2)'/>
        <text><textPath href='#r'>L</textPath></text>
        """
      ).last == [111, 32, 40, 70])
  }

  @Test func movesAcrossThePath() throws {
    #expect(
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
    #expect(try boxes("M 5 5 L 5 5").isEmpty)
    let tree = try TextDocuments.tree("<text>L<textPath>L</textPath></text>")
    #expect(tree.warnings.contains { $0.description.contains("textPath") })
  }
}
