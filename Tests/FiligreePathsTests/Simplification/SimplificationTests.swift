import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct SimplificationTests {
  @Test func cutsOfACurveGoAway() {
    let disc = circle(100)
    let cut = Path(storage: disc.storage.cut(into: 16))
    expect(segmentCount(cut) == 64)
    // A quarter strays by 0.027 of the circle; so does the fit.
    for (tolerance, most) in [(0.001, 8), (0.05, 4), (0.5, 3)] as [(CGFloat, Int)] {
      let simple = cut.simplified(tolerance: tolerance)
      expect(segmentCount(simple) <= most, "\(tolerance): \(segmentCount(simple))")
      expect(hausdorff(simple, cut) <= tolerance)
    }
  }

  @Test func chainsOfShortLinesBecomeCurves() {
    let lines = Path(storage: circle(100).storage.flattened(tolerance: 0.01))
    let simple = lines.simplified(tolerance: 0.1)
    expect(segmentCount(lines) > 100)
    expect(segmentCount(simple) <= 5, "\(segmentCount(simple))")
    expect(hausdorff(simple, lines) <= 0.1)
    expect(abs(simple.signedArea - lines.signedArea) < 0.1 * 628)
  }

  @Test func linesStayLinesAndCornersStay() {
    var path = Path()
    for (x, y) in [(0, 0), (5, 0), (6, 0), (10, 0), (10, 4), (10, 10), (5, 10), (0, 10), (0, 1)] {
      let point = CGPoint(x: x, y: y)
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    expect(path.simplified(tolerance: 0.25) == square())
    expect(square().simplified(tolerance: 0.25) == square())
    let star = Path { path in
      for i in 0..<10 {
        let radius: CGFloat = i % 2 == 0 ? 50 : 20
        let angle = CGFloat(i) * .pi / 5
        let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    expect(star.simplified(tolerance: 0.5) == star)
  }

  @Test func linesBetweenCurvesStayLines() {
    // A stadium: two half circles, cut in many, and two lines that meet them smoothly.
    let half = circle(10).trimmedPath(from: 0.25, to: 0.75)
    var path = Path(storage: half.storage.cut(into: 8))
    path.addLine(to: CGPoint(x: 60, y: -10))
    let other = circle(10, about: CGPoint(x: 60, y: 0))
    for part in [other.trimmedPath(from: 0.75, to: 1), other.trimmedPath(from: 0, to: 0.25)] {
      Path(storage: part.storage.cut(into: 8)).forEach { element in
        if case .curve(let end, let a, let b) = element {
          path.addCurve(to: end, control1: a, control2: b)
        }
      }
    }
    path.closeSubpath()
    let simple = path.simplified(tolerance: 0.05)
    var kinds = ""
    simple.forEach { element in
      switch element {
      case .move: kinds += "m"
      case .line: kinds += "l"
      case .quadCurve, .curve: kinds += "c"
      case .closeSubpath: kinds += "z"
      }
    }
    expect(kinds == "mcclccz", "\(kinds)")
    expect(hausdorff(simple, path) <= 0.05)
  }

  @Test func stairsOfPixels() {
    let stairs = Path { path in
      path.move(to: .zero)
      for i in 0..<60 {
        path.addLine(to: CGPoint(x: CGFloat(i + 1), y: CGFloat(i)))
        path.addLine(to: CGPoint(x: CGFloat(i + 1), y: CGFloat(i + 1)))
      }
    }
    let simple = stairs.simplified(tolerance: 1)
    expect(segmentCount(simple) == 1, "\(simple)")
    expect(simple.currentPoint == CGPoint(x: 60, y: 60))
  }

  @Test func nothingToDo() {
    let disc = circle(5)
    for tolerance in [0, -1, CGFloat.nan] {
      expect(disc.simplified(tolerance: tolerance) == disc)
    }
    expect(disc.simplified(tolerance: 1e-6) == disc)
    expect(Path().simplified(tolerance: 1).isEmpty)
    let moves = Path {
      $0.move(to: .zero)
      $0.move(to: CGPoint(x: 1, y: 1))
    }
    expect(moves.simplified(tolerance: 1) == moves)
    let dot = Path {
      $0.move(to: .zero)
      $0.addLine(to: .zero)
    }
    expect(dot.simplified(tolerance: 1) == dot)
    let closedDot = Path {
      $0.move(to: .zero)
      $0.closeSubpath()
    }
    expect(closedDot.simplified(tolerance: 1) == closedDot)
  }

  @Test func uselessTolerancesGiveThePathItself() {
    for tolerance in [0, -1, .nan, -.infinity] as [CGFloat] {
      expect(circle(5).simplified(tolerance: tolerance) == circle(5), "\(tolerance)")
    }
    let huge = circle(1).applying(CGAffineTransform(scaleX: 1e141, y: 1e141))
    expect(huge.simplified(tolerance: 1e139) == huge)
  }

  @Test func badNumbers() {
    var path = circle(5)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    expect(path.simplified(tolerance: 0.1).storage.isFinite)
    for tolerance in [1e-300, 1e-9, 1e9, 1e300, .infinity] as [CGFloat] {
      for scale in [1e-300, 1e-150, 1, 1e150, 1e300] as [CGFloat] {
        let scaled = circle(1).applying(CGAffineTransform(scaleX: scale, y: scale))
        let simple = scaled.simplified(tolerance: tolerance)
        expect(simple.storage.isFinite)
        expect(segmentCount(simple) <= segmentCount(scaled))
      }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func staysWithinTheTolerance(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for n in 0..<12 {
      let path = random.path()
      let tolerance = CGFloat([0.02, 0.3, 3, 40][n % 4])
      let source =
        switch n % 3 {
        case 0: path
        case 1: Path(storage: path.storage.flattened(tolerance: 0.1))
        default: Path(storage: path.storage.cut(into: 5))
        }
      let simple = source.simplified(tolerance: tolerance)
      let message = "seed \(seed), case \(n), tolerance \(tolerance): \(source.svg)"
      expect(segmentCount(simple) <= segmentCount(source), "\(message)")
      expect(hausdorff(simple, source) <= tolerance * (1 + 1e-6), "\(message)")
      expect(verbs(simple, .close) == verbs(source, .close), "\(message)")
      expect(verbs(simple, .move) == verbs(source, .move), "\(message)")
      expect(source.simplified(tolerance: tolerance) == simple)
    }
  }

  @Test func noiseAlongACurve() {
    var random = RandomSource(seed: 7)
    let lines = Path(storage: circle(100).storage.flattened(tolerance: 0.001))
    let noisy = Path { path in
      lines.forEach { element in
        switch element {
        case .move(let p): path.move(to: p)
        case .line(let p):
          let (dx, dy) = (random.number(in: -0.3...0.3), random.number(in: -0.3...0.3))
          path.addLine(to: CGPoint(x: p.x + dx, y: p.y + dy))
        default: path.closeSubpath()
        }
      }
    }
    let simple = noisy.simplified(tolerance: 1)
    expect(segmentCount(simple) <= 6, "\(segmentCount(simple))")
    expect(hausdorff(simple, noisy) <= 1)
  }

  /// How many segments there are, closing lines of no length not counted.
  private func segmentCount(_ path: Path) -> Int {
    let lengths = PathMeasure(path, accuracy: 0.1).lengths
    return zip(lengths, lengths.dropFirst()).count { $0 < $1 }
  }

  private func verbs(_ path: Path, _ verb: PathVerb) -> Int {
    path.storage.verbs.count { $0 == verb }
  }
}

/// The Hausdorff distance of two paths' subpaths, by samples: never more than it is.
func hausdorff(_ a: Path, _ b: Path) -> CGFloat {
  let (first, second) = (PathMeasure(a, accuracy: 1e-6), PathMeasure(b, accuracy: 1e-6))
  guard first.length > 0, second.length > 0 else { return 0 }
  var worst: CGFloat = 0
  for (from, to) in [(first, second), (second, first)] {
    for i in 0...300 {
      guard let point = from.point(atLength: from.length * CGFloat(i) / 300),
        let nearest = to.nearestPoint(to: point)
      else { continue }
      worst = max(worst, nearest.distance)
    }
  }
  return worst
}

extension PathStorage {
  /// The path with each segment cut into equally many of equal parameter width.
  func cut(into count: Int) -> PathStorage {
    let table = PathSegments(self)
    var result = PathStorage()
    for subpath in table.subpaths {
      result.move(to: subpath.start)
      for i in subpath.range {
        if table.verbs[i] == .close {
          result.close()
          continue
        }
        for k in 0..<count {
          let part = table[i].part(
            from: CGFloat(k) / CGFloat(count), to: CGFloat(k + 1) / CGFloat(count))
          switch part.kind {
          case .line: result.line(to: part.p3)
          case .quad: result.quad(to: part.p3, control: part.p1)
          case .cubic: result.cubic(to: part.p3, control1: part.p1, control2: part.p2)
          }
        }
      }
    }
    return result
  }
}
