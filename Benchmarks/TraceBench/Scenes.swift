import FiligreePaths
import FiligreeText
import Foundation

/// Drawings whose exact outlines are known: what tracers are measured on.
///
/// Each is ink on paper, drawn in a square of 512 units and made from a fixed seed; other sizes are the
/// same drawing scaled.
enum Scenes {
  static let names = ["logo", "flat", "ink", "map", "text"]

  /// The ink of a scene, to be filled by the non-zero rule, in a square of `size` pixels.
  static func path(_ name: String, size: Double) -> Path {
    var path: Path
    switch name {
    case "logo": path = logo()
    case "flat": path = flat()
    case "ink": path = ink()
    case "map": path = map()
    default: path = page()
    }
    // Nothing touches the frame: what lies beyond it nobody could trace.
    path = path.intersection(Path(CGRect(x: 8, y: 8, width: 496, height: 496)))
    return Path(
      storage: path.storage.applying(CGAffineTransform(scaleX: size / 512, y: size / 512)))
  }

  // MARK: The drawings

  /// A ring, a star, letters and a swoosh.
  private static func logo() -> Path {
    var path = circle(256, 220, 190).subtracting(circle(256, 220, 168))
    path = path.union(star(256, 205, 120, 50, points: 7, turn: 0.31))
    path = path.subtracting(circle(256, 205, 38))
    path = path.union(circle(256, 205, 22.5))
    var swoosh = Path()
    swoosh.move(to: CGPoint(x: 30.3, y: 330.2))
    swoosh.addCurve(
      to: CGPoint(x: 484, y: 290), control1: CGPoint(x: 170, y: 430),
      control2: CGPoint(x: 350, y: 400))
    swoosh.addCurve(
      to: CGPoint(x: 30.3, y: 330.2), control1: CGPoint(x: 360, y: 350),
      control2: CGPoint(x: 180, y: 370))
    swoosh.closeSubpath()
    path = path.union(swoosh)
    path = path.union(text("Filigree & Co", x: 52, y: 492, size: 58, font: "DejaVu Sans"))
    return path
  }

  /// Hills, clouds, trees and a sun with holes: smooth outlines and a few sharp ones.
  private static func flat() -> Path {
    var random = Random(seed: 11)
    var path = Path()
    path = path.union(circle(400, 96, 52))
    for i in 0..<12 {
      let a = Double(i) / 12 * 2 * Double.pi + 0.13
      var ray = Path()
      let (c, s) = (cos(a), sin(a))
      func at(_ r: Double, _ w: Double) -> CGPoint {
        CGPoint(x: 400 + c * r - s * w, y: 96 + s * r + c * w)
      }
      ray.move(to: at(60, -7))
      ray.addLine(to: at(86, 0))
      ray.addLine(to: at(60, 7))
      ray.closeSubpath()
      path = path.union(ray)
    }
    for i in 0..<9 {
      let x = 40 + Double(i % 3) * 170 + random.number(-20, 20)
      let y = 170 + Double(i / 3) * 120 + random.number(-15, 15)
      var shape = blob(x, y, random.number(32, 62), &random, rough: 0.35)
      shape = shape.subtracting(blob(x, y, random.number(10, 24), &random, rough: 0.25))
      path = path.union(shape)
    }
    for i in 0..<14 {
      path = path.union(
        leaf(30 + Double(i) * 34, 480, random.number(30, 60), random.number(-0.5, 0.5)))
    }
    return path
  }

  /// Pen strokes that swell and taper, hatching and contours.
  private static func ink() -> Path {
    var random = Random(seed: 5)
    var storage = PathStorage()
    for i in 0..<210 {
      let x = random.number(20, 480)
      let y = random.number(20, 480)
      let length = i % 3 == 0 ? random.number(60, 150) : random.number(14, 50)
      let a = 0.9 * sin(x / 90) + 0.8 * cos(y / 70) + random.number(-0.25, 0.25)
      let bend = random.number(-0.35, 0.35)
      let width = i % 3 == 0 ? random.number(1.2, 3.4) : random.number(0.7, 1.6)
      storage.append(
        stroke(x, y, length, a, bend, width).storage)
    }
    return Path(storage: storage)
  }

  /// Coasts, borders, rivers, towns and names.
  private static func map() -> Path {
    var random = Random(seed: 23)
    var path = Path()
    for (x, y, r) in [(150.0, 160.0, 100.0), (370, 150, 90), (180, 380, 95), (390, 380, 85)] {
      let land = coast(x, y, r, &random)
      // The coast as a line, with islands full of ink.
      path = path.union(
        Path(land.cgPath).strokedPath(StrokeStyle(lineWidth: 1.2, lineJoin: .round)))
      for _ in 0..<7 {
        path = path.union(
          coast(
            x + random.number(-1.2, 1.2) * r, y + random.number(-1.2, 1.2) * r,
            random.number(3, 11), &random))
      }
      for _ in 0..<3 {
        path = path.union(
          river(
            x + random.number(-40, 40), y + random.number(-40, 40), random.number(0, 6.28), &random
          )
          .strokedPath(
            StrokeStyle(lineWidth: random.number(0.8, 1.8), lineCap: .round, lineJoin: .round)))
      }
      for _ in 0..<6 {
        path = path.union(
          circle(x + random.number(-60, 60), y + random.number(-60, 60), random.number(1.6, 3)))
      }
    }
    for (i, name) in ["Arden", "Brisk Bay", "Corvo", "Dunmore", "Eastwick", "Fell"].enumerated() {
      path = path.union(
        text(
          name, x: 60 + Double(i % 3) * 150, y: 250 + Double(i / 3) * 230, size: 13,
          font: "DejaVu Sans"))
    }
    return path
  }

  /// A page of small text, turned a little.
  private static func page() -> Path {
    let lines = [
      "It was the hour of lamps. The printer set his",
      "letters one by one, and where two met he left a",
      "hair of lead between, for ink will run and paper",
      "swell: a page that looks too loose at night is",
      "black as soot by morning. Gauges lay in rows,",
      "12 of them, from 3 to 48 points, and beside",
      "each a proof: Quick foxes, jumping zebras; 7 & 9",
      "(the hardest), commas, semicolons, dashes.",
      "\"Measure,\" he said, \"and measure again; then",
      "cut.\" Nobody knew how many pages he had made,",
      "nor how few had ever been thrown away. In the",
      "yard the wind turned over yesterday's sheets",
      "and read them, as wind does, from the back to",
      "the front, skipping what was dull. Above, the",
      "swifts wrote circles. Even that he would have", "set in type, had they kept still a while.",
      "So went the year: five hundred quires of text,",
      "eleven maps, one ode, & no mistake but two.",
    ]
    var storage = PathStorage()
    let turn = CGAffineTransform(
      a: 0.999_925, b: 0.012_217, c: -0.012_217, d: 0.999_925, tx: 6, ty: -2)
    for (i, line) in lines.enumerated() {
      let path = text(
        line, x: 24, y: 50 + Double(i) * 26, size: i == 0 ? 19 : 17.5, font: "DejaVu Serif")
      storage.append(path.storage, transform: turn)
    }
    return Path(storage: storage)
  }

  // MARK: Their parts

  private static func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
  }

  private static func star(
    _ x: Double, _ y: Double, _ outer: Double, _ inner: Double, points: Int, turn: Double
  ) -> Path {
    var path = Path()
    for i in 0..<(2 * points) {
      let a = turn + Double(i) * Double.pi / Double(points)
      let r = i % 2 == 0 ? outer : inner
      let p = CGPoint(x: x + r * cos(a), y: y + r * sin(a))
      if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
    }
    path.closeSubpath()
    return path
  }

  static func text(
    _ string: String, x: Double, y: Double, size: Double, font: String
  ) -> Path {
    let layout = Paragraph(string, font: FontRequest(.named(font), size: size)).layout()
    var storage = PathStorage()
    for outline in layout.drawing().outlines {
      storage.append(
        outline.path.storage,
        transform: CGAffineTransform(translationX: x, y: y - layout.firstBaseline))
    }
    return Path(storage: storage)
  }

  /// A closed smooth curve through points around a center.
  private static func blob(
    _ x: Double, _ y: Double, _ r: Double, _ random: inout Random, rough: Double
  ) -> Path {
    let n = 7
    let points = (0..<n).map { i -> CGPoint in
      let a = Double(i) / Double(n) * 2 * Double.pi
      let d = r * (1 + random.number(-rough, rough))
      return CGPoint(x: x + d * cos(a), y: y + d * sin(a))
    }
    return smooth(points, isClosed: true)
  }

  private static func smooth(_ p: [CGPoint], isClosed: Bool) -> Path {
    var path = Path()
    let n = p.count
    path.move(to: p[0])
    for i in 0..<(isClosed ? n : n - 1) {
      let a = p[isClosed ? (i + n - 1) % n : max(i - 1, 0)]
      let b = p[i]
      let c = p[(i + 1) % n]
      let d = p[isClosed ? (i + 2) % n : min(i + 2, n - 1)]
      path.addCurve(
        to: c, control1: CGPoint(x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6),
        control2: CGPoint(x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6))
    }
    if isClosed { path.closeSubpath() }
    return path
  }

  private static func leaf(_ x: Double, _ y: Double, _ h: Double, _ lean: Double) -> Path {
    var path = Path()
    let top = CGPoint(x: x + lean * h, y: y - h)
    path.move(to: CGPoint(x: x, y: y))
    path.addCurve(
      to: top, control1: CGPoint(x: x - 0.35 * h, y: y - 0.3 * h),
      control2: CGPoint(x: x - 0.2 * h + lean * h, y: y - 0.7 * h))
    path.addCurve(
      to: CGPoint(x: x, y: y), control1: CGPoint(x: x + 0.2 * h + lean * h, y: y - 0.7 * h),
      control2: CGPoint(x: x + 0.35 * h, y: y - 0.3 * h))
    path.closeSubpath()
    return path
  }

  /// A stroke that begins and ends in a point.
  private static func stroke(
    _ x: Double, _ y: Double, _ length: Double, _ angle: Double, _ bend: Double, _ width: Double
  ) -> Path {
    let (c, s) = (cos(angle), sin(angle))
    func at(_ u: Double, _ v: Double) -> CGPoint {
      CGPoint(x: x + c * u * length - s * v, y: y + s * u * length + c * v)
    }
    let sag = bend * length
    var path = Path()
    path.move(to: at(0, 0))
    path.addCurve(
      to: at(1, 0), control1: at(0.3, sag + width), control2: at(0.7, sag + width))
    path.addCurve(
      to: at(0, 0), control1: at(0.7, sag - width), control2: at(0.3, sag - width))
    path.closeSubpath()
    return path
  }

  /// A jagged closed line, by displacing middles.
  private static func coast(_ x: Double, _ y: Double, _ r: Double, _ random: inout Random) -> Path {
    var points = (0..<6).map { i -> CGPoint in
      let a = Double(i) / 6 * 2 * Double.pi
      return CGPoint(x: x + r * cos(a), y: y + r * sin(a))
    }
    var size = 0.45
    while points.count < 2000 {
      var finer: [CGPoint] = []
      var longest = 0.0
      for i in points.indices {
        let (p, q) = (points[i], points[(i + 1) % points.count])
        let (dx, dy) = (q.x - p.x, q.y - p.y)
        longest = max(longest, (dx * dx + dy * dy).squareRoot())
        let k = random.number(-size, size)
        finer.append(p)
        finer.append(CGPoint(x: (p.x + q.x) / 2 - dy * k, y: (p.y + q.y) / 2 + dx * k))
      }
      points = finer
      size *= 0.85
      if longest < 9 { break }
    }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  private static func river(_ x: Double, _ y: Double, _ angle: Double, _ random: inout Random)
    -> Path
  {
    var points = [CGPoint(x: x, y: y)]
    var a = angle
    for _ in 0..<7 {
      a += random.number(-0.8, 0.8)
      let p = points[points.count - 1]
      points.append(CGPoint(x: p.x + 12 * cos(a), y: p.y + 12 * sin(a)))
    }
    return smooth(points, isClosed: false)
  }
}

/// The generator SplitMix64 by Steele, Lea and Flood (2014).
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }

  /// A number of the normal distribution, by twelve even ones.
  mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += number(0, 1) }
    return sum
  }
}
