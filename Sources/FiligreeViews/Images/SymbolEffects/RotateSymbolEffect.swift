/// A symbol that turns around its center: the Symbols framework's `RotateSymbolEffect`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isClockwise = true

  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .rotate(isClockwise: isClockwise))
  }

  /// Clockwise.
  public var clockwise: RotateSymbolEffect {
    var effect = self
    effect.isClockwise = true
    return effect
  }

  /// Counter-clockwise.
  public var counterClockwise: RotateSymbolEffect {
    var effect = self
    effect.isClockwise = false
    return effect
  }

  /// By layers: of symbols that have one, the whole.
  public var byLayer: RotateSymbolEffect { self }

  /// The whole symbol at once.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that turns around its center.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
