import Foundation

/// What the surroundings say to colors and pictures: light or dark, contrast, pixels per point.
///
/// It does not change once made, so any thread may hold it.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  /// Whether the surroundings are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Whether colors are to stand out more than usual.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Pixels per point; 0 where nothing is said.
  public let displayScale: CGFloat

  private init(
    style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast, displayScale: CGFloat
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 0
    super.init()
  }

  /// Creates a collection in which nothing is said.
  public override convenience init() {
    self.init(style: .unspecified, contrast: .unspecified, displayScale: 0)
  }

  /// Creates a collection that says only whether the surroundings are light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, contrast: .unspecified, displayScale: 0)
  }

  /// Creates a collection that says only whether colors are to stand out more.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(style: .unspecified, contrast: accessibilityContrast, displayScale: 0)
  }

  /// Creates a collection that says only how many pixels a point has.
  ///
  /// What is not a positive, finite number says nothing.
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, contrast: .unspecified, displayScale: displayScale)
  }

  /// Creates a collection of what all of `traitCollections` say; of two that differ the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var scale: CGFloat = 0
    for traits in traitCollections {
      if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
      if traits.accessibilityContrast != .unspecified { contrast = traits.accessibilityContrast }
      if traits.displayScale > 0 { scale = traits.displayScale }
    }
    self.init(style: style, contrast: contrast, displayScale: scale)
  }

  // MARK: The current one

  private static let key = "Filigree.UITraitCollection.current"
  private static let initial = UITraitCollection(style: .light, contrast: .normal, displayScale: 0)

  /// What colors that are not resolved otherwise go by, on this thread: as in UIKit, each thread has its
  /// own.
  ///
  /// At first light and of normal contrast, whatever the machine is set to, so that a drawing is the
  /// same everywhere.
  public static var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? initial }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs `actions` with this collection as the current one of the thread.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = before }
    actions()
  }

  // MARK: Comparing

  /// Whether colors may be others under `traitCollection`; nil counts as one in which nothing is said.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection ?? UITraitCollection()
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
  }

  /// Whether `object` is a collection that says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && accessibilityContrast == other.accessibilityContrast
      && displayScale == other.displayScale
  }

  /// A hash of what the collection says.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(accessibilityContrast)
    hasher.combine(displayScale)
    return hasher.finalize()
  }

  /// The same collection.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
