import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct RectTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func rectangles() {
    expect(Path(rect).description == "10 20 m 110 20 l 110 80 l 10 80 l h")
    var path = Path()
    path.addRects([rect, CGRect(x: 0, y: 0, width: 1, height: 1)])
    expect(path.storage.verbs.filter { $0 == .close }.count == 2)
    path = Path()
    path.addRect(.null)
    expect(path.isEmpty)
    expect(
      Path(CGRect(x: 10, y: 10, width: -10, height: -5)).description
        == "0 5 m 10 5 l 10 10 l 0 10 l h")
  }

  @Test func ellipses() {
    let path = Path(ellipseIn: rect)
    expect(path.storage.verbs == [.move, .cubic, .cubic, .cubic, .cubic, .close])
    expect(path.storage.points[0] == CGPoint(x: 110, y: 50))
    expect(path.boundingRect == rect)
    for p in path.storage.lines(1e-4).points {
      expect(abs(hypot((p.x - 60) / 50, (p.y - 50) / 30) - 1) < 2.8e-4)
    }
  }

  @Test func circularCorners() {
    let path = Path(roundedRect: rect, cornerRadius: 10, style: .circular)
    expect(
      path.storage.verbs
        == [.move, .line, .cubic, .line, .cubic, .line, .cubic, .line, .cubic, .close])
    expect(path.storage.points[0] == CGPoint(x: 110, y: 50))
    expect(path.storage.points[1] == CGPoint(x: 110, y: 70))
    expect(path.boundingRect == rect)
  }

  @Test func continuousIsTheDefault() {
    let path = Path(roundedRect: rect, cornerRadius: 10)
    expect(path == Path(roundedRect: rect, cornerRadius: 10, style: .continuous))
    expect(path != Path(roundedRect: rect, cornerRadius: 10, style: .circular))
    // The corner reaches 1.528665 radii, and begins behind the top left one.
    expect(abs(path.storage.points[0].x - (10 + 15.28665)) < 1e-9)
    expect(path.storage.points[0].y == 20)
    expect(abs(path.storage.points[1].x - (110 - 15.28665)) < 1e-9)
    expect(path.storage.verbs.filter { $0 == .cubic }.count == 12)
    // Its middle is a little farther in than a circle's.
    expect(path.boundingRect == rect)
  }

  @Test func continuousCornersChangeWithoutAJump() {
    // From a small radius to beyond half of the height, in small steps; corners without and with
    // room.
    func points(_ radius: CGFloat) -> [CGPoint] {
      let path = Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
      expect(abs(path.boundingRect.width - 100) < 1e-9)
      expect(abs(path.boundingRect.height - 60) < 1e-9)
      // Those of the curves; the lines between them vanish on the way.
      var points: [CGPoint] = []
      path.forEach { element in
        if case .curve(let end, let control1, let control2) = element {
          points += [control1, control2, end]
        }
      }
      return points
    }
    var last = points(5)
    for step in 1...300 {
      let next = points(5 + 0.1 * CGFloat(step))
      expect(next.count == 36)
      for (a, b) in zip(last, next) {
        expect(hypot(a.x - b.x, a.y - b.y) < 0.4, "step \(step)")
      }
      last = next
    }
  }

  @Test func halfTheSideIsACapsule() {
    for style in RoundedCornerStyle.allCases {
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 1000, style: style)
      // On the short sides the ends are half circles of radius 30, but for where the long sides,
      // which have room, begin to be continuous.
      let p = path.storage.lines(1e-4).points
      expect(p.contains { abs($0.x) < 1e-9 && abs($0.y - 30) < 0.5 })
      expect(abs(path.boundingRect.width - 100) < 1e-9)
      if style == .circular {
        for q in p where q.x < 30 {
          expect(abs(hypot(q.x - 30, q.y - 30) - 30) < 0.01)
        }
      }
    }
    let square = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 30, style: .continuous)
    for q in square.storage.lines(1e-4).points {
      expect(abs(hypot(q.x - 30, q.y - 30) - 30) < 0.01)
    }
  }

  @Test func aRadiusForEachCorner() {
    let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 20)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    expect(path.contains(CGPoint(x: 109.5, y: 20.5)))
    expect(path.contains(CGPoint(x: 10.5, y: 79.5)))
    expect(!path.contains(CGPoint(x: 11, y: 21)))
    expect(!path.contains(CGPoint(x: 108, y: 78)))
    // Too large for a side: all shrink by the same factor.
    let large = RectangleCornerRadii(
      topLeading: 90, bottomLeading: 30, bottomTrailing: 0, topTrailing: 0)
    let scaled = Path(roundedRect: rect, cornerRadii: large, style: .circular)
    expect(scaled.boundingRect == rect)
    expect(scaled.contains(CGPoint(x: 60, y: 22)))
  }

  @Test func uselessRadiiAreSquareCorners() {
    for radius in [0, -5, CGFloat.nan] {
      for style in RoundedCornerStyle.allCases {
        expect(Path(roundedRect: rect, cornerRadius: radius, style: style) == Path(rect))
      }
    }
    expect(Path(roundedRect: .null, cornerRadius: 5).isEmpty)
    expect(Path(roundedRect: rect, cornerRadius: .infinity).storage.isFinite)
  }

  @Test func transforms() {
    var path = Path()
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: 5, height: 8),
      transform: CGAffineTransform(translationX: 100, y: 0))
    expect(path.boundingRect.minX == 110)
  }
}
