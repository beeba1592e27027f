import ArgumentParser
import FiligreeDocuments
import FiligreePixels
import FiligreeTracing

/// The colors on the command line.
struct ColorsArgument {
  /// Where they come from.
  private enum Source {
    case colors(ColorTracer.Colors)
    case file(String)
  }

  private let source: Source

  /// The most colors.
  static let limit = 128

  /// As many as a picture shows.
  static let automatic = ColorsArgument(source: .colors(.automatic))

  /// Reads `auto`, a number of colors, colors parted by commas, or the name of a palette's file.
  static func read(_ text: String) throws -> ColorsArgument {
    if text == "auto" { return automatic }
    if let count = Int(text) {
      guard (1...limit).contains(count) else {
        throw ValidationError("'\(text)' is not a number of colors from 1 to \(limit)")
      }
      return ColorsArgument(source: .colors(.count(count)))
    }
    // No color has a dot or a slash in its name.
    if NamedPalette.fileSuffixes.contains(where: { text.lowercased().hasSuffix(".\($0)") }) {
      return ColorsArgument(source: .file(text))
    }
    let list = try PaintArgument.colors(text)
    guard list.count <= limit else {
      throw ValidationError("\(list.count) colors are too many: give \(limit) at most")
    }
    return ColorsArgument(source: .colors(.list(list)))
  }

  /// The colors, and their names where a file has them; a file is read now.
  func palette() throws -> (colors: ColorTracer.Colors, names: NamedPalette) {
    switch source {
    case .colors(let colors): return (colors, NamedPalette())
    case .file(let file):
      let palette = try PaletteFile.palette(ofFile: file)
      return (.list(palette.entries.map(\.color)), palette)
    }
  }
}

extension NamedPalette {
  /// What shapes of a fill are called.
  func name(of fill: ColorTrace.Fill) -> String {
    guard case .color(let color) = fill else { return "gradient" }
    return name(of: color)
  }

  /// What the color of a fill is called by the palette's file or by CSS; nil for others.
  func word(for fill: ColorTrace.Fill) -> String? {
    guard case .color(let color) = fill else { return nil }
    return word(for: color)
  }
}
