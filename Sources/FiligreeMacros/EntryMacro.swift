/// `@Entry`: the accessors of a property of `EnvironmentValues` or `FocusedValues`, and the key that they use.
struct EntryMacro {
  private let variable: VariableSyntax
  private let isFocused: Bool

  init(_ declaration: SourceText, within extent: String) throws(MacroError) {
    guard let variable = VariableSyntax(declaration, 0..<declaration.tokens.count),
      variable.modifiers.contains("var"), !variable.hasBody
    else { throw MacroError(message: "@Entry is for a variable without accessors") }
    let context = SourceText(extent)
    func isExtension(of name: String) -> Bool {
      context.tokens.indices.contains { context.word($0) == name }
    }
    isFocused = isExtension(of: "FocusedValues")
    guard isFocused || isExtension(of: "EnvironmentValues") else {
      throw MacroError(
        message: "@Entry is for variables in an extension of EnvironmentValues or FocusedValues")
    }
    guard !isFocused || (variable.value == nil && variable.type?.hasSuffix("?") == true) else {
      throw MacroError(message: "@Entry of FocusedValues is for optionals without a default value")
    }
    guard variable.value != nil || variable.type?.hasSuffix("?") == true else {
      throw MacroError(message: "@Entry needs a default value: '\(variable.name)' has none")
    }
    self.variable = variable
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
    if isFocused, let type = variable.type {
      return """
        private struct \(keyName): FiligreeViews.FocusedValueKey {
          typealias Value = \(type.dropLast())
        }
        """
    }
    let value = variable.value ?? "nil"
    // The type of a value whose type is not written is known to a stored property alone.
    let property =
      variable.type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return """
      private struct \(keyName): FiligreeViews.EnvironmentKey {
        \(property)
      }
      """
  }
}
