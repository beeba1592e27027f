import FiligreeDrawing
import FiligreePaths
import Foundation

/// A switch with a label before it.
nonisolated struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  @MainActor var body: some View {
    if labelsAreHidden {
      control
    } else {
      HStack(spacing: 0) {
        configuration.label.accessibilityHidden(true)
        Spacer(minLength: 8)
        control
      }
    }
  }

  @MainActor private var control: some View {
    let isOn = configuration.$isOn
    return SwitchLeaf(position: isOn.wrappedValue ? 1 : 0)
      .animation(.spring(response: 0.3, dampingFraction: 0.85), value: isOn.wrappedValue)
      .background(configuration.label.modifier(UnseenModifier()))
      .modifier(
        AccessibilityModifier(
          change: .control(role: "switch", value: isOn.wrappedValue ? "on" : "off"))
      )
      .onTapGesture { isOn.wrappedValue.toggle() }
  }
}

/// The picture of a switch, in UIKit's proportions.
private nonisolated struct SwitchLeaf: LeafView, Animatable {
  static let size = CGSize(width: 51, height: 31)
  static let inset: CGFloat = 2

  /// Where the knob is: 0 is off, 1 is on.
  var position: Double

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  @MainActor func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize { Self.size }

  @MainActor func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let environment = item.environment
    let bounds = CGRect(origin: .zero, size: Self.size)
    let fraction = min(max(position, 0), 1)
    let off = Color(uiColor: .secondarySystemFill).resolveStyle(in: environment)
    let on =
      environment.tintStyle?.resolved(in: environment) ?? Color.green.resolveStyle(in: environment)
    let path = Path(roundedRect: bounds, cornerRadius: bounds.height / 2, style: .circular)
    context.drawingGroup(opacity: environment.isEnabled ? 1 : 0.5) { context in
      if fraction < 1 { context.fill(path, with: off, in: bounds) }
      if fraction > 0 {
        var style = on
        style.opacity *= fraction
        context.fill(path, with: style, in: bounds)
      }
      let side = bounds.height - 2 * Self.inset
      let travel = bounds.width - bounds.height
      let along = environment.layoutDirection == .rightToLeft ? 1 - position : position
      context.drawKnob(
        in: CGRect(
          x: Self.inset + travel * CGFloat(along), y: Self.inset, width: side, height: side))
    }
  }
}
