import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

/// What walks along a path meets a `move` before anything else, however the path was built.
///
/// Strokes, dashes and offsets rely on that: `PathStorage` adds a `move` after a `close`, and drops
/// a `close` that has nothing to close.
@Suite struct StrokeWalkTests {
  private func isWellFormed(_ path: PathStorage) -> Bool {
    var previous: PathVerb?
    for verb in path.verbs {
      if previous == nil || previous == .close, verb != .move { return false }
      previous = verb
    }
    return path.points.count == path.verbs.reduce(0) { $0 + $1.pointCount }
  }

  private func expectWalkable(_ path: Path, _ comment: String) {
    let storage = path.storage
    expect(isWellFormed(storage) && isWellFormed(storage.finite()), "\(comment)")
    let style = StrokeStyle(lineWidth: 3, lineCap: .square, dash: [4, 3])
    _ = path.strokedPath(StrokeStyle(lineWidth: 3))
    _ = path.strokedPath(style)
    _ = storage.strokedLines(style, tolerance: 0.1)
  }

  @Test func segmentsAfterAClose() throws {
    var path = Path()
    path.closeSubpath()
    expect(path.isEmpty)
    path.addLine(to: CGPoint(x: 5, y: 5))
    expect(path.isEmpty)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    path.closeSubpath()
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 10, y: 50))
    expect(path.svg == "M10 10H50zm0 0V50")
    expectWalkable(path, "built")

    expectWalkable(try Path(svg: "M10 10H50zV50"), "SVG")
    expect(try Path(svg: "M10 10H50zV50") == path)
    #expect(throws: SVGPathError.self) { try Path(svg: "zM10 10H50") }
    let coded = try JSONDecoder().decode(Path.self, from: JSONEncoder().encode(path))
    expect(coded == path)
    expectWalkable(coded, "decoded")
  }

  /// Every order of elements, some of them not finite, by every way of putting paths together.
  @Test func anyOrderOfElements() {
    for seed in 0..<400 as Range<UInt64> {
      var random = RandomSource(seed: seed)
      var path = Path()
      func point() -> CGPoint {
        let x: CGFloat = random.next() % 8 == 0 ? .nan : CGFloat(random.number(in: -50...50))
        return CGPoint(x: x, y: CGFloat(random.number(in: -50...50)))
      }
      for _ in 0..<8 {
        switch random.next() % 7 {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        case 4: path.addPath(Path { _ in })
        case 5: path.addPath(path)
        default: path.closeSubpath()
        }
        if path.storage.verbs.count > 60 { break }
      }
      expectWalkable(path, "seed \(seed)")
      expectWalkable(Path(path.cgPath.mutableCopy() ?? CGMutablePath()), "seed \(seed), copied")
    }
  }
}
