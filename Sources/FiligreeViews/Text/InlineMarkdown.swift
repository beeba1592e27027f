/// Reads the Markdown that a text's literal may hold: what lies within a line, and all white space as it
/// is, as with `AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace`.
///
/// That is emphasis, strong emphasis, code, links in brackets, autolinks, escapes, entities by number and the commonest
/// by name of CommonMark 0.31, struck-through text and bare addresses of GitHub's Markdown. HTML and references to links stay as
/// they are. What matches nothing is text; the work grows in proportion to the text.
struct InlineMarkdown {
  /// A piece of text in one style.
  struct Run: Hashable {
    var text: String
    var style: MarkdownStyle
    /// Where it leads.
    var link: String?
  }

  /// Text, or a row of equal delimiters of which some may stay as text.
  private struct Token {
    var text: String.UnicodeScalarView
    var style: MarkdownStyle = []
    /// Where it leads, if it says so itself.
    var link: String?
    var delimiter: Unicode.Scalar?
    /// How many delimiters there were, and how many are left.
    var count = 0
    var rest = 0
    var canOpen = false
    var canClose = false
  }

  /// A bracket that may begin a link.
  private struct Bracket {
    let token: Int
    /// How many delimiters lay before it.
    let delimiters: Int
    let isImage: Bool
    /// Whether attributes follow it, as in Apple's `^[…](inflect: true)`.
    var hasAttributes = false
  }

  private let scalars: [Unicode.Scalar]
  private let destinations: MarkdownDestinations
  private var position = 0
  private var tokens: [Token] = []
  /// The tokens of delimiters that are not matched yet.
  private var delimiters: [Int] = []
  private var brackets: [Bracket] = []
  /// Where styles begin and end among the tokens: +1 and -1, by style.
  private var edges: [(token: Int, style: MarkdownStyle, isBegin: Bool)] = []
  /// Where the tokens of links in brackets lead.
  private var links: [(tokens: Range<Int>, address: String)] = []
  /// The lengths of rows of backticks that nothing ends any more.
  private var openCode: Set<Int> = []

  /// The runs of a text.
  static func runs(of text: String) -> [Run] {
    var reader = InlineMarkdown(scalars: Array(text.unicodeScalars))
    reader.read()
    return reader.runs()
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    destinations = MarkdownDestinations(scalars)
  }

  // MARK: Reading

  private mutating func read() {
    while let scalar = peek() {
      switch scalar {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiters(scalar)
      case "[": openBracket(isImage: false)
      case "^" where peek(1) == "[": openBracket(isImage: false, hasAttributes: true)
      case "!" where peek(1) == "[": openBracket(isImage: true)
      case "]": closeBracket()
      case "<": readAutolink()
      case "&": readEntity()
      default: if !readAddress() { appendText(1) }
      }
    }
    matchDelimiters(from: 0)
  }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    let index = position + offset
    return scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// Appends the next scalars as text.
  private mutating func appendText(_ count: Int) {
    append(scalars[position..<position + count])
    position += count
  }

  private mutating func append(
    _ text: some Sequence<Unicode.Scalar>, _ style: MarkdownStyle = [], link: String? = nil
  ) {
    if let last = tokens.indices.last, tokens[last].delimiter == nil, tokens[last].style == style,
      tokens[last].link == link,
      brackets.last?.token != last
    {
      tokens[last].text.append(contentsOf: text)
    } else {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: text)
      tokens.append(Token(text: view, style: style, link: link))
    }
  }

  private mutating func readEscape() {
    if let next = peek(1), next.isMarkdownPunctuation {
      position += 1
    }
    appendText(1)
  }

  private mutating func readCode() {
    var count = 0
    while peek(count) == "`" { count += 1 }
    guard !openCode.contains(count), let end = endOfCode(count) else {
      openCode.insert(count)
      return appendText(count)
    }
    var content = scalars[position + count..<end]
    if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
      content = content.dropFirst().dropLast()
    }
    append(content, .code)
    position = end + count
  }

  /// Where a row of as many backticks begins.
  private func endOfCode(_ count: Int) -> Int? {
    var index = position + count
    while index < scalars.count {
      guard scalars[index] == "`" else {
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, scalars[index] == "`" { index += 1 }
      if index - start == count { return start }
    }
    return nil
  }

  private mutating func readDelimiters(_ scalar: Unicode.Scalar) {
    var count = 0
    while peek(count) == scalar { count += 1 }
    let before = position > 0 ? scalars[position - 1] : " "
    let after = peek(count) ?? " "
    // CommonMark's left-flanking and right-flanking rows.
    let opens =
      !after.isMarkdownSpace
      && (!after.isMarkdownPunctuation || before.isMarkdownSpace || before.isMarkdownPunctuation)
    let closes =
      !before.isMarkdownSpace
      && (!before.isMarkdownPunctuation || after.isMarkdownSpace || after.isMarkdownPunctuation)
    var token = Token(
      text: String.UnicodeScalarView(), delimiter: scalar, count: count, rest: count)
    token.canOpen = opens && (scalar != "_" || !closes || before.isMarkdownPunctuation)
    token.canClose = closes && (scalar != "_" || !opens || after.isMarkdownPunctuation)
    if scalar == "~", count > 2 { (token.canOpen, token.canClose) = (false, false) }
    delimiters.append(tokens.count)
    tokens.append(token)
    position += count
  }

  // MARK: Emphasis

  /// Matches the delimiters from an index of their list on, and forgets them.
  private mutating func matchDelimiters(from first: Int) {
    var openers: [Int] = []
    // Below these places there is no opener of a kind: what keeps the search short.
    var bottoms: [[UInt32]: Int] = [:]
    for index in delimiters[first...] {
      if tokens[index].canClose {
        close(index, &openers, &bottoms)
      }
      if tokens[index].rest > 0, tokens[index].canOpen { openers.append(index) }
    }
    delimiters.removeSubrange(first...)
  }

  private mutating func close(
    _ index: Int, _ openers: inout [Int], _ bottoms: inout [[UInt32]: Int]
  ) {
    while tokens[index].rest > 0 {
      let closer = tokens[index]
      let kind = [
        closer.delimiter?.value ?? 0, UInt32(closer.canOpen ? 1 : 0), UInt32(closer.count % 3),
        closer.delimiter == "~" ? UInt32(closer.rest) : 0,
      ]
      let bottom = min(bottoms[kind] ?? 0, openers.count)
      guard let place = openers[bottom...].lastIndex(where: { matches(tokens[$0], closer) }) else {
        bottoms[kind] = openers.count
        return
      }
      let opener = openers[place]
      let used = min(tokens[opener].rest, closer.rest, 2)
      let style: MarkdownStyle =
        closer.delimiter == "~" ? .struckThrough : used == 2 ? .strong : .emphasized
      edges.append((opener + 1, style, true))
      edges.append((index, style, false))
      tokens[opener].rest -= used
      tokens[index].rest -= used
      let count = tokens[opener].rest > 0 ? place + 1 : place
      openers.removeSubrange(count...)
      for (kind, bottom) in bottoms where bottom > count { bottoms[kind] = count }
    }
  }

  private func matches(_ opener: Token, _ closer: Token) -> Bool {
    guard opener.delimiter == closer.delimiter else { return false }
    if opener.delimiter == "~" { return opener.rest == closer.rest }
    // CommonMark's rule of three.
    return !(opener.canClose || closer.canOpen) || (opener.count + closer.count) % 3 != 0
      || (opener.count % 3 == 0 && closer.count % 3 == 0)
  }

  // MARK: Links

  private mutating func openBracket(isImage: Bool, hasAttributes: Bool = false) {
    let text: [Unicode.Scalar] = isImage ? ["!", "["] : hasAttributes ? ["^", "["] : ["["]
    brackets.append(
      Bracket(
        token: tokens.count, delimiters: delimiters.count, isImage: isImage,
        hasAttributes: hasAttributes))
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text)
    tokens.append(Token(text: view))
    position += text.count
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return appendText(1) }
    let attributes = bracket.hasAttributes ? attributes(position + 1) : nil
    let found = bracket.hasAttributes ? nil : destinations.destination(position + 1)
    guard let end = attributes?.end ?? found?.end else { return appendText(1) }
    matchDelimiters(from: bracket.delimiters)
    tokens[bracket.token].text = String.UnicodeScalarView()
    position = end
    if let attributes {
      if attributes.text.filter({ $0 != " " }).contains("inflect:true") {
        edges.append((bracket.token, .inflected, true))
        edges.append((tokens.count, .inflected, false))
      }
    } else if let found, !bracket.isImage {
      links.append((bracket.token..<tokens.count, found.address))
      edges.append((bracket.token, .link, true))
      edges.append((tokens.count, .link, false))
      // There is no link in a link.
      brackets.removeAll { !$0.isImage && !$0.hasAttributes }
    }
    // What follows is no part of the link's last piece.
    tokens.append(Token(text: String.UnicodeScalarView(), delimiter: " "))
  }

  /// Lists of attributes that are longer are text.
  private static let attributeLimit = 256

  /// What is in the parentheses that begin at a place, and the place behind them.
  private func attributes(_ start: Int) -> (text: String, end: Int)? {
    guard start < scalars.count, scalars[start] == "(",
      let end = scalars[start...].prefix(Self.attributeLimit).firstIndex(of: ")")
    else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[(start + 1)..<end])
    return (String(text), end + 1)
  }

  /// `<https://…>` and `<name@place>`.
  private mutating func readAutolink() {
    let content = scalars[(position + 1)...].prefix {
      $0 != ">" && $0 != "<" && !$0.isMarkdownSpace
    }
    let isClosed = content.endIndex < scalars.count && scalars[content.endIndex] == ">"
    let scheme = content.prefix { $0 != ":" }
    let isURL =
      scheme.count >= 2 && scheme.count < content.count && scheme.first?.isMarkdownLetter == true
      && scheme.allSatisfy {
        $0.isMarkdownLetter || $0.isMarkdownDigit || "+.-".unicodeScalars.contains($0)
      }
    guard isClosed,
      isURL || MarkdownAddress.endOfMail(scalars, content.startIndex) == content.endIndex
    else { return appendText(1) }
    append(content, .link, link: MarkdownAddress.link(content))
    position = content.endIndex + 1
  }

  /// A bare address of a page or a mailbox, as GitHub's Markdown finds them.
  private mutating func readAddress() -> Bool {
    let isWithin = position > 0 && MarkdownAddress.isOfName(scalars[position - 1])
    guard !isWithin, let first = peek(), MarkdownAddress.isOfName(first) else { return false }
    let end =
      MarkdownAddress.endOfPage(scalars, position) ?? MarkdownAddress.endOfMail(scalars, position)
    if let end {
      append(scalars[position..<end], .link, link: MarkdownAddress.link(scalars[position..<end]))
      position = end
    } else {
      // Nothing begins before the end of the name.
      let name = scalars[position...].prefix { $0.isMarkdownLetter || $0.isMarkdownDigit }
      appendText(max(name.count, 1))
    }
    return true
  }

  private mutating func readEntity() {
    guard let entity = MarkdownEntity(scalars[(position + 1)...]) else { return appendText(1) }
    append([entity.scalar])
    position = entity.end
  }

  // MARK: Runs

  private func runs() -> [Run] {
    var depths: [MarkdownStyle: Int] = [:]
    var events: [Int: [(style: MarkdownStyle, isBegin: Bool)]] = [:]
    for edge in edges { events[edge.token, default: []].append((edge.style, edge.isBegin)) }
    var runs: [Run] = []
    var addresses = links.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }[...]
    for (index, token) in tokens.enumerated() {
      for event in events[index] ?? [] { depths[event.style, default: 0] += event.isBegin ? 1 : -1 }
      var text = token.text
      if let delimiter = token.delimiter {
        text.append(contentsOf: repeatElement(delimiter, count: token.rest))
      }
      while let first = addresses.first, first.tokens.upperBound <= index {
        addresses.removeFirst()
      }
      guard !text.isEmpty else { continue }
      let link =
        addresses.first.flatMap { $0.tokens.contains(index) ? $0.address : nil } ?? token.link
      var style = token.style
      for (part, depth) in depths where depth > 0 { style.insert(part) }
      if let last = runs.indices.last, runs[last].style == style, runs[last].link == link {
        runs[last].text.unicodeScalars.append(contentsOf: text)
      } else {
        runs.append(Run(text: String(text), style: style, link: link))
      }
    }
    return runs
  }
}
