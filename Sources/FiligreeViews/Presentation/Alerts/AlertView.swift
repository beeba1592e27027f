import FiligreePaths
import Foundation

/// An alert: a title, a message and actions in a box 270 points wide, as UIKit's are.
nonisolated struct AlertView<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  @Environment(\.dismiss) private var dismiss
  @Environment(\.pixelLength) private var pixelLength

  @MainActor var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        if let title {
          title.font(.system(size: 17, weight: .semibold))
        }
        VStack(spacing: 2) { message }.font(.system(size: 13))
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      AlertActionsLayout(kind: .alert, line: pixelLength) {
        if Actions.self == EmptyView.self {
          Button("OK", role: nil) {}
        } else {
          actions
        }
      }
      .buttonStyle(AlertButtonStyle(kind: .alert) { dismiss() })
    }
    .frame(width: 270)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    .accessibilityElement(children: .contain)
  }
}

/// Actions at the lower edge of the page, with a title and a message above them.
nonisolated struct DialogView<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  @Environment(\.dismiss) private var dismiss
  @Environment(\.pixelLength) private var pixelLength
  @State private var hasCancel = true

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if title != nil || Message.self != EmptyView.self {
        VStack(spacing: 12) {
          if let title { title.fontWeight(.semibold) }
          if Message.self != EmptyView.self { VStack(spacing: 2) { message } }
        }
        .font(.system(size: 13))
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .padding(.vertical, 14)
      }
      AlertActionsLayout(kind: .dialog, line: pixelLength) {
        actions
        if !hasCancel {
          Button("Cancel", role: .cancel) {}
            .transformPreference(HasCancelKey.self) { $0 = false }
        }
      }
    }
    .buttonStyle(AlertButtonStyle(kind: .dialog) { dismiss() })
    .background(.regularMaterial, in: DialogShape())
    .clipShape(DialogShape())
    .onPreferenceChange(HasCancelKey.self) { hasCancel = $0 }
    .frame(maxWidth: 500)
    .accessibilityElement(children: .contain)
  }
}

/// A box, and below it one for the button that cancels.
private nonisolated struct DialogShape: Shape {
  func path(in rect: CGRect) -> Path {
    let cancel = CGRect(
      x: rect.minX, y: rect.maxY - AlertActionsLayout.dialogButton, width: rect.width,
      height: AlertActionsLayout.dialogButton)
    var others = rect
    others.size.height = max(cancel.minY - AlertActionsLayout.gap - rect.minY, 0)
    var path = Path(roundedRect: cancel, cornerRadius: 13)
    if others.height > 0 { path.addPath(Path(roundedRect: others, cornerRadius: 13)) }
    return path
  }
}
