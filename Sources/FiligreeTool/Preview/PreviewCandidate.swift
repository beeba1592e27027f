import Foundation

/// Something in the listings that may be drawn; whether it can be, the compiler says.
struct PreviewCandidate: Hashable {
  /// What it is.
  enum Kind: Hashable {
    /// A type that conforms to `PreviewProvider`.
    case provider
    /// A `#Preview`.
    case preview
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

  /// All candidates of the listings, in their order.
  ///
  /// In a listing with previews these are the candidates, in another one all its views. Where no listing
  /// has either, the shapes are drawn. Types with parameters are left out, and those within functions.
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
          expression: "PreviewHost.Source(\(quoted(name))) { \(type.path)() }")
      }
      let previews = previews(of: listing, number, conforming(to: providers), &names)
      if !previews.isEmpty {
        result += previews
      } else {
        result += conforming(to: views).map(view)
        if result.isEmpty { shapesOnly += conforming(to: shapes).map(view) }
      }
    }
    return result.isEmpty ? shapesOnly : result
  }

  /// The candidates of a listing's providers and `#Preview`s, by their places.
  private static func previews(
    of listing: Listing, _ number: Int, _ providers: [SwiftDeclarations.TypeDeclaration],
    _ names: inout Set<String>
  ) -> [PreviewCandidate] {
    var found: [(offset: Int, candidate: PreviewCandidate)] = []
    for type in providers {
      let name = unique(providerName(type.path), &names)
      found.append(
        (
          type.offset,
          PreviewCandidate(
            name: name, kind: .provider, listing: number,
            expression: "PreviewHost.Source(\(quoted(name)), \(type.path).self)")
        ))
    }
    let stem = URL(fileURLWithPath: listing.name).deletingPathExtension().lastPathComponent
    for (index, preview) in listing.declarations.previews.enumerated() {
      let name = unique(fileName(preview.name ?? stem), &names)
      let layout =
        switch preview.layout {
        case nil: ""
        case .sizeThatFits: ", layout: .sizeThatFits"
        case .fixed(let width, let height): ", layout: .fixed(width: \(width), height: \(height))"
        }
      let call = "\(Listing.function(number, index))()"
      found.append(
        (
          preview.range.lowerBound,
          PreviewCandidate(
            name: name, kind: .preview, listing: number,
            expression: "PreviewHost.Source(\(quoted(name))\(layout)) { \(call) }")
        ))
    }
    return found.sorted { $0.offset < $1.offset }.map(\.candidate)
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

  private static func fileName(_ name: String) -> String {
    let plain = name.map { $0.isLetter || $0.isNumber || "-_+.".contains($0) ? $0 : "-" }
    let result = String(String(plain).drop { $0 == "." }.prefix(80))
    return result.isEmpty ? "Preview" : result
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

  /// A name as a literal; it has no quotes, backslashes or line ends.
  private static func quoted(_ name: String) -> String { "\"\(name)\"" }
}
