/// Breaks a shaped paragraph into lines, the first that fit (greedily), and truncates the last one.
struct LineBreaker {
  /// How the lines came out.
  struct Result {
    var contents: [LineContent] = []
    var lines: [LineSetter.Line] = []
    /// Whether some of the text is not shown.
    var isTruncated = false
  }

  private let shaped: ShapedParagraph
  private let setter: LineSetter
  /// How wide a line may be; infinite for no limit.
  private let width: Double
  /// How high all lines may be.
  private let height: Double
  private let lineLimit: Int
  private let spacing: Double

  /// A breaker for lines of `width` and a text of `height`, both in the paragraph's own size.
  init(
    _ shaped: ShapedParagraph, width: Double, height: Double, lineLimit: Int, spacing: Double
  ) {
    self.shaped = shaped
    setter = LineSetter(shaped)
    // What was rounded on the way from a size to a proposal must not break another way.
    self.width = width + 1e-9 * max(1, width)
    self.height = height + 1e-9 * max(1, height)
    self.lineLimit = lineLimit
    self.spacing = spacing
  }

  /// Breaks the whole text.
  func lines() -> Result {
    var result = Result()
    var bottom = 0.0
    var gap = 0.0
    for (index, block) in shaped.blocks.enumerated() {
      var start = block.range.lowerBound
      repeat {
        var content = next(start, index)
        if result.lines.count == lineLimit { return truncate(result) }
        var line = fitted(&content)
        let top = bottom + gap
        if !result.lines.isEmpty, top + line.ascent + line.descent > height {
          return truncate(result)
        }
        bottom = top + line.ascent + line.descent
        gap = line.leading + spacing
        start = content.range.upperBound
        if line.segments.isEmpty { line.width = 0 }
        result.contents.append(content)
        result.lines.append(line)
      } while start < block.range.upperBound
    }
    return result
  }

  /// Sets a line, and takes an earlier end if it came out too wide: text that is cut where letters
  /// kern or join may be wider than its share of the whole was.
  private func fitted(_ content: inout LineContent) -> LineSetter.Line {
    var line = setter.line(content)
    var room = width
    for _ in 0..<4 where line.width > width {
      room -= line.width - width
      let shorter = next(content.range.lowerBound, content.block, room)
      guard shorter.range.upperBound < content.range.upperBound else { break }
      content = shorter
      line = setter.line(content)
    }
    return line
  }

  /// The line that begins at `start`.
  private func next(_ start: Int, _ index: Int, _ room: Double? = nil) -> LineContent {
    let block = shaped.blocks[index]
    let room = room ?? width
    let end = block.range.upperBound
    var x = 0.0
    var candidate: Int?
    var lastGrapheme = start
    for i in start..<end {
      if i > start, shaped.mayBegin[i], fitsHyphen(before: i, x, room, block) { candidate = i }
      if shaped.characters.startsGrapheme[i] { lastGrapheme = i }
      x += shaped.advances[i]
      if x > room, !shaped.isSpace[i] {
        // No place to break: inside the word, but at least one character goes on each line.
        var cut = candidate ?? lastGrapheme
        if cut <= start { cut = shaped.characters.graphemeEnd(start, end) }
        return content(start, cut, index, breaks: cut < end)
      }
    }
    return content(start, end, index, breaks: false)
  }

  private func fitsHyphen(
    before i: Int, _ x: Double, _ room: Double, _ block: ShapedParagraph.Block
  ) -> Bool {
    guard shaped.characters.scalars[i - 1] == 0xAD else { return true }
    return x + setter.hyphenWidth(block, i - 1) <= room
  }

  private func content(_ start: Int, _ end: Int, _ index: Int, breaks: Bool) -> LineContent {
    var visible = trimmed(start, end)
    // Of white space alone all that fits is there: it hangs on nothing.
    if visible == start { visible = prefix(start, end, width) }
    var parts: [LineContent.Part] = visible > start ? [.text(start..<visible)] : []
    if breaks, visible == end, end > start, shaped.characters.scalars[end - 1] == 0xAD {
      parts.append(.hyphen(place: end - 1))
    }
    return LineContent(parts: parts, range: start..<end, block: index)
  }

  /// `end`, or the start of the white space before it.
  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var visible = end
    while visible > start, shaped.isSpace[visible - 1] { visible -= 1 }
    return visible
  }

  /// Sets the last line anew, with "…".
  private func truncate(_ result: Result) -> Result {
    var result = result
    result.isTruncated = true
    guard let last = result.contents.last else { return result }
    let start = last.range.lowerBound
    let end = shaped.blocks[last.block].range.upperBound
    let hasMore = last.range.upperBound >= end
    var room = width
    var content = last
    // As above: what is cut is shaped anew, and may come out wider than thought.
    for _ in 0..<6 {
      content = truncated(start, end, last.block, room, hasMore)
      let line = setter.line(content)
      result.lines[result.lines.count - 1] = line
      guard line.width > width, room > 0 else { break }
      room = max(0, room - max(line.width - width, 1e-6 * width))
    }
    result.contents[result.contents.count - 1] = content
    return result
  }

  /// The characters from `start` to `end` with "…" for some; if all of them fit and there is more,
  /// "…" follows them.
  private func truncated(
    _ start: Int, _ end: Int, _ index: Int, _ room: Double, _ hasMore: Bool
  ) -> LineContent {
    let block = shaped.blocks[index]
    let place = max(start, min(end, block.range.upperBound) - 1)
    let mode = hasMore ? .tail : shaped.paragraph.truncation
    let anchor = mode == .tail ? start : max(start, place)
    let space = room - setter.ellipsisWidth(block, anchor)
    var content = LineContent(parts: [], range: start..<end, block: index, isTruncated: true)
    switch mode {
    case .tail:
      let kept = trimmed(start, prefix(start, end, space))
      if kept > start { content.parts.append(.text(start..<kept)) }
      content.parts.append(.ellipsis(place: max(start, kept - 1)))
    case .head:
      let kept = suffix(start, end, space)
      content.parts.append(.ellipsis(place: min(kept, place)))
      if kept < end { content.parts.append(.text(kept..<trimmed(kept, end))) }
    case .middle:
      let first = trimmed(start, prefix(start, end, space / 2))
      let used = shaped.advances[start..<first].reduce(0, +)
      let second = suffix(first, end, space - used)
      if first > start { content.parts.append(.text(start..<first)) }
      content.parts.append(.ellipsis(place: max(start, first - 1)))
      if second < end { content.parts.append(.text(second..<trimmed(second, end))) }
    }
    return content
  }

  /// The end of the characters from `start` that fit in `space`.
  private func prefix(_ start: Int, _ end: Int, _ space: Double) -> Int {
    var x = 0.0
    var i = start
    while i < end {
      let next = shaped.characters.graphemeEnd(i, end)
      x += shaped.advances[i..<next].reduce(0, +)
      if x > space { return i }
      i = next
    }
    return end
  }

  /// The start of the characters before `end` that fit in `space`, white space at its start left out.
  private func suffix(_ start: Int, _ end: Int, _ space: Double) -> Int {
    var x = 0.0
    var i = trimmed(start, end)
    var kept = i
    while i > start {
      i -= 1
      x += shaped.advances[i]
      if x > space { break }
      if shaped.characters.startsGrapheme[i], !shaped.isSpace[i] { kept = i }
    }
    return kept
  }
}
