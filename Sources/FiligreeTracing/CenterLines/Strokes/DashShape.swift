/// Fits a dot or a dash to the moments of a short stroke's coverage: sections across a stroke that is
/// hardly longer than wide tell little.
///
/// A pixel's coverage is spread over the pixel, which adds 1/12 to the variances.
struct DashShape {
  /// How much of a dot or a dash may be missing or too much: pixels for each pixel of its outline, a share of its
  /// area for noise, and pixels besides.
  ///
  /// Dots and dashes of 1.5 to 8 pixels that were drawn as such have up to 0.03 for each pixel of the outline.
  private static let (mismatch, mismatchArea, mismatchPixels): (Float, Float, Float) = (
    0.1, 0.02, 1
  )

  /// The map, and the pixels that were measured.
  private let map: CoverageMap
  private let pixels: [SIMD2<Int32>]
  /// The total coverage, in pixels, and its center.
  private var mass: Float = 0
  private var center = SIMD2<Float>.zero
  /// The variances along the longer axis and across, and that axis.
  private var long: Float = 0
  private var short: Float = 0
  private var axis = SIMD2<Float>(1, 0)

  /// A pixel with less coverage than this is background; moments weigh what is far off, so that this is
  /// more than elsewhere.
  private static let least: Float = 0.12
  /// An area of more pixels than this is no dash; it bounds the search where the stroke is part of more.
  private static let most = 4096
  /// Total coverage up to this, in pixels, is a speck and no dot.
  private static let leastMass: Float = 0.3
  /// The variance of coverage that is spread evenly over a pixel, in pixels squared.
  private static let pixelVariance: Float = 1 / 12
  /// The largest ratio of the variances of a dot, which is then 12 percent longer than wide.
  private static let roundness: Float = 1.25
  /// The least width of a dash, in pixels: variances are too uncertain for less.
  private static let leastWidth: Float = 0.3
  /// The largest relative difference between the variance along a dash and that expected from its area
  /// and width.
  private static let slack: Float = 0.2

  /// Measures the connected coverage around `point`.
  init(around point: SIMD2<Float>, _ map: CoverageMap) {
    var pixels = [SIMD2<Int32>(Int32(point.x), Int32(point.y))]
    var seen: Set<SIMD2<Int32>> = [pixels[0]]
    var i = 0
    while i < pixels.count, pixels.count < Self.most {
      for step in [SIMD2<Int32>(1, 0), SIMD2(-1, 0), SIMD2(0, 1), SIMD2(0, -1)] {
        let next = pixels[i] &+ step
        guard map.coverage(Self.center(next)) >= Self.least, seen.insert(next).inserted else {
          continue
        }
        pixels.append(next)
      }
      i += 1
    }
    self.map = map
    self.pixels = pixels
    // The order of the pixels is that of the search, not of the set.
    var (xx, xy, yy) = (Float(0), Float(0), Float(0))
    for pixel in pixels {
      let coverage = map.coverage(Self.center(pixel))
      let p = Self.center(pixel) - point
      mass += coverage
      center += p * coverage
      xx += p.x * p.x * coverage
      xy += p.x * p.y * coverage
      yy += p.y * p.y * coverage
    }
    guard mass > Self.leastMass else { return }
    let mean = center / mass
    center = point + mean
    xx = xx / mass - mean.x * mean.x - Self.pixelVariance
    xy = xy / mass - mean.x * mean.y
    yy = yy / mass - mean.y * mean.y - Self.pixelVariance
    let principal = PrincipalAxis(xx: xx, xy: xy, yy: yy)
    long = max(principal.most, 0)
    short = max(principal.least, 0)
    if let direction = principal.direction { axis = direction }
  }

  private static func center(_ pixel: SIMD2<Int32>) -> SIMD2<Float> {
    SIMD2<Float>(pixel) + SIMD2(0.5, 0.5)
  }

  /// A dot of the same area; nil if there is nothing.
  var dot: StrokeShaper.Shape? {
    guard mass > Self.leastMass else { return nil }
    return StrokeShaper.Shape(dotAt: center, width: 2 * (mass / .pi).squareRoot())
  }

  /// A dot, or a dash with round or butt ends; nil if neither fits.
  var shape: StrokeShaper.Shape? {
    guard mass > Self.leastMass else { return nil }
    if long < Self.roundness * short { return dot }
    // With butt ends, w wide and l long: the area is w l, the variances w²/12 and l²/12.
    let cutWidth = max((12 * short).squareRoot(), Self.leastWidth)
    let cutLength = mass / cutWidth
    let cutError = (cutLength * cutLength / (12 * long) - 1).magnitude
    // With half discs at the ends of a length l: the area is l w + π w²/4, and area times the variance
    // across is l w³/12 + π w⁴/64; without l that is a quadratic equation in w².
    let root = mass * mass / 144 - Float.pi / 48 * short * mass
    guard root >= 0 else { return nil }
    let width = max(((mass / 12 - root.squareRoot()) * 96 / .pi).squareRoot(), Self.leastWidth)
    let length = (mass - .pi / 4 * width * width) / width
    guard length > 0 else { return nil }
    let radius = width / 2
    let rest = 4 * radius / (3 * Float.pi)
    let cap = Float.pi / 2 * radius * radius
    let ends =
      Float.pi / 4 * radius * radius * radius * radius
      + 2 * cap * ((length / 2 + rest) * (length / 2 + rest) - rest * rest)
    let variance = (width * length * length * length / 12 + ends) / mass
    let error = (variance / long - 1).magnitude
    let isCut = width >= StrokeShaper.leastCutWidth && cutError < error
    guard (isCut ? cutError : error) <= Self.slack else { return nil }
    let reach = axis * ((isCut ? cutLength : length) / 2)
    return StrokeShaper.Shape(
      points: [center - reach, center + reach], width: isCut ? cutWidth : width, isClosed: false,
      hasButtEnds: isCut)
  }

  /// Whether a dot, a dash or a short stroke covers about what was measured.
  func isNear(_ shape: StrokeShaper.Shape) -> Bool {
    let half = shape.width / 2
    var length: Float = 0
    for (a, b) in zip(shape.points, shape.points.dropFirst()) { length += (b - a).length }
    var error: Float = 0
    for pixel in pixels {
      let p = Self.center(pixel)
      let distance = Self.distance(p, shape) - half
      error += (map.coverage(p) - min(max(0.5 - distance, 0), 1)).magnitude
    }
    // What is too much lies outside, mostly, and is as much as what is missing.
    let outline = 2 * length + .pi * shape.width
    return error <= Self.mismatch * outline + Self.mismatchArea * mass + Self.mismatchPixels
  }

  /// The distance of a point from a stroke's middle; beyond a butt end, that from the end and half a width.
  private static func distance(_ p: SIMD2<Float>, _ shape: StrokeShaper.Shape) -> Float {
    let last = shape.points.count - 2
    var least = Float.infinity
    for i in 0...max(last, 0) {
      let (a, b) = (shape.points[i], shape.points[min(i + 1, last + 1)])
      let d = b - a
      let length = max(d.length, .leastNormalMagnitude)
      let along = (p - a).dot(d) / length
      let isBeyond = i == 0 && along < 0 || i == last && along > length
      if shape.hasButtEnds, isBeyond {
        let beyond = max(-along, along - length) + shape.width / 2
        least = min(least, max((p - a).cross(d).magnitude / length, beyond))
      } else {
        least = min(least, (p - a - d * (min(max(along, 0), length) / length)).length)
      }
    }
    return least
  }
}

extension StrokeShaper.Shape {
  /// Half the length of a dot's line, in pixels: it has a direction and no visible length.
  private static let dotReach: Float = 0.01

  /// A round dot.
  init(dotAt center: SIMD2<Float>, width: Float) {
    self.init(
      points: [center - SIMD2(Self.dotReach, 0), center + SIMD2(Self.dotReach, 0)], width: width,
      isClosed: false, hasButtEnds: false)
  }
}
