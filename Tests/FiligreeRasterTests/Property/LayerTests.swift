import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Layers, masks and backdrops, their limits included.
struct LayerTests {
  private let page = Path(box: 0, 0, 20, 20)

  private func draw(
    _ rasterizer: Rasterizer = Rasterizer(), _ body: (inout DisplayListRecorder) -> Void
  ) throws -> CGImage {
    try rasterizer.render(drawing(20, 20, body))
  }

  /// What overlaps within a layer does not show through.
  @Test func opacityIsOfTheWhole() throws {
    let image = try draw {
      $0.layer(opacity: 0.5) { r in
        r.fill(Path(box: 0, 0, 12, 20), with: .color(.rgb(1, 0, 0)))
        r.fill(Path(box: 8, 0, 12, 20), with: .color(.rgb(0, 0, 1)))
      }
    }
    expect(pixel(image, 4, 4) == [128, 0, 0, 128])
    expect(pixel(image, 10, 4) == [0, 0, 128, 128])
  }

  /// A layer by which nothing is changed draws what its contents draw, within the rounding of 8 bits.
  @Test(arguments: UInt64(1)...10)
  func aPlainLayerChangesNothing(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, size: 60)
    let list = scene.make(commands: 6)
    var recorder = DisplayListRecorder(bounds: list.bounds)
    recorder.layer { r in
      r.layer { r in
        for command in list.commands where command.clip < 0 {
          r.transform = list.transforms[Int(command.transform)]
          r.opacity = CGFloat(command.opacity)
          guard case .fill(let style) = command.operation else { continue }
          r.fill(
            list.paths[Int(command.path)], with: list.paints[Int(command.paint)], style: style)
        }
      }
    }
    var direct = DisplayListRecorder(bounds: list.bounds)
    for command in list.commands where command.clip < 0 {
      direct.transform = list.transforms[Int(command.transform)]
      direct.opacity = CGFloat(command.opacity)
      guard case .fill(let style) = command.operation else { continue }
      direct.fill(
        list.paths[Int(command.path)], with: list.paints[Int(command.paint)], style: style)
    }
    let a = try Rasterizer().render(recorder.finish())
    let b = try Rasterizer().render(direct.finish())
    expect(a.bytes == b.bytes, "seed \(seed)")
  }

  /// The clip in force at the beginning cuts the filtered whole, not what is filtered.
  @Test func clipsCutTheComposite() throws {
    let image = try draw {
      $0.clip(to: Path(box: 0, 0, 10, 20))
      $0.layer(filters: [.blur(radius: 3)]) { $0.fill(self.page, with: .color(.black)) }
    }
    expect(pixel(image, 9, 10)[3] == 255)
    expect(pixel(image, 10, 10)[3] == 0)
  }

  @Test func blendingIsWithinTheLayer() throws {
    let image = try draw {
      $0.fill(self.page, with: .color(.white))
      $0.layer { r in
        r.fill(Path(box: 0, 0, 20, 10), with: .color(.rgb(1, 0, 0)))
        r.blendMode = .destinationOut
        r.fill(Path(box: 0, 0, 10, 20), with: .color(.black))
      }
    }
    expect(pixel(image, 5, 5) == [255, 255, 255, 255])
    expect(pixel(image, 15, 5) == [255, 0, 0, 255])
  }

  @Test func inverseClips() throws {
    let path = Path(circle: 10, 10, 7.3)
    let inside = alphas(
      try draw { r in
        r.clip(to: path)
        r.fill(page, with: .color(.black))
      })
    let outside = alphas(
      try draw { r in
        r.clip(to: path, isInverse: true)
        r.fill(page, with: .color(.black))
      })
    expect(zip(inside, outside).allSatisfy { $0 + $1 == 255 })
    let empty = alphas(
      try draw { r in
        r.clip(to: Path(), isInverse: true)
        r.fill(page, with: .color(.black))
      })
    expect(empty.allSatisfy { $0 == 255 })
  }

  @Test func masksAreTheirOpacity() throws {
    for (isInverse, expected) in [(false, [128, 64, 0]), (true, [127, 191, 255])] {
      let image = try draw { r in
        r.clipToLayer(opacity: 0.5, isInverse: isInverse) { r in
          r.fill(Path(box: 0, 0, 5, 20), with: .color(.white))
          r.fill(Path(box: 5, 0, 5, 20), with: .color(.rgb(1, 0, 0, 0.5)))
        }
        r.fill(page, with: .color(.rgb(0, 1, 0)))
      }
      expect([2, 7, 15].map { Int(pixel(image, $0, 3)[3]) } == expected)
    }
    // By luminance.
    let image = try draw { r in
      r.clipToLayer(filters: [.luminanceToAlpha]) { r in
        r.fill(page, with: .color(.black))
        r.fill(Path(box: 5, 0, 5, 20), with: .color(.white))
      }
      r.fill(page, with: .color(.rgb(0, 1, 0)))
    }
    expect([2, 7, 15].map { pixel(image, $0, 3)[3] } == [0, 255, 0])
  }

  @Test func emptyMasksLeaveNothing() throws {
    let image = try draw { r in
      r.clipToLayer { _ in }
      r.fill(page, with: .color(.black))
    }
    expect(image.bytes.allSatisfy { $0 == 0 })
  }

  // MARK: Backdrops

  /// What a backdrop paints is what lies beneath; twice, what lies beneath then.
  @Test func backdropsSeeWhatIsBeneath() throws {
    let image = try draw(Rasterizer(background: .rgb(1, 1, 0))) { r in
      r.fill(Path(box: 0, 0, 10, 20), with: .color(.rgb(0, 0.2, 1)))
      r.fill(Path(box: 5, 5, 10, 10), with: .backdrop([.invert()]))
      r.fill(Path(box: 5, 8, 10, 4), with: .backdrop([.invert()]))
      r.fill(Path(box: 0, 0, 20, 2), with: .color(.black))
    }
    expect(pixel(image, 7, 6) == [255, 204, 0, 255])
    expect(pixel(image, 12, 6) == [0, 0, 255, 255])
    expect(pixel(image, 7, 9) == [0, 51, 255, 255])
    expect(pixel(image, 12, 9) == [255, 255, 0, 255])
    expect(pixel(image, 7, 1) == [0, 0, 0, 255])
  }

  @Test func blurredBackdropsAreOpaqueAtThePagesEdge() throws {
    let image = try draw { r in
      r.fill(page, with: .color(.rgb(0, 0.2, 1)))
      r.fill(page, with: .backdrop([.blur(radius: 6)]))
    }
    for i in 0..<400 { expect(Array(image.bytes[i * 4..<i * 4 + 4]) == [0, 51, 255, 255]) }
  }

  @Test func backdropsSeeTheirOwnLayerAlone() throws {
    let image = try draw { r in
      r.fill(page, with: .color(.white))
      r.layer { r in
        r.fill(Path(box: 0, 0, 10, 20), with: .color(.rgb(1, 0, 0)))
        r.fill(page, with: .backdrop([.hueRotation(.pi), .invert()]))
      }
    }
    expect(pixel(image, 15, 5) == [255, 255, 255, 255])
  }

  // MARK: Limits

  @Test func layersMayNotBeTooDeep() throws {
    func nested(_ depth: Int) -> DisplayList {
      drawing(4, 4) { r in
        for _ in 0..<depth { r.beginLayer() }
        r.fill(Path(box: 0, 0, 4, 4), with: .color(.black))
      }
    }
    let limit = LayerRenderer.depthLimit
    let deep = try Rasterizer().render(nested(limit))
    expect(alphas(deep).allSatisfy { $0 == 255 })
    #expect(throws: RasterError.layersTooDeep(depth: limit + 1, limit: limit)) {
      try Rasterizer().render(nested(limit + 1))
    }
    let error = RasterError.layersTooDeep(depth: 200, limit: 128)
    expect(error.description.contains("200"))
  }

  @Test func layersMayNotBeTooLarge() throws {
    let list = drawing(20, 20) { r in
      r.layer { r in
        r.layer(filters: [.blur(radius: 4)]) { $0.fill(self.page, with: .color(.black)) }
      }
    }
    var rasterizer = Rasterizer()
    rasterizer.layerPixelLimit = 2000
    expect(try rasterizer.render(list).width == 20)
    rasterizer.layerPixelLimit = 500
    #expect(throws: RasterError.tooManyLayerPixels(width: 20, height: 20, limit: 500)) {
      try rasterizer.render(list)
    }
  }

  /// Many layers do not have to be in memory at the same time.
  @Test func manyLayers() throws {
    let list = drawing(20, 20) { r in
      for _ in 0..<2000 {
        r.layer(opacity: 0.5) { $0.fill(self.page, with: .color(.white)) }
      }
    }
    expect(alphas(try Rasterizer().render(list)).allSatisfy { $0 == 255 })
  }

  @Test(arguments: [1e-300, 1e5, 1e300])
  func hostileLengths(length: Double) throws {
    let shadow = Filter.Shadow(
      color: .black, radius: length, offset: CGSize(width: length, height: -length))
    for filter in [Filter.blur(radius: length), .shadow(shadow)] {
      for scale in [1, 1e6] {
        let list = drawing(9, 9) { r in
          r.transform = CGAffineTransform(scaleX: scale, y: 1)
          r.layer(filters: [filter]) { $0.fill(Path(box: 0, 0, 5, 5), with: .color(.black)) }
        }
        _ = try? Rasterizer().render(list)
      }
    }
  }

  @Test func numbersThatAreNoneChangeNothing() throws {
    let plain = try draw { $0.layer { $0.fill(Path(box: 2, 2, 9, 9), with: .color(.black)) } }
    let filters: [Filter] = [
      .blur(radius: .nan), .blur(radius: -3), .brightness(.nan), .contrast(.nan),
      .saturation(.nan), .grayscale(.nan), .hueRotation(.nan), .invert(.nan), .opacity(.nan),
    ]
    let filtered = try draw {
      $0.layer(filters: filters) { $0.fill(Path(box: 2, 2, 9, 9), with: .color(.black)) }
    }
    expect(filtered.bytes == plain.bytes)
    for value in [Double.nan, .infinity, -.infinity] {
      var matrix = ColorMatrix()
      matrix.g2 = Float(value)
      let shadow = Filter.Shadow(
        color: .black, radius: value, offset: CGSize(width: value, height: value))
      _ = try draw {
        $0.layer(
          opacity: value,
          filters: [
            .colorMatrix(matrix), .shadow(shadow), .alphaThreshold(min: value, color: .black),
            .brightness(value), .saturation(value),
          ]
        ) { $0.fill(self.page, with: .color(.white)) }
      }
    }
  }
}
