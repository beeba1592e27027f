import Hummingbird

/// Why there is no card: a status, and a line that says what is wrong and what would be right.
public struct CardProblem: HTTPResponseError, Hashable {
  /// The answer's status.
  public let status: HTTPResponse.Status
  /// The line, without its end.
  public let message: String
  /// After how many seconds it may be tried again; nil where that would be of no use.
  public let retryAfter: Int?

  init(_ status: HTTPResponse.Status, _ message: String, retryAfter: Int? = nil) {
    self.status = status
    self.message = message
    self.retryAfter = retryAfter
  }

  /// What a request has that it may not have.
  static func badRequest(_ message: String) -> Self { .init(.badRequest, message) }

  /// More cards at once than there may be.
  static func busy(_ limit: Int) -> Self {
    .init(.serviceUnavailable, "\(limit) cards are being drawn or wait; try again", retryAfter: 1)
  }

  /// A card that has not become ready in time.
  static func tooSlow(_ limit: Duration) -> Self {
    .init(.serviceUnavailable, "the card was not ready within \(limit)", retryAfter: 5)
  }

  /// The answer.
  public func response(from request: Request, context: some RequestContext) -> Response {
    var headers: HTTPFields = [
      .contentType: "text/plain; charset=utf-8", .cacheControl: "no-store",
    ]
    if let retryAfter { headers[.retryAfter] = String(retryAfter) }
    return Response(
      status: status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: message + "\n")))
  }
}
