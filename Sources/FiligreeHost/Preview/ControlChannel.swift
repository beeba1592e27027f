import Foundation

/// What the program of previews and the one that has started it say to one another: a JSON object a line.
package enum ControlMessage: Hashable, Codable, Sendable {
  // From the starter.
  /// Is the main thread there? The answer is `there` with the same number.
  case isThere(Int)
  /// The state of all previews is to be written into a file; the answer is `saved`.
  case save(path: String)

  // From the previews.
  /// The views of a source are made for the first time; its number among all, its name, and where it is declared.
  case begins(Int, name: String, file: String?, line: Int?)
  /// All are served: the port, the token of their addresses, and what there is.
  case serves(port: UInt16, token: String, previews: [ServedPreview])
  case there(Int)
  case saved
  /// It cannot go on.
  case fails(String)

  /// The message as it is sent.
  package var line: Data {
    // All of it can be encoded.
    ((try? JSONEncoder().encode(self)) ?? Data()) + Data([10])
  }

  /// Reads a line; nil for what is not a message.
  package init?(line: some Sequence<UInt8>) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(line)) else { return nil }
    self = message
  }
}

/// A preview that is served.
package struct ServedPreview: Hashable, Codable, Sendable {
  /// The number by which its page is asked for.
  package var number: Int
  /// Its name, which no other one has.
  package var name: String
  /// The file that declares it, by the last part of its path, and the place in it.
  package var file: String?
  package var line: Int?
  package var column: Int?
  /// Its page, in points.
  package var width, height: Double
  /// Who decides how large that is: `device`, `fitting` or `fixed`.
  package var room: String
  package var isDark: Bool
}

/// Finds lines in the bytes that come through a pipe.
package struct LineReader {
  /// Longer lines are no messages, and are left out.
  private static let longest = 1 << 22
  private var rest: [UInt8] = []

  package init() {}

  /// Takes bytes; the lines that are complete now.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    rest += bytes
    var lines: [[UInt8]] = []
    while let end = rest.firstIndex(of: 10) {
      lines.append(Array(rest[..<end]))
      rest.removeFirst(end + 1)
    }
    if rest.count > Self.longest { rest = [] }
    return lines
  }
}
