import FiligreePaths
import FiligreeTestSupport
import Foundation

/// What must hold of the booleans of any two paths.
public enum FuzzOracle {
  /// What a case showed.
  public struct Verdict {
    /// What does not hold, or nil.
    public var failure: String?
    /// Segments of the results, and of the operands.
    public var segmentsOut = 0
    /// Segments of the operands.
    public var segmentsIn = 0
    /// The most segments that one result has, as a multiple of the operands'; closing lines count.
    public var growth = 0.0
    /// The largest distance of the results' sampled points from the operands' outlines.
    ///
    /// Relative to the operands' size, where all are lines. Zero where outlines were not checked.
    public var lineDistance = 0.0
    /// The same where some are curves.
    public var curveDistance = 0.0
  }

  /// The results of a case as SVG paths.
  public static func results(of fuzz: FuzzCase) -> String {
    let a = fuzz.a.cgPath
    let b = fuzz.b.cgPath
    return """
      union: \(Path(a.union(b, using: fuzz.rule)).svg)
      union, normalized: \(Path(a.union(b, using: fuzz.rule).normalized()).svg)
      intersection: \(Path(a.intersection(b, using: fuzz.rule)).svg)
      subtraction: \(Path(a.subtracting(b, using: fuzz.rule)).svg)
      symmetric difference: \(Path(a.symmetricDifference(b, using: fuzz.rule)).svg)
      """
  }

  /// Runs all operations on a case and checks their results.
  ///
  /// Where it is not to be thorough, lines, components, the union of many and a second pass over the
  /// union are left out. `outlines` and `edges`, which take the longest, are only run where
  /// `checksOutlines` is true.
  public static func check(
    _ fuzz: FuzzCase, points: Int = 24, isThorough: Bool = true, checksOutlines: Bool = true
  ) -> Verdict {
    let a = fuzz.a.cgPath
    let b = fuzz.b.cgPath
    let rule = fuzz.rule
    let refA = ReferencePath(a)
    let refB = ReferencePath(b)
    var verdict = Verdict()
    verdict.segmentsIn = refA.count + refB.count
    let size = extent(refA, refB)
    if !(size > 0) { return verdict }
    let curved = refA.segments.contains { !$0.isLine } || refB.segments.contains { !$0.isLine }
    let far = max(
      max(abs(refA.minX), abs(refA.maxX)), max(abs(refA.minY), abs(refA.maxY)))
    let tolerance = size * (curved ? 4e-6 : 1.6e-8) + far * 1e-14

    let outcomes = [
      Outcome("union", a.union(b, using: rule)) { $0 || $1 },
      Outcome("intersection", a.intersection(b, using: rule)) { $0 && $1 },
      Outcome("subtraction", a.subtracting(b, using: rule)) { $0 && !$1 },
      Outcome("symmetric difference", a.symmetricDifference(b, using: rule)) { $0 != $1 },
      Outcome("union, commuted", b.union(a, using: rule)) { $0 || $1 },
      Outcome("normalized a", a.normalized(using: rule)) { a, _ in a },
      Outcome("normalized b", b.normalized(using: rule)) { _, b in b },
    ]
    for outcome in outcomes { verdict.segmentsOut += outcome.reference.count }

    func fail(_ text: String) -> Verdict {
      verdict.failure = text
      return verdict
    }

    // Areas.
    let areas = outcomes.map { $0.reference.area }
    let slack =
      (refA.length + refB.length + outcomes[0].reference.length + outcomes[3].reference.length)
      * tolerance
    if abs(areas[0] - areas[1] - areas[3]) > slack {
      return fail("area of union \(areas[0]) != intersection \(areas[1]) + xor \(areas[3])")
    }
    if abs(areas[5] - areas[1] - areas[2]) > slack {
      return fail("area of a \(areas[5]) != intersection \(areas[1]) + subtraction \(areas[2])")
    }
    if abs(areas[5] + areas[6] - areas[0] - areas[1]) > slack {
      return fail(
        "areas of a \(areas[5]) and b \(areas[6]) != union \(areas[0]) + intersection \(areas[1])")
    }
    if abs(areas[4] - areas[0]) > slack { return fail("union does not commute in area") }

    // Points.
    var random = RandomSource(seed: 7)
    for k in 0..<points {
      let p = probe(k, refA, refB, size, tolerance, &random)
      if refA.comes(within: tolerance, of: p.x, p.y) || refB.comes(within: tolerance, of: p.x, p.y)
      {
        continue
      }
      let inA = inside(refA.winding(p.x, p.y), rule)
      let inB = inside(refB.winding(p.x, p.y), rule)
      for outcome in outcomes {
        let winding = outcome.reference.winding(p.x, p.y)
        if winding != (outcome.keeps(inA, inB) ? 1 : 0) {
          return fail(
            "\(outcome.name) winds \(winding) times around (\(p.x), \(p.y)); a \(inA), b \(inB)")
        }
      }
    }

    if checksOutlines {
      if let failure = outlines(outcomes, refA, refB, size, tolerance, &verdict) {
        return fail(failure)
      }
      if let failure = edges(outcomes, refA, refB, rule, tolerance) { return fail(failure) }
    }
    if !isThorough { return verdict }

    // The other operations.
    let many = FuzzArea.area(CGPath.union(of: [a, b], using: rule))
    if abs(many - areas[0]) > slack { return fail("union of many \(many) != union \(areas[0])") }
    let parts = outcomes[0].path.componentsSeparated()
    let sum = parts.reduce(0) { $0 + FuzzArea.area($1) }
    if abs(sum - areas[0]) > slack { return fail("components \(sum) != union \(areas[0])") }
    if let failure = lines(a, b, rule, refA, refB, size, tolerance) { return fail(failure) }

    // Again.
    let twice = ReferencePath(outcomes[0].path.normalized())
    if abs(twice.area - areas[0]) > slack {
      return fail("normalizing the union changes its area, \(areas[0]) to \(twice.area)")
    }
    return verdict
  }

  /// Lines inside and outside of the other path: together as long as they were, each on its side.
  private static func lines(
    _ a: CGPath, _ b: CGPath, _ rule: CGPathFillRule, _ refA: ReferencePath,
    _ refB: ReferencePath, _ size: Double, _ tolerance: Double
  ) -> String? {
    for (keepsInside, path) in [
      (true, a.lineIntersection(b, using: rule)), (false, a.lineSubtracting(b, using: rule)),
    ] {
      var failure: String?
      var last = CGPoint.zero
      var start = CGPoint.zero
      func test(_ x: Double, _ y: Double) {
        if !refA.comes(within: tolerance, of: x, y) {
          failure = "line cut: (\(x), \(y)) is not on the line"
        } else if !refB.comes(within: tolerance, of: x, y),
          inside(refB.winding(x, y), rule) != keepsInside
        {
          failure = "line cut: (\(x), \(y)) is on the wrong side"
        }
      }
      Path(path).forEach { element in
        switch element {
        case .move(let to):
          start = to
          last = to
        case .line(let to):
          test(last.x.native * 0.4 + to.x.native * 0.6, last.y.native * 0.4 + to.y.native * 0.6)
          last = to
        case .quadCurve(let to, let c):
          test(
            last.x.native * 0.25 + c.x.native * 0.5 + to.x.native * 0.25,
            last.y.native * 0.25 + c.y.native * 0.5 + to.y.native * 0.25)
          last = to
        case .curve(let to, let c, let d):
          test(
            (last.x.native + 3 * c.x.native + 3 * d.x.native + to.x.native) / 8,
            (last.y.native + 3 * c.y.native + 3 * d.y.native + to.y.native) / 8)
          last = to
        case .closeSubpath: last = start
        }
      }
      if let failure { return failure }
    }
    return nil
  }

  private static func extent(_ a: ReferencePath, _ b: ReferencePath) -> Double {
    max(
      max(a.maxX, b.maxX) - min(a.minX, b.minX), max(a.maxY, b.maxY) - min(a.minY, b.minY))
  }

  static func inside(_ winding: Int, _ rule: CGPathFillRule) -> Bool {
    rule == .winding ? winding != 0 : winding & 1 != 0
  }

  /// A point to ask about: anywhere, or beside an outline.
  private static func probe(
    _ k: Int, _ a: ReferencePath, _ b: ReferencePath, _ size: Double, _ tolerance: Double,
    _ random: inout RandomSource
  ) -> (x: Double, y: Double) {
    let path = k & 2 == 0 ? a : b
    if k & 1 == 0 || path.segments.isEmpty {
      return (
        random.number(in: min(a.minX, b.minX)...max(a.maxX, b.maxX)),
        random.number(in: min(a.minY, b.minY)...max(a.maxY, b.maxY))
      )
    }
    let s = path.segments[Int(random.next() % UInt64(path.segments.count))]
    let p = s.point(random.number(in: 0...1))
    let away = tolerance * pow(2, random.number(in: 0...12))
    let angle = random.number(in: 0...6.283)
    return (p.x + away * cos(angle), p.y + away * sin(angle))
  }
}
