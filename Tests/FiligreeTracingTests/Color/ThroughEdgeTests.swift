import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Edges continue through the nodes where weaker ones end, as one curve.
@Suite struct ThroughEdgeTests {
  private static let stripes: [SIMD4<Double>] = [
    SIMD4(0.95, 0.95, 0.9, 1), SIMD4(0.2, 0.5, 0.8, 1), SIMD4(0.9, 0.7, 0.1, 1),
    SIMD4(0.5, 0.8, 0.5, 1),
  ]

  /// A disc before stripes on white, with its center and radius.
  private func disc(
    _ source: inout RandomSource, stripe: Double
  ) -> (painting: Painting, center: SIMD2<Double>, radius: Double) {
    let center = SIMD2(source.number(in: 46...50), source.number(in: 46...50))
    let radius = source.number(in: 14...34)
    let slope = source.number(in: -0.6...0.6)
    var painting = Painting(160, 160)
    painting.paint(samples: 8) { x, y in
      guard max(abs(x - 48), abs(y - 48)) < 44 else { return nil }
      let k = Int(((x + slope * y + 200) / stripe).rounded(.down))
      return Self.stripes[k % Self.stripes.count]
    }
    painting.paint(samples: 8) { x, y in
      let d = SIMD2(x, y) - center
      return (d * d).sum() < radius * radius ? SIMD4(0.8, 0.1, 0.4, 1) : nil
    }
    return (painting, center, radius)
  }

  /// Nodes at a disc's edge lie on it, though the lines beside them would cross outside.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func nodesLieOnTheEdge(seed: UInt64) throws {
    var source = RandomSource(seed: seed)
    let (painting, center, radius) = disc(&source, stripe: 20)
    let (graph, colors, _) = try ColorTracer().graph(of: ColorPlane(painting.image()))
    /// Whether an arc is the disc's edge, and not a stripe's that touches it.
    func isEdge(_ side: Int32) -> Bool {
      let arc = graph.arcs[Int(side) >> 1]
      return [arc.left, arc.right].contains { face in
        guard face >= 0 else { return false }
        let d = colors.means[Int(graph.labels[Int(face)])] - SIMD4(204, 25.5, 102, 255)
        return (d * d).sum() < 100
      }
    }
    var count = 0
    for (i, node) in graph.nodes.enumerated() {
      let d = SIMD2<Double>(node.position) - center
      let distance = (d * d).sum().squareRoot() - radius
      guard abs(distance) < 2, let throughEdge = graph.throughEdges[i], throughEdge.isMeasured,
        isEdge(throughEdge.sides.0), isEdge(throughEdge.sides.1)
      else { continue }
      count += 1
      expect(abs(distance) < 0.2, "seed \(seed): \(node.position) is \(distance) off")
    }
    expect(count >= 2, "seed \(seed)")
  }

  /// A disc before stripes takes as few curves as one before nothing, or a few more, and stays round.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func discsBeforeStripesAreRound(seed: UInt64) throws {
    var source = RandomSource(seed: seed)
    let (painting, center, radius) = disc(&source, stripe: 9)
    let trace = try ColorTracer().trace(painting.image())
    let layer = try #require(
      trace.layers.last {
        $0.seamWidth == nil && $0.path.contains(CGPoint(x: center.x, y: center.y))
      })
    var curves = 0
    var last = SIMD2<Double>.zero
    var worst = 0.0
    layer.path.forEach { element in
      switch element {
      case .move(let p), .line(let p): last = SIMD2<Double>(Double(p.x), Double(p.y))
      case .curve(let p, let c1, let c2):
        curves += 1
        for k in 0...20 {
          let (t, s) = (Double(k) / 20, 1 - Double(k) / 20)
          let a = SIMD2<Double>(Double(c1.x), Double(c1.y))
          let b = SIMD2<Double>(Double(c2.x), Double(c2.y))
          let point: SIMD2<Double> =
            last * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t)
            + SIMD2<Double>(Double(p.x), Double(p.y)) * (t * t * t)
          let d = point - center
          worst = max(worst, abs((d * d).sum().squareRoot() - radius))
        }
        last = SIMD2<Double>(Double(p.x), Double(p.y))
      case .quadCurve, .closeSubpath: break
      }
    }
    expect((2...9).contains(curves), "seed \(seed): \(curves) curves")
    // Where a stripe just touches the disc, it is not clear which of them goes on.
    expect(worst < (seed == 8 ? 0.65 : 0.3), "seed \(seed): \(worst) from the circle of \(radius)")
  }

  /// A soft shadow on nothing keeps its steps, and its object is as round as it was drawn.
  @Test func softShadowsKeepTheirSteps() throws {
    var painting = Painting(160, 160, ground: .zero)
    for y in 0..<160 {
      for x in 0..<160 {
        let d = SIMD2(Double(x) - 83, Double(y) - 85)
        let away = min(max((d * d).sum().squareRoot() - 24, 0) / 48, 1)
        painting.pixels[160 * y + x] = SIMD4(0, 0, 0, 0.3 * (1 + cos(.pi * away)))
      }
    }
    painting.paint(samples: 8) { x, y in
      let d = SIMD2(x, y) - SIMD2(80, 80)
      return (d * d).sum() < 26 * 26 ? SIMD4(1, 0.5, 0, 1) : nil
    }
    let trace = try ColorTracer().trace(painting.image(hasAlpha: true))
    let opacities = Set(
      trace.layers.compactMap { layer -> CGFloat? in
        guard case .color(let color) = layer.fill else { return nil }
        return color.alpha
      })
    expect(opacities.count >= 10, "\(opacities.sorted())")
    let steps = zip(opacities.sorted(), opacities.sorted().dropFirst()).map { $1 - $0 }
    expect(steps.dropLast().allSatisfy { $0 < 0.06 }, "\(steps)")
    let disc = try #require(trace.layers.last { $0.path.contains(CGPoint(x: 80, y: 80)) })
    expect(abs(disc.path.boundingRect.width - 52) < 0.7)
    var count = 0
    disc.path.forEach { _ in count += 1 }
    expect(count <= 14, "\(count) elements")
  }

  /// Shapes share the locations where curves are divided: in a cut-out, ends coincide.
  @Test func partsEndWhereOthersBegin() throws {
    for seed in 0..<6 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let image = Painting.flatArt(&source, width: 96, height: 72, count: 20).image()
      let tracer = ColorTracer()
      let (graph, colors, _) = try tracer.graph(of: ColorPlane(image))
      let curves = try ArcFitting(
        tolerance: 0.35, cornerAngle: 25, style: .smooth, colors: colors.means
      ).curves(of: graph) { _ in }
      // All arcs that meet in a node end at one position.
      var positions: [Int32: SIMD2<Float>] = [:]
      for (i, arc) in graph.arcs.enumerated() where arc.start >= 0 {
        var (first, last): (SIMD2<Float>?, SIMD2<Float>?) = (nil, nil)
        curves.forEach(2 * i) { segment in
          if let last { expect(segment.start == last, "seed \(seed), arc \(i)") }
          first = first ?? segment.start
          last = segment.end
        }
        for (node, position) in [(arc.start, first), (arc.end, last)] {
          let position = try #require(position)
          if let known = positions[node] {
            expect(known == position, "seed \(seed), node \(node)")
          }
          positions[node] = position
          let d = position - graph.nodes[Int(node)].position
          expect((d * d).sum().squareRoot() <= 1.35, "seed \(seed), node \(node) moved by \(d)")
        }
      }
    }
  }

  /// Chains have each arc once, and continue only at through-edges.
  @Test func chainsHaveEachArcOnce() throws {
    for seed in 0..<8 as Range<UInt64> {
      var source = RandomSource(seed: 100 + seed)
      let image = Painting.flatArt(&source, width: 80, height: 60, count: 24).image()
      let graph = try ColorTracer().graph(of: ColorPlane(image)).graph
      let chains = EdgeChains(graph).chains
      let sides = chains.flatMap(\.sides)
      expect(sides.map { Int($0) >> 1 }.sorted() == Array(graph.arcs.indices), "seed \(seed)")
      for chain in chains {
        let next = chain.sides.dropFirst() + (chain.isClosed ? chain.sides.prefix(1) : [])
        for (a, b) in zip(chain.sides, next) {
          let throughEdge = try #require(graph.throughEdges[Int(graph.end(of: a))], "seed \(seed)")
          let pair = [throughEdge.sides.0, throughEdge.sides.1]
          expect(pair.contains(a ^ 1) && pair.contains(b), "seed \(seed)")
        }
      }
    }
  }

  /// Edges that end at one another in a ring are traced as well.
  @Test func ringsOfEdgesAreDrawn() throws {
    // Four bars around a square, each of which ends at the next one's side.
    var painting = Painting(80, 80)
    let bars: [(ClosedRange<Double>, ClosedRange<Double>)] = [
      (0...50, 20...30), (50...60, 0...50), (30...80, 50...60), (20...30, 30...80),
    ]
    for (k, bar) in bars.enumerated() {
      painting.fill(Self.stripes[k]) { bar.0.contains($0) && bar.1.contains($1) }
    }
    let trace = try ColorTracer().trace(painting.image())
    for (k, bar) in bars.enumerated() {
      let middle = CGPoint(
        x: (bar.0.lowerBound + bar.0.upperBound) / 2, y: (bar.1.lowerBound + bar.1.upperBound) / 2)
      let top = trace.layers.last { $0.seamWidth == nil && $0.path.contains(middle) }
      guard case .color(let color)? = top?.fill else {
        Issue.record("bar \(k) is not there")
        continue
      }
      let own = Self.stripes[k]
      expect(abs(Double(color.components?[0] ?? 0) - own.x) < 0.02, "bar \(k)")
    }
  }

  /// Parabolas are fitted exactly, and points that determine none give an infinite error.
  @Test func parabolasAreFound() {
    var source = RandomSource(seed: 5)
    for round in 0..<50 {
      let (a, b, c) = (
        source.number(in: -1...1), source.number(in: -1...1), source.number(in: -0.2...0.2)
      )
      let xs = (0..<8).map { _ in Float(source.number(in: -6...6)) }
      let ys = xs.map { Float(a + b * Double($0) + c * Double($0) * Double($0)) }
      let fit = ParabolaFit(xs, ys)
      expect(abs(fit.value(0) - Float(a)) < 0.01 && fit.error < 0.001, "round \(round)")
      expect(abs(fit.slope(2) - Float(b + 4 * c)) < 0.01, "round \(round)")
    }
    expect(ParabolaFit([1, 1, 1, 1], [0, 1, 2, 3]).error == .infinity)
    expect(ParabolaFit([], []).error == .infinity)
  }

  /// Numbers rise by the gap and stay within their bounds; those that did so before do not change.
  @Test func numbersAreSpreadAsLittleAsCanBe() throws {
    var source = RandomSource(seed: 6)
    let gap: Float = 0.25
    for round in 0..<200 {
      let count = Int.random(in: 1...12, using: &source)
      let numbers = (0..<count).map { Float($0) * 0.5 + Float(source.number(in: -2...2)) }
      let spread = ChainFitting.spread(numbers, least: -3, most: 10)
      let result = try #require(spread, "round \(round)")
      for (a, b) in zip(result, result.dropFirst()) {
        expect(b - a >= gap - 1e-4, "round \(round): \(numbers) became \(result)")
      }
      expect(result[0] >= -3 && result[count - 1] <= 10, "round \(round)")
      let rises = zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 >= gap }
      if rises, numbers[0] >= -3, numbers[count - 1] <= 10 { expect(result == numbers) }
      // No other such numbers are nearer: moving any run of them up or down makes it worse.
      func cost(_ r: [Float]) -> Float {
        zip(r, numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      }
      let own = cost(result)
      for _ in 0..<20 {
        let (i, j) = (
          Int.random(in: 0..<count, using: &source), Int.random(in: 0..<count, using: &source)
        )
        var other = result
        let move = Float(source.number(in: -0.3...0.3))
        for k in min(i, j)...max(i, j) { other[k] += move }
        let isAllowed =
          other[0] >= -3 && other[count - 1] <= 10
          && zip(other, other.dropFirst()).allSatisfy { $1 - $0 >= gap }
        if isAllowed { expect(cost(other) >= own - 1e-3, "round \(round)") }
      }
    }
    expect(ChainFitting.spread([1, 2, 3], least: 0, most: 0.4) == nil)
  }

  /// Locations are where a curve comes nearest, and its parts make up all of it.
  @Test func curvesAreCutWhereTheyComeNearest() throws {
    var source = RandomSource(seed: 7)
    func point() -> SIMD2<Float> {
      SIMD2(Float(source.number(in: 0...40)), Float(source.number(in: 0...40)))
    }
    for round in 0..<60 {
      let isClosed = round % 2 == 0
      var segments: [ArcCurves.Segment] = []
      let start = point()
      var last = start
      let count = Int.random(in: 1...5, using: &source)
      for k in 0..<count {
        let end = isClosed && k == count - 1 ? start : point()
        let isLine = Bool.random(using: &source)
        segments.append(
          ArcCurves.Segment(start: last, controls: isLine ? nil : (point(), point()), end: end))
        last = end
      }
      let curve = CompositeCurve(segments, isClosed: isClosed)
      guard curve.length > 1 else { continue }
      let position = point()
      let found = try #require(curve.nearest(to: position, within: 0...curve.length))
      var best = Float.infinity
      for segment in segments {
        for k in 0...400 { best = min(best, segment.point(Float(k) / 400).distance(to: position)) }
      }
      // Sixteen steps of a segment may miss a tight bend.
      expect(found.distance <= best + 0.5, "round \(round): \(found.distance), not \(best)")
      guard isClosed || (curve.start < found.location && found.location < curve.end) else {
        continue
      }
      let parts =
        isClosed
        ? curve.part(from: found.location, to: found.location)
        : curve.part(from: curve.start, to: found.location)
          + curve.part(from: found.location, to: curve.end)
      for (a, b) in zip(parts, parts.dropFirst()) {
        expect(a.segment.end == b.segment.start, "round \(round)")
      }
      let (first, end) = (try #require(parts.first), try #require(parts.last))
      expect(
        first.segment.start == (isClosed ? curve.point(found.location) : start), "round \(round)")
      expect(end.segment.end == (isClosed ? curve.point(found.location) : last), "round \(round)")
    }
  }
}
