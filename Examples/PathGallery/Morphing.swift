import FiligreePaths
import Foundation

/// Shapes on the way to others.
enum Morphing {
  static let sheet = Sheet(
    columns: 7, size: CGSize(width: 124, height: 118),
    cells: row(Shapes.star(outer: 50, inner: 21), Shapes.heart.fitted(to: frame), "star", "heart")
      + row(
        Shapes.letter("B", size: 92), Shapes.letter("&", size: 92), "B", "&")
      + row(
        Path(roundedRect: CGRect(x: -50, y: -26, width: 100, height: 52), cornerRadius: 20),
        Shapes.flower(6, radius: 78, valley: 14), "rounded rectangle", "flower"))

  private static let frame = CGSize(width: 92, height: 92)

  private static func row(_ a: Path, _ b: Path, _ from: String, _ to: String) -> [Cell] {
    let morph = PathInterpolation(from: a, to: b)
    return (0...6).map { step in
      let path = morph.path(at: CGFloat(step) / 6)
      let title = step == 0 ? from : step == 6 ? to : "fraction: \(step)/6"
      return Cell(title: title, note: path.counts) {
        $0.area(path, Ink.mix(Ink.blue, Ink.red, CGFloat(step) / 6))
      }
    }
  }
}
