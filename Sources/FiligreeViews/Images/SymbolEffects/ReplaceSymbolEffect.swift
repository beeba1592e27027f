/// A symbol that comes in the place of another one: the Symbols framework's `ReplaceSymbolEffect`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  var kind = SymbolReplacement.downUp

  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .replace(kind))
  }

  /// The old one shrinks, then the new one grows.
  public var downUp: ReplaceSymbolEffect {
    var effect = self
    effect.kind = .downUp
    return effect
  }

  /// The old one grows, then the new one grows.
  public var upUp: ReplaceSymbolEffect {
    var effect = self
    effect.kind = .upUp
    return effect
  }

  /// The old one is gone at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect {
    var effect = self
    effect.kind = .offUp
    return effect
  }

  /// By layers: of symbols that have one, the whole.
  public var byLayer: ReplaceSymbolEffect { self }

  /// The whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that comes in the place of another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
