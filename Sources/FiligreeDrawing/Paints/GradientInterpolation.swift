import FiligreePixels
import Foundation

/// In which numbers the colors between a gradient's stops are mixed.
///
/// The opacity is mixed in proportion, and colors multiplied with it.
public enum GradientInterpolation: UInt8, Hashable, Sendable, CaseIterable {
  /// In the numbers of the layer: as sRGB codes colors, unless its color mode is another one; SwiftUI's
  /// `Gradient.ColorSpace.device`.
  case device
  /// In proportion to light.
  case linear
  /// In Oklab (B. Ottosson, 2020), whose distances are close to those that people see; SwiftUI's
  /// `Gradient.ColorSpace.perceptual`, for which Apple names no space.
  case perceptual
  /// In the numbers of the layer, colors and opacities each by themselves: SVG's and CSS' of old.
  ///
  /// A stop of opacity zero takes its color along.
  case straight
  /// As `straight`, in proportion to light: SVG's `color-interpolation: linearRGB`.
  case straightLinear
}

extension GradientInterpolation {
  /// Stops between which colors mixed in sRGB's numbers are within `tolerance` of those mixed as the
  /// interpolation says.
  ///
  /// Intervals are halved until their middles and quarters agree, so hard edges stay, and equal colors
  /// take no stops. Locations are read as ``LinearGradientPaint`` says. Premultiplied components are 0…1.
  func expanded(_ stops: [GradientStop], tolerance: Double = 1 / 1536) -> [GradientStop] {
    // Where the opacity is the same throughout, it does not matter when colors are multiplied by it.
    let isEven = stops.allSatisfy { $0.color.alpha == stops[0].color.alpha }
    if self == .straight, isEven { return stops }
    guard self != .device, let first = stops.first else { return stops }
    var expanded = [first]
    var last = InterpolatedColor(first.color, self)
    var location = first.location > 0 ? min(first.location, 1) : 0
    for stop in stops.dropFirst() {
      let next = InterpolatedColor(stop.color, self)
      let end = stop.location > location ? min(stop.location, 1) : location
      if end > location, next != last {
        halve(last, next, location, end, 0, tolerance, &expanded)
      }
      expanded.append(stop)
      (last, location) = (next, end)
    }
    return expanded
  }

  /// At most 2^8 intervals: what a step of 8 bits in each component needs.
  private static let depthLimit = 8

  /// Appends the stops between two.
  private func halve(
    _ a: InterpolatedColor, _ b: InterpolatedColor, _ from: CGFloat, _ to: CGFloat, _ depth: Int,
    _ tolerance: Double, _ stops: inout [GradientStop]
  ) {
    let (start, end) = (a.coded, b.coded)
    let isClose = [0.25, 0.5, 0.75].allSatisfy { part in
      let exact = a.mixed(with: b, part).coded
      let mixed = start + (end - start) * part
      return (exact - mixed).isWithin(tolerance)
    }
    if isClose || depth == Self.depthLimit { return }
    let middle = a.mixed(with: b, 0.5)
    let center = (from + to) / 2
    halve(a, middle, from, center, depth + 1, tolerance, &stops)
    stops.append(GradientStop(color: middle.color, location: center))
    halve(middle, b, center, to, depth + 1, tolerance, &stops)
  }
}

/// A color in the numbers in which it is mixed, premultiplied but in the straight spaces.
package struct InterpolatedColor: Equatable {
  /// Three numbers of the space, and the opacity.
  package private(set) var values: SIMD4<Double>
  private let space: GradientInterpolation

  /// A color of the numbers that ``values`` are.
  package init(_ values: SIMD4<Double>, _ space: GradientInterpolation) {
    self.values = values
    self.space = space
  }

  /// A color in the numbers of a space; `device` stands for sRGB's.
  package init(_ color: CGColor, _ space: GradientInterpolation) {
    self.init(light: color.linearSRGB, opacity: Double(color.alpha), space)
  }

  /// A color of straight light of sRGB's primaries and an opacity, in the numbers of a space.
  package init(light: SIMD3<Double>, opacity alpha: Double, _ space: GradientInterpolation) {
    let straight: SIMD3<Double> =
      switch space {
      case .device, .straight:
        SIMD3(
          ToneCurve.extendedSRGBNumber(light.x), ToneCurve.extendedSRGBNumber(light.y),
          ToneCurve.extendedSRGBNumber(light.z))
      case .linear, .straightLinear: light
      case .perceptual: Oklab.of(light)
      }
    let isStraight = space == .straight || space == .straightLinear
    self.init(
      isStraight
        ? SIMD4(straight.x, straight.y, straight.z, alpha)
        : SIMD4(straight.x, straight.y, straight.z, 1) * alpha, space)
  }

  /// The color a part of the way to another one.
  package func mixed(with other: InterpolatedColor, _ part: Double) -> InterpolatedColor {
    InterpolatedColor(values + (other.values - values) * part, space)
  }

  /// The color at `t` between two, on a cubic polynomial whose slopes at both ends look at the colors
  /// before and after; nil where there are none.
  ///
  /// A slope is the mean of those of the two straight lines that meet, at most three times the smaller,
  /// and 0 where they have different signs: the polynomial does not leave the range of its ends
  /// (F. Fritsch and R. Carlson, 1980).
  static func smooth(
    _ before: InterpolatedColor?, _ from: InterpolatedColor, _ to: InterpolatedColor,
    _ after: InterpolatedColor?, _ t: Double
  ) -> InterpolatedColor {
    let line = to.values - from.values
    let first = before.map { slope(from.values - $0.values, line) } ?? line
    let last = after.map { slope(line, $0.values - to.values) } ?? line
    let (t2, t3) = (t * t, t * t * t)
    let ends = from.values * (2 * t3 - 3 * t2 + 1) + to.values * (3 * t2 - 2 * t3)
    let slopes = first * (t3 - 2 * t2 + t) + last * (t3 - t2)
    return InterpolatedColor(ends + slopes, from.space)
  }

  private static func slope(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    var slope = SIMD4<Double>()
    for i in 0..<4 where a[i] * b[i] > 0 {
      let least = 3 * min(abs(a[i]), abs(b[i]))
      slope[i] = min(max((a[i] + b[i]) / 2, -least), least)
    }
    return slope
  }

  /// Straight light of sRGB's primaries, and the opacity.
  package var light: SIMD4<Double> {
    let alpha = values.w
    let isStraight = space == .straight || space == .straightLinear
    guard alpha > 0 || isStraight else { return SIMD4() }
    let straight = SIMD3(values.x, values.y, values.z) / (isStraight ? 1 : alpha)
    let light: SIMD3<Double> =
      switch space {
      case .device, .straight:
        SIMD3(
          ToneCurve.extendedSRGBLight(straight.x), ToneCurve.extendedSRGBLight(straight.y),
          ToneCurve.extendedSRGBLight(straight.z))
      case .linear, .straightLinear: straight
      case .perceptual: Oklab.light(straight)
      }
    return SIMD4(light.x, light.y, light.z, alpha)
  }

  /// Premultiplied components as sRGB codes them, not clipped.
  package var coded: SIMD4<Double> {
    if space == .device { return values }
    let light = light
    return SIMD4(
      ToneCurve.extendedSRGBNumber(light.x), ToneCurve.extendedSRGBNumber(light.y),
      ToneCurve.extendedSRGBNumber(light.z), 1) * light.w
  }

  /// The color: of sRGB, extended where sRGB has it not.
  package var color: CGColor {
    let light = light
    let values = [light.x, light.y, light.z].map { CGFloat(ToneCurve.extendedSRGBNumber($0)) }
    let isWide = values.contains { $0 < 0 || $0 > 1 }
    return CGColor(
      space: isWide ? .extendedSRGBSpace : .sRGBSpace, values: values + [CGFloat(light.w)])
  }
}

extension SIMD4<Double> {
  fileprivate func isWithin(_ tolerance: Double) -> Bool {
    abs(x) <= tolerance && abs(y) <= tolerance && abs(z) <= tolerance && abs(w) <= tolerance
  }
}

/// Björn Ottosson's perceptual space (2020), for light of sRGB's primaries.
///
/// https://bottosson.github.io/posts/oklab/, the matrices as he published them.
enum Oklab {
  /// Lightness, green to red, blue to yellow.
  static func of(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let l = cubeRoot(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
    let m = cubeRoot(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
    let s = cubeRoot(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// Light of sRGB's primaries.
  static func light(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
    let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
    let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }

  private static func cubeRoot(_ x: Double) -> Double {
    x < 0 ? -Power.of(-x, 1.0 / 3) : Power.of(x, 1.0 / 3)
  }
}
