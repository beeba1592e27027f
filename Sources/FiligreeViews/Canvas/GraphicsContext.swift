import FiligreeDrawing
import FiligreePaths
import FiligreeSymbols
import Foundation

/// What a canvas is drawn into, and the state in which it is drawn: SwiftUI's `GraphicsContext`.
///
/// Coordinates are points, y down. Drawing functions draw with the present transform, clip, filters,
/// opacity and blend mode; changes of these hold for what is drawn afterwards.
///
/// A context is a value: a copy draws into the same layer, but its state is its own.
///
///     var copy = context
///     copy.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
///     copy.fill(circle, with: .color(.green))      // clipped
///     context.fill(square, with: .color(.blue))    // not clipped
///
/// A context means something while the canvas' closure runs, one of a layer while the layer's closure
/// runs; what is drawn into one afterwards is not seen.
public struct GraphicsContext {
  var state: GraphicsState
  let layer: GraphicsLayer
  let source: GraphicsSource

  init(layer: GraphicsLayer, source: GraphicsSource) {
    self.layer = layer
    self.source = source
    state = GraphicsState(clipBounds: CGRect(origin: .zero, size: source.size))
  }

  /// The opacity of what is drawn, 0…1; 1 at first.
  ///
  /// Values outside of the range count as the nearest in it, NaN as 0.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  /// How what is drawn meets what is there; ``BlendMode-swift.struct/normal`` at first.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { source.environment }

  /// The map from user space, in which drawing functions count, to the canvas; the identity at first.
  ///
  /// While a number of it is not finite, nothing is drawn.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Scales what is drawn from now on: `transform = transform.scaledBy(x: x, y: y)`.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on: `transform = transform.translatedBy(x: x, y: y)`.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on, clockwise: `transform = transform.rotated(by: angle.radians)`.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Maps what is drawn from now on: `transform = matrix.concatenating(transform)`.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws what a closure draws as one, with this context's clip, filters, opacity and blend mode.
  ///
  /// The closure's context has a layer that is clear at first, no clip, no filters, opacity 1 and the
  /// blend mode `normal`; its transform is this context's. If the closure throws, nothing is drawn.
  ///
  /// Layers and clips by layers may be nested 100 deep; what lies deeper is left out, which is said once
  /// on standard error.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    append(.layer(try recording(content)))
  }

  /// How deep layers of a canvas may be nested: an output draws 128 of them, those around the canvas
  /// included, and a thread has stack for as many.
  static let layerDepthLimit = 100

  /// Runs a closure with a context of a new layer.
  func recording(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> GraphicsRecord {
    let layer = GraphicsLayer(depth: self.layer.depth + 1)
    guard layer.depth <= Self.layerDepthLimit else {
      WarningLog.shared.warn(
        "Canvas: layers are nested more than \(Self.layerDepthLimit) deep; the inner ones are left out"
      )
      return layer.record
    }
    var context = GraphicsContext(layer: layer, source: source)
    context.state.transform = state.transform
    try content(&context)
    return layer.record
  }

  /// Draws something in the present state.
  func append(_ body: GraphicsOperation.Body, readsBackdrop: Bool = false) {
    layer.record.operations.append(
      GraphicsOperation(state: state, body: body, styleReadsBackdrop: readsBackdrop))
  }
}

/// What a context's copies do not share.
struct GraphicsState: Sendable {
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var blendMode = GraphicsContext.BlendMode.normal
  /// The index of the innermost clip of the layer, or −1.
  var clip = -1
  /// A box around what the clips leave, in the canvas' coordinates.
  var clipBounds: CGRect
  /// The filters in the order in which they were added: the last one is applied first.
  var filters: [PlacedFilter] = []
}

/// What a context's copies share: what was drawn.
final class GraphicsLayer {
  var record = GraphicsRecord()
  /// How many layers lie around this one in its canvas.
  let depth: Int

  init(depth: Int = 0) {
    self.depth = depth
  }
}

/// What all contexts of one drawing of a canvas share.
final class GraphicsSource {
  let environment: EnvironmentValues
  let size: CGSize
  let symbols: SymbolTable

  init(environment: EnvironmentValues, size: CGSize, _ symbols: SymbolTable) {
    self.environment = environment
    self.size = size
    self.symbols = symbols
  }
}
