/// A value with `var()` in it, cut into what is written and what is referred to.
///
/// Source: CSS Custom Properties for Cascading Variables Module Level 1, section 3; CSS Syntax Module Level 3.
struct VariableText {
  /// A part of a value.
  enum Piece {
    /// What is taken as it is written.
    case text(Range<Int>)
    /// A custom property, and what stands in for it where it has no value.
    case reference(name: String, fallback: Range<Int>?)
  }

  /// How deep references may lie in the fallbacks of others: nobody writes more than two or three.
  static let depthLimit = 32

  let bytes: [UInt8]

  /// Whether bytes may have a reference in them: the letters `var` before a parenthesis.
  static func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "(")) {
      if open >= 3, isVar(bytes[(open - 3)..<open]) { return true }
      start = open + 1
    }
    return false
  }

  /// The pieces of a part of the value; nil where a reference is not written as it has to be.
  func pieces(of range: Range<Int>) -> [Piece]? {
    var pieces: [Piece] = []
    var start = range.lowerBound
    var i = start
    while i < range.upperBound {
      if let next = skipped(i, range.upperBound) {
        // Comments are left out.
        if bytes[i] == UInt8(ascii: "/") {
          if start < i { pieces.append(.text(start..<i)) }
          start = next
        }
        i = next
        continue
      }
      guard ValueScanner.isWordByte(bytes[i]) else {
        i += 1
        continue
      }
      let first = i
      while i < range.upperBound, ValueScanner.isWordByte(bytes[i]) { i += 1 }
      guard i < range.upperBound, bytes[i] == UInt8(ascii: "("), i - first == 3 else { continue }
      // A color's digits are no function, nor is the name of a rule.
      let isName =
        first == range.lowerBound
        || (bytes[first - 1] != UInt8(ascii: "#") && bytes[first - 1] != UInt8(ascii: "@"))
      guard isName else { continue }
      if isURL(bytes[first..<i]) {
        i = endOfURL(i + 1, range.upperBound)
      } else if Self.isVar(bytes[first..<i]) {
        if start < first { pieces.append(.text(start..<first)) }
        let (comma, end) = argument(i + 1, range.upperBound)
        guard let name = name((i + 1)..<(comma ?? end)) else { return nil }
        pieces.append(.reference(name: name, fallback: comma.map { ($0 + 1)..<end }))
        i = min(end + 1, range.upperBound)
        start = i
      }
    }
    if start < range.upperBound { pieces.append(.text(start..<range.upperBound)) }
    return pieces
  }

  /// All custom properties that the value refers to, in fallbacks too; nil where it is not written as it
  /// has to be.
  var names: Set<String>? {
    var names: Set<String> = []
    var waiting = [(range: 0..<bytes.count, depth: 0)]
    while let next = waiting.popLast() {
      guard next.depth < Self.depthLimit, let pieces = pieces(of: next.range) else { return nil }
      for case .reference(let name, let fallback) in pieces {
        names.insert(name)
        if let fallback { waiting.append((fallback, next.depth + 1)) }
      }
    }
    return names
  }

  // MARK: Scanning

  /// The end of a string, a comment or an escape that begins at `i`; nil where none does.
  private func skipped(_ i: Int, _ end: Int) -> Int? {
    switch bytes[i] {
    case UInt8(ascii: "\\"): return min(i + 2, end)
    case 0x22, 0x27:
      var j = i + 1
      while j < end, bytes[j] != bytes[i] { j += bytes[j] == UInt8(ascii: "\\") ? 2 : 1 }
      return min(j + 1, end)
    case UInt8(ascii: "/"):
      guard i + 1 < end, bytes[i + 1] == UInt8(ascii: "*") else { return nil }
      var j = i + 2
      while j + 1 < end, bytes[j] != UInt8(ascii: "*") || bytes[j + 1] != UInt8(ascii: "/") {
        j += 1
      }
      return min(j + 2, end)
    default: return nil
    }
  }

  /// The first comma and the end of what is in parentheses, the opening one of which comes before `start`.
  private func argument(_ start: Int, _ end: Int) -> (comma: Int?, end: Int) {
    var comma: Int?
    var depth = 0
    var i = start
    while i < end {
      if let next = skipped(i, end) {
        i = next
        continue
      }
      switch bytes[i] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")") where depth == 0: return (comma, i)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
      case UInt8(ascii: ",") where depth == 0 && comma == nil: comma = i
      default: break
      }
      i += 1
    }
    // What is not closed goes to the end.
    return (comma, end)
  }

  /// The end of a link that is not in quotation marks, which nothing is replaced in; the start of one that is.
  private func endOfURL(_ start: Int, _ end: Int) -> Int {
    var i = start
    while i < end, ValueScanner.isSpace(bytes[i]) { i += 1 }
    guard i < end, bytes[i] != 0x22, bytes[i] != 0x27 else { return i }
    return bytes[i..<end].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? end
  }

  private func name(_ range: Range<Int>) -> String? {
    /// Passes over white space and comments.
    func blank(_ start: Int) -> Int {
      var i = start
      while i < range.upperBound {
        if ValueScanner.isSpace(bytes[i]) {
          i += 1
        } else if bytes[i] == UInt8(ascii: "/"), let next = skipped(i, range.upperBound) {
          i = next
        } else {
          break
        }
      }
      return i
    }
    let start = blank(range.lowerBound)
    let end = bytes[start..<range.upperBound].firstIndex { !ValueScanner.isWordByte($0) }
    let text = bytes[start..<(end ?? range.upperBound)]
    guard blank(text.endIndex) == range.upperBound else { return nil }
    guard text.count > 2, text.starts(with: "--".utf8) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isVar(_ word: some Collection<UInt8>) -> Bool {
    word.elementsEqual("var".utf8) { $0 | 0x20 == $1 }
  }

  private func isURL(_ word: some Collection<UInt8>) -> Bool {
    word.elementsEqual("url".utf8) { $0 | 0x20 == $1 }
  }
}
