import FiligreePaths
import FiligreeTestSupport
import Foundation

/// Every public operation on random paths, with numbers that nobody would write among them: NaN,
/// infinities, the greatest and the least numbers, and sizes far below or above all others.
///
/// What is asked is little, and it must hold for anything: the calls come back, and outlines are finite.
public struct HostileCase {
  /// What picks the numbers.
  private var random: RandomSource
  /// One number of so many is out of `oddNumbers`.
  private let oddity: Int
  /// The calls that gave what is not finite.
  private var failures: [String] = []
  /// Told the name of each call before it is made.
  private let willCall: (String) -> Void
  private var a = Path()
  private var b = Path()

  private static let oddNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, 1e140, 1e38, 1e19, -9.3e18, 2_147_483_648, -2_147_483_649, 1e9,
    -1e9, 1e-9, -1e-9, 1e-20, 1e-300, .leastNormalMagnitude / 4,
    .leastNonzeroMagnitude, -0.0, 0, 1, -20, 50.5, 100,
  ]

  /// Creates the case of a number: the same for the same number, everywhere.
  public init(seed: UInt64, willCall: @escaping (String) -> Void = { _ in }) {
    random = RandomSource(seed: seed)
    oddity = 2 + Int(seed % 5)
    self.willCall = willCall
    a = path()
    b = path()
  }

  /// The two paths, as `Path.description` has them but for the numbers.
  public var text: String { "\(Self.text(a))\n\(Self.text(b))" }

  private static func text(_ path: Path) -> String {
    var words: [String] = []
    var next = 0
    for verb in path.storage.verbs {
      for point in path.storage.points[next..<next + verb.pointCount] {
        words += ["\(point.x)", "\(point.y)"]
      }
      next += verb.pointCount
      words.append("\(verb)")
    }
    return words.joined(separator: " ")
  }

  /// Makes all calls; returns the names of those that gave an outline that is not finite.
  public mutating func run() -> [String] {
    measure(a)
    combine(a, b)
    outline(a)
    change(a, b)
    write(a)
    return failures
  }

  // MARK: Numbers

  private mutating func pick(_ count: Int) -> Int {
    Int(truncatingIfNeeded: random.next() % UInt64(count))
  }

  private mutating func number() -> CGFloat {
    pick(oddity) == 0
      ? Self.oddNumbers[pick(Self.oddNumbers.count)] : CGFloat(pick(1000)) / 10
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  private mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  private mutating func transform() -> CGAffineTransform {
    if pick(3) > 0 { return .identity }
    return CGAffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private mutating func rule() -> CGPathFillRule { pick(2) == 0 ? .winding : .evenOdd }

  private mutating func style() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(), lineCap: [.butt, .round, .square][pick(3)],
      lineJoin: [.miter, .round, .bevel][pick(3)], miterLimit: number(), dash: lengths(),
      dashPhase: number())
  }

  private mutating func lengths() -> [CGFloat] {
    pick(2) == 0 ? [] : (0..<pick(4)).map { _ in number() }
  }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<pick(9) {
      switch pick(14) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4: path.closeSubpath()
      case 5: path.addRect(rect(), transform: transform())
      case 6: path.addEllipse(in: rect(), transform: transform())
      case 7: path.addRoundedRect(in: rect(), cornerSize: size(), transform: transform())
      case 8:
        path.addArc(
          center: point(), radius: number(), startAngle: .degrees(Double(number())),
          endAngle: .degrees(Double(number())), clockwise: pick(2) == 0, transform: transform())
      case 9:
        path.addArc(
          tangent1End: point(), tangent2End: point(), radius: number(), transform: transform())
      case 10:
        path.addRelativeArc(
          center: point(), radius: number(), startAngle: .radians(Double(number())),
          delta: .radians(Double(number())), transform: transform())
      case 11: path.addLines([point(), point(), point()])
      case 12: path.addRects([rect(), rect()])
      default: path.addPath(Path(ellipseIn: rect()), transform: transform())
      }
    }
    return path
  }

  // MARK: Calls

  /// Makes a call that may give anything.
  private func call(_ name: String, _ body: () throws -> Void) rethrows {
    willCall(name)
    try body()
  }

  /// Makes a call whose result must be finite.
  private mutating func outline(_ name: String, _ body: () -> Path) {
    willCall(name)
    if !body().storage.isFinite { failures.append(name) }
  }

  private mutating func measure(_ a: Path) {
    call("boundingRect") { _ = a.boundingRect }
    call("boundingBoxOfPath") { _ = (a.cgPath.boundingBox, a.cgPath.boundingBoxOfPath) }
    call("currentPoint") { _ = (a.isEmpty, a.currentPoint) }
    let (p, q, accuracy, at) = (point(), point(), number(), number())
    call("contains") { _ = (a.contains(p), a.contains(p, eoFill: true), a.cgPath.contains(q)) }
    call("isRect") {
      var rect = CGRect.zero
      _ = a.cgPath.isRect(&rect)
    }
    call("length") { _ = a.length(accuracy: accuracy) }
    call("area") { _ = (a.signedArea, a.centroid) }
    call("nearestPoint") { _ = a.nearestPoint(to: p) }
    call("PathMeasure") {
      let measure = PathMeasure(a)
      _ = (measure.point(atLength: at), measure.tangent(atLength: at))
      _ = measure.curvature(atLength: at)
    }
  }

  private mutating func combine(_ a: Path, _ b: Path) {
    let isEvenOdd = rule() == .evenOdd
    outline("union") { a.union(b, eoFill: isEvenOdd) }
    outline("intersection") { a.intersection(b, eoFill: isEvenOdd) }
    outline("subtracting") { a.subtracting(b, eoFill: isEvenOdd) }
    outline("symmetricDifference") { a.symmetricDifference(b, eoFill: isEvenOdd) }
    outline("normalized") { a.normalized(eoFill: isEvenOdd) }
    outline("lineIntersection") { a.lineIntersection(b, eoFill: isEvenOdd) }
    outline("lineSubtraction") { a.lineSubtraction(b, eoFill: isEvenOdd) }
    outline("union of many") { Path(CGPath.union(of: [a.cgPath, b.cgPath, a.cgPath])) }
    call("intersects") { _ = a.cgPath.intersects(b.cgPath) }
    for part in a.cgPath.componentsSeparated() { outline("componentsSeparated") { Path(part) } }
  }

  private mutating func outline(_ a: Path) {
    let (style, lengths) = (style(), [number(), number()])
    let (phase, width, limit) = (number(), number(), number())
    let (threshold, distance) = (number(), number())
    outline("strokedPath") { a.strokedPath(style) }
    call("bounds of a stroke") { _ = a.strokedPath(style).boundingRect }
    outline("copy(dashingWithPhase:)") {
      Path(a.cgPath.copy(dashingWithPhase: phase, lengths: lengths))
    }
    outline("copy(strokingWithWidth:)") {
      Path(
        a.cgPath.copy(
          strokingWithWidth: width, lineCap: .round, lineJoin: .miter, miterLimit: limit))
    }
    outline("flattened") { Path(a.cgPath.flattened(threshold: threshold)) }
    outline("offset") { a.offset(by: distance) }
  }

  private mutating func change(_ a: Path, _ b: Path) {
    let (from, to, tolerance, fraction) = (number(), number(), number(), number())
    let (map, by) = (transform(), point())
    call("trimmedPath") {
      _ = (a.trimmedPath(from: from, to: to), a.trimmedPath(from: 0.2, to: 0.7))
    }
    call("applying") { _ = (a.applying(map), a.offsetBy(dx: by.x, dy: by.y)) }
    call("simplified") { _ = a.simplified(tolerance: tolerance) }
    call("interpolated") { _ = a.interpolated(to: b, fraction: fraction) }
  }

  private func write(_ a: Path) {
    call("description") { _ = Path(a.description) }
    call("hash") { _ = (a == Path(a.cgPath), a.cgPath.hashValue) }
    call("svg") { _ = try? Path(svg: a.svg) }
  }
}
