import Foundation

/// A view that draws what a closure tells it to: SwiftUI's `Canvas`.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// The canvas takes the size that it is offered. The closure gets a ``GraphicsContext`` whose origin is
/// the canvas' upper left, and the size; it runs whenever the canvas is drawn, and state that it reads
/// leads to another drawing. What lies outside of the canvas is not seen. Blend modes and backdrops
/// reach what is on the canvas, not what lies behind it.
///
/// The views of `symbols` are not shown by themselves: the closure finds them by their tags and draws
/// them, any number of times, at their ideal sizes and in the canvas' environment.
///
/// A canvas is touched anywhere in its rectangle, and says nothing to people who do not see it.
public nonisolated struct Canvas<Symbols: View>: View {
  /// The views that the closure may draw.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas has no transparency; it is then drawn on black.
  public var isOpaque: Bool
  /// In which numbers colors are mixed.
  ///
  /// A canvas of another mode than `nonLinear` is a picture of its own, and blends with what is there as
  /// one. Colors beyond 0…1 of `extendedLinear` are seen in outputs that have them.
  public var colorMode: ColorRenderingMode
  /// Whether the closure may run on another thread; it never does.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has no transparency; it is then drawn on black.
  ///   - colorMode: In which numbers colors are mixed.
  ///   - rendersAsynchronously: Without effect.
  ///   - renderer: Draws into a context; the second argument is the canvas' size, in points.
  ///   - symbols: Views with tags, for ``GraphicsContext/resolveSymbol(id:)``.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has no transparency; it is then drawn on black.
  ///   - colorMode: In which numbers colors are mixed.
  ///   - rendersAsynchronously: Without effect.
  ///   - renderer: Draws into a context; the second argument is the canvas' size, in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    CanvasNode(self, inputs)
  }
}
