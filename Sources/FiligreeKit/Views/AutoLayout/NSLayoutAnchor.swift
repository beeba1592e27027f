import Foundation

/// A side or a length of a view or a guide, for making constraints: UIKit's `NSLayoutAnchor`.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  fileprivate let item: AnyObject
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  fileprivate func make(
    _ relation: NSLayoutConstraint.Relation, _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: self.item, attribute: self.attribute, relatedBy: relation, toItem: item,
      attribute: attribute, multiplier: multiplier, constant: constant)
  }

  /// A constraint that this is where another one is, and so many points on.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.equal, anchor.item, anchor.attribute, 1, c)
  }

  /// A constraint that this is there or beyond.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.item, anchor.attribute, 1, c)
  }

  /// A constraint that this is there or before.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.item, anchor.attribute, 1, c)
  }
}

/// A left or right side, or the middle between: UIKit's `NSLayoutXAxisAnchor`.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An upper or lower side, the middle between, or a baseline: UIKit's `NSLayoutYAxisAnchor`.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or height: UIKit's `NSLayoutDimension`.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that this is so many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, .notAnAttribute, 0, c)
  }
  /// A constraint that this is so many points or more.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, .notAnAttribute, 0, c)
  }
  /// A constraint that this is so many points or less.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, .notAnAttribute, 0, c)
  }
  /// A constraint that this is so much of another length, and so many points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.equal, anchor.item, anchor.attribute, m, c)
  }
  /// A constraint that this is so much of another length or more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.item, anchor.attribute, m, c)
  }
  /// A constraint that this is so much of another length or less.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.item, anchor.attribute, m, c)
  }
}

/// What has sides and lengths to make constraints for: views and layout guides.
@MainActor
public protocol _LayoutAnchored: AnyObject {}

extension UIView: _LayoutAnchored {}
extension UILayoutGuide: _LayoutAnchored {}

extension _LayoutAnchored {
  /// The left side.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right side.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// The first line's baseline; the upper side of what has no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line's baseline; the lower side of what has no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
