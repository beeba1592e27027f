/// A symbol that grows and shrinks slowly: the Symbols framework's `BreatheSymbolEffect`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var pulses = false

  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .breathe(pulses: pulses))
  }

  /// Its size only.
  public var plain: BreatheSymbolEffect {
    var effect = self
    effect.pulses = false
    return effect
  }

  /// Its opacity as well.
  public var pulse: BreatheSymbolEffect {
    var effect = self
    effect.pulses = true
    return effect
  }

  /// By layers: of symbols that have one, the whole.
  public var byLayer: BreatheSymbolEffect { self }

  /// The whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
