import FiligreeDrawing
import FiligreePaths
import Foundation

extension SwiftSourceWriter {
  /// A drawing that is one of several in a file.
  public struct NamedDrawing: Sendable {
    /// What its type, or its function, is to be called.
    public var name: String
    /// The drawing.
    public var list: DisplayList

    /// What the list's paths are called, by their indices.
    ///
    /// They are the names of members in the code of a drawing in several colors. What is not a name in Swift is made into one; of equal ones all but the first have a number.
    public var pathNames: [Int32: String] = [:]

    /// Creates a named drawing.
    public init(name: String, list: DisplayList) {
      self.name = name
      self.list = list
    }
  }

  /// Returns the source of a drawing in its own colors, whose outlines have names.
  ///
  /// - Parameter drawing: The drawing, with the name of its type; ``typeName`` has no say.
  /// - Returns: The source, in UTF-8, as of `write(_:)`.
  /// - Throws: ``SwiftSourceError``, as `write(_:)` does.
  public func write(_ drawing: NamedDrawing) throws(SwiftSourceError) -> [UInt8] {
    try declaration(
      of: drawing.list, named: drawing.pathNames, name: SwiftName.type(from: drawing.name),
      owner: nil
    ).source(SwiftDialect(api))
  }

  /// Returns the source of several drawings: an enumeration, called ``typeName``, that holds a type for each.
  ///
  ///     enum Icons {
  ///       struct CloudMoon: Shape { … }
  ///       struct CloudSun: View { … }
  ///     }
  ///
  /// Drawings in one color are functions in it where the framework is UIKit or Core Graphics. What is not a
  /// name in Swift is made into one; of several equal names all but the first have a number.
  ///
  /// - Parameter drawings: The drawings, in the order in which they are written.
  /// - Returns: The source, in UTF-8.
  /// - Throws: ``SwiftSourceError``, as `write(_:)` does.
  public func write(
    allOf drawings: [NamedDrawing]
  ) throws(SwiftSourceError) -> [UInt8] {
    let owner = SwiftName.type(from: typeName)
    // A function's name is that of its type with other capitals.
    var taken: Set<String> = [owner.lowercased()]
    var bytes: [UInt8] = []
    var needsData = false
    let head = "/// Drawings, each by its name.\n\(access.prefix)enum \(owner) {"
    SwiftWords.append(lines: head, indent: 0, to: &bytes)
    for (index, drawing) in drawings.enumerated() {
      let stem = SwiftName.type(from: drawing.name)
      var name = stem
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(stem)\(number)"
        number += 1
      }
      let declaration = try declaration(
        of: drawing.list, named: drawing.pathNames, name: name, owner: owner)
      if index > 0 { bytes.append(UInt8(ascii: "\n")) }
      declaration.append(to: &bytes)
      if declaration.needsData { needsData = true }
    }
    SwiftWords.append(lines: "}", indent: 0, to: &bytes)
    return SwiftDeclaration.imports(SwiftDialect(api), needsData: needsData) + bytes
  }

  /// What a drawing becomes.
  func declaration(
    of list: DisplayList, named names: [Int32: String] = [:], name: String, owner: String?
  ) throws(SwiftSourceError) -> SwiftDeclaration {
    let dialect = SwiftDialect(api)
    let scene = try SceneBuilder.scene(
      of: list, named: names, api == .swiftUI ? .graphicsContext : .coreGraphics,
      fractionDigits: fractionDigits)
    if style == .automatic || style == .shape {
      if let single = OneColorOutline(scene) {
        var text = SwiftOutlineText(
          dialect: dialect, name: name, outline: single.path, box: scene.page,
          fractionDigits: fractionDigits, usesEvenOddFillRule: false)
        text.contentMode = contentMode
        text.color = single.colorName
        text.owner = owner
        text.access = access.prefix
        return SwiftDeclaration(writing(text))
      }
      if style == .shape { throw .severalColors }
    }
    let kind: SwiftDrawingText.Kind =
      api != .swiftUI ? .context : style == .canvas ? .canvas : .view
    var text = SwiftDrawingText(
      dialect: dialect, kind: kind, name: name, scene: scene, contentMode: contentMode,
      fractionDigits: fractionDigits, owner: owner)
    text.access = access.prefix
    text.isShared = form == .shared
    let verbs = scene.outlines.reduce(0) { $0 + $1.path.verbs.count }
    text.hasStatements = form == .statements || form == .automatic && verbs <= Self.statementLimit
    let bytes = text.write()
    return SwiftDeclaration(
      bytes: bytes, isMoved: owner != nil,
      needsData: api != .swiftUI && text.helpers.contains(.picture))
  }

  /// An outline's source in the writer's form.
  func writing(_ text: SwiftOutlineText) -> SwiftOutlineText {
    var text = text
    switch form {
    case .automatic where text.outline.verbs.count <= Self.statementLimit, .statements:
      text.writeStatements()
    case .automatic, .data:
      text.writeData()
    case .shared:
      text.isShared = true
      text.writeData()
    }
    return text
  }
}

/// The source of a type or a function, without imports.
struct SwiftDeclaration {
  /// The source.
  var bytes: [UInt8]
  /// Whether its lines are still to be moved to the right, into the type around them.
  var isMoved = false
  /// Whether it names Foundation's `Data`.
  var needsData = false

  init(_ text: SwiftOutlineText) {
    bytes = text.bytes
    // Functions are indented already.
    isMoved = text.isNested && text.dialect.api == .swiftUI
  }

  init(bytes: [UInt8], isMoved: Bool, needsData: Bool) {
    self.bytes = bytes
    self.isMoved = isMoved
    self.needsData = needsData
  }

  /// The source of a file of its own.
  func source(_ dialect: SwiftDialect) -> [UInt8] {
    Self.imports(dialect, needsData: needsData) + bytes
  }

  /// Appends it as the member of a type.
  func append(to result: inout [UInt8]) {
    guard isMoved else {
      result += bytes
      return
    }
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    {
      if !line.isEmpty { result.append(literal: "  ") }
      result += line
      result.append(UInt8(ascii: "\n"))
    }
  }

  /// The imports of a file, and an empty line.
  static func imports(_ dialect: SwiftDialect, needsData: Bool) -> [UInt8] {
    // SwiftUI shows Foundation's names, and so does UIKit.
    let foundation = needsData && dialect.api == .coreGraphics ? "import Foundation\n" : ""
    return Array("import \(dialect.module)\n\(foundation)\n".utf8)
  }
}
