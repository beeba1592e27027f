import SwiftUI

/// A row of houses in the evening: windows light up and go dark.
@available(iOS 15.0, macOS 12.0, *)
public struct Skyline: WaitingFigure {
  /// An evening.
  public let period: TimeInterval = 5

  /// Of each house the left edge, and how many floors and windows on a floor it has.
  private static let houses: [(x: Double, floors: Int, windows: Int)] = [
    (4, 3, 2), (36, 5, 2), (68, 4, 2),
  ]

  /// Creates houses.
  public init() {}

  /// Draws the figure at a moment.
  public func draw(in context: inout GraphicsContext, phase: Double) {
    context.line([CGPoint(x: 3, y: 95), CGPoint(x: 97, y: 95)], width: 4)
    var number = 0
    for house in Self.houses {
      let top = 90 - 16 * Double(house.floors)
      var wall = context
      wall.opacity *= 0.2
      wall.fill(
        Path(CGRect(x: house.x, y: top - 4, width: 28, height: 97 - top)), with: .foreground)
      for floor in 0..<house.floors {
        for window in 0..<house.windows {
          number += 1
          var light = context
          light.opacity *= brightness(of: number, phase: phase)
          let corner = CGPoint(
            x: house.x + 4 + 12 * Double(window), y: top + 1 + 16 * Double(floor))
          light.fill(
            Path(CGRect(origin: corner, size: CGSize(width: 8, height: 10))), with: .foreground)
        }
      }
    }
  }

  /// How bright a window is: it is lit for half the evening.
  ///
  /// Multiples of the golden section scatter the moments evenly.
  private func brightness(of number: Int, phase: Double) -> Double {
    let shifted = phase + Double(number) * 0.618_034
    let own = shifted - shifted.rounded(.down)
    return 0.1 + 0.9 * (eased(own, from: 0, to: 0.08) - eased(own, from: 0.5, to: 0.58))
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension WaitingFigure where Self == Skyline {
  /// A row of houses whose windows light up.
  public static var skyline: Skyline { Skyline() }
}
