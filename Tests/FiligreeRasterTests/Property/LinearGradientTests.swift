import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Gradients are within a level of exact evaluation at each pixel's center: colors within 0.54,
/// opacities within 0.62.
struct LinearGradientTests {
  private typealias Stop = LinearGradientPaint.Stop

  private func render(
    _ paint: LinearGradientPaint, _ width: Int, _ height: Int,
    transform: CGAffineTransform = .identity
  ) throws -> CGImage {
    let page = CGRect(x: 0, y: 0, width: width, height: height)
    let list = drawing(Double(width), Double(height)) {
      $0.transform = transform
      let inverse = transform.inverted()
      let corners = [
        CGPoint(x: page.minX - 1, y: page.minY - 1), CGPoint(x: page.maxX + 1, y: page.minY - 1),
        CGPoint(x: page.maxX + 1, y: page.maxY + 1), CGPoint(x: page.minX - 1, y: page.maxY + 1),
      ]
      $0.fill(
        Path(polygon: corners.map { $0.applying(inverse) }), with: .linearGradient(paint))
    }
    return try Rasterizer().render(list)
  }

  /// Premultiplied levels at a location, straight from the definition; nil within `margin` of a
  /// jump.
  private func exact(_ stops: [Stop], _ t: Double, margin: Double) -> [Double]? {
    func levels(_ color: CGColor) -> [Double] {
      let c = color.components ?? []
      return [c[0] * c[3], c[1] * c[3], c[2] * c[3], c[3]].map { $0 * 255 }
    }
    if t <= stops[0].location - margin { return levels(stops[0].color) }
    for (a, b) in zip(stops, stops.dropFirst()) {
      let (low, high) = (levels(a.color), levels(b.color))
      if b.location - a.location < 1e-6 {
        if abs(t - a.location) < margin, low != high { return nil }
        continue
      }
      if t >= a.location, t < b.location {
        let part = (t - a.location) / (b.location - a.location)
        return zip(low, high).map { $0 + ($1 - $0) * part }
      }
    }
    return t < stops[0].location ? levels(stops[0].color) : levels(stops[stops.count - 1].color)
  }

  @Test(arguments: UInt64(1)...40)
  func withinALevelOfExact(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let (width, height) = (seed % 4 == 0 ? 700 : 90, 40)
    var locations = (0..<random.integer(2...9)).map { _ in random.number(in: 0...1) }.sorted()
    if seed % 3 == 0 { locations[locations.count / 2] = locations[(locations.count - 1) / 2] }
    if seed % 5 == 0 { locations[locations.count - 1] = locations[locations.count - 2] + 1e-3 }
    let stops = locations.map { location in
      let alpha = random.chance(0.5) ? 1 : random.number(in: 0...1)
      return Stop(
        color: .rgb(
          random.number(in: 0...1), random.number(in: 0...1), random.number(in: 0...1), alpha),
        location: min(location, 1))
    }
    let paint = LinearGradientPaint(
      stops: stops, startPoint: random.point(-20, 120), endPoint: random.point(-20, 120))
    let transform =
      seed % 2 == 0
      ? CGAffineTransform(rotationAngle: random.number(in: -3...3)).scaledBy(x: 1.3, y: 0.4)
      : .identity
    let image = try render(paint, width, height, transform: transform)
    let axis = CGPoint(
      x: paint.endPoint.x - paint.startPoint.x, y: paint.endPoint.y - paint.startPoint.y)
    let inverse = transform.inverted()
    var worst = [0.0, 0.0, 0.0, 0.0]
    for y in 0..<height {
      for x in 0..<width {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let t =
          ((p.x - paint.startPoint.x) * axis.x + (p.y - paint.startPoint.y) * axis.y)
          / (axis.x * axis.x + axis.y * axis.y)
        guard let expected = exact(stops, t, margin: 1e-9) else { continue }
        let actual = pixel(image, x, y)
        for i in 0..<4 { worst[i] = max(worst[i], abs(Double(actual[i]) - expected[i])) }
      }
    }
    expect(worst[..<3].allSatisfy { $0 <= 0.54 }, "seed \(seed): \(worst)")
    expect(worst[3] <= (stops.allSatisfy { $0.color.alpha == 1 } ? 0 : 0.62), "seed \(seed)")
  }

  private let blackToWhite = [
    LinearGradientPaint.Stop(color: .rgb(0, 0, 0), location: 0),
    LinearGradientPaint.Stop(color: .rgb(1, 1, 1), location: 1),
  ]

  /// Over 16,384 pixels, as exact at the end as at the start.
  @Test func longGradients() throws {
    let paint = LinearGradientPaint(
      stops: blackToWhite, startPoint: .zero, endPoint: CGPoint(x: 16_384, y: 0))
    let image = try render(paint, 16_384, 2)
    for x in 0..<16_384 {
      expect(abs(Double(pixel(image, x, 1)[0]) - (Double(x) + 0.5) / 16_384 * 255) <= 0.51)
    }
  }

  @Test func padsBeyondItsEnds() throws {
    let paint = LinearGradientPaint(
      stops: blackToWhite, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0))
    let image = try render(paint, 30, 1)
    expect((0..<10).allSatisfy { pixel(image, $0, 0) == [0, 0, 0, 255] })
    expect((20..<30).allSatisfy { pixel(image, $0, 0) == [255, 255, 255, 255] })
    expect(pixel(image, 10, 0)[0] == 13)
  }

  @Test func equalLocationsAreAHardEdge() throws {
    let colors: [CGColor] = [.rgb(1, 0, 0), .rgb(0, 1, 0), .rgb(0, 0, 1), .rgb(1, 1, 0)]
    let stops = zip(colors, [0.5, 0.5, 0.5, 1]).map { Stop(color: $0, location: $1) }
    let paint = LinearGradientPaint(
      stops: stops, startPoint: .zero, endPoint: CGPoint(x: 20, y: 0))
    let image = try render(paint, 20, 1)
    expect(pixel(image, 9, 0) == [255, 0, 0, 255])
    expect(pixel(image, 10, 0) == [13, 13, 242, 255])
  }

  /// Unsorted, beyond 0…1 and NaN: as CSS corrects them.
  @Test func oddLocations() throws {
    func bytes(_ locations: [CGFloat]) throws -> [UInt8] {
      let colors: [CGColor] = [.rgb(1, 0, 0), .rgb(0, 1, 0), .rgb(0, 0, 1), .rgb(1, 1, 0)]
      let stops = zip(colors, locations).map { Stop(color: $0, location: $1) }
      return try render(
        LinearGradientPaint(stops: stops, startPoint: .zero, endPoint: CGPoint(x: 50, y: 0)), 50, 1
      ).bytes
    }
    expect(try bytes([0, 0.6, 0.2, 1]) == bytes([0, 0.6, 0.6, 1]))
    expect(try bytes([-3, 0.5, 0.7, 9]) == bytes([0, 0.5, 0.7, 1]))
    expect(try bytes([.nan, 0.5, .nan, 1]) == bytes([0, 0.5, 0.5, 1]))
    expect(try bytes([-.infinity, 0.5, 0.6, .infinity]) == bytes([0, 0.5, 0.6, 1]))
  }

  @Test func withoutLengthItIsTheLastColor() throws {
    let image = try render(
      LinearGradientPaint(
        stops: blackToWhite, startPoint: CGPoint(x: 3, y: 3), endPoint: CGPoint(x: 3, y: 3)), 6, 6)
    expect(image.bytes.allSatisfy { $0 == 255 })
  }

  @Test func oneStopIsAColorAndNoneIsNothing() throws {
    var paint = LinearGradientPaint(
      stops: [Stop(color: .rgb(1, 0, 0), location: 0.5)], startPoint: .zero,
      endPoint: CGPoint(x: 6, y: 0))
    expect(pixel(try render(paint, 6, 6), 0, 0) == [255, 0, 0, 255])
    paint.stops = []
    expect(try render(paint, 6, 6).bytes.allSatisfy { $0 == 0 })
  }

  /// So short that every pixel is beyond one of its ends.
  @Test(arguments: [1e-3, 1e-9, 1e-14])
  func veryShortGradients(length: Double) throws {
    let image = try render(
      LinearGradientPaint(
        stops: blackToWhite, startPoint: CGPoint(x: 4, y: 0),
        endPoint: CGPoint(x: 4 + length, y: 0)), 9, 1)
    for x in 0..<9 {
      expect(pixel(image, x, 0)[0] == (x < 4 ? 0 : 255))
    }
  }

  @Test(arguments: [1e6, 1e20, 1e100, 1e300])
  func veryLongGradients(length: Double) throws {
    let image = try render(
      LinearGradientPaint(
        stops: blackToWhite, startPoint: CGPoint(x: -length, y: 0),
        endPoint: CGPoint(x: length, y: 0)), 9, 1)
    for x in 0..<9 {
      expect(pixel(image, x, 0)[3] == 255)
      if length < 1e100 { expect((127...128).contains(pixel(image, x, 0)[0])) }
    }
  }

  /// A clear stop takes no color along: half-clear red, not half-clear dark red.
  @Test func interpolatesPremultiplied() throws {
    let stops = [
      Stop(color: .rgb(1, 0, 0, 1), location: 0), Stop(color: .rgb(0, 0, 0, 0), location: 1),
    ]
    let image = try render(
      LinearGradientPaint(stops: stops, startPoint: .zero, endPoint: CGPoint(x: 50, y: 0)), 50, 1)
    for x in 0..<50 {
      let color = pixel(image, x, 0)
      expect(abs(Int(color[0]) - Int(color[3])) <= 1 && color[1] == 0)
    }
  }

  /// No component ever exceeds the opacity: blending would wrap.
  @Test(arguments: UInt64(1)...30)
  func staysPremultiplied(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let stops = (0..<4).map { i in
      Stop(
        color: .rgb(1, random.chance(0.5) ? 1 : 0.999, 1, random.number(in: 0...1)),
        location: Double(i) / 3)
    }
    let image = try render(
      LinearGradientPaint(
        stops: stops, startPoint: random.point(0, 90), endPoint: random.point(0, 90)), 90, 90)
    for i in 0..<90 * 90 {
      let bytes = image.bytes[i * 4..<i * 4 + 4]
      expect(bytes.allSatisfy { $0 <= bytes[i * 4 + 3] }, "seed \(seed)")
    }
  }
}
