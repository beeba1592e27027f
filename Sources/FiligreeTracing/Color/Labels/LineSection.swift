import FiligreeBase

/// The pixels across what may be a thin line: those between two plateaus.
///
/// Across a line too thin for a plateau the picture goes from one color to another one, or back to the same, and what it shows
/// between is a mixture of three colors: the line's, and those on both sides. Blur and compression carry colors from pixel to
/// pixel, but keep their sum: so the sum of the pixels tells how much there is of each color.
struct LineSection {
  /// How far from a pixel the plateaus on both sides of it begin at most, in pixels: beside a line of 1.6 pixels, blurred.
  static let reach = 3
  /// The least mass of a line, its contrast with both sides times its width, in tolerances of a component: less can be the
  /// ripples of compression beside an edge.
  static let leastMass: Float = 8
  /// The least contrast of a line with both sides, in levels: enlarged and sharpened edges go beyond both ends by an eighth.
  static let leastContrast: Float = 55

  /// The index of the first pixel after the plateau on one side.
  let first: Int
  /// The step from one pixel's index to the next one's.
  let step: Int
  /// How many pixels there are.
  let count: Int
  /// The place of the pixel that was asked about.
  let own: Int
  /// The distance from one pixel's center to the next one's.
  let distance: Float

  /// The index of the plateau's pixel before the first one.
  var before: Int { first - step }
  /// The index of the plateau's pixel after the last one.
  var after: Int { first + count * step }

  /// The shortest of the sections through a pixel along the rows, the columns and both diagonals; nil if none has plateaus
  /// at both ends.
  @inline(__always)
  init?(_ x: Int, _ y: Int, width: Int, height: Int, isPlateau: (Int) -> Bool) {
    var best: LineSection?
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
      func length(_ sign: Int) -> Int? {
        for k in 1...Self.reach {
          let (nx, ny) = (x + sign * k * dx, y + sign * k * dy)
          guard nx >= 0, ny >= 0, nx < width, ny < height else { return nil }
          if isPlateau(ny * width + nx) { return k - 1 }
        }
        return nil
      }
      guard let back = length(-1), let ahead = length(1) else { continue }
      let step = dy * width + dx
      let found = LineSection(
        first: y * width + x - back * step, step: step, count: back + 1 + ahead, own: back,
        distance: dx != 0 && dy != 0 ? Float(2).squareRoot() : 1)
      if let best, best.length <= found.length { continue }
      best = found
      // None is shorter.
      if found.length <= 1 { break }
    }
    guard let best else { return nil }
    self = best
  }

  private init(first: Int, step: Int, count: Int, own: Int, distance: Float) {
    (self.first, self.step, self.count) = (first, step, count)
    (self.own, self.distance) = (own, distance)
  }

  /// The length of the section.
  var length: Float { Float(count) * distance }

  /// The color of a pixel by its place.
  @inline(__always)
  func color(_ place: Int, _ view: ColorView) -> SIMD4<Float> {
    view.color(at: view.base + (first + place * step) * view.stride)
  }

  /// The sum of the pixels' colors.
  func sum(_ view: ColorView) -> SIMD4<Float> {
    (0..<count).reduce(SIMD4<Float>.zero) { $0 + color($1, view) }
  }
}

/// What a section's pixels are mixed of, if a line of a color runs through it.
struct LineMixture {
  private let a: SIMD4<Float>
  /// The differences of the line's color and of the second side's from the first side's.
  private let (line, side): (SIMD4<Float>, SIMD4<Float>)
  /// The products of these, and the determinant of their matrix.
  private let (ll, ls, ss): (Float, Float, Float)
  private let determinant: Float
  /// The share of the second side in what is not the line's, where both differ along one straight line with the line's color,
  /// so that it cannot be told; nil where it can.
  private let evenShare: Float?

  /// The least square of the sine between two differences of colors that can be told apart.
  private static let leastSine: Float = 0.02

  /// A line between two sides, of which the second has `evenShare` if it cannot be told; nil if the line cannot be told
  /// from the sides.
  init?(
    of color: SIMD4<Float>, between a: SIMD4<Float>, and b: SIMD4<Float>, evenShare: Float,
    alike: Float
  ) {
    let (line, side) = (color - a, b - a)
    (ll, ls, ss) = (line.squaredLength, line.dot(side), side.squaredLength)
    guard ll > alike, (color - b).squaredLength > alike else { return nil }
    (self.a, self.line, self.side) = (a, line, side)
    determinant = ll * ss - ls * ls
    let isStraight = determinant <= Self.leastSine * ll * ss
    // Between two colors it is a shade of their edge.
    if ss > alike, isStraight, ls > 0, ls < ss { return nil }
    self.evenShare = isStraight || ss <= alike ? evenShare : nil
  }

  /// How far the line's color is from all mixtures of both sides, in levels.
  var contrast: Float {
    if let evenShare { return (line - side * evenShare).length }
    return (determinant / ss).squareRoot()
  }

  /// The share of the line in the sum of `count` pixels, and the squared error of the mixture.
  @inline(__always)
  func share(in sum: SIMD4<Float>, of count: Float) -> (line: Float, side: Float, error: Float) {
    let c = sum - a * count
    if let evenShare {
      let (rest, along) = (c - side * (count * evenShare), line - side * evenShare)
      let length = along.squaredLength
      let share = length > 0 ? rest.dot(along) / length : 0
      let error = rest - along * share
      return (share, evenShare * (count - share), error.squaredLength)
    }
    let (cl, cs) = (c.dot(line), c.dot(side))
    let share = (cl * ss - cs * ls) / determinant
    let other = (cs * ll - cl * ls) / determinant
    let error = c - line * share - side * other
    return (share, other, error.squaredLength)
  }
}
