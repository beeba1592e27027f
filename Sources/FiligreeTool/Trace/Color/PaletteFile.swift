import FiligreeDocuments
import FiligreePixels
import Foundation

/// Files of palettes.
enum PaletteFile {
  /// The most bytes of a file: 128 lines are some thousand.
  private static let byteLimit = 1 << 20

  /// The palette of a file.
  static func palette(ofFile file: String) throws -> NamedPalette {
    var limits = PictureLimits.default
    limits.maximumBytes = byteLimit
    let bytes = try PictureFile.read(path: file, limits: limits)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError(message: "the palette '\(file)' is no text in UTF-8")
    }
    let palette: NamedPalette
    do {
      palette = try NamedPalette(text: text)
    } catch {
      throw ToolError(message: "the palette '\(file)' \(error)")
    }
    let count = palette.entries.count
    guard count <= ColorsArgument.limit else {
      throw ToolError(
        message: "the palette '\(file)' has \(count) colors, more than \(ColorsArgument.limit)")
    }
    return palette
  }
}
