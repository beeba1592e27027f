import FiligreeDrawing
import FiligreePaths
import Foundation

/// What the views around ask of the picture of each view that draws.
///
/// SwiftUI hands opacity, blend mode, filters and shadows down to the views that draw, so that each of
/// them has its own; only a group (`compositingGroup()`, `drawingGroup()`) is one picture of several
/// views. A change of the coordinates on the way does not matter: a filter's lengths are those of where
/// it was asked for.
struct InheritedEffects {
  /// A filter and the map to the page of where it was asked for.
  struct PlacedFilter {
    var filter: Filter
    var transform: CGAffineTransform
  }

  /// The product of all opacities around, 0…1.
  var opacity = 1.0
  /// The blend mode that was asked for last: the innermost one.
  var blendMode = BlendMode.normal
  /// Filters, the outermost one first.
  var filters: [PlacedFilter] = []

  /// Whether a picture is drawn as it is.
  var isIdentity: Bool { opacity == 1 && blendMode == .normal && filters.isEmpty }

  /// Whether a filter makes a picture larger, so that a clip of the picture is not one of the result.
  var reachesOut: Bool {
    filters.contains {
      switch $0.filter {
      case .blur(_, let isOpaque, _): !isOpaque
      case .shadow: true
      default: false
      }
    }
  }
}

extension DrawContext {
  /// Draws what `body` draws less opaque: each view that draws for itself.
  package mutating func fading(by opacity: Double, _ body: (inout DrawContext) -> Void) {
    let outer = effects
    effects.opacity *= opacity > 0 ? min(opacity, 1) : 0
    if effects.opacity > 0 { body(&self) }
    effects = outer
  }

  /// Draws what `body` draws with a blend mode: each view that draws for itself.
  mutating func blending(by mode: BlendMode, _ body: (inout DrawContext) -> Void) {
    let outer = effects
    effects.blendMode = mode
    body(&self)
    effects = outer
  }

  /// Draws what `body` draws through a filter: each view that draws for itself.
  mutating func filtering(by filter: Filter, _ body: (inout DrawContext) -> Void) {
    let outer = effects
    effects.filters.append(
      InheritedEffects.PlacedFilter(filter: filter, transform: recorder.transform))
    body(&self)
    effects = outer
  }

  /// Draws what `body` draws as one picture, with the effects of the views around.
  ///
  /// One drawing without a filter takes opacity and blend mode itself, without a layer.
  package mutating func drawingAsOne(_ body: (inout DrawContext) -> Void) {
    if effects.isIdentity { return body(&self) }
    guard effects.opacity > 0 else { return }
    let outer = effects
    effects = InheritedEffects()
    defer { effects = outer }
    let transform = recorder.transform
    recorder.save()
    var opacity = CGFloat(outer.opacity)
    var blendMode = outer.blendMode
    // From the outermost filter, which is applied last, inwards; those of one place share a layer.
    var rest = outer.filters[...]
    var openLayers = 0
    while let next = rest.first {
      let run = rest.prefix { $0.transform == next.transform }
      recorder.transform = next.transform
      recorder.beginLayer(
        opacity: opacity, blendMode: blendMode, filters: run.reversed().map(\.filter))
      openLayers += 1
      (opacity, blendMode) = (1, .normal)
      // A transform with a NaN is not equal to itself.
      rest = rest.dropFirst(max(run.count, 1))
    }
    recorder.transform = transform
    if openLayers == 0 {
      recorder.beginGroup(opacity: opacity, blendMode: blendMode)
      openLayers = 1
    }
    body(&self)
    for _ in 0..<openLayers { recorder.endLayer() }
    recorder.restore()
  }

  /// Draws what `body` draws as one picture, less opaque.
  mutating func drawingGroup(opacity: Double, _ body: (inout DrawContext) -> Void) {
    fading(by: opacity) { $0.drawingAsOne(body) }
  }

  /// Draws what `body` draws as one picture, in a color mode and through a filter of its own.
  mutating func drawingGroup(
    filters: [Filter] = [], colorMode: ColorMode? = nil, _ body: (inout DrawContext) -> Void
  ) {
    drawingAsOne { context in
      context.recorder.beginLayer(filters: filters, colorMode: colorMode)
      body(&context)
      context.recorder.endLayer()
    }
  }
}
