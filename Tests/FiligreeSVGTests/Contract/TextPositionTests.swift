import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

/// Where the letters of a text are: SVG 2, chapter 11.
@Suite struct TextPositionTests {
  private func expectBoxes(
    _ body: String, _ boxes: [[Double]], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let drawn = try TextDocuments.boxes(body)
    expect(drawn == boxes, sourceLocation: sourceLocation)
  }

  @Test func letterAtItsPlace() throws {
    try expectBoxes("<text x='5' y='100'>L</text>", [[15, 30, 40, 70]])
    try expectBoxes("<text x='1em' y='10%' font-size='50'>L</text>", [[55, 65, 20, 35]])
    try expectBoxes("<text>LL</text>", [[10, -70, 40, 70], [70, -70, 40, 70]])
  }

  @Test func anchors() throws {
    let (first, second) = ([50.0, -70, 40, 70], [110.0, -70, 40, 70])
    try expectBoxes("<text x='100' text-anchor='middle'>LL</text>", [first, second])
    try expectBoxes("<text x='160' text-anchor='end'>LL</text>", [first, second])
    try expectBoxes("<text x='40' text-anchor='start'>LL</text>", [first, second])
    try expectBoxes("<text x='160' direction='rtl'>LL</text>", [first, second])
  }

  @Test func chunksHaveAnchorsOfTheirOwn() throws {
    try expectBoxes(
      "<text x='100' text-anchor='middle'>L<tspan x='300' y='50'>LL</tspan></text>",
      [[80, -70, 40, 70], [250, -20, 40, 70], [310, -20, 40, 70]])
    // A place in one direction leaves the pen where it is in the other.
    try expectBoxes(
      "<text>L<tspan y='50'>L</tspan></text>", [[10, -70, 40, 70], [70, -20, 40, 70]])
  }

  @Test func listsOfPlaces() throws {
    try expectBoxes(
      "<text x='0 100' y='0 10 20'>LLL</text>",
      [[10, -70, 40, 70], [110, -60, 40, 70], [170, -50, 40, 70]])
    // What is inside outranks what is around it.
    try expectBoxes(
      "<text x='0 100 200'>L<tspan x='500'>LL</tspan></text>",
      [[10, -70, 40, 70], [510, -70, 40, 70], [210, -70, 40, 70]])
  }

  @Test func relativePlacesAddUp() throws {
    try expectBoxes(
      "<text x='100' dx='1 2 3' dy='10 0 -10'>LLL</text>",
      [[111, -60, 40, 70], [173, -60, 40, 70], [236, -70, 40, 70]])
  }

  @Test func lettersAreTurnedAboutTheirPlaces() throws {
    // The last angle is that of all further letters.
    try expectBoxes(
      "<text x='100' y='100' rotate='0 90'>LLL</text>",
      [[110, 30, 40, 70], [160, 110, 70, 40], [220, 110, 70, 40]])
  }

  @Test func textLength() throws {
    try expectBoxes(
      "<text textLength='200'>LL</text>", [[10, -70, 40, 70], [150, -70, 40, 70]])
    try expectBoxes(
      "<text textLength='240' lengthAdjust='spacingAndGlyphs'>LL</text>",
      [[20, -70, 80, 70], [140, -70, 80, 70]])
    try expectBoxes("<text textLength='200'>L</text>", [[10, -70, 40, 70]])
    // One in the other: the inner one is a letter to the outer one.
    try expectBoxes(
      "<text textLength='400'>L<tspan textLength='200'>LL</tspan>L</text>",
      [[10, -70, 40, 70], [110, -70, 40, 70], [250, -70, 40, 70], [350, -70, 40, 70]])
  }

  @Test func spacingIsBetweenLetters() throws {
    try expectBoxes(
      "<text letter-spacing='10'>LL</text>", [[10, -70, 40, 70], [80, -70, 40, 70]])
    try expectBoxes(
      "<text letter-spacing='0.1em' x='130' text-anchor='end'>LL</text>",
      [[10, -70, 40, 70], [80, -70, 40, 70]])
  }

  @Test func whiteSpace() throws {
    let two = try TextDocuments.boxes("<text>L L</text>")
    expect(two.count == 2)
    for body in ["<text> L \n  L  </text>", "<text>L <tspan> L</tspan> </text>"] {
      expect(try TextDocuments.boxes(body) == two)
    }
    let kept = try TextDocuments.boxes("<text xml:space='preserve'>L  L</text>")
    expect(kept[1][0] - 60 == 2 * (two[1][0] - 70) + 10)
    expect(
      try TextDocuments.boxes("<text style='white-space:pre'>L  L</text>") == kept)
  }

  @Test func baselines() throws {
    // The ascent is 80, the descent 20, the x-height 50 as the font does not say another.
    for (name, drop) in [
      ("alphabetic", 0.0), ("middle", 25), ("central", 30), ("hanging", 64), ("mathematical", 40),
      ("text-before-edge", 80), ("text-after-edge", -20), ("ideographic", -20),
    ] {
      try expectBoxes("<text dominant-baseline='\(name)'>L</text>", [[10, -70 + drop, 40, 70]])
      try expectBoxes(
        "<text><tspan alignment-baseline='\(name)'>L</tspan></text>",
        [[10, -70 + drop, 40, 70]])
    }
    try expectBoxes(
      "<text>L<tspan baseline-shift='20'>L<tspan baseline-shift='-50%'>L</tspan></tspan></text>",
      [[10, -70, 40, 70], [70, -90, 40, 70], [130, -40, 40, 70]])
    try expectBoxes("<text><tspan baseline-shift='sub'>L</tspan></text>", [[10, -50, 40, 70]])
  }

  @Test func columns() throws {
    // A letter that lies on its side: its middle is on the line of the column.
    try expectBoxes(
      "<text x='100' writing-mode='tb' text-orientation='sideways'>LL</text>",
      [[70, 10, 70, 40], [70, 70, 70, 40]])
    // One that stands: without measures for columns HarfBuzz centers it, and it is as high as the font.
    let upright = try TextDocuments.boxes(
      "<text x='100' writing-mode='vertical-rl' text-orientation='upright'>LL</text>")
    expect(upright.count == 2)
    expect(upright[0][0] == 80 && upright[0][2] == 40 && upright[1][1] - upright[0][1] == 100)
  }

  @Test func hiddenText() throws {
    try expectBoxes("<text font-size='0' stroke='red'>L</text>", [])
    try expectBoxes(
      "<text>L<tspan visibility='hidden'>L</tspan>L</text>",
      [[10, -70, 40, 70], [130, -70, 40, 70]])
    try expectBoxes(
      "<text>L<tspan display='none'>L</tspan>L</text>", [[10, -70, 40, 70], [70, -70, 40, 70]])
    try expectBoxes(
      "<text>L<title>L</title><rect width='9' height='9'/></text>", [[10, -70, 40, 70]])
  }

  @Test func textOfAnotherElement() throws {
    try expectBoxes(
      """
      <defs><text id='t'>L<tspan>L</tspan></text></defs>
      <text xmlns:xlink='http://www.w3.org/1999/xlink'><tref xlink:href='#t'/></text>
      """, [[10, -70, 40, 70], [70, -70, 40, 70]])
  }

  @Test func lettersInTheOtherDirection() throws {
    try expectBoxes(
      """
      <text><tspan dx='0 5' direction='rtl' unicode-bidi='bidi-override'>LL</tspan></text>
      """, [[15, -70, 40, 70], [70, -70, 40, 70]])
  }
}
