import Foundation

/// The words of the command line, as the system gave them.
enum CommandLineWords {
  /// The first word that is no UTF-8, its odd bytes shown as `\xff`; nil where all are.
  ///
  /// Names of files are any bytes on Linux, but Swift's strings, and all that takes a path here, hold
  /// Unicode alone: such a name would silently become another one.
  static var firstBroken: String? {
    for i in 0..<Int(CommandLine.argc) {
      guard let word = CommandLine.unsafeArgv[i] else { continue }
      if String(validatingCString: word) == nil { return shown(word) }
    }
    return nil
  }

  private static func shown(_ word: UnsafePointer<CChar>) -> String {
    UnsafeBufferPointer(start: word, count: strlen(word)).reduce(into: "") { text, char in
      let byte = UInt8(bitPattern: char)
      text +=
        (0x20..<0x7F).contains(byte)
        ? String(UnicodeScalar(byte)) : "\\x" + String(256 + Int(byte), radix: 16).suffix(2)
    }
  }

  /// The first of `words` that looks like an option and is none of those in `help`, as a message.
  ///
  /// The parser looks at options that it does not know last, when their values have become pictures.
  static func unknownOption(in words: [String], help: String) -> String? {
    let known = Set(
      help.split { !($0.isLetter && $0.isASCII) && $0 != "-" }.filter { $0.hasPrefix("--") })
    for word in words {
      if word == "--" { return nil }
      guard word.hasPrefix("--") else { continue }
      let name = word.prefix { $0 != "=" }
      if !known.contains(name) { return "Unknown option '\(name)'\(suggestion(for: name, known))" }
    }
    return nil
  }

  /// What is said of a first word that is no subcommand; nil if it is one, or an option.
  static func unknownSubcommand(_ word: String?, known: [String]) -> String? {
    guard let word, !word.hasPrefix("-"), !known.contains(word) else { return nil }
    let near = suggestion(for: word[...], Set(known.map { $0[...] }))
    return "Unknown subcommand '\(word)'"
      + (near.isEmpty ? ": use \(known.joined(separator: ", "))" : near)
  }

  private static func suggestion(for name: Substring, _ known: Set<Substring>) -> String {
    // Looked up by hash, chosen by distance and then by the alphabet.
    let near = known.map { ($0, distance(name, $0)) }.filter { $0.1 <= 2 }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }
    return near.map { ". Did you mean '\($0.0)'?" } ?? ""
  }

  /// How many letters have to be put in, taken out or changed: Levenshtein's distance (1965).
  private static func distance(_ a: Substring, _ b: Substring) -> Int {
    guard abs(a.count - b.count) <= 2 else { return 3 }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let changed = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
