import FiligreePaths
import Foundation

/// How a `viewBox` is fitted into a viewport: `preserveAspectRatio` (SVG 2, section 8.7).
package struct SVGFitting: Hashable, Sendable {
  /// Where the box is, where there is room: 0 for the start, 1 for the end; nil to stretch it.
  package var place: CGPoint? = CGPoint(x: 0.5, y: 0.5)
  /// Whether it covers the viewport, rather than lie in it.
  package var isSlice = false

  /// From a box to a viewport.
  package func transform(from box: CGRect, to viewport: CGRect) -> CGAffineTransform {
    var (sx, sy) = (viewport.width / box.width, viewport.height / box.height)
    var free = CGPoint.zero
    if let place {
      let scale = isSlice ? max(sx, sy) : min(sx, sy)
      (sx, sy) = (scale, scale)
      free = CGPoint(
        x: (viewport.width - box.width * scale) * place.x,
        y: (viewport.height - box.height * scale) * place.y)
    }
    return CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: viewport.minX + free.x - box.minX * sx,
      ty: viewport.minY + free.y - box.minY * sy)
  }
}

extension ValueScanner {
  /// A value of `preserveAspectRatio`; the default where it is none.
  mutating func fitting() -> SVGFitting {
    skipSpace()
    var word = self.word()
    if word == "defer" {
      skipSpace()
      word = self.word()
    }
    guard let word else { return SVGFitting() }
    if word == "none" { return SVGFitting(place: nil) }
    let places: [Substring: CGFloat] = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard word.utf8.count == 8, word.hasPrefix("x"), word.dropFirst(4).hasPrefix("Y"),
      let x = places[word.dropFirst().prefix(3)], let y = places[word.suffix(3)]
    else { return SVGFitting() }
    skipSpace()
    return SVGFitting(place: CGPoint(x: x, y: y), isSlice: self.word() == "slice")
  }
}
