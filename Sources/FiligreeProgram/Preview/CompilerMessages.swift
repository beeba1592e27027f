/// The errors in what `swift build` prints.
struct CompilerMessages {
  /// One error.
  struct Message: Hashable {
    var path: String
    /// From 1.
    var line: Int
    /// From 1, in bytes.
    var column: Int
    var text: String
  }

  /// All errors, each once, in the order of the output.
  private(set) var errors: [Message] = []
  /// Lines that speak of an error without a place: of the linker, of the package manager.
  private(set) var general: [String] = []

  init(_ output: String) {
    var seen: Set<Message> = []
    for line in output.split(whereSeparator: \.isNewline) {
      if let message = Self.message(line) {
        if seen.insert(message).inserted { errors.append(message) }
      } else if line.hasPrefix("error: ") || line.contains(": error: ") {
        general.append(String(line))
      }
    }
  }

  /// Reads `path:line:column: error: text`.
  private static func message(_ line: Substring) -> Message? {
    guard let marker = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<marker.lowerBound].split(
      separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1]), row > 0, column > 0
    else { return nil }
    return Message(
      path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
      text: String(line[marker.upperBound...]))
  }
}

/// What the compiler's errors say about the listings and about the candidates.
struct PreviewVerdict {
  /// An error in a listing.
  struct ListingError: Hashable {
    /// The name by which the user gave the listing.
    var name: String
    /// From 1.
    var line: Int
    /// From 1, in bytes.
    var column: Int
    var text: String
    /// The line of the listing; nil where it has nothing to show.
    var source: String?
    /// What stands beneath that line, with a mark where the column is.
    var mark: String?
  }

  /// Errors in the listings.
  var errors: [ListingError] = []
  /// The same, ready to be printed: several lines each.
  var listingErrors: [String] { errors.map(\.description) }
  /// The candidates that do not compile, by their number, with the compiler's first word on each.
  var refused: [Int: String] = [:]
  /// Errors elsewhere.
  var others: [String] = []

  /// Reads errors of files in `folder`, as `sources` has put them there.
  init(_ messages: CompilerMessages, _ sources: PreviewSources, folder: String) {
    // The compiler's order is that of its own work.
    let errors = messages.errors.sorted {
      ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
    }
    for error in errors {
      guard error.path.hasPrefix(folder + "/") else {
        others.append("\(error.path):\(error.line):\(error.column): error: \(error.text)")
        continue
      }
      let file = String(error.path.dropFirst(folder.count + 1))
      if let candidate = sources.candidate(inFile: file, line: error.line) {
        refused[candidate] = refused[candidate] ?? error.text
      } else if let listing = sources.listings.first(where: { $0.copyName == file }) {
        self.errors.append(ListingError(error, listing))
      } else {
        others.append("\(file):\(error.line):\(error.column): error: \(error.text)")
      }
    }
    others += messages.general
  }
}

extension PreviewVerdict.ListingError: CustomStringConvertible {
  /// The error at its place in the listing, which may be behind the listing's end.
  init(_ error: CompilerMessages.Message, _ listing: Listing) {
    let lines = listing.lines
    name = listing.name
    line = min(error.line, lines.count)
    column = line == error.line ? error.column : 1
    text = error.text
    let bytes = lines[line - 1].prefix(400)
    let source = String(decoding: bytes, as: UTF8.self)
    guard source.contains(where: { !$0.isWhitespace }) else { return }
    self.source = source.filter { $0 != "\r" }
    // Tabs stay tabs, so that the mark stands where the column is.
    let before = String(decoding: bytes.prefix(column - 1), as: UTF8.self)
    mark = String(before.map { $0 == "\t" ? "\t" : " " as Character }) + "^"
  }

  /// The error at its place in a file that is no listing; nil where that cannot be read.
  init?(reading error: CompilerMessages.Message) {
    guard let file = try? Listing(error.path, index: 0) else { return nil }
    self.init(error, file)
  }

  /// The error at its place in the listing, and the line with a mark beneath.
  var description: String {
    var result = "\(name.onOneLine):\(line):\(column): error: \(text)"
    if let source, let mark { result += "\n  \(source)\n  \(mark)" }
    return result
  }
}
