import FiligreePaths
import FiligreeTestSupport
import Foundation

/// Outlines from which work for the booleans is made.
enum Shapes {
  private static func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  private static func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: round(x), y: round(y))
  }

  private static func somewhere(_ random: inout RandomSource) -> CGPoint {
    let x = random.number(in: 0...1000)
    return point(x, random.number(in: 0...1000))
  }

  private static func polygon(_ points: [CGPoint]) -> Path {
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  /// How many segments a path has, the closing ones included.
  static func segmentCount(_ path: CGPath) -> Int {
    var count = 0
    Path(path).forEach {
      if case .move = $0 { return }
      count += 1
    }
    return count
  }

  /// A regular polygon of radius 40 about some point near the middle.
  static func regular(_ n: Int, _ random: inout RandomSource) -> CGPath {
    let x = random.number(in: 40...80)
    let y = random.number(in: 40...80)
    let turn = random.number(in: 0...6)
    return polygon(
      (0..<n).map {
        let angle = turn + Double($0) * 2 * .pi / Double(n)
        return point(x + 40 * cos(angle), y + 40 * sin(angle))
      }
    ).cgPath
  }

  /// A circle of four cubics about some point near the middle.
  static func circle(_ random: inout RandomSource) -> CGPath {
    let x = round(random.number(in: 40...80))
    let y = round(random.number(in: 40...80))
    let r = round(random.number(in: 30...45))
    return Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r)).cgPath
  }

  /// Polygons with vertices anywhere: every edge crosses many others.
  static func polygons(_ count: Int, _ n: Int, _ random: inout RandomSource) -> CGPath {
    var path = Path()
    for _ in 0..<count {
      path.addPath(polygon((0..<n).map { _ in somewhere(&random) }))
    }
    return path.cgPath
  }

  /// Polygons with vertices on a small square grid.
  static func gridPolygons(
    _ count: Int, _ n: Int, _ side: Int, _ random: inout RandomSource
  ) -> CGPath {
    var path = Path()
    for _ in 0..<count {
      let points = (0..<n).map { _ in
        let x = Int.random(in: 0...side, using: &random)
        return CGPoint(x: x, y: Int.random(in: 0...side, using: &random))
      }
      path.addPath(polygon(points))
    }
    return path.cgPath
  }

  /// An outline of 14 cubics and 22 units, so many times in one path, each point within `distance` of its own
  /// place: an icon whose layers were drawn one over the other.
  static func nearIcons(
    _ count: Int, within distance: Double, _ random: inout RandomSource
  ) -> CGPath {
    let nodes = 14
    func near(_ angle: Double, _ radius: Double) -> CGPoint {
      let x = 12 + radius * cos(angle) + random.number(in: -distance...distance)
      let y = 12 + radius * sin(angle) + random.number(in: -distance...distance)
      // A hundredth of the distance tells the outlines apart.
      let step = 0.01 * distance
      return CGPoint(x: (x / step).rounded() * step, y: (y / step).rounded() * step)
    }
    let step = 2 * .pi / Double(nodes)
    func radius(_ node: Int) -> Double { node % 2 == 0 ? 11 : 7 }
    var path = Path()
    for _ in 0..<count {
      let start = near(0, radius(0))
      path.move(to: start)
      for i in 1...nodes {
        let (from, to) = (Double(i - 1) * step, Double(i) * step)
        path.addCurve(
          to: i == nodes ? start : near(to, radius(i)),
          control1: near(from + step / 3, radius(i - 1)), control2: near(to - step / 3, radius(i)))
      }
      path.closeSubpath()
    }
    return path.cgPath
  }

  /// Closed runs of cubics with points anywhere.
  static func cubics(_ count: Int, _ n: Int, _ random: inout RandomSource) -> CGPath {
    var path = Path()
    for _ in 0..<count {
      path.move(to: somewhere(&random))
      for _ in 0..<n {
        let control1 = somewhere(&random)
        let control2 = somewhere(&random)
        path.addCurve(to: somewhere(&random), control1: control1, control2: control2)
      }
      path.closeSubpath()
    }
    return path.cgPath
  }

  /// Jagged 20-gons, so many to an area that neighbors overlap.
  static func stars(_ n: Int, _ random: inout RandomSource) -> [CGPath] {
    let size = 1000 * Double(n).squareRoot() / 30
    return (0..<n).map { _ in
      let x = random.number(in: 0...size)
      let y = random.number(in: 0...size)
      return polygon(
        (0..<20).map {
          let angle = Double($0) * .pi / 10
          let r = random.number(in: 10...40)
          return point(x + r * cos(angle), y + r * sin(angle))
        }
      ).cgPath
    }
  }

  /// Two wavy closed outlines of `n` edges in all, which cross a few times.
  static func coasts(_ n: Int, _ random: inout RandomSource) -> (CGPath, CGPath) {
    func coast(_ x: Double) -> CGPath {
      let phase = random.number(in: 0...6)
      return polygon(
        (0..<n / 2).map {
          let a = Double($0) * 4 * .pi / Double(n)
          let r = 3000 + 600 * cos(5 * a + phase) + 200 * cos(31 * a)
          return point(x + r * cos(a), 5000 + r * sin(a))
        }
      ).cgPath
    }
    let first = coast(4500)
    return (first, coast(5500))
  }

  /// Pairs of overlapping squares, one of each operand, in rows.
  static func squarePairs(_ n: Int) -> (CGPath, CGPath) {
    let side = max(1, Int(Double(n).squareRoot()))
    var first = Path()
    var second = Path()
    for i in 0..<n {
      let x = i % side * 10
      let y = i / side * 10
      first.addRect(CGRect(x: x, y: y, width: 5, height: 5))
      second.addRect(CGRect(x: x + 2, y: y + 2, width: 5, height: 5))
    }
    return (first.cgPath, second.cgPath)
  }

  // MARK: Letters

  /// Every two of some letters, one over the other with a little shift.
  static func letterPairs(_ random: inout RandomSource) -> [(CGPath, CGPath)] {
    let letters = outlines.compactMap { try? Path(svg: $0) }
    var pairs: [(CGPath, CGPath)] = []
    for a in letters {
      for b in letters {
        let dx = round(random.number(in: -40...40))
        let dy = round(random.number(in: -40...40))
        pairs.append((a.cgPath, b.applying(CGAffineTransform(translationX: dx, y: dy)).cgPath))
      }
    }
    return pairs
  }

  /// Letters of lines and quadratics about 200 units high, as a font has them.
  private static let outlines = [
    // o
    """
    M10 60Q10 5 60 5Q110 5 110 60Q110 115 60 115Q10 115 10 60Z
    M32 60Q32 98 60 98Q88 98 88 60Q88 22 60 22Q32 22 32 60Z
    """,
    // b
    """
    M15 0L35 0L35 18Q48 2 70 2Q115 4 115 60Q115 114 70 118Q48 117 35 100L35 180L15 180Z
    M35 60Q36 100 66 100Q94 98 94 60Q94 22 66 20Q37 20 35 60Z
    """,
    // e
    """
    M112 55L30 55Q32 20 66 19Q88 19 108 30L108 11Q88 2 64 2Q10 4 9 60Q10 114 62 118
    Q110 116 112 64ZM92 70Q90 100 62 101Q34 99 31 70Z
    """,
    // s
    """
    M90 110L90 92Q72 101 54 101Q30 101 30 86Q30 75 52 71L60 69Q98 62 98 35Q98 3 52 2Q32 2 10 9
    L10 30Q32 19 52 19Q78 19 78 34Q78 47 54 52L46 54Q11 60 11 85Q12 116 56 118Q74 118 90 110Z
    """,
    // R
    """
    M20 0L40 0L40 72L62 72Q80 72 92 50L116 0L140 0L112 55Q104 72 92 78Q126 86 126 120
    Q126 164 68 165L20 165ZM40 147L40 90L68 90Q104 90 104 119Q104 147 68 147Z
    """,
    // D
    """
    M20 0L65 0Q150 2 150 82Q150 164 65 165L20 165ZM42 18L42 147L66 147Q128 146 128 82
    Q128 19 66 18Z
    """,
    // v
    "M6 116L28 116L62 22L96 116L118 116L74 0L50 0Z",
    // u
    """
    M18 46L18 116L38 116L38 47Q38 18 62 18Q92 19 92 52L92 116L112 116L112 0L92 0L92 18Q79 -3 56 -3
    Q19 -2 18 46Z
    """,
    // 8
    """
    M60 82Q26 81 26 47Q26 14 60 14Q94 14 95 47Q94 81 60 82ZM38 91Q8 99 8 130Q9 168 60 169
    Q112 168 112 130Q112 99 82 91Q116 84 116 48Q115 -2 60 -3Q5 -2 5 48Q5 84 38 91ZM30 126
    Q30 99 60 98Q90 99 90 126Q90 152 60 153Q30 152 30 126Z
    """,
    // t
    """
    M44 150L44 116L84 116L84 100L44 100L44 38Q44 17 62 17L84 17L84 0L62 0Q24 0 24 38L24 100L8 100
    L8 116L24 116L24 150Z
    """,
  ]
}
