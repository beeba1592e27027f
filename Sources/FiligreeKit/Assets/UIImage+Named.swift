import FiligreePixels
import Foundation

extension UIImage {
  /// Finds a picture by its name; nil if there is none, with a warning on standard error.
  ///
  /// It is looked for in the asset catalogs and files of the main bundle and of the resource bundles
  /// beside the executable; see ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture by its name; nil if there is none, with a warning on standard error.
  ///
  /// In each place asset catalogs come first: the set's entry for light or dark surroundings and their
  /// contrast, of the display's scale or the next larger one. Then come the files `NAME.png`, `.jpg`,
  /// `.jpeg` and `.webp`, with `@2x` or `@3x` before the suffix for larger scales, and `NAME.svg`. Where no
  /// display scale is said, the largest picture is taken. SVG files stay drawings, sharp at any size; PDF
  /// pictures are not supported.
  ///
  /// - Parameters:
  ///   - name: The name of the set, with its groups' names before it where they are namespaces, or that
  ///     of the file with or without its suffix.
  ///   - bundle: Where to look; nil for the main bundle and the resource bundles beside the executable.
  ///   - traitCollection: What to choose by; nil for `UITraitCollection.current`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let surroundings = AssetTraits(traitCollection ?? .current)
    guard let found = AssetLibrary.shared.image(named: name, in: bundle, for: surroundings) else {
      return nil
    }
    var look = Traits()
    if found.asset.isTemplate { look.renderingMode = .alwaysTemplate }
    self.init(found.content, scale: found.asset.scale, traits: look)
  }
}
