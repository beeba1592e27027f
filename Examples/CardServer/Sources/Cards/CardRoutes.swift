import Hummingbird
import NIOCore

/// The routes: a card in each format by GET, with its parameters in the address, and by POST, with them in a form; `/metrics` and
/// `/health`.
struct CardRoutes: Sendable {
  let service: CardService

  func router() -> Router<CardContext> {
    let router = Router(context: CardContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: AnswerMiddleware(metrics: service.metrics))
    for format in CardFormat.allCases {
      let path = RouterPath("card.\(format.rawValue)")
      router.get(path) { request, context in
        try await card(query(of: request), format, request, context)
      }
      router.post(path) { request, context in
        try await card(form(of: request), format, request, context)
      }
    }
    router.get("metrics") { _, _ in
      text(service.metrics.text(service.figures), "text/plain; version=0.0.4; charset=utf-8")
    }
    router.get("health") { _, _ in text("ok\n", "text/plain; charset=utf-8") }
    return router
  }

  private func card(
    _ fields: FormFields, _ format: CardFormat, _ request: Request, _ context: CardContext
  ) async throws -> Response {
    let key = CardService.Key(request: try CardRequest(fields), format: format)
    let file =
      if let kept = service.kept(key) {
        kept
      } else {
        try await context.run { [service] in try await service.file(key) }
      }
    var headers: HTTPFields = [
      .eTag: file.eTag, .cacheControl: "public, max-age=86400",
    ]
    if let header = request.headers[.ifNoneMatch], file.isNamed(by: header) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = format.contentType
    // An SVG that is opened by itself is a document: it may do nothing.
    headers[.contentSecurityPolicy] = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.bytes))
  }

  private func query(of request: Request) throws(CardProblem) -> FormFields {
    let count = request.uri.string.utf8.count
    guard count <= service.settings.addressBytes else {
      throw CardProblem(
        .uriTooLong, "the address has \(count) bytes, at most \(service.settings.addressBytes)")
    }
    return try FormFields((request.uri.query ?? "").utf8)
  }

  private func form(of request: Request) async throws -> FormFields {
    let most = service.settings.formBytes
    let problem = CardProblem(.contentTooLarge, "the form has more than \(most) bytes")
    if let length = request.headers[.contentLength].flatMap(Int.init), length > most {
      throw problem
    }
    var body: [UInt8] = []
    for try await part in request.body {
      guard body.count + part.readableBytes <= most else { throw problem }
      body += part.readableBytesView
    }
    return try FormFields(body)
  }

  private func text(_ text: String, _ type: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

/// Counts answers, and turns errors into them.
private struct AnswerMiddleware: RouterMiddleware {
  typealias Context = CardContext
  let metrics: CardMetrics

  func handle(
    _ request: Request, context: CardContext,
    next: (Request, CardContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch let problem as CardProblem {
      response = problem.response(from: request, context: context)
    } catch is CancellationError {
      // Nobody is there to read it.
      response = CardProblem(.init(code: 499), "the client has gone")
        .response(from: request, context: context)
    } catch let error as HTTPError {
      response = CardProblem(error.status, error.body ?? error.status.reasonPhrase)
        .response(from: request, context: context)
    }
    response.headers[.xContentTypeOptions] = "nosniff"
    metrics.answered(response.status.code)
    return response
  }
}
