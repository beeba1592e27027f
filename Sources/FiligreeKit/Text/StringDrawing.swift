import FiligreeDrawing
import Foundation

/// Drawing in the current context, as UIKit draws strings; without one nothing happens.
extension String {
  /// The size of the text, set without breaking lines but where it does itself; in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText.size(DrawnText(self, attributes).layout(width: nil))
  }

  /// Draws the text, its upper left at a point of user space.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    DrawnText(self, attributes).draw(at: point)
  }

  /// Draws the text into a rectangle of user space: lines are broken to its width, and what lies beyond
  /// it is cut off.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    DrawnText(self, attributes).draw(in: rect)
  }

  /// Draws the text by options.
  ///
  /// - Parameters:
  ///   - rect: Where; lengths of zero, and such as are not finite, are unlimited.
  ///   - options: How.
  ///   - attributes: The text's attributes.
  ///   - context: Says how far the text may shrink, and gets how far it did.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    _ = DrawnText(self, attributes).bounds(rect, options, context, draws: true)
  }

  /// The area that ``draw(with:options:attributes:context:)`` takes, from the rectangle's origin.
  ///
  /// - Parameters:
  ///   - size: The room; lengths of zero, and such as are not finite, are unlimited.
  ///   - options: How the text would be drawn.
  ///   - attributes: The text's attributes.
  ///   - context: Says how far the text may shrink, and gets how far it did.
  /// - Returns: The area, whose origin is where the rectangle's is.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self, attributes).bounds(
      CGRect(origin: .zero, size: size), options, context, draws: false)
  }
}

/// Drawing in the current context; without one nothing happens.
extension NSString {
  /// The size of the text, set without breaking lines but where it does itself; in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText.size(DrawnText(self as String, attributes).layout(width: nil))
  }

  /// Draws the text, its upper left at a point of user space.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    DrawnText(self as String, attributes).draw(at: point)
  }

  /// Draws the text into a rectangle of user space: lines are broken to its width, and what lies beyond
  /// it is cut off.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    DrawnText(self as String, attributes).draw(in: rect)
  }

  /// Draws the text by options.
  ///
  /// - Parameters:
  ///   - rect: Where; lengths of zero, and such as are not finite, are unlimited.
  ///   - options: How.
  ///   - attributes: The text's attributes.
  ///   - context: Says how far the text may shrink, and gets how far it did.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    _ = DrawnText(self as String, attributes).bounds(rect, options, context, draws: true)
  }

  /// The area that ``draw(with:options:attributes:context:)`` takes, from the rectangle's origin.
  ///
  /// - Parameters:
  ///   - size: The room; lengths of zero, and such as are not finite, are unlimited.
  ///   - options: How the text would be drawn.
  ///   - attributes: The text's attributes.
  ///   - context: Says how far the text may shrink, and gets how far it did.
  /// - Returns: The area, whose origin is where the rectangle's is.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self as String, attributes).bounds(
      CGRect(origin: .zero, size: size), options, context, draws: false)
  }
}

/// Drawing in the current context; without one nothing happens.
extension NSAttributedString {
  /// The size of the text, set without breaking lines but where it does itself; in points.
  public func size() -> CGSize {
    DrawnText.size(DrawnText(self).layout(width: nil))
  }

  /// Draws the text, its upper left at a point of user space.
  public func draw(at point: CGPoint) {
    DrawnText(self).draw(at: point)
  }

  /// Draws the text into a rectangle of user space: lines are broken to its width, and what lies beyond
  /// it is cut off.
  public func draw(in rect: CGRect) {
    DrawnText(self).draw(in: rect)
  }

  /// Draws the text by options; see `String`'s function.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    _ = DrawnText(self).bounds(rect, options, context, draws: true)
  }

  /// The area that ``draw(with:options:context:)`` takes, from the rectangle's origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self).bounds(CGRect(origin: .zero, size: size), options, context, draws: false)
  }
}
