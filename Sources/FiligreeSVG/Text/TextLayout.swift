import FiligreePaths
import Foundation

/// Places the cells of a text (SVG 2, section 11.5).
struct TextLayout {
  /// A cell in its place.
  struct Placed {
    var cell: SVGTextCell
    /// The element that it is drawn as part of.
    var owner: Int
    /// Where its chunk is in the order of the text.
    var chunk: Int
    /// How far the pen moves on, spacing included.
    var advance: Double
    /// How much of that is spacing, at its end.
    var spacing = 0.0
    /// What is left free after it, so that the text has its length.
    var gap = 0.0
    /// How far it is moved along the text and down the page, and what is before it with it.
    var shift = CGVector.zero
    /// Where the pen is.
    var position = CGPoint.zero
    /// A factor for the width of its glyphs.
    var stretch = 1.0
    /// The direction in which the pen moves, and how far the glyphs are turned besides; in radians.
    var direction = 0.0
    var rotation = 0.0
    /// Whether it stands upright in a column.
    var isUpright = false
    /// Whether it is beyond the end of its path.
    var isHidden = false
    /// Whether a line along the text breaks off before and after it.
    var isAlone = false
  }

  /// The cells of all chunks, each from left to right, or from top to bottom.
  private(set) var cells: [Placed] = []
  let isVertical: Bool

  private let metrics: [SVGFontMetrics]
  /// Which font each element has.
  private let fonts: [Int]
  private let content: TextContent
  private let positions: TextPositions
  /// The cells in the order of the text.
  private var order: [Int] = []

  /// Places a text.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - positions: Where attributes place its characters.
  ///   - set: Its glyphs.
  ///   - fonts: Which of the fonts that have been asked for each element has.
  init(
    _ content: TextContent, _ positions: TextPositions, _ set: SVGSetText, fonts: [Int]
  ) {
    self.fonts = fonts
    self.content = content
    self.positions = positions
    metrics = set.metrics
    let style = content.elements[0].style.font
    isVertical = style.isVertical
    for (chunk, chunkCells) in set.chunks.enumerated() {
      let isColumn = isVertical && positions.paths[chunk] == nil
      for cell in chunkCells { cells.append(placed(cell, chunk, isColumn)) }
      // Spacing is between letters: nothing is after the last one.
      if let last = cells.indices.last, !chunkCells.isEmpty {
        cells[last].advance -= cells[last].spacing
        cells[last].spacing = 0
      }
    }
    order = cells.indices.sorted {
      cells[$0].cell.characters.lowerBound < cells[$1].cell.characters.lowerBound
    }
    shift()
    adjustLengths()
    place()
  }

  /// A cell with its spacing.
  private func placed(_ cell: SVGTextCell, _ chunk: Int, _ isColumn: Bool) -> Placed {
    let first = cell.characters.lowerBound
    let owner = Int(content.owners[first])
    let style = content.elements[owner].style.font
    let isUpright =
      isColumn
      && (style.orientation == .upright
        || style.orientation == .mixed && UprightCharacters.contains(content.characters[first]))
    var placed = Placed(
      cell: cell, owner: owner, chunk: chunk,
      advance: isUpright ? cell.uprightAdvance : cell.advance)
    placed.isUpright = isUpright
    // Letters that join are not drawn apart (CSS Text 3, section 8.2.1).
    if !cell.isCursive { placed.spacing += style.letterSpacing }
    if content.characters[first] == 0x20 || content.characters[first] == 0xA0 {
      placed.spacing += style.wordSpacing
    }
    placed.advance += placed.spacing
    placed.direction = isColumn ? .pi / 2 : 0
    placed.rotation = positions.rotation[first] * .pi / 180
    placed.isAlone = placed.rotation != 0 || positions.paths[chunk] != nil
    return placed
  }

  /// The measures of an element's font.
  func metrics(of element: Int) -> SVGFontMetrics { metrics[fonts[element]] }

  // MARK: Steps

  /// Sums up `dx` and `dy` in the order of the text.
  private mutating func shift() {
    var next = 0
    var sum = CGVector.zero
    for index in order {
      // What is asked for within a cell moves the one after it.
      let first = cells[index].cell.characters.lowerBound
      while next <= first {
        sum.dx += positions.dx[next]
        sum.dy += positions.dy[next]
        next += 1
      }
      cells[index].shift = sum
    }
  }

  /// Makes elements as long as they are to be, the innermost first.
  private mutating func adjustLengths() {
    guard content.elements.contains(where: { $0.length != nil }) else { return }
    // The outermost element so far that has the length it is to have.
    var resolved = [Int](repeating: -1, count: cells.count)
    for (element, record) in content.elements.enumerated().reversed() {
      guard let length = record.length else { continue }
      let inside = indices(of: record.range)
      guard let last = inside.last, let first = inside.first else { continue }
      let along = moved(cells[last]) - moved(cells[first])
      let width =
        inside.reduce(along) { $0 + cells[$1].advance + cells[$1].gap }
        - cells[last].gap
      if record.stretchesGlyphs {
        guard width > 0 else { continue }
        let factor = length / width
        for index in inside {
          cells[index].advance *= factor
          cells[index].spacing *= factor
          cells[index].gap *= factor
          cells[index].stretch *= factor
        }
      } else {
        let gaps = zip(inside, inside.dropFirst()).filter { a, b in
          resolved[a] < 0 || resolved[a] != resolved[b]
        }
        if gaps.isEmpty { continue }
        let gap = (length - width) / Double(gaps.count)
        for (index, _) in gaps { cells[index].gap += gap }
      }
      for index in inside { resolved[index] = element }
    }
  }

  /// The cells of characters, from left to right.
  func indices(of range: Range<Int>) -> [Int] {
    let from = lowerOrder(range.lowerBound)
    return order[from..<max(from, lowerOrder(range.upperBound))].sorted()
  }

  /// Where the cells of the characters from a place on begin in the order of the text.
  private func lowerOrder(_ character: Int) -> Int {
    order.partitioningIndex { cells[$0].cell.characters.lowerBound >= character }
  }

  /// How far a cell is moved along the text.
  private func moved(_ cell: Placed) -> Double {
    isVertical ? cell.shift.dy : cell.shift.dx
  }

  /// Places chunk by chunk.
  private mutating func place() {
    var pen = CGPoint.zero
    // What `dx` and `dy` have moved before the chunk in hand.
    var moved = CGVector.zero
    var start = 0
    for (chunk, range) in positions.chunks.enumerated() {
      let end = cells[start...].firstIndex { $0.chunk != chunk } ?? cells.count
      defer { start = end }
      guard start < end else { continue }
      let path = positions.paths[chunk]
      let inside = start..<end
      let isColumn = isVertical && path == nil
      let first = range.lowerBound
      if path != nil, !(chunk > 0 && positions.paths[chunk - 1] == path) { pen = .zero }
      if !positions.x[first].isNaN { pen.x = positions.x[first] }
      if !positions.y[first].isNaN { pen.y = positions.y[first] }
      if path != nil { pen.y = 0 }
      // The pen without what `dx` and `dy` add.
      var along = isColumn ? pen.y : pen.x
      let across = isColumn ? pen.x : pen.y
      let begin = along
      for index in inside {
        let shift = cells[index].shift
        let (dx, dy) = (shift.dx - moved.dx, shift.dy - moved.dy)
        let place = along + (isColumn ? dy : dx)
        cells[index].position =
          isColumn ? CGPoint(x: across + dx, y: place) : CGPoint(x: place, y: across + dy)
        along += cells[index].advance + cells[index].gap
      }
      let final = cells[order[lowerOrder(range.upperBound) - 1]].shift
      // The first character's own shift moves the whole chunk, and all others make it longer.
      let shift = isColumn ? final.dy - moved.dy : final.dx - moved.dx
      let lead = isColumn ? positions.dy[first] : positions.dx[first]
      let offset = anchoring(
        inside, width: along - cells[end - 1].gap - begin + shift - lead)
      for index in inside {
        if isColumn {
          cells[index].position.y += offset
        } else {
          cells[index].position.x += offset
        }
      }
      pen =
        isColumn
        ? CGPoint(x: across + final.dx - moved.dx, y: along + offset + final.dy - moved.dy)
        : CGPoint(x: along + offset + final.dx - moved.dx, y: across + final.dy - moved.dy)
      moved = final
      if let path, let placed = content.elements[path].path {
        let last = pen
        pen = lay(inside, on: placed)
        if chunk + 1 < positions.paths.count, positions.paths[chunk + 1] == path { pen = last }
      }
    }
  }

  /// How far a chunk is moved, so that its anchor is at its place.
  private func anchoring(_ inside: Range<Int>, width: Double) -> Double {
    // That of the element that begins the chunk counts.
    let first = order[
      order.partitioningIndex {
        cells[$0].chunk >= cells[inside.lowerBound].chunk
      }]
    let style = content.elements[cells[first].owner].style.font
    let isRightToLeft = content.elements[0].style.font.isRightToLeft
    switch style.anchor {
    case .middle: return -width / 2
    case .start: return isRightToLeft ? -width : 0
    case .end: return isRightToLeft ? 0 : -width
    }
  }

  /// Lays cells on a path, each by its middle; returns where the last one ends.
  ///
  /// On a closed path, text goes on beyond the end from the start, once around from where it is anchored (SVG 2,
  /// section 11.8.3).
  private mutating func lay(_ inside: Range<Int>, on path: TextContent.TextPath) -> CGPoint {
    let length = Double(path.measure.length)
    var pen = path.measure.point(atLength: path.measure.length) ?? .zero
    for index in inside {
      let cell = cells[index]
      let half = (cell.advance - cell.spacing) / 2
      var middle = path.start + Double(cell.position.x) + half
      if path.isClosed {
        let begin = firstPlace(on: length, of: cell.owner)
        guard (begin...(begin + length)).contains(middle - path.start) else {
          cells[index].isHidden = true
          continue
        }
        middle = middle.truncatingRemainder(dividingBy: length)
        if middle < 0 { middle += length }
      }
      guard middle >= 0, middle <= length, let point = path.measure.point(atLength: middle),
        let tangent = path.measure.tangent(atLength: middle)
      else {
        cells[index].isHidden = true
        continue
      }
      let down = cell.position.y
      cells[index].position = CGPoint(
        x: point.x - tangent.dx * half - tangent.dy * down,
        y: point.y - tangent.dy * half + tangent.dx * down)
      cells[index].direction = Double(atan2(tangent.dy, tangent.dx))
      pen = CGPoint(x: point.x + tangent.dx * half, y: point.y + tangent.dy * half)
    }
    return pen
  }
}

extension TextLayout {
  /// Where the stretch of a closed path begins that an element's text may be on, from where it is anchored.
  private func firstPlace(on length: Double, of element: Int) -> Double {
    let style = content.elements[element].style.font
    switch style.anchor {
    case .middle: return -length / 2
    case .start: return style.isRightToLeft ? -length : 0
    case .end: return style.isRightToLeft ? 0 : -length
    }
  }
}

extension Array {
  /// The first index at which `isAfter` holds, where it holds for all after that, too; the count for none.
  func partitioningIndex(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
