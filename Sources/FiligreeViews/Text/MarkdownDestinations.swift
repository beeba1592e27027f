/// Where links of Markdown lead to, in a text.
struct MarkdownDestinations {
  private let scalars: [Unicode.Scalar]
  /// The last place of a `>`: where there is none behind, none is looked for.
  private let lastAngle: Int
  /// How deep parentheses may be in a destination, as in CommonMark's reference.
  private static let depthLimit = 32

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    lastAngle = scalars.lastIndex(of: ">") ?? -1
  }

  /// The address of `(destination "title")`, and the place behind it, if that begins at `start`.
  func destination(_ start: Int) -> (address: String, end: Int)? {
    guard start < scalars.count, scalars[start] == "(" else { return nil }
    var index = start + 1
    func skipSpace() {
      while index < scalars.count, scalars[index].isMarkdownSpace { index += 1 }
    }
    skipSpace()
    var depth = 0
    var address = index..<index
    if index < scalars.count, scalars[index] == "<" {
      guard index < lastAngle,
        let end = scalars[index...].firstIndex(where: { $0 == ">" || $0 == "\n" }),
        scalars[end] == ">"
      else { return nil }
      address = index + 1..<end
      index = end + 1
    } else {
      let first = index
      while index < scalars.count, !scalars[index].isMarkdownSpace {
        if scalars[index] == "(" { depth += 1 }
        if depth > Self.depthLimit { return nil }
        if scalars[index] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        index += scalars[index] == "\\" ? 2 : 1
      }
      address = first..<min(index, scalars.count)
    }
    skipSpace()
    if index < scalars.count, scalars[index] == "\"" || scalars[index] == "'" {
      let quote = scalars[index]
      guard let end = scalars[(index + 1)...].firstIndex(of: quote) else { return nil }
      index = end + 1
      skipSpace()
    }
    guard depth == 0, index < scalars.count, scalars[index] == ")" else { return nil }
    return (text(address), index + 1)
  }

  /// An address without its escapes.
  private func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    var index = range.lowerBound
    while index < range.upperBound {
      if scalars[index] == "\\", index + 1 < range.upperBound,
        scalars[index + 1].isMarkdownPunctuation
      {
        index += 1
      }
      view.append(scalars[index])
      index += 1
    }
    return String(view)
  }
}
