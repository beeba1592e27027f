import Foundation

/// Views in a row or a column: UIKit's `UIStackView`.
///
/// It arranges them by constraints, which the tree's other constraints may refer to.
open class UIStackView: UIView {
  /// How views fill a stack along its axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// Stretched or shrunk, those first that resist least.
    case fill
    /// All of the same length.
    case fillEqually
    /// In proportion to their contents.
    case fillProportionally
    /// With the same room between all.
    case equalSpacing
    /// With their middles at the same distances.
    case equalCentering
  }

  /// How views lie across a stack's axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// Stretched.
    case fill
    /// At the left, or at the top.
    case leading
    /// On the first lines' baselines, of a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the right, or at the bottom.
    case trailing
    /// On the last lines' baselines, of a row.
    case lastBaseline
    /// At the top, of a row.
    public static var top: Alignment { .leading }
    /// At the bottom, of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The views, in order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsConstraintLayout() } }
  /// How views fill the stack along its axis.
  open var distribution = Distribution.fill { didSet { setNeedsConstraintLayout() } }
  /// How views lie across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsConstraintLayout() } }
  /// The room between views.
  open var spacing: CGFloat = 0 { didSet { setNeedsConstraintLayout() } }
  /// Whether views keep within the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsConstraintLayout() } }
  /// The margins of such a stack.
  open var directionalLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { setNeedsConstraintLayout() }
  }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsConstraintLayout()
  }

  /// Arranges a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsConstraintLayout()
  }

  /// A view that is taken out is arranged no more.
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
  }

  /// Sets the room after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsConstraintLayout()
  }

  /// The room after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  /// The size that the views within give the stack.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(.zero) }

  override func addOwnConstraints(to layout: ConstraintLayout) {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard let first = shown.first, let last = shown.last else { return }
    typealias Side = NSLayoutConstraint.Attribute
    let isRow = axis == .horizontal
    let (start, end): (Side, Side) = isRow ? (.leading, .trailing) : (.top, .bottom)
    let length: Side = isRow ? .width : .height
    let (near, far): (Side, Side) = isRow ? (.top, .bottom) : (.leading, .trailing)
    let middle: Side = isRow ? .centerY : .centerX
    let insets = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
    func own(_ side: Side) -> LinearExpression {
      let inset =
        switch side {
        case .leading: insets.left
        case .trailing: -insets.right
        case .top: insets.top
        case .bottom: -insets.bottom
        default: CGFloat(0)
        }
      return layout.expression(self, side) + inset
    }
    layout.add(layout.expression(first, start) - own(start))
    layout.add(layout.expression(last, end) - own(end))
    for (index, pair) in zip(shown, shown.dropFirst()).enumerated() {
      let gap = layout.expression(pair.1, start) - layout.expression(pair.0, end)
      let room = customSpacing(after: pair.0)
      let isLoose = distribution == .equalSpacing || distribution == .equalCentering
      layout.add(gap + -room, isLoose ? .greaterThanOrEqual : .equal)
      guard index > 0 || !isLoose else { continue }
      switch distribution {
      case .fillEqually:
        layout.add(layout.expression(pair.1, length) - layout.expression(pair.0, length))
      case .fillProportionally:
        let (a, b) = (pair.0.intrinsicContentSize, pair.1.intrinsicContentSize)
        let (x, y) = isRow ? (a.width, b.width) : (a.height, b.height)
        guard x > 0, y > 0 else { continue }
        layout.add(
          layout.expression(pair.1, length) * x - layout.expression(pair.0, length) * y, .equal, 999
        )
      case .equalSpacing:
        let before = layout.expression(pair.0, start) - layout.expression(shown[index - 1], end)
        layout.add(gap - before, .equal, 999)
      case .equalCentering:
        let center: Side = isRow ? .centerX : .centerY
        let after = layout.expression(pair.1, center) - layout.expression(pair.0, center)
        let before =
          layout.expression(pair.0, center) - layout.expression(shown[index - 1], center)
        layout.add(after - before, .equal, 149)
      case .fill: break
      }
    }
    for view in shown {
      let (a, b) = (
        layout.expression(view, near) - own(near), layout.expression(view, far) - own(far)
      )
      switch alignment {
      case .fill:
        layout.add(a)
        layout.add(b)
        continue
      case .leading: layout.add(a)
      case .trailing: layout.add(b)
      case .center: layout.add(layout.expression(view, middle) - own(middle))
      case .firstBaseline, .lastBaseline:
        let line: Side = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        layout.add(layout.expression(view, line) - layout.expression(first, line))
      }
      layout.add(a, .greaterThanOrEqual)
      layout.add(b, .lessThanOrEqual)
      // The stack is as thick as its thickest view.
      layout.add(a, .equal, 49)
      layout.add(b, .equal, 49)
    }
  }
}
