import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// One picture in a grid of them.
struct Cell: Sendable {
  /// The caption's first line: what was called.
  var title: String
  /// The caption's second line.
  var note = ""
  /// Draws around the origin, which is the middle of the cell.
  var draw: @Sendable (inout Canvas) -> Void
}

/// A grid of small pictures with captions.
struct Sheet: Sendable {
  /// How many cells lie side by side.
  var columns: Int
  /// The room of a cell's drawing.
  var size: CGSize
  /// The cells, row by row.
  var cells: [Cell]

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let caption: CGFloat = 40

  func drawing() -> DisplayList {
    let rows = (cells.count + columns - 1) / columns
    let step = CGSize(width: size.width + Self.gap, height: size.height + Self.caption + Self.gap)
    var canvas = Canvas(
      size: CGSize(
        width: 2 * Self.margin - Self.gap + step.width * CGFloat(columns),
        height: 2 * Self.margin - Self.gap + step.height * CGFloat(rows)))
    for (i, cell) in cells.enumerated() {
      let middle = CGPoint(
        x: Self.margin + step.width * CGFloat(i % columns) + size.width / 2,
        y: Self.margin + step.height * CGFloat(i / columns) + size.height / 2)
      let panel = Path(
        roundedRect: CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
        cornerRadius: 8)
      canvas.group(at: middle, clip: panel) {
        $0.fill(panel, Ink.panel)
        cell.draw(&$0)
      }
      canvas.text(
        cell.title, at: CGPoint(x: middle.x, y: middle.y + size.height / 2 + 17), size: 12,
        weight: .semibold)
      canvas.text(
        cell.note, at: CGPoint(x: middle.x, y: middle.y + size.height / 2 + 32), size: 10.5,
        color: Ink.gray)
    }
    return canvas.finish()
  }
}
