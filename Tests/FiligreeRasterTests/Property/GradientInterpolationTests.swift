import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Gradients mixed in other numbers are within a level of their exact evaluation.
struct GradientInterpolationTests {
  private func light(_ n: Double) -> Double {
    n <= 0.04045 ? n / 12.92 : pow((n + 0.055) / 1.055, 2.4)
  }

  private func number(_ l: Double) -> Double {
    l <= 0.0031308 ? l * 12.92 : 1.055 * pow(l, 1 / 2.4) - 0.055
  }

  private func oklab(_ c: [Double]) -> [Double] {
    let l = cbrt(0.4122214708 * c[0] + 0.5363325363 * c[1] + 0.0514459929 * c[2])
    let m = cbrt(0.2119034982 * c[0] + 0.6806995451 * c[1] + 0.1073969566 * c[2])
    let s = cbrt(0.0883024619 * c[0] + 0.2817188376 * c[1] + 0.6299787005 * c[2])
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  private func light(oklab c: [Double]) -> [Double] {
    let l = pow(c[0] + 0.3963377774 * c[1] + 0.2158037573 * c[2], 3)
    let m = pow(c[0] - 0.1055613458 * c[1] - 0.0638541728 * c[2], 3)
    let s = pow(c[0] - 0.0894841775 * c[1] - 1.2914855480 * c[2], 3)
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
  }

  /// The premultiplied levels of 0…255 a part of the way.
  private func exact(
    _ a: [Double], _ b: [Double], _ t: Double, _ interpolation: GradientInterpolation
  ) -> [Double] {
    func into(_ c: [Double]) -> [Double] {
      let numbers = c.prefix(3).map { $0 }
      switch interpolation {
      case .device, .straight: return numbers
      case .linear, .straightLinear: return numbers.map(light)
      case .perceptual: return oklab(numbers.map(light))
      }
    }
    let alpha = a[3] + (b[3] - a[3]) * t
    guard alpha > 0 else { return [0, 0, 0, 0] }
    let isStraight = interpolation == .straight || interpolation == .straightLinear
    let mixed = zip(into(a), into(b)).map {
      isStraight ? $0 + ($1 - $0) * t : ($0 * a[3] * (1 - t) + $1 * b[3] * t) / alpha
    }
    let coded: [Double] =
      switch interpolation {
      case .device, .straight: mixed
      case .linear, .straightLinear: mixed.map(number)
      case .perceptual: light(oklab: mixed).map { number(max($0, 0)) }
      }
    return coded.map { 255 * min(max($0, 0), 1) * alpha } + [255 * alpha]
  }

  @Test(arguments: UInt64(1)...16, GradientInterpolation.allCases)
  func withinALevel(seed: UInt64, interpolation: GradientInterpolation) throws {
    var random = RandomSource(seed: seed)
    func color() -> [Double] {
      (0..<3).map { _ in [0, 1, random.number(in: 0...1)][random.integer(0...2)] }
        + [[1, 1, 0, random.number(in: 0...1)][random.integer(0...3)]]
    }
    let colors = (0..<3).map { _ in color() }
    let locations = [0, random.number(in: 0.2...0.8), 1]
    var paint = LinearGradientPaint(
      stops: zip(colors, locations).map { color, location in
        GradientStop(
          color: .rgb(color[0], color[1], color[2], color[3]), location: location)
      }, startPoint: .zero, endPoint: CGPoint(x: 200, y: 0))
    paint.interpolation = interpolation
    let image = try Rasterizer(threads: 1).render(
      drawing(200, 1) { $0.fill(Path(box: 0, 0, 200, 1), with: .linearGradient(paint)) })
    var worst = (error: 0.0, x: 0)
    for x in 0..<200 {
      let t = (Double(x) + 0.5) / 200
      let i = t < locations[1] ? 0 : 1
      let part = (t - locations[i]) / (locations[i + 1] - locations[i])
      let right = exact(colors[i], colors[i + 1], part, interpolation)
      for c in 0..<4 {
        let error = abs(Double(pixel(image, x, 0)[c]) - right[c])
        if error > worst.error { worst = (error, x) }
      }
    }
    expect(worst.error <= 1, "seed \(seed), \(interpolation): \(worst)")
  }

  /// The same stops for radial and conic gradients; equal neighbors and hard edges take none.
  @Test func stopsOfOtherGradients() throws {
    let stops = GradientStop.evenly([.rgb(1, 0, 0), .rgb(0, 0, 1)])
    var radial = RadialGradientPaint(stops: stops, center: .zero, endRadius: 9)
    var conic = ConicGradientPaint(stops: stops, center: .zero)
    var linear = LinearGradientPaint(
      stops: stops, startPoint: .zero, endPoint: CGPoint(x: 9, y: 0))
    radial.interpolation = .perceptual
    conic.interpolation = .perceptual
    linear.interpolation = .perceptual
    let list = drawing(9, 9) {
      for paint in [Paint.linearGradient(linear), .radialGradient(radial), .conicGradient(conic)] {
        $0.fill(Path(box: 0, 0, 9, 9), with: paint)
      }
    }
    guard case .linearGradient(let a) = list.paints[0],
      case .radialGradient(let b) = list.paints[1], case .conicGradient(let c) = list.paints[2]
    else {
      Issue.record("paints have changed")
      return
    }
    expect(a.stops.count > 8 && a.stops.count < 200)
    expect(a.stops == b.stops && b.stops == c.stops)
    expect(a.interpolation == .device)
    linear.stops = [
      GradientStop(color: .rgb(1, 0, 0), location: 0),
      GradientStop(color: .rgb(1, 0, 0), location: 0.5),
      GradientStop(color: .rgb(0, 1, 0), location: 0.5),
      GradientStop(color: .rgb(0, 1, 0), location: 1),
    ]
    let hard = drawing(9, 9) { $0.fill(Path(box: 0, 0, 9, 9), with: .linearGradient(linear)) }
    guard case .linearGradient(let plain) = hard.paints[0] else { return }
    expect(plain.stops.count == 4)
  }
}
