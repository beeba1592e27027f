import FiligreePaths
import Foundation

/// Where a symbol comes from.
package enum SymbolOrigin: Hashable, Sendable, CustomStringConvertible {
  /// A file of the user's: its path.
  case file(String)
  /// A template of the user's: its path.
  case template(String)
  /// A drawing of our own.
  case own
  /// An installed icon: its name.
  case icon(String)
  /// Composed of others.
  case composed

  /// What is said of it, in a few words.
  package var description: String {
    switch self {
    case .file(let path): "file \(path)"
    case .template(let path): "template \(path)"
    case .own: "own"
    case .icon(let name): "icon \(name)"
    case .composed: "composed"
    }
  }
}

/// A symbol that was found.
struct FoundSymbol {
  enum Source {
    case drawing(SymbolDrawing)
    case template(SymbolTemplate)
  }

  let origin: SymbolOrigin
  let source: Source

  /// The drawing in a weight, for a scale.
  func drawing(weight: SymbolWeight, scale: SymbolScale) -> SymbolDrawing {
    switch source {
    case .drawing(let drawing): drawing.grown(by: weight.outset)
    case .template(let template): template.drawing(weight: weight, scale: scale)
    }
  }
}

/// Looks symbols up, in folders and by composition.
struct SymbolSearch {
  let folders: [String]
  let installed: String?
  /// How many symbols deep compositions go; names have at most 128 bytes, but recipes may be slips of the pen.
  var depth = 8

  /// The symbol of a name.
  func find(_ text: String) throws(SymbolError) -> FoundSymbol {
    guard let name = SymbolName(text) else {
      throw SymbolError(
        .notFound,
        "\"\(text.prefix(SymbolName.maximumBytes))\" is not the name of a symbol; "
          + "letters, digits and dots are expected")
    }
    for folder in folders {
      for fileName in name.fileNames {
        if let found = try read(fileName, in: folder, name.text) { return found }
      }
    }
    if let drawing = BuiltInSymbols.drawing(named: name.text) {
      return FoundSymbol(origin: .own, source: .drawing(layered(drawing, name)))
    }
    guard depth > 0 else { throw SymbolError(.notFound, missing(name)) }
    if let drawing = try recipe(name) {
      return FoundSymbol(origin: .own, source: .drawing(layered(drawing, name)))
    }
    if let installed, let drawing = try icon(name.iconName, in: installed) {
      return FoundSymbol(
        origin: .icon(name.iconName), source: .drawing(layered(drawing, name)))
    }
    let composer = SymbolComposer(symbol: part)
    if let drawing = try composer.drawing(named: name.text) {
      return FoundSymbol(origin: .composed, source: .drawing(drawing))
    }
    throw SymbolError(.notFound, missing(name))
  }

  /// The drawing of a symbol that is a part of another.
  private func part(_ name: String) throws(SymbolError) -> SymbolDrawing {
    var inner = self
    inner.depth = depth - 1
    return try inner.find(name).drawing(weight: .regular, scale: .medium)
  }

  /// The drawing by a recipe; nil where there is none, or one of its parts is missing.
  private func recipe(_ name: SymbolName) throws(SymbolError) -> SymbolDrawing? {
    guard let recipe = SymbolRecipe(symbol: name.text) else { return nil }
    do throws(SymbolError) {
      return try recipe.drawing(symbol: part)
    } catch {
      if error.reason == .notFound { return nil }
      throw error
    }
  }

  private func layered(_ drawing: SymbolDrawing, _ name: SymbolName) -> SymbolDrawing {
    SymbolParts.layered(drawing, named: name.text)
  }

  private func read(
    _ name: String, in folder: String, _ symbol: String
  ) throws(SymbolError) -> FoundSymbol? {
    let path = "\(folder)/\(name).svg"
    guard let bytes = try SymbolFile.read(path, limit: TemplateReader.maximumBytes) else {
      return nil
    }
    do throws(SymbolError) {
      if let template = try TemplateReader.read(bytes) {
        return FoundSymbol(origin: .template(path), source: .template(template))
      }
      let drawing = SymbolParts.layered(try IconReader.read(bytes), named: symbol)
      return FoundSymbol(origin: .file(path), source: .drawing(drawing))
    } catch {
      throw error.inFile(path)
    }
  }

  private func icon(_ name: String, in folder: String) throws(SymbolError) -> SymbolDrawing? {
    let path = "\(folder)/\(name).svg"
    guard let bytes = try SymbolFile.read(path, limit: IconReader.maximumBytes) else { return nil }
    do throws(SymbolError) {
      return try IconReader.read(bytes)
    } catch {
      throw error.inFile(path)
    }
  }

  private func missing(_ name: SymbolName) -> String {
    let hasIcons = installed.map { FileManager.default.fileExists(atPath: $0) } ?? false
    return "there is no symbol \"\(name.text)\"; put \(name.text).svg into a folder that "
      + "FILIGREE_SYMBOLS names" + (hasIcons ? "" : ", or install the package bootstrap-icons")
  }
}
