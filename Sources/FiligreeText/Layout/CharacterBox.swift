import Foundation

/// Where a character of a line lies: what the eye takes for one, a grapheme cluster (UAX #29).
struct CharacterBox: Sendable {
  /// Its Unicode scalars in the paragraph.
  let range: Range<Int>
  /// Its left edge, from the line's left end, in points.
  var x: Double
  /// How wide it is.
  var width: Double
  /// Whether the text around it runs from right to left.
  let isRightToLeft: Bool

  /// Where the text before it ends.
  var leadingEdge: Double { isRightToLeft ? x + width : x }
  /// Where the text after it begins.
  var trailingEdge: Double { isRightToLeft ? x : x + width }
}

extension TextLayout {
  /// The characters of a line from left to right, with the white space that hangs over its end.
  ///
  /// The characters of a ligature share its width alike.
  func boxes(of line: TextLine) -> [CharacterBox] {
    var visible = line.range.upperBound
    while visible > line.range.lowerBound, shaped.isSpace[visible - 1] { visible -= 1 }
    var boxes: [CharacterBox] = []
    for segment in line.segments {
      boxes += self.boxes(of: segment, line.range.lowerBound..<visible)
    }
    let isRightToLeft = runsRightToLeft(line)
    // A line of white space alone is as wide as that; its characters begin where the line does.
    let isBlank = visible == line.range.lowerBound
    var edge = isRightToLeft == isBlank ? line.width : 0
    for place in visible..<line.range.upperBound where shaped.characters.startsGrapheme[place] {
      let end = shaped.characters.graphemeEnd(place, line.range.upperBound)
      let width = shaped.advances[place..<end].reduce(0, +) * scaleFactor
      if isRightToLeft { edge -= width }
      let box = CharacterBox(
        range: place..<end, x: edge, width: width, isRightToLeft: isRightToLeft)
      if isRightToLeft {
        boxes.insert(box, at: 0)
      } else {
        boxes.append(box)
        edge += width
      }
    }
    return boxes
  }

  /// Whether the paragraph that a line is of runs from right to left.
  func runsRightToLeft(_ line: TextLine) -> Bool {
    var low = 0
    var high = shaped.blocks.count
    while low < high {
      let middle = (low + high) / 2
      if shaped.blocks[middle].range.lowerBound <= line.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return shaped.paragraph.direction == .rightToLeft }
    return shaped.blocks[low - 1].base & 1 == 1
  }

  private func boxes(of segment: LineSegment, _ visible: Range<Int>) -> [CharacterBox] {
    let piece = segment.item.range.clamped(to: visible)
    let isRightToLeft = segment.item.level & 1 == 1
    var clusters: [(start: Int, x: Double, width: Double)] = []
    var pen = segment.x
    for glyph in segment.glyphs {
      let width = glyph.advance * segment.scale
      if let last = clusters.last, last.start == glyph.cluster {
        clusters[clusters.count - 1].width += width
      } else {
        clusters.append((glyph.cluster, pen, width))
      }
      pen += width
    }
    var boxes: [CharacterBox] = []
    // What belongs to a character that is further on from left to right.
    var pending = 0.0
    for (index, cluster) in clusters.enumerated() {
      let next = isRightToLeft ? index - 1 : index + 1
      let end = clusters.indices.contains(next) ? clusters[next].start : piece.upperBound
      guard cluster.start < end, piece.contains(cluster.start) else { continue }
      let starts = (cluster.start..<end).filter { shaped.characters.startsGrapheme[$0] }
      guard !starts.isEmpty else {
        if isRightToLeft {
          pending += cluster.width
        } else if !boxes.isEmpty {
          boxes[boxes.count - 1].width += cluster.width
        }
        continue
      }
      let width = (cluster.width + pending) / Double(starts.count)
      let x = cluster.x - pending
      pending = 0
      for (place, start) in starts.enumerated() {
        let column = isRightToLeft ? starts.count - 1 - place : place
        boxes.append(
          CharacterBox(
            range: start..<shaped.characters.graphemeEnd(start, piece.upperBound),
            x: x + Double(column) * width, width: width, isRightToLeft: isRightToLeft))
      }
    }
    return boxes.sorted { $0.x < $1.x }
  }
}
