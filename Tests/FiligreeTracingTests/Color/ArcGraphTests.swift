import FiligreeBase
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Invariants of the planar graph of any picture.
@Suite struct ArcGraphTests {
  /// Random labels on a small grid, as a picture of that many colors.
  private func randomPicture(_ source: inout RandomSource) -> CGImage {
    let width = Int.random(in: 1...24, using: &source)
    let height = Int.random(in: 1...24, using: &source)
    let colors = Int.random(in: 1...5, using: &source)
    var bytes: [UInt8] = []
    for _ in 0..<(width * height) {
      let label = Int.random(in: 0..<colors, using: &source)
      bytes += [UInt8(label * 60), UInt8(255 - label * 50), UInt8(label % 2 * 200)]
    }
    return CGImage(width: width, height: height, components: 3, depth: 8, bytes: bytes)
  }

  private func tracer(_ image: CGImage) -> ColorTracer {
    var tracer = ColorTracer()
    tracer.mostIconPixels = 0
    // The picture's own colors, so that labels are what was drawn; nothing is joined.
    var list: [CGColor] = []
    for label in 0..<5 {
      let red = CGFloat(label * 60) / 255
      let green = CGFloat(255 - label * 50) / 255
      let blue = CGFloat(label % 2 * 200) / 255
      list.append(CGColor(srgbRed: red, green: green, blue: blue, alpha: 1))
    }
    tracer.colors = .list(list)
    tracer.despeckle = 0
    return tracer
  }

  @Test func eulersRelationHolds() throws {
    var source = RandomSource(seed: 11)
    for round in 0..<80 {
      let image = randomPicture(&source)
      let graph = try tracer(image).graph(of: ColorPlane(image)).graph
      // A loop without nodes counts as one node and one arc.
      let loops = graph.arcs.filter { $0.start < 0 }.count
      let vertices = graph.nodes.count + loops
      var sets = DisjointSets(count: graph.nodes.count)
      for arc in graph.arcs where arc.start >= 0 { sets.join(Int(arc.start), Int(arc.end)) }
      let components =
        Set((0..<graph.nodes.count).map { sets.root($0) }).count + loops
      let faces = graph.labels.count + 1
      expect(
        vertices - graph.arcs.count + faces == 1 + components,
        "round \(round), \(image.width) × \(image.height)")
    }
  }

  @Test func everyPixelIsInOneFace() throws {
    var source = RandomSource(seed: 12)
    for round in 0..<40 {
      let image = randomPicture(&source)
      let graph = try tracer(image).graph(of: ColorPlane(image)).graph
      expect(
        graph.sizes.reduce(0) { $0 + Int($1) } == image.width * image.height, "round \(round)")
      // The outlines' areas, by cracks, are the faces' numbers of pixels: inside the outer one, outside
      // of the holes.
      var areas = [Int64](repeating: 0, count: graph.labels.count)
      for arc in graph.arcs {
        if arc.left >= 0 { areas[Int(arc.left)] -= arc.sweep }
        if arc.right >= 0 { areas[Int(arc.right)] += arc.sweep }
      }
      expect(areas == graph.sizes.map(Int64.init), "round \(round)")
    }
  }

  @Test func arcsPartTwoFacesAndAreInBothOutlines() throws {
    var source = RandomSource(seed: 13)
    for round in 0..<40 {
      let image = randomPicture(&source)
      let graph = try tracer(image).graph(of: ColorPlane(image)).graph
      expect(graph.arcs.allSatisfy { $0.left != $0.right }, "round \(round)")
      let (loops, sides) = graph.loops()
      var uses = [Int](repeating: 0, count: 2 * graph.arcs.count)
      for loop in loops {
        for k in loop.arcs {
          let side = Int(sides[Int(k)])
          uses[side] += 1
          let arc = graph.arcs[side >> 1]
          expect((side & 1 == 0 ? arc.left : arc.right) == loop.face, "round \(round)")
        }
      }
      for (i, arc) in graph.arcs.enumerated() {
        expect(uses[2 * i] == (arc.left >= 0 ? 1 : 0), "round \(round)")
        expect(uses[2 * i + 1] == (arc.right >= 0 ? 1 : 0), "round \(round)")
      }
      // One outer outline each, and it comes first.
      for face in graph.labels.indices {
        let own = loops.filter { $0.face == Int32(face) }
        expect(own.filter(\.isOuter).count == 1 && own.first?.isOuter == true, "round \(round)")
      }
    }
  }

  @Test func facesAreConnectedAreasOfOneColor() throws {
    var source = RandomSource(seed: 14)
    for round in 0..<30 {
      let image = randomPicture(&source)
      let graph = try tracer(image).graph(of: ColorPlane(image)).graph
      // By 4 neighbors there are at least as many areas as faces, by 8 neighbors at most as many.
      expect(areas(image, corners: false) >= graph.labels.count, "round \(round)")
      expect(areas(image, corners: true) <= graph.labels.count, "round \(round)")
    }
  }

  private func areas(_ image: CGImage, corners: Bool) -> Int {
    let (w, h) = (image.width, image.height)
    func color(_ i: Int) -> [UInt8] { Array(image.bytes[(3 * i)..<(3 * i + 3)]) }
    var sets = DisjointSets(count: w * h)
    for y in 0..<h {
      for x in 0..<w {
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] where corners || dx * dy == 0 {
          let (nx, ny) = (x + dx, y + dy)
          guard nx >= 0, nx < w, ny < h, color(y * w + x) == color(ny * w + nx) else { continue }
          sets.join(y * w + x, ny * w + nx)
        }
      }
    }
    return Set((0..<(w * h)).map { sets.root($0) }).count
  }

  @Test func anEdgeLiesWhereItWasDrawn() throws {
    // A line at any angle: every point of its arc within 0.05 px of it, but for those at the frame.
    for degrees in stride(from: 0.0, to: 180, by: 17) {
      let angle = degrees * .pi / 180
      let n = SIMD2(cos(angle), sin(angle))
      var painting = Painting(40, 40)
      painting.fill(SIMD4(0.1, 0.2, 0.5, 1)) { x, y in
        (x - 20.3) * n.x + (y - 19.6) * n.y < 0
      }
      let image = painting.image()
      let graph = try ColorTracer().graph(of: ColorPlane(image)).graph
      expect(graph.labels.count == 2, "\(degrees)°")
      for arc in graph.arcs where arc.left >= 0 && arc.right >= 0 {
        for i in arc.points {
          let p = SIMD2<Double>(graph.points[Int(i)])
          guard p.x > 3, p.y > 3, p.x < 37, p.y < 37 else { continue }
          let distance = abs((p.x - 20.3) * n.x + (p.y - 19.6) * n.y)
          expect(distance < 0.06, "\(degrees)°: \(p) is off by \(distance)")
        }
      }
    }
  }

  @Test func threeColorsMeetWhereTheyWereDrawn() throws {
    var painting = Painting(48, 48, ground: SIMD4(1, 0.7, 0, 1))
    painting.fill(SIMD4(0.1, 0.2, 0.5, 1)) { x, y in y > 24.37 + 0.1 * (x - 23.8) }
    painting.fill(SIMD4(0.8, 0.1, 0.2, 1)) { x, y in
      x > 23.8 + 0.3 * (y - 24.37) && y < 24.37 + 0.1 * (x - 23.8)
    }
    let graph = try ColorTracer().graph(of: ColorPlane(painting.image())).graph
    let inner = graph.nodes.filter {
      $0.position.x > 0 && $0.position.y > 0 && $0.position.x < 48 && $0.position.y < 48
    }
    expect(inner.count == 1)
    let p = try #require(inner.first).position
    expect(abs(p.x - 23.8) < 0.25 && abs(p.y - 24.37) < 0.25, "\(p)")
  }
}
