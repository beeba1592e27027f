import SwiftUI

/// What flies in a celebration.
@available(iOS 15.0, macOS 12.0, *)
public enum Piece {
  /// A slip of paper that tumbles.
  case slip(Color)
  /// A curled streamer.
  case streamer(Color)
  /// A ball, lit from above.
  case ball(Color)
  /// A letter, a word or an emoji.
  case text(String)
  /// A symbol of the system in a color.
  case symbol(String, Color)

  /// Slips, streamers and balls in the colors of a bunch of flowers.
  public static let bouquet: [Piece] = {
    let poppy = Color(red: 0.91, green: 0.26, blue: 0.21)
    let marigold = Color(red: 0.98, green: 0.65, blue: 0.1)
    let cornflower = Color(red: 0.29, green: 0.42, blue: 0.9)
    let fern = Color(red: 0.24, green: 0.62, blue: 0.38)
    return [
      .slip(poppy), .slip(marigold), .slip(cornflower), .slip(fern), .streamer(poppy),
      .streamer(cornflower), .ball(marigold),
    ]
  }()

  /// Draws the piece around the origin.
  ///
  /// - Parameters:
  ///   - context: Where it is drawn.
  ///   - size: Its length, in points.
  ///   - turn: How far it has turned, in radians.
  func draw(in context: GraphicsContext, size: CGFloat, turn: Double) {
    var context = context
    switch self {
    case .slip(let color):
      // A slip turns about an axis in the page faster than about the one through it.
      context.rotate(by: .radians(turn * 0.4))
      context.scaleBy(x: 1, y: max(abs(cos(turn * 1.3)), 0.08))
      context.fill(
        Path(CGRect(x: -size / 2, y: -size / 3, width: size, height: size * 2 / 3)),
        with: .color(color))
    case .streamer(let color):
      context.rotate(by: .radians(turn * 0.2))
      let curl = Path { path in
        path.addLines(
          (0...20).map { step in
            let part = CGFloat(step) / 20
            return CGPoint(
              x: size * (part - 0.5) * 2, y: size * 0.3 * sin(part * 3 * .pi + turn * 2))
          })
      }
      context.stroke(
        curl, with: .color(color), style: StrokeStyle(lineWidth: size / 5, lineCap: .round))
    case .ball(let color):
      let rect = CGRect(x: -size * 0.4, y: -size * 0.4, width: size * 0.8, height: size * 0.8)
      context.fill(Path(ellipseIn: rect), with: .color(color))
      context.fill(
        Path(ellipseIn: CGRect(x: -size * 0.2, y: -size * 0.3, width: size / 4, height: size / 5)),
        with: .color(.white.opacity(0.6)))
    case .text(let text):
      context.rotate(by: .radians(sin(turn) * 0.5))
      context.draw(Text(verbatim: text).font(.system(size: size * 1.5)), at: .zero)
    case .symbol(let name, let color):
      context.rotate(by: .radians(turn * 0.5))
      context.draw(
        Text(Image(systemName: name)).font(.system(size: size * 1.3)).foregroundColor(color),
        at: .zero)
    }
  }
}
