import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Testing

@testable import FiligreeRaster

/// The fast rasterizer draws what the readable one does, to the last bit.
struct ReferenceTests {
  @Test(arguments: UInt64(1)...40)
  func equalsReference(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, size: 90)
    try expectReference(scene.make(commands: 12), seed)
  }

  /// With layers, masks, filters, images, backdrops and all blend modes.
  @Test(arguments: UInt64(1)...20)
  func equalsReferenceInEverything(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, size: 44, hasEverything: true)
    try expectReference(scene.make(commands: 14), seed, [(1, nil), (3, 2)])
  }

  /// The page and its layers cut into tiles.
  @Test(arguments: UInt64(1)...4)
  func tiledLayersEqualReference(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, size: 44, hasEverything: true)
    let list = scene.make(commands: 10)
    var rasterizer = Rasterizer(threads: 2)
    rasterizer.tileLimit = 24
    let expected = try ReferenceRasterizer(rasterizer).render(list)
    #expect(try rasterizer.render(list).bytes == expected)
  }

  private func expectReference(
    _ list: DisplayList, _ seed: UInt64,
    _ settings: [(threads: Int, shift: Int?)] = [(1, nil), (2, 0), (3, 2), (8, 6)]
  ) throws {
    var rasterizer = Rasterizer(scale: seed % 3 == 0 ? 1.7 : 1)
    rasterizer.background = seed % 2 == 0 ? .white : nil
    let expected = try ReferenceRasterizer(rasterizer).render(list)
    let isPremultiplied = stride(from: 0, to: expected.count, by: 4).allSatisfy { i in
      (0..<3).allSatisfy { expected[i + $0] <= expected[i + 3] }
    }
    #expect(isPremultiplied, "seed \(seed)")
    for (threads, shift) in settings {
      rasterizer.threads = threads
      rasterizer.bandShift = shift
      let actual = try rasterizer.render(list)
      let wrong = zip(actual.bytes, expected).enumerated().first { $1.0 != $1.1 }?.offset
      let pixel = (wrong ?? 0) / 4
      #expect(
        wrong == nil,
        """
        seed \(seed), \(threads) threads, band shift \(String(describing: shift)): pixel \
        (\(pixel % actual.width), \(pixel / actual.width))
        """)
    }
  }

  /// Tiles may round a crossing at their border; nothing else.
  @Test(arguments: UInt64(1)...10)
  func tilesFitTogether(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, size: 90)
    let list = scene.make(commands: 8)
    var rasterizer = Rasterizer(threads: 2)
    let whole = try rasterizer.render(list)
    rasterizer.tileLimit = 32
    let tiled = try rasterizer.render(list)
    #expect(tiled.bytes == (try ReferenceRasterizer(rasterizer).render(list)))
    let far = zip(whole.bytes, tiled.bytes).filter { abs(Int($0) - Int($1)) > 4 }.count
    // An aliased edge may flip where it covers half a pixel.
    #expect(far <= 40, "seed \(seed): \(far) bytes differ by more than 4")
  }
}
