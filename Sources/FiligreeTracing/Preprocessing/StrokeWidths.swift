import FiligreeBase
import FiligreeContours

/// Restores the width of strokes, and of gaps, that are thinner than their blur.
///
/// Blur makes the ridge of such a stroke lighter than the foreground, and the line of half its darkness
/// lies too far out. Blur does not change the total: the darkness integrated across the stroke, divided
/// by that of the foreground, is the stroke's width. So each edge moves by half of the excess. Wider
/// strokes stay as they are.
struct StrokeWidths {
  /// The picture's darkness: 0 is background, 1 is foreground.
  private let darknesses: [Float]
  private let width: Int
  private let height: Int

  /// The reach of a section across an outline, and its step, in pixels.
  private static let reach: Float = 4
  private static let step: Float = 0.5
  /// The reach in steps.
  private static let steps = Int(reach / step)
  /// What is darker than this is plain foreground, what is lighter than 1 minus it plain background.
  private static let plain: Float = 0.9
  /// The range of the darkness at an edge.
  private static let edges: ClosedRange<Float> = 0.3...0.6
  /// A darkness below this is the end of a stroke.
  private static let nothing: Float = 0.02
  /// The largest distance of a stroke's foot from its edge, in steps, and the rise by noise that is
  /// allowed on the way there.
  private static let foot = 6
  private static let slack: Float = 0.05
  /// The largest shift of a point, in pixels.
  private static let most: Float = 0.5

  /// Creates a correction for grays with given values of foreground and background.
  init(grays: [Float], black: Float = 0, white: Float = 1, width: Int, height: Int) {
    darknesses = grays.map { 1 - ($0 - black) / (white - black) }
    self.width = width
    self.height = height
  }

  /// The same contours with their points shifted across their outlines.
  func corrected(_ contours: ContourSet) -> ContourSet {
    var points = contours.points
    var shifts: [Float] = []
    var normals: [SIMD2<Float>] = []
    for i in 0..<contours.count {
      let range = contours.pointRange(i)
      let n = range.count
      guard n >= 6 else { continue }
      shifts.removeAll(keepingCapacity: true)
      normals.removeAll(keepingCapacity: true)
      for k in 0..<n {
        let before = contours.points[range.lowerBound + (k + n - 2) % n]
        let after = contours.points[range.lowerBound + (k + 2) % n]
        let d = after - before
        let size = d.length
        // The foreground is on the left; y points down.
        let normal = size > 0 ? SIMD2(-d.y, d.x) / size : .zero
        normals.append(normal)
        shifts.append(size > 0 ? shift(contours.points[range.lowerBound + k], normal) : 0)
      }
      for k in 0..<n {
        var sum: Float = 0
        for j in -2...2 { sum += shifts[(k + j + n) % n] * StrokeWidths.weights[j + 2] }
        points[range.lowerBound + k] += normals[k] * sum
      }
    }
    return contours.with(points: points)
  }

  /// Binomial weights: noise shifts one point and not its neighbors.
  private static let weights: [Float] = [1.0 / 16, 4.0 / 16, 6.0 / 16, 4.0 / 16, 1.0 / 16]

  /// The distance of the true edge from a point of an outline, outwards; 0 where neither side is thin.
  private func shift(_ p: SIMD2<Float>, _ normal: SIMD2<Float>) -> Float {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * StrokeWidths.steps + 1) { line in
      let middle = StrokeWidths.steps
      func fill(_ k: Int) {
        line[k] = darkness(p + normal * (Float(k - middle) * StrokeWidths.step))
      }
      // Most edges have plain foreground and background beside them: `excess` would be nil both times.
      fill(middle)
      var (first, last) = (middle, middle)
      let edge = min(
        max(line[middle], StrokeWidths.edges.lowerBound), StrokeWidths.edges.upperBound)
      let rim = min(
        max(1 - line[middle], StrokeWidths.edges.lowerBound), StrokeWidths.edges.upperBound)
      var (isForeground, isBackground) = (false, false)
      while !isForeground, first > 0 {
        first -= 1
        fill(first)
        isForeground = line[first] > StrokeWidths.plain
        if !isForeground, line[first] < edge, middle - first > 1 { break }
      }
      while isForeground, !isBackground, last < 2 * middle {
        last += 1
        fill(last)
        isBackground = 1 - line[last] > StrokeWidths.plain
        if !isBackground, 1 - line[last] < rim, last - middle > 1 { break }
      }
      if isForeground, isBackground { return 0 }
      for k in 0..<first { fill(k) }
      for k in (last + 1)..<(2 * middle + 1) { fill(k) }
      let stroke = excess(line, inwards: -1, isForeground: true)
      let gap = excess(line, inwards: 1, isForeground: false)
      let shift: Float
      switch (stroke, gap) {
      case (let stroke?, let gap?): shift = (stroke - gap) / 2
      case (let stroke?, nil): shift = stroke
      case (nil, let gap?): shift = -gap
      default: shift = 0
      }
      return min(max(shift / 2, -StrokeWidths.most), StrokeWidths.most)
    }
  }

  /// How much wider the stroke (or the gap) that begins in the middle of a line of samples is than its
  /// true width; nil where it is not thin.
  private func excess(
    _ line: UnsafeMutableBufferPointer<Float>, inwards: Int, isForeground: Bool
  ) -> Float? {
    let middle = StrokeWidths.steps
    func level(_ k: Int) -> Float { isForeground ? line[k] : 1 - line[k] }
    // Up to the far edge, as dark as this one; a stroke with plain samples on the way is not thin.
    let edge = min(max(level(middle), StrokeWidths.edges.lowerBound), StrokeWidths.edges.upperBound)
    var k = middle + inwards
    var top: Float = 0
    while true {
      guard k >= 0, k <= 2 * middle else { return nil }
      let here = level(k)
      top = max(top, here)
      if top > StrokeWidths.plain { return nil }
      if here < edge, abs(k - middle) > 1 { break }
      k += inwards
    }
    let (before, here) = (level(k - inwards), level(k))
    let part = before > here ? min(max((before - edge) / (before - here), 0), 1) : 0
    let apparent = (Float(abs(k - middle) - 1) + part) * StrokeWidths.step
    // On both sides down to the foot.
    func foot(_ from: Int, _ direction: Int) -> Int {
      var best = from
      var k = from
      while k >= 0, k <= 2 * middle, abs(k - from) <= StrokeWidths.foot {
        if level(k) < level(best) { best = k }
        if level(best) < StrokeWidths.nothing || level(k) > level(best) + StrokeWidths.slack {
          break
        }
        k += direction
      }
      return best
    }
    let (a, b) = (foot(middle, -inwards), foot(k, inwards))
    var area: Float = 0
    for i in min(a, b)...max(a, b) { area += level(i) * (i == a || i == b ? 0.5 : 1) }
    return area * StrokeWidths.step - apparent
  }

  /// The darkness at a point, interpolated between the centers of pixels.
  @inline(__always)
  private func darkness(_ p: SIMD2<Float>) -> Float {
    let x = min(max(p.x - 0.5, 0), Float(width - 1))
    let y = min(max(p.y - 0.5, 0), Float(height - 1))
    let (column, row) = (min(Int(x), max(width - 2, 0)), min(Int(y), max(height - 2, 0)))
    let (u, v) = (x - Float(column), y - Float(row))
    let i = row * width + column
    let right = width > 1 ? 1 : 0
    let below = height > 1 ? width : 0
    let top = darknesses[i] + (darknesses[i + right] - darknesses[i]) * u
    let bottom = darknesses[i + below] + (darknesses[i + below + right] - darknesses[i + below]) * u
    return top + (bottom - top) * v
  }
}

extension ContourSet {
  /// The same contours with as many other points.
  fileprivate func with(points: [SIMD2<Float>]) -> ContourSet {
    ContourSet(
      width: width, height: height, region: region, points: points, starts: starts,
      parents: parents, ordinals: ordinals, childStarts: childStarts, children: children)
  }
}
