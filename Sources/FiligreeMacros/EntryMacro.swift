/// `@Entry`: the accessors of a property of `EnvironmentValues`, and the key that they use.
struct EntryMacro {
  private let variable: VariableSyntax
  private let keyProtocol: String

  init(_ declaration: SourceText, within extent: String) throws(MacroError) {
    guard let variable = VariableSyntax(declaration, 0..<declaration.tokens.count),
      variable.modifiers.contains("var"), !variable.hasBody
    else { throw MacroError(message: "@Entry is for a variable without accessors") }
    let context = SourceText(extent)
    guard context.tokens.indices.contains(where: { context.word($0) == "EnvironmentValues" }) else {
      throw MacroError(message: "@Entry is for variables in an extension of EnvironmentValues")
    }
    guard variable.value != nil || variable.type?.hasSuffix("?") == true else {
      throw MacroError(message: "@Entry needs a default value: '\(variable.name)' has none")
    }
    self.variable = variable
    keyProtocol = "EnvironmentKey"
  }

  private var keyName: String { "__Key_\(variable.name)" }

  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  var key: String {
    let value = variable.value ?? "nil"
    // The type of a value whose type is not written is known to a stored property alone.
    let property =
      variable.type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return """
      private struct \(keyName): FiligreeViews.\(keyProtocol) {
        \(property)
      }
      """
  }
}
