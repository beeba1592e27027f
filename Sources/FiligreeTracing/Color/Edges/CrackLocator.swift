import FiligreeBase

/// Finds where an anti-aliased edge runs near a crack between two pixels.
///
/// Along the line through both pixels' centers, a pixel's color says how much of it each side covers.
/// From a pixel wholly covered by one side to a pixel wholly covered by the other, the sum of these
/// shares gives the crossing of the edge with that line: exactly for a straight edge and a box filter,
/// while interpolation between the two pixels, as in marching squares, is off by up to a tenth of a
/// pixel. A stroke so thin that it covers no pixel wholly is located by its mass and center of mass.
struct CrackLocator {
  let view: ColorView
  let colors: FaceColors
  /// The typical error of a component by noise, 0…255.
  let noise: Float

  /// The smallest mass of a thin stroke, in pixels.
  private static let leastMass: Float = 0.2
  /// The smallest difference of the shares of two pixels that tells where the edge is between them.
  private static let leastStep: Float = 0.05
  /// The largest one in a wide slope: a sharp edge falls by one within two pixels.
  private static let steepest: Float = 0.35

  /// The contrast of a crack between two labels, given its middle.
  func contrast(_ left: UInt8, _ right: UInt8, _ middle: SIMD2<Float>) -> EdgeContrast {
    EdgeContrast(
      left: colors.color(left, middle.x, middle.y), right: colors.color(right, middle.x, middle.y),
      noise: noise)
  }

  /// Pixels of one side, from the crack inwards.
  private struct Side {
    /// The number of pixels, up to 3.
    var depth = 1
    /// Shares of the left side in their colors.
    var shares = SIMD4<Float>.zero
    /// The first pixel wholly covered by its own side, or −1.
    var pure = -1

    /// Whether it goes on for three pixels, or to one that is wholly its own.
    var isWide: Bool { pure >= 0 || depth > 2 }
  }

  /// Examines the pixels of a side, no farther than the picture's frame.
  @inline(__always)
  private func side(
    _ first: UnsafePointer<UInt8>, _ across: Int, _ cracks: UnsafePointer<UInt8>,
    _ acrossFlag: Int, _ bit: UInt8, _ contrast: EdgeContrast, isLeft: Bool
  ) -> Side {
    var side = Side()
    let bound = isLeft ? 1 - contrast.slack : contrast.slack
    let share = contrast.share(view.color(at: first))
    side.shares.x = share
    if isLeft ? share >= bound : share <= bound {
      side.pure = 0
      return side
    }
    if cracks.pointee & bit != 0 { return side }
    let second = contrast.share(view.color(at: first + across))
    side.shares.y = second
    side.depth = 2
    if isLeft ? second >= bound : second <= bound {
      side.pure = 1
      return side
    }
    if cracks[acrossFlag] & bit != 0 { return side }
    let third = contrast.share(view.color(at: first + 2 &* across))
    side.shares.z = third
    side.depth = 3
    if isLeft ? third >= bound : third <= bound { side.pure = 2 }
    return side
  }

  /// How well the pixels beside a crack tell where the edge is.
  enum Precision: UInt8, Comparable {
    /// Not at all.
    case none
    /// By interpolation in a slope.
    case interpolated
    /// By what both sides cover.
    case exact

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The distance of the edge to the right of a crack, and how well it is known.
  ///
  /// The crack starts at the corner with flags `corner` and pixel `pixel`.
  @inline(__always)
  func offset(
    _ corner: UnsafePointer<UInt8>, _ pixel: UnsafePointer<UInt8>, _ around: CornerOffsets,
    _ contrast: EdgeContrast
  ) -> (Float, Precision) {
    if contrast.isNone { return (0, .none) }
    let rightPixel = pixel + around.rightPixel
    let leftPixel = rightPixel - around.across
    let left = side(
      leftPixel, 0 &- around.across, corner + around.leftFlag, 0 &- around.acrossFlag,
      around.acrossBit, contrast, isLeft: true)
    let right = side(
      rightPixel, around.across, corner + around.rightFlag, around.acrossFlag, around.acrossBit,
      contrast, isLeft: false)
    if left.pure >= 0, right.pure >= 0 {
      var sum: Float = 0
      if left.pure > 0 { sum += left.shares.x - 1 }
      if left.pure > 1 { sum += left.shares.y - 1 }
      if right.pure > 0 { sum += right.shares.x }
      if right.pure > 1 { sum += right.shares.y }
      return (min(max(sum, -1), 1), .exact)
    }
    if left.pure < 0, left.depth < 3, right.pure >= 0 {
      let found = thin(
        left, right, leftPixel, 0 &- around.across, corner + around.leftFlag,
        0 &- around.acrossFlag, around.acrossBit, contrast.left, invert: false)
      if let found { return (found, .exact) }
    }
    if right.pure < 0, right.depth < 3, left.pure >= 0 {
      let found = thin(
        right, left, rightPixel, around.across, corner + around.rightFlag, around.acrossFlag,
        around.acrossBit, contrast.right, invert: true)
      if let found { return (-found, .exact) }
    }
    return half(left, right).map { ($0, .interpolated) } ?? (0, .none)
  }

  /// The distance at which half of the color is the left side's, by interpolation between pixels; nil where they are too much alike.
  ///
  /// In the wide slopes of subsampled chroma labels change a pixel beside that place here and there, as the pixels beyond the crack tell.
  private func half(_ left: Side, _ right: Side) -> Float? {
    let (t, u) = (left.shares.x, right.shares.x)
    if left.isWide, right.isWide, t - u < Self.steepest {
      let (before, after) = (left.shares.y - t, u - right.shares.y)
      if u > 0.5, right.depth > 1, right.shares.y <= 0.5, after > Self.leastStep,
        after < Self.steepest
      {
        return min(0.5 + (u - 0.5) / after, 1)
      }
      if t < 0.5, left.depth > 1, left.shares.y >= 0.5, before > Self.leastStep,
        before < Self.steepest
      {
        return max(-0.5 - (0.5 - t) / before, -1)
      }
    }
    guard t - u > Self.leastStep else { return nil }
    return min(max((t - 0.5) / (t - u) - 0.5, -0.5), 0.5)
  }

  /// The edge of a thin stroke on the side of the crack, as seen from the stroke.
  ///
  /// The stroke's own color is `color`, its pixel at the crack is `pixel`; `across` and `acrossFlag`
  /// are the steps through it, and `cracks` are the flags that say whether a crack ends that pixel.
  @inline(never)
  private func thin(
    _ stroke: Side, _ ground: Side, _ pixel: UnsafePointer<UInt8>, _ across: Int,
    _ cracks: UnsafePointer<UInt8>, _ acrossFlag: Int, _ bit: UInt8, _ color: SIMD4<Float>,
    invert: Bool
  ) -> Float? {
    var mass: Float = 0
    var moment: Float = 0
    func add(_ share: Float, _ position: Float) {
      mass += share
      moment += share * position
    }
    // Positions from the crack, positive towards the ground.
    for i in 0..<max(ground.pure, 0) {
      add(invert ? 1 - ground.shares[i] : ground.shares[i], Float(i) + 0.5)
    }
    for i in 0..<stroke.depth {
      add(invert ? 1 - stroke.shares[i] : stroke.shares[i], -Float(i) - 0.5)
    }
    // Beyond the stroke the ground's color is that of the pixel after the next one.
    let beyond = pixel + stroke.depth &* across
    if hasTwo(beyond: pixel, stroke.depth, acrossFlag, bit),
      cracks[stroke.depth &* acrossFlag] & bit == 0
    {
      let ground = view.color(at: beyond + across)
      let span = color - ground
      let length = span.squaredLength
      if length > EdgeContrast.least {
        let t = ((view.color(at: beyond) - ground) * span).sum() / length
        add(min(max(t, 0), 1), -Float(stroke.depth) - 0.5)
      }
    }
    guard mass > Self.leastMass else { return nil }
    return min(max(moment / mass + mass / 2, -1), 1)
  }

  /// Whether the picture has two more pixels after `depth` of them.
  private func hasTwo(
    beyond pixel: UnsafePointer<UInt8>, _ depth: Int, _ acrossFlag: Int, _ bit: UInt8
  ) -> Bool {
    let index = (pixel - view.base) / view.stride
    let (y, x) = index.quotientAndRemainder(dividingBy: view.width)
    let (coordinate, end) = bit == CrackMap.down ? (x, view.width) : (y, view.height)
    let last = coordinate + (acrossFlag > 0 ? depth + 1 : -depth - 1)
    return last >= 0 && last < end
  }
}

/// The contrast between the colors of an edge's two sides.
struct EdgeContrast {
  /// The colors on the left and on the right.
  let left: SIMD4<Float>
  let right: SIMD4<Float>
  /// Their difference over the sum of its squares: the dot product with it is a color's share of the
  /// left.
  let scaled: SIMD4<Float>
  /// How far the pixels of a side may be from its own color, as a share.
  let slack: Float
  /// Whether both sides have the same color.
  let isNone: Bool

  /// The smallest squared distance between two colors whose mixtures can be told apart: 20 levels.
  static let least: Float = 400
  /// The range of the slack, and its ratio to the noise over the contrast.
  private static let slacks: ClosedRange<Float> = 0.03...0.25
  private static let slackOfNoise: Float = 2

  init(left: SIMD4<Float>, right: SIMD4<Float>, noise: Float) {
    let span = left - right
    let length = span.squaredLength
    (self.left, self.right) = (left, right)
    isNone = length <= 0
    scaled = isNone ? .zero : span / length
    slack =
      isNone
      ? 0
      : max(
        Self.slacks.lowerBound,
        min(Self.slacks.upperBound, Self.slackOfNoise * noise / length.squareRoot()))
  }

  /// The share of a pixel that the left side covers, 0…1.
  @inline(__always)
  func share(_ color: SIMD4<Float>) -> Float {
    min(max(((color - right) * scaled).sum(), 0), 1)
  }
}
