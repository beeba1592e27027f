/// A symbol that is there as long as the effect is active: the Symbols framework's `AppearSymbolEffect`.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var scaling = SymbolScaling.smaller

  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .appear(scaling))
  }

  /// It grows.
  public var up: AppearSymbolEffect {
    var effect = self
    effect.scaling = .smaller
    return effect
  }

  /// It shrinks.
  public var down: AppearSymbolEffect {
    var effect = self
    effect.scaling = .larger
    return effect
  }

  /// By layers: of symbols that have one, the whole.
  public var byLayer: AppearSymbolEffect { self }

  /// The whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that is there as long as the effect is active.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
