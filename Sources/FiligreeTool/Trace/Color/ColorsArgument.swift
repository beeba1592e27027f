import ArgumentParser
import FiligreePixels
import FiligreeSVG
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
    if PaletteFile.suffixes.contains(where: { text.lowercased().hasSuffix(".\($0)") }) {
      return ColorsArgument(source: .file(text))
    }
    let list = try PaintArgument.colors(text)
    guard list.count <= limit else {
      throw ValidationError("\(list.count) colors are too many: give \(limit) at most")
    }
    return ColorsArgument(source: .colors(.list(list)))
  }

  /// The colors, with names where a file has them; a file is read now.
  func palette() throws -> NamedPalette {
    switch source {
    case .colors(let colors): return NamedPalette(colors: colors)
    case .file(let file):
      let entries = try PaletteFile.entries(ofFile: file)
      return NamedPalette(colors: .list(entries.map(\.color)), entries: entries)
    }
  }
}

/// Colors to trace in, and what they are called.
struct NamedPalette {
  /// As the tracer calls them.
  var colors = ColorTracer.Colors.automatic
  /// The colors of a file.
  var entries: [PaletteFile.Entry] = []

  /// What shapes of a fill are called: by the palette's file, by CSS, or by the color's digits.
  func name(of fill: ColorTrace.Fill) -> String {
    guard case .color(let color) = fill else { return "gradient" }
    return word(for: fill) ?? "color-\(HexText.digits(of: color))"
  }

  /// What the color of a fill is called by the palette's file or by CSS; nil for others.
  func word(for fill: ColorTrace.Fill) -> String? {
    guard case .color(let color) = fill else { return nil }
    return entries.first { $0.color == color }?.name ?? CSSColor.name(of: color)
  }
}

/// Colors as digits.
enum HexText {
  /// Six digits, or eight where the color is not opaque.
  static func digits(of color: CGColor) -> String {
    let parts = color.converted(to: .sRGBSpace, intent: .defaultIntent, options: nil)?.components
    let levels = (parts ?? [0, 0, 0, 0]).map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let shown = levels.last == 255 ? levels.dropLast() : levels[...]
    return shown.map { level in
      let digits = String(level, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
