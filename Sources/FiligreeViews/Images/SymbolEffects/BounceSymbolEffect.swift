/// A symbol that is larger, or smaller, for a moment: the Symbols framework's `BounceSymbolEffect`.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .bounce(isDown: isDown))
  }

  /// It becomes larger.
  public var up: BounceSymbolEffect {
    var effect = self
    effect.isDown = false
    return effect
  }

  /// It becomes smaller.
  public var down: BounceSymbolEffect {
    var effect = self
    effect.isDown = true
    return effect
  }

  /// By layers: of symbols that have one, the whole.
  public var byLayer: BounceSymbolEffect { self }

  /// The whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that is larger, or smaller, for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
