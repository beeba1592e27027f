import FiligreeDrawing
import FiligreePixels
import Foundation

/// A color, which may depend on its surroundings: UIKit's `UIColor`.
///
/// Components are straight (not premultiplied) and 0…1; what lies outside is clipped, where UIKit keeps
/// it for wide-gamut displays, and NaN counts as 0.
///
/// A dynamic color, such as ``label`` or one of an asset catalog, has no components of its own: they
/// are those of ``resolvedColor(with:)`` for `UITraitCollection.current`.
///
/// It does not change once made, so any thread may hold it. The compiler cannot check a class that may
/// be subclassed, hence `@unchecked`: the one stored property is a constant of a `Sendable` type, and
/// subclasses have to keep to that.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// What a color is made of.
  enum Content: Sendable {
    case fixed(CGColor)
    case variants(ColorVariants)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let content: Content

  init(content: Content) {
    self.content = content
    super.init()
  }

  /// Creates a color without ink, as ``clear`` is.
  public override convenience init() {
    self.init(content: .fixed(.clear))
  }

  /// Creates an sRGB color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a gray with the sRGB transfer curve, from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Creates an sRGB color from hue, saturation and brightness, 0…1 each.
  ///
  /// Hue runs from red over green (1/3) and blue (2/3) to red again. Source: A. R. Smith, "Color Gamut
  /// Transform Pairs", SIGGRAPH 1978.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = HueColor.rgb(
      hue: hue, saturation: saturation, brightness: brightness)
    content = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color in Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(space: .displayP3Space, values: [red, green, blue, alpha]))
    super.init()
  }

  /// Creates a color from Core Graphics' one.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
    super.init()
  }

  /// Creates a color that paints copies of a picture, in its own size.
  ///
  /// The first copy is upright at the origin of base space: at the upper left of a picture that is drawn
  /// with UIKit. Fills, strokes and text are painted so; whatever else takes a color paints black. An
  /// empty picture gives ``clear``.
  public init(patternImage image: UIImage) {
    let size = image.size
    if let picture = image.upright, size.width > 0, size.height > 0 {
      content = .fixed(CGColor(CGPattern(picture, size: size)))
    } else {
      content = .fixed(.clear)
    }
    super.init()
  }

  /// Creates a color that `dynamicProvider` decides on, each time it is asked for.
  ///
  /// The provider may give a dynamic color in turn, up to 32 times over; what goes on after that, such
  /// as a provider that gives its own color, counts as ``clear``.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    super.init()
  }

  // MARK: Resolving

  /// The color for `UITraitCollection.current`.
  open var cgColor: CGColor { resolved(with: nil) }

  /// The color as it is in surroundings; it is not dynamic any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = content { return self }
    return UIColor(cgColor: resolved(with: traitCollection))
  }

  /// The same color with another opacity, 0…1; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let change: @Sendable (CGColor) -> CGColor = { $0.copy(alpha: alpha) ?? $0 }
    switch content {
    case .fixed(let color): return UIColor(cgColor: change(color))
    case .variants(let variants): return UIColor(content: .variants(variants.map(change)))
    case .dynamic:
      return UIColor { traits in UIColor(cgColor: change(self.resolved(with: traits))) }
    }
  }

  /// The color for `traits`, or for the current ones; those are asked for only if needed.
  private func resolved(with traits: UITraitCollection?) -> CGColor {
    var color = self
    for _ in 0...32 {
      switch color.content {
      case .fixed(let fixed): return fixed
      case .variants(let variants): return variants.color(for: traits ?? .current)
      case .dynamic(let provider): color = provider(traits ?? .current)
      }
    }
    return .clear
  }

  // MARK: Comparing

  /// Whether `object` is a color of the same space and components, or of the same variants.
  ///
  /// A gray and an RGB color are not equal, even where they look alike, as in UIKit. A color with a
  /// provider equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (content, other.content) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.variants(let a), .variants(let b)): return a == b
    default: return self === other
    }
  }

  /// A hash of what ``isEqual(_:)`` compares.
  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .variants(let variants): variants.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The same color.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
