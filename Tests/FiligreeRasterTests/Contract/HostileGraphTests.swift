import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Graphs with numbers that no graph has end, in bounded memory.
struct HostileGraphTests {
  @Test(arguments: 0..<120)
  func wildNumbers(seed: UInt64) throws {
    var random = RandomGraph(seed: seed)
    random.hostile = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e9, -1e9, 1e300, -1e300, 1e-300, 0.1, -1, 1e5,
    ]
    let graph = random.graph(4)
    for scale in [1, 1e-4, 1e5] {
      let list = drawing(24, 20) { r in
        r.transform = CGAffineTransform(scaleX: scale, y: scale)
        if seed % 4 == 0 { r.transform = r.transform.rotated(by: 1) }
        r.layer(filters: [.graph(graph)]) { r in
          r.fill(Path(box: 2, 2, 20, 9), with: .color(.rgb(1, 0.2, 0.1, 0.8)))
        }
      }
      var rasterizer = Rasterizer()
      rasterizer.layerPixelLimit = 1 << 24
      do throws(RasterError) {
        _ = try rasterizer.render(list)
      } catch {
        guard case .tooManyLayerPixels = error else {
          Issue.record("seed \(seed): \(error)")
          continue
        }
      }
    }
  }

  /// What is beyond a limit is drawn as nothing.
  @Test func limits() throws {
    func isClear(_ steps: [FilterGraph.Step]) throws -> Bool {
      alphas(try Rasterizer().render(graphed(steps))).allSatisfy { $0 == 0 }
    }
    let flood = FilterGraph.Step.of(.flood(.black))
    expect(try !isClear(Array(repeating: flood, count: FilterGraph.stepLimit)))
    expect(try isClear(Array(repeating: flood, count: FilterGraph.stepLimit + 1)))
    var merge = FilterGraph.Step.of(.merge)
    merge.inputs = Array(repeating: .step(0), count: FilterGraph.inputLimit)
    expect(try !isClear([flood, merge]))
    merge.inputs.append(.step(0))
    expect(try isClear([flood, merge]))
    for side in [32, 33] {
      let matrix = FilterGraph.ConvolveMatrix(
        columns: side, rows: side, kernel: Array(repeating: 1, count: side * side))
      expect(try isClear([flood, .of(.convolveMatrix(matrix), .step(0))]) == (side > 32))
    }
  }

  /// A region far beyond the page costs no more than what is seen of it.
  @Test func largeRegions() throws {
    let far = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    let steps: [FilterGraph.Step] = [
      .of(
        .turbulence(FilterGraph.Turbulence(baseFrequency: CGSize(width: 0.1, height: 0.1))), in: far
      ),
      .of(.gaussianBlur(CGSize(width: 2, height: 2)), .step(0), in: far),
      .of(.morphology(.dilate, radius: CGSize(width: 1, height: 2)), .step(1), in: far),
      .of(.merge, .step(2), .source, in: far),
    ]
    var rasterizer = Rasterizer()
    rasterizer.layerPixelLimit = 1 << 16
    _ = try rasterizer.render(graphed(steps, 20, 20, region: far))
  }

  /// Drawings in drawings end, also where each shows two, and so do their destructors.
  @Test func drawingsInDrawings() throws {
    var inner = FilterGraph.Drawing(
      drawing(8, 8) { $0.fill(Path(box: 0, 0, 8, 8), with: .color(.black)) })
    for _ in 0..<10_000 {
      inner = FilterGraph.Drawing(
        graphed([.of(.drawing(inner)), .of(.drawing(inner)), .of(.merge, .step(0), .step(1))]))
      expect(inner.depth <= FilterGraph.Drawing.depthLimit)
    }
    _ = try Rasterizer().render(graphed([.of(.drawing(inner))]))
    var one = FilterGraph.Drawing(
      drawing(8, 8) { $0.fill(Path(box: 0, 0, 8, 8), with: .color(.black)) })
    for _ in 0..<60 { one = FilterGraph.Drawing(graphed([.of(.drawing(one))])) }
    expect(alphas(try Rasterizer().render(graphed([.of(.drawing(one))]))).allSatisfy { $0 == 255 })
  }
}
