/// A sweep whose near-duplicates are never made.
///
/// Of the contours of a sweep most are dropped as near-duplicates, and making points and simplifying them
/// takes most of its time. The box around an outline's points follows from its outermost cracks alone, and
/// the box around the simplified contour is known from that to within the epsilon: where even the least
/// overlap that leaves is enough, the contour is dropped unseen. All others are made and compared as
/// they are, so the result is that of doing one after the other.
struct ThinnedSweep {
  /// A contour that is left.
  struct Contour {
    /// Which setting found it.
    var setting: Int
    /// Its place among the contours of that setting.
    var index: Int
    /// Its points in normalized coordinates.
    var points: [SIMD2<Float>]
  }

  /// What is left so far.
  private(set) var kept: [Contour] = []

  /// Width and height of the picture that is analyzed, in pixels.
  private let size: SIMD2<Float>
  /// How far a side of the box around a simplified contour can be inside that around the outline.
  private let inwards: Double
  private let iou: Double
  private var known: BoxGrid
  private var simplifier: RingSimplifier?

  /// Prepares for a picture of `width` by `height` pixels, and a share of more than 0.
  init(width: Int, height: Int, epsilon: Float?, iou: Double) {
    size = SIMD2(Float(width), Float(height))
    inwards = Double(epsilon ?? 0) * 1.001
    self.iou = iou
    known = BoxGrid(threshold: iou)
    simplifier = epsilon.map { RingSimplifier(tolerance: $0) }
  }

  /// Takes in the outlines of one setting.
  mutating func add(_ outlines: ContourDetection.LazyOutlines, setting: Int) {
    for index in outlines.boxes.indices {
      if isSurelyKnown(outlines.boxes[index]) { continue }
      let ring = outlines.points(index).normalized(size)
      var points: [SIMD2<Float>] = []
      if simplifier != nil {
        ring.withUnsafeBufferPointer { _ = simplifier?.simplify($0, into: &points) }
      } else {
        points = ring
      }
      let box = BoxOverlap(around: points)
      guard isNew(box) else { continue }
      kept.append(Contour(setting: setting, index: index, points: points))
    }
  }

  /// Whether a contour's box equals no kept one; if so it is going to be the next that is kept.
  private mutating func isNew(_ box: BoxOverlap) -> Bool {
    if known.match(box) != nil { return false }
    known.insert(box)
    return true
  }

  /// A little more than what single precision rounds off.
  private static var slack: Double { 1e-6 }

  /// Whether a contour of an outline with this box overlaps a kept one by enough, however it is
  /// simplified.
  private func isSurelyKnown(_ box: SIMD4<Float>) -> Bool {
    let scale = SIMD2<Double>(size)
    let low = SIMD2(Double(box.x), scale.y - Double(box.w)) / scale
    let high = SIMD2(Double(box.z), scale.y - Double(box.y)) / scale
    let innerLow = low + (inwards + Self.slack)
    let innerHigh = high - (inwards + Self.slack)
    guard innerLow.x < innerHigh.x, innerLow.y < innerHigh.y else { return false }
    let outerLow = low - Self.slack
    let outerHigh = high + Self.slack
    let outerArea = (outerHigh.x - outerLow.x) * (outerHigh.y - outerLow.y)
    let limit = iou * (1 + 1e-5)
    let middle = BoxOverlap(
      x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    let match = known.match(middle) { number in
      let box = known[number]
      // Of what the two have in common there is at least this much, and of what the contour has beside
      // the kept one at most that.
      let common = box.common(innerLow, innerHigh)
      let beside = outerArea - box.common(outerLow, outerHigh)
      return common >= limit * (box.width * box.height + beside)
    }
    return match != nil
  }
}

extension BoxOverlap {
  /// The area that the box has in common with another.
  fileprivate func common(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Double {
    let across = min(high.x, x + width) - max(low.x, x)
    let upwards = min(high.y, y + height) - max(low.y, y)
    return across > 0 && upwards > 0 ? across * upwards : 0
  }
}

extension [SIMD2<Float>] {
  /// Points in pixels of a picture, y down, as 0…1 both ways, y up.
  func normalized(_ size: SIMD2<Float>) -> [SIMD2<Float>] {
    // Divisions, so that the frame comes out as 0 and 1 exactly.
    map {
      let p = $0 / size
      return SIMD2(p.x, 1 - p.y)
    }
  }
}
