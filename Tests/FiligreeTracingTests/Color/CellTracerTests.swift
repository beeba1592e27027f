import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// `ColorTracer` along the edges of pixels.
@Suite struct CellTracerTests {
  private func tracer(_ colors: ColorTracer.Colors = .automatic) -> ColorTracer {
    var tracer = ColorTracer()
    tracer.style = .pixel
    tracer.colors = colors
    return tracer
  }

  /// A picture of straight RGBA pixels in `colors` colors, in runs and alone, some of them clear.
  private func picture(
    seed: UInt64, width: Int, height: Int, colors: Int
  ) -> (image: CGImage, pixels: [[UInt8]]) {
    var random = RandomSource(seed: seed)
    var palette: [[UInt8]] = [[0, 0, 0, 0]]
    while palette.count <= colors {
      let alpha = random.next() % 3 == 0 ? UInt8(1 + random.next() % 255) : 255
      let color = (0..<3).map { _ in UInt8(truncatingIfNeeded: random.next()) } + [alpha]
      if !palette.contains(color) { palette.append(color) }
    }
    var pixels: [[UInt8]] = []
    for i in 0..<width * height {
      // Runs and columns, so that there are shapes with holes, and corners that touch.
      if i >= width, random.next() % 3 == 0 {
        pixels.append(pixels[i - width])
      } else if i > 0, random.next() % 3 == 0 {
        pixels.append(pixels[i - 1])
      } else {
        pixels.append(palette[Int(random.next() % UInt64(palette.count))])
      }
    }
    let image = CGImage(
      width: width, height: height, components: 4, depth: 8, bytes: Array(pixels.joined()))
    return (image, pixels)
  }

  private func color(_ layer: ColorTrace.Layer) -> [UInt8] {
    guard case .color(let color) = layer.fill else { return [] }
    return (color.components ?? []).map { UInt8(($0 * 255).rounded()) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func everyPixelHasItsOwnColor(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let (width, height) = (1 + Int(random.next() % 30), 1 + Int(random.next() % 30))
    let (image, pixels) = picture(
      seed: seed, width: width, height: height, colors: 1 + Int(random.next() % 12))
    let trace = try tracer().trace(image)
    expect(trace.layers.allSatisfy { $0.seamWidth == nil })
    let shown = Set(pixels.filter { $0[3] > 0 })
    expect(Set(trace.layers.map(color)) == shown && trace.layers.count == shown.count)
    for y in 0..<height {
      for x in 0..<width {
        let center = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let found = trace.layers.filter { $0.path.contains(center) }.map(color)
        let pixel = pixels[y * width + x]
        expect(found == (pixel[3] > 0 ? [pixel] : []), "seed \(seed), pixel (\(x), \(y))")
      }
    }
    // Corners lie between pixels.
    for layer in trace.layers {
      let points = layer.path.storage.points
      expect(points.allSatisfy { $0.x == $0.x.rounded() && $0.y == $0.y.rounded() })
    }
  }

  @Test func pixelsThatTouchAtACornerAreTwoShapes() throws {
    let bytes: [UInt8] = [0, 255, 255, 0]
    let image = CGImage(width: 2, height: 2, components: 1, depth: 8, bytes: bytes)
    let trace = try tracer().trace(image)
    expect(trace.faceCount == 4 && trace.colorCount == 2 && trace.layers.count == 2)
    expect(trace.segmentCount == 12)
  }

  @Test func aHoleIsNoShape() throws {
    var bytes = [UInt8](repeating: 255, count: 25)
    bytes[12] = 0
    let image = CGImage(width: 5, height: 5, components: 1, depth: 8, bytes: bytes)
    let trace = try tracer().trace(image)
    expect(trace.faceCount == 2)
    // The most frequent color comes first.
    expect(trace.layers.map { color($0)[0] } == [255, 0])
  }

  @Test func fewerColorsAreThePicturesOwn() throws {
    let (image, pixels) = picture(seed: 7, width: 60, height: 60, colors: 100)
    let all = Set(pixels)
    for count in [1, 2, 5, 20, 99] {
      let trace = try tracer(.count(count)).trace(image)
      expect(trace.layers.count <= count && trace.layers.count > count / 2)
      expect(trace.layers.allSatisfy { all.contains(color($0)) })
    }
    expect(try tracer(.count(128)).trace(image).layers.count == all.count - 1)
  }

  @Test func aRareColorThatIsUnlikeOthersStays() throws {
    // Two shades of a blue, in thousands, and a red eye of four pixels.
    var bytes: [UInt8] = []
    for i in 0..<4096 { bytes += [20, 40, i % 2 == 0 ? 200 : 204] }
    for i in [100, 101, 164, 165] { bytes.replaceSubrange(3 * i..<3 * i + 3, with: [250, 10, 10]) }
    let image = CGImage(width: 64, height: 64, components: 3, depth: 8, bytes: bytes)
    let trace = try tracer(.count(2)).trace(image)
    expect(trace.layers.map { color($0)[0] } == [20, 250])
  }

  @Test func aPhotoKeeps256Colors() throws {
    var random = RandomSource(seed: 3)
    let bytes = (0..<3 * 80 * 80).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    let image = CGImage(width: 80, height: 80, components: 3, depth: 8, bytes: bytes)
    let trace = try tracer().trace(image)
    expect(trace.layers.count > 128 && trace.layers.count <= 256)
    expect(try tracer().trace(image).layers.map(\.path) == trace.layers.map(\.path))
  }

  @Test func listsAreObeyed() throws {
    let (image, _) = picture(seed: 9, width: 20, height: 20, colors: 30)
    let list = [
      CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
      CGColor(srgbRed: .nan, green: 0, blue: 0, alpha: 1),
    ]
    let trace = try tracer(.list(list)).trace(image)
    expect(
      Set(trace.layers.map { color($0).prefix(3) }).isSubset(of: [[255, 255, 255], [0, 0, 0]]))
    expect(try tracer(.list([])).trace(image).layers.isEmpty)
  }

  @Test func badPicturesAndLimits() throws {
    let clear = CGImage(
      width: 3, height: 2, components: 4, depth: 8, bytes: Array(repeating: 0, count: 24))
    expect(try tracer().trace(clear).layers.isEmpty)
    let (image, _) = picture(seed: 1, width: 40, height: 40, colors: 9)
    var small = tracer()
    small.maximumPoints = 100
    #expect(throws: TracerError.tooManyPoints(limit: 100)) { try small.trace(image) }
    struct Stop: Error {}
    #expect(throws: Stop.self) { try tracer().trace(image) { _ in throw Stop() } }
  }
}
