import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTracing

/// Pictures of stripes, as flags are: compressed, or with noise.
@Suite struct StripeTests {
  /// The layers of stripes that lie, by the colors of a picture's rows, or stand.
  private func trace(_ rows: [SIMD3<UInt8>], upright: Bool) throws -> ColorTrace {
    let (across, along) = (rows.count, 320)
    let (width, height) = upright ? (across, along) : (along, across)
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let c = rows[upright ? x : y]
        bytes += [c.x, c.y, c.z]
      }
    }
    return try ColorTracer().trace(
      CGImage(width: width, height: height, components: 3, depth: 8, bytes: bytes))
  }

  /// Ripples that JPEG leaves beside an edge are no stripes of their own, however the edge runs.
  @Test(arguments: [false, true])
  func ripplesAreNoStripes(upright: Bool) throws {
    // Monaco's flag at quality 20.
    var rows = [SIMD3<UInt8>](repeating: SIMD3(244, 25, 45), count: 112)
    rows += [
      SIMD3(243, 26, 47), SIMD3(247, 23, 49), SIMD3(254, 19, 50), SIMD3(255, 18, 52),
      SIMD3(254, 18, 56), SIMD3(240, 24, 61), SIMD3(216, 35, 66), SIMD3(186, 50, 72),
      SIMD3(255, 227, 237), SIMD3(255, 241, 242), SIMD3(255, 252, 248), SIMD3(243, 255, 251),
      SIMD3(240, 255, 255), SIMD3(243, 255, 255), SIMD3(250, 253, 255), SIMD3(254, 251, 255),
    ]
    rows += [SIMD3<UInt8>](repeating: SIMD3(253, 253, 253), count: 112)
    expect(try trace(rows, upright: upright).layers.count == 2)
  }

  /// Stripes that hardly differ are no ripples.
  @Test(arguments: [false, true])
  func faintStripesAreNoNoise(upright: Bool) {
    var painting = Painting(320, 320, ground: SIMD4(0.99, 0.96, 0.89, 1))
    painting.fill(SIMD4(0.93, 0.91, 0.84, 1)) { x, y in Int(upright ? x : y) / 40 % 2 == 1 }
    let image = painting.image()
    ColorPlane(image).withView { view in
      let marks = LabelBuffer(count: view.width * view.height)
      expect(PlateauScan.noise(view, marks: marks.base) == 0)
    }
  }

  /// Chroma of half of the resolution runs over an edge by a pixel.
  @Test(arguments: [false, true])
  func chromaThatRunsOverIsNoStripe(upright: Bool) throws {
    // Two stripes of Armenia's flag at quality 20.
    let rows =
      [SIMD3<UInt8>](repeating: SIMD3(0, 0, 253), count: 79) + [SIMD3(27, 4, 154)]
      + [SIMD3(228, 159, 100)] + [SIMD3<UInt8>](repeating: SIMD3(255, 164, 1), count: 79)
    let found = try trace(rows, upright: upright)
    expect(found.layers.count == 2)
    let box = try #require(found.layers.last).path.boundingRect
    let sides = upright ? [box.minX, box.maxX] : [box.minY, box.maxY]
    expect(sides.contains { abs($0 - 80) < 0.1 }, "\(box)")
  }

  /// The ends of an edge lie where the whole edge tells, and not the noise beside them.
  @Test(arguments: 1...4)
  func noiseHardlyTurnsEdges(seed: UInt64) throws {
    var painting = Painting(240, 160, ground: SIMD4(0.95, 0.2, 0.2, 1))
    // A soft edge, two pixels wide.
    painting.paint(samples: 4) { _, y in
      let share = min(max((y - 79) / 2, 0), 1)
      return share > 0 ? SIMD4(0.95, 0.2 + 0.7 * share, 0.2 + 0.7 * share, 1) : nil
    }
    let trace = try ColorTracer().trace(painting.image(noise: 14, seed: seed))
    expect(trace.layers.count == 2)
    var ends: [CGFloat] = []
    try #require(trace.layers.last).path.forEach { element in
      switch element {
      case .move(let p), .line(let p): if (60..<100).contains(p.y) { ends.append(p.y) }
      default: break
      }
    }
    expect(!ends.isEmpty && ends.allSatisfy { abs($0 - 80) < 0.04 }, "\(ends)")
  }
}
