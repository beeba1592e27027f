import FiligreeDrawing
import FiligreePaths
import Foundation

/// One call of a drawing function, with the state at that time.
struct GraphicsOperation: Sendable {
  typealias Drawing = @MainActor @Sendable (inout DrawContext) -> Void

  enum Body: Sendable {
    case fill(Path, ResolvedStyle, FillStyle)
    case stroke(Path, ResolvedStyle, StrokeStyle)
    case layer(GraphicsRecord)
    /// A drawing by Core Graphics' functions, in the canvas' coordinates.
    case drawing(DisplayList)
    /// A drawing of several parts, which are blended as one.
    case group(Drawing)
    /// A drawing of one part, which takes opacity and blend mode from the recorder.
    case single(Drawing)
  }

  var state: GraphicsState
  var body: Body
  /// Whether the style of the drawing depends on what is there, other than by covering it.
  var styleReadsBackdrop: Bool

  @MainActor func draw(in context: inout DrawContext, _ base: CGAffineTransform) {
    let separate = state.filters.firstIndex {
      if case .separateShadow = $0.effect { true } else { false }
    }
    guard let separate, case .separateShadow(var shadow) = state.filters[separate].effect else {
      return drawFiltered(in: &context, base)
    }
    var picture = self
    picture.state.filters.remove(at: separate)
    var shade = self
    let isAbove = shadow.options.contains(.above)
    shadow.options.insert(.only)
    shade.state.filters[separate].effect = .filter(.shadow(shadow))
    if shade.state.blendMode == .normal {
      shade.state.blendMode = GraphicsContext.BlendMode(
        rawValue: shadow.blendMode.rawValue)
    }
    for operation in isAbove ? [picture, shade] : [shade, picture] {
      context.saving { operation.drawFiltered(in: &$0, base) }
    }
  }

  @MainActor private func drawFiltered(in context: inout DrawContext, _ base: CGAffineTransform) {
    if let filtered = withFilteredBackdrop {
      return filtered.drawFiltered(in: &context, base)
    }
    let blendMode = state.blendMode.drawing
    var map = base
    var openLayers = 0
    defer {
      for _ in 0..<openLayers { context.recorder.endLayer() }
    }
    // From the outermost filter, which was added first, inwards.
    var rest = state.filters[...]
    while let next = rest.first {
      if case .map(let own) = next.effect {
        guard let inverse = next.transform.inverse else { return }
        map = inverse.concatenating(own).concatenating(next.transform).concatenating(map)
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { $0.transform == next.transform && $0.filter != nil }
      context.recorder.transform = next.transform.concatenating(map)
      context.recorder.beginLayer(
        opacity: openLayers == 0 ? CGFloat(state.opacity) : 1,
        blendMode: openLayers == 0 ? blendMode : .normal,
        filters: run.reversed().compactMap(\.filter))
      openLayers += 1
      // A transform with a NaN is not equal to itself.
      rest = rest.dropFirst(max(run.count, 1))
    }
    if openLayers > 0 {
      draw(in: &context, map, opacity: 1, .normal)
    } else {
      draw(in: &context, map, opacity: CGFloat(state.opacity), blendMode)
    }
  }

  /// The same for a paint of the backdrop: in a layer for filters there would be none, so they become
  /// the paint's.
  private var withFilteredBackdrop: GraphicsOperation? {
    guard !state.filters.isEmpty else { return nil }
    let filters = state.filters.reversed().compactMap(\.filter)
    var operation = self
    operation.state.filters = []
    switch body {
    case .fill(let path, var style, let fillStyle):
      guard style.content == .paint(.backdrop([])) else { return nil }
      style.content = .paint(.backdrop(filters))
      operation.body = .fill(path, style, fillStyle)
    case .stroke(let path, var style, let strokeStyle):
      guard style.content == .paint(.backdrop([])) else { return nil }
      style.content = .paint(.backdrop(filters))
      operation.body = .stroke(path, style, strokeStyle)
    default:
      return nil
    }
    return operation
  }

  @MainActor private func draw(
    in context: inout DrawContext, _ map: CGAffineTransform, opacity: CGFloat,
    _ blendMode: FiligreeDrawing.BlendMode
  ) {
    context.recorder.transform = state.transform.concatenating(map)
    switch body {
    case .fill(let path, let style, let fillStyle):
      context.recorder.opacity *= opacity
      context.fill(
        path, with: style.blended(by: blendMode), in: path.boundingRect, fillStyle: fillStyle)
    case .stroke(let path, let style, let strokeStyle):
      context.recorder.opacity *= opacity
      context.stroke(
        path, with: style.blended(by: blendMode), in: path.boundingRect, strokeStyle: strokeStyle)
    case .layer(let record):
      context.recorder.beginLayer(opacity: opacity, blendMode: blendMode)
      record.draw(in: &context, map)
      context.recorder.endLayer()
    case .drawing(let drawing):
      guard opacity != 1 || blendMode != .normal else {
        return context.recorder.draw(drawing, through: map)
      }
      context.recorder.beginLayer(opacity: opacity, blendMode: blendMode)
      context.recorder.draw(drawing, through: map)
      context.recorder.endLayer()
    case .group(let drawing):
      guard opacity != 1 || blendMode != .normal else { return context.saving(drawing) }
      context.recorder.beginLayer(opacity: opacity, blendMode: blendMode)
      context.saving(drawing)
      context.recorder.endLayer()
    case .single(let drawing):
      context.recorder.opacity *= opacity
      context.recorder.blendMode = blendMode
      context.saving(drawing)
    }
  }
}

extension PlacedFilter {
  /// The filter, if it is not a map.
  fileprivate var filter: FiligreeDrawing.Filter? {
    switch effect {
    case .filter(let filter): filter
    case .separateShadow(let shadow): .shadow(shadow)
    case .map: nil
    }
  }
}

extension ResolvedStyle {
  /// The style with a context's blend mode; its own goes first.
  fileprivate func blended(by mode: FiligreeDrawing.BlendMode) -> ResolvedStyle {
    guard blendMode == .normal else { return self }
    var style = self
    style.blendMode = mode
    return style
  }

  /// Whether what is painted depends on what is there, other than by covering it.
  var readsBackdrop: Bool {
    if blendMode != .normal { return true }
    switch content {
    case .material, .paint(.backdrop): return true
    default: return false
    }
  }
}
