import FiligreeBase

/// Finds linear and radial gradients in a picture, and marks their pixels.
///
/// Areas in which neighboring pixels hardly differ are examined one by one. The direction, or the
/// center, follows from the changes of the blocks' colors, and is refined until the colors depend on
/// the position alone as much as possible. An area is a ramp if the remaining error is small.
struct RampFinder {
  let view: ColorView
  /// The typical difference of neighbors, 0…255.
  let noise: Int

  // Limits grow with the noise: three times it covers nearly all neighbors of the same color, half of it what
  // remains in the mean of a block's 16 pixels, with room to spare.

  /// How much neighbors of a smooth area may differ, 0…255: as they do on a steep ramp, and by noise.
  private var neighborStep: Int { 8 + 3 * noise }
  /// The smallest range of an area's colors, 0…255: of less, one color is as good as a ramp.
  private var leastRange: Float { 10 + 3 * Float(noise) }
  /// The largest mean of the squared errors of blocks: rounding and noise in each of three components.
  private var allowedError: Float {
    let component = 1.2 + 0.5 * Float(noise)
    return component * component * 3
  }
  /// How far colors may be from the lines between a ramp's stops, 0…255: little more than rounding and noise.
  private var stopTolerance: Float { 1.25 + 0.5 * Float(noise) }
  /// The largest error of a component at which a pixel shows the ramp, 0…255; hardly seen, and less than
  /// the step at an edge.
  private var pixelTolerance: Float { 5 + 3 * Float(noise) }

  /// The smallest number of blocks of an area.
  private static let leastBlocks = 12
  /// The largest number of blocks that are sampled in an area.
  private static let mostSamples = 3000
  /// A linear ramp with at most this share of the error allowed is good enough.
  private static let goodShare: Float = 0.25
  /// A radial ramp must have less than this share of a linear one's error.
  private static let radialShare: Float = 0.7
  /// The least determinant of the lines along the derivatives, as a share of the product of its diagonal: lines
  /// that are parallel but for rounding have no common point.
  private static let leastDeterminant: Float = 1e-4
  /// The first turn by which a linear ramp's direction is refined, in radians, and where refining ends.
  ///
  /// With its halves it reaches 4.6° to either side; the last turn moves the end of a ramp of a thousand pixels
  /// by less than one.
  private static let (firstTurn, leastTurn): (Float, Float) = (0.04, 0.0006)
  /// The first move by which a radial ramp's center is refined, in pixels, and where refining ends: a sixteenth of
  /// a pixel moves no color visibly.
  private static let (firstMove, leastMove): (Float, Float) = (8, 0.06)

  /// The ramps, largest first; their pixels are marked in `marks` by the labels of `FaceColors`.
  func find(marks: UnsafeMutablePointer<UInt8>) -> [Ramp] {
    let blocks = SmoothBlocks(view, step: neighborStep, least: Self.leastBlocks)
    let order = blocks.areas.indices.sorted {
      let (a, b) = (blocks.areas[$0].count, blocks.areas[$1].count)
      return a != b ? a > b : $0 < $1
    }
    var ramps: [Ramp] = []
    for area in order {
      guard ramps.count < FaceColors.maximumRamps else { break }
      guard let ramp = ramp(blocks.areas[area], blocks) else { continue }
      ramps.append(ramp)
      claim(
        blocks.areas[area], blocks, ramp, FaceColors.firstRamp + UInt8(ramps.count - 1), marks)
    }
    return ramps
  }

  /// The ramp of an area, if it is one.
  private func ramp(_ area: [Int32], _ blocks: SmoothBlocks) -> Ramp? {
    let step = max(1, area.count / Self.mostSamples)
    var samples: [RampProfile.Sample] = []
    var low = SIMD4<Float>(repeating: 255)
    var high = SIMD4<Float>.zero
    for i in Swift.stride(from: 0, to: area.count, by: step) {
      let color = blocks.means[Int(area[i])]
      samples.append(.init(point: blocks.center(area[i]), color: color))
      low = pointwiseMin(low, color)
      high = pointwiseMax(high, color)
    }
    guard (high - low).max() >= leastRange else { return nil }

    var best: (profile: RampProfile, shape: Ramp.Shape)?
    func consider(_ shape: Ramp.Shape) {
      let profile = RampProfile(samples, shape)
      if best == nil || profile.error < best!.profile.error { best = (profile, shape) }
    }
    let derivatives = derivatives(area, blocks)
    for direction in [planeDirection(samples), tensorDirection(derivatives)] {
      guard let direction else { continue }
      consider(.linear(direction))
    }
    refineLinear(samples, &best)
    let allowed = allowedError
    // A linear ramp is the simpler explanation.
    if best == nil || best!.profile.error > Self.goodShare * allowed,
      let center = center(derivatives)
    {
      var radial: (profile: RampProfile, shape: Ramp.Shape)? =
        (RampProfile(samples, .radial(center)), .radial(center))
      refineRadial(samples, &radial)
      if let found = radial,
        found.profile.error < Self.radialShare * (best?.profile.error ?? .infinity)
      {
        best = found
      }
    }
    guard let best, best.profile.error <= allowed else { return nil }
    let stops = best.profile.stops(tolerance: stopTolerance)
    return stops.count >= 2 ? Ramp(shape: best.shape, stops: stops) : nil
  }

  /// The change of a block's color in x and in y, in the component that changes the most.
  private struct Derivative {
    var point: SIMD2<Float>
    var derivative: SIMD2<Float>
  }

  private func derivatives(_ area: [Int32], _ blocks: SmoothBlocks) -> [Derivative] {
    var isInside = Set<Int32>()
    isInside.reserveCapacity(area.count)
    for block in area { isInside.insert(block) }
    let w = Int32(truncatingIfNeeded: blocks.width)
    let step = max(1, area.count / Self.mostSamples)
    var result: [Derivative] = []
    for i in Swift.stride(from: 0, to: area.count, by: step) {
      let b = area[i]
      guard isInside.contains(b - 1), isInside.contains(b + 1), isInside.contains(b - w),
        isInside.contains(b + w)
      else { continue }
      let dx = blocks.means[Int(b + 1)] - blocks.means[Int(b - 1)]
      let dy = blocks.means[Int(b + w)] - blocks.means[Int(b - w)]
      let size = dx * dx + dy * dy
      var channel = 0
      for c in 1..<4 where size[c] > size[channel] { channel = c }
      guard size[channel] > 0 else { continue }
      result.append(
        Derivative(point: blocks.center(b), derivative: SIMD2(dx[channel], dy[channel])))
    }
    return result
  }

  /// The direction of the plane that fits the colors best.
  private func planeDirection(_ samples: [RampProfile.Sample]) -> SIMD2<Float>? {
    var mean = SIMD2<Float>.zero
    var color = SIMD4<Float>.zero
    for s in samples {
      mean += s.point
      color += s.color
    }
    mean /= Float(samples.count)
    color /= Float(samples.count)
    var (xx, xy, yy) = (Float(0), Float(0), Float(0))
    var (cx, cy) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
    for s in samples {
      let p = s.point - mean
      let c = s.color - color
      xx += p.x * p.x
      xy += p.x * p.y
      yy += p.y * p.y
      cx += c * p.x
      cy += c * p.y
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 0 else { return nil }
    let gx = (cx * yy - cy * xy) / determinant
    let gy = (cy * xx - cx * xy) / determinant
    return PrincipalAxis(xx: gx.squaredLength, xy: gx.dot(gy), yy: gy.squaredLength).direction
  }

  /// The direction in which colors change the most locally.
  private func tensorDirection(_ derivatives: [Derivative]) -> SIMD2<Float>? {
    var sum = SIMD3<Float>.zero
    for s in derivatives {
      sum += SIMD3(
        s.derivative.x * s.derivative.x, s.derivative.x * s.derivative.y,
        s.derivative.y * s.derivative.y)
    }
    return PrincipalAxis(xx: sum.x, xy: sum.y, yy: sum.z).direction
  }

  /// The point nearest to the lines along the derivatives.
  private func center(_ derivatives: [Derivative]) -> SIMD2<Float>? {
    guard let first = derivatives.first else { return nil }
    var (xx, xy, yy) = (Float(0), Float(0), Float(0))
    var r = SIMD2<Float>.zero
    for s in derivatives {
      // The normal of the line, as long as the derivative: steep points are the most reliable.
      let n = SIMD2(-s.derivative.y, s.derivative.x)
      let along = (n * (s.point - first.point)).sum()
      xx += n.x * n.x
      xy += n.x * n.y
      yy += n.y * n.y
      r += n * along
    }
    let determinant = xx * yy - xy * xy
    guard determinant > Self.leastDeterminant * xx * yy else { return nil }
    return first.point
      + SIMD2((yy * r.x - xy * r.y) / determinant, (xx * r.y - xy * r.x) / determinant)
  }

  /// Turns a linear ramp as long as that lessens the error.
  private func refineLinear(
    _ samples: [RampProfile.Sample], _ best: inout (profile: RampProfile, shape: Ramp.Shape)?
  ) {
    var step = Self.firstTurn
    while step > Self.leastTurn {
      guard case .linear(let d)? = best?.shape else { return }
      for side in [step, -step] {
        var turned = d + SIMD2(-d.y, d.x) * side
        turned /= turned.length
        let profile = RampProfile(samples, .linear(turned))
        if profile.error < best!.profile.error { best = (profile, .linear(turned)) }
      }
      step /= 2
    }
  }

  /// Moves a radial ramp's center as long as that lessens the error.
  private func refineRadial(
    _ samples: [RampProfile.Sample], _ best: inout (profile: RampProfile, shape: Ramp.Shape)?
  ) {
    var step = Self.firstMove
    while step > Self.leastMove {
      guard case .radial(let c)? = best?.shape else { return }
      for move in [SIMD2(step, 0), SIMD2(-step, 0), SIMD2(0, step), SIMD2(0, -step)] {
        let profile = RampProfile(samples, .radial(c + move))
        if profile.error < best!.profile.error { best = (profile, .radial(c + move)) }
      }
      guard case .radial(let now)? = best?.shape else { return }
      if now == c { step /= 2 }
    }
  }

  /// Marks the pixels of an area, and those around it, that show the ramp.
  private func claim(
    _ area: [Int32], _ blocks: SmoothBlocks, _ ramp: Ramp, _ label: UInt8,
    _ marks: UnsafeMutablePointer<UInt8>
  ) {
    let limit = pixelTolerance
    let (w, h) = (view.width, view.height)
    var stack: [Int32] = []
    func take(_ x: Int, _ y: Int) {
      guard x >= 0, y >= 0, x < w, y < h, marks[y * w + x] == 0 else { return }
      let d = view.color(x, y) - ramp.color(Float(x) + 0.5, Float(y) + 0.5)
      guard max(d.max(), -d.min()) <= limit else { return }
      marks[y * w + x] = label
      stack.append(Int32(truncatingIfNeeded: y * w + x))
    }
    for block in area {
      let (bx, by) = (Int(block) % blocks.width, Int(block) / blocks.width)
      for y in (by * SmoothBlocks.side)..<((by + 1) * SmoothBlocks.side) {
        for x in (bx * SmoothBlocks.side)..<((bx + 1) * SmoothBlocks.side) { take(x, y) }
      }
      // Fills from each block at once: the stack stays small.
      while let pixel = stack.popLast() {
        let (x, y) = (Int(pixel) % w, Int(pixel) / w)
        take(x - 1, y)
        take(x + 1, y)
        take(x, y - 1)
        take(x, y + 1)
      }
    }
  }
}
