import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// Graphs in a display list: where they paint, and what is left of wild numbers.
struct FilterGraphRecordingTests {
  private let region = CGRect(x: 10, y: 20, width: 40, height: 30)

  private func list(
    _ operation: FilterGraph.Operation, _ map: CGAffineTransform = .identity, isEmpty: Bool = false
  ) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    recorder.concatenate(map)
    let step = FilterGraph.Step(
      operation, of: [.source], in: CGRect(x: 0, y: 0, width: 30, height: 90))
    recorder.layer(filters: [.graph(FilterGraph(region: region, steps: [step]))]) { r in
      if isEmpty { return }
      r.fill(
        Path(CGRect(x: 14, y: 24, width: 6, height: 6)), with: .color(CGColor(gray: 0, alpha: 1)))
    }
    return recorder.finish()
  }

  private func box(_ list: DisplayList) -> CGRect? {
    list.commands.first.map { list.bounds(of: $0, layerBounds: list.layerBounds()) }
  }

  /// A graph may paint what is clear, but only in its regions.
  @Test func floodsFillTheRegion() {
    let flood = FilterGraph.Operation.flood(CGColor(gray: 0, alpha: 1))
    expect(box(list(flood)) == CGRect(x: 10, y: 20, width: 20, height: 30))
    expect(box(list(flood, isEmpty: true)) == CGRect(x: 10, y: 20, width: 20, height: 30))
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 1, ty: 2)
    expect(box(list(flood, map)) == CGRect(x: 21, y: 12, width: 40, height: 15))
  }

  /// What paints nothing where nothing is does not reach farther than it carries the drawing.
  @Test func blursReachAsFarAsTheyDo() {
    let blur = FilterGraph.Operation.gaussianBlur(CGSize(width: 0, height: 1))
    expect(box(list(blur)) == CGRect(x: 14, y: 20, width: 6, height: 15))
    expect(box(list(blur, isEmpty: true)) == nil)
  }

  @Test func numbersAreFinite() throws {
    let steps = [
      FilterGraph.Step(
        .gaussianBlur(CGSize(width: CGFloat.nan, height: -CGFloat.infinity)), of: [.source],
        in: CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: CGFloat.nan)),
      FilterGraph.Step(
        .turbulence(
          FilterGraph.Turbulence(
            baseFrequency: CGSize(width: CGFloat.infinity, height: -1), octaves: 1_000_000,
            seed: .nan)),
        in: region),
    ]
    var recorder = DisplayListRecorder(bounds: region)
    recorder.layer(filters: [.graph(FilterGraph(region: .infinite, steps: steps))]) { _ in }
    let layer = try #require(recorder.finish().layers.first)
    guard case .graph(let graph)? = layer.filters.first else {
      Issue.record("no graph")
      return
    }
    expect(graph.region == CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    expect(graph.steps[0].operation == .gaussianBlur(.zero))
    expect(graph.steps[0].region == .zero)
    expect(
      graph.steps[1].operation
        == .turbulence(
          FilterGraph.Turbulence(
            baseFrequency: CGSize(width: 1e9, height: 0), octaves: FilterGraph.octaveLimit)))
  }

  /// A graph says for each step what light is.
  @Test func linearLightIsTheGraphItself() {
    var recorder = DisplayListRecorder(bounds: region)
    let graph = Filter.graph(FilterGraph(region: region, steps: []))
    recorder.layer(filters: [.linearLight(graph)]) {
      $0.fill(
        Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(CGColor(gray: 0, alpha: 1)))
    }
    expect(recorder.finish().layers.first?.filters == [graph])
  }
}
