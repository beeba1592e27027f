import FiligreeDocuments
import FiligreePixels
import Foundation

/// What the files of a folder are called in Swift.
struct ShapesNames {
  /// Files that become types, with their names.
  private(set) var types: [(file: String, name: String)] = []
  /// Pictures of the target's resources, with the names of their images.
  private(set) var images: [(file: String, name: String)] = []
  /// Pictures that become nothing, though nothing says so.
  private var idle: [String] = []

  private let folder: ShapesFolder
  private let options: ShapesOptions

  init(folder: ShapesFolder, options: ShapesOptions) {
    self.folder = folder
    self.options = options
    for file in folder.files {
      let how = options.options(for: file)
      if how.isIgnored { continue }
      let name = how.name ?? SwiftSourceWriter.typeName(forFile: file)
      if ShapesFolder.kind(of: file) == .drawing || how.trace != nil {
        types.append((file, name))
      } else if folder.resources.contains(file) {
        addImage(file, how.name)
      } else {
        idle.append(file)
      }
    }
  }

  /// Takes a picture of the resources; those of a larger scale belong to that of scale 1.
  private mutating func addImage(_ file: String, _ name: String?) {
    // Core Graphics finds no pictures by their names.
    guard options.api != .coregraphics else { return }
    let stem = FilePath.stem(of: file)
    if stem.hasSuffix("@2x") || stem.hasSuffix("@3x") { return }
    let type = name ?? SwiftSourceWriter.typeName(forFile: file)
    images.append((file, SwiftSourceWriter.functionName(forType: type)))
  }

  /// Refuses two files of one name, and patterns that name none; says which pictures become nothing.
  func check() throws {
    try checkNames(
      types.map {
        ($0.file, isFunction ? SwiftSourceWriter.functionName(forType: $0.name) : $0.name)
      })
    try checkNames(images)
    for (index, entry) in options.patterns.enumerated() {
      guard !folder.files.contains(where: { entry.pattern.matches($0) }) else { continue }
      throw ToolError(
        message:
          "\(folder.path(of: ShapesFolder.optionsName)): files[\(index)].pattern: names no SVG file and no "
          + "picture in the folder")
    }
    for file in idle {
      StandardError.line(
        "filigree: \(folder.path(of: file)): becomes nothing: declare it as a resource of the target, or say "
          + "\"trace\": true or \"ignore\": true in \(ShapesFolder.optionsName)")
    }
  }

  /// Whether shapes are functions, whose names begin with a small letter.
  private var isFunction: Bool { options.api == .uikit || options.api == .coregraphics }

  private func checkNames(_ names: [(file: String, name: String)]) throws {
    var files: [String: String] = [:]
    for (file, name) in names {
      if let other = files.updateValue(file, forKey: name) {
        throw ToolError(
          message:
            "\(folder.path(of: other)) and \(folder.path(of: file)) would both be called \(name): give one "
            + "another \"name\" in \(ShapesFolder.optionsName), or rename it")
      }
      if name == options.namespace {
        throw ToolError(
          message:
            "\(folder.path(of: file)) would be called \(name) as the namespace is: give it another \"name\" in "
            + "\(ShapesFolder.optionsName), or rename it")
      }
    }
  }
}
