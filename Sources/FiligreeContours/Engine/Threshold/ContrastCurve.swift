/// The contrast adjustment: a straight line through the pivot.
///
///     v = (Y' − p) · c + p
///
/// with Y' the gray value (0 is black, 1 is white), c the contrast adjustment and p the pivot. A
/// pixel is dark where v < 0.5 and light where v > 0.5; v = 0.5 counts as background. Since the
/// line rises, that is a comparison of Y' itself with one threshold
///
///     t = p + (0.5 − p) / c
///
/// so no adjusted picture is ever made. What follows:
///
/// - c = 1 changes nothing: t = 0.5 for every p.
/// - At p = 0.5, t = 0.5 for every c. There the contrast shows only by the rule of strong pixels.
/// - With growing c, t goes from 0.5 towards p.
/// - c = 0 makes every pixel p: a picture of one gray, which has no contour.
///
/// **Strong pixels.** A region is kept only if one of its pixels is at least 0.1 beyond the
/// threshold after adjustment: v ≤ 0.4 in a dark region, v ≥ 0.6 in a light one. In the picture's
/// own grays that is a distance of 0.1 / c, so more contrast lets fainter regions through, as it
/// does in Vision; and as c goes to 0 no region is left, which is what c = 0 says. (This is the
/// hysteresis of J. Canny, 1986, applied to regions instead of edges.)
package struct ContrastCurve: Hashable, Sendable {
  /// The factor c, 0…3.
  package let contrast: Double
  /// The fixed value p, 0…1.
  package let pivot: Double

  /// How far beyond the threshold the strongest pixel of a region must be.
  static let strength = 0.1

  /// Creates a curve; values out of range are clamped, NaN becomes the default (2 and 0.5).
  package init(contrast: Double, pivot: Double) {
    self.contrast = contrast.isNaN ? 2 : min(max(contrast, 0), 3)
    self.pivot = pivot.isNaN ? 0.5 : min(max(pivot, 0), 1)
  }

  /// The gray value at which v is `level`, 0…1 for values that a picture can have.
  func gray(at level: Double) -> Double {
    pivot + (level - pivot) / contrast
  }

  /// The comparisons for samples of which `white` is the largest, or nil for c = 0, or so little more that
  /// what it asks for is no number.
  func levels(white: Int, detectsDarkOnLight: Bool) -> ForegroundLevels? {
    guard contrast > 0, (1 / contrast).isFinite else { return nil }
    return ForegroundLevels(
      threshold: gray(at: 0.5), strength: Self.strength / contrast, white: white,
      detectsDarkOnLight: detectsDarkOnLight)
  }
}

/// What a sample is compared with, in the samples' own integers.
///
/// Foreground is dark here; for light foreground the samples are inverted first (`mask`).
struct ForegroundLevels: Hashable {
  /// Where the outline runs between two samples.
  let threshold: Float
  /// What two samples as far from the threshold on either side of it add up to, 0…2 · (white + 1).
  let twiceThreshold: Int32
  /// Samples below this are foreground, 0…white + 1.
  private(set) var foregroundBelow: Int32
  /// Samples below this are strong foreground, 0…white + 1.
  private(set) var strongForegroundBelow: Int32
  /// Samples from this on are strong background, 0…white + 1.
  private(set) var strongBackgroundFrom: Int32
  /// Is exclusive-ored to every sample: 0, or all ones for light foreground on dark background.
  let mask: Int32
  /// Whether lines of a pixel or two are looked for, by the grays that follow.
  private(set) var seeksLines = false
  /// The gray that foreground has where it is wide: black, unless the picture says otherwise (`SideGrays`).
  private(set) var foreground: Int32 = 0
  /// The gray that background has where it is wide: white, unless the picture says otherwise.
  private(set) var background: Int32

  /// The levels for a threshold in grays, 0…1, and a distance from it that a strong pixel has; with a
  /// distance of 0 every pixel is strong.
  init(threshold: Double, strength: Double, white: Int, detectsDarkOnLight: Bool) {
    let scale = Double(white)
    // Light foreground is dark foreground in the negative.
    let middle = detectsDarkOnLight ? threshold : 1 - threshold
    self.init(
      threshold: middle * scale, strongForeground: (middle - strength) * scale,
      strongBackground: (middle + strength) * scale, white: white, isInverted: !detectsDarkOnLight)
    if strength <= 0 {
      strongForegroundBelow = foregroundBelow
      strongBackgroundFrom = foregroundBelow
    }
  }

  /// Whether every region has a strong pixel, whatever the picture.
  var allAreStrong: Bool {
    strongForegroundBelow >= foregroundBelow && strongBackgroundFrom <= foregroundBelow
  }

  init(
    threshold: Double, strongForeground: Double, strongBackground: Double, white: Int,
    isInverted: Bool
  ) {
    let end = Double(white + 1)
    // The slack keeps an exact decimal (0.4 of 255 is 102) exact in spite of binary fractions; it is
    // far below the distance of two samples.
    let slack = 1e-6
    func clamped(_ x: Double) -> Int32 { Int32(min(max(x, 0), end)) }
    self.threshold = Float(threshold)
    twiceThreshold = Int32(min(max(2 * threshold, 0), 2 * end).rounded())
    foregroundBelow = clamped((threshold - slack).rounded(.up))
    strongForegroundBelow = clamped((strongForeground + slack).rounded(.down) + 1)
    strongBackgroundFrom = clamped((strongBackground - slack).rounded(.up))
    mask = isInverted ? Int32(white) : 0
    background = Int32(white)
  }

  /// The same with lines of a pixel or two looked for, by the grays that foreground and background have where they are wide.
  func seekingLines(foreground: Int32, background: Int32) -> ForegroundLevels {
    var result = self
    (result.seeksLines, result.foreground, result.background) = (true, foreground, background)
    return result
  }

  /// The same with another threshold for foreground.
  func moved(to foregroundBelow: Int32) -> ForegroundLevels {
    var result = self
    result.foregroundBelow = foregroundBelow
    return result
  }

  /// A sample, dark foreground's way round.
  @inline(__always)
  func value(_ sample: some LumaSample) -> Int32 {
    Int32(truncatingIfNeeded: sample) ^ mask
  }
}
