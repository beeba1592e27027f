import FiligreePaths
import Foundation

/// Patterns of dashes, each from four phases.
enum Dashes {
  private static let wave = Path.svg("M-100 6C-60-70-40 70 0 0C40-70 60 70 100-6")
  private static let box = Path(
    roundedRect: CGRect(x: -92, y: -30, width: 184, height: 60), cornerRadius: 26)

  private static let rows: [(dash: [CGFloat], cap: CGLineCap, width: CGFloat, path: Path)] = [
    ([24, 12], .butt, 7, wave), ([24, 8, 2, 8], .butt, 7, wave), ([20], .butt, 7, box),
    ([24, 6, 10], .butt, 7, box), ([0, 14], .round, 8, wave), ([1, 14, 14, 14], .round, 7, box),
  ]

  static let sheet = Sheet(
    columns: 4, size: CGSize(width: 224, height: 84),
    cells: rows.flatMap { row in
      ([0, 8, 16, 24] as [CGFloat]).map { phase in
        let style = StrokeStyle(
          lineWidth: row.width, lineCap: row.cap, lineJoin: .round, dash: row.dash,
          dashPhase: phase)
        let numbers = row.dash.map { String(Int($0)) }.joined(separator: ", ")
        return Cell(
          title: "dash: [\(numbers)]",
          note: "phase \(Int(phase)), \(row.cap == .round ? "round" : "butt") cap"
        ) {
          $0.line(row.path, Ink.faint, 0.8)
          $0.fill(row.path.strokedPath(style), Ink.violet)
          if let start = row.path.segmentEnds.first { $0.dot(start, Ink.red, radius: 1.8) }
        }
      }
    })
}
