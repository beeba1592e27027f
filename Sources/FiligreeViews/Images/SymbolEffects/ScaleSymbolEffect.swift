/// A symbol that is larger, or smaller, as long as the effect is active: the Symbols framework's `ScaleSymbolEffect`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .scale(isDown: isDown))
  }

  /// It is larger.
  public var up: ScaleSymbolEffect {
    var effect = self
    effect.isDown = false
    return effect
  }

  /// It is smaller.
  public var down: ScaleSymbolEffect {
    var effect = self
    effect.isDown = true
    return effect
  }

  /// By layers: of symbols that have one, the whole.
  public var byLayer: ScaleSymbolEffect { self }

  /// The whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that is larger, or smaller, as long as the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
