/// Something that a symbol does: the Symbols framework's `SymbolEffect`.
///
/// Filigree's symbols have one layer, so every effect is one of the whole symbol, also where it is asked for by layers.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect is.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts as long as it is active: the Symbols framework's `IndefiniteSymbolEffect`.
public protocol IndefiniteSymbolEffect {}

/// An effect that is done when a value changes: the Symbols framework's `DiscreteSymbolEffect`.
public protocol DiscreteSymbolEffect {}

/// An effect by which a symbol comes and goes: the Symbols framework's `TransitionSymbolEffect`.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol comes in the place of another: the Symbols framework's
/// `ContentTransitionSymbolEffect`.
public protocol ContentTransitionSymbolEffect {}

/// What an effect is: the Symbols framework's `SymbolEffectConfiguration`.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// How a symbol moves.
  enum Motion: Hashable, Sendable {
    case bounce(isDown: Bool)
    case pulse
    case variableColor(isHidden: Bool)
    case scale(isDown: Bool)
    case appear(SymbolScaling)
    case disappear(SymbolScaling)
    case replace(SymbolReplacement)
    case wiggle(SymbolWiggle)
    case rotate(isClockwise: Bool)
    case breathe(pulses: Bool)
    case automatic
  }

  let motion: Motion
}

/// Where the size of a symbol comes from or goes to.
enum SymbolScaling: Hashable, Sendable {
  case smaller, larger
}

/// How a symbol comes in the place of another one.
enum SymbolReplacement: Hashable, Sendable {
  /// The old one shrinks, then the new one grows.
  case downUp
  /// The old one grows and the new one grows.
  case upUp
  /// The old one is gone at once, the new one grows.
  case offUp
}

/// Which way a symbol wiggles.
enum SymbolWiggle: Hashable, Sendable {
  case turning(isClockwise: Bool)
  /// Along a direction in degrees, 0 to the right, clockwise.
  case along(degrees: Double)
  /// Along the direction of reading, or against it.
  case reading(isForward: Bool)
}
