import FiligreePaths
import Foundation

/// Says where a view is touched.
nonisolated struct ContentShapeModifier<S: Shape>: ViewModifier, ItemModifier {
  let shape: S
  let isEvenOdd: Bool

  @MainActor func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool {
    let path = shape.path(filling: item.presentedSize, of: item)
    guard path.contains(point, eoFill: isEvenOdd) else { return false }
    let origin = content.presentedOrigin
    // Also where there is nothing within.
    _ = content.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), &hits)
    return true
  }
}

/// Lets touches through to what is behind.
nonisolated struct HitTestingModifier: ViewModifier, ItemModifier {
  let isEnabled: Bool

  @MainActor func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool {
    guard isEnabled else { return false }
    let origin = content.presentedOrigin
    return content.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), &hits)
  }
}

/// What a shape of a view's content is for: SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of something dragged, which Filigree has not.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of something held, which Filigree has not.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer, which Filigree has not.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

extension View {
  /// Lets the view be touched within `shape`, and there only.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }

  /// Sets the shape of the view for some purposes; without `interaction` among them nothing changes.
  @ViewBuilder
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      contentShape(shape, eoFill: eoFill)
    } else {
      self
    }
  }

  /// Sets whether the view is touched at all; if not, touches go to what is behind it.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
