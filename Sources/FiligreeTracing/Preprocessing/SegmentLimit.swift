/// Looks for the least simplification with which a drawing has no more segments than it may have.
enum SegmentLimit {
  /// The greatest factor of tolerances: half a pixel becomes 64.
  private static let mostSimplification = 128.0
  /// Steps between a factor that is too small and twice that: the last one is within 4.5 percent.
  private static let steps = 4

  /// How much of the whole work a drawing is.
  struct Share {
    /// What was done before it, 0…1.
    var begin = 0.0
    /// How much it is.
    var size = 1.0

    /// How much of the whole is done when so much of the drawing is.
    func done(_ part: Double) -> Double { begin + size * part }
  }

  /// Finds the drawing of the smallest factor, 1…128, with at most `limit` segments; if there is none, that of the fewest.
  ///
  /// - Parameters:
  ///   - limit: The most segments; nil for any number.
  ///   - segments: How many segments a drawing has.
  ///   - draw: Makes the drawing whose tolerances are so many times as large; is told which share of the work it is.
  /// - Returns: The drawing.
  /// - Throws: What `draw` throws.
  static func search<Drawing>(
    limit: Int?, segments: (Drawing) -> Int, draw: (Double, Share) throws -> Drawing
  ) throws -> Drawing {
    guard let limit else { return try draw(1, Share()) }
    // Of what is left, each drawing is taken for a third.
    var share = Share(begin: 0, size: 1.0 / 3)
    func next(_ factor: Double) throws -> (drawing: Drawing, count: Int) {
      let drawing = try draw(factor, share)
      share = Share(begin: share.begin + share.size, size: share.size * 2 / 3)
      let count = segments(drawing)
      // Where there is something to be seen, nothing is no simpler form of it.
      return (drawing, count == 0 && factor > 1 ? .max : count)
    }
    var (low, factor) = (1.0, 1.0)
    var best = try next(factor)
    while best.count > limit, factor < Self.mostSimplification {
      (low, factor) = (factor, 2 * factor)
      let drawn = try next(factor)
      if drawn.count < best.count { best = drawn }
    }
    guard best.count <= limit, factor > 1 else { return best.drawing }
    var high = factor
    for _ in 0..<steps {
      // A square root is rounded alike on all machines.
      let middle = (low * high).squareRoot()
      let drawn = try next(middle)
      if drawn.count <= limit {
        (best, high) = (drawn, middle)
      } else {
        low = middle
      }
    }
    return best.drawing
  }
}
