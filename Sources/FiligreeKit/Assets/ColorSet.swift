import FiligreePixels
import Foundation

/// A `.colorset` of an asset catalog.
///
/// Source: Apple's Asset Catalog Format Reference, "Named Color Type".
enum ColorSet {
  private struct Contents: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    var color: AssetColor?
    var slot: AssetSlot

    private enum CodingKeys: String, CodingKey { case color }

    init(from decoder: any Decoder) throws {
      color = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(AssetColor.self, forKey: .color)
      slot = try AssetSlot(from: decoder)
    }
  }

  /// The colors of the set in a folder, for each of the surroundings.
  static func read(_ folder: String) throws(AssetError) -> ColorVariants {
    // An entry without a color is a place that was never filled.
    let entries = try AssetFile.contents(Contents.self, inFolder: folder).colors
      .filter { $0.color != nil }
    func color(_ isDark: Bool, _ isHighContrast: Bool) throws(AssetError) -> CGColor {
      let traits = AssetTraits(isDark: isDark, isHighContrast: isHighContrast)
      guard
        let color = AssetSlot.best(of: entries, for: traits, slot: \.slot)?.color
      else { throw AssetError(.corrupt, "the set has no color", path: folder) }
      return color.variants.color(isDark: isDark, isHighContrast: isHighContrast)
    }
    return ColorVariants(
      light: try color(false, false), dark: try color(true, false),
      lightHighContrast: try color(false, true), darkHighContrast: try color(true, true))
  }
}
