/// A symbol that fades away in part and comes back: the Symbols framework's `PulseSymbolEffect`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .pulse)
  }

  /// By layers: of symbols that have one, the whole.
  public var byLayer: PulseSymbolEffect { self }

  /// The whole symbol at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that fades away in part and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
