import Foundation

/// The value that is chosen, as a button that opens a menu of the options.
nonisolated struct MenuPicker<Label: View, Content: View>: View {
  let selection: PickerSelection
  let label: Label
  let content: Content
  let currentValue: AnyView?
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isInForm) private var isInForm
  @Environment(\.tintStyle) private var tint
  @State private var isUp = false

  @MainActor var body: some View {
    // Outside of forms the label is not shown, as on iOS.
    if isInForm, !labelsAreHidden {
      HStack(spacing: 8) {
        label.accessibilityHidden(true)
        Spacer(minLength: 8)
        button
      }
    } else {
      button
    }
  }

  @MainActor private var button: some View {
    Button {
      isUp = true
    } label: {
      HStack(spacing: 4) {
        label.modifier(UnseenModifier())
        value
        Image(systemName: "chevron.up.chevron.down")
          .font(.system(size: isInForm ? 13 : 14))
          .accessibilityHidden(true)
      }
      // Gray in a form, unless a tint was set.
      .defaultForegroundStyle(
        isInForm ? tint ?? AnyShapeStyle(Color(uiColor: .secondaryLabel)) : AnyShapeStyle(.tint))
    }
    .modifier(
      PopupModifier(isPresented: $isUp, placement: .beside) {
        MenuCard(content: PickerLines(selection: selection, content: content))
      })
  }

  @ViewBuilder @MainActor private var value: some View {
    if let currentValue {
      currentValue
    } else {
      SubviewReader(content) { options in
        ForEach(options.filter { selection.isChosen($0) }.prefix(1)) { $0 }
      }
    }
  }
}

/// The options of a picker as lines of a menu.
nonisolated struct PickerLines<Content: View>: View {
  let selection: PickerSelection
  let content: Content

  @MainActor var body: some View {
    SubviewReader(content) { options in
      ForEach(options) { option in
        MenuLine(isChecked: selection.isChosen(option)) {
          selection.choose(option)
        } label: {
          option
        }
      }
    }
  }
}

/// The options of a picker side by side in a line of a menu.
nonisolated struct PaletteLine: View {
  let options: [Subview]
  let selection: PickerSelection
  @Environment(\.menuDismissal) private var dismissal

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(options) { option in
        let isChosen = selection.isChosen(option)
        option
          .frame(width: 32, height: 32)
          .background(
            isChosen ? Color(uiColor: .systemFill) : .clear,
            in: RoundedRectangle(cornerRadius: 8, style: .continuous)
          )
          .frame(maxWidth: .infinity, minHeight: 44)
          .modifier(
            AccessibilityModifier(
              change: .control(role: "button", value: isChosen ? "selected" : nil))
          )
          .contentShape(Rectangle())
          .onTapGesture {
            dismissal?.dismiss()
            selection.choose(option)
          }
      }
    }
    .padding(.horizontal, 8)
  }
}

/// The options of a picker as rows of a form, the label above them.
nonisolated struct InlinePicker<Label: View, Content: View>: View {
  let selection: PickerSelection
  let label: Label
  let content: Content
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  @MainActor var body: some View {
    if !labelsAreHidden, Label.self != EmptyView.self {
      label.foregroundStyle(.secondary).font(.subheadline)
    }
    SubviewReader(content) { options in
      ForEach(options) { option in
        let isChosen = selection.isChosen(option)
        HStack(spacing: 8) {
          option
          Spacer(minLength: 8)
          if isChosen {
            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
              .accessibilityHidden(true)
          }
        }
        .contentShape(Rectangle())
        .modifier(
          AccessibilityModifier(
            change: .control(role: "button", value: isChosen ? "selected" : nil))
        )
        .onTapGesture { selection.choose(option) }
      }
    }
  }
}
