import FiligreePaths
import Foundation

/// A part of a symbol that has a color of its own in some rendering modes.
package struct SymbolLayer: Hashable, Sendable {
  /// How important a layer is: SF Symbols' levels of the hierarchical and the palette mode.
  package enum Level: Int, Hashable, Sendable, CaseIterable {
    case primary, secondary, tertiary

    /// How opaque the level is in the hierarchical mode, as a part of the color's own opacity.
    ///
    /// Apple names three levels and no numbers; these are SwiftUI's for the levels of a style
    /// (`HierarchicalShapeStyle`), which drawings of symbols on Apple's systems come near to.
    package var opacity: Double {
      switch self {
      case .primary: 1
      case .secondary: 0.5
      case .tertiary: 0.25
      }
    }
  }

  /// How a layer meets the layers beneath it.
  enum Meeting: Hashable, Sendable {
    /// It lies on them.
    case over
    /// It lies on them, and a gap of this width, in units, goes around it.
    case parting(CGFloat)
    /// In one color it is a hole in them; in several it lies on them.
    case knockout
    /// It is a hole in them, and not seen itself.
    case erasing
  }

  /// The ink: filled by the non-zero rule.
  package var path: Path
  /// The level of the layer.
  package var level = Level.primary
  /// The layer's own color in the multicolor mode; nil for that of the surroundings.
  package var color: SymbolColor?
  /// Whether the layer is one of those that a variable value turns on, in their order.
  package var isVariable = false
  var meeting = Meeting.over

  init(
    _ path: Path, level: Level = .primary, color: SymbolColor? = nil, isVariable: Bool = false,
    meeting: Meeting = .over
  ) {
    self.path = path
    self.level = level
    self.color = color
    self.isVariable = isVariable
    self.meeting = meeting
  }

  /// The layer with another outline.
  func with(_ path: Path) -> SymbolLayer {
    var layer = self
    layer.path = path
    return layer
  }

  /// The layer under a transform of one scale.
  func applying(_ map: CGAffineTransform) -> SymbolLayer {
    var layer = with(path.applying(map))
    if case .parting(let gap) = meeting { layer.meeting = .parting(gap * abs(map.a)) }
    return layer
  }
}

/// A layer's own color, as symbol templates name them.
package enum SymbolColor: Hashable, Sendable {
  /// One of the system's colors: `systemBlueColor`, or `tintColor`, `labelColor`.
  case named(String)
  /// Red, green and blue, 0…255.
  case rgb(UInt8, UInt8, UInt8)

  /// The colors that templates name, as they are in light surroundings (Human Interface Guidelines, Color).
  private static let values: [String: (UInt8, UInt8, UInt8)] = [
    "systemRedColor": (255, 59, 48), "systemOrangeColor": (255, 149, 0),
    "systemYellowColor": (255, 204, 0), "systemGreenColor": (52, 199, 89),
    "systemMintColor": (0, 199, 190), "systemTealColor": (48, 176, 199),
    "systemCyanColor": (50, 173, 230), "systemBlueColor": (0, 122, 255),
    "systemIndigoColor": (88, 86, 214), "systemPurpleColor": (175, 82, 222),
    "systemPinkColor": (255, 45, 85), "systemBrownColor": (162, 132, 94),
    "systemGrayColor": (142, 142, 147), "white": (255, 255, 255), "whiteColor": (255, 255, 255),
    "black": (0, 0, 0), "blackColor": (0, 0, 0),
  ]

  /// Creates the color of a template's word: a name, or a number such as `#FF3B30`.
  init(_ word: String) {
    if word.first == "#", word.utf8.count == 7, let number = UInt32(word.dropFirst(), radix: 16) {
      self = .rgb(
        UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
        UInt8(truncatingIfNeeded: number))
    } else {
      self = .named(word)
    }
  }

  /// Red, green and blue, 0…255; nil for a color that is the surroundings', such as `tintColor`.
  package var components: (UInt8, UInt8, UInt8)? {
    switch self {
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .named(let name): Self.values[name]
    }
  }

  /// The word for the color in a template.
  var word: String {
    switch self {
    case .named(let name): name
    case .rgb(let red, let green, let blue):
      "#"
        + [red, green, blue].map { String(256 + Int($0), radix: 16, uppercase: true).suffix(2) }
        .joined()
    }
  }
}
