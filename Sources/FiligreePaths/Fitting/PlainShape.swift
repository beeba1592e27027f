import FiligreeBase
import Foundation

/// An ellipse or a rectangle with round corners, as which a closed polyline is drawn.
///
/// The shape is the one that has the polyline's area, middle and second moments, which points along pixels hardly disturb: an
/// ellipse's moments are a quarter, a rectangle's a third of its half sides' squares. It stands for the polyline where every
/// point lies within the tolerance of it, and the mean square is that of noise. Since the areas are alike, the polyline then goes
/// round once between two curves at the tolerance from the shape, so that each point of the shape has one of it as near.
struct PlainShape {
  /// The middle.
  private let center: SIMD2<Double>
  /// Half of the width and of the height, or of the axes.
  private let half: SIMD2<Double>
  /// The direction of the first axis.
  private let axis: SIMD2<Double>
  private let outline: Outline

  private enum Outline {
    case ellipse
    case rectangle(cornerRadius: Double)
  }

  /// How far points along pixels may lie from a shape in the mean, in pixels: where grays place them, and on steps, which
  /// deviate by half a pixel each way (1/√12).
  private static let noise = (smooth: 0.08, steps: 0.31)
  /// How far they may lie beyond that, for each pixel of the shorter half side: a shape that is hardly another one is that.
  private static let meanShare = 0.01
  /// The shortest half side, in pixels: smaller outlines are like any shape, and counters of small letters like ovals.
  private static let smallest = (circle: 1.5, other: 3.0, steps: 4.0)
  /// The smallest radius of round corners: sharp ones are cut by as much where grays place points, and their sides tell where
  /// they are.
  private static let smallestRadius = (smooth: 2.0, steps: 4.0)
  /// A simpler shape is taken if the mean deviation grows by no more than this share and this length, in pixels.
  private static let simplicity = (share: 1.25, length: 0.02)
  /// The sine of the smallest angle by which a rectangle is turned: over a hundred pixels one.
  private static let leastTurn = 0.01
  /// The longest side, in shorter ones: what is thinner is a line.
  private static let longest = 50.0

  /// Finds the simplest shape for a closed polyline; nil if there is none.
  ///
  /// - Parameters:
  ///   - points: The points, each once.
  ///   - moments: Their area and its moments.
  ///   - tolerance: The largest distance.
  ///   - hasSteps: Whether the points run along the edges of pixels.
  /// - Returns: The shape.
  static func find(
    _ points: [SIMD2<Double>], _ moments: OutlineSignature, tolerance: Double, hasSteps: Bool
  ) -> PlainShape? {
    let noise = hasSteps ? Self.noise.steps : Self.noise.smooth
    guard points.count >= 4, canBeShape(moments, noise: noise) else { return nil }
    var best: (shape: PlainShape, mean: Double)?
    // The simplest comes last.
    let smallestRadius = hasSteps ? Self.smallestRadius.steps : Self.smallestRadius.smooth
    for shape in candidates(moments, sides: direction(of: points)) {
      if case .rectangle(let radius) = shape.outline, radius < smallestRadius { continue }
      let shorter = shape.half.min()
      let smallest = shape.half.x == shape.half.y ? Self.smallest.circle : Self.smallest.other
      guard shorter >= (hasSteps ? Self.smallest.steps : smallest),
        shape.half.max() <= Self.longest * shorter,
        abs(shape.area - abs(moments.area)) <= 0.1 * abs(moments.area)
      else { continue }
      var limit = noise + Self.meanShare * shorter
      if let best {
        limit = min(limit, best.mean * Self.simplicity.share + Self.simplicity.length)
      }
      guard let mean = shape.meanDeviation(of: points, within: tolerance, mean: limit) else {
        continue
      }
      best = (shape, min(mean, best?.mean ?? mean))
    }
    return best?.shape
  }

  /// The largest third moment, as a multiple of the noise and the mean squared radius: twice that of a circle whose noise is three even bulges.
  private static let largestThird = 6.0

  /// Whether the moments of an outline allow a shape that half a turn takes into itself: third ones are 0 then, but for noise.
  ///
  /// Those of most outlines do not, so that their points need not be compared.
  private static func canBeShape(_ moments: OutlineSignature, noise: Double) -> Bool {
    let (r, half) = (moments.radius, moments.shorterHalf)
    // Along thin shapes the noise on both sides counts for more.
    let most =
      largestThird * (noise + meanShare * half) * r * r * max(r / max(half, 1e-9), 1)
    return moments.first.squaredLength <= most * most && moments.third.squaredLength <= most * most
  }

  /// The direction that most of a polyline runs along or across, from the x-axis to halfway to the y-axis and back.
  ///
  /// The fourth power of a direction, as a complex number, is alike for all four ways along and across.
  private static func direction(of points: [SIMD2<Double>]) -> SIMD2<Double> {
    func square(_ z: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(z.x * z.x - z.y * z.y, 2 * z.x * z.y)
    }
    func root(_ z: SIMD2<Double>) -> SIMD2<Double> {
      let length = (z * z).sum().squareRoot()
      // Half the angle, which is a right one at most.
      let real = (max(length + z.x, 0) / 2).squareRoot()
      let imaginary = (max(length - z.x, 0) / 2).squareRoot()
      return SIMD2(real, z.y < 0 ? -imaginary : imaginary)
    }
    var sum = SIMD2<Double>()
    var last = points[points.count - 1]
    for point in points {
      let edge = point - last
      let length = (edge * edge).sum().squareRoot()
      if length > 0 { sum += square(square(edge / length)) * length }
      last = point
    }
    let direction = root(root(sum))
    let length = (direction * direction).sum().squareRoot()
    return length > 0 ? direction / length : SIMD2(1, 0)
  }

  /// Rectangles, those that are turned with the direction of their sides, and ellipses, from the ones with the most numbers
  /// to those with the fewest.
  private static func candidates(
    _ moments: OutlineSignature, sides: SIMD2<Double>
  ) -> [PlainShape] {
    let center = moments.center
    let (xx, yy, xy) = (moments.squares.x, moments.squares.y, moments.product)
    let upright = SIMD2(1.0, 0.0)
    let middle = (xx + yy) / 2
    let spread = ((xx - yy) * (xx - yy) / 4 + xy * xy).squareRoot()
    let turned = SIMD2(middle + spread, max(middle - spread, 0))
    // The longer of the two forms that the first eigenvector has.
    let along = xx > yy ? SIMD2(turned.x - yy, xy) : SIMD2(xy, turned.x - xx)
    let length = (along * along).sum().squareRoot()
    let axis = length > 0 ? along / length : upright
    func roots(_ squares: SIMD2<Double>, _ factor: Double) -> SIMD2<Double> {
      (squares * factor).squareRoot()
    }
    func ellipse(_ half: SIMD2<Double>, _ axis: SIMD2<Double>) -> PlainShape {
      PlainShape(center: center, half: half, axis: axis, outline: .ellipse)
    }
    var shapes: [PlainShape] = []
    for axis in abs(sides.y) > leastTurn ? [sides, upright] : [upright] {
      guard let round = roundRectangle(moments.turned(to: axis), center: center, axis) else {
        continue
      }
      shapes += [round, round.capsule(area: abs(moments.area))]
    }
    shapes += [
      ellipse(roots(turned, 4), axis), ellipse(roots(moments.squares, 4), upright),
      ellipse(SIMD2(repeating: (abs(moments.area) / .pi).squareRoot()), upright),
    ]
    return shapes
  }

  /// The rectangle with four corners of one radius and sides along an axis that has the moments; nil if there is none.
  private static func roundRectangle(
    _ moments: (area: Double, squares: SIMD2<Double>), center: SIMD2<Double>,
    _ axis: SIMD2<Double>
  ) -> PlainShape? {
    // The sides that the moments ask for grow with the radius, by more than what the corners lack: so does the area.
    var sides = (moments.squares * 3).squareRoot()
    func excess(_ radius: Double) -> Double {
      // What a corner lacks, its moment about the center of its arc, and its second moment about that.
      let lack = radius * radius * (1 - .pi / 4)
      let first = radius * radius * radius / 6
      let second = radius * radius * radius * radius * (1 / 3.0 - .pi / 16)
      for _ in 0..<20 {
        let last = sides
        let arms = sides - radius
        let full = 4 * sides.x * sides.y
        let lacks = arms * arms * lack + arms * (2 * first) + second
        sides = ((moments.squares * (full - 4 * lack) + lacks * 4) * (3 / full)).squareRoot()
        let change = sides - last
        if (change * change).sum() <= 1e-24 * full { break }
      }
      return 4 * sides.x * sides.y - (4 - .pi) * radius * radius - moments.area
    }
    // By false position in the square of the radius, which the area is almost linear in; the end that stays counts half from
    // then on (the Illinois rule).
    var low = (square: 0.0, excess: excess(0))
    guard low.excess < 0 else { return nil }
    let largest = sides.min() * 1.2
    var high = (square: largest * largest, excess: excess(largest))
    var square = high.square
    for _ in 0..<30 where high.excess > 0 {
      square = (low.square * high.excess - high.square * low.excess) / (high.excess - low.excess)
      let between = excess(square.squareRoot())
      if abs(between) <= 1e-12 * moments.area { break }
      if between < 0 {
        low = (square, between)
        high.excess /= 2
      } else {
        high = (square, between)
        low.excess /= 2
      }
    }
    let radius = square.squareRoot()
    return PlainShape(
      center: center, half: sides, axis: axis,
      outline: .rectangle(cornerRadius: min(radius, sides.min())))
  }

  /// The same with ends that are half circles, of an area.
  private func capsule(area: Double) -> PlainShape {
    let radius = half.min()
    let longer = (area + (4 - .pi) * radius * radius) / (4 * radius)
    let sides = half.x > half.y ? SIMD2(longer, radius) : SIMD2(radius, longer)
    return PlainShape(
      center: center, half: sides, axis: axis,
      outline: .rectangle(cornerRadius: sides.min()))
  }

  private var area: Double {
    switch outline {
    case .ellipse: .pi * half.x * half.y
    case .rectangle(let radius): 4 * half.x * half.y - (4 - .pi) * radius * radius
    }
  }

  /// The distance of a point from the outline; of an ellipse, of the second order in it.
  private func distance(_ point: SIMD2<Double>) -> Double {
    let offset = point - center
    let local = SIMD2(
      axis.x * offset.x + axis.y * offset.y, axis.x * offset.y - axis.y * offset.x)
    switch outline {
    case .ellipse:
      let scaled = local / half
      let slope = scaled / half
      let value = (scaled * scaled).sum() - 1
      return abs(value) / max(2 * (slope * slope).sum().squareRoot(), 1e-9)
    case .rectangle(let radius):
      let beyond = SIMD2(abs(local.x), abs(local.y)) - half + radius
      let outside = SIMD2(max(beyond.x, 0), max(beyond.y, 0))
      return abs(
        (outside * outside).sum().squareRoot() + min(beyond.max(), 0) - radius)
    }
  }

  /// The root of the mean square distance of a polyline; nil where a point is too far, or the mean too large.
  private func meanDeviation(
    of points: [SIMD2<Double>], within tolerance: Double, mean limit: Double
  ) -> Double? {
    // Where an ellipse bends most, the first order of a distance is too small by its square over the bend.
    let bend = half.min() * half.min() / half.max()
    var (sum, length) = (0.0, 0.0)
    for (i, point) in points.enumerated() {
      let next = points[i + 1 < points.count ? i + 1 : 0]
      let edge = next - point
      let edgeLength = (edge * edge).sum().squareRoot()
      // A sample every half unit, so that chords of curves do not pass for them.
      let steps = max(Int((2 * edgeLength).rounded(.up)), 1)
      guard steps < 1 << 16 else { return nil }
      for step in 0..<steps {
        let distance = distance(point + edge * (Double(step) / Double(steps)))
        guard distance + distance * distance / (2 * bend) <= 0.95 * tolerance else { return nil }
        sum += distance * distance * edgeLength / Double(steps)
      }
      length += edgeLength
    }
    let mean = (sum / max(length, 1e-9)).squareRoot()
    return mean <= limit ? mean : nil
  }

  /// The arms of a quarter of a circle: the arc is met at its middle, and left by at most 2.7 · 10⁻⁴ of its radius.
  private static let arm = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// The outline with nodes at its extremes, or where its sides end.
  ///
  /// - Parameter isPositive: Whether it goes from the x-axis to the y-axis.
  /// - Returns: Four arcs, four lines, or both in turn.
  func curve(isPositive: Bool) -> FittedCurve {
    let other = SIMD2(-axis.y, axis.x)
    func place(_ x: Double, _ y: Double) -> SIMD2<Double> { center + axis * x + other * y }
    // From the middle of each corner its arms, in turn: right and bottom first.
    let radii: SIMD2<Double>
    switch outline {
    case .ellipse: radii = half
    case .rectangle(let radius): radii = SIMD2(repeating: radius)
    }
    let inner = half - radii
    let signs: [SIMD2<Double>] = [[1, 1], [-1, 1], [-1, -1], [1, -1]]
    var segments: [FittedCurve.Segment] = []
    let start = place(half.x, inner.y)
    var last = start
    func line(_ end: SIMD2<Double>) {
      if (end - last).max() > 1e-9 || (end - last).min() < -1e-9 {
        segments.append(.line(to: end))
        last = end
      }
    }
    for (quarter, sign) in signs.enumerated() {
      let middle = inner * sign
      // From the side along y to the one along x, and in the next quarter the other way.
      let (first, second) =
        quarter.isMultiple(of: 2)
        ? (SIMD2(radii.x * sign.x, 0), SIMD2(0, radii.y * sign.y))
        : (SIMD2(0, radii.y * sign.y), SIMD2(radii.x * sign.x, 0))
      let (a, b) = (middle + first, middle + second)
      line(place(a.x, a.y))
      let (c1, c2) = (a + second * Self.arm, b + first * Self.arm)
      last = quarter == 3 && inner.y == 0 ? start : place(b.x, b.y)
      segments.append(.cubic(place(c1.x, c1.y), place(c2.x, c2.y), to: last))
    }
    line(start)
    let curve = FittedCurve(start: start, segments: segments, isClosed: true)
    return isPositive ? curve : curve.reversed
  }
}

extension OutlineSignature {
  /// The area, not negative, and the second moments along an axis and across it.
  fileprivate func turned(to axis: SIMD2<Double>) -> (area: Double, squares: SIMD2<Double>) {
    let (x, y) = (axis.x * axis.x, axis.y * axis.y)
    let mixed = 2 * axis.x * axis.y * product
    return (
      abs(area),
      SIMD2(
        max(x * squares.x + mixed + y * squares.y, 0),
        max(y * squares.x - mixed + x * squares.y, 0))
    )
  }
}
