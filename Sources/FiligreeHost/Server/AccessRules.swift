import Foundation

/// Who may ask the server for something: who knows the address that was printed.
package struct AccessRules: Sendable {
  /// The part of the address that nobody guesses.
  package let token: String

  /// Why a request is refused.
  enum Refusal: Error, Hashable {
    /// The address does not begin with the token.
    case token
    /// It comes from a page of somewhere else.
    case origin
  }

  /// Makes rules with a token of 128 random bits.
  package init() {
    token = RandomName.make()
  }

  /// Makes rules with a token of one's own.
  init(token: String) {
    self.token = token
  }

  /// What follows the token in a request's path: `/` and a name.
  ///
  /// A browser says from which page a request comes. Other sites cannot read what they ask for here, but they can ask; so
  /// what does not come from a page of this server's own is refused.
  func path(of head: HTTPHead) throws(Refusal) -> String {
    let parts = head.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first, head.path.hasPrefix("/"), isToken(first) else { throw .token }
    if let origin = head.fields["origin"] {
      guard let host = head.fields["host"],
        origin == "http://\(host)" || origin == "https://\(host)"
      else { throw .origin }
    }
    let rest = head.path.dropFirst(1 + first.count)
    return String(rest)
  }

  /// Compares in a time that tells nothing of how much is right.
  private func isToken(_ text: Substring) -> Bool {
    let (own, other) = (Array(token.utf8), Array(text.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Names that nobody guesses.
enum RandomName {
  /// 32 hexadecimal digits: 128 random bits of the system's.
  static func make() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<16).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &random)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
