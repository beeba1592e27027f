/// The effect that the system chooses: coming, going and replacement by growing and shrinking: the Symbols framework's `AutomaticSymbolEffect`.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .automatic)
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that the system chooses: coming, going and replacement by growing and shrinking.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
