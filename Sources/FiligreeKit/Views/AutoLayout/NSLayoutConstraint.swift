import Foundation

/// How important a constraint is: UIKit's `UILayoutPriority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number: 1000 where it must be so.
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must be so.
  public static let required = UILayoutPriority(1000)
  /// How much content resists being smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much content resists being larger.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view that is measured keeps to a size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation of two sides or lengths of views: UIKit's `NSLayoutConstraint`.
///
/// first = multiplier · second + constant.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// What of a view a constraint is about.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right
    /// The upper side.
    case top
    /// The lower side.
    case bottom
    /// The left side.
    case leading
    /// The right side.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The last line's baseline; the lower side of what has no text.
    case lastBaseline
    /// The first line's baseline; the upper side of what has no text.
    case firstBaseline
    /// Nothing.
    case notAnAttribute = 0
  }

  /// How the two stand to one another.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is not greater.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is not less.
    case greaterThanOrEqual = 1
  }

  /// Directions: UIKit's `NSLayoutConstraint.Axis`.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The first view or guide.
  public private(set) weak var firstItem: AnyObject?
  /// What of it.
  public let firstAttribute: Attribute
  /// How the two stand to one another.
  public let relation: Relation
  /// The second view or guide.
  public private(set) weak var secondItem: AnyObject?
  /// What of it.
  public let secondAttribute: Attribute
  /// The factor of the second.
  public let multiplier: CGFloat
  /// What is added to the second.
  open var constant: CGFloat { didSet { changed() } }
  /// How important it is.
  open var priority = UILayoutPriority.required { didSet { changed() } }
  /// A name.
  open var identifier: String?
  private weak var holder: UIView?

  /// Creates a constraint, which is not active yet.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Whether views are arranged by it.
  ///
  /// It is held by the innermost view that both are within; without one it does not become active.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        guard holder == nil, let view = common else { return }
        holder = view
        view.ownConstraints.append(self)
        view.setNeedsConstraintLayout()
      } else if let view = holder {
        view.ownConstraints.removeAll { $0 === self }
        holder = nil
        view.setNeedsConstraintLayout()
      }
    }
  }

  /// Makes constraints active.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints not active.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func changed() { holder?.setNeedsConstraintLayout() }

  private static func view(_ item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private var common: UIView? {
    guard let first = Self.view(firstItem) else { return nil }
    guard secondItem != nil else { return first }
    guard let second = Self.view(secondItem) else { return nil }
    return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }

  /// Whether it is about a view or what is within.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view($0)?.isDescendant(of: view) == true }
  }
}

/// A rectangle that constraints are about and nothing is drawn in: UIKit's `UILayoutGuide`.
@MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide is in.
  public internal(set) weak var owningView: UIView?
  /// A name.
  open var identifier = ""
  /// Where it lies in the view.
  public internal(set) var layoutFrame = CGRect.zero
  /// How far it lies within the view, if that is given.
  var insets: UIEdgeInsets?

  /// Creates a guide.
  public override init() {
    super.init()
  }
}
