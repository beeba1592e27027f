import FiligreeSyntax

/// `@Animatable`: `animatableData` of all stored variables that are not ignored.
struct AnimatableMacro {
  private let type: String
  private let conforms: Bool
  /// `public`, where the type is.
  private let access: String
  private let properties: [(name: String, type: String)]

  init(_ declaration: SourceText, type: String, conforms: Bool) throws(MacroError) {
    self.type = type
    self.conforms = conforms
    var properties: [(name: String, type: String)] = []
    guard let open = declaration.tokens.firstIndex(where: { $0.kind == .sign("{") }) else {
      throw MacroError(message: "@Animatable is for a type")
    }
    let words = (0..<open).compactMap { declaration.word($0) }
    access = ["public", "package"].first(where: words.contains).map { $0 + " " } ?? ""
    let end = declaration.behindBracket(open) - 1
    var index = open + 1
    while index < end {
      let next = declaration.behindStatement(index, before: end)
      if let variable = VariableSyntax(declaration, index..<next), Self.isAnimated(variable) {
        guard let type = variable.type ?? Self.type(of: variable.value ?? "") else {
          throw MacroError(
            message: "@Animatable needs the type of '\(variable.name)', or @AnimatableIgnored there"
          )
        }
        properties.append((variable.name, type))
      }
      index = declaration.isSign(next, ";") ? next + 1 : max(next, index + 1)
    }
    self.properties = properties
  }

  private static func isAnimated(_ variable: VariableSyntax) -> Bool {
    // Wrapped properties are not the type's own data.
    !variable.hasBody && variable.attributes.isEmpty
      && variable.modifiers.isDisjoint(with: ["let", "static", "class", "lazy"])
      && variable.name != "animatableData"
  }

  /// The type of a literal with a point, or of a call of an initializer: all that can be known by its text.
  private static func type(of value: String) -> String? {
    let text = SourceText(value)
    let first = text.isSign(0, "-") ? 1 : 0
    if case .number(let number) = text.kind(first), text.tokens.count == first + 1 {
      return number.contains(".") ? "Swift.Double" : nil
    }
    guard let name = text.word(0), name.first?.isUppercase == true, text.isSign(1, "("),
      text.behindBracket(1) == text.tokens.count
    else { return nil }
    return name
  }

  var expansion: String {
    guard !properties.isEmpty else {
      return conforms ? "" : "extension \(type): FiligreeViews.Animatable {}"
    }
    // Pairs of pairs, from the last property on.
    let last = properties.count - 1
    let dataType = properties[..<last].reversed()
      .reduce("\(properties[last].type).AnimatableData") { rest, property in
        "FiligreeViews.AnimatablePair<\(property.type).AnimatableData, \(rest)>"
      }
    let value = properties[..<last].reversed().reduce("\(properties[last].name).animatableData") {
      "FiligreeViews.AnimatablePair(\($1.name).animatableData, \($0))"
    }
    let setters = properties.enumerated().map { index, property in
      let way =
        String(repeating: ".second", count: index) + (index < last ? ".first" : "")
      return "\(property.name).animatableData = newValue\(way)"
    }
    return """
      extension \(type)\(conforms ? "" : ": FiligreeViews.Animatable") {
        \(access)var animatableData: \(dataType) {
          get { \(value) }
          set {
            \(setters.joined(separator: "\n      "))
          }
        }
      }
      """
  }
}
