import Foundation

/// Reads the blocks of Markdown: headings, lists, code, quotes, tables, rules and paragraphs.
public struct MarkdownReader {
  /// How deep quotations and lists may lie in one another; what lies deeper is running text.
  ///
  /// It bounds the stack that reading and drawing take, and the times that a line is read.
  private static let depthLimit = 32

  private var lines: [Substring]
  private var position = 0
  /// The number of quotations and items around the lines.
  private let depth: Int

  /// The blocks of a document.
  public static func blocks(of text: String) -> [Block] {
    var reader = MarkdownReader(
      lines: text.replacingOccurrences(of: "\r\n", with: "\n")
        .replacingOccurrences(of: "\t", with: "    ")
        .split(separator: "\n", omittingEmptySubsequences: false), depth: 0)
    return reader.blocks()
  }

  private init(lines: [Substring], depth: Int) {
    self.lines = lines
    self.depth = depth
  }

  private mutating func blocks() -> [Block] {
    var result: [Block] = []
    while position < lines.count {
      if lines[position].isBlank {
        position += 1
      } else if let block = heading() ?? rule() ?? code() ?? quote() ?? list() ?? table() {
        result.append(block)
      } else {
        result.append(paragraph())
      }
    }
    return result
  }

  private mutating func heading() -> Block? {
    let line = lines[position].trimmed
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    position += 1
    return .heading(level: level, text: String(line.dropFirst(level).trimmed))
  }

  private mutating func rule() -> Block? {
    let line = lines[position].filter { $0 != " " }
    guard line.count >= 3, let sign = line.first, "-*_".contains(sign),
      line.allSatisfy({ $0 == sign })
    else { return nil }
    position += 1
    return .rule
  }

  private mutating func code() -> Block? {
    let opening = lines[position].trimmed
    guard opening.hasPrefix("```") else { return nil }
    let language = opening.dropFirst(3).trimmed
    var content: [Substring] = []
    position += 1
    while position < lines.count {
      let line = lines[position]
      position += 1
      if line.trimmed.hasPrefix("```") { break }
      content.append(line)
    }
    return .code(
      content.joined(separator: "\n"), language: language.isEmpty ? nil : String(language))
  }

  private mutating func quote() -> Block? {
    guard depth < Self.depthLimit else { return nil }
    var inner: [Substring] = []
    while position < lines.count, lines[position].trimmed.hasPrefix(">") {
      let line = lines[position].trimmed.dropFirst()
      inner.append(line.first == " " ? line.dropFirst() : line)
      position += 1
    }
    guard !inner.isEmpty else { return nil }
    var reader = MarkdownReader(lines: inner, depth: depth + 1)
    return .quote(reader.blocks())
  }

  private mutating func list() -> Block? {
    guard depth < Self.depthLimit, let first = Marker(lines[position]) else { return nil }
    var items: [Block.ListItem] = []
    while position < lines.count, let marker = Marker(lines[position]),
      (marker.number == nil) == (first.number == nil), marker.indent <= first.indent + 1
    {
      var inner = [lines[position].dropFirst(marker.width)]
      position += 1
      while position < lines.count, belongs(lines[position], to: marker) {
        inner.append(lines[position].dropFirst(min(marker.width, lines[position].indent)))
        position += 1
      }
      items.append(item(of: inner))
    }
    return .list(items: items, start: first.number)
  }

  /// What is indented belongs to an item, and blank lines before that.
  private func belongs(_ line: Substring, to marker: Marker) -> Bool {
    if line.isBlank {
      guard position + 1 < lines.count else { return false }
      return lines[position + 1].indent >= marker.width && !lines[position + 1].isBlank
    }
    return line.indent >= min(marker.width, marker.indent + 2)
  }

  private func item(of lines: [Substring]) -> Block.ListItem {
    var lines = lines
    var isDone: Bool?
    if let first = lines.first, first.count >= 4 {
      switch first.prefix(4).lowercased() {
      case "[ ] ": isDone = false
      case "[x] ": isDone = true
      default: break
      }
      if isDone != nil { lines[0] = first.dropFirst(4) }
    }
    var reader = MarkdownReader(lines: lines, depth: depth + 1)
    return Block.ListItem(blocks: reader.blocks(), isDone: isDone)
  }

  private mutating func table() -> Block? {
    guard position + 1 < lines.count, lines[position].contains("|"),
      let alignments = Self.alignments(of: lines[position + 1])
    else { return nil }
    let header = Self.cells(of: lines[position])
    position += 2
    var rows: [[String]] = []
    while position < lines.count, lines[position].contains("|") {
      rows.append(Self.cells(of: lines[position]))
      position += 1
    }
    return .table(header: header, alignments: alignments, rows: rows)
  }

  private static func cells(of line: Substring) -> [String] {
    var line = line.trimmed
    if line.hasPrefix("|") { line = line.dropFirst() }
    if line.hasSuffix("|") { line = line.dropLast() }
    return line.split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmed) }
  }

  private static func alignments(of line: Substring) -> [Block.ColumnAlignment]? {
    guard line.contains("-") else { return nil }
    var result: [Block.ColumnAlignment] = []
    for cell in cells(of: line) {
      guard cell.contains("-"), cell.allSatisfy({ $0 == "-" || $0 == ":" }) else { return nil }
      switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
      case (true, true): result.append(.center)
      case (false, true): result.append(.trailing)
      default: result.append(.leading)
      }
    }
    return result
  }

  private mutating func paragraph() -> Block {
    var text: [Substring] = [lines[position].trimmed]
    position += 1
    while position < lines.count, !lines[position].isBlank, !startsBlock(lines[position]) {
      text.append(lines[position].trimmed)
      position += 1
    }
    return .paragraph(text.joined(separator: " "))
  }

  private func startsBlock(_ line: Substring) -> Bool {
    let line = line.trimmed
    return line.hasPrefix("#") || line.hasPrefix(">") || line.hasPrefix("```")
      || Marker(line) != nil
  }
}
