import FiligreePixels

extension CellColors {
  /// Leaves out pixels of some colors, and of those that look alike; returns how many of the colors there were.
  mutating func drop(_ dropped: [CGColor]) -> Int {
    guard !dropped.isEmpty else { return 0 }
    let others = dropped.map { OKLab.coordinates($0.premultipliedBytes) }
    let isDropped = coordinates.map { own in others.contains { isLike(own, $0) } }
    clear(isDropped)
    return isDropped.count { $0 }
  }

  /// Leaves out what is connected with the picture's border and looks like the color that most of it has; returns how many
  /// areas there were, or 0 where no color has half of what is seen of the border.
  mutating func dropBackground(width: Int, height: Int) -> Int {
    var border: [Int] = []
    for x in 0..<width { border += [x, (height - 1) * width + x] }
    for y in 0..<height { border += [y * width, y * width + width - 1] }
    var counts = [Int](repeating: 0, count: colors.count)
    for i in border where numbers[i] != Self.clear { counts[Int(numbers[i])] += 1 }
    let best = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) }
    guard let best, counts[best] > 0, 2 * counts[best] >= counts.reduce(0, +) else { return 0 }
    let ground = coordinates[best]
    let isGround = coordinates.map { isLike($0, ground) }
    func isLeft(_ i: Int) -> Bool { numbers[i] != Self.clear && isGround[Int(numbers[i])] }
    var areas = 0
    var open: [Int] = []
    for start in border where isLeft(start) {
      areas += 1
      numbers[start] = Self.clear
      open.append(start)
      while let i = open.popLast() {
        let x = i % width
        var next: [Int] = []
        if x > 0 { next.append(i - 1) }
        if x + 1 < width { next.append(i + 1) }
        if i >= width { next.append(i - width) }
        if i + width < numbers.count { next.append(i + width) }
        for other in next where isLeft(other) {
          numbers[other] = Self.clear
          open.append(other)
        }
      }
    }
    return areas
  }

  /// The colors that pixels have.
  var usedColors: [UInt32] {
    var isUsed = [Bool](repeating: false, count: colors.count)
    for number in numbers where number != Self.clear { isUsed[Int(number)] = true }
    return colors.indices.filter { isUsed[$0] }.map { colors[$0] }
  }

  private mutating func clear(_ isDropped: [Bool]) {
    for i in numbers.indices where numbers[i] != Self.clear && isDropped[Int(numbers[i])] {
      numbers[i] = Self.clear
    }
  }

  private var coordinates: [SIMD4<Float>] { colors.map(Self.coordinates) }

  private func isLike(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool {
    OKLab.squaredDistance(a, b) <= DroppedFaces.likeness * DroppedFaces.likeness
  }
}
