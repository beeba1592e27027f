/// A symbol whose layers light up one after the other: the Symbols framework's `VariableColorSymbolEffect`.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  var isHidden = false

  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .variableColor(isHidden: isHidden))
  }

  /// One layer at a time: with one layer there is no difference.
  public var iterative: VariableColorSymbolEffect { self }

  /// Those that are lit stay so: with one layer there is no difference.
  public var cumulative: VariableColorSymbolEffect { self }

  /// There and back: with one layer there is no difference.
  public var reversing: VariableColorSymbolEffect { self }

  /// There only: with one layer there is no difference.
  public var nonReversing: VariableColorSymbolEffect { self }

  /// Layers that are not lit are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.isHidden = true
    return effect
  }

  /// Layers that are not lit are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.isHidden = false
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol whose layers light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
