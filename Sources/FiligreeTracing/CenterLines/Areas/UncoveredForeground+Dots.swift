import FiligreeBase

extension UncoveredForeground {
  /// The least share of a dot on a line that the line does not cover, and the least area of it, in pixels.
  private static let (dotShare, dotArea): (Float, Float) = (0.12, 3)
  /// The least radius of the largest circle at a dot, in half widths of its lines: where lines cross at an acute
  /// angle it is wider than they are, too.
  private static let dotHalfWidths: Float = 1.8
  /// The least radius of a dot, in half widths of its lines, and what those have at the least, in pixels: where a line
  /// turns at an acute angle its corner is up to 2.5 times as wide.
  private static let (leastDot, leastHalf): (Float, Float) = (2.8, 0.75)
  /// The largest number of junctions that are one dot.
  private static let mostDiscs = 4
  /// How far beyond the largest circle a dot may reach, in pixels: the circle lies within pixels that are half covered.
  private static let dotMargin: Float = 1.25
  /// The largest share of a dot's surroundings that is foreground without a line.
  private static let mostAround: Float = 0.05

  /// The dots on lines and at crossings that are wider than the lines: their centers and radii.
  func dots(_ chains: StrokeChains) -> [(center: SIMD2<Float>, radius: Float)] {
    let ends = chains.endsOfJunctions()
    var dots: [(center: SIMD2<Float>, radius: Float)] = []
    for j in chains.discs.indices {
      // A tangle of lines has no dots.
      guard (1...Self.mostDiscs).contains(chains.discs[j].count), !ends[j].isEmpty else {
        continue
      }
      let circle = largestCircle(near: chains.centers[j])
      let half = ends[j].reduce(0) { max($0, chains.halfWidths[$1 >> 1]) }
      guard circle.radius >= Self.dotHalfWidths * half,
        let dot = dot(near: circle.center, circle.radius),
        dot.radius >= Self.leastDot * max(half, Self.leastHalf),
        // Lines that meet beside one another lead to the same dot.
        !dots.contains(where: { ($0.center - dot.center).length < $0.radius })
      else { continue }
      dots.append(dot)
    }
    return dots
  }

  /// The largest circle of foreground that is reached from a point by pixels whose distance from the ground rises.
  private func largestCircle(
    near p: SIMD2<Float>
  ) -> (center: SIMD2<Float>, radius: Float) {
    // The map has a border of one pixel.
    let w = map.width + 2
    var (x, y) = (Int(p.x.rounded(.down)), Int(p.y.rounded(.down)))
    x = min(max(x, 0), map.width - 1)
    y = min(max(y, 0), map.height - 1)
    var pixel = (y + 1) * w + x + 1
    let steps = [1, -1, w, -w, w + 1, w - 1, 1 - w, -1 - w]
    while let next = steps.map({ pixel + $0 }).max(by: {
      distances.squares[$0] < distances.squares[$1]
    }), distances.squares[next] > distances.squares[pixel] {
      pixel = next
    }
    // The distance between pixels' centers is half a pixel more than that to the edge.
    return (
      SIMD2(Float(pixel % w) - 0.5, Float(pixel / w) - 0.5),
      Float(distances.squares[pixel]).squareRoot() - 0.5
    )
  }

  /// A dot around a circle of foreground; nil if there is none.
  private func dot(
    near middle: SIMD2<Float>, _ radius: Float
  ) -> (center: SIMD2<Float>, radius: Float)? {
    let inner = radius + Self.dotMargin
    let center = centroid(within: inner, of: middle)
    let outer = 1.5 * inner + 1
    // The pixels without lines: their distances, and what of them is foreground.
    var open: [Float] = []
    var area: Float = 0
    var (inside, around, openAround) = (0, 0, 0)
    let (x0, y0) = (Int(center.x - outer), Int(center.y - outer))
    for y in max(y0, 0)..<max(min(y0 + Int(2 * outer) + 2, map.height), 0) {
      for x in max(x0, 0)..<max(min(x0 + Int(2 * outer) + 2, map.width), 0) {
        let d = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center
        let distance = d.length
        let cover = covers[y * map.width + x]
        if distance <= inner {
          inside += 1
          guard cover < Cover.full else { continue }
          open.append(distance)
          area += Float(map.coverage(x, y)) / 255
        } else if distance <= outer {
          around += 1
          if cover == 0, isForeground(x, y) { openAround += 1 }
        }
      }
    }
    guard area >= Self.dotArea, area >= Self.dotShare * Float(inside),
      Float(openAround) <= Self.mostAround * Float(around)
    else { return nil }
    // As many pixels without lines lie within a disk of this radius.
    open.sort()
    return (center, open[min(Int(area.rounded(.toNearestOrAwayFromZero)), open.count - 1)])
  }

  /// The center of mass of the coverage within a circle.
  private func centroid(within radius: Float, of center: SIMD2<Float>) -> SIMD2<Float> {
    var sum = SIMD2<Float>.zero
    var mass: Float = 0
    let (x0, y0) = (Int(center.x - radius), Int(center.y - radius))
    for y in y0..<(y0 + Int(2 * radius) + 2) {
      for x in x0..<(x0 + Int(2 * radius) + 2) {
        let d = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center
        guard d.squaredLength <= radius * radius else { continue }
        let coverage = Float(map.coverage(x, y))
        sum += d * coverage
        mass += coverage
      }
    }
    return mass > 0 ? center + sum / mass : center
  }
}
