import Foundation

/// What is answered to a request that is not one for a WebSocket.
package struct HTTPAnswer: Sendable {
  package var status: Int
  package var type: String
  package var fields: [(name: String, value: String)]
  /// Which pages may show the answer as a part of themselves, as `frame-ancestors` has it.
  package var frameAncestors = "'none'"
  /// Which pages the answer may show as parts of itself, as `frame-src` has it.
  package var frameSources = "'none'"
  package var body: Data

  package init(
    status: Int, type: String = "text/plain; charset=utf-8",
    fields: [(name: String, value: String)] = [], body: Data = Data()
  ) {
    (self.status, self.type, self.fields, self.body) = (status, type, fields, body)
  }

  /// A line of text.
  package static func text(_ status: Int, _ text: String) -> HTTPAnswer {
    HTTPAnswer(status: status, body: Data((text + "\n").utf8))
  }

  private static let reasons = [
    200: "OK", 308: "Permanent Redirect", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 409: "Conflict", 411: "Length Required", 413: "Content Too Large",
    431: "Request Header Fields Too Large", 503: "Service Unavailable",
  ]

  /// What is sent; without the body, if only the head was asked for.
  ///
  /// A page gets scripts, styles and pictures from this server alone, is shown in no other page but where that is said, and tells no other its
  /// address, which has the token in it.
  func data(headOnly: Bool) -> Data {
    var head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Error")\r\n"
    let fields =
      [
        ("Content-Type", type), ("Content-Length", "\(body.count)"), ("Connection", "close"),
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        (
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
            + "base-uri 'none'; form-action 'none'; frame-src \(frameSources); frame-ancestors \(frameAncestors)"
        ),
      ] + self.fields.map { ($0.name, $0.value) }
    for (name, value) in fields { head += "\(name): \(value)\r\n" }
    return Data((head + "\r\n").utf8) + (headOnly ? Data() : body)
  }
}
