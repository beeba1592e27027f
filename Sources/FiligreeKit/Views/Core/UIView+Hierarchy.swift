import Foundation

extension UIView {
  /// The window that the view is in.
  public var window: UIWindow? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIWindow }.first
  }

  /// Adds a view above the others.
  public func addSubview(_ view: UIView) { insert(view, subviews.count) }

  /// Adds a view at a place among the others.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, index) }

  /// Adds a view right below another one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, next: sibling, 0)
  }

  /// Adds a view right above another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, next: sibling, 1)
  }

  /// Moves a view above the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
    placeLayers()
  }

  /// Moves a view below the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
    placeLayers()
  }

  /// Exchanges two views.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    placeLayers()
  }

  private func insert(_ view: UIView, next sibling: UIView, _ offset: Int) {
    guard view !== sibling else { return }
    if view.superview === self { subviews.removeAll { $0 === view } }
    let index = subviews.firstIndex { $0 === sibling }
    insert(view, index.map { $0 + offset } ?? subviews.count)
  }

  private func insert(_ view: UIView, _ index: Int) {
    // A view is not within itself.
    guard !sequence(first: self, next: \.superview).contains(where: { $0 === view }) else { return }
    let isNew = view.superview !== self
    let (before, after) = (view.window, window)
    if isNew {
      view.removeFromSuperview()
      view.willMove(toSuperview: self)
      if before !== after || after != nil { view.willMove(toWindow: after) }
    }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    placeLayers()
    setNeedsLayout()
    guard isNew else { return }
    didAddSubview(view)
    view.didMoveToSuperview()
    if after != nil { view.tellWindow() }
    view.tintColorDidChange()
  }

  /// Puts the views' layers in their order, among layers that are no view's.
  private func placeLayers() {
    CATransaction.withoutActions {
      var last: CALayer?
      for view in subviews {
        if let last {
          layer.insertSublayer(view.layer, above: last)
        } else if view.layer.superlayer !== layer || subviews.count > 1 {
          let first = layer.children.firstIndex { child in
            subviews.contains { $0.layer === child }
          }
          layer.insertSublayer(view.layer, at: UInt32(first ?? layer.children.count))
        }
        last = view.layer
      }
    }
  }

  /// Tells the view and those within that they are in another window.
  func tellWindow() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.didMoveToWindow()
      waiting += view.subviews
    }
  }

  /// The view itself or the first within that has a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the view is another one or within it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Makes the view or the one within that has the keyboard give it away; whether there was one.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else {
      return false
    }
    let isDone = first.resignFirstResponder()
    if force, !isDone { UIResponder.first = nil }
    return isDone || force
  }

  // MARK: Coordinates

  /// A point of another view's coordinates in this one's; nil is the outermost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer ?? root.layer)
  }
  /// A point of this view's coordinates in another one's; nil is the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer ?? root.layer)
  }
  /// The box around a rectangle of another view's coordinates in this one's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer ?? root.layer)
  }
  /// The box around a rectangle of this view's coordinates in another one's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer ?? root.layer)
  }

  /// The outermost view.
  var root: UIView {
    var view = self
    while let outer = view.superview { view = outer }
    return view
  }

  // MARK: Surroundings

  /// The distances from the sides that bars and corners cover: none.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The view's margins: 8 points on each side, as UIKit has them at first.
  public var layoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The area that no bar covers: the bounds.
  public var safeAreaLayoutGuide: UILayoutGuide { guide("safe area", .zero) }

  /// The area within the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide("margins", layoutMargins) }

  private func guide(_ name: String, _ insets: UIEdgeInsets) -> UILayoutGuide {
    if let guide = guides.first(where: { $0.identifier == name }) { return guide }
    let guide = UILayoutGuide()
    guide.identifier = name
    guide.insets = insets
    addLayoutGuide(guide)
    return guide
  }

  /// What colors and pictures go by.
  public var traitCollection: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      let style = current.overrideUserInterfaceStyle
      if style != .unspecified {
        return UITraitCollection(traitsFrom: [
          UITraitCollection.current, UITraitCollection(userInterfaceStyle: style),
        ])
      }
      view = current.superview
    }
    return UITraitCollection.current
  }
}
