/// A symbol that is gone as long as the effect is active; it keeps its place: the Symbols framework's `DisappearSymbolEffect`.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var scaling = SymbolScaling.smaller

  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .disappear(scaling))
  }

  /// It grows.
  public var up: DisappearSymbolEffect {
    var effect = self
    effect.scaling = .larger
    return effect
  }

  /// It shrinks.
  public var down: DisappearSymbolEffect {
    var effect = self
    effect.scaling = .smaller
    return effect
  }

  /// By layers: of symbols that have one, the whole.
  public var byLayer: DisappearSymbolEffect { self }

  /// The whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that is gone as long as the effect is active; it keeps its place.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
