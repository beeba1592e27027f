import FiligreeDrawing
import FiligreePaths
import Foundation

/// A view that shows a shape: SwiftUI's `ShapeView`.
///
/// Filling or stroking it once more draws over what it shows.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A filled shape: SwiftUI's type of that name.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, ShapeView {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its inside is found.
  public var fillStyle: FillStyle

  /// Fills `shape` with `style`.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: Animatable {
  /// The shape's data.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _ShapeView: LeafView {
  package func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package func paintData(in environment: EnvironmentValues) -> PaintData {
    style.resolved(in: environment).data
  }

  @MainActor package func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let bounds = CGRect(origin: .zero, size: size)
    let style = style.resolved(in: item.environment).with(item.paintData)
    context.fill(
      shape.path(filling: size, of: item), with: style, in: bounds, fillStyle: fillStyle)
  }

  @MainActor package func contains(_ point: CGPoint, size: CGSize, _ item: LayoutItem) -> Bool {
    !style.resolved(in: item.environment).with(item.paintData).isClear
      && shape.path(filling: size, of: item).contains(point, eoFill: fillStyle.isEOFilled)
  }
}

/// A filled shape over another view of it: SwiftUI's `FillShapeView`.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: View,
  ShapeView
{
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its inside is found.
  public var fillStyle: FillStyle
  /// What lies behind.
  public var background: Background

  /// Fills `shape` with `style` over `background`.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// The shape over its background.
  public var body: some View {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
      .modifier(ShapeBackground(background: background))
  }
}

/// A stroked shape over another view of it: SwiftUI's `StrokeShapeView`.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  View,
  ShapeView
{
  /// The shape.
  public var shape: Content
  /// What its outline is drawn with.
  public var style: Style
  /// The pen.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What lies behind.
  public var background: Background

  /// Draws the outline of `shape` over `background`.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The outline over its background.
  public var body: some View {
    StrokedShapeLeaf(
      shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased
    )
    .modifier(ShapeBackground(background: background))
  }
}

/// A shape stroked within its edge, over another view of it: SwiftUI's `StrokeBorderShapeView`.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: View, ShapeView {
  /// The shape.
  public var shape: Content
  /// What its outline is drawn with.
  public var style: Style
  /// The pen.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What lies behind.
  public var background: Background

  /// Draws the outline of `shape`, inset by half the pen's width, over `background`.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The outline over its background.
  public var body: some View {
    StrokedShapeLeaf(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle,
      isAntialiased: isAntialiased
    )
    .modifier(ShapeBackground(background: background))
  }
}

/// An outline that is drawn.
nonisolated struct StrokedShapeLeaf<Content: Shape, Style: ShapeStyle>: View {
  var shape: Content
  var style: Style
  var strokeStyle: StrokeStyle
  var isAntialiased: Bool
}

extension StrokedShapeLeaf: Animatable {
  var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
    set {
      shape.animatableData = newValue.first
      strokeStyle.animatableData = newValue.second
    }
  }
}

extension StrokedShapeLeaf: LeafView {
  package func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package func paintData(in environment: EnvironmentValues) -> PaintData {
    style.resolved(in: environment).data
  }

  @MainActor package func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let bounds = CGRect(origin: .zero, size: size)
    let style = style.resolved(in: item.environment).with(item.paintData)
    let path = shape.path(filling: size, of: item)
    if isAntialiased {
      context.stroke(path, with: style, in: bounds, strokeStyle: strokeStyle)
    } else {
      context.fill(
        path.strokedPath(strokeStyle), with: style, in: bounds,
        fillStyle: FillStyle(antialiased: false))
    }
  }

  @MainActor package func contains(_ point: CGPoint, size: CGSize, _ item: LayoutItem) -> Bool {
    !style.resolved(in: item.environment).with(item.paintData).isClear
      && shape.path(filling: size, of: item).strokedPath(strokeStyle).contains(point)
  }
}

extension StrokeStyle: Animatable {
  /// The width, the miter limit, the dash phase and the dashes.
  public var animatableData: StrokeStyleData {
    get { StrokeStyleData(self) }
    set { newValue.apply(to: &self) }
  }
}

/// The numbers of a pen, as a vector.
public struct StrokeStyleData: VectorArithmetic, Sendable {
  private var values: PaintData

  init(_ style: StrokeStyle) {
    values = PaintData(
      ([style.lineWidth, style.miterLimit, style.dashPhase] + style.dash).map { Double($0) })
  }

  private init(values: PaintData) {
    self.values = values
  }

  func apply(to style: inout StrokeStyle) {
    let numbers = values.values.map { CGFloat($0) }
    guard numbers.count >= 3 else { return }
    style.lineWidth = numbers[0]
    style.miterLimit = numbers[1]
    style.dashPhase = numbers[2]
    style.dash = Array(numbers[3...])
  }

  /// No numbers, which count as zeros.
  public static var zero: StrokeStyleData { StrokeStyleData(values: .zero) }

  /// Adds number by number.
  public static func + (first: StrokeStyleData, second: StrokeStyleData) -> StrokeStyleData {
    StrokeStyleData(values: first.values + second.values)
  }

  /// Subtracts number by number.
  public static func - (first: StrokeStyleData, second: StrokeStyleData) -> StrokeStyleData {
    StrokeStyleData(values: first.values - second.values)
  }

  /// Multiplies each number by `rhs`.
  public mutating func scale(by rhs: Double) { values.scale(by: rhs) }

  /// The sum of the numbers' squares.
  public var magnitudeSquared: Double { values.magnitudeSquared }
}
