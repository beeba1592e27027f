/// A message of the compiler: one of these.
struct PluginRequest: Decodable {
  struct Empty: Decodable {}

  var getCapability: Empty?
  var expandFreestandingMacro: FreestandingExpansion?
  var expandAttachedMacro: AttachedExpansion?
}

/// Source text and where it stands.
struct PluginSyntax: Decodable {
  struct Location: Decodable {
    var fileID: String
    var fileName: String
    /// In bytes.
    var offset: Int
    /// From 1.
    var line: Int
    /// From 1.
    var column: Int
  }

  var source: String
  var location: Location?
}

/// Which macro is meant.
struct PluginMacro: Decodable {
  /// The name of the type that implements it.
  var typeName: String
}

/// A macro that stands by itself.
struct FreestandingExpansion: Decodable {
  var macro: PluginMacro
  /// What makes names unique.
  var discriminator: String
  /// The macro's use, from its `#` on.
  var syntax: PluginSyntax
}

/// A macro that is attached to a declaration.
struct AttachedExpansion: Decodable {
  var macro: PluginMacro
  var macroRole: String
  var declSyntax: PluginSyntax
  /// The type that an extension is for.
  var extendedTypeSyntax: PluginSyntax?
  /// The protocols that the type does not conform to yet.
  var conformanceListSyntax: PluginSyntax?
  /// The declarations around, from within outwards, without their contents.
  var lexicalContext: [PluginSyntax]?
}

/// A message for the compiler.
enum PluginAnswer: Encodable {
  /// What the plug-in can do: the version of the protocol that it follows.
  case capability
  case expansion(String)
  /// What is wrong, and where.
  case fault(String, PluginSyntax.Location?)

  private struct Named<Content: Encodable>: Encodable {
    var name: String
    var content: Content

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(content, forKey: Key(stringValue: name))
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
  }

  private struct Capability: Encodable {
    var protocolVersion = 7
    var features: [String] = []
  }

  private struct Expansion: Encodable {
    var expandedSource: String
    var diagnostics: [Diagnostic]
  }

  private struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }

    var message: String
    var severity = "error"
    var position: Position
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .capability:
      try Named(
        name: "getCapabilityResult", content: Named(name: "capability", content: Capability())
      )
      .encode(to: encoder)
    case .expansion(let source):
      try Named(
        name: "expandMacroResult", content: Expansion(expandedSource: source, diagnostics: [])
      ).encode(to: encoder)
    case .fault(let message, let location):
      let position = Diagnostic.Position(
        fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
      let diagnostic = Diagnostic(message: message, position: position)
      try Named(
        name: "expandMacroResult",
        content: Expansion(expandedSource: "", diagnostics: [diagnostic])
      ).encode(to: encoder)
    }
  }
}
