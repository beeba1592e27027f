import FiligreeTestSupport
import Testing

@testable import FiligreeContours

/// Polygon approximation: what it promises, and that it ends.
struct SimplificationTests {
  private func distance(
    _ p: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>
  ) -> Double {
    let d = SIMD2<Double>(b) - SIMD2<Double>(a)
    let q = SIMD2<Double>(p) - SIMD2<Double>(a)
    let length = (d * d).sum()
    let t = length > 0 ? min(max((q * d).sum() / length, 0), 1) : 0
    let e = q - t * d
    return (e * e).sum().squareRoot()
  }

  /// Twice the area that a ring goes around, with a sign.
  private func area(_ ring: [SIMD2<Float>]) -> Float {
    ring.indices.reduce(0) { sum, i in
      let (p, q) = (ring[i], ring[(i + 1) % ring.count])
      return sum + p.x * q.y - p.y * q.x
    }
  }

  /// Every point left out lies near the segment between the points kept around it.
  private func check(_ ring: [SIMD2<Float>], _ tolerance: Float, _ note: String) {
    let kept = simplifiedRing(ring, tolerance: tolerance)
    expect(kept.count <= ring.count && kept.count >= min(ring.count, 2), "\(note)")
    // Find each kept point in order, then measure what lies between.
    var positions: [Int] = []
    var k = 0
    for (i, p) in ring.enumerated() where k < kept.count && p == kept[k] {
      positions.append(i)
      k += 1
    }
    guard positions.count == kept.count, positions.count > 1 else {
      if kept.count > 1 { Issue.record("order lost; \(note)") }
      return
    }
    for (j, from) in positions.enumerated() {
      let to = positions[(j + 1) % positions.count]
      var i = (from + 1) % ring.count
      while i != to {
        let d = distance(ring[i], ring[from], ring[to])
        if d > Double(tolerance) * 1.0001 {
          Issue.record("\(d) > \(tolerance); \(note)")
          return
        }
        i = (i + 1) % ring.count
      }
    }
  }

  @Test func pointsLeftOutLieWithinTheTolerance() {
    for seed in 0..<100 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let count = Int.random(in: 1...200, using: &source)
      let ring = (0..<count).map { _ in
        SIMD2(Float(source.number(in: 0...100)), Float(source.number(in: 0...100)))
      }
      check(ring, Float(source.number(in: 0...20)), "seed \(seed)")
    }
  }

  @Test func drawnOutlinesKeepToo() throws {
    let drawing = GrayDrawing.letterB()
    let set = try ContourDetection().contours(
      in: .init(
        plane: LumaPlane(width: drawing.width, height: drawing.height, samples: drawing.samples())))
    for i in 0..<set.count {
      var last = Int.max
      for tolerance in [0, 0.1, 0.5, 1, 4] as [Float] {
        check(Array(set[i]), tolerance, "contour \(i) tolerance \(tolerance)")
        let count = simplifiedRing(Array(set[i]), tolerance: tolerance).count
        expect(count <= last)
        last = count
      }
      expect(last < 12)
    }
  }

  @Test func contourSetsKeepTheirTree() throws {
    let drawing = GrayDrawing.letterB()
    let set = try ContourDetection().contours(
      in: .init(
        plane: LumaPlane(width: drawing.width, height: drawing.height, samples: drawing.samples())))
    let fewer = set.simplified(tolerance: 0.5)
    expect(fewer.parents == set.parents && fewer.children == set.children)
    for i in 0..<set.count {
      expect(Array(fewer[i]) == simplifiedRing(Array(set[i]), tolerance: 0.5))
    }
    // Nothing shrinks to less than a triangle, and what is left goes around as the outline did.
    for tolerance in [1000, .greatestFiniteMagnitude, .infinity] as [Double] {
      let least = set.simplified(tolerance: tolerance)
      expect(least.parents == set.parents && least.children == set.children)
      for i in 0..<set.count {
        expect((3...4).contains(least[i].count), "contour \(i), tolerance \(tolerance)")
        expect(area(Array(least[i])) * area(Array(set[i])) > 0)
      }
    }
    for tolerance in [0, -1, .nan] as [Double] {
      expect(set.simplified(tolerance: tolerance).points == set.points)
    }
  }

  @Test func straightSidesLoseTheirInnerPoints() {
    var ring: [SIMD2<Float>] = []
    for i in 0..<10 { ring.append(SIMD2(0, Float(i))) }
    for i in 0..<10 { ring.append(SIMD2(Float(i), 10)) }
    for i in 0..<10 { ring.append(SIMD2(10, Float(10 - i))) }
    for i in 0..<10 { ring.append(SIMD2(Float(10 - i), 0)) }
    expect(simplifiedRing(ring, tolerance: 0) == [[0, 0], [0, 10], [10, 10], [10, 0]])
  }

  @Test func degenerateRings() {
    expect(simplifiedRing([], tolerance: 1).isEmpty)
    expect(simplifiedRing([[1, 2]], tolerance: 1) == [[1, 2]])
    expect(simplifiedRing([[1, 2], [3, 4]], tolerance: 1) == [[1, 2], [3, 4]])
    expect(simplifiedRing(Array(repeating: [1, 2], count: 9), tolerance: 0) == [[1, 2]])
  }

  /// Points that split one by one would take the classic method 10¹⁰ steps.
  @Test func badlySplittingRingsEndInTime() {
    let count = 100_000
    var ring: [SIMD2<Float>] = []
    for i in 0..<count {
      // Each point is farther out than all that follow.
      let t = Float(i) / Float(count)
      ring.append(SIMD2(t * t, i.isMultiple(of: 2) ? 1 - t : t - 1))
    }
    check(ring, 1e-6, "fan")
  }
}
