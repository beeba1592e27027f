import FiligreeBase
import FiligreeContours
import FiligreePaths

/// The foreground that strokes do not cover: areas that are no lines, as arrow heads and parts that are
/// shaded all over.
struct UncoveredForeground {
  /// What is painted at a pixel.
  enum Cover {
    /// Within a pixel of a stroke.
    static let near: UInt8 = 1
    /// Within a stroke.
    static let full: UInt8 = 2
  }

  /// The foreground.
  let map: CoverageMap
  let distances: DistanceMap
  /// What is painted, by pixels: 0 for nothing near.
  private(set) var covers: [UInt8]

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

  init(_ map: CoverageMap, _ distances: DistanceMap) {
    self.map = map
    self.distances = distances
    covers = [UInt8](repeating: 0, count: map.width * map.height)
  }

  /// Whether a pixel is foreground; the distances have a border of one pixel.
  func isForeground(_ x: Int, _ y: Int) -> Bool {
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
