/// Finds how many times a picture is larger than what it shows: one that was enlarged smoothly, or is as soft as if it were.
///
/// Samples that far apart, with cubics through them, then come near all pixels; where edges are as sharp as pixels can show
/// them, those of every second pixel already do not. A drawing of the samples has the same edges, with a fraction of the
/// segments: steps, ringing and noise between samples do not belong to the picture.
struct Enlargement {
  /// How many pixels a sample stands for, across and down; 1 for sharp pictures.
  let factor: Double

  /// The factors that are tried, and one more: what is soft at that distance as well has no edges, but shades alone.
  private static let factors = [2, 2.5, 3, 4, 5, 6, 8, 12]
  /// How far the pixels may be from those that samples give, by the root of the mean squares, as a share of how far they are from the
  /// means of their surroundings.
  ///
  /// Clip art, flags, icons and gradients have 0.26 to 0.67 at every second pixel. Enlargements of clip art by two to four, by linear,
  /// cubic and Lanczos' interpolation, also as JPEG of quality 75, have at most 0.23 at the factor by which they were enlarged,
  /// and 0.26 or more at the next one.
  private static let mostError = 0.23
  /// The same where the error is larger than at the factor before.
  ///
  /// Then the picture is soft rather than enlarged, and samples farther apart would show less. A blur of 2 pixels (deviation) has 0.04
  /// at every second pixel, and 0.13 at every third one.
  private static let mostSoftError = 0.1
  /// At most this many rows, and as many columns, are examined.
  private static let mostLines = 48
  /// How many pixels before and after one are its surroundings.
  private static let reach = 4
  /// The fewest samples across and down, for a drawing of fewer is coarse: a shadow of 16 was a polygon.
  private static let fewestSamples = 48.0
  /// The fewest samples that tell whether there are edges.
  private static let fewestForEdges = 8.0

  /// Examines some rows and columns of a picture.
  init(of view: ColorView) {
    let lines = Self.lines(of: view)
    let least = Double(min(view.width, view.height))
    var (factor, hasEdges) = (1.0, false)
    var last = Double.infinity
    for candidate in Self.factors where least / candidate >= Self.fewestForEdges {
      let error = Self.error(lines, candidate)
      let most = error < last ? Self.mostError : Self.mostSoftError
      last = error
      if error > Self.mostError { hasEdges = true }
      // The usual case: sharp pictures are not examined any further.
      if error > Self.mostError, candidate == Self.factors[0] { break }
      if error <= most, least / candidate >= Self.fewestSamples { factor = candidate }
    }
    self.factor = hasEdges ? factor : 1
  }

  /// The lightness of pixels in even rows and columns; opacity counts as much.
  private static func lines(of view: ColorView) -> [[Float]] {
    func value(_ x: Int, _ y: Int) -> Float {
      let p = view.row(y) + x * view.stride
      let sum = 2 * Int(p[0]) + 5 * Int(p[1]) + Int(p[2])
      return Float(sum + (view.hasAlpha ? 8 * Int(p[3]) : 0)) / 8
    }
    func positions(_ count: Int) -> [Int] {
      let lines = min(mostLines, count)
      return (0..<lines).map { (2 * $0 + 1) * count / (2 * lines) }
    }
    return positions(view.height).map { y in (0..<view.width).map { value($0, y) } }
      + positions(view.width).map { x in (0..<view.height).map { value(x, $0) } }
  }

  /// How far lines are from what their samples give, as a share of how far they are from their surroundings' means; infinite
  /// for lines that are plain.
  private static func error(_ lines: [[Float]], _ factor: Double) -> Double {
    var (errors, details) = (0.0, 0.0)
    var taps: [Int: (down: CubicTaps, up: CubicTaps)] = [:]
    for line in lines {
      let n = line.count
      let count = sampleCount(n, factor)
      let (down, up) =
        taps[n] ?? (CubicTaps(from: n, to: count), CubicTaps(from: count, to: n))
      taps[n] = (down, up)
      let samples = (0..<count).map { i in down.value(i) { line[$0] } }
      // The sum of a pixel's surroundings; those at the ends go on.
      func clamped(_ i: Int) -> Float { line[min(max(i, 0), n - 1)] }
      var sum = (-reach..<reach).reduce(0) { $0 + clamped($1) }
      for i in 0..<n {
        sum += clamped(i + reach)
        let detail = Double(line[i] - sum / Float(2 * reach + 1))
        let error = Double(line[i] - up.value(i) { samples[$0] })
        (errors, details) = (errors + error * error, details + detail * detail)
        sum -= clamped(i - reach)
      }
    }
    return details > 0 ? (errors / details).squareRoot() : .infinity
  }

  /// How many samples a number of pixels becomes.
  private static func sampleCount(_ count: Int, _ factor: Double) -> Int {
    max(Int((Double(count) / factor).rounded()), 1)
  }

  /// The samples of a picture.
  func samples(of view: ColorView) -> ColorPlane {
    let (width, height) = (
      Self.sampleCount(view.width, factor), Self.sampleCount(view.height, factor)
    )
    let across = CubicTaps(from: view.width, to: width)
    let down = CubicTaps(from: view.height, to: height)
    let stride = view.stride
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * stride)
    var row = [Float](repeating: 0, count: view.width * stride)
    for y in 0..<height {
      for i in row.indices { row[i] = down.value(y) { Float(view.row($0)[i]) } }
      for x in 0..<width {
        // Cubics overshoot; no component exceeds its opacity.
        func component(_ c: Int, _ most: Float) -> Float {
          let value = across.value(x) { row[$0 * stride + c] }
          return min(max(value.rounded(), 0), most)
        }
        let alpha = view.hasAlpha ? component(3, 255) : 255
        for c in 0..<3 { bytes.append(UInt8(component(c, alpha))) }
        if stride == 4 { bytes.append(UInt8(alpha)) }
      }
    }
    return ColorPlane(
      width: width, height: height, stride: stride, bytes: bytes, hasAlpha: view.hasAlpha)
  }
}

/// Values at other distances, by the cubics of Catmull and Rom (1974) through evenly spaced ones.
private struct CubicTaps {
  /// For each new value the old one before it, and the weights of that, of the one before, and of the two after.
  private let taps: [(index: Int, weights: SIMD4<Float>)]
  private let last: Int

  /// From `count` values to another number of them over the same length, in the middle of their parts of it.
  init(from count: Int, to newCount: Int) {
    last = count - 1
    taps = (0..<newCount).map { i in
      let position = (Double(i) + 0.5) * Double(count) / Double(newCount) - 0.5
      let index = position.rounded(.down)
      let t = Float(position - index)
      let (t2, t3) = (t * t, t * t * t)
      let weights = SIMD4(
        (2 * t2 - t3 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (4 * t2 - 3 * t3 + t) / 2, (t3 - t2) / 2)
      return (Int(index), weights)
    }
  }

  /// A new value; the first and last of the old ones go on.
  @inline(__always)
  func value(_ i: Int, _ old: (Int) -> Float) -> Float {
    let (index, weights) = taps[i]
    func at(_ i: Int) -> Float { old(min(max(i, 0), last)) }
    return (SIMD4(at(index - 1), at(index), at(index + 1), at(index + 2)) * weights).sum()
  }
}
