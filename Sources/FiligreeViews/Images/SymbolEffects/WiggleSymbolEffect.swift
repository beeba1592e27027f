import FiligreePaths

/// A symbol that swings to and fro: the Symbols framework's `WiggleSymbolEffect`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var wiggle = SymbolWiggle.turning(isClockwise: true)

  /// What the effect is.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .wiggle(wiggle))
  }

  /// It turns, clockwise first.
  public var clockwise: WiggleSymbolEffect {
    var effect = self
    effect.wiggle = .turning(isClockwise: true)
    return effect
  }

  /// It turns, counter-clockwise first.
  public var counterClockwise: WiggleSymbolEffect {
    var effect = self
    effect.wiggle = .turning(isClockwise: false)
    return effect
  }

  /// To the left and back.
  public var left: WiggleSymbolEffect {
    var effect = self
    effect.wiggle = .along(degrees: 180)
    return effect
  }

  /// To the right and back.
  public var right: WiggleSymbolEffect {
    var effect = self
    effect.wiggle = .along(degrees: 0)
    return effect
  }

  /// Up and back.
  public var up: WiggleSymbolEffect {
    var effect = self
    effect.wiggle = .along(degrees: 270)
    return effect
  }

  /// Down and back.
  public var down: WiggleSymbolEffect {
    var effect = self
    effect.wiggle = .along(degrees: 90)
    return effect
  }

  /// Along the direction of reading and back.
  public var forward: WiggleSymbolEffect {
    var effect = self
    effect.wiggle = .reading(isForward: true)
    return effect
  }

  /// Against the direction of reading and back.
  public var backward: WiggleSymbolEffect {
    var effect = self
    effect.wiggle = .reading(isForward: false)
    return effect
  }

  /// Along a direction and back: `angle` 0 to the right, clockwise.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    var effect = self
    effect.wiggle = .along(degrees: angle.degrees.isFinite ? angle.degrees : 0)
    return effect
  }

  /// Along a direction and back: `angle` in degrees, 0 to the right, clockwise.
  public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }

  /// By layers: of symbols that have one, the whole.
  public var byLayer: WiggleSymbolEffect { self }

  /// The whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that swings to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
