import FiligreePaths
import Foundation

/// How a symbol is drawn while effects are at work.
struct SymbolPose: Equatable {
  /// Around the center.
  var scale = 1.0
  /// Around the center, clockwise, in degrees.
  var rotation = 0.0
  /// In parts of the symbol's height, y down.
  var offset = CGVector(dx: 0, dy: 0)
  var opacity = 1.0

  /// Both at once.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, rotation: rotation + other.rotation,
      offset: CGVector(dx: offset.dx + other.offset.dx, dy: offset.dy + other.offset.dy),
      opacity: opacity * other.opacity)
  }

  /// The map of a symbol that is drawn in a rectangle.
  func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      translationX: rect.midX + CGFloat(offset.dx) * rect.height,
      y: rect.midY + CGFloat(offset.dy) * rect.height
    )
    .rotated(by: CGFloat(rotation * .pi / 180))
    .scaledBy(x: CGFloat(scale), y: CGFloat(scale))
    .translatedBy(x: -rect.midX, y: -rect.midY)
  }
}

// Apple's documentation says what the effects do, but gives no numbers: lengths, sizes and durations are chosen to
// look alike.
extension SymbolEffectConfiguration.Motion {
  /// How long one time lasts, in seconds.
  var duration: Double {
    switch self {
    case .bounce: 0.6
    case .pulse: 1.6
    case .variableColor: 1.2
    case .wiggle: 0.9
    case .rotate: 1.6
    case .breathe: 2.4
    case .scale, .appear, .disappear, .replace, .automatic: 0.35
    }
  }

  /// Whether the effect is at rest where it is active, and changes only when that does.
  var isState: Bool {
    switch self {
    case .scale, .appear, .disappear, .replace, .automatic: true
    case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe: false
    }
  }

  /// The pose when a part of one time is over, from 0 to 1: at both ends the symbol is as it is without the effect.
  ///
  /// - Parameters:
  ///   - part: How much of one time is over.
  ///   - goesOn: Whether other times follow.
  ///   - direction: 1 where one reads from left to right, else −1.
  /// - Returns: The pose.
  func pose(at part: Double, goesOn: Bool, direction: Double) -> SymbolPose {
    // Up and down again, without a corner.
    let wave = (1 - cos(2 * .pi * part)) / 2
    switch self {
    case .bounce(let isDown):
      // A swing that dies away: beyond the size, then a little below it.
      let swing = sin(3 * .pi * part) * pow(1 - part, 2) * 0.38
      return SymbolPose(scale: 1 + (isDown ? -swing : swing))
    case .pulse: return SymbolPose(opacity: 1 - 0.65 * wave)
    case .variableColor(let isHidden):
      return SymbolPose(opacity: 1 - (isHidden ? 1 : 0.7) * wave)
    case .wiggle(let wiggle):
      let swing = sin(6 * .pi * part) * (1 - part)
      switch wiggle {
      case .turning(let isClockwise): return SymbolPose(rotation: (isClockwise ? 14 : -14) * swing)
      case .along(let degrees):
        let angle = degrees * .pi / 180
        return SymbolPose(
          offset: CGVector(dx: 0.15 * swing * cos(angle), dy: 0.15 * swing * sin(angle)))
      case .reading(let isForward):
        return SymbolPose(
          offset: CGVector(dx: 0.15 * swing * direction * (isForward ? 1 : -1), dy: 0))
      }
    case .rotate(let isClockwise):
      // Evenly where it goes on; alone it begins and ends gently.
      let turn = goesOn ? part : part * part * (3 - 2 * part)
      return SymbolPose(rotation: (isClockwise ? 360 : -360) * turn)
    case .breathe(let pulses):
      return SymbolPose(scale: 1 + 0.14 * wave, opacity: pulses ? 1 - 0.5 * wave : 1)
    case .scale, .appear, .disappear, .replace, .automatic: return SymbolPose()
    }
  }

  /// The pose of an effect that is at rest where it is active, active by `amount`.
  func pose(active amount: Double) -> SymbolPose {
    let seen = min(max(amount, 0), 1)
    switch self {
    case .scale(let isDown): return SymbolPose(scale: 1 + (isDown ? -0.2 : 0.25) * amount)
    case .appear(let scaling): return scaling.pose(gone: 1 - amount, opacity: seen)
    case .automatic: return SymbolScaling.smaller.pose(gone: 1 - amount, opacity: seen)
    case .disappear(let scaling): return scaling.pose(gone: amount, opacity: 1 - seen)
    case .bounce, .pulse, .variableColor, .replace, .wiggle, .rotate, .breathe:
      return SymbolPose()
    }
  }
}

extension SymbolScaling {
  /// The pose of a symbol that is gone by a part.
  func pose(gone part: Double, opacity: Double) -> SymbolPose {
    SymbolPose(scale: 1 + (self == .smaller ? -0.5 : 0.5) * part, opacity: opacity)
  }
}
