import Foundation

/// Adds a gesture to each item of a view.
nonisolated struct GestureModifier<G: Gesture>: ViewModifier, ItemModifier {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> GestureModifier
  ) -> LayoutItem {
    GestureItem(node: node, content: content, modifier: modifier)
  }
}

/// An item with a gesture.
private final class GestureItem<G: Gesture>: WrapperItem<GestureModifier<G>>, GestureTarget {
  var gesturePriority: GesturePriority { modifier.priority }
  var gestureMask: GestureMask { modifier.mask }

  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress {
    modifier.gesture.handle(&run, memory).map { _ in }
  }
}

extension View {
  /// Adds a gesture, which comes after those of the views within.
  ///
  /// Of the gestures that a touch is offered to, the first that comes about wins, the innermost first;
  /// the others fail. A single tap waits for a double tap of higher priority to fail.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture, which comes before those of the views within.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture, which goes on beside all others.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Calls `action` when the view is tapped `count` times.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls `action` with the place when the view is tapped `count` times.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Calls `action` with the place when the view is tapped `count` times.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
