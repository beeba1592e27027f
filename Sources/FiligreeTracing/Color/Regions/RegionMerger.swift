/// Joins small regions to the neighbor with the most similar color, the smallest first.
///
/// A region is joined while it has fewer pixels than `despeckle`, unless it stands out (`salience`); up to
/// `despeckle` times `softness`, while its nearest neighbor's color is within `similarity` of its own; and
/// while the border between both costs more than it tells (`borderPrice`: D. Mumford and J. Shah, 1989). Only the small region's runs are visited, and each time its pixels then belong to a region of
/// at least twice the size: so all joins together take O(n α(n)) for n runs, times the logarithm of
/// `despeckle`.
struct RegionMerger {
  /// Regions of fewer pixels vanish.
  let despeckle: Int
  /// The factor by which regions may be larger that resemble a neighbor.
  let softness: Int
  /// The squared distance in OKLab within which they do.
  let similarity: Float
  /// The squared distance in OKLab from which on a region counts for more than its pixels.
  ///
  /// It counts in proportion: twice the squared distance, twice the pixels.
  var salience = Float.infinity
  /// Regions of fewer pixels vanish, however much they stand out: they may be noise.
  var leastSalient = 4
  /// What a border costs per pixel of its length, in squared distances of pixels in OKLab.
  var borderPrice: Float = 0
  /// The price in small pictures and in noisy ones.
  ///
  /// Icons of four themes need about half the segments with it, compressed and scanned drawings a quarter, and they are as
  /// near to what they show, or nearer; with a third more, icons are 0.2 dB farther (`Benchmarks/tracing-set`).
  static let usualBorderPrice: Float = 0.016
  /// Regions of this many pixels and more keep their borders whatever they cost.
  ///
  /// The bands of a noisy shade are large and of near colors. Without noise a region as large as this was drawn: a light card on
  /// white, in its shadow, whose border costs more than it tells up to 80 pixels a side.
  var largestPriced = 1 << 10
  /// The same for pictures with noise: by the limit of others, clip art with noise has a quarter more segments, and dithered
  /// gradients a half more (`Benchmarks/tracing-set`).
  static let largestNoisyPriced = 1 << 14
  /// Sums of colors are kept if runs have at least as many pixels in the mean, or the picture is small: then a run's 12 bytes
  /// and its sum's 16 are at most 7 a pixel.
  private static let leastRun = 4
  /// The pixels of the largest small picture.
  private static let smallPicture = 1 << 14
  /// A ramp has at least so many times the pixels of a region that joins it at a price.
  private static let leastRatio = 4
  /// The labels' colors in OKLab.
  let coordinates: [SIMD4<Float>]
  /// The labels' colors at a point, of which ramps have many.
  var colors: FaceColors?

  /// A label's color in OKLab, a ramp's at the middle of a run.
  @inline(__always)
  private func coordinates(
    of label: UInt8, at run: Int, in forest: borrowing RunForest
  ) -> SIMD4<Float> {
    guard label >= FaceColors.firstRamp, let colors else { return coordinates[Int(label)] }
    let pixel = (forest.start(run) + forest.end(run)) / 2
    let (y, x) = pixel.quotientAndRemainder(dividingBy: forest.width)
    return OKLab.coordinates(colors.color(label, Float(x) + 0.5, Float(y) + 0.5))
  }

  /// Whether a region is too small to be kept beside the neighbor that it looks most like.
  @inline(__always)
  private func vanishes(_ size: Int, _ distance: Float) -> Bool {
    guard size < despeckle, distance > salience, size >= leastSalient else {
      return size < despeckle
    }
    return Float(size) * distance < Float(despeckle) * salience
  }

  /// The squares of the distances of all labels' colors from one another, a row for each.
  private func distances() -> [Float] {
    coordinates.flatMap { a in coordinates.map { b in OKLab.squaredDistance(a, b) } }
  }

  /// The neighbor with the nearest color, the square of its distance, and the length of the border; nil if there
  /// is none.
  @inline(__always)
  private func nearest(
    to small: Int, in forest: borrowing RunForest, _ distances: UnsafePointer<Float>
  ) -> (root: Int, distance: Float, border: Int)? {
    var best = -1
    var distance = Float.infinity
    var contact = 0
    var previous = -1
    let label = forest.label(ofRoot: small)
    let row = distances + Int(label) * coordinates.count
    let hasRamps = colors != nil
    forest.forEachNeighbor(of: small) { run, length in
      let root = forest.root(run)
      if root == small { return }
      if root == best {
        contact += length
        return
      }
      // Most neighbors come several times in a row.
      if root == previous { return }
      let other = forest.label(ofRoot: root)
      let d =
        hasRamps && max(label, other) >= FaceColors.firstRamp
        ? OKLab.squaredDistance(
          coordinates(of: label, at: small, in: forest),
          coordinates(of: other, at: small, in: forest))
        : row[Int(other)]
      let isBetter =
        d < distance
        || (d == distance && (length > contact || (length == contact && root < best)))
      if isBetter { (best, distance, contact) = (root, d, length) }
      previous = root
    }
    return best < 0 ? nil : (best, distance, contact)
  }

  /// Joins the small regions of a picture of labels; returns the number of joins.
  func run(
    _ labels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, saddles: SaddleRule
  ) -> Int {
    // No region has more pixels than the picture.
    let limit = min(
      borderPrice > 0 ? max(largestPriced, despeckle * softness) : despeckle * softness,
      width * height + 1, RunForest.largestCap)
    guard limit > 1 else { return 0 }
    let forest = RunForest(labels, width: width, height: height, cap: limit, saddles: saddles)
    let joined = distances().withUnsafeBufferPointer { distances in
      // There is at least one color.
      join(forest, limit: limit, distances.baseAddress!)
    }
    if joined > 0 { forest.write(to: labels) }
    return joined
  }

  /// The roots of regions of fewer than `limit` pixels by their size, those of equal size in order:
  /// those of size n are from `starts[n]` to before `starts[n + 1]`.
  private func small(
    _ forest: borrowing RunForest, _ limit: Int
  ) -> (roots: [Int32], starts: [Int32]) {
    var starts = [Int32](repeating: 0, count: limit + 1)
    for run in 0..<forest.count where forest.isRoot(run) {
      let size = forest.size(ofRoot: run)
      if size < limit { starts[size + 1] += 1 }
    }
    for size in 0..<limit { starts[size + 1] += starts[size] }
    let count = Int(starts[limit])
    let roots = [Int32](unsafeUninitializedCapacity: count) { roots, used in
      var next = starts
      for run in 0..<forest.count where forest.isRoot(run) {
        let size = forest.size(ofRoot: run)
        guard size < limit else { continue }
        roots.initializeElement(at: Int(next[size]), to: Int32(truncatingIfNeeded: run))
        next[size] += 1
      }
      used = count
    }
    return (roots, starts)
  }

  private func join(
    _ forest: borrowing RunForest, limit: Int, _ distances: UnsafePointer<Float>
  ) -> Int {
    let (roots, starts) = small(forest, limit)
    let isPriced = borderPrice > 0
    // The sums of the coordinates of regions' pixels, by their roots.
    let hasSums =
      isPriced
      && (forest.pixels <= Self.smallPicture || Self.leastRun * forest.count <= forest.pixels)
    var sums: [SIMD4<Float>] =
      hasSums
      ? (0..<forest.count).map { run in
        forest.isRoot(run)
          ? coordinates[Int(forest.label(ofRoot: run))] * Float(forest.size(ofRoot: run)) : .zero
      } : []
    // By how much the squared distances of a region's pixels from its color grow in another one's. Without sums the pixels
    // count as of the region's color, though others have been joined.
    func harm(_ small: Int, _ large: Int) -> Float {
      let (label, other) = (forest.label(ofRoot: small), forest.label(ofRoot: large))
      let a = coordinates[Int(label)]
      let size = Float(forest.size(ofRoot: small))
      let sum = hasSums ? sums[small] : a * size
      if other < FaceColors.firstRamp {
        let b = coordinates[Int(other)]
        return size * (b.squaredLength - a.squaredLength) - 2 * (b - a).dot(sum)
      }
      // A ramp has another color at each run.
      var harm: Float = 0
      forest.forEachRun(of: small) { run in
        let b = coordinates(of: other, at: run, in: forest)
        let length = Float(forest.end(run) - forest.start(run))
        harm += length * (b.squaredLength - a.squaredLength - 2 * (b - a).dot(sum / size))
      }
      return harm
    }
    // Whether a ramp is worth its borders was decided before: it stays, and a page that it fades into is none of it. Where a
    // picture shows nothing it is not filled with a faint shadow.
    let nothing = OKLab.coordinates(.zero)
    func mayJoin(_ small: Int, _ large: Int) -> Bool {
      let label = forest.label(ofRoot: small)
      if label >= FaceColors.firstRamp || coordinates[Int(label)] == nothing { return false }
      return forest.label(ofRoot: large) < FaceColors.firstRamp
        || Self.leastRatio * forest.size(ofRoot: small) < forest.size(ofRoot: large)
    }
    // The roots whose regions have grown since, by their new size.
    var grown = [[Int32]](repeating: [], count: limit)
    var joined = 0
    for size in 1..<limit {
      func visit(_ root: Int) {
        guard forest.isRoot(root), forest.size(ofRoot: root) == size,
          let (target, distance, border) = nearest(to: root, in: forest, distances),
          vanishes(size, distance)
            || (distance <= similarity && size < despeckle * softness)
            || (isPriced && mayJoin(root, target)
              && harm(root, target) < borderPrice * Float(border))
        else { return }
        if hasSums { sums[target] += sums[root] }
        forest.join(root, into: target)
        joined += 1
        let sum = forest.size(ofRoot: target)
        // A smaller target, which may be a region that was kept, had its turn.
        if sum < limit, sum > size { grown[sum].append(Int32(truncatingIfNeeded: target)) }
      }
      for i in Int(starts[size])..<Int(starts[size + 1]) { visit(Int(roots[i])) }
      var i = 0
      while i < grown[size].count {
        visit(Int(grown[size][i]))
        i += 1
      }
      grown[size] = []
    }
    return joined
  }
}
