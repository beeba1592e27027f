import Foundation

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { ownConstraints }

  /// Makes a constraint active.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Makes constraints active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Makes a constraint not active.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Makes constraints not active.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    guides.append(layoutGuide)
    layoutGuide.owningView = self
    setNeedsConstraintLayout()
  }

  /// Takes a guide out.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
    setNeedsConstraintLayout()
  }

  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      resistance.horizontal = priority
    } else {
      resistance.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// The least size that constraints allow.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The greatest size that constraints allow.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size that constraints give the view, as near to a size as they allow.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintLayout(self, target: targetSize)?.frame(self).size ?? bounds.size
  }

  /// Asks for constraints to be solved before the tree is shown next.
  func setNeedsConstraintLayout() {
    var view: UIView? = self
    while let current = view {
      current.setNeedsLayout()
      view = current.superview
    }
  }

  /// Solves the constraints of the whole tree, if this is its outermost view.
  func arrangeByConstraints() {
    guard superview == nil, let layout = ConstraintLayout(self) else { return }
    layout.apply()
    // Texts of many lines are as high as their width has it.
    var isChanged = false
    for label in layout.views.compactMap({ $0 as? UILabel }) where label.numberOfLines != 1 {
      if label.noteWidth() { isChanged = true }
    }
    if isChanged { ConstraintLayout(self)?.apply() }
  }

  /// Makes constraints with a view or what is within not active.
  func dropConstraints(with view: UIView) {
    for outer in sequence(first: self, next: \.superview) {
      for constraint in outer.ownConstraints where constraint.concerns(view) {
        constraint.isActive = false
      }
    }
  }

  /// From the top to the first line's baseline.
  var firstBaseline: CGFloat? { (self as? UILabel)?.baseline }
  /// From the last line's baseline to the bottom.
  var belowLastBaseline: CGFloat? {
    guard let label = self as? UILabel else { return nil }
    return -label.font.descender
  }
}
