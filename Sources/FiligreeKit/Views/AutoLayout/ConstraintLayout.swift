import FiligreeSymbols
import Foundation

/// A sum of variables times factors, and a constant.
struct LinearExpression {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.constant += b.constant
    for (variable, factor) in b.terms { sum.terms[variable, default: 0] += factor }
    return sum
  }

  static func + (a: LinearExpression, b: CGFloat) -> LinearExpression {
    var sum = a
    sum.constant += Double(b)
    return sum
  }

  static func * (a: LinearExpression, b: CGFloat) -> LinearExpression {
    LinearExpression(terms: a.terms.mapValues { $0 * Double(b) }, constant: a.constant * Double(b))
  }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + b * -1 }
}

/// The constraints of a tree of views, on their way to frames.
@MainActor
final class ConstraintLayout {
  /// Left, top, width and height of a view or guide, from the upper left of the outermost view.
  struct Box {
    var x = LinearExpression()
    var y = LinearExpression()
    var width = LinearExpression()
    var height = LinearExpression()
  }

  private struct Entry {
    var sum: LinearExpression
    var relation: NSLayoutConstraint.Relation
    var priority: Float
  }

  private let root: UIView
  /// Whether the outermost view's size is found as well, with the size that it is to keep to.
  private let target: CGSize?
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var entries: [Entry] = []
  private var variableCount = 0
  private var found: [Double] = []
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []

  /// Takes the constraints of a view and those within; nil if there is nothing to find.
  init?(_ root: UIView, target: CGSize? = nil) {
    self.root = root
    self.target = target
    var waiting = [root]
    var isNeeded = target != nil
    while let view = waiting.popLast() {
      views.append(view)
      guides += view.guides
      if !view.translatesAutoresizingMaskIntoConstraints || view is UIStackView
        || !view.guides.isEmpty
      {
        isNeeded = true
      }
      waiting += view.subviews.reversed()
    }
    guard isNeeded else { return nil }
    collect()
    solve()
  }

  private func variable() -> LinearExpression {
    variableCount += 1
    return LinearExpression(terms: [variableCount - 1: 1])
  }

  /// The box of a view or guide.
  func box(_ item: AnyObject) -> Box {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box: Box
    if item === root {
      let bounds = root.bounds
      box =
        target == nil
        ? Box(
          width: LinearExpression(constant: Double(bounds.width)),
          height: LinearExpression(constant: Double(bounds.height)))
        : Box(width: variable(), height: variable())
    } else if let guide = item as? UILayoutGuide, let insets = guide.insets,
      let view = guide.owningView
    {
      let outer = self.box(view)
      box = Box(
        x: outer.x + insets.left, y: outer.y + insets.top,
        width: outer.width + (-insets.left - insets.right),
        height: outer.height + (-insets.top - insets.bottom))
    } else if let view = item as? UIView, view.translatesAutoresizingMaskIntoConstraints,
      !(view.superview is UIStackView), let superview = view.superview
    {
      let (outer, origin) = (self.box(superview), superview.bounds.origin)
      let (size, center) = (view.bounds.size, view.center)
      box = Box(
        x: outer.x + (center.x - size.width / 2 - origin.x),
        y: outer.y + (center.y - size.height / 2 - origin.y),
        width: LinearExpression(constant: Double(size.width)),
        height: LinearExpression(constant: Double(size.height)))
    } else {
      box = Box(x: variable(), y: variable(), width: variable(), height: variable())
    }
    boxes[ObjectIdentifier(item)] = box
    return box
  }

  /// Adds that a sum is zero, or not more or less.
  func add(
    _ sum: LinearExpression, _ relation: NSLayoutConstraint.Relation = .equal,
    _ priority: Float = 1000
  ) {
    entries.append(Entry(sum: sum, relation: relation, priority: priority))
  }

  /// A side or length of a box.
  func expression(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> LinearExpression
  {
    let box = box(item)
    switch attribute {
    case .left, .leading: return box.x
    case .right, .trailing: return box.x + box.width
    case .top: return box.y
    case .bottom: return box.y + box.height
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.x + box.width * 0.5
    case .centerY: return box.y + box.height * 0.5
    case .firstBaseline:
      return box.y + ((item as? UIView)?.firstBaseline ?? 0)
    case .lastBaseline:
      return box.y + box.height + -((item as? UIView)?.belowLastBaseline ?? 0)
    case .notAnAttribute: return LinearExpression()
    }
  }

  private func collect() {
    for view in views {
      for constraint in view.ownConstraints {
        guard let first = constraint.firstItem else { continue }
        var sum = expression(first, constraint.firstAttribute) + -constraint.constant
        if let second = constraint.secondItem {
          sum = sum - expression(second, constraint.secondAttribute) * constraint.multiplier
        }
        add(sum, constraint.relation, constraint.priority.rawValue)
      }
      view.addOwnConstraints(to: self)
      let isFree =
        view === root
        ? target != nil
        : !view.translatesAutoresizingMaskIntoConstraints || view.superview is UIStackView
      guard isFree else { continue }
      let (box, size) = (box(view), view.intrinsicContentSize)
      if size.width >= 0 {
        add(box.width + -size.width, .lessThanOrEqual, view.hugging.horizontal.rawValue)
        add(box.width + -size.width, .greaterThanOrEqual, view.resistance.horizontal.rawValue)
      }
      if size.height >= 0 {
        add(box.height + -size.height, .lessThanOrEqual, view.hugging.vertical.rawValue)
        add(box.height + -size.height, .greaterThanOrEqual, view.resistance.vertical.rawValue)
      }
      add(box.width, .greaterThanOrEqual)
      add(box.height, .greaterThanOrEqual)
    }
    if let target {
      let (box, level) = (box(root), UILayoutPriority.fittingSizeLevel.rawValue)
      add(box.width + -target.width, .equal, level)
      add(box.height + -target.height, .equal, level)
    }
  }

  private func solve() {
    let isRequired = { (priority: Float) in priority >= 1000 }
    let priorities = Set(entries.map(\.priority).filter { !isRequired($0) }).sorted(by: >)
    var solver = LinearSolver(levels: priorities.count)
    for _ in 0..<variableCount { _ = solver.variable() }
    // What must be so first; otherwise in the order of the views.
    for entry in entries.filter({ isRequired($0.priority) })
      + entries.filter({ !isRequired($0.priority) })
    {
      let relation: LinearSolver.Relation =
        switch entry.relation {
        case .equal: .equal
        case .lessThanOrEqual: .less
        case .greaterThanOrEqual: .greater
        }
      guard entry.sum.constant.isFinite, entry.sum.terms.values.allSatisfy(\.isFinite) else {
        continue
      }
      let isAdded = solver.add(
        entry.sum.terms, entry.sum.constant, relation,
        level: priorities.firstIndex(of: entry.priority))
      if !isAdded {
        WarningLog.shared.warn(
          "constraints of views contradict one another; one of them is left out")
      }
    }
    found = (0..<variableCount).map { solver.value($0) }
  }

  private func value(_ expression: LinearExpression) -> CGFloat {
    let sum = expression.terms.reduce(expression.constant) { $0 + $1.value * found[$1.key] }
    // Without the last digits, which are the method's noise.
    return CGFloat((sum * 1e6).rounded() / 1e6)
  }

  /// Where a view or guide lies, from the upper left of the outermost view.
  func frame(_ item: AnyObject) -> CGRect {
    let box = box(item)
    return CGRect(
      x: value(box.x), y: value(box.y), width: value(box.width), height: value(box.height))
  }

  /// Gives views and guides the places that were found.
  func apply() {
    for view in views where view !== root {
      guard let superview = view.superview,
        !view.translatesAutoresizingMaskIntoConstraints || superview is UIStackView
      else { continue }
      let (own, outer, origin) = (frame(view), frame(superview), superview.bounds.origin)
      if view.bounds.size != own.size {
        view.bounds = CGRect(origin: view.bounds.origin, size: own.size)
      }
      let anchor = view.layer.anchorPoint
      let center = CGPoint(
        x: own.minX - outer.minX + origin.x + own.width * anchor.x,
        y: own.minY - outer.minY + origin.y + own.height * anchor.y)
      if view.center != center { view.center = center }
    }
    for guide in guides {
      guard let view = guide.owningView else { continue }
      let outer = frame(view)
      guide.layoutFrame = frame(guide).offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
  }
}
