/// What stands before an item of a list.
struct Marker {
  /// The spaces before it.
  let indent: Int
  /// All that stands before the item's text.
  let width: Int
  /// Its number, where it has one.
  let number: Int?

  init?(_ line: Substring) {
    indent = line.indent
    let rest = line.dropFirst(indent)
    if let sign = rest.first, "-*+".contains(sign), rest.dropFirst().first == " " {
      width = indent + 2
      number = nil
      return
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let end = rest.dropFirst(digits.count)
    // CommonMark allows nine digits, so that numbers can be counted on from any first one.
    guard digits.count <= 9, let value = Int(digits), let sign = end.first, ".)".contains(sign),
      end.dropFirst().first == " "
    else { return nil }
    width = indent + digits.count + 2
    number = value
  }
}

extension Substring {
  var isBlank: Bool { allSatisfy { $0 == " " } }

  var indent: Int { prefix { $0 == " " }.count }

  var trimmed: Substring {
    var result = drop { $0 == " " }
    while result.last == " " { result.removeLast() }
    return result
  }
}
