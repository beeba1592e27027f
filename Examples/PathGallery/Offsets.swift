import FiligreePaths
import Foundation

/// Outlines moved in and out in steps, with each join.
enum Offsets {
  private static let shapes: [(name: String, path: Path, steps: [CGFloat])] = [
    (
      "star", Shapes.star(outer: 46, inner: 20).offsetBy(dx: 0, dy: 5),
      [-12, -9, -6, -3, 0, 4, 8, 12, 16]
    ),
    (
      "letter", Shapes.letter("R", size: 120),
      [-8, -6, -4, -2, 0, 4, 8, 12, 16, 20, 24]
    ),
    (
      "dumbbell", Shapes.dumbbell,
      [-30, -25, -20, -15, -10, -8, -5, 0, 5, 10, 15, 20, 25, 30]
    ),
  ]
  private static let joins: [(name: String, join: CGLineJoin)] = [
    (".miter", .miter), (".round", .round), (".bevel", .bevel),
  ]

  static let sheet = Sheet(
    columns: 3, size: CGSize(width: 300, height: 190),
    cells: shapes.flatMap { shape in
      joins.map { join in
        let least = Int(shape.steps.first ?? 0)
        let most = Int(shape.steps.last ?? 0)
        return Cell(
          title: "\(shape.name).offset(by: d, join: \(join.name))",
          note: "d from −\(-least) to \(most)"
        ) {
          $0.steps(of: shape.path, shape.steps, join: join.join)
        }
      }
    })
}

extension Canvas {
  /// Offsets as a map's contour lines: outwards towards blue, inwards towards orange.
  fileprivate mutating func steps(of path: Path, _ steps: [CGFloat], join: CGLineJoin) {
    let outer = steps.max() ?? 1
    let inner = -(steps.min() ?? -1)
    for distance in steps.sorted(by: >) {
      let offset = path.offset(by: distance, join: join)
      if distance > 0 {
        fill(offset, Ink.blue, opacity: 0.07)
        line(offset, Ink.mix(Ink.violet, Ink.blue, distance / outer), 0.9)
      } else if distance < 0 {
        fill(offset, Ink.orange, opacity: 0.13)
        line(offset, Ink.mix(Ink.red, Ink.orange, -distance / inner), 0.9)
      } else {
        fill(path, Ink.page)
        line(path, Ink.dark, 1.8)
      }
    }
  }
}
