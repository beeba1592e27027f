import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension LayerRenderer {
  /// What a filter, in a space that `map` maps to pixels, makes of a picture, in `target`.
  ///
  /// Where the filter after it, `next`, reads only opacity, its colors may be any.
  func filtered(
    _ picture: PixelBuffer, by filter: Filter, before next: Filter?, _ map: CGAffineTransform,
    in target: PixelRect, _ held: Int
  ) throws(RasterError) -> PixelBuffer {
    guard case .graph(let graph) = filter else {
      return picture.filtered(
        by: filter, map, in: target, opacityAlone: next?.readsOpacityAlone ?? false,
        workers: workers)
    }
    let held = held + picture.cost
    let space = GraphSpace(map)
    guard !space.isTarget else { return try graphed(picture, graph, map, in: target, held) }
    // A backdrop cannot be drawn anew: it is mapped to the straight space and back.
    guard let back = space.fromTarget else { return PixelBuffer(target, picture.mode) }
    let wanted = PixelRect(mapping: target, by: back)
    let whole = PixelRect(mapping: picture.rect, by: back)
    try check([wanted, whole], picture.mode, held)
    let straight = picture.projected(
      by: ProjectionTransform(back), .identity, in: whole, workers: workers)
    return try graphed(
      straight, graph, space.transform, in: wanted, held + whole.count * picture.mode.cost
    ).projected(by: ProjectionTransform(space.toTarget), .identity, in: target, workers: workers)
  }

  /// A layer drawn and filtered in the straight space of the last of `filters`, a graph, and mapped to the
  /// pixels of `rect`.
  func straightened(
    _ layer: DisplayList.Layer, _ filters: [Filter], _ map: CGAffineTransform, _ rect: PixelRect,
    _ held: Int, _ mode: ColorMode
  ) throws(RasterError) -> PixelBuffer {
    let space = GraphSpace(map)
    let clear = PixelBuffer(rect, mode)
    guard let back = space.fromTarget else { return clear }
    let wanted = PixelRect(mapping: rect, by: back)
    try check([wanted, rect], mode, held)
    var renderer = self
    renderer.toPixels = toPixels.concatenating(back)
    renderer.toPage = space.toTarget.concatenating(toPage)
    let picture = try renderer.picture(
      of: layer, filters, space.transform, wanted, held + clear.cost, mode)
    return picture?.projected(
      by: ProjectionTransform(space.toTarget), .identity, in: rect, workers: workers) ?? clear
  }

  /// What a graph makes of a picture, where `map` is a scale and a translation.
  private func graphed(
    _ picture: PixelBuffer, _ graph: FilterGraph, _ map: CGAffineTransform, in target: PixelRect,
    _ held: Int
  ) throws(RasterError) -> PixelBuffer {
    let plan = GraphPlan(graph, map, source: picture.rect, target: target)
    guard plan.work(graph) <= Double(FilterGraph.workLimit) else {
      return PixelBuffer(target, picture.mode)
    }
    // The picture in floats of either light.
    let pixels = plan.peak(graph) + 2 * picture.rect.area
    try check([target], picture.mode, held, scratch: pixels * Double(ColorMode.linear.cost))
    var run = GraphRun(graph: graph, plan: plan, map: map, source: picture, renderer: self)
    run.held = held + Int(pixels) * ColorMode.linear.cost
    let result = try run.result() ?? PixelBuffer(.empty, picture.mode)
    return result.converted(to: picture.mode, dithers: false, workers: workers)
      .cut(to: target, workers: workers)
  }
}

extension Filter {
  /// Whether what it makes is the same whatever the colors before it.
  fileprivate var readsOpacityAlone: Bool {
    switch self {
    case .alphaThreshold: true
    case .shadow(let shadow): shadow.options.contains(.only)
    default: false
    }
  }

  /// Whether it is a graph that cannot be drawn by the pixels to which `map` maps.
  func isTurned(under map: CGAffineTransform) -> Bool {
    if case .graph = self { !GraphSpace(map).isTarget } else { false }
  }

  /// How deep layers lie in one another in the drawings that a graph shows.
  var drawingDepth: Int {
    guard case .graph(let graph) = self else { return 0 }
    var depth = 0
    for case .drawing(let drawing) in graph.steps.map(\.operation) {
      depth = max(depth, drawing.depth)
    }
    return depth
  }
}

extension PixelRect {
  /// The pixels around what an affine map makes of others, and two more, for what lies between pixels.
  fileprivate init(mapping rect: PixelRect, by map: CGAffineTransform) {
    let box = rect.isEmpty ? .null : rect.cgRect.applying(map).insetBy(dx: -2, dy: -2)
    self.init(touching: box, in: .everything)
  }
}
