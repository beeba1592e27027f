import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Drawings of great depth or size, and with numbers that are none: a result or an error, in bounded
/// memory.
struct DeepDrawingTests {
  private static let numbers = [
    Double.nan, .infinity, -.infinity, 0, -0.0, 1e-300, -1, 1e9, 1e18, 1e300,
  ]

  @Test func tenThousandLayers() throws {
    let list = drawing(8, 8) { r in
      for i in 0..<10_000 {
        r.beginLayer(filters: i % 100 == 0 ? [.opacity(0.5)] : [])
      }
      r.fill(Path(box: 0, 0, 8, 8), with: .color(.black))
    }
    expect(list.layers.count == 10_000)
    #expect(throws: RasterError.layersTooDeep(depth: 10_000, limit: LayerRenderer.depthLimit)) {
      try Rasterizer().render(list)
    }
    // One after the other they are no trouble.
    let flat = drawing(8, 8) { r in
      for _ in 0..<10_000 {
        r.layer(opacity: 0.5) { $0.fill(Path(box: 0, 0, 8, 8), with: .color(.black)) }
      }
    }
    expect(try alphas(Rasterizer().render(flat)).allSatisfy { $0 == 255 })
  }

  @Test func tenThousandMasks() throws {
    let nested = drawing(8, 8) { r in
      for _ in 0..<10_000 { r.beginMask() }
      r.fill(Path(box: 0, 0, 8, 8), with: .color(.black))
      for _ in 0..<10_000 { r.endLayer() }
      r.fill(Path(box: 0, 0, 8, 8), with: .color(.black))
    }
    #expect(throws: RasterError.self) { try Rasterizer().render(nested) }
    let chain = drawing(8, 8) { r in
      for _ in 0..<1_000 {
        r.clipToLayer { $0.fill(Path(box: 1, 1, 6, 6), with: .color(.black)) }
      }
      r.fill(Path(box: 0, 0, 8, 8), with: .color(.black))
    }
    let drawn = try alphas(Rasterizer().render(chain))
    expect(drawn[4 * 8 + 4] == 255 && drawn[0] == 0)
  }

  /// The deepest nesting that is allowed, on a thread with the least stack.
  @Test func deepestLayersOnASmallStack() async throws {
    let list = drawing(40, 40) { r in
      for i in 0..<LayerRenderer.depthLimit {
        r.beginLayer(
          filters: i % 2 == 0 ? [.blur(radius: 0.1)] : [],
          colorMode: i % 3 == 0 ? .linear : nil)
        r.clip(to: Path(circle: 20, 20, 30))
      }
      r.fill(Path(box: 0, 0, 40, 40), with: .color(.black))
    }
    // A task's thread has half a mebibyte.
    let image = try await Task.detached { try Rasterizer(threads: 2).render(list) }.value
    expect(alphas(image)[20 * 40 + 20] == 255)
  }

  /// A drawing of 1e9 pixels, and layers of as many on a small page.
  @Test func hugePages() throws {
    let page = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 40_000, height: 40_000))
    #expect(throws: RasterError.self) { try Rasterizer().render(page.finish()) }
    for mode in ColorMode.allCases {
      var rasterizer = Rasterizer()
      rasterizer.colorMode = mode
      // A blur as wide as blurs get sees 10 million pixels.
      rasterizer.layerPixelLimit = 1 << 16
      let list = drawing(10, 10) { r in
        r.transform = CGAffineTransform(scaleX: 1e9, y: 1e9)
        r.layer(filters: [.blur(radius: 1), .brightness(0.1)]) {
          $0.fill(Path(box: -1, -1, 2, 2), with: .color(.black))
        }
      }
      // A blur so wide sees more than there is memory for, or all of it is black.
      if let image = try? rasterizer.render(list) {
        expect(image.width == 10)
      }
    }
    // Floats take four times the memory, and count so.
    var rasterizer = Rasterizer(pixelLimit: 300)
    expect(try rasterizer.render(drawing(10, 10) { _ in }).width == 10)
    rasterizer.colorMode = .linear
    #expect(throws: RasterError.self) { try rasterizer.render(drawing(10, 10) { _ in }) }
  }

  @Test(arguments: [ColorMode.nonLinear, .linear, .extendedNonLinear])
  func numbersThatAreNone(mode: ColorMode) throws {
    var rasterizer = Rasterizer(threads: 2)
    rasterizer.colorMode = mode
    let box = Path(box: 1, 1, 10, 10)
    for n in Self.numbers {
      var map = ProjectionTransform()
      (map.m13, map.m32) = (CGFloat(n), CGFloat(n))
      let stops = [
        GradientStop(color: .rgb(n, 0, 1, n), location: n),
        GradientStop(
          color: CGColor(space: .extendedLinearSRGBSpace, values: [n, 1, -n, 1]), location: 1 - n),
      ]
      var perceptual = LinearGradientPaint(
        stops: stops, startPoint: .zero, endPoint: CGPoint(x: 9, y: n))
      perceptual.interpolation = .perceptual
      var conic = ConicGradientPaint(stops: stops, center: CGPoint(x: n, y: 2), startAngle: n)
      conic.interpolation = .linear
      let mesh = MeshGradientPaint(
        width: 2, height: 2,
        points: [.zero, CGPoint(x: n, y: 0), CGPoint(x: 0, y: 9), CGPoint(x: 9, y: 9)],
        colors: [.black, .white, stops[1].color, .black])
      let filters: [Filter] = [
        .projection(map), .linearLight(.blur(radius: n, dithers: true)),
        .linearLight(.projection(map)), .linearLight(.linearLight(.brightness(n))),
        .shadow(
          Filter.Shadow(color: stops[1].color, radius: n, offset: CGSize(width: n, height: 1))),
        .alphaThreshold(min: n, max: 1 - n, color: stops[1].color), .hueRotation(n),
      ]
      for filter in filters {
        let list = drawing(12, 12) { r in
          r.layer(filters: [filter]) { $0.fill(box, with: .linearGradient(perceptual)) }
        }
        do throws(RasterError) {
          expect(try rasterizer.render(list).width == 12)
        } catch {
          guard case .tooManyLayerPixels = error else {
            Issue.record("\(filter): \(error)")
            continue
          }
        }
      }
      let list = drawing(12, 12) { r in
        r.fill(box, with: .linearGradient(perceptual))
        r.fill(box, with: .conicGradient(conic))
        r.fill(box, with: .mesh(mesh))
        r.fill(
          box, with: .backdrop(filters.filter { if case .projection = $0 { false } else { true } }))
        r.transform = CGAffineTransform(a: n, b: 0, c: 1, d: 1, tx: n, ty: 0)
        r.fill(box, with: .mesh(mesh))
      }
      _ = try? rasterizer.render(list)
    }
  }

  /// Sides of zero, and pictures of one pixel.
  @Test func nothingToSee() throws {
    let image = TestImage.letter()
    for mode in ColorMode.allCases {
      var rasterizer = Rasterizer()
      rasterizer.colorMode = mode
      let list = drawing(6, 6) { r in
        r.draw(image, in: CGRect(x: 1, y: 1, width: 0, height: 4))
        r.draw(image, in: CGRect(x: 1, y: 1, width: 1e-12, height: 4))
        r.layer(filters: [.blur(radius: 3), .projection(ProjectionTransform())]) { _ in }
        r.layer {
          $0.clip(to: Path())
          $0.fill(Path(box: 0, 0, 6, 6), with: .color(.black))
        }
      }
      let drawn = try rasterizer.render(list)
      expect(drawn.linearPixels().allSatisfy { $0.w < 0.01 })
    }
    #expect(throws: RasterError.self) { try Rasterizer().render(drawing(0, 5) { _ in }) }
  }
}

/// A blur's cost does not grow beyond a limit, however soft it is and however much is drawn.
struct WideBlurTests {
  @Test(.timeLimit(.minutes(5)))
  func wideBlursEnd() throws {
    let list = drawing(12, 8) { r in
      r.layer(filters: [.blur(radius: 1e300)]) {
        $0.fill(Path(box: -1e9, -1e9, 2e9, 2e9), with: .color(.black))
      }
    }
    expect(try alphas(Rasterizer(threads: 2).render(list)).allSatisfy { $0 >= 254 })
  }

  /// Lengths under a map beyond all numbers are none, but no reason to stop.
  @Test(arguments: [1e160, 1e300, 1.7e308])
  func filtersUnderHugeMaps(scale: Double) throws {
    for radius in [0, 1e-300, 1e9] {
      let shadow = Filter.Shadow(
        color: .black, radius: radius, offset: CGSize(width: 1e9, height: -1e9))
      for filter in [Filter.blur(radius: radius), .shadow(shadow), .linearLight(.shadow(shadow))] {
        let list = drawing(12, 8) { r in
          r.transform = CGAffineTransform(a: scale, b: scale, c: scale, d: -scale, tx: 0, ty: 0)
          r.layer(filters: [filter]) {
            $0.transform = .identity
            $0.fill(Path(box: 0, 0, 6, 8), with: .color(.black))
          }
        }
        var rasterizer = Rasterizer(scale: 3, threads: 2)
        rasterizer.layerPixelLimit = 1 << 16
        do throws(RasterError) {
          expect(try rasterizer.render(list).width == 36)
        } catch {
          guard case .tooManyLayerPixels = error else {
            Issue.record("\(filter): \(error)")
            continue
          }
        }
      }
    }
  }

  /// Beyond the limit a blur is as soft as at the limit, along both axes alike.
  @Test func limit() {
    let limit = Filter.deviationLimit
    for map in [
      CGAffineTransform.identity, CGAffineTransform(scaleX: 3, y: 3),
      CGAffineTransform(scaleX: 4, y: 1),
    ] {
      guard case .blur(let radius, _, _) = Filter.blur(radius: 1e6).limited(under: map) else {
        Issue.record("no blur")
        return
      }
      let deviations = Filter.deviations(radius, map)
      expect(abs(max(deviations.width, deviations.height) - limit) < 1e-9 * limit)
    }
    expect(
      Filter.blur(radius: 100).limited(under: CGAffineTransform(scaleX: 5, y: 5))
        == .blur(radius: 100))
  }
}
