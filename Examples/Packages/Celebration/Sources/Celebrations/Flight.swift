import SwiftUI

/// The way of one piece, known for all times from how it starts.
///
/// Lengths are parts of the stage's height, y down, times are seconds. The air's drag grows with the speed, so that
/// `v' = g − k·v`. With the speed of fall `f = g / k`, at which drag and weight are the same, that gives
/// `v(t) = f + (v₀ − f)·e^(−k·t)` and, once more integrated, `s(t) = f·t + (v₀ − f)·(1 − e^(−k·t)) / k`.
@available(iOS 15.0, macOS 12.0, *)
struct Flight {
  /// When it starts, in seconds from the celebration's start.
  var delay: Double
  /// Where it starts: x as a part of the stage's width, y of its height.
  var origin: UnitPoint
  /// How fast it starts.
  var velocity: CGVector
  /// How fast it falls at last.
  var fall: Double
  /// The part of the speed that drag takes in a second: the `k` of the formula.
  var drag: Double
  /// How far it swings to the sides while it falls.
  var sway: Double
  /// How fast it turns, in radians per second.
  var spin: Double
  /// How large it is, compared with others.
  var scale: Double
  /// What it is.
  var piece: Piece

  /// Where it is on a stage at a time, in points; nil before its start.
  func place(at time: TimeInterval, on stage: CGSize) -> CGPoint? {
    let age = time - delay
    guard age >= 0 else { return nil }
    let slowed = (1 - exp(-drag * age)) / drag
    // It sways only as far as it falls already: not while it is thrown.
    let swing = sway * sin(spin * age / 2) * (1 - exp(-age))
    let x = velocity.dx * slowed + swing
    let y = fall * age + (velocity.dy - fall) * slowed
    return CGPoint(
      x: origin.x * stage.width + x * stage.height, y: (origin.y + y) * stage.height)
  }
}
