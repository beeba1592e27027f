import ArgumentParser
import FiligreeDocuments
import FiligreePixels
import Foundation

extension ShapesOptions {
  /// Reads the options file of a folder; without one the options are the defaults.
  init(folder: ShapesFolder) throws {
    let path = folder.path(of: ShapesFolder.optionsName)
    guard FileManager.default.fileExists(atPath: path) else { return }
    let bytes = try PictureFile.read(path: path, limits: .default)
    do {
      self = try Self(json: JSONValue(bytes))
    } catch {
      throw ToolError(message: "\(path): \(error)")
    }
  }

  /// Reads options.
  init(json: JSONValue) throws(ShapesOptionsError) {
    var object = try JSONObject(json, at: "")
    namespace = try object.string("namespace")
    if let namespace, SwiftSourceWriter.typeName(forFile: namespace) != namespace {
      throw ShapesOptionsError(
        key: "namespace", message: "'\(namespace)' is not a type's name, such as Icons")
    }
    access = try object.choice("access") ?? access
    api = try object.choice("api") ?? api
    let changes = try FileChanges(&object, isPattern: false)
    all.apply(changes)
    for (index, value) in try (object.array("files") ?? []).enumerated() {
      var entry = try JSONObject(value, at: "files[\(index)]")
      guard let pattern = try entry.string("pattern"), !pattern.isEmpty else {
        throw ShapesOptionsError(
          key: entry.path("pattern"), message: "is missing: give the name of a file, or '*.png'")
      }
      let changes = try FileChanges(&entry, isPattern: true)
      try entry.finish()
      patterns.append((FilePattern(pattern), changes))
    }
    try object.finish()
    let styles =
      [(object.path("style"), all.style)]
      + patterns.enumerated().map { ("files[\($0).style", $1.changes.style ?? .auto) }
    if api == .canvas, let (key, _) = styles.first(where: { $0.1 == .shape }) {
      throw ShapesOptionsError(
        key: key, message: "a shape is not drawn into a canvas: leave it or 'api' out")
    }
  }
}

extension ShapesOptions.FileChanges {
  /// Takes what is said of files out of an object.
  fileprivate init(_ object: inout JSONObject, isPattern: Bool) throws(ShapesOptionsError) {
    if isPattern {
      name = try object.string("name")
      if let name, SwiftSourceWriter.typeName(forFile: name) != name {
        throw ShapesOptionsError(
          key: object.path("name"), message: "'\(name)' is not a type's name, such as ArrowUp")
      }
      isIgnored = try object.bool("ignore")
    }
    style = try object.choice("style")
    contentMode = try object.choice("contentMode")
    form = try object.choice("form")
    if let value = try object.number("decimals") {
      guard let whole = Int(exactly: value), (0...9).contains(whole) else {
        throw ShapesOptionsError(
          key: object.path("decimals"), message: "\(value) is not a whole number from 0 to 9")
      }
      decimals = whole
    }
    guard let value = object.take("trace") else { return }
    trace = .some(try Self.words(value, at: object.path("trace")))
  }

  /// The words of `filigree trace` that an object stands for: its options, without the dashes.
  private static func words(
    _ value: JSONValue, at key: String
  ) throws(ShapesOptionsError) -> [String]? {
    if case .bool(let isTraced) = value { return isTraced ? [] : nil }
    guard case .object(let members) = value else {
      throw ShapesOptionsError(
        key: key, message: "is neither true nor an object, such as {\"colors\": \"auto\"}")
    }
    var words: [String] = []
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      // Where a trace goes and what it is drawn with is not for a type to say.
      guard Self.options.contains(name) else {
        throw ShapesOptionsError(
          key: "\(key).\(name)",
          message: "is unknown: use \(Self.options.sorted().joined(separator: ", "))")
      }
      switch value {
      case .bool(true): words.append("--\(name)")
      case .bool(false): break
      case .string(let text): words += ["--\(name)=\(text)"]
      case .number(let number): words += ["--\(name)=\(JSONValue.text(number))"]
      case .null, .array, .object:
        throw ShapesOptionsError(
          key: "\(key).\(name)", message: "is neither true, a number nor text")
      }
    }
    do {
      _ = try TraceCommand.parse(["picture.png", "-o", "Picture.swift"] + words)
    } catch {
      throw ShapesOptionsError(key: key, message: TraceCommand.message(for: error))
    }
    return words
  }

  private static let options: Set<String> = [
    "contrast-adjustment", "contrast-pivot", "detects-light-on-dark", "maximum-image-dimension",
    "epsilon",
    "style", "tolerance", "corner-angle", "despeckle", "threshold", "colors", "layers", "gradients",
    "stroke-widths", "scale", "inset",
  ]
}

/// What is wrong in an options file, and where.
struct ShapesOptionsError: Error, CustomStringConvertible {
  /// The key, as `files[1].style`; empty for the whole.
  var key: String
  /// What is wrong, and what would be right.
  var message: String

  var description: String { key.isEmpty ? message : "\(key): \(message)" }
}
