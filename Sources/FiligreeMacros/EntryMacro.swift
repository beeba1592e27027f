/// `@Entry`: the accessors of a property of a type of values with keys, and the key that they use.
struct EntryMacro {
  /// The types that have such properties, and the protocols of their keys.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
    "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey",
  ]

  private let variable: VariableSyntax
  private let keyProtocol: String

  init(_ declaration: SourceText, within extent: String) throws(MacroError) {
    guard let variable = VariableSyntax(declaration, 0..<declaration.tokens.count),
      variable.modifiers.contains("var"), !variable.hasBody
    else { throw MacroError(message: "@Entry is for a variable without accessors") }
    let context = SourceText(extent)
    let words = context.tokens.indices.lazy.compactMap { context.word($0) }
    guard let keyProtocol = words.compactMap({ Self.keyProtocols[$0] }).first else {
      throw MacroError(
        message: "@Entry is for variables in an extension of "
          + Self.keyProtocols.keys.sorted().joined(separator: ", "))
    }
    let isOptional = variable.type?.hasSuffix("?") == true
    if keyProtocol == "FocusedValueKey", variable.value != nil || !isOptional {
      throw MacroError(message: "@Entry of FocusedValues is for optionals without a default value")
    }
    guard variable.value != nil || isOptional else {
      throw MacroError(message: "@Entry needs a default value: '\(variable.name)' has none")
    }
    self.variable = variable
    self.keyProtocol = keyProtocol
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
    if keyProtocol == "FocusedValueKey", let type = variable.type {
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
      private struct \(keyName): FiligreeViews.\(keyProtocol) {
        \(property)
      }
      """
  }
}
