import FiligreeSyntax
import FiligreeTool

/// The types that Swift source declares and what they conform to, its entry point, and whether it has previews.
struct SwiftDeclarations {
  /// A type, or an extension of one.
  struct TypeDeclaration: Hashable {
    /// The name, with those of the types around it.
    var path: String
    /// Names without their modules.
    var inherited: Set<String>
    var isProtocol = false
    var isExtension = false
    /// Whether the type, or one around it, has parameters.
    var isGeneric = false
    /// Whether it can be named elsewhere: it is in no function.
    var isReachable = true
    /// Where it begins.
    var offset: Int
  }

  private(set) var types: [TypeDeclaration] = []
  /// Whether there is a `#Preview`.
  private(set) var hasPreviews = false
  /// Where `@main` stands.
  private(set) var entryPoints: [Range<Int>] = []
  /// The modules that are imported.
  private(set) var imports: Set<String> = []

  private struct Scope {
    var path: String?
    var isGeneric = false
  }

  private let tokens: [SwiftTokens.Token]
  private var index = 0
  private var scopes: [Scope] = []
  private var opening: Scope?

  init(_ source: SwiftTokens) {
    tokens = source.tokens
    while index < tokens.count { read() }
  }

  private func kind(_ index: Int) -> SwiftTokens.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  private func word(_ index: Int) -> String? {
    if case .word(let word) = kind(index) { word } else { nil }
  }

  private func isSign(_ index: Int, _ sign: Character) -> Bool { kind(index) == .sign(sign) }

  private mutating func read() {
    switch tokens[index].kind {
    case .sign("{"):
      scopes.append(opening ?? Scope())
      opening = nil
      index += 1
    case .sign("}"):
      _ = scopes.popLast()
      index += 1
    case .sign("@") where word(index + 1) == "main":
      entryPoints.append(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound)
      index += 2
    case .directive("Preview") where scopes.isEmpty:
      hasPreviews = true
      index += 1
    case .word(let name) where !isSign(index - 1, "."):
      switch name {
      case "struct", "class", "enum", "actor", "extension", "protocol": type(name)
      case "import":
        if let module = word(index + 1) { imports.insert(module) }
        index += 1
      default: index += 1
      }
    default: index += 1
    }
  }

  // MARK: Types

  private mutating func type(_ keyword: String) {
    let start = tokens[index].range.lowerBound
    index += 1
    // `class` also stands before members.
    guard let first = word(index), !Self.memberWords.contains(first) else { return }
    var path = first
    index += 1
    while isSign(index, "."), let next = word(index + 1) {
      path += "." + next
      index += 2
    }
    var isGeneric = false
    if isSign(index, "<") {
      isGeneric = keyword != "extension"
      skipAngles()
    }
    var inherited: Set<String> = []
    if isSign(index, ":") {
      index += 1
      inherited = inheritance()
    }
    // A clause `where`, or what keeps this from being a declaration.
    while let next = kind(index), next != .sign("{"), next != .sign("}"), next != .sign(";") {
      index += 1
    }
    guard isSign(index, "{") else { return }
    let around = scopes.last
    let isReachable = scopes.allSatisfy { $0.path != nil }
    let full = (around?.path).map { $0 + "." + path } ?? path
    let allGeneric = isGeneric || around?.isGeneric == true
    types.append(
      TypeDeclaration(
        path: full, inherited: inherited, isProtocol: keyword == "protocol",
        isExtension: keyword == "extension", isGeneric: allGeneric, isReachable: isReachable,
        offset: start))
    opening = Scope(path: isReachable ? full : nil, isGeneric: allGeneric)
  }

  private static let memberWords: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal",
    "public", "open", "static", "mutating", "nonisolated", "init", "dynamic", "lazy", "weak",
  ]

  private mutating func skipAngles() {
    var depth = 0
    while let next = kind(index), next != .sign("{") {
      if next == .sign("<") { depth += 1 }
      if next == .sign(">") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// The names behind a colon, without modules, attributes and arguments.
  private mutating func inheritance() -> Set<String> {
    var names: Set<String> = []
    var last: String?
    func take(_ name: String?) { if let name { names.insert(name) } }
    while let next = kind(index), next != .sign("{"), next != .sign("}"), next != .sign(";") {
      switch next {
      case .word("where"):
        take(last)
        return names
      case .word(let name): last = name
      case .sign("@"): index += 1
      case .sign("<"):
        skipAngles()
        continue
      case .sign(","), .sign("&"):
        take(last)
        last = nil
      default: break
      }
      index += 1
    }
    take(last)
    return names
  }
}
