import SwiftUI

/// What is thrown when there is something to celebrate, from where, and how much.
@available(iOS 15.0, macOS 12.0, *)
public struct Celebration {
  /// From where pieces come.
  public enum Launch: Hashable {
    /// Up from the middle of the bottom edge.
    case fountain
    /// From both lower corners, crossing in the middle.
    case corners
    /// Down from all of the top edge.
    case curtain
  }

  /// From where pieces come.
  public var launch: Launch
  /// What is thrown, in turn.
  public var pieces: [Piece]
  /// How many pieces are thrown: from 0 to 600.
  public var amount: Int
  /// The length of a piece, in points.
  public var pieceSize: CGFloat
  /// Chooses the ways: the same number gives the same celebration.
  public var seed: UInt64

  /// Creates a celebration.
  public init(
    _ launch: Launch, pieces: [Piece] = Piece.bouquet, amount: Int = 64, pieceSize: CGFloat = 11,
    seed: UInt64 = 2024
  ) {
    self.launch = launch
    self.pieces = pieces
    self.amount = amount
    self.pieceSize = pieceSize
    self.seed = seed
  }

  /// Up from the middle of the bottom edge.
  public static var fountain: Celebration { Celebration(.fountain) }
  /// From both lower corners.
  public static var corners: Celebration { Celebration(.corners) }
  /// Down from the top edge.
  public static var curtain: Celebration { Celebration(.curtain) }

  /// The seconds after which all pieces have left the stage.
  var length: TimeInterval { launch == .curtain ? 5 : 3.6 }

  /// The ways of all pieces; `round` tells one celebration from the next one.
  func flights(in round: Int) -> [Flight] {
    guard !pieces.isEmpty else { return [] }
    var dice = Dice(seed: seed &+ UInt64(truncatingIfNeeded: round) &* 7919)
    return (0..<min(max(amount, 0), 600)).map { number in
      let (origin, velocity, delay) = start(of: number, &dice)
      return Flight(
        delay: delay, origin: origin, velocity: velocity, fall: dice.number(0.45, 0.8),
        drag: dice.number(1.6, 2.4), sway: dice.number(0.01, 0.05), spin: dice.number(3, 9),
        scale: dice.number(0.7, 1.3), piece: pieces[number % pieces.count])
    }
  }

  private func start(of number: Int, _ dice: inout Dice) -> (UnitPoint, CGVector, Double) {
    func thrown(_ degrees: Double, _ speed: Double) -> CGVector {
      let angle = degrees * .pi / 180
      return CGVector(dx: speed * sin(angle), dy: -speed * cos(angle))
    }
    switch launch {
    case .fountain:
      let velocity = thrown(dice.number(-24, 24), dice.number(1.2, 3))
      return (UnitPoint(x: 0.5, y: 1.03), velocity, dice.number(0, 0.35))
    case .corners:
      let side: Double = number % 2 == 0 ? 1 : -1
      let velocity = thrown(side * dice.number(14, 52), dice.number(1.2, 3.2))
      return (UnitPoint(x: 0.5 - side * 0.52, y: 1.03), velocity, dice.number(0, 0.2))
    case .curtain:
      let velocity = thrown(dice.number(90, 270), dice.number(0, 0.3))
      return (UnitPoint(x: dice.number(0, 1), y: -0.08), velocity, dice.number(0, 1.8))
    }
  }
}
