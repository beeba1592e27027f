import Foundation
import Synchronization

/// A kind of data, by a name such as `public.png`: UniformTypeIdentifiers' `UTType`.
///
/// There is no register of the system's: the types are those that stand below by name, and those that a program declares.
/// Names, suffixes and MIME types are those of Apple's "System-declared uniform type identifiers".
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name.
  public let identifier: String

  init(known identifier: String) {
    self.identifier = identifier
  }

  /// A known type; nil if there is none of this name.
  public init?(_ identifier: String) {
    guard Self.entries[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// A type that the program itself declares.
  ///
  /// Its suffix and what it conforms to stand in a property list that is not read here, so that it conforms to `parent`
  /// alone, and has no suffix.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    UTTypeRegister.shared.add(identifier, parent)
  }

  /// A type that another program declares.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// The type of files with a suffix, without the dot; one that is known to nobody gets a name of its own, `dyn.`….
  ///
  /// - Returns: nil if the suffix is empty, or if its type does not conform to `parent`.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let suffix = filenameExtension.lowercased()
    guard !suffix.isEmpty, !suffix.contains("/") else { return nil }
    let fitting = Self.known.filter {
      $0.entry.suffixes.contains(suffix) && $0.conforms(to: parent)
    }
    if let known = fitting.first {
      self = known
    } else {
      self.init(exportedAs: "dyn.\(suffix)", conformingTo: parent)
    }
  }

  /// The type of a MIME type; nil if none is known that conforms to `parent`.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    let name = mimeType.split(separator: ";").first.map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    let fitting = Self.known.filter { type in
      name.map { type.entry.mimeTypes.contains($0) } == true && type.conforms(to: parent)
    }
    guard let known = fitting.first else { return nil }
    self = known
  }

  var entry: Entry { Self.entries[identifier] ?? Entry(parents: parents) }

  private var parents: [String] {
    UTTypeRegister.shared.parent(of: identifier).map { [$0] } ?? []
  }

  /// The suffix that files of the type get, without the dot; nil if there is none.
  public var preferredFilenameExtension: String? {
    entry.suffixes.first ?? (identifier.hasPrefix("dyn.") ? String(identifier.dropFirst(4)) : nil)
  }

  /// The suffixes of files of the type and of those below it, without the dot.
  package var fileSuffixes: [String] {
    Self.known.filter { $0.conforms(to: self) }.flatMap(\.entry.suffixes)
      + (isDynamic ? [String(identifier.dropFirst(4))] : [])
  }

  /// The MIME type; nil if there is none.
  public var preferredMIMEType: String? { entry.mimeTypes.first }

  /// The types that this one conforms to, itself left out.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = entry.parents
    while let name = open.popLast() {
      let type = UTType(known: name)
      if found.insert(type).inserted { open += type.entry.parents }
    }
    return found
  }

  /// Whether data of this type are data of another one, or whether it is that one.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether this is a type below another one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether this is a type above another one.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  /// Whether it is one of Apple's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether a name was made for a suffix.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// The name.
  public var description: String { identifier }
}

/// The types that a program has declared: a name's first declaration stands.
private final class UTTypeRegister: Sendable {
  static let shared = UTTypeRegister()

  private let parents = Mutex<[String: String]>([:])

  func add(_ identifier: String, _ parent: UTType?) {
    guard UTType.entries[identifier] == nil, let parent else { return }
    parents.withLock { all in
      // A hostile program is bounded as well: types that are made of any file's suffix are.
      if all.count < 10_000, all[identifier] == nil { all[identifier] = parent.identifier }
    }
  }

  func parent(of identifier: String) -> String? { parents.withLock { $0[identifier] } }
}
