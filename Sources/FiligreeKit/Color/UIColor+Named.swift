import Foundation

extension UIColor {
  /// Finds a color of an asset catalog by its name; nil if there is none, with a warning on standard
  /// error.
  ///
  /// It is looked for in the catalogs of the main bundle and of the resource bundles beside the
  /// executable. Where the set has entries for light and dark surroundings or for contrast, the color is
  /// dynamic.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a color of an asset catalog by its name; nil if there is none, with a warning on standard
  /// error.
  ///
  /// - Parameters:
  ///   - name: The name of the set, with its groups' names before it where they are namespaces.
  ///   - bundle: Where to look; nil for the main bundle and the resource bundles beside the executable.
  ///   - traitCollection: What to choose by; nil for a dynamic color, which chooses when it is used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let variants = AssetLibrary.shared.color(named: name, in: bundle) else { return nil }
    if let traitCollection {
      self.init(cgColor: variants.color(for: traitCollection))
    } else {
      self.init(content: .variants(variants))
    }
  }
}
