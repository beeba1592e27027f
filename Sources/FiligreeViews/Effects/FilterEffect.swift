import FiligreeDrawing
import FiligreePaths
import Foundation

/// Draws a view through a filter whose numbers animate.
nonisolated struct FilterEffect: ViewModifier, ItemModifier, Animatable {
  /// Which filter.
  enum Kind: Hashable, Sendable {
    case blur(isOpaque: Bool)
    case brightness, contrast, saturation, grayscale, hueRotation
    case invert, luminanceToAlpha
  }

  let kind: Kind
  var amount = 0.0

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  private var filter: Filter {
    switch kind {
    case .blur(let isOpaque): .blur(radius: CGFloat(amount), isOpaque: isOpaque)
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .grayscale(amount)
    case .hueRotation: .hueRotation(amount)
    case .invert: .invert()
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }

  @MainActor func draw(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    context.filtering(by: filter) { content.display(in: &$0) }
  }
}

/// Draws a view through a filter with a color.
nonisolated struct ColorMultiplyEffect: ViewModifier, ItemModifier {
  let color: Color

  @MainActor func draw(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    let color = color.resolve(in: item.environment).cgColor
    context.filtering(by: .colorMultiply(color)) { content.display(in: &$0) }
  }
}

/// Draws a view with a shadow.
nonisolated struct ShadowEffect: ViewModifier, ItemModifier, Animatable {
  let color: Color
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }

  @MainActor func draw(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    let color = color.resolve(in: item.environment).cgColor
    let shadow = Filter.Shadow(color: color, radius: radius, offset: offset)
    context.filtering(by: .shadow(shadow)) { content.display(in: &$0) }
  }
}

extension View {
  /// Blurs the view; of a container, each view that draws by itself.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation, in points, as of Core Animation's `gaussianBlur`.
  ///   - opaque: Whether edges stay opaque.
  /// - Returns: The view, blurred.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(FilterEffect(kind: .blur(isOpaque: opaque), amount: Double(radius)))
  }

  /// Draws the view with a shadow; of a container, each view that draws by itself.
  ///
  /// `compositingGroup()` before, or a clip, gives one shadow to the whole.
  ///
  /// - Parameters:
  ///   - color: The shadow's color.
  ///   - radius: The standard deviation of the blur, in points, as of Core Animation's `shadowRadius`: half
  ///     of the blur radius of CSS and of `CGContext.setShadow`.
  ///   - x: How far the shadow is moved to the right, in points.
  ///   - y: How far the shadow is moved down, in points.
  /// - Returns: The view with its shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Adds `amount` to each component.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(FilterEffect(kind: .brightness, amount: amount))
  }

  /// Moves components away from the middle by the factor `amount`.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(FilterEffect(kind: .contrast, amount: amount))
  }

  /// Makes colors stronger by the factor `amount`.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(FilterEffect(kind: .saturation, amount: amount))
  }

  /// Takes color away: all of it for 1.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(FilterEffect(kind: .grayscale, amount: amount))
  }

  /// Turns hues by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(FilterEffect(kind: .hueRotation, amount: angle.radians))
  }

  /// Takes each component from 1.
  public nonisolated func colorInvert() -> some View {
    modifier(FilterEffect(kind: .invert))
  }

  /// Makes the view as opaque as it is bright.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(FilterEffect(kind: .luminanceToAlpha))
  }

  /// Multiplies the view's colors by `color`.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyEffect(color: color))
  }

  /// Draws the view as one before effects around it apply.
  public nonisolated func compositingGroup() -> some View {
    modifier(DrawingGroupEffect(isOpaque: false, colorMode: .nonLinear))
  }

  /// Draws the view as one, its colors mixed as `colorMode` says; black lies beneath if it is opaque.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
  }
}

/// Draws a view as one, in a color mode of its own.
nonisolated struct DrawingGroupEffect: ViewModifier, ItemModifier {
  let isOpaque: Bool
  let colorMode: ColorRenderingMode

  @MainActor func draw(
    _ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem
  ) {
    let mode = colorMode.drawing
    context.drawingGroup(colorMode: mode == .nonLinear ? nil : mode) { context in
      if isOpaque {
        let page = CGRect(origin: .zero, size: item.presentedSize)
        context.recorder.fill(Path(page), with: .color(.black))
      }
      content.display(in: &context)
    }
  }
}

/// In which numbers colors are mixed: SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As sRGB codes them.
  case nonLinear
  /// In proportion to light.
  case linear
  /// In proportion to light, beyond 0…1.
  case extendedLinear

  var drawing: ColorMode {
    switch self {
    case .nonLinear: .nonLinear
    case .linear: .linear
    case .extendedLinear: .extendedLinear
    }
  }
}
