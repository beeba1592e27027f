import FiligreeDrawing
import FiligreePaths
import Foundation

/// Shows that something goes on, or how far it has come: SwiftUI's `ProgressView`.
///
/// Without a value it is a spinner of 8 spokes that turns once a second by the session's clock. That is
/// no animation that ends: ``ViewSession/isDrawnByClock`` tells of it, ``ViewSession/isAnimating`` does
/// not.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// The done part, 0…1; nil if it is not known.
  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel

  init(fraction: Double?, label: Label, current: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  private static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction > 0 ? min(fraction, 1) : 0
  }

  /// The labels and the spinner or the bar.
  @MainActor public var body: some View {
    if let fraction {
      VStack(alignment: .leading, spacing: 6) {
        label
        ProgressBar(fraction: fraction)
          .modifier(
            AccessibilityModifier(
              change: .control(
                role: "progress",
                value: SliderScale(lower: 0, upper: 1, step: nil)
                  .percent(fraction))))
        current.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      VStack(spacing: 6) {
        Spinner()
        label.foregroundStyle(.secondary)
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: EmptyView())
  }

  /// Creates a bar with a label of views; a spinner if `value` is nil.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.part(value, of: total), label: label(), current: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() {
    self.init(fraction: nil, label: EmptyView(), current: EmptyView())
  }

  /// Creates a bar; a spinner if `value` is nil.
  ///
  /// Values beyond 0…`total`, and NaN, count as its ends.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.part(value, of: total), label: EmptyView(), current: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a text.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), current: EmptyView())
  }

  /// Creates a spinner with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), current: EmptyView())
  }

  /// Creates a bar with a text; a spinner if `value` is nil.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(fraction: Self.part(value, of: total), label: Text(titleKey), current: EmptyView())
  }

  /// Creates a bar with a text; a spinner if `value` is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(fraction: Self.part(value, of: total), label: Text(title), current: EmptyView())
  }
}

extension ProgressView {
  /// Creates a bar with labels of views above and below; a spinner if `value` is nil.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.part(value, of: total), label: label(), current: currentValueLabel())
  }
}

/// Eight spokes around a middle, of which the brightest goes round.
private nonisolated struct Spinner: LeafView {
  static let side: CGFloat = 20
  static let spokes = 8

  @MainActor var isDrawnByClock: Bool { true }

  @MainActor func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  @MainActor func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let environment = item.environment
    let style =
      environment.tintStyle?.resolved(in: environment)
      ?? Color(uiColor: .systemGray).resolveStyle(in: environment)
    // The time's own fraction first: it stays exact however late it is.
    let turn = item.node.graph.time.truncatingRemainder(dividingBy: 1)
    let head = Int(turn * Double(Self.spokes))
    let spoke = Path(
      roundedRect: CGRect(x: -1.25, y: -9.5, width: 2.5, height: 5.5), cornerRadius: 1.25,
      style: .circular)
    let bounds = CGRect(x: -10, y: -10, width: Self.side, height: Self.side)
    for index in 0..<Self.spokes {
      let age = (head - index + Self.spokes) % Self.spokes
      var faded = style
      faded.opacity *= max(1 - Double(age) * 0.14, 0.2)
      context.saving { context in
        context.recorder.concatenate(
          CGAffineTransform(translationX: Self.side / 2, y: Self.side / 2)
            .rotated(by: CGFloat(index) * .pi / 4))
        context.fill(spoke, with: faded, in: bounds)
      }
    }
  }

  @MainActor func describe(_ tree: inout AccessibilityTree, _ item: LayoutItem) {
    tree.elements.append(
      AccessibilityElement(label: "In progress", role: "progress", frame: .zero))
  }
}

/// A thin bar, filled as far as something has come.
private nonisolated struct ProgressBar: LeafView, Animatable {
  static let thickness: CGFloat = 4
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  @MainActor func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: Self.thickness)
  }

  @MainActor func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let environment = item.environment
    let bounds = CGRect(origin: .zero, size: size)
    context.fill(
      Path(roundedRect: bounds, cornerRadius: 2, style: .circular),
      with: Color(uiColor: .systemFill).resolveStyle(in: environment), in: bounds)
    var done = bounds
    done.size.width *= CGFloat(min(max(fraction, 0), 1))
    if environment.layoutDirection == .rightToLeft { done.origin.x = size.width - done.width }
    guard done.width > 0 else { return }
    context.fill(
      Path(roundedRect: done, cornerRadius: 2, style: .circular),
      with: TintShapeStyle().resolveStyle(in: environment), in: done)
  }
}
