import Foundation

/// The head of a request: its first line and its header fields (RFC 9112).
package struct HTTPHead: Hashable, Sendable {
  package var method: String
  /// The path, as it was sent, without the query.
  package var path: String
  /// The query's items; of two with one name the first counts.
  package var query: [String: String]
  /// The fields by their names in small letters; of two with one name the first counts.
  package var fields: [String: String]

  /// The greatest length of a head in bytes: browsers send less than a tenth of it.
  static let limit = 16384

  /// Reads a head without the empty line at its end; nil for what is not one.
  init?(_ bytes: some Sequence<UInt8>) {
    guard let text = String(validating: Array(bytes), as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let parts = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].hasPrefix("HTTP/1."), parts[1].hasPrefix("/") else {
      return nil
    }
    method = String(parts[0])
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = [:]
    for item in (target.count > 1 ? target[1] : "").split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let value = (pair.count > 1 ? pair[1] : "").removingPercentEncoding else { return nil }
      if query[String(pair[0])] == nil { query[String(pair[0])] = value }
    }
    fields = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      guard !name.contains(where: \.isWhitespace) else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if fields[name] == nil { fields[name] = value }
    }
  }
}
