import FiligreePaths
import Foundation

/// Comes and goes at once: SwiftUI's `IdentityTransition`.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
  }
}

/// Fades in and out: SwiftUI's `OpacityTransition`.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view, invisible unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows and shrinks: SwiftUI's `ScaleTransition`.
public struct ScaleTransition: Transition {
  /// The size when the view is not there, in parts of its own.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates the transition; SwiftUI's smallest size is just above nothing.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, scaled unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// Moves by a distance: SwiftUI's `OffsetTransition`.
public struct OffsetTransition: Transition {
  /// The distance when the view is not there.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The view, moved unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moves out over an edge, by the view's own size: SwiftUI's `MoveTransition`.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view, beyond the edge unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftEffect(edge.direction, amount: phase.isIdentity ? 0 : 1))
  }
}

/// Comes in over the leading edge and leaves over the trailing one: SwiftUI's `SlideTransition`.
public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view, beyond an edge unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      ShiftEffect(
        phase == .willAppear ? Edge.leading.direction : Edge.trailing.direction,
        amount: phase.isIdentity ? 0 : 1))
  }
}

/// Comes in over an edge and leaves over the opposite one, fading: SwiftUI's `PushTransition`.
public struct PushTransition: Transition {
  /// The edge over which the view comes in.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view, beyond an edge and faded unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let direction = edge.direction
    content
      .modifier(
        ShiftEffect(
          phase == .didDisappear
            ? CGSize(width: -direction.width, height: -direction.height) : direction,
          amount: phase.isIdentity ? 0 : 1)
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Applies one modifier while the view is there, another one while it is not.
struct ModifierTransition<M: ViewModifier>: Transition {
  let active: M
  let identity: M

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Comes in one way and leaves another: SwiftUI's `AsymmetricTransition`.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes in.
  public var insertion: Insertion
  /// How the view leaves.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view in both: only the one that is due differs from the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    NestedTransition(
      outer: AnyTransition(removal), phase: phase == .didDisappear ? phase : .identity
    ) {
      insertion.body(
        content: PlaceholderContentView(source: content.source),
        phase: phase == .willAppear ? phase : .identity)
    }
  }
}

extension Edge {
  /// One size outwards.
  fileprivate var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .leading: CGSize(width: -1, height: 0)
    case .bottom: CGSize(width: 0, height: 1)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

/// Draws a view moved by a part of its size.
nonisolated struct ShiftEffect: ViewModifier, TransformEffect, Animatable {
  var shift: CGSize

  init(_ direction: CGSize, amount: CGFloat) {
    shift = CGSize(width: direction.width * amount, height: direction.height * amount)
  }

  var animatableData: CGSize.AnimatableData {
    get { shift.animatableData }
    set { shift.animatableData = newValue }
  }

  func transform(in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(translationX: shift.width * size.width, y: shift.height * size.height)
  }
}

/// Fades while it grows soft and small: SwiftUI's `BlurReplaceTransition`.
public struct BlurReplaceTransition: Transition {
  /// How what comes stands to what goes: SwiftUI's type of that name.
  public struct Configuration: Hashable, Sendable {
    private let isUp: Bool

    /// What goes becomes smaller.
    public static let downUp = Configuration(isUp: false)
    /// What goes becomes larger.
    public static let upUp = Configuration(isUp: true)

    /// The size of a view that is not there.
    fileprivate func scale(_ phase: TransitionPhase) -> CGFloat {
      isUp && phase == .didDisappear ? 1.2 : 0.8
    }
  }

  /// How what comes stands to what goes.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The view, soft and faint unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(phase.isIdentity ? 1 : configuration.scale(phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades while it grows soft and small.
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }

  /// Fades while it grows soft, and small or large.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition { .init(configuration: config) }
}
