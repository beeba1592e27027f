/// Boxes in the cells of a grid, so that those that overlap a box by a given share are found.
///
/// The share is intersection over union. If it is at least t, the widths of the two boxes are at most 1/t apart by
/// ratio, and so are their heights. And the intersection is at least t / (1 + t) times as wide as both together, for
/// both areas together are at least the sum of the widths times the lesser height: so the middles are at most
/// (1 − t) / (1 + t) times the mean of the widths apart. The same holds upwards.
///
/// So a box is filed by the scale of its width, that of its height, and where its middle lies in cells of that scale.
/// Another box looks in the cells that these bounds leave. As boxes that were kept overlap by less than t, few share
/// a cell: for boxes as they come in pictures that makes O(n). What counts in the end is `BoxOverlap`.
struct BoxGrid {
  private let threshold: Double
  /// The share that is looked for: a little below the threshold, since areas are rounded to single precision.
  private let limit: Double
  /// The binary logarithm of the ratio of one scale to the next.
  private let scaleStep: Int
  /// How far the middles of two boxes can be apart, in means of their widths.
  private let distance: Double

  private var boxes: [BoxOverlap] = []
  /// The box that was filed last in each cell.
  private var lastInCell: [Cell: Int32] = [:]
  /// For each box the one that was filed before it in the same cell; −1 for none.
  private var previous: [Int32] = []
  /// The boxes of which the bounds do not hold: all others are compared with them.
  private var unfiled: [Int] = []

  private struct Cell: Hashable {
    var scale: SIMD2<Int>
    var place: SIMD2<Int64>
  }

  /// Prepares for shares of at least `threshold`, above 0 and at most 1.001.
  init(threshold: Double) {
    self.threshold = threshold
    limit = max(min(threshold, 1) * (1 - 1e-5), 1e-100)
    scaleStep = max(1, Int(-limit.exponent))
    distance = (1 - limit) / (1 + limit) + 1e-5
  }

  /// A box, by its number.
  subscript(number: Int) -> BoxOverlap { boxes[number] }

  /// Files a box under the next number.
  mutating func insert(_ box: BoxOverlap) {
    let number = boxes.count
    boxes.append(box)
    previous.append(-1)
    guard isBounded(box) else {
      // What has no area overlaps with nothing.
      if box.hasArea { unfiled.append(number) }
      return
    }
    let scale = SIMD2(scale(box.width), scale(box.height))
    let size = SIMD2(cellSize(scale.x), cellSize(scale.y))
    let place = SIMD2<Int64>((box.middle / size).rounded(.down))
    let cell = Cell(scale: scale, place: place)
    previous[number] = lastInCell.updateValue(Int32(truncatingIfNeeded: number), forKey: cell) ?? -1
  }

  /// The number of a box that overlaps `box` by the threshold or more and that `confirms` takes; nil if there is none.
  func match(_ box: BoxOverlap, confirms: (Int) -> Bool = { _ in true }) -> Int? {
    guard box.hasArea else { return nil }
    func isNear(_ number: Int) -> Bool {
      // A filter keeps what is below the threshold.
      !(boxes[number].share(box) < threshold) && confirms(number)
    }
    func matchAmongAll() -> Int? { boxes.indices.first { boxes[$0].hasArea && isNear($0) } }

    guard isBounded(box) else { return matchAmongAll() }
    for across in scale(box.width * limit)...scale(box.width / limit) {
      for upwards in scale(box.height * limit)...scale(box.height / limit) {
        let size = SIMD2(cellSize(across), cellSize(upwards))
        let reach = (SIMD2(box.width, box.height) + size) * (distance / 2)
        let low = ((box.middle - reach) / size).rounded(.down)
        let high = ((box.middle + reach) / size).rounded(.down)
        let cells = (high.x - low.x + 1) * (high.y - low.y + 1)
        // Where there are more cells than boxes, or so many that there is no number for it.
        guard cells <= Double(boxes.count) else { return matchAmongAll() }
        for y in Int64(low.y)...Int64(high.y) {
          for x in Int64(low.x)...Int64(high.x) {
            let cell = Cell(scale: SIMD2(across, upwards), place: SIMD2(x, y))
            var next = lastInCell[cell] ?? -1
            while next >= 0 {
              if isNear(Int(next)) { return Int(next) }
              next = previous[Int(next)]
            }
          }
        }
      }
    }
    return unfiled.first(where: isNear)
  }

  /// Whether rounding is small beside the box: that of its area in single precision, and that of its sides.
  private func isBounded(_ box: BoxOverlap) -> Bool {
    box.hasArea && box.area.isNormal && abs(box.x) <= box.width * 0x1p30
      && abs(box.y) <= box.height * 0x1p30
  }

  /// The scale of a length; what is no number of full precision is of the first or the last.
  private func scale(_ length: Double) -> Int {
    let exponent = min(max(Int(length.exponent), -1100), 1100)
    return (exponent - (exponent < 0 ? scaleStep - 1 : 0)) / scaleStep
  }

  /// The side of the cells of a scale: more than the lengths of that scale.
  private func cellSize(_ scale: Int) -> Double {
    Double(sign: .plus, exponent: (scale + 1) * scaleStep, significand: 1)
  }
}
