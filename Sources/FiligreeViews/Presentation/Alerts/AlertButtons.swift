import FiligreePaths
import Foundation

/// Where the actions of an alert lie, and how they look.
enum AlertKind {
  /// In a box, beside one another if there are two.
  case alert
  /// Below one another, the one that cancels in a box of its own.
  case dialog
}

/// What an action of an alert is for; nil for what is no button.
private enum AlertRole: LayoutValueKey {
  static var defaultValue: ButtonRole?? { nil }
}

/// Whether there is an action that cancels.
enum HasCancelKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}

/// A button of an alert: it dismisses the alert and then acts.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
  let kind: AlertKind
  let dismiss: @MainActor () -> Void

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let dismiss = dismiss
    Button(
      role: configuration.role,
      action: {
        dismiss()
        configuration.trigger()
      }
    ) {
      configuration.label
    }
    .buttonStyle(AlertButtonLook(kind: kind))
    .layoutValue(key: AlertRole.self, value: .some(configuration.role))
    .preference(key: HasCancelKey.self, value: configuration.role == .cancel)
  }
}

/// The look of an alert's buttons: UIKit's measures.
private nonisolated struct AlertButtonLook: ButtonStyle {
  let kind: AlertKind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pixelLength) private var pixelLength

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    let style: AnyShapeStyle =
      !isEnabled
      ? AnyShapeStyle(.tertiary)
      : configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    HStack { configuration.label }
      .font(.system(size: kind == .alert ? 17 : 20, weight: isCancel ? .semibold : .regular))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(style)
      .padding(.horizontal, 12)
      .frame(
        maxWidth: .infinity,
        minHeight: kind == .alert ? 44 : AlertActionsLayout.dialogButton
      )
      .background(background(isCancel, configuration.isPressed))
      // Lines in the gaps to the buttons above and before; beyond the box they are clipped.
      .background(alignment: .top) {
        Rectangle().fill(.separator).frame(height: pixelLength).offset(y: -pixelLength)
      }
      .background(alignment: .leading) {
        Rectangle().fill(.separator).frame(width: pixelLength).offset(x: -pixelLength)
      }
  }

  private func background(_ isCancel: Bool, _ isPressed: Bool) -> Color {
    if isPressed { return Color(uiColor: .tertiarySystemFill) }
    return isCancel && kind == .dialog
      ? Color(uiColor: .secondarySystemGroupedBackground) : .clear
  }
}

/// Arranges the actions of an alert.
///
/// What is no button, as a text field, comes first. Two buttons of an alert lie beside one another if both fit, the one
/// that cancels before the other; more lie below one another, the one that cancels last.
nonisolated struct AlertActionsLayout: Layout {
  let kind: AlertKind
  /// The thickness of the lines between buttons.
  let line: CGFloat

  /// Between the button that cancels a dialog and the others.
  static let gap: CGFloat = 8
  /// The height of a dialog's button.
  static let dialogButton: CGFloat = 57
  private static let fieldInset: CGFloat = 16

  private struct Placement {
    let index: Int
    let frame: CGRect
  }

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, [Placement]) {
    let roles = subviews.map { $0[AlertRole.self] }
    let fields = subviews.indices.filter { roles[$0] == nil }
    let buttons = subviews.indices.filter { roles[$0] != nil }
    let cancels = buttons.filter { roles[$0] == .some(.cancel) }
    let others = buttons.filter { roles[$0] != .some(.cancel) }
    var placements: [Placement] = []
    var y: CGFloat = 0
    for index in fields {
      let inner = width - 2 * Self.fieldInset
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: inner, height: nil))
      placements.append(
        Placement(
          index: index, frame: CGRect(x: Self.fieldInset, y: y, width: inner, height: size.height)))
      y += size.height + Self.gap
    }
    if !fields.isEmpty { y += Self.gap }
    if kind == .alert, buttons.count == 2 {
      let half = (width - line) / 2
      let proposal = ProposedViewSize(width: half, height: nil)
      let heights = buttons.map { subviews[$0].sizeThatFits(proposal).height }
      let fit = buttons.allSatisfy { subviews[$0].sizeThatFits(.unspecified).width <= half }
      if fit {
        let height = heights.max() ?? 0
        y += line
        for (place, index) in (cancels.count == 1 ? cancels + others : buttons).enumerated() {
          let x = CGFloat(place) * (half + line)
          placements.append(
            Placement(index: index, frame: CGRect(x: x, y: y, width: half, height: height)))
        }
        return (CGSize(width: width, height: y + height), placements)
      }
    }
    for (place, index) in (others + cancels).enumerated() {
      let isApart = kind == .dialog && roles[index] == .some(.cancel) && place > 0
      y += isApart ? Self.gap : line
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      placements.append(
        Placement(index: index, frame: CGRect(x: 0, y: y, width: width, height: size.height)))
      y += size.height
    }
    return (CGSize(width: width, height: y), placements)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    arrange(proposal.width ?? 270, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for placement in arrange(bounds.width, subviews).1 {
      subviews[placement.index].place(
        at: CGPoint(
          x: bounds.minX + placement.frame.minX, y: bounds.minY + placement.frame.minY),
        proposal: ProposedViewSize(placement.frame.size))
    }
  }
}
