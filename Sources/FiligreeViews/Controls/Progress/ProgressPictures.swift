import FiligreeDrawing
import FiligreePaths
import Foundation

/// Eight bars around a middle, of which the brightest goes round.
nonisolated struct Spinner: LeafView {
  static let side: CGFloat = 20
  static let bars = 8

  @MainActor var isDrawnByClock: Bool { true }

  @MainActor func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  @MainActor func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    Self.draw(in: &context, item)
  }

  /// Draws a spinner with its upper left at the context's origin, at the time of an item and in its environment.
  @MainActor static func draw(in context: inout DrawContext, _ item: LayoutItem) {
    let environment = item.environment
    let style =
      environment.tintStyle?.resolved(in: environment)
      ?? Color(uiColor: .systemGray).resolveStyle(in: environment)
    // The time's own fraction first: it stays exact however late it is.
    let turn = item.node.graph.time.truncatingRemainder(dividingBy: 1)
    let head = Int(turn * Double(Self.bars))
    let bar = Path(
      roundedRect: CGRect(x: -1.25, y: -9.5, width: 2.5, height: 5.5), cornerRadius: 1.25,
      style: .circular)
    let bounds = CGRect(x: -10, y: -10, width: Self.side, height: Self.side)
    for index in 0..<Self.bars {
      let age = (head - index + Self.bars) % Self.bars
      var faded = style
      faded.opacity *= max(1 - Double(age) * 0.14, 0.2)
      context.saving { context in
        context.recorder.concatenate(
          CGAffineTransform(translationX: Self.side / 2, y: Self.side / 2)
            .rotated(by: CGFloat(index) * .pi / 4))
        context.fill(bar, with: faded, in: bounds)
      }
    }
  }

  @MainActor func describe(_ tree: inout AccessibilityTree, _ item: LayoutItem) {
    tree.elements.append(
      AccessibilityElement(label: "In progress", role: "progress", frame: .zero))
  }
}

/// A thin bar, filled as far as something has come.
nonisolated struct ProgressBar: LeafView, Animatable {
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
