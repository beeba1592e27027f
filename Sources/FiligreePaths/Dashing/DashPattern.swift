import Foundation

/// A dash pattern with its numbers checked.
struct DashPattern {
  /// More dashes than this in a path are not seen one by one; the line is solid then.
  static let maximumDashes: CGFloat = 0x1p18

  /// Painted and unpainted lengths in turn; an even number of them.
  let lengths: [CGFloat]
  /// Where in the pattern each subpath begins, and what is left of that length.
  let startIndex: Int
  let startRemaining: CGFloat

  /// Nil where `path` is to be solid: without lengths, with a length that is negative, infinite or
  /// NaN, with lengths that are all zero or add up to no finite number, or where the pattern would
  /// repeat more than `maximumDashes` times (by the length of the path's control polygon).
  init?(_ lengths: [CGFloat], phase: CGFloat, for path: PathStorage) {
    var period: CGFloat = 0
    for length in lengths {
      guard length >= 0 else { return nil }
      period += length
    }
    guard period > 0, period.isFinite else { return nil }
    let isOdd = lengths.count % 2 == 1
    self.lengths = isOdd ? lengths + lengths : lengths
    if isOdd { period *= 2 }

    let dashes = path.controlLength / period * CGFloat(self.lengths.count / 2)
    guard dashes <= Self.maximumDashes else { return nil }

    var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if rest < 0 { rest += period }
    var index = 0
    // A first dash of length zero is not passed over by a phase of zero.
    while rest > 0, rest >= self.lengths[index] {
      rest -= self.lengths[index]
      index += 1
      // Rounding may leave a rest at the very end.
      if index == self.lengths.count {
        index = 0
        rest = 0
        break
      }
    }
    startIndex = index
    startRemaining = self.lengths[index] - rest
  }
}

extension PathStorage {
  /// The length of all legs of the control polygon: never less than the length of the path.
  fileprivate var controlLength: CGFloat {
    var total: CGFloat = 0
    var next = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    for verb in verbs {
      switch verb {
      case .move:
        start = points[next]
        current = start
      case .close:
        total += (start - current).length
        current = start
      case .line, .quad, .cubic:
        for i in next..<next + verb.pointCount {
          total += (points[i] - current).length
          current = points[i]
        }
      }
      next += verb.pointCount
    }
    return total
  }
}
