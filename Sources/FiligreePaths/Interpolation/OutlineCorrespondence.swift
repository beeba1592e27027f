import Foundation

/// Two outlines cut into equally many segments, each of which becomes its counterpart.
struct OutlineCorrespondence {
  /// The first outline's segments.
  private(set) var first: [PathSegment]
  /// The second outline's, as many.
  private(set) var second: [PathSegment]
  /// Whether the shape between is closed.
  let isClosed: Bool

  /// The least and the greatest number of places where shapes are compared, evenly spread.
  private static let sampleCounts = (32, 256)

  /// Aligns two outlines.
  ///
  /// Closed ones start where the squared distances between corresponding points, at equal fractions
  /// of the lengths, add up to least. Outlines of equally many segments correspond segment by segment
  /// where that does not twist them; others are cut at each other's nodes, nodes that nearly meet becoming one.
  ///
  /// - Parameters:
  ///   - first: The one outline; it keeps its start.
  ///   - second: The other.
  ///   - isMirrored: Whether to turn the second around if it is closed. An open one turns around if its
  ///     ends come closer by that.
  init(_ first: InterpolationOutline, _ second: InterpolationOutline, isMirrored: Bool) {
    let bothClosed = first.isClosed && second.isClosed
    isClosed = bothClosed
    var other = second
    var isOneToOne = first.segments.count == second.segments.count
    if bothClosed {
      if isMirrored { other = other.reversed }
      (other, isOneToOne) = OutlineCorrespondence.aligned(other, to: first)
    } else if first.isClosed == second.isClosed {
      let (a, b) = (first.segments, second.segments)
      let (start, end) = (a[0].p0, a[a.count - 1].p3)
      let (otherStart, otherEnd) = (b[0].p0, b[b.count - 1].p3)
      // Sums of squares, in which the distance between the centers drops out.
      if (end - start).dot(otherEnd - otherStart) < 0 { other = other.reversed }
    }
    if first.length == 0 || other.length == 0 {
      (self.first, self.second) = OutlineCorrespondence.collapsed(first, other)
    } else if isOneToOne {
      (self.first, self.second) = (first.segments, other.segments)
    } else {
      let cuts = OutlineCorrespondence.cuts(first.nodes, other.nodes)
      self.first = first.split(at: cuts.map(\.first))
      self.second = other.split(at: cuts.map(\.second))
    }
  }

  /// One of the two is a point: so many times that point, in segments of the other's kinds.
  private static func collapsed(
    _ first: InterpolationOutline, _ second: InterpolationOutline
  ) -> ([PathSegment], [PathSegment]) {
    func points(_ point: CGPoint, like segments: [PathSegment]) -> [PathSegment] {
      segments.map { segment in
        var copy = segment
        (copy.p0, copy.p1, copy.p2, copy.p3) = (point, point, point, point)
        return copy
      }
    }
    if first.length == 0 {
      return (points(first.segments[0].p0, like: second.segments), second.segments)
    }
    return (first.segments, points(second.segments[0].p0, like: first.segments))
  }

  /// The closed outline, begun where it lies best upon `reference`, and whether their segments, equally
  /// many, correspond one by one.
  private static func aligned(
    _ outline: InterpolationOutline, to reference: InterpolationOutline
  ) -> (outline: InterpolationOutline, isOneToOne: Bool) {
    guard outline.length > 0, reference.length > 0 else { return (outline, false) }
    let count = outline.segments.count
    let sampleCount = min(
      max(sampleCounts.0, 2 * max(count, reference.segments.count)), sampleCounts.1)
    let step = 1 / CGFloat(sampleCount)
    let places = (0..<sampleCount).map { CGFloat($0) * step }
    let a = normalized(places.map { reference.point(at: $0) })
    let b = normalized(places.map { outline.point(at: $0) })
    let best = bestShift(a, b)
    if count == reference.segments.count, count <= 512 {
      let node = bestShift(
        normalized(reference.segments.map(\.p0)), normalized(outline.segments.map(\.p0))
      ).shift
      let sample = Int((outline.nodes[node] * CGFloat(sampleCount)).rounded()) % sampleCount
      // Unless going node by node twists the shape, as it does a square with a circle cut in four.
      if product(a, b, shift: sample) >= 0.95 * best.product {
        return (outline.startingAt(node: node), true)
      }
    }
    // A node near the place found saves a cut, and corners go to corners.
    let place = (CGFloat(best.shift) + peak(a, b, best)) * step
    var start = place
    var nearest = step
    for node in outline.nodes.dropLast() {
      let around = abs(node - place)
      let distance = min(around, abs(1 - around))
      if distance < nearest { (nearest, start) = (distance, node) }
    }
    return (outline.startingAt(start - start.rounded(.down)), false)
  }

  /// The points about their center and in units of their size.
  private static func normalized(_ points: [CGPoint]) -> [CGPoint] {
    var box = BoxOfPoints()
    for point in points { box.add(point) }
    guard box.size > 0 else { return points.map { _ in .zero } }
    return points.map {
      CGPoint(x: ($0.x - box.center.x) / box.size, y: ($0.y - box.center.y) / box.size)
    }
  }

  /// The shift by which `b` lies best upon `a`: that of the least sum of squared distances.
  ///
  /// Of that sum only the products change with the shift.
  private static func bestShift(
    _ a: [CGPoint], _ b: [CGPoint]
  ) -> (shift: Int, product: CGFloat) {
    var best = (shift: 0, product: -CGFloat.infinity)
    for shift in 0..<a.count {
      let product = product(a, b, shift: shift)
      // By more than rounding, so that the symmetric keeps its start.
      if product > best.product + 1e-9 * CGFloat(a.count) { best = (shift, product) }
    }
    return best
  }

  /// How far beside the best shift the parabola through it and its neighbors has its peak.
  private static func peak(
    _ a: [CGPoint], _ b: [CGPoint], _ best: (shift: Int, product: CGFloat)
  ) -> CGFloat {
    let before = product(a, b, shift: (best.shift + b.count - 1) % b.count)
    let after = product(a, b, shift: (best.shift + 1) % b.count)
    let bend = before - 2 * best.product + after
    guard bend < 0 else { return 0 }
    return min(max(0.5 * (before - after) / bend, -0.5), 0.5)
  }

  /// The sum of scalar products of corresponding points.
  private static func product(_ a: [CGPoint], _ b: [CGPoint], shift: Int) -> CGFloat {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        var product: CGFloat = 0
        var j = shift
        for i in 0..<a.count {
          product += a[i].dot(b[j])
          j += 1
          if j == b.count { j = 0 }
        }
        return product
      }
    }
  }

  /// Where both outlines are cut: pairs of fractions, from (0, 0) to (1, 1).
  ///
  /// Nodes closer than a quarter of the segments around them become one cut. Between two such, fractions
  /// correspond linearly.
  private static func cuts(_ a: [CGFloat], _ b: [CGFloat]) -> [(first: CGFloat, second: CGFloat)] {
    var cuts: [(first: CGFloat, second: CGFloat)] = [(0, 0)]
    var (i0, j0) = (0, 0)
    func addStretch(to i1: Int, _ j1: Int) {
      let (a0, b0) = (a[i0], b[j0])
      let (widthA, widthB) = (a[i1] - a0, b[j1] - b0)
      var (i, j) = (i0 + 1, j0 + 1)
      while i < i1 || j < j1 {
        let u = i < i1 ? (a[i] - a0) / widthA : 2
        let v = j < j1 ? (b[j] - b0) / widthB : 2
        if abs(u - v) < 1e-9 {
          cuts.append((a[i], b[j]))
          i += 1
          j += 1
        } else if u < v {
          cuts.append((a[i], b0 + widthB * u))
          i += 1
        } else {
          cuts.append((a0 + widthA * v, b[j]))
          j += 1
        }
      }
      cuts.append((a[i1], b[j1]))
      (i0, j0) = (i1, j1)
    }
    var j = 1
    for i in 1..<(a.count - 1) {
      while j + 1 < b.count - 1, abs(b[j + 1] - a[i]) <= abs(b[j] - a[i]) { j += 1 }
      guard j > j0, j < b.count - 1 else { continue }
      let room = min(
        min(a[i] - a[i - 1], a[i + 1] - a[i]), min(b[j] - b[j - 1], b[j + 1] - b[j]))
      if abs(a[i] - b[j]) < 0.25 * room { addStretch(to: i, j) }
    }
    addStretch(to: a.count - 1, b.count - 1)
    return cuts
  }
}
