import Foundation

/// A view's size and alignment guides in its own coordinates: SwiftUI's `ViewDimensions`.
public struct ViewDimensions {
  /// The view's width in points.
  public let width: CGFloat
  /// The view's height in points.
  public let height: CGFloat
  private let explicitGuide: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicitGuide = explicitGuide
  }

  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    value(guide.key)
  }

  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    value(guide.key)
  }

  /// The position of a horizontal guide if the view sets it, else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitGuide(guide.key)
  }

  /// The position of a vertical guide if the view sets it, else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitGuide(guide.key)
  }

  package func value(_ key: AlignmentKey) -> CGFloat {
    explicitGuide(key) ?? key.id.defaultValue(in: self)
  }

  package func explicitValue(_ key: AlignmentKey) -> CGFloat? {
    explicitGuide(key)
  }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes are equal.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.width == second.width && first.height == second.height
  }
}
