import CFiligreeTracing
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// The kernels of the search for segments: which lines are near enough, and several cubics at a time.
@Suite struct SearchKernelTests {
  private typealias Vector = SIMD2<Double>

  /// A polyline with nodes, and requests for segments along it.
  private struct Case {
    var points: [Vector]
    var density: Double
    var nodes: [filigree_node]
    var requests: [filigree_segment_request] = []
    var limit = 0.2
    var middleLimit = 0.4
    var longestArcToChord = Double.infinity

    func withSearch<Result>(_ body: (UnsafePointer<filigree_search>) -> Result) -> Result {
      let flat = points.flatMap { [$0.x, $0.y] }
      return flat.withUnsafeBufferPointer { flat in
        nodes.withUnsafeBufferPointer { nodes in
          let search = filigree_search(
            samples: filigree_cubic_samples(
              points: flat.baseAddress, count: points.count, density: density),
            origin: (points[0].x, points[0].y), nodes: nodes.baseAddress, limit: limit,
            middle_limit: middleLimit, scale: 1, flat: 0.1, free_flat: 0.2, inflection_cost: 0,
            longest_arc_to_chord: longestArcToChord)
          return withUnsafePointer(to: search, body)
        }
      }
    }

    typealias Kernel = (
      UnsafePointer<filigree_search>?, UnsafePointer<filigree_segment_request>?, Int32,
      UnsafeMutablePointer<filigree_segment_result>?
    ) -> Void

    func fitted(_ fit: Kernel, count: Int? = nil) -> [filigree_segment_result] {
      let count = count ?? requests.count
      var found = [filigree_segment_result](repeating: filigree_segment_result(), count: count)
      withSearch { fit($0, requests, Int32(count), &found) }
      return found
    }

    /// The same cubic for the kernel that fits one at a time.
    func single(_ request: filigree_segment_request) -> filigree_cubic {
      let (a, b) = (nodes[Int(request.from)], nodes[Int(request.to)])
      let length = b.length - a.length
      let knows = (a.direction != (0, 0), b.direction != (0, 0))
      let gap = min(0.75, 0.15 * length)
      let (from, to) = (
        a.length + (knows.0 ? 0 : gap), b.length - (knows.1 ? 0 : gap)
      )
      let (before, after) = (knows.0 ? 0.5 : 0, knows.1 ? 0.5 : 0)
      var cubic = filigree_cubic()
      cubic.origin = a.position
      cubic.step = (to - from) / (7 + before + after)
      cubic.first = from + before * cubic.step
      cubic.begin = a.length
      cubic.scale = 1 / length
      cubic.end = (Float(b.position.0 - a.position.0), Float(b.position.1 - a.position.1))
      cubic.start_direction = (Float(a.direction.0), Float(a.direction.1))
      cubic.end_direction = (Float(b.direction.0), Float(b.direction.1))
      (cubic.knows_start, cubic.knows_end) = (knows.0 ? 1 : 0, knows.1 ? 1 : 0)
      cubic.length = Float(length)
      cubic.limit = Float(limit)
      (cubic.blocks, cubic.rounds) = (1, 2)
      return cubic
    }

    func fittedAlone(_ request: filigree_segment_request) -> filigree_cubic? {
      var cubic = single(request)
      let found = withSearch { search in
        var samples = search.pointee.samples
        return filigree_fit_cubic(&samples, &cubic) != 0
      }
      return found ? cubic : nil
    }
  }

  private func node(_ points: [Vector], _ index: Int, knows: Bool) -> filigree_node {
    let chord = index > 0 ? points[index] - points[index - 1] : points[1] - points[0]
    let unit = knows ? chord / (chord * chord).sum().squareRoot() : .zero
    return filigree_node(
      length: 0.6 * Double(index), position: (points[index].x, points[index].y),
      direction: (unit.x, unit.y), moments: (0, 0, 0, 0, 0))
  }

  /// Cubics for stretches of an arc of a random bend, as many as there are lanes, with the directions
  /// of their ends known or not.
  private func several(_ seed: Int) -> Case {
    var random = RandomSource(seed: UInt64(seed))
    let length = random.number(in: 4...60)
    let count = Int(length / 0.6) + 8
    let (bend, change) = (random.number(in: -1.2...1.2), random.number(in: -1...1))
    let noise = [0, 0.02, 0.1][seed % 3]
    var at = Vector(random.number(in: 0...2000), random.number(in: 0...2000))
    var points: [Vector] = []
    for i in 0..<count {
      let s = Double(i) / Double(count - 1)
      let heading = bend * s + change * s * s
      points.append(
        at + Vector(random.number(in: -noise...noise), random.number(in: -noise...noise)))
      at += Vector(cos(heading), sin(heading)) * 0.6
    }
    var nodes = [node(points, 0, knows: seed & 4 == 0)]
    var requests: [filigree_segment_request] = []
    for lane in 0..<Int(FILIGREE_CUBIC_LANES) {
      let last = max(count * (lane + 8) / 24, 4) - 1
      nodes.append(node(points, last, knows: seed % 5 == 0 || lane & 1 == 1))
      requests.append(
        filigree_segment_request(
          from: 0, to: Int32(lane + 1), search: 0, break_point: 0, line: .infinity))
    }
    return Case(points: points, density: 1 / 0.6, nodes: nodes, requests: requests)
  }

  // MARK: Cubics

  @Test func severalAtATimeAreAsNearAsOneByOne() {
    var (count, missed, farther) = (0, 0, 0)
    for seed in 0..<200 {
      let one = several(seed)
      let together = one.fitted(filigree_fit_cubics)
      for (lane, request) in one.requests.enumerated() {
        guard let alone = one.fittedAlone(request) else { continue }
        count += 1
        guard together[lane].cost < .infinity else {
          missed += 1
          continue
        }
        #expect(together[lane].is_cubic == 1)
        let integral = Double(together[lane].cost) - 1
        let other = Double(alone.error) * Double(alone.length) / 8
        if integral > 1.02 * other + 2e-3 * Double(alone.length) { farther += 1 }
      }
    }
    // At the limit itself rounding decides, and only several at a time are checked half-way between
    // samples.
    #expect(missed <= count / 50, "\(missed) of \(count)")
    #expect(farther <= count / 20, "\(farther) of \(count)")
    #expect(count > 1000, "\(count)")
  }

  @Test func everyProcessorFindsTheSameBits() {
    for seed in 0..<200 {
      let one = several(seed)
      // Partly filled lanes, too.
      for count in [one.requests.count, 11, 8, 3] {
        let wide = one.fitted(filigree_fit_cubics, count: count)
        let narrow = one.fitted(filigree_fit_cubics_baseline, count: count)
        for (a, b) in zip(wide, narrow) {
          #expect(
            a.cost == b.cost && a.is_cubic == b.is_cubic && a.arms == b.arms, "seed \(seed)")
        }
      }
    }
  }

  /// A lane does not depend on the others, as long as the same directions are known.
  @Test func lanesDoNotMeet() {
    for seed in 0..<100 {
      var one = several(seed)
      one.requests = one.requests.filter { one.nodes[Int($0.to)].direction == (0, 0) }
      let together = one.fitted(filigree_fit_cubics)
      for lane in one.requests.indices {
        var alone = one
        alone.requests = [one.requests[lane]]
        let found = alone.fitted(filigree_fit_cubics)[0]
        #expect(
          found.cost == together[lane].cost && found.arms == together[lane].arms, "seed \(seed)")
      }
    }
  }

  /// Where a line is near enough, a cubic that costs more or hardly bulges is not taken.
  @Test func linesWinOverFlatCubics() {
    let points = (0..<60).map { i -> Vector in
      let x = 0.6 * Double(i)
      return Vector(x, 0.3 * sin(.pi * x / 35.4))
    }
    var one = Case(
      points: points, density: 1 / 0.6,
      nodes: [node(points, 0, knows: false), node(points, 59, knows: false)])
    for (line, flat, isCubic) in [
      (Double.infinity, 100.0, true), (1.5, 0.1, true), (1.5, 0.45, false), (0.99, 0.1, false),
    ] {
      one.requests = [
        filigree_segment_request(from: 0, to: 1, search: 0, break_point: 0, line: line)
      ]
      var found = filigree_segment_result()
      one.withSearch { search in
        var search = search.pointee
        search.free_flat = flat
        filigree_fit_cubics(&search, one.requests, 1, &found)
      }
      #expect((found.is_cubic == 1) == isCubic, "\(line) \(flat)")
      #expect(isCubic ? found.cost < 1.1 : found.cost == Float(line), "\(found.cost)")
    }
  }

  /// What all samples miss is found half-way between two of them.
  @Test func spikesBetweenSamplesAreSeen() {
    // Eight samples, from 0.75 to 58.65, are 8.3 apart.
    for (spike, isFound) in [(-10.0, true), (31.8, true), (29.7, false), (38, false)] {
      let points = (0..<100).map { i -> Vector in
        let x = 0.6 * Double(i)
        return Vector(x, 4 * sin(x / 30) + (abs(x - spike) < 1 ? 3 : 0))
      }
      var one = Case(
        points: points, density: 1 / 0.6,
        nodes: [node(points, 0, knows: false), node(points, 99, knows: false)],
        requests: [
          filigree_segment_request(from: 0, to: 1, search: 0, break_point: 0, line: .infinity)
        ])
      #expect((one.fitted(filigree_fit_cubics)[0].cost < .infinity) == isFound, "\(spike)")
      one.middleLimit = 100
      #expect(one.fitted(filigree_fit_cubics)[0].cost < .infinity, "\(spike)")
    }
  }

  /// Whatever the numbers, nothing outside of the samples is read, and what is not finite is not found.
  @Test func strangeNumbersFindNothingOrSomethingFinite() {
    for seed in 0..<32 {
      for number: Double in [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5, 1e-300] {
        for field in 0..<6 {
          var one = several(seed)
          switch field {
          case 0: one.points[seed % one.points.count] = Vector(number, number)
          case 1: one.nodes[0].length = number
          case 2: one.nodes[3].position = (number, number)
          case 3: one.nodes[3].direction = (number, number)
          case 4: one.limit = number
          default: one.density = number
          }
          for found in one.fitted(filigree_fit_cubics) where found.cost < .infinity {
            let sum = found.arms.0 + found.arms.1 + found.arms.2 + found.arms.3
            #expect(sum.isFinite, "seed \(seed), field \(field), \(number)")
          }
        }
      }
    }
  }

  // MARK: Lines

  /// A wave about a line, as a polyline.
  private func wave(_ height: Double) -> FitPolyline {
    FitPolyline(
      (0...200).map { i in
        let x = 0.25 * Double(i)
        return Vector(10 + x, 20 + height * sin(2 * .pi * x / 50))
      }, isClosed: false)
  }

  private func breakPoints(
    _ polyline: FitPolyline, _ indices: [Int], directions: [Bool]
  ) -> FitBuffer<BreakPoint> {
    var breakPoints = polyline.arena.list(of: BreakPoint.self, capacity: indices.count)
    for (index, knows) in zip(indices, directions) {
      var breakPoint = BreakPoint(
        index: index, position: polyline.points[index], corner: polyline.points[index])
      breakPoint.direction = knows ? Vector(1, 0) : .zero
      (breakPoint.canBeSmooth, breakPoint.canBeCorner) = (knows, !knows)
      breakPoints.append(breakPoint)
    }
    return breakPoints.elements
  }

  /// The requests from the first node: the nodes that lines lead to with their costs, and those of cubics.
  private func requested(
    _ polyline: FitPolyline, _ indices: [Int], directions: [Bool],
    longestArcToChord: Double = .infinity,
    needsDirection: Bool = false, tolerance: Double = 0.5
  ) -> (lines: [Int32: Double], cubics: [Int32]) {
    let list = BreakPointList(
      polyline: polyline, breakPoints: breakPoints(polyline, indices, directions: directions))
    let nodes = KernelNodes(
      list, polyline: polyline, tolerance: tolerance, scale: 0.1, hasSteps: false)
    let batches = CubicBatches()
    var lines: [Int32: Double] = [:]
    var cubics: [Int32] = []
    nodes.withView(list, longestArcToChord: longestArcToChord) { view in
      batches.request(
        view, from: 0, search: 3, to: 1...(indices.count - 1), needsDirection: needsDirection
      ) { lines[$0.to] = $0.line }
      batches.fit(view) { request, _ in
        #expect(request.search == 3 && Int(request.break_point) == Int(request.to))
        cubics.append(request.to)
      }
    }
    return (lines, cubics.sorted())
  }

  /// A line costs 0.95 plus the integral of its squared distance.
  @Test func linesCostTheirSquaredDistance() throws {
    let polyline = wave(0.1)
    let cost = try #require(requested(polyline, [0, 200], directions: [false, false]).lines[1])
    // Half of the height's square, over the length.
    #expect(abs(cost - (0.95 + 0.1 * 0.01 / 2 * 50)) < 1e-4, "\(cost)")
  }

  /// Lines are rejected that are too far off or that bend at a joint; then a cubic is requested.
  @Test func linesKeepTheTolerance() {
    for height in [0.43, 0.45] {
      let (lines, cubics) = requested(wave(height), [0, 200], directions: [false, false])
      // The tolerance of samples is 0.44; expensive lines have a cubic as an alternative.
      #expect(lines.isEmpty)
      #expect(cubics == [1])
    }
    // The wave's slope at its beginning is 0.0126, the joint's 0: a bend that is not seen; up to a
    // quarter of the wave it is a bend of 0.08.
    let (lines, cubics) = requested(wave(0.1), [0, 200], directions: [true, true])
    #expect(lines[1] != nil && cubics.isEmpty)
    let bent = requested(
      FitPolyline((0...20).map { Vector(Double($0), 0.08 * Double($0)) }, isClosed: false),
      [0, 20], directions: [true, false])
    #expect(bent.lines.isEmpty && bent.cubics == [1])
  }

  /// Nodes without a direction can be skipped, and what is much longer than its chord.
  @Test func someAreNotRequested() {
    let turn = FitPolyline(
      (0...90).map { i in
        let a = Double(i) / 90 * 1.6 * .pi
        return Vector(50 + 10 * cos(a), 50 + 10 * sin(a))
      }, isClosed: false)
    let all = requested(
      turn, [0, 30, 60, 90], directions: [false, false, true, false], tolerance: 2)
    #expect(all.cubics == [1, 2, 3] && all.lines.isEmpty)
    let some = requested(
      turn, [0, 30, 60, 90], directions: [false, false, true, false], needsDirection: true,
      tolerance: 2)
    #expect(some.cubics == [2])
    let short = requested(
      turn, [0, 30, 60, 90], directions: [false, false, true, false], longestArcToChord: 2.2,
      tolerance: 2)
    #expect(short.cubics == [1, 2])
  }
}
