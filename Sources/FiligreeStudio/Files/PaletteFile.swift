import Filigree
import Foundation

/// A file of a palette, as it was opened.
struct PaletteFile: Hashable, Sendable {
  /// A color and its name, if it has one.
  struct Entry: Hashable, Sendable {
    var color: HexColor
    var name: String?
  }

  /// The name by which the command line finds it.
  var path: String
  var entries: [Entry]

  /// The most bytes of a file, as on the command line: 128 lines are some thousand.
  private static let byteLimit = 1 << 20

  /// What a dialog for palettes offers.
  static let types = NamedPalette.fileSuffixes.compactMap { UTType(filenameExtension: $0) }

  /// Whether the command line takes a file for a palette, by its name.
  static func isPalette(_ name: String) -> Bool {
    NamedPalette.fileSuffixes.contains { name.lowercased().hasSuffix(".\($0)") }
  }

  init(path: String, entries: [Entry]) {
    (self.path, self.entries) = (path, entries)
  }

  /// Reads a file.
  ///
  /// - Throws: ``PaletteProblem``.
  init(_ file: StudioFile) throws(PaletteProblem) {
    guard Self.isPalette(file.path) else {
      let suffixes = NamedPalette.fileSuffixes.map { ".\($0)" }.joined(separator: ", ")
      throw PaletteProblem(description: "A palette’s name ends in \(suffixes).")
    }
    guard file.data.count <= Self.byteLimit else {
      throw PaletteProblem(description: "The palette is larger than 1 MiB.")
    }
    guard let text = String(validating: file.data, as: UTF8.self) else {
      throw PaletteProblem(description: "The palette is no text in UTF-8.")
    }
    do {
      entries = try NamedPalette(text: text).entries.map {
        Entry(color: HexColor($0.color), name: $0.name)
      }
    } catch {
      throw PaletteProblem(description: "The palette \(error).")
    }
    guard entries.count <= StudioPalette.limit else {
      throw PaletteProblem(
        description: "The palette has \(entries.count) colors, more than \(StudioPalette.limit).")
    }
    path = file.path
  }

  var colors: [HexColor] { entries.map(\.color) }

  /// The palette as the library knows it.
  var palette: NamedPalette {
    NamedPalette(entries.map { NamedPalette.Entry(color: $0.color.cgColor, name: $0.name) })
  }

  /// The file to save: GIMP's, or lines of text where a color is not opaque.
  ///
  /// - Parameter stem: The name without its suffix.
  /// - Returns: The file.
  func saved(as stem: String) -> StudioFile {
    if let text = palette.gimpText {
      return StudioFile(name: "\(stem).gpl", data: Data(text.utf8))
    }
    return StudioFile(name: "\(stem).txt", data: Data(palette.text.utf8))
  }
}

/// Why a file is no palette; one line.
struct PaletteProblem: Error, Hashable, Sendable, CustomStringConvertible {
  var description: String
}
