import FiligreeDrawing
import FiligreePixels
import Foundation

extension [GradientStop] {
  /// Fewer stops, between which colors are within half a level of 255 of what they were.
  ///
  /// A display list has many where colors were mixed in other numbers; people write few. From each stop on
  /// the furthest one is kept to which a straight line passes all stops between (K. Reumann and
  /// A. Witkam, 1974, with the tolerance at the stops themselves).
  var thinned: [GradientStop] {
    guard count > 2 else { return self }
    let colors = map { stop in
      let color = SVGColor(stop.color)
      let c = color.components * color.alpha
      return SIMD4(c.x, c.y, c.z, color.alpha)
    }
    func isStraight(_ from: Int, _ to: Int) -> Bool {
      let length = self[to].location - self[from].location
      // Hard edges stay.
      guard length > 0 else { return false }
      return (from + 1..<to).allSatisfy { index in
        let part = Double((self[index].location - self[from].location) / length)
        let error = colors[from] + (colors[to] - colors[from]) * part - colors[index]
        return (0..<4).allSatisfy { abs(error[$0]) <= 0.5 / 255 }
      }
    }
    var kept = [self[0]]
    var last = 0
    while last < count - 1 {
      var next = last + 1
      while next + 1 < count, isStraight(last, next + 1) { next += 1 }
      kept.append(self[next])
      last = next
    }
    return kept
  }
}
