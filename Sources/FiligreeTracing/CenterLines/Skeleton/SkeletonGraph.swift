import FiligreeBase

/// A thinned drawing as branches between junctions and ends.
struct SkeletonGraph {
  /// A path of pixels between two junctions or ends.
  struct Branch {
    /// Its pixels, without those of junctions.
    var pixels: [Int32]
    /// The junctions at its start and end; −1 for a free end, or for a loop.
    var start: Int
    var end: Int
    /// Whether it is closed.
    var isLoop = false
    /// Whether it was removed.
    var isGone = false
  }

  /// A point where three or more branches meet.
  struct Junction {
    /// The mean of its pixels, in coordinates of the picture.
    var center: SIMD2<Float>
    /// The distance to the nearest background there.
    var radius: Float
    /// The ends of branches here: twice the branch's index, plus one for its end.
    var ends: [Int] = []
  }

  /// Pixels in a row, including the border.
  let width: Int
  private(set) var branches: [Branch] = []
  private(set) var junctions: [Junction] = []

  /// The center of a pixel, in the picture's coordinates.
  func point(_ pixel: Int32) -> SIMD2<Float> {
    SIMD2(Float(Int(pixel) % width) - 0.5, Float(Int(pixel) / width) - 0.5)
  }

  init(_ pixels: [UInt8], _ mask: ForegroundMask, _ distances: DistanceMap) {
    width = mask.width
    let steps = mask.neighbors
    func isForeground(_ pixel: Int) -> Bool { pixels[pixel] == 1 }
    /// The number of branches at a pixel: neighbors by a side, and those by a corner that have no
    /// neighbor by a side next to them.
    func branchCount(_ pixel: Int) -> Int {
      var count = 0
      for i in stride(from: 0, to: 8, by: 2) {
        if isForeground(pixel + steps[i]) {
          count += 1
        } else if isForeground(pixel + steps[i + 1]), !isForeground(pixel + steps[(i + 2) & 7]) {
          count += 1
        }
      }
      return count
    }
    // Junction pixels, and those that touch them by a side, in groups.
    var junctionOf = [Int32](repeating: -1, count: pixels.count)
    var isJunction = [Bool](repeating: false, count: pixels.count)
    for pixel in pixels.indices where isForeground(pixel) && branchCount(pixel) > 2 {
      isJunction[pixel] = true
    }
    // A block of 2 × 2 pixels may have branches at all its corners.
    for pixel in pixels.indices where isForeground(pixel) {
      let (r, d, rd) = (pixel + steps[0], pixel + steps[2], pixel + steps[1])
      if isForeground(r), isForeground(d), isForeground(rd) {
        for p in [pixel, r, d, rd] { isJunction[p] = true }
      }
    }
    for start in pixels.indices where isJunction[start] && junctionOf[start] < 0 {
      let index = junctions.count
      var group = [start]
      junctionOf[start] = Int32(index)
      var sum = SIMD2<Float>.zero
      var radius: Float = 0
      var i = 0
      while i < group.count {
        let pixel = group[i]
        i += 1
        sum += point(Int32(truncatingIfNeeded: pixel))
        radius = max(radius, Float(distances.squares[pixel]).squareRoot())
        for step in steps where isJunction[pixel + step] && junctionOf[pixel + step] < 0 {
          junctionOf[pixel + step] = Int32(index)
          group.append(pixel + step)
        }
      }
      junctions.append(Junction(center: sum / Float(group.count), radius: radius))
    }
    follow(pixels, steps, junctionOf)
  }

  private mutating func follow(_ pixels: [UInt8], _ steps: [Int], _ junctionOf: [Int32]) {
    var isUsed = [Bool](repeating: false, count: pixels.count)
    /// The next pixel that belongs to no junction. Neighbors by a side come first, and hide those by a
    /// corner next to them.
    func next(_ pixel: Int, leaving start: Int) -> Int? {
      for i in [0, 2, 4, 6, 1, 3, 5, 7] {
        let other = pixel + steps[i]
        guard pixels[other] == 1, junctionOf[other] < 0, !isUsed[other] else { continue }
        // Next to the junction that is being left, it is the first pixel of another branch.
        if start >= 0, steps.contains(where: { junctionOf[other + $0] == Int32(start) }) {
          continue
        }
        return other
      }
      return nil
    }
    func junction(beside pixel: Int, except: Int) -> Int {
      for i in [0, 2, 4, 6, 1, 3, 5, 7] {
        let j = Int(junctionOf[pixel + steps[i]])
        if j >= 0, j != except { return j }
      }
      return -1
    }
    func walk(from first: Int, junction start: Int) -> Branch {
      var path = [Int32(truncatingIfNeeded: first)]
      isUsed[first] = true
      var last = first
      // A first pixel that touches another junction is a branch of one pixel.
      while true {
        let end = junction(beside: last, except: path.count == 1 ? start : -1)
        if end >= 0, path.count > 2 || end != start {
          return Branch(pixels: path, start: start, end: end)
        }
        guard let pixel = next(last, leaving: path.count == 1 ? start : -1) else {
          return Branch(pixels: path, start: start, end: -1)
        }
        path.append(Int32(truncatingIfNeeded: pixel))
        isUsed[pixel] = true
        last = pixel
      }
    }
    for pixel in pixels.indices where junctionOf[pixel] >= 0 {
      for step in steps {
        let first = pixel + step
        guard pixels[first] == 1, junctionOf[first] < 0, !isUsed[first] else { continue }
        add(walk(from: first, junction: Int(junctionOf[pixel])))
      }
    }
    // Open strokes from their ends, then loops.
    for pixel in pixels.indices where pixels[pixel] == 1 && junctionOf[pixel] < 0 && !isUsed[pixel]
    {
      let count = steps.reduce(0) { $0 + Int(pixels[pixel + $1]) }
      if count <= 1 { add(walk(from: pixel, junction: -1)) }
    }
    for pixel in pixels.indices where pixels[pixel] == 1 && junctionOf[pixel] < 0 && !isUsed[pixel]
    {
      var loop = walk(from: pixel, junction: -1)
      loop.isLoop = loop.pixels.count > 3
      add(loop)
    }
  }

  private mutating func add(_ branch: Branch) {
    if branch.start >= 0 { junctions[branch.start].ends.append(2 * branches.count) }
    if branch.end >= 0 { junctions[branch.end].ends.append(2 * branches.count + 1) }
    branches.append(branch)
  }

  /// Removes spurs, and joins two branches at a junction that has no others left.
  ///
  /// A spur is a branch with one free end that is no farther from its junction's center than the edge
  /// of the foreground there, plus one pixel.
  mutating func prune() {
    for i in branches.indices where (branches[i].start < 0) != (branches[i].end < 0) {
      let branch = branches[i]
      let junction = junctions[max(branch.start, branch.end)]
      let tip = branch.start < 0 ? branch.pixels[0] : branch.pixels[branch.pixels.count - 1]
      let d = point(tip) - junction.center
      guard d.length <= junction.radius + 1, junction.ends.count > 2 else {
        continue
      }
      branches[i].isGone = true
      let j = max(branch.start, branch.end)
      junctions[j].ends.removeAll { $0 >> 1 == i }
    }
    for j in junctions.indices where junctions[j].ends.count == 2 {
      let (a, b) = (junctions[j].ends[0], junctions[j].ends[1])
      guard a >> 1 != b >> 1 else {
        branches[a >> 1].isLoop = true
        branches[a >> 1].start = -1
        branches[a >> 1].end = -1
        junctions[j].ends = []
        continue
      }
      join(a, b)
      junctions[j].ends = []
    }
    for j in junctions.indices where junctions[j].ends.count == 1 {
      let end = junctions[j].ends[0]
      if end & 1 == 0 { branches[end >> 1].start = -1 } else { branches[end >> 1].end = -1 }
      junctions[j].ends = []
    }
  }

  /// The least radius of an area, in pixels; and in half widths of the lines that meet it.
  private static let (leastAreaRadius, areaHalfWidths): (Float, Float) = (3, 2)
  /// The largest distance of an area's corner from its middle, in radii: a square's is 1.4, an equilateral
  /// triangle's 2.
  private static let cornerRadii: Float = 3
  /// The largest length of what joins two middles of one area, in pixels for each one of the radius.
  private static let bridgeRadii: Float = 1.4
  /// The least radius half-way to a corner, in radii of the area: a thin line that ends there has less.
  private static let cornerTaper: Float = 0.3

  /// Removes the branches into the corners of areas that are no lines, as triangles and squares; returns the largest
  /// circles of those that lie apart.
  mutating func pruneAreas(_ distances: DistanceMap) -> [(center: SIMD2<Float>, radius: Float)] {
    func half(_ pixel: Int32) -> Float { Float(distances.squares[Int(pixel)]).squareRoot() - 0.5 }
    var areas: [(center: SIMD2<Float>, radius: Float)] = []
    for j in junctions.indices {
      let junction = junctions[j]
      guard junction.radius - 0.5 >= Self.leastAreaRadius, junction.ends.count > 2 else { continue }
      let radius = junction.radius - 0.5
      func isCorner(_ end: Int) -> Bool {
        let branch = branches[end >> 1]
        guard branch.start < 0 || branch.end < 0,
          let tip = end & 1 == 0 ? branch.pixels.last : branch.pixels.first
        else { return false }
        let d = point(tip) - junction.center
        return d.length <= Self.cornerRadii * radius
          && half(branch.pixels[branch.pixels.count / 2]) >= Self.cornerTaper * radius
      }
      let others = junction.ends.filter { !isCorner($0) }
      guard others.count < junction.ends.count,
        others.allSatisfy({ end in
          let pixels = branches[end >> 1].pixels
          return Float(pixels.count) <= Self.bridgeRadii * radius
            || Self.areaHalfWidths * half(pixels[pixels.count / 2]) <= radius
        })
      else { continue }
      for end in junction.ends where !others.contains(end) { branches[end >> 1].isGone = true }
      junctions[j].ends = others
      // What is shaded has more lines around it than an arrow's head.
      let isShading =
        others.count > 2
        || areas.contains { ($0.center - junction.center).length < $0.radius + radius }
      if !isShading { areas.append((junction.center, radius)) }
    }
    // What is left between two middles of one area.
    for i in branches.indices where !branches[i].isGone {
      let (a, b) = (branches[i].start, branches[i].end)
      guard a >= 0, b >= 0, a != b, junctions[a].ends == [2 * i], junctions[b].ends == [2 * i + 1]
      else { continue }
      branches[i].isGone = true
      (junctions[a].ends, junctions[b].ends) = ([], [])
    }
    return areas
  }

  /// Joins two branches at a junction that is dissolved.
  private mutating func join(_ a: Int, _ b: Int) {
    // The first branch is oriented to end here, the second to begin here.
    var first = branches[a >> 1]
    if a & 1 == 0 {
      first.pixels.reverse()
      swap(&first.start, &first.end)
    }
    var second = branches[b >> 1]
    if b & 1 == 1 {
      second.pixels.reverse()
      swap(&second.start, &second.end)
    }
    first.pixels += second.pixels
    first.end = second.end
    let kept = a >> 1
    branches[kept] = first
    branches[b >> 1].isGone = true
    for (junction, isEnd) in [(first.start, 0), (first.end, 1)] where junction >= 0 {
      for k in junctions[junction].ends.indices {
        let end = junctions[junction].ends[k]
        let was = end >> 1 == kept || end >> 1 == b >> 1
        if was, isSame(end, a, b, isEnd) { junctions[junction].ends[k] = 2 * kept + isEnd }
      }
    }
  }

  /// Whether an end at another junction has become the start or the end of the joined branch.
  private func isSame(_ end: Int, _ a: Int, _ b: Int, _ isEnd: Int) -> Bool {
    end == (isEnd == 0 ? a ^ 1 : b ^ 1)
  }
}
