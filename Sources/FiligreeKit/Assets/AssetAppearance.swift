import Foundation

/// The surroundings that an asset is looked up for.
package struct AssetTraits: Hashable, Sendable {
  /// Whether the surroundings are dark.
  package var isDark: Bool
  /// Whether colors are to stand out more.
  package var isHighContrast: Bool
  /// Pixels per point; 0 where nothing is said.
  package var displayScale: CGFloat

  /// Creates surroundings.
  package init(isDark: Bool = false, isHighContrast: Bool = false, displayScale: CGFloat = 0) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.displayScale = displayScale
  }

  /// What a collection of traits says; light and of normal contrast where it says nothing.
  package init(_ traits: UITraitCollection) {
    self.init(
      isDark: traits.userInterfaceStyle == .dark,
      isHighContrast: traits.accessibilityContrast == .high, displayScale: traits.displayScale)
  }
}

/// For which surroundings and devices an entry of a set is meant.
struct AssetSlot: Hashable, Decodable {
  struct Appearance: Hashable, Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var subtype: String?
  var appearances: [Appearance]?
  var gamut: String?

  enum CodingKeys: String, CodingKey {
    case idiom, subtype, appearances
    case gamut = "display-gamut"
  }

  /// How well the entry fits, the more the better; nil if it is for other surroundings.
  ///
  /// Dark or light counts most, then contrast, then the device: universal ones come before those of one
  /// device, for a drawing is made on none.
  func fit(_ traits: AssetTraits) -> Int? {
    var fit = 0
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"):
        guard traits.isDark else { return nil }
        fit += 1000
      case ("luminosity", "light"):
        guard !traits.isDark else { return nil }
        fit += 1000
      case ("contrast", "high"):
        guard traits.isHighContrast else { return nil }
        fit += 100
      default: return nil
      }
    }
    return fit + deviceFit
  }

  /// The part of the fit that does not depend on the surroundings.
  var deviceFit: Int {
    let device =
      switch idiom ?? "universal" {
      case "universal": 8
      case "iphone": 6
      case "ipad": 4
      case "mac": 2
      default: 0
      }
    return device + (subtype == nil ? 1 : 0) + (gamut == nil || gamut == "sRGB" ? 10 : 0)
  }

  /// The entry of `entries` that fits best, the first of several.
  ///
  /// Where none is for the surroundings, it is the best one without an appearance, or else the first.
  static func best<Entry>(
    of entries: [Entry], for traits: AssetTraits, slot: (Entry) -> AssetSlot
  ) -> Entry? {
    func first(_ fit: (AssetSlot) -> Int?) -> Entry? {
      var best: (entry: Entry, fit: Int)?
      for entry in entries {
        if let fit = fit(slot(entry)), fit > best?.fit ?? -1 { best = (entry, fit) }
      }
      return best?.entry
    }
    return first { $0.fit(traits) } ?? first { ($0.appearances ?? []).isEmpty ? $0.deviceFit : nil }
      ?? entries.first
  }
}
