import FiligreeSyntax

/// `#Preview`: a type that makes the preview, and that a host finds among the types of its program.
struct PreviewMacro {
  private let source: SourceText
  private let location: PluginSyntax.Location?
  private let discriminator: String
  /// The index of the directive.
  private let head: Int

  init(
    _ source: SourceText, _ location: PluginSyntax.Location?, _ discriminator: String
  ) throws(MacroError) {
    guard let head = source.tokens.firstIndex(where: { $0.kind == .directive("Preview") }) else {
      throw MacroError(message: "#Preview was expected")
    }
    self.source = source
    self.location = location
    self.discriminator = discriminator
    self.head = head
  }

  var expansion: String {
    let (declarations, call) = parts
    return """
      struct \(discriminator)15PreviewRegistryfMu_: FiligreeViews.PreviewRegistry {
        static var fileID: Swift.String { "\(location?.fileID ?? "")" }
        static var line: Swift.Int { \(location?.line ?? 0) }
        static var column: Swift.Int { \(location?.column ?? 0) }
      \(declarations)
        @Swift.MainActor static func makePreview() throws -> FiligreeViews.Preview {
          FiligreeViews.Preview\(call)
        }
      }
      """
  }

  /// Declarations beside the preview, and its arguments with its body.
  private var parts: (declarations: String, call: String) {
    var body = head + 1
    if source.isSign(body, "(") { body = source.behindBracket(body) }
    let end = source.behindBracket(body)
    guard source.isSign(body, "{"), end > body + 1 else { return ("", source.text(behind: head)) }
    var properties: [String] = []
    var rest: [String] = []
    var index = body + 1
    while index < end - 1 {
      let next = source.behindStatement(index, before: end - 1)
      if source.isSign(index, "@"), source.word(index + 1) == "Previewable" {
        properties.append(source.text(index + 2..<next))
      } else {
        rest.append(source.text(index..<next))
      }
      index = source.isSign(next, ";") ? next + 1 : next
    }
    // Without properties the body stays as it is written.
    if properties.isEmpty { return ("", source.text(behind: head)) }
    let wrapper = """
        private struct Content: FiligreeViews.View {
      \(properties.joined(separator: "\n"))
          @FiligreeViews.ViewBuilder var body: some FiligreeViews.View {
      \(rest.joined(separator: "\n"))
          }
        }
      """
    return (wrapper, source.text(head + 1..<body) + " { Content() }")
  }
}
