/// Very many words on a command line, as few for the parser.
///
/// The parser's time grows with the square of the words that are pictures: minutes for 100,000. So a run of them
/// is one word to it, of the words themselves with zeros between them, which no word can hold.
enum WordRuns {
  /// Shorter runs are left alone.
  private static let least = 16

  /// The words for the parser.
  ///
  /// The first of a run may be the value of the option before it; those behind it can be pictures alone.
  static func joined(_ words: [String]) -> [String] {
    guard words.count > least else { return words }
    var result: [String] = []
    var run: [String] = []
    var isOver = false
    func isOption(_ word: String) -> Bool {
      !isOver && word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1
    }
    func flush() {
      if let first = run.first, run.count > least {
        result += [first, run.dropFirst().map { "\0" + $0 }.joined()]
      } else {
        result += run
      }
      run = []
    }
    for word in words {
      guard isOption(word) else {
        run.append(word)
        continue
      }
      flush()
      result.append(word)
      // Behind it there are no options.
      if word == "--" { isOver = true }
    }
    flush()
    return result
  }

  /// The words that words for the parser stand for.
  static func apart(_ words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      guard word.utf8.first == 0 else { return [word] }
      return word.utf8.dropFirst().split(separator: 0, omittingEmptySubsequences: false).map {
        String(Substring($0))
      }
    }
  }
}
