import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
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
  @Test(arguments: UInt64(1)...12)
  func equalsReferenceInEverything(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, size: 44, hasEverything: true)
    try expectReference(scene.make(commands: 14), seed, [(1, nil), (3, 2)])
  }

  /// Many large shapes over one another, most of them opaque: what is hidden is not painted.
  @Test(arguments: UInt64(1)...6)
  func hiddenShapesEqualReference(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let list = drawing(150, 130) { recorder in
      for i in 0..<36 {
        let box = CGRect(
          x: random.number(in: -40...70), y: random.number(in: -40...60),
          width: random.number(in: 64...150), height: random.number(in: 20...120))
        let isOpaque = random.chance(0.7)
        let color = CGColor(
          red: random.number(in: 0...1), green: random.number(in: 0...1), blue: 0.5,
          alpha: isOpaque ? 1 : random.number(in: 0...1))
        let stops = GradientStop.evenly([color, .rgb(0.2, 0.9, 0.4)])
        let center = CGPoint(x: box.midX, y: box.midY)
        let paints: [Paint] = [
          .color(color), .color(color),
          .linearGradient(
            LinearGradientPaint(stops: stops, startPoint: box.origin, endPoint: center)),
          .radialGradient(RadialGradientPaint(stops: stops, center: center, endRadius: 60)),
        ]
        recorder.save()
        if i % 7 == 3 {
          recorder.clip(to: Path(ellipseIn: box.insetBy(dx: -9, dy: 4)), isInverse: i % 2 == 0)
        }
        recorder.blendMode = random.chance(0.15) ? .multiply : .normal
        let path = random.chance(0.5) ? Path(box) : Path(ellipseIn: box)
        recorder.fill(
          path, with: paints[random.integer(0...3)],
          style: FillStyle(antialiased: random.chance(0.8)))
        recorder.restore()
      }
    }
    try expectReference(list, seed, [(1, nil), (2, 4), (8, 3)])
  }

  /// Shapes in parts far apart, on a page of more bands than a word has bits.
  @Test(arguments: UInt64(1)...4)
  func tallShapesEqualReference(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let list = drawing(24, 330) { recorder in
      for _ in 0..<12 {
        var path = Path()
        for _ in 0...random.integer(0...2) {
          path.addEllipse(
            in: CGRect(
              x: random.number(in: -5...18), y: random.number(in: -20...320), width: 9,
              height: random.number(in: 1...40)))
        }
        recorder.fill(path, with: .color(.rgb(random.number(in: 0...1), 0.5, 0, 0.7)))
      }
    }
    try expectReference(list, seed, [(1, 0), (2, 1), (2, 2), (3, 6)])
  }

  /// Wide shapes with bands that have edges at their ends alone, on pages that go past the cache.
  @Test(arguments: UInt64(1)...4)
  func wideShapesEqualReference(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let list = drawing(900, 70) { recorder in
      for _ in 0..<random.integer(0...6) {
        let box = CGRect(
          x: random.number(in: -90...600), y: random.number(in: -20...60),
          width: random.number(in: 4...700), height: random.number(in: 4...60))
        let isOpaque = random.chance(0.5)
        recorder.fill(
          random.chance(0.5) ? Path(box) : Path(ellipseIn: box),
          with: .color(.rgb(random.number(in: 0...1), 0.4, 0.9, isOpaque ? 1 : 0.4)))
      }
    }
    try expectReference(list, seed, [(1, nil), (2, nil), (2, 2), (2, 4)])
  }

  /// The page and its layers cut into tiles.
  @Test(arguments: UInt64(1)...4)
  func tiledLayersEqualReference(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, size: 44, hasEverything: true)
    let list = scene.make(commands: 10)
    var rasterizer = Rasterizer(threads: 2)
    rasterizer.tileLimit = 24
    let expected = try ReferenceRasterizer(rasterizer).render(list)
    expect(try rasterizer.render(list).bytes == expected)
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
    expect(isPremultiplied, "seed \(seed)")
    for (threads, shift) in settings {
      rasterizer.threads = threads
      rasterizer.bandShift = shift
      // Two threads set the background of these small pages as that of large ones is set.
      rasterizer.streamedByteCount = threads == 2 ? 0 : 1 << 25
      let actual = try rasterizer.render(list)
      let wrong = zip(actual.bytes, expected).enumerated().first { $1.0 != $1.1 }?.offset
      let pixel = (wrong ?? 0) / 4
      expect(
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
    expect(tiled.bytes == (try ReferenceRasterizer(rasterizer).render(list)))
    let far = zip(whole.bytes, tiled.bytes).filter { abs(Int($0) - Int($1)) > 4 }.count
    // An aliased edge may flip where it covers half a pixel.
    expect(far <= 40, "seed \(seed): \(far) bytes differ by more than 4")
  }
}
