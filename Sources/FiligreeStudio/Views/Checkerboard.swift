import Filigree
import Foundation

/// Squares that stand for nothing, as drawing programs show them.
struct Checkerboard: View {
  @Environment(\.colorScheme) private var colorScheme

  /// The side of the squares, in points.
  private static let side: CGFloat = 8

  var body: some View {
    Canvas { context, size in
      Self.draw(
        in: &context, CGRect(origin: .zero, size: size), isDark: colorScheme == .dark)
    }
    .accessibilityHidden(true)
  }

  /// Fills a part of a canvas; the squares lie by the canvas, wherever the part is.
  static func draw(in context: inout GraphicsContext, _ part: CGRect, isDark: Bool) {
    guard !part.isEmpty else { return }
    context.fill(Path(part), with: .color(Color(white: isDark ? 0.2 : 1)))
    var squares = Path()
    for row in Int((part.minY / side).rounded(.down))...Int((part.maxY / side).rounded(.down)) {
      var column = Int((part.minX / side).rounded(.down))
      if (row + column) & 1 != 0 { column += 1 }
      while CGFloat(column) * side < part.maxX {
        let cell = CGRect(
          x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
        let shown = cell.intersection(part)
        if !shown.isEmpty { squares.addRect(shown) }
        column += 2
      }
    }
    context.fill(squares, with: .color(Color(white: isDark ? 0.26 : 0.92)))
  }
}
