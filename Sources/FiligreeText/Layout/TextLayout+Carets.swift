import Foundation

/// A place between two characters of a paragraph.
package struct CaretPlace: Hashable, Sendable {
  /// How many Unicode scalars of the paragraph are before it.
  package var offset: Int
  /// Whether it is at the end of a line rather than at the beginning of the next, where the two are one
  /// place in the text.
  package var isUpstream: Bool

  /// A place after `offset` Unicode scalars.
  package init(_ offset: Int, isUpstream: Bool = false) {
    self.offset = offset
    self.isUpstream = isUpstream
  }
}

/// Where a caret stands, in the layout's coordinates.
package struct Caret: Hashable, Sendable {
  /// Where it stands.
  package let x: CGFloat
  /// The top of its line.
  package let top: CGFloat
  /// The bottom of its line.
  package let bottom: CGFloat
  /// Its line's number, from 0.
  package let line: Int
}

// Between text of one direction and text of the other, a caret stands where the next character begins; at a line's end
// it stands where the last one ends. So what is typed at the end of a line appears where the caret is.
extension TextLayout {
  /// Where the caret of a place stands; nil without a line.
  package func caret(at place: CaretPlace) -> Caret? {
    guard let index = lineIndex(of: place) else { return nil }
    let line = lines[index]
    return Caret(
      x: line.origin.x + CGFloat(edge(at: place, in: boxes(of: line), of: line)),
      top: line.top, bottom: line.bottom, line: index)
  }

  /// The place nearest to a point; the beginning without a line.
  ///
  /// Above the first line it is the first that counts, below the last the last.
  package func place(at point: CGPoint) -> CaretPlace {
    guard let index = lines.firstIndex(where: { point.y < $0.bottom }) ?? lines.indices.last else {
      return CaretPlace(0)
    }
    return place(atX: point.x, inLine: index)
  }

  /// The place of a line that is nearest to an x.
  package func place(atX x: CGFloat, inLine index: Int) -> CaretPlace {
    guard lines.indices.contains(index) else { return CaretPlace(0) }
    let line = lines[index]
    let boxes = boxes(of: line)
    let x = x.isNaN ? 0 : Double(x - line.origin.x)
    guard let box = boxes.first(where: { x < $0.x + $0.width }) ?? boxes.last else {
      return CaretPlace(line.range.lowerBound)
    }
    let isLeft = x < box.x + box.width / 2
    let offset = isLeft == box.isRightToLeft ? box.range.upperBound : box.range.lowerBound
    return CaretPlace(offset, isUpstream: endsSoftly(index) && offset == line.range.upperBound)
  }

  /// The number of the line that a place is in; nil without a line.
  package func lineIndex(of place: CaretPlace) -> Int? {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= place.offset { low = middle + 1 } else { high = middle }
    }
    guard !lines.isEmpty else { return nil }
    let index = max(low - 1, 0)
    guard place.isUpstream, index > 0, endsSoftly(index - 1),
      lines[index - 1].range.upperBound == place.offset
    else { return index }
    return index - 1
  }

  /// Whether the next line goes on where a line ends.
  package func endsSoftly(_ index: Int) -> Bool {
    lines.indices.contains(index + 1)
      && lines[index + 1].range.lowerBound == lines[index].range.upperBound
  }

  /// Whether the paragraph that a line is of runs from right to left.
  package func runsRightToLeft(line index: Int) -> Bool {
    lines.indices.contains(index)
      ? runsRightToLeft(lines[index]) : shaped.paragraph.direction == .rightToLeft
  }

  /// The places of a line with their x, from left to right; those of one x in the order of the text.
  package func stops(inLine index: Int) -> [(offset: Int, x: CGFloat)] {
    guard lines.indices.contains(index) else { return [] }
    let line = lines[index]
    let boxes = boxes(of: line)
    var stops = boxes.map {
      (offset: $0.range.lowerBound, x: line.origin.x + CGFloat($0.leadingEdge))
    }
    // The end of a line that goes on is the beginning of the next.
    if !endsSoftly(index) {
      let end = CaretPlace(line.range.upperBound)
      stops.append((end.offset, line.origin.x + CGFloat(edge(at: end, in: boxes, of: line))))
    }
    return stops.sorted { ($0.x, $0.offset) < ($1.x, $1.offset) }
  }

  /// The rectangles behind the characters of a range, line by line.
  ///
  /// Where the range goes on in the next line, the rectangle reaches to the end of `extent`, if that is given: to its
  /// right, or to its left in text from right to left.
  package func selectionRects(
    _ range: Range<Int>, extent: ClosedRange<CGFloat>? = nil
  ) -> [CGRect] {
    var rects: [CGRect] = []
    for line in lines
    where line.range.lowerBound < range.upperBound && line.range.upperBound >= range.lowerBound {
      var spans: [(start: CGFloat, end: CGFloat)] = []
      func add(_ start: CGFloat, _ end: CGFloat) {
        guard end > start else { return }
        if let last = spans.last, start - last.end < 0.01 {
          spans[spans.count - 1].end = max(end, last.end)
        } else {
          spans.append((start, end))
        }
      }
      let goesOn = range.upperBound > line.range.upperBound
      let isRightToLeft = runsRightToLeft(line)
      let boxes = boxes(of: line)
      let left = line.origin.x + CGFloat(boxes.first?.x ?? 0)
      let right = line.origin.x + CGFloat(boxes.last.map { $0.x + $0.width } ?? 0)
      if goesOn, isRightToLeft, let extent { add(extent.lowerBound, left) }
      for box in boxes where box.range.overlaps(range) {
        let x = line.origin.x + CGFloat(box.x)
        add(x, x + CGFloat(box.width))
      }
      if goesOn, !isRightToLeft, let extent { add(right, extent.upperBound) }
      rects += spans.map {
        CGRect(x: $0.start, y: line.top, width: $0.end - $0.start, height: line.bottom - line.top)
      }
    }
    return rects
  }

  /// The x of a place in a line, from the line's left end.
  private func edge(at place: CaretPlace, in boxes: [CharacterBox], of line: TextLine) -> Double {
    if let box = boxes.first(where: { $0.range.lowerBound == place.offset }) {
      return box.leadingEdge
    }
    if let box = boxes.first(where: { $0.range.upperBound == place.offset }) {
      return box.trailingEdge
    }
    if let box = boxes.first(where: { $0.range.contains(place.offset) }) { return box.leadingEdge }
    return 0
  }
}

extension TextLine {
  /// Its top edge in the layout.
  fileprivate var top: CGFloat { origin.y - CGFloat(ascent) }
  /// Its bottom edge in the layout.
  fileprivate var bottom: CGFloat { origin.y + CGFloat(descent) }
}
