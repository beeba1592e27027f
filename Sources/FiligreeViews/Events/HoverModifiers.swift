import FiligreePaths
import Foundation

/// Where a pointer is: SwiftUI's `HoverPhase`.
public enum HoverPhase: Hashable, Sendable {
  /// On the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// Calls an action as a pointer moves on a view and leaves it.
nonisolated struct HoverModifier: ViewModifier, ItemModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> HoverModifier
  ) -> LayoutItem {
    HoverItem(node: node, content: content, modifier: modifier)
  }
}

/// The item of a view over which a pointer may be.
final class HoverItem: WrapperItem<HoverModifier> {
  /// Tells where the pointer is, in the item's own coordinates; nil where it is elsewhere.
  func tell(_ point: CGPoint?) -> () -> Void {
    let modifier = modifier
    let place = point.map { $0.applying(transform(to: modifier.space)) }
    return { modifier.action(place.map { .active($0) } ?? .ended) }
  }
}

extension View {
  /// Calls `action` when a pointer comes to the view, with true, and when it leaves it, with false.
  ///
  /// In a session ``ViewSession/hover(at:)`` moves the pointer.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverChangeModifier(action: action))
  }

  /// Calls `action` while a pointer moves on the view, and when it has left it.
  ///
  /// In a session ``ViewSession/hover(at:)`` moves the pointer.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, action: action))
  }
}

/// Calls an action when a pointer comes to a view, and when it leaves it.
private nonisolated struct HoverChangeModifier: ViewModifier {
  private final class Memory {
    var isInside = false
  }

  let action: (Bool) -> Void
  @State private var memory = Memory()

  @MainActor func body(content: Content) -> some View {
    let (action, memory) = (action, memory)
    content.onContinuousHover { phase in
      let isInside = phase != .ended
      guard isInside != memory.isInside else { return }
      memory.isInside = isInside
      action(isInside)
    }
  }
}
