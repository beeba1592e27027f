import FiligreePaths
import FiligreeTestSupport
import Foundation

/// Makes the paths of each kind.
struct CaseMaker {
  var random: RandomSource

  mutating func integer(_ low: Int, _ high: Int) -> Int {
    low + Int(random.next() % UInt64(high - low + 1))
  }

  mutating func point(_ size: Double = 100) -> CGPoint {
    CGPoint(x: random.number(in: 0...size), y: random.number(in: 0...size))
  }

  mutating func gridPoint(_ steps: Int) -> CGPoint {
    CGPoint(x: Double(integer(0, steps)), y: Double(integer(0, steps)))
  }

  mutating func pair(_ kind: FuzzCase.Kind) -> (Path, Path) {
    switch kind {
    case .polygons:
      return (
        polygon(subpaths: integer(1, 3), vertices: integer(3, 9)),
        polygon(subpaths: integer(1, 2), vertices: integer(3, 9))
      )
    case .curves:
      return (
        curves(subpaths: integer(1, 2), segments: integer(1, 4)),
        curves(subpaths: 1, segments: integer(1, 4))
      )
    case .grid:
      let steps = integer(2, 6)
      return (
        gridPolygon(integer(1, 3), integer(3, 8), steps),
        gridPolygon(integer(1, 3), integer(3, 8), steps)
      )
    case .curveGrid:
      let steps = integer(2, 5)
      return (gridCurves(integer(1, 2), 3, steps), gridCurves(1, integer(2, 4), steps))
    case .nearGrid:
      let steps = integer(2, 5)
      // A step of the booleans' grid is about 2e-9 of the drawing's size.
      let e = Double(steps) * pow(10, random.number(in: -10.5 ... -6.5))
      return (
        perturbed(gridCurves(integer(1, 2), integer(2, 4), steps), e),
        perturbed(gridCurves(1, integer(2, 4), steps), e)
      )
    case .sharedEdges: return sharedEdges()
    case .nearPolygons:
      let a = polygon(subpaths: integer(1, 2), vertices: integer(3, 9))
      return (a, perturbed(a, epsilon()))
    case .nearCurves:
      let a = curves(subpaths: 1, segments: integer(2, 4))
      return (a, perturbed(a, epsilon()))
    case .nearLayers: return nearLayers()
    case .nearShifted:
      let a = random.next() & 1 == 0 ? glyph() : curves(subpaths: 1, segments: integer(2, 4))
      let e = epsilon()
      return (
        a,
        a.applying(
          CGAffineTransform(
            translationX: random.number(in: -e...e), y: random.number(in: -e...e)))
      )
    case .rotated: return rotated()
    case .circles: return circles()
    case .loops: return (loops(), loops())
    case .degenerate: return (degenerate(), degenerate())
    case .glyphs:
      let a = glyph()
      return (
        a,
        glyph().applying(
          CGAffineTransform(
            translationX: random.number(in: -40...40), y: random.number(in: -40...40)))
      )
    }
  }

  /// An outline of 3 to 7 layers and one that crosses it.
  ///
  /// One time in eight a layer is mirrored, so that it goes around the other way.
  private mutating func nearLayers() -> (Path, Path) {
    let outline = random.next() & 1 == 0 ? glyph() : lobes()
    let e = epsilon()
    var layers = Path()
    for _ in 0..<integer(3, 7) { layers.addPath(perturbed(outline, e)) }
    if random.next() & 7 == 0 {
      let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)
      layers.addPath(outline.applying(mirrored))
    }
    return (
      layers, random.next() & 1 == 0 ? perturbed(outline, e) : curves(subpaths: 1, segments: 3)
    )
  }

  /// A smooth outline without crossings.
  private mutating func lobes() -> Path {
    let nodes = integer(3, 6)
    let step = 2 * Double.pi / Double(nodes)
    var path = Path()
    func polar(_ angle: Double, _ radius: Double) -> CGPoint {
      CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
    }
    let radii = (0..<nodes).map { _ in random.number(in: 25...45) }
    path.move(to: polar(0, radii[0]))
    for i in 1...nodes {
      let (from, to) = (Double(i - 1) * step, Double(i) * step)
      path.addCurve(
        to: polar(i == nodes ? 0 : to, radii[i % nodes]),
        control1: polar(from + step / 3, radii[i - 1]),
        control2: polar(to - step / 3, radii[i % nodes]))
    }
    path.closeSubpath()
    return path
  }

  /// 1e-12 to 1, each power of ten as often.
  mutating func epsilon() -> Double { pow(10, random.number(in: -12...0)) }

  private mutating func polygon(subpaths: Int, vertices: Int) -> Path {
    var path = Path()
    for _ in 0..<subpaths {
      path.move(to: point())
      for _ in 1..<vertices { path.addLine(to: point()) }
      if random.next() & 3 != 0 { path.closeSubpath() }
    }
    return path
  }

  private mutating func curves(subpaths: Int, segments: Int) -> Path {
    var path = Path()
    for _ in 0..<subpaths {
      path.move(to: point())
      for _ in 0..<segments {
        switch integer(0, 4) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if random.next() & 3 != 0 { path.closeSubpath() }
    }
    return path
  }

  private mutating func gridPolygon(_ subpaths: Int, _ vertices: Int, _ steps: Int) -> Path {
    var path = Path()
    for _ in 0..<subpaths {
      path.move(to: gridPoint(steps))
      for _ in 1..<vertices { path.addLine(to: gridPoint(steps)) }
      path.closeSubpath()
    }
    return path
  }

  private mutating func gridCurves(_ subpaths: Int, _ segments: Int, _ steps: Int) -> Path {
    var path = Path()
    for _ in 0..<subpaths {
      path.move(to: gridPoint(steps))
      for _ in 0..<segments {
        switch integer(0, 2) {
        case 0: path.addLine(to: gridPoint(steps))
        case 1: path.addQuadCurve(to: gridPoint(steps), control: gridPoint(steps))
        default:
          path.addCurve(
            to: gridPoint(steps), control1: gridPoint(steps), control2: gridPoint(steps))
        }
      }
      path.closeSubpath()
    }
    return path
  }

  private mutating func sharedEdges() -> (Path, Path) {
    let a = curves(subpaths: 1, segments: integer(3, 5))
    // Keeps some of its elements and replaces others.
    var b = Path()
    var backwards: [CGPoint] = []
    a.forEach { element in
      let keep = random.next() & 3 != 0
      switch element {
      case .move(let to): b.move(to: keep ? to : point())
      case .line(let to):
        b.addLine(to: keep ? to : point())
        backwards.append(to)
      case .quadCurve(let to, let c):
        if keep { b.addQuadCurve(to: to, control: c) } else { b.addLine(to: point()) }
        backwards.append(to)
      case .curve(let to, let c1, let c2):
        if keep { b.addCurve(to: to, control1: c1, control2: c2) } else { b.addLine(to: to) }
        backwards.append(to)
      case .closeSubpath: b.closeSubpath()
      }
    }
    if random.next() & 3 == 0 {
      b = Path()
      for (i, p) in backwards.reversed().enumerated() {
        if i == 0 { b.move(to: p) } else { b.addLine(to: p) }
      }
      b.addLine(to: point())
      b.closeSubpath()
    }
    return (a, b)
  }

  mutating func perturbed(_ path: Path, _ e: Double) -> Path {
    var result = Path()
    func moved(_ p: CGPoint, _ random: inout RandomSource) -> CGPoint {
      CGPoint(
        x: p.x + random.number(in: -e...e), y: p.y + random.number(in: -e...e))
    }
    // Each point in half of the cases, so that some coincide exactly.
    let all = random.next() & 1 == 0
    func jitter(_ p: CGPoint) -> CGPoint {
      all || random.next() & 1 == 0 ? moved(p, &random) : p
    }
    path.forEach { element in
      switch element {
      case .move(let to): result.move(to: jitter(to))
      case .line(let to): result.addLine(to: jitter(to))
      case .quadCurve(let to, let c):
        result.addQuadCurve(to: jitter(to), control: jitter(c))
      case .curve(let to, let c1, let c2):
        result.addCurve(to: jitter(to), control1: jitter(c1), control2: jitter(c2))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }

  private mutating func rotated() -> (Path, Path) {
    let a = random.next() & 1 == 0 ? glyph() : curves(subpaths: 1, segments: integer(2, 4))
    let angle =
      random.next() & 1 == 0 ? epsilon() * .pi : Double(integer(1, 7)) * .pi / 4
    let transform = CGAffineTransform(translationX: 50, y: 50).rotated(by: angle)
      .translatedBy(x: -50, y: -50)
    return (a, a.applying(transform))
  }

  mutating func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
    let k = 0.5522847498 * r
    var path = Path()
    path.move(to: CGPoint(x: x + r, y: y))
    path.addCurve(
      to: CGPoint(x: x, y: y + r), control1: CGPoint(x: x + r, y: y + k),
      control2: CGPoint(x: x + k, y: y + r))
    path.addCurve(
      to: CGPoint(x: x - r, y: y), control1: CGPoint(x: x - k, y: y + r),
      control2: CGPoint(x: x - r, y: y + k))
    path.addCurve(
      to: CGPoint(x: x, y: y - r), control1: CGPoint(x: x - r, y: y - k),
      control2: CGPoint(x: x - k, y: y - r))
    path.addCurve(
      to: CGPoint(x: x + r, y: y), control1: CGPoint(x: x + k, y: y - r),
      control2: CGPoint(x: x + r, y: y - k))
    path.closeSubpath()
    return path
  }

  private mutating func circles() -> (Path, Path) {
    let r = random.number(in: 5...50)
    let s = random.next() & 1 == 0 ? r : random.number(in: 5...50)
    let angle =
      random.next() & 1 == 0 ? Double(integer(0, 7)) * .pi / 4 : random.number(in: 0...6.3)
    let gap = random.next() & 1 == 0 ? 0 : epsilon() * (random.next() & 1 == 0 ? 1 : -1)
    // Touching from outside, or from inside, or concentric.
    let distance: Double
    switch integer(0, 3) {
    case 0: distance = r + s + gap
    case 1: distance = abs(r - s) + gap
    case 2: distance = gap
    default: distance = random.number(in: 0...(r + s))
    }
    let a = circle(50, 50, r)
    var b = circle(50 + distance * cos(angle), 50 + distance * sin(angle), s)
    if random.next() & 1 == 0 {
      b.addPath(circle(50 - distance * cos(angle), 50 - distance * sin(angle), s))
    }
    return (a, b)
  }

  private mutating func loops() -> Path {
    var path = Path()
    for _ in 0..<integer(1, 2) {
      let start = point()
      path.move(to: start)
      switch integer(0, 3) {
      case 0:
        // A loop: the control arms cross.
        let e = point()
        let d = CGPoint(x: e.x - start.x, y: e.y - start.y)
        let k = random.number(in: 1...3)
        path.addCurve(
          to: e, control1: CGPoint(x: start.x + d.x * k, y: start.y + d.y * k + 30),
          control2: CGPoint(x: e.x - d.x * k, y: e.y - d.y * k + 30))
      case 1:
        // A cusp: the arms cross in their middles.
        let s = random.number(in: 10...60)
        path.addCurve(
          to: CGPoint(x: start.x + s, y: start.y),
          control1: CGPoint(x: start.x + s, y: start.y + s),
          control2: CGPoint(x: start.x, y: start.y + s))
      case 2:
        // Out and back on one line.
        let e = point()
        path.addCurve(to: start, control1: e, control2: e)
      default:
        path.addCurve(to: start, control1: point(), control2: point())
      }
      if random.next() & 1 == 0 { path.addLine(to: point()) }
      path.closeSubpath()
    }
    return path
  }

  private mutating func degenerate() -> Path {
    var path = Path()
    for _ in 0..<integer(1, 3) {
      var last = gridPoint(4)
      path.move(to: last)
      for _ in 0..<integer(0, 5) {
        let next = random.next() & 1 == 0 ? last : gridPoint(4)
        switch integer(0, 5) {
        case 0: path.addLine(to: last)
        case 1: path.addQuadCurve(to: next, control: last)
        case 2: path.addCurve(to: next, control1: next, control2: last)
        case 3: path.addCurve(to: next, control1: last, control2: last)
        case 4:
          // A spike.
          let tip = gridPoint(4)
          path.addLine(to: tip)
          path.addLine(to: last)
          continue
        default: path.addLine(to: next)
        }
        last = next
      }
      if random.next() & 1 == 0 { path.closeSubpath() }
    }
    return path
  }

  mutating func glyph() -> Path {
    let w = random.number(in: 40...70)
    let stem = random.number(in: 8...16)
    switch integer(0, 3) {
    case 0:
      // O: two ovals of opposite directions.
      var path = circle(50, 50, w / 2)
      let k = 0.5522847498
      let r = w / 2 - stem
      path.move(to: CGPoint(x: 50 + r, y: 50))
      for (cx, cy) in [(0.0, -1.0), (-1.0, 0.0), (0.0, 1.0), (1.0, 0.0)] {
        let p = path.currentPoint ?? .zero
        let fx = (p.x.native - 50) / r
        let fy = (p.y.native - 50) / r
        path.addCurve(
          to: CGPoint(x: 50 + cx * r, y: 50 + cy * r),
          control1: CGPoint(x: 50 + r * (fx + k * cx), y: 50 + r * (fy + k * cy)),
          control2: CGPoint(x: 50 + r * (cx + k * fx), y: 50 + r * (cy + k * fy)))
      }
      path.closeSubpath()
      return path
    case 1:
      // E: straight edges.
      var path = Path()
      let x = 50 - w / 2
      let ys = [10.0, 10 + stem, 45, 45 + stem, 90 - stem, 90]
      path.move(to: CGPoint(x: x, y: ys[0]))
      for (dx, i) in [
        (w, 0), (w, 1), (stem, 1), (stem, 2), (w * 0.8, 2), (w * 0.8, 3), (stem, 3), (stem, 4),
        (w, 4), (w, 5), (0, 5),
      ] {
        path.addLine(to: CGPoint(x: x + dx, y: ys[i]))
      }
      path.closeSubpath()
      return path
    case 2:
      // D as variable fonts have it: a stem and a bowl that overlap.
      var path = Path()
      let x = 50 - w / 2
      path.move(to: CGPoint(x: x, y: 10))
      for p in [(stem, 10.0), (stem, 90), (0, 90)] { path.addLine(to: CGPoint(x: x + p.0, y: p.1)) }
      path.closeSubpath()
      path.move(to: CGPoint(x: x + stem / 2, y: 10))
      path.addQuadCurve(to: CGPoint(x: x + w, y: 50), control: CGPoint(x: x + w, y: 10))
      path.addQuadCurve(to: CGPoint(x: x + stem / 2, y: 90), control: CGPoint(x: x + w, y: 90))
      path.addLine(to: CGPoint(x: x + stem / 2, y: 90 - stem))
      path.addQuadCurve(
        to: CGPoint(x: x + w - stem, y: 50), control: CGPoint(x: x + w - stem, y: 90 - stem))
      path.addQuadCurve(
        to: CGPoint(x: x + stem / 2, y: 10 + stem),
        control: CGPoint(x: x + w - stem, y: 10 + stem))
      path.closeSubpath()
      return path
    default:
      // S: a closed band of cubics.
      var path = Path()
      path.move(to: CGPoint(x: 50 + w / 2, y: 20))
      path.addCurve(
        to: CGPoint(x: 50, y: 50), control1: CGPoint(x: 50 - w, y: -5),
        control2: CGPoint(x: 50 - w * 0.7, y: 45))
      path.addCurve(
        to: CGPoint(x: 50 - w / 2, y: 80), control1: CGPoint(x: 50 + w * 0.8, y: 58),
        control2: CGPoint(x: 50 + w * 0.6, y: 100))
      path.addLine(to: CGPoint(x: 50 - w / 2, y: 80 - stem))
      path.addCurve(
        to: CGPoint(x: 50, y: 50 + stem), control1: CGPoint(x: 50 + w * 0.7, y: 85),
        control2: CGPoint(x: 50 + w * 0.5, y: 65))
      path.addCurve(
        to: CGPoint(x: 50 + w / 2, y: 20 + stem), control1: CGPoint(x: 50 - w * 0.9, y: 60),
        control2: CGPoint(x: 50 - w, y: 10))
      path.closeSubpath()
      return path
    }
  }
}
