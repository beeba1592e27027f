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

  /// How many times as large as usual what simplifies a drawing is.
  struct Factors: Equatable, Sendable {
    /// Of the curves' tolerance.
    var curves = 1.0
    /// Of the side of a square below which shapes vanish, or of the price of a border between two.
    var shapes = 1.0
  }

  /// Finds the drawing of the smallest factors, 1…128, with at most `limit` segments; if there is none, that of the fewest.
  ///
  /// Both factors grow together. Shapes vanish one at a time, so that there may be segments to spare then: with the shapes
  /// that are left, curves come as near as these allow.
  ///
  /// - Parameters:
  ///   - limit: The most segments; nil for any number.
  ///   - segments: How many segments a drawing has.
  ///   - draw: Makes the drawing of these factors; is told which share of the work it is.
  /// - Returns: The drawing.
  /// - Throws: What `draw` throws.
  static func search<Drawing>(
    limit: Int?, segments: (Drawing) -> Int, draw: (Factors, Share) throws -> Drawing
  ) throws -> Drawing {
    guard let limit else { return try draw(Factors(), Share()) }
    // Of what is left, each drawing is taken for a third.
    var share = Share(begin: 0, size: 1.0 / 3)
    func next(_ factors: Factors) throws -> (drawing: Drawing, count: Int) {
      let drawing = try draw(factors, share)
      share = Share(begin: share.begin + share.size, size: share.size * 2 / 3)
      let count = segments(drawing)
      // Where there is something to be seen, nothing is no simpler form of it.
      return (drawing, count == 0 && factors != Factors() ? .max : count)
    }
    func both(_ factor: Double) -> Factors { Factors(curves: factor, shapes: factor) }
    var (low, factor) = (1.0, 1.0)
    var best = try next(both(factor))
    while best.count > limit, factor < Self.mostSimplification {
      (low, factor) = (factor, 2 * factor)
      let drawn = try next(both(factor))
      if drawn.count < best.count { best = drawn }
    }
    guard best.count <= limit, factor > 1 else { return best.drawing }
    var high = factor
    // Whether a drawing has few enough: then it is the best one.
    func isEnough(_ factors: Factors) throws -> Bool {
      let drawn = try next(factors)
      if drawn.count <= limit { best = drawn }
      return drawn.count <= limit
    }
    for _ in 0..<steps {
      // A square root is rounded alike on all machines.
      let middle = (low * high).squareRoot()
      if try isEnough(both(middle)) { high = middle } else { low = middle }
    }
    let shapes = high
    if try isEnough(Factors(shapes: shapes)) { return best.drawing }
    low = 1
    for _ in 0..<steps {
      let middle = (low * high).squareRoot()
      if try isEnough(Factors(curves: middle, shapes: shapes)) {
        high = middle
      } else {
        low = middle
      }
    }
    return best.drawing
  }
}
