import FiligreePaths

/// The colors of symbols in the multicolor mode.
///
/// Those that users see on Apple's systems, for symbols whose thing has a color: the sun, a drop, a warning. All others
/// have the color of the surroundings, as there.
enum SymbolColors {
  /// The color of the symbol by the first words of its name.
  private static let things: [String: String] = [
    "bolt.fill": "systemYellowColor", "sun.max.fill": "systemYellowColor",
    "sun.min.fill": "systemYellowColor", "sunrise.fill": "systemYellowColor",
    "sunset.fill": "systemYellowColor", "star.fill": "systemYellowColor",
    "heart.fill": "systemRedColor", "flame.fill": "systemOrangeColor",
    "leaf.fill": "systemGreenColor", "drop.fill": "systemCyanColor",
    "snowflake": "systemCyanColor", "trash": "systemRedColor", "trash.fill": "systemRedColor",
    "moon.fill": "systemIndigoColor", "flag.fill": "systemOrangeColor",
    "envelope.fill": "systemBlueColor", "folder.fill": "systemCyanColor",
  ]

  /// The color of a disc or shield by the words in front of it; the mark on it is white then.
  private static let discs: [String: String] = [
    "xmark.circle.fill": "systemRedColor", "xmark.octagon.fill": "systemRedColor",
    "exclamationmark.triangle.fill": "systemYellowColor",
    "exclamationmark.circle.fill": "systemRedColor",
    "exclamationmark.octagon.fill": "systemRedColor", "plus.circle.fill": "systemGreenColor",
    "minus.circle.fill": "systemRedColor", "phone.circle.fill": "systemGreenColor",
    "phone.down.circle.fill": "systemRedColor", "video.circle.fill": "systemGreenColor",
    "checkmark.circle.fill": "systemGreenColor",
  ]

  /// The drawing with its colors, where the symbol has some.
  static func colored(_ drawing: SymbolDrawing, named words: [Substring]) -> SymbolDrawing {
    let name = words.joined(separator: ".")
    var layers = drawing.layers
    if let color = discs[name], layers.count > 1 {
      for index in layers.indices {
        layers[index].color =
          layers[index].level == .secondary ? SymbolColor(color) : SymbolColor("white")
      }
    } else if let color = things[name] {
      for index in layers.indices { layers[index].color = SymbolColor(color) }
    } else {
      return drawing
    }
    return SymbolDrawing(drawing.path, layers: layers, sides: drawing.sides) ?? drawing
  }

  /// The color of a badge; nil for the surroundings'.
  static func badge(_ word: Substring) -> SymbolColor? {
    switch word {
    case "plus", "checkmark": SymbolColor("systemGreenColor")
    case "minus", "xmark", "exclamationmark": SymbolColor("systemRedColor")
    default: nil
    }
  }
}
