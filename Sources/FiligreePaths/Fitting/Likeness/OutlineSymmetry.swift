import FiligreeBase

/// The rotations and mirror images that turn an outline into itself.
struct OutlineSymmetry {
  /// The number of rotations, with the one that moves nothing.
  let order: Int
  /// The direction of an axis of symmetry, a unit vector, if there is one.
  let axis: SIMD2<Double>?

  /// The largest number of rotations that is looked for.
  static let largestOrder = 24
  /// The shortest length of the part that is repeated, in pixels: of anything round, shorter ones look alike.
  private static let shortestPart = 6.0
  /// The sine of the smallest angle between an axis and the upright or level one: what is less is noise if both match.
  private static let leastTurn = 0.02

  /// The number of images.
  var count: Int { axis == nil ? order : 2 * order }

  /// The symmetry of an outline; nil if it has none, or is small.
  static func find(_ outline: ClosedOutline, _ limits: LikenessLimits) -> OutlineSymmetry? {
    guard isPossible(outline.signature, limits) else { return nil }
    let finder = Finder(outline, limits)
    let order = finder.order()
    let axis = finder.axis(order: order)
    return order == 1 && axis == nil ? nil : OutlineSymmetry(order: order, axis: axis)
  }

  /// Whether the moments of an outline allow any symmetry: those of most outlines do not, so that their points need not be compared.
  static func isPossible(_ signature: OutlineSignature, _ limits: LikenessLimits) -> Bool {
    guard signature.shorterHalf >= limits.smallestHalf else { return false }
    let moments = Moments(signature, limits)
    return moments.allowOrder(2) || moments.allowOrder(3) || !moments.axes(order: 1).isEmpty
  }

  /// All of them, the one that moves nothing first.
  var turns: [PlaneTurn] {
    let rotations = (0..<order).map { PlaneTurn.rotation($0, of: order) }
    guard let axis else { return rotations }
    let mirror = PlaneTurn.mirror(axis)
    return rotations + rotations.map { $0.after(mirror) }
  }

  /// What the moments of an outline allow.
  private struct Moments {
    let signature: OutlineSignature
    /// How large a third moment may be that is 0 but for noise.
    let leastThird: Double
    /// Whether the second moments are alike in all directions.
    let isIsotropic: Bool

    init(_ signature: OutlineSignature, _ limits: LikenessLimits) {
      self.signature = signature
      let r = signature.radius
      leastThird = 3 * limits.ownMoments * r * r
      isIsotropic = signature.spread <= 2 * limits.ownMoments * r
    }

    /// Whether so many rotations are possible, 2 or more: a moment of a degree is 0 unless their number divides it.
    func allowOrder(_ order: Int) -> Bool {
      let least = leastThird * leastThird
      return signature.first.squaredLength <= least && (order == 2 || isIsotropic)
        && (order == 3 || signature.third.squaredLength <= least)
    }

    /// The directions in which an axis may lie if there are one or two rotations.
    func axes(order: Int) -> [SIMD2<Double>] {
      var axes: [SIMD2<Double>] = []
      if !isIsotropic {
        let half = SIMD2((signature.squares.x - signature.squares.y) / 2, signature.product)
        let axis = OutlineSymmetry.root(half, 2)
        axes = order == 2 ? [axis] : [axis, SIMD2(-axis.y, axis.x)]
      }
      if signature.first.squaredLength > leastThird * leastThird {
        axes.append(signature.first / signature.first.length)
      }
      return axes.filter(canBeAxis)
    }

    /// Whether third moments allow an axis: those across it are 0.
    func canBeAxis(_ axis: SIMD2<Double>) -> Bool {
      let square = SIMD2(axis.x * axis.x - axis.y * axis.y, 2 * axis.x * axis.y)
      let cube = SIMD2(
        square.x * axis.x - square.y * axis.y, square.x * axis.y + square.y * axis.x)
      // A guess may be off by more than noise: by a twentieth.
      let (first, third) = (signature.first, signature.third)
      return abs(axis.cross(first)) <= leastThird + 0.05 * first.length
        && abs(cube.cross(third)) <= leastThird + 0.15 * third.length
    }
  }

  private struct Finder {
    let outline: ClosedOutline
    let limits: LikenessLimits
    let moments: Moments

    init(_ outline: ClosedOutline, _ limits: LikenessLimits) {
      (self.outline, self.limits) = (outline, limits)
      moments = Moments(outline.signature, limits)
    }

    /// By how much the image may be farther off while the axis is only known from moments.
    private static let firstSlack = 2.0

    private func match(_ turn: PlaneTurn, slack: Double = 1) -> OutlineMatch? {
      OutlineMatch(
        outline, turn, onto: outline, within: limits.times(slack))
    }

    /// The largest number of rotations.
    func order() -> Int {
      let most = min(Int(min(outline.length / shortestPart, 1000)), largestOrder)
      guard most > 1 else { return 1 }
      for order in (2...most).reversed() where moments.allowOrder(order) {
        if match(.rotation(1, of: order)) != nil { return order }
      }
      return 1
    }

    /// The direction of an axis.
    func axis(order: Int) -> SIMD2<Double>? {
      let guesses =
        order > 2
        ? [OutlineSymmetry.root(moment(order), order)].filter(moments.canBeAxis)
        : moments.axes(order: order)
      for guess in guesses {
        if let axis = refined(guess, order: order) { return axis }
      }
      return nil
    }

    /// The axis of a matching mirror image near a direction, or an upright or level one that the rotations make of it.
    private func refined(_ guess: SIMD2<Double>, order: Int) -> SIMD2<Double>? {
      var axis = guess
      guard let found = match(.mirror(axis), slack: Self.firstSlack) else { return nil }
      axis = turned(axis, found)
      guard let best = match(.mirror(axis)) else { return nil }
      for k in 0..<order {
        let (sine, cosine) = sincos(.pi * Double(k) / Double(order))
        let image = SIMD2(axis.x * cosine - axis.y * sine, axis.x * sine + axis.y * cosine)
        let plain = abs(image.x) > abs(image.y) ? SIMD2(1.0, 0) : SIMD2(0, 1.0)
        if abs(image.cross(plain)) <= leastTurn, let match = match(.mirror(plain)),
          match.mean <= 1.25 * best.mean + 0.02
        {
          return plain
        }
      }
      return axis
    }

    /// The axis turned so that the image's distances from the outline are the least.
    private func turned(_ axis: SIMD2<Double>, _ match: OutlineMatch) -> SIMD2<Double> {
      let turn = PlaneTurn.mirror(axis)
      let n = outline.points.count
      var (product, square) = (0.0, 0.0)
      for i in 0..<n {
        let q = turn(outline.points[i])
        let along = turn(
          outline.points[i + 1 < n ? i + 1 : 0] - outline.points[i > 0 ? i - 1 : n - 1])
        let length = along.length
        guard length > 0 else { continue }
        let normal = SIMD2(-along.y, along.x) / length
        let lever = SIMD2(-q.y, q.x).dot(normal)
        product += (match.feet[i] - q).dot(normal) * lever
        square += lever * lever
      }
      guard square > 0 else { return axis }
      // The image turns twice as far as the axis.
      let half = product / square / 2
      let result = axis + SIMD2(-axis.y, axis.x) * half
      return result / result.length
    }

    /// The mean of the power of points as complex numbers, approximately.
    private func moment(_ degree: Int) -> SIMD2<Double> {
      let scale = 1 / outline.signature.radius
      var sum = SIMD2<Double>.zero
      var a = outline.points[outline.points.count - 1] * scale
      for point in outline.points {
        let b = point * scale
        let middle = (a + b) / 2
        var power = SIMD2(1.0, 0)
        for _ in 0..<degree {
          power = SIMD2(
            power.x * middle.x - power.y * middle.y, power.x * middle.y + power.y * middle.x)
        }
        sum += power * a.cross(b)
        a = b
      }
      // Outlines of both directions have the same.
      return outline.signature.area < 0 ? -sum : sum
    }
  }

  /// The direction of a root of a complex number, a unit vector.
  private static func root(_ z: SIMD2<Double>, _ degree: Int) -> SIMD2<Double> {
    let (sine, cosine) = sincos(arctangent(y: z.y, x: z.x) / Double(degree))
    return SIMD2(cosine, sine)
  }
}
