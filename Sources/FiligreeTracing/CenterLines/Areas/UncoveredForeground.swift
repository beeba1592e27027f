import FiligreeBase
import FiligreeContours
import FiligreePaths

/// The foreground that strokes do not cover: areas that are no lines, as arrow heads and parts that are
/// shaded all over.
struct UncoveredForeground {
  /// What is painted at a pixel.
  private enum Cover {
    /// Within a pixel of a stroke.
    static let near: UInt8 = 1
    /// Within a stroke.
    static let full: UInt8 = 2
  }

  private let map: CoverageMap
  private let distances: DistanceMap
  private var covers: [UInt8]

  /// How far beyond its edge a stroke covers pixels' centers, in pixels: what is nearer to it counts as its
  /// edge.
  private static let (margin, fullMargin): (Float, Float) = (1, 0)
  /// The points of a stroke that are painted, of so many one where they lie side by side; and the distance, in
  /// pixels, from which they do not, as at a corner.
  private static let (stride, farApart): (Int, Float) = (3, 1.75)
  /// The least number of pixels farther off all strokes, of an area: sharp corners of lines 12 pixels wide have
  /// some.
  private static let leastPixels = 8
  /// The least size of a hole, in square pixels: hatching has small ones.
  private static let leastHole = 2.0
  /// The largest number of points of the areas' outlines: one for so many pixels, and so many besides.
  ///
  /// A texture of single pixels has more, and no areas: its outlines would take more memory than all before.
  private static let (pixelsPerPoint, usualPoints) = (8, 1 << 16)
  /// How far around such pixels an area reaches under its strokes, in pixels, besides the margin.
  private static let overlap = 2
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

  init(_ map: CoverageMap, _ distances: DistanceMap) {
    self.map = map
    self.distances = distances
    covers = [UInt8](repeating: 0, count: map.width * map.height)
  }

  /// Whether a pixel is foreground; the distances have a border of one pixel.
  private func isForeground(_ x: Int, _ y: Int) -> Bool {
    distances.squares[(y + 1) * (map.width + 2) + x + 1] > 0
  }

  /// Marks what a stroke covers.
  mutating func cover(_ points: [SIMD2<Float>], _ widths: [Float], isClosed: Bool) {
    guard points.count > 1 else { return }
    var last = 0
    for i in 1..<points.count {
      let isFar = (points[i] - points[i - 1]).length > Self.farApart
      if isFar, last < i - 1 {
        cover(points[last], points[i - 1], max(widths[last], widths[i - 1]) / 2)
        last = i - 1
      }
      guard isFar || i - last >= Self.stride || i == points.count - 1 else { continue }
      cover(points[last], points[i], max(widths[last], widths[i]) / 2)
      last = i
    }
    if isClosed { cover(points[last], points[0], max(widths[last], widths[0]) / 2) }
  }

  private mutating func cover(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ radius: Float) {
    for (reach, cover) in [
      (radius + Self.margin, Cover.near), (radius + Self.fullMargin, Cover.full),
    ] {
      let low = max(Int((min(a.y, b.y) - reach).rounded(.down)), 0)
      let high = min(Int((max(a.y, b.y) + reach).rounded(.up)), map.height)
      guard low < high else { continue }
      for y in low..<high {
        guard let span = Self.span(a, b, reach, y: Float(y) + 0.5) else { continue }
        let from = max(Int((span.from - 0.5).rounded(.up)), 0)
        let to = min(Int((span.to - 0.5).rounded(.down)) + 1, map.width)
        guard from < to else { continue }
        for x in from..<to where covers[y * map.width + x] < cover {
          covers[y * map.width + x] = cover
        }
      }
    }
  }

  /// Where a row runs through a line with round ends.
  private static func span(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ reach: Float, y: Float
  ) -> (from: Float, to: Float)? {
    var (from, to) = (Float.infinity, -Float.infinity)
    func add(_ x: Float) { (from, to) = (min(from, x), max(to, x)) }
    for p in [a, b] {
      let square = reach * reach - (y - p.y) * (y - p.y)
      if square >= 0 {
        add(p.x - square.squareRoot())
        add(p.x + square.squareRoot())
      }
    }
    let d = b - a
    let length = d.length
    if length > 0 {
      let n = SIMD2(-d.y, d.x) * (reach / length)
      for (p, q) in [(a + n, b + n), (a - n, b - n)] where min(p.y, q.y) <= y && y <= max(p.y, q.y)
      {
        add(p.y == q.y ? p.x : p.x + (q.x - p.x) * (y - p.y) / (q.y - p.y))
        if p.y == q.y { add(q.x) }
      }
    }
    return from <= to ? (from, to) : nil
  }

  /// Whether most of a line runs where no stroke is near.
  func isOpen(_ points: [SIMD2<Float>]) -> Bool {
    let open = points.filter { p in
      let (x, y) = (Int(p.x.rounded(.down)), Int(p.y.rounded(.down)))
      return x >= 0 && y >= 0 && x < map.width && y < map.height && covers[y * map.width + x] == 0
    }
    return 2 * open.count > points.count
  }

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

  /// The outlines of the foreground that no stroke covers, each with its holes.
  func areas(fitter: CurveFitter) throws -> [[FittedCurve]] {
    let (w, h) = (map.width, map.height)
    // 1 for pixels that were visited, 2 for those of areas.
    var marks = [UInt8](repeating: 0, count: w * h)
    var plane: [UInt8] = []
    for start in covers.indices
    where covers[start] == 0 && marks[start] == 0 && isForeground(start % w, start / w) {
      var part = [Int32(truncatingIfNeeded: start)]
      marks[start] = 1
      var i = 0
      while i < part.count {
        forEachNeighbor(of: Int(part[i])) { next in
          guard marks[next] == 0, covers[next] == 0, isForeground(next % w, next / w) else {
            return
          }
          marks[next] = 1
          part.append(Int32(truncatingIfNeeded: next))
        }
        i += 1
      }
      guard part.count >= Self.leastPixels else { continue }
      if plane.isEmpty { plane = [UInt8](repeating: 255, count: w * h) }
      // Under its strokes, and to the outer edge of what is partly covered.
      for round in 0...(Self.overlap + 2) {
        var next: [Int32] = []
        for pixel in part {
          plane[Int(pixel)] = 255 - map.coverages[Int(pixel)]
          guard round < Self.overlap + 2 else { continue }
          forEachNeighbor(of: Int(pixel)) { other in
            guard marks[other] != 2, covers[other] > 0 || round > Self.overlap,
              round > Self.overlap || isForeground(other % w, other / w)
            else { return }
            marks[other] = 2
            next.append(Int32(truncatingIfNeeded: other))
          }
        }
        part = next
      }
    }
    guard !plane.isEmpty else { return [] }
    var detection = ContourDetection()
    detection.maximumPoints = w * h / Self.pixelsPerPoint + Self.usualPoints
    let contours: ContourSet
    do {
      contours = try detection.contours(
        in: .init(plane: LumaPlane(width: w, height: h, samples: plane)), threshold: 0.5)
    } catch .tooManyPoints {
      return []
    } catch {
      throw TracerError(error)
    }
    var areas: [[FittedCurve]] = []
    var areaOf = [Int](repeating: -1, count: contours.count)
    for i in 0..<contours.count {
      let parent = Int(contours.parents[i])
      let least = contours.isHole(i) ? Self.leastHole : Double(Self.leastPixels)
      guard contours.area(of: i).magnitude >= least else { continue }
      let curve = fitter.fit(contours[i], isClosed: true)
      if contours.isHole(i), parent >= 0 {
        guard areaOf[parent] >= 0 else { continue }
        areas[areaOf[parent]].append(curve)
      } else if !contours.isHole(i) {
        areaOf[i] = areas.count
        areas.append([curve])
      }
    }
    return areas
  }

  private func forEachNeighbor(of pixel: Int, _ body: (Int) -> Void) {
    let (w, h) = (map.width, map.height)
    let (x, y) = (pixel % w, pixel / w)
    for v in max(y - 1, 0)...min(y + 1, h - 1) {
      for u in max(x - 1, 0)...min(x + 1, w - 1) where u != x || v != y { body(v * w + u) }
    }
  }
}
