/// Thins the foreground to lines of one pixel along the middle of its strokes.
///
/// Pixels are removed from the outside inwards, by the distance transform, as long as no part falls
/// apart and no hole opens (simple points), except for anchors: pixels of the medial axis whose nearest
/// background pixels lie on nearly opposite sides. A pixel is an anchor if it and a neighbor have
/// nearest background pixels that are at least 1.6 times its distance apart (on a stroke's axis they
/// are 2 times, on the branch into a square corner 1.41 times): so strokes keep their ends, and corners
/// and bumps have no spurs.
struct Thinning {
  private let mask: ForegroundMask
  private let distances: DistanceMap
  private let steps: [Int]

  init(_ mask: ForegroundMask, _ distances: DistanceMap) {
    self.mask = mask
    self.distances = distances
    steps = mask.neighbors
  }

  /// Whether a pixel may be removed, by its eight neighbors: bit i for neighbor i, clockwise.
  ///
  /// The foreground is 8-connected and the background 4-connected: there must be background beside the
  /// pixel, and its foreground neighbors must be connected among themselves.
  static let isSimple: [Bool] = (0..<256).map { bits in
    func isForeground(_ i: Int) -> Bool { bits >> (i & 7) & 1 == 1 }
    // C. Hilditch's (1969) crossing number: the components of foreground around the pixel, where a
    // corner connects as well.
    var crossings = 0
    for i in stride(from: 0, to: 8, by: 2)
    where !isForeground(i) && (isForeground(i + 1) || isForeground(i + 2)) {
      crossings += 1
    }
    return crossings == 1
  }

  /// Whether a pixel is the end of a line, by its eight neighbors: it has at most one, or two that
  /// touch each other by a side.
  ///
  /// The latter are left where the first of two pixels abreast was removed: without this a line two
  /// pixels wide would be eaten up from its end.
  static let isEnd: [Bool] = (0..<256).map { bits in
    let count = bits.nonzeroBitCount
    return count < 2 || count == 2 && bits & (bits >> 1 | (bits & 1) << 7) != 0
  }

  /// The thinned foreground.
  func run() -> [UInt8] {
    var pixels = mask.pixels
    let isAnchor = anchors()
    peel(&pixels) { pixel, _ in isAnchor[pixel] }
    // Anchors may lie two abreast: now only ends are held.
    peel(&pixels) { _, bits in Thinning.isEnd[bits] }
    return pixels
  }

  private func anchors() -> [Bool] {
    var result = [Bool](repeating: false, count: mask.pixels.count)
    let w = mask.width
    for pixel in mask.pixels.indices where mask.pixels[pixel] == 1 {
      if isThin(pixel) {
        if isThinAxis(pixel) { result[pixel] = true }
        continue
      }
      let square = Double(distances.squares[pixel])
      let background = Int(distances.nearest[pixel])
      let (px, py) = (background % w, background / w)
      for i in 0..<4 {
        let other = pixel + steps[i]
        guard mask.pixels[other] == 1 else { continue }
        let otherBackground = Int(distances.nearest[other])
        let (dx, dy) = (otherBackground % w - px, otherBackground / w - py)
        let apart = Double(dx * dx + dy * dy)
        // A step to a neighbor alone may move the nearest background pixel by up to √2.
        guard apart >= 2.56 * square, apart > 6 else { continue }
        let isFarther = distances.squares[other] > distances.squares[pixel]
        result[isFarther ? other : pixel] = true
      }
    }
    return result
  }

  /// Whether a pixel and all its foreground neighbors touch the background: a line of one or two
  /// pixels, and no bump on a thicker one.
  private func isThin(_ pixel: Int) -> Bool {
    distances.squares[pixel] == 1 && steps.allSatisfy { distances.squares[pixel + $0] <= 1 }
  }

  /// Whether a pixel of a thin line has background on opposite sides, by itself or together with a
  /// neighbor.
  ///
  /// All equally near background pixels count: for a line of one pixel the distance map knows those on
  /// one side only.
  private func isThinAxis(_ pixel: Int) -> Bool {
    func isBackground(_ i: Int, of pixel: Int) -> Bool { mask.pixels[pixel + steps[i & 7]] == 0 }
    return stride(from: 0, to: 8, by: 2).contains { i in
      guard isBackground(i, of: pixel) else { return false }
      return isBackground(i + 4, of: pixel) || isBackground(i + 4, of: pixel + steps[(i + 4) & 7])
    }
  }

  /// Removes simple pixels by rising distance; `isHeld` gets a pixel and its neighbors.
  private func peel(_ pixels: inout [UInt8], isHeld: (Int, Int) -> Bool) {
    var queue = DistanceQueue()
    var isWaiting = [Bool](repeating: false, count: pixels.count)
    func neighborhood(_ pixel: Int) -> Int {
      var bits = 0
      for i in 0..<8 where pixels[pixel + steps[i]] == 1 { bits |= 1 << i }
      return bits
    }
    for pixel in pixels.indices where pixels[pixel] == 1 && neighborhood(pixel) != 255 {
      queue.push(distances.squares[pixel], Int32(truncatingIfNeeded: pixel))
      isWaiting[pixel] = true
    }
    while let next = queue.pop() {
      let pixel = Int(next)
      isWaiting[pixel] = false
      guard pixels[pixel] == 1 else { continue }
      let bits = neighborhood(pixel)
      guard Thinning.isSimple[bits], !isHeld(pixel, bits) else { continue }
      pixels[pixel] = 0
      for step in steps {
        let other = pixel + step
        if pixels[other] == 1, !isWaiting[other] {
          queue.push(distances.squares[other], Int32(truncatingIfNeeded: other))
          isWaiting[other] = true
        }
      }
    }
  }
}

/// A binary heap of pixels by rising distance, those of equal distance by their index.
private struct DistanceQueue {
  private var items: [(key: Int32, pixel: Int32)] = []

  private static func isBefore(
    _ a: (key: Int32, pixel: Int32), _ b: (key: Int32, pixel: Int32)
  ) -> Bool {
    a.key != b.key ? a.key < b.key : a.pixel < b.pixel
  }

  mutating func push(_ key: Int32, _ pixel: Int32) {
    items.append((key, pixel))
    var i = items.count - 1
    while i > 0, Self.isBefore(items[i], items[(i - 1) / 2]) {
      items.swapAt(i, (i - 1) / 2)
      i = (i - 1) / 2
    }
  }

  mutating func pop() -> Int32? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    if !items.isEmpty {
      items[0] = last
      var i = 0
      while true {
        var least = i
        let child = 2 * i + 1
        if child < items.count, Self.isBefore(items[child], items[least]) { least = child }
        if child + 1 < items.count, Self.isBefore(items[child + 1], items[least]) {
          least = child + 1
        }
        if least == i { break }
        items.swapAt(i, least)
        i = least
      }
    }
    return first.pixel
  }
}
