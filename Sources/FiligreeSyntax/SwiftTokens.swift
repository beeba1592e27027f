/// The words and signs of Swift source, without its comments and with its strings as one piece each.
///
/// Enough of the language to find declarations: literals of regular expressions that stand between
/// plain slashes are not known as such.
package struct SwiftTokens {
  /// What a token is.
  package enum Kind: Hashable, Sendable {
    /// A name or a keyword, without backticks.
    case word(String)
    /// A word behind `#`, without it.
    case directive(String)
    /// A literal; what stands between its quotes as it is written.
    case string(String)
    /// One sign; `->` is none, so that its `>` closes nothing.
    case sign(Character)
    /// A number as it is written.
    case number(String)
    /// Arrows and regular expressions.
    case other
  }

  /// A token and its bytes in the source.
  package struct Token: Hashable, Sendable {
    package var kind: Kind
    package var range: Range<Int>
  }

  /// The tokens in their order.
  package private(set) var tokens: [Token] = []
  /// Whether all comments, strings and brackets that are opened are closed, and no others.
  package private(set) var isBalanced = true

  private let bytes: [UInt8]
  private var at = 0
  private var brackets: [UInt8] = []

  /// How deep strings may lie in the interpolations of strings.
  private static let maximumDepth = 32

  /// Reads source text, in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while at < bytes.count { scan(depth: 0) }
    if !brackets.isEmpty { isBalanced = false }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    at + offset < bytes.count ? bytes[at + offset] : 0
  }

  /// Reads what stands at `at`, at least one byte.
  private mutating func scan(depth: Int) {
    let start = at
    let first = bytes[at]
    switch first {
    case UInt8(ascii: " "), 9, 10, 11, 12, 13, 0:
      at += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while at < bytes.count, bytes[at] != 10, bytes[at] != 13 { at += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipComment()
    case UInt8(ascii: "\""):
      string(hashes: 0, depth: depth)
    case UInt8(ascii: "#"):
      hash(depth: depth)
    case UInt8(ascii: "`"):
      at += 1
      while at < bytes.count, bytes[at] != UInt8(ascii: "`"), bytes[at] != 10 { at += 1 }
      add(.word(text(start + 1, at)), start, min(at + 1, bytes.count))
      at = min(at + 1, bytes.count)
    case _ where Self.startsWord(first):
      add(.word(word()), start, at)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while Self.continuesWord(byte())
        || (byte() == UInt8(ascii: ".") && (48...57).contains(byte(1)))
      {
        at += 1
      }
      add(.number(text(start, at)), start, at)
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
      at += 2
      add(.other, start, at)
    default:
      sign(first)
    }
  }

  private mutating func add(_ kind: Kind, _ start: Int, _ end: Int) {
    tokens.append(Token(kind: kind, range: start..<end))
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func sign(_ byte: UInt8) {
    at += 1
    add(.sign(Character(UnicodeScalar(byte))), at - 1, at)
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): brackets.append(byte)
    case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    default: break
    }
  }

  private mutating func close(_ opening: UInt8) {
    if brackets.popLast() != opening { isBalanced = false }
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    startsWord(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func word() -> String {
    let start = at
    while Self.continuesWord(byte()) { at += 1 }
    return text(start, at)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        at += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        at += 2
      default: at += 1
      }
    } while depth > 0 && at < bytes.count
    at = min(at, bytes.count)
    if depth > 0 { isBalanced = false }
  }

  /// A raw string, a regular expression, or a word behind `#`.
  private mutating func hash(depth: Int) {
    let start = at
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    switch byte(count) {
    case UInt8(ascii: "\""):
      at += count
      string(hashes: count, depth: depth)
    case UInt8(ascii: "/"):
      at += count + 1
      while at < bytes.count, byte() != UInt8(ascii: "/") || !hasHashes(count, behind: 1) {
        at += byte() == UInt8(ascii: "\\") ? 2 : 1
      }
      at = min(at + 1 + count, bytes.count)
      add(.other, start, at)
    default:
      at += count
      let name = word()
      add(name.isEmpty ? .other : .directive(name), start, at)
    }
  }

  private func hasHashes(_ count: Int, behind offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// A string whose first quote is at `at`.
  private mutating func string(hashes: Int, depth: Int) {
    let quote = UInt8(ascii: "\"")
    let start = at - hashes
    let isLong = byte(1) == quote && byte(2) == quote
    let quotes = isLong ? 3 : 1
    at += quotes
    let content = at
    while at < bytes.count {
      let isEnd = byte() == quote && (!isLong || byte(1) == quote && byte(2) == quote)
      if isEnd, hasHashes(hashes, behind: quotes) {
        let end = at
        at += quotes + hashes
        return add(.string(text(content, end)), start, at)
      }
      if byte() == UInt8(ascii: "\\"), hasHashes(hashes, behind: 1) {
        at += 1 + hashes
        if byte() == UInt8(ascii: "(") {
          interpolation(depth: depth)
        } else {
          at += 1
        }
      } else if !isLong, byte() == 10 || byte() == 13 {
        break
      } else {
        at += 1
      }
    }
    at = min(at, bytes.count)
    isBalanced = false
    add(.string(text(min(content, at), at)), start, at)
  }

  /// Skips an interpolation whose parenthesis is at `at`.
  private mutating func interpolation(depth: Int) {
    guard depth < Self.maximumDepth else {
      isBalanced = false
      at += 1
      return
    }
    let outer = (tokens.count, brackets)
    brackets = []
    repeat { scan(depth: depth + 1) } while !brackets.isEmpty && at < bytes.count
    if !brackets.isEmpty { isBalanced = false }
    tokens.removeLast(tokens.count - outer.0)
    brackets = outer.1
  }
}
