import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// The steps of a graph, done one after another.
///
/// Pictures are of floats of 0…1: in the mode `linear` where a step works in linear light, and in
/// `extendedNonLinear` otherwise.
struct GraphRun {
  let graph: FilterGraph
  let plan: GraphPlan
  /// From user space to pixels: a scale and a translation.
  let map: CGAffineTransform
  /// The layer's picture.
  let source: PixelBuffer
  let renderer: LayerRenderer
  /// How many pixels of bytes are taken by all pictures together.
  var held = 0
  private var results: [PixelBuffer?]
  /// The layer's picture in floats.
  private var sources: [ColorMode: PixelBuffer] = [:]
  private var workers: Workers { renderer.workers }

  init(
    graph: FilterGraph, plan: GraphPlan, map: CGAffineTransform, source: PixelBuffer,
    renderer: LayerRenderer
  ) {
    self.graph = graph
    self.plan = plan
    self.map = map
    self.source = source
    self.renderer = renderer
    results = Array(repeating: nil, count: graph.steps.count)
  }

  /// The last step's result; nil if it is clear.
  mutating func result() throws(RasterError) -> PixelBuffer? {
    for (i, step) in graph.steps.enumerated() where !plan.rects[i].isEmpty {
      results[i] = try result(of: step, i)
      for case .step(let k) in step.inputs where k >= 0 && k < i && plan.lastUses[k] == i {
        results[k] = nil
      }
    }
    return results.last ?? nil
  }

  // MARK: Inputs

  /// An input of a step in floats of `mode`; a clear one if there is none.
  private mutating func input(_ number: Int, of index: Int, _ mode: ColorMode) -> GraphInput {
    let inputs = graph.steps[index].inputs
    guard number < inputs.count else { return .clear(mode) }
    let area = plan.area(of: inputs[number], before: index)
    switch inputs[number] {
    case .source:
      return GraphInput(buffer: source(in: mode), area: area)
    case .sourceAlpha:
      let source = source(in: mode)
      let alpha = PixelBuffer.painted(source.rect, mode, workers) { x, y in
        FloatPixel(0, 0, 0, source[x, y].w)
      }
      return GraphInput(buffer: alpha, area: area)
    case .step(let i):
      guard i >= 0, i < index, let result = results[i] else { return .clear(mode) }
      return GraphInput(
        buffer: result.converted(to: mode, dithers: false, workers: workers), area: area)
    }
  }

  /// The layer's picture, cut to the filter region and to 0…1.
  private mutating func source(in mode: ColorMode) -> PixelBuffer {
    if let known = sources[mode] { return known }
    let floats = source.converted(to: mode, dithers: false, workers: workers)
    let rect = PixelRect(touching: floats.rect.cgRect, in: plan.region)
    let cut = PixelBuffer.painted(rect, mode, workers) { x, y in
      ColorMode.linear.inRange(floats[x, y])
    }
    sources[mode] = cut
    return cut
  }

  /// The mode that an input is in already.
  private func mode(ofInput number: Int, of index: Int) -> ColorMode {
    let inputs = graph.steps[index].inputs
    if number < inputs.count, case .step(let i) = inputs[number], i >= 0, i < index {
      return results[i]?.mode ?? .linear
    }
    return source.mode.isLinear ? .linear : .extendedNonLinear
  }

  // MARK: Steps

  private mutating func result(
    of step: FilterGraph.Step, _ index: Int
  ) throws(RasterError) -> PixelBuffer {
    let mode: ColorMode = step.isLinear ? .linear : .extendedNonLinear
    let rect = plan.rects[index]
    let workers = workers
    switch step.operation {
    case .flood(let color):
      let pixel = ColorMode.linear.inRange(mode.floats(color, opacity: 1))
      return PixelBuffer.painted(rect, mode, workers) { _, _ in pixel }
    case .turbulence(let noise):
      let field = TurbulenceField(noise, tile: step.region)
      return field.painted(rect, mode, map, workers)
    case .image(let paint):
      return try drawn(paint.filling(step.region), rect, mode)
    case .drawing(let drawing):
      return try drawn(drawing.list, rect, mode)
    case .merge:
      let result = PixelBuffer(rect, mode)
      for i in step.inputs.indices {
        result.cover(with: input(i, of: index, mode).buffer, workers)
      }
      return result
    case .blend(let blendMode):
      let (top, bottom) = (input(0, of: index, mode).buffer, input(1, of: index, mode).buffer)
      return PixelBuffer.painted(rect, mode, workers) { x, y in
        ColorMode.linear.inRange(BlendFormulas.result(blendMode, top[x, y], bottom[x, y]))
      }
    case .composite(let composite):
      let (top, bottom) = (input(0, of: index, mode).buffer, input(1, of: index, mode).buffer)
      return top.composed(composite, with: bottom, in: rect, workers)
    case .displacementMap(let scale, let x, let y):
      let picture = input(0, of: index, self.mode(ofInput: 0, of: index)).buffer
      let reach = SIMD2(Double(scale * map.a), Double(scale * map.d))
      return picture.displaced(
        by: input(1, of: index, mode).buffer, reach, x, y, in: rect, workers)
    default:
      return filtered(input(0, of: index, mode), step, index, rect)
    }
  }

  /// What a step of one input makes of it.
  private func filtered(
    _ input: GraphInput, _ step: FilterGraph.Step, _ index: Int, _ rect: PixelRect
  ) -> PixelBuffer {
    let source = input.buffer
    switch step.operation {
    case .colorMatrix(let matrix):
      let filter = MatrixFilter(matrix)
      return PixelBuffer.painted(rect, source.mode, workers) { x, y in
        filter.apply(source[x, y], isExtended: false)
      }
    case .componentTransfer(let red, let green, let blue, let alpha):
      return source.transferred([red, green, blue, alpha], in: rect, workers)
    case .convolveMatrix(let matrix):
      return input.convolved(matrix, in: rect, workers)
    case .diffuseLighting(let lighting, let constant):
      return input.lit(by: lighting, .diffuse(constant), map, in: rect, workers)
    case .specularLighting(let lighting, let constant, let exponent):
      return input.lit(by: lighting, .specular(constant, exponent), map, in: rect, workers)
    case .gaussianBlur(let deviation):
      return source.floatsBlurred(
        Double(deviation.width * map.a), Double(deviation.height * map.d), in: rect,
        extends: false, workers: workers)
    case .morphology(let kind, let radius):
      return source.morphed(kind, plan.radius(radius), in: rect, workers)
    case .offset(let size):
      return source.moved(size.width * map.a, size.height * map.d, in: rect, workers)
    case .tile:
      return input.tiled(by: tile(of: step, index), in: rect, workers)
    default:
      return PixelBuffer(rect, source.mode)
    }
  }

  /// The subregion of a step's input, in pixels, whose edges may lie between them.
  private func tile(of step: FilterGraph.Step, _ index: Int) -> CGRect {
    var tile = graph.region
    if case .step(let i)? = step.inputs.first, i >= 0, i < index {
      tile = tile.intersection(graph.steps[i].region)
    }
    return GraphSpace(map).place(tile)
  }

  /// Draws a list in user space.
  private func drawn(
    _ list: DisplayList, _ rect: PixelRect, _ mode: ColorMode
  ) throws(RasterError) -> PixelBuffer {
    let picture = PixelBuffer(rect, list.root.colorMode ?? .nonLinear)
    try renderer.renderer(of: list, map).draw(
      list.root, in: rect, into: picture.target, background: .clear, held: held)
    let floats = picture.converted(to: mode, dithers: false, workers: workers)
    return PixelBuffer.painted(rect, mode, workers) { x, y in
      ColorMode.linear.inRange(floats[x, y])
    }
  }
}
