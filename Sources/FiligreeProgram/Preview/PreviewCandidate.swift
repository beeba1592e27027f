/// Something in the listings that may be drawn, besides what `#Preview` makes; whether it can be, the compiler says.
struct PreviewCandidate: Hashable {
  /// What it is.
  enum Kind: Hashable {
    /// A type that conforms to `PreviewProvider`.
    case provider
    /// A view that is made without arguments.
    case view
  }

  /// What its pictures' names begin with.
  var name: String
  var kind: Kind
  /// The number of its listing.
  var listing: Int
  /// The Swift expression that makes a `PreviewHost.Source` of it.
  var expression: String
  /// Where its listing declares it, in bytes.
  var offset = 0

  /// All candidates of the listings, in their order.
  ///
  /// In a listing with providers these are the candidates, in one without previews of any kind all its views. Where
  /// there is nothing else at all, the shapes are drawn. Types with parameters are left out, and those within functions.
  static func all(in listings: [Listing]) -> [PreviewCandidate] {
    let types = listings.flatMap(\.declarations.types)
    var conformances: [String: Set<String>] = [:]
    for type in types where !type.isProtocol {
      conformances[type.path, default: []].formUnion(type.inherited)
    }
    let views = refinements(of: "View", types)
    let shapes = refinements(of: "Shape", types).union(["InsettableShape"])
    let providers = refinements(of: "PreviewProvider", types)
    var result: [PreviewCandidate] = []
    var shapesOnly: [PreviewCandidate] = []
    var names: Set<String> = []
    for (number, listing) in listings.enumerated() {
      let own = listing.declarations.types.filter {
        !$0.isExtension && !$0.isProtocol && !$0.isGeneric && $0.isReachable
      }
      func conforming(to protocols: Set<String>) -> [SwiftDeclarations.TypeDeclaration] {
        own.filter { !(conformances[$0.path] ?? []).isDisjoint(with: protocols) }
      }
      func view(_ type: SwiftDeclarations.TypeDeclaration) -> PreviewCandidate {
        let name = unique(type.path, &names)
        return PreviewCandidate(
          name: name, kind: .view, listing: number,
          expression: "PreviewHost.Source(\(quoted(name))) { \(type.path)() }",
          offset: type.offset)
      }
      let previews = conforming(to: providers).map { type in
        let name = unique(providerName(type.path), &names)
        return PreviewCandidate(
          name: name, kind: .provider, listing: number,
          expression: "PreviewHost.Source(\(quoted(name)), \(type.path).self)",
          offset: type.offset)
      }
      result += previews
      if previews.isEmpty, !listing.declarations.hasPreviews {
        result += conforming(to: views).map(view)
        if result.isEmpty { shapesOnly += conforming(to: shapes).map(view) }
      }
    }
    let hasPreviews = listings.contains(where: \.declarations.hasPreviews)
    return result.isEmpty && !hasPreviews ? shapesOnly : result
  }

  /// A protocol and those of the listings that refine it.
  private static func refinements(
    of name: String, _ types: [SwiftDeclarations.TypeDeclaration]
  ) -> Set<String> {
    var result: Set = [name]
    var grows = true
    while grows {
      grows = false
      for type in types where type.isProtocol && !type.inherited.isDisjoint(with: result) {
        if result.insert(type.path).inserted { grows = true }
      }
    }
    return result
  }

  /// `Card_Previews` draws Card.
  private static func providerName(_ path: String) -> String {
    for suffix in ["_Previews", "_Preview", "Previews", "Preview"] {
      if path.hasSuffix(suffix), path.count > suffix.count {
        return String(path.dropLast(suffix.count))
      }
    }
    return path
  }

  private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// A name as a literal.
  static func quoted(_ name: String) -> String {
    var literal = "\""
    for scalar in name.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar.value < 32 {
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
