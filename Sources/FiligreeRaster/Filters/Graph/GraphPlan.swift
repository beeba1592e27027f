import FiligreeDrawing
import FiligreePaths
import Foundation

/// Which pixels of each step of a graph are made, and until when they are kept.
struct GraphPlan {
  /// The pixels of the filter region.
  let region: PixelRect
  /// The pixels of each step's subregion.
  let areas: [PixelRect]
  /// The pixels of each step that are made; those outside of them are clear or not needed.
  let rects: [PixelRect]
  /// The last step that looks at a step's result.
  let lastUses: [Int]
  /// The radii of morphologies.
  private let layout: FilterGraph.Layout

  /// - Parameters:
  ///   - graph: The graph.
  ///   - map: From user space to pixels: a scale and a translation.
  ///   - source: The pixels of the layer's picture.
  ///   - target: The pixels that are wanted.
  init(
    _ graph: FilterGraph, _ map: CGAffineTransform, source: PixelRect, target: PixelRect
  ) {
    let layout = FilterGraph.Layout(
      graph, scale: CGSize(width: map.a, height: map.d), source: source.graphBox,
      target: target.graphBox, place: { PixelRect(centersIn: $0, map).graphBox })
    let areas = layout.areas.map { PixelRect(touching: $0, in: .everything) }
    var lastUses = Array(repeating: -1, count: graph.steps.count)
    for (i, step) in graph.steps.enumerated() where !layout.needs[i].isNull {
      for case .step(let k) in step.inputs where k >= 0 && k < i { lastUses[k] = i }
    }
    self.layout = layout
    self.areas = areas
    self.lastUses = lastUses
    region = PixelRect(touching: layout.region, in: .everything)
    rects = layout.needs.indices.map { PixelRect(touching: layout.needs[$0], in: areas[$0]) }
  }

  /// The radii of a morphology in pixels.
  func radius(_ radius: CGSize) -> (x: Int, y: Int) { layout.radius(radius) }

  /// The pixels that an input is cut to.
  func area(of input: FilterGraph.Input, before index: Int) -> PixelRect {
    switch input {
    case .source, .sourceAlpha: region
    case .step(let i): i >= 0 && i < index ? areas[i] : .empty
    }
  }

  /// The most pixels of floats that are alive at a time, of the steps' results and copies of their inputs.
  func peak(_ graph: FilterGraph) -> Double {
    var (live, peak) = (0.0, 0.0)
    for (i, step) in graph.steps.enumerated() where !rects[i].isEmpty {
      let copies = step.inputs.reduce(0.0) { sum, input in
        guard case .step(let k) = input, k >= 0, k < i else { return sum }
        return sum + rects[k].area
      }
      live += rects[i].area
      // A result, and as much again for a blur's or a morphology's lines.
      peak = max(peak, live + copies + rects[i].area)
      for k in 0..<i where lastUses[k] == i { live -= rects[k].area }
    }
    return peak
  }

  /// How much work the steps are.
  func work(_ graph: FilterGraph) -> Double {
    zip(graph.steps, rects).reduce(0) { $0 + $1.0.cost * $1.1.area }
  }
}

extension FilterGraph.Step {
  /// How much work a pixel is.
  fileprivate var cost: Double {
    switch operation {
    case .convolveMatrix(let matrix): Double(matrix.kernel.count)
    // Four components, each of four corners.
    case .turbulence(let noise): 16 * Double(max(noise.octaves, 1))
    case .gaussianBlur, .morphology, .diffuseLighting, .specularLighting: 16
    default: Double(inputs.count + 1)
    }
  }
}

extension PixelRect {
  /// As many pixels as can be counted with.
  static let everything = PixelRect(
    x: -1 << 40, y: -1 << 40, width: 1 << 41, height: 1 << 41)

  /// How many pixels it has; 0 if it is empty.
  var area: Double { isEmpty ? 0 : Double(width) * Double(height) }

  /// The rectangle, null if it is empty.
  fileprivate var graphBox: CGRect { isEmpty ? .null : cgRect }

  /// The pixels whose centers lie in a rectangle of a space that `map` scales and moves to pixels.
  init(centersIn rect: CGRect, _ map: CGAffineTransform) {
    func first(_ edge: CGFloat) -> Int {
      // A millionth of a pixel is rounding; a place that is no number is cut off at the left.
      let place = (edge - 0.5 - 1e-6).rounded(.up)
      return place < 0x1p40 ? (place > -0x1p40 ? Int(place) : -1 << 40) : 1 << 40
    }
    let (left, right) = (first(rect.minX * map.a + map.tx), first(rect.maxX * map.a + map.tx))
    let (top, bottom) = (first(rect.minY * map.d + map.ty), first(rect.maxY * map.d + map.ty))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
