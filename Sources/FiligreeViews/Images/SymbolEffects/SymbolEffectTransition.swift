/// A symbol that comes and goes by an effect: SwiftUI's `SymbolEffectTransition`.
///
/// Its time is that of the animation. Of a view that is no symbol the whole comes and goes in the same way.
public struct SymbolEffectTransition: Transition {
  private let scaling: SymbolScaling

  /// Creates a transition by an effect; the options have no effect, for a view comes and goes once and by the
  /// animation of the change.
  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    switch effect.configuration.motion {
    case .appear(let scaling), .disappear(let scaling): self.scaling = scaling
    default: scaling = .smaller
    }
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let pose = scaling.pose(gone: phase.isIdentity ? 0 : 1, opacity: phase.isIdentity ? 1 : 0)
    content.scaleEffect(pose.scale).opacity(pose.opacity)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go by growing and shrinking.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

  /// Symbols come and go by an effect.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension ContentTransition {
  /// Symbols are replaced: the old one shrinks, then the new one grows.
  ///
  /// It needs no animation of the change; other contents change at once.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Symbols are replaced by an effect, `options.speed` times as fast as usual; how often has no meaning here.
  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    var kind = SymbolReplacement.downUp
    if case .replace(let replacement) = effect.configuration.motion { kind = replacement }
    return ContentTransition(kind: .symbol(kind, rate: options.rate))
  }
}
