import Foundation

/// How a view comes and goes, of any kind: SwiftUI's `AnyTransition`.
public struct AnyTransition: Sendable {
  /// The view of what comes and goes in a phase.
  let apply: @Sendable @MainActor (TransitionContent, TransitionPhase) -> AnyView

  private init(
    apply: @escaping @Sendable @MainActor (TransitionContent, TransitionPhase) -> AnyView
  ) {
    self.apply = apply
  }

  /// A transition that is made where it is needed.
  private static func of<T: Transition>(
    _ make: @escaping @Sendable @MainActor () -> T
  ) -> AnyTransition {
    AnyTransition { source, phase in
      AnyView(make().body(content: PlaceholderContentView(source: source), phase: phase))
    }
  }

  /// Hides the type of a transition.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    let box = TransitionBox(transition: transition)
    self = Self.of { box.transition }
  }

  /// Comes and goes at once.
  public static let identity = of { IdentityTransition() }
  /// Fades in and out.
  public static let opacity = of { OpacityTransition() }
  /// Grows from nothing and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Comes in over the leading edge and leaves over the trailing one.
  public static let slide = of { SlideTransition() }

  /// Grows from and shrinks to a part of the size, around a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    of { ScaleTransition(Double(scale), anchor: anchor) }
  }

  /// Comes in and leaves over an edge.
  public static func move(edge: Edge) -> AnyTransition {
    of { MoveTransition(edge: edge) }
  }

  /// Comes from and goes to a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    of { OffsetTransition(offset) }
  }

  /// Comes from and goes to a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes in over an edge and leaves over the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    of { PushTransition(edge: edge) }
  }

  /// Comes in one way and leaves another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition { source, phase in
      AnyView(
        NestedTransition(outer: removal, phase: phase == .didDisappear ? phase : .identity) {
          insertion.apply(source, phase == .willAppear ? phase : .identity)
        })
    }
  }

  /// Applies `active` while the view is not there, `identity` while it is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let box = ModifierBox(active: active, identity: identity)
    return of { ModifierTransition(active: box.active, identity: box.identity) }
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition { source, phase in
      AnyView(NestedTransition(outer: other, phase: phase) { apply(source, phase) })
    }
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition { source, phase in
      AnyView(
        apply(source, phase).transaction {
          if !$0.disablesAnimations { $0.animation = animation }
        })
    }
  }
}

/// A transition on its way to the main actor, where alone it is used.
private struct TransitionBox<T: Transition>: @unchecked Sendable {
  let transition: T
}

/// Two modifiers on their way to the main actor, where alone they are used.
private struct ModifierBox<E: ViewModifier>: @unchecked Sendable {
  let active: E
  let identity: E
}
