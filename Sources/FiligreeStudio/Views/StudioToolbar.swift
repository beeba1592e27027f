import Filigree

/// Files, steps back, how the stage shows things, and where the trace goes.
struct StudioToolbar: View {
  @Bindable var model: StudioModel
  let isWide: Bool
  let actions: StudioActions

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 4) {
        ToolButton("Open", symbol: "folder", key: "o") { actions.open() }
        if let picture = model.picture {
          ToolButton("Undo", symbol: "arrow.uturn.backward", key: "z") { picture.undo() }
            .disabled(!picture.history.canUndo)
          ToolButton(
            "Redo", symbol: "arrow.uturn.forward", key: "z", modifiers: [.command, .shift]
          ) { picture.redo() }
          .disabled(!picture.history.canRedo)
          Spacer(minLength: 8)
          if isWide {
            ModeControls(model: model)
            Spacer(minLength: 8)
          }
          ZoomControls(model: model, isWide: isWide)
        } else {
          Spacer()
        }
        if model.selected != nil {
          Button {
            actions.export()
          } label: {
            Text("Export").font(.subheadline.weight(.semibold)).padding(.horizontal, 4)
          }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut("e")
          .padding(.leading, 6)
        }
      }
      if !isWide, model.picture != nil {
        HStack(spacing: 4) { ModeControls(model: model) }
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(Color(.systemBackground))
  }
}

/// What the toolbar and the keyboard can ask the page for.
struct StudioActions {
  var open: @MainActor () -> Void
  var export: @MainActor () -> Void
}

/// How picture and trace are shown.
private struct ModeControls: View {
  @Bindable var model: StudioModel

  var body: some View {
    Picker("View", selection: $model.stage.mode) {
      Text("Beside").tag(StageState.Mode.beside)
      Text("Over").tag(StageState.Mode.over)
      Text("Trace").tag(StageState.Mode.trace)
    }
    .pickerStyle(.segmented)
    .frame(maxWidth: 220)
    if model.stage.mode == .over {
      Slider(value: $model.stage.opacity) { Text("Opacity of the Trace") }
        .frame(width: 90)
    }
    ToolToggle(
      "Outlines", icon: OutlinesIcon(), key: "l", isOn: $model.stage.showsOutlines)
    ToolToggle("Nodes", icon: NodesIcon(), key: "n", isOn: $model.stage.showsNodes)
  }
}

private struct ZoomControls: View {
  let model: StudioModel
  let isWide: Bool

  var body: some View {
    ToolButton("Zoom Out", symbol: "minus.magnifyingglass", key: "-", modifiers: []) {
      model.stage.zoomRequest = .out
    }
    if isWide {
      ToolButton("Fit", symbol: "arrow.up.left.and.arrow.down.right", key: "0", modifiers: []) {
        model.stage.zoomRequest = .fit
      }
    }
    ToolButton("Zoom In", symbol: "plus.magnifyingglass", key: "+", modifiers: []) {
      model.stage.zoomRequest = .in
    }
  }
}

/// A button of the toolbar.
struct ToolButton: View {
  private let title: String
  private let symbol: String
  private let key: KeyEquivalent?
  private let modifiers: EventModifiers
  private let action: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  init(
    _ title: String, symbol: String, key: KeyEquivalent? = nil,
    modifiers: EventModifiers = .command, action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.symbol, self.key, self.modifiers) = (title, symbol, key, modifiers)
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.body)
        .frame(width: 36, height: 34)
        .foregroundStyle(isEnabled ? Color.accentColor : Color(.tertiaryLabel))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .keyboardShortcut(key.map { KeyboardShortcut($0, modifiers: modifiers) })
    .accessibilityLabel(title)
    .help(title)
  }
}

/// A button of the toolbar that is in or out.
struct ToolToggle<Icon: Shape>: View {
  private let title: String
  private let icon: Icon
  private let key: KeyEquivalent
  @Binding private var isOn: Bool

  init(_ title: String, icon: Icon, key: KeyEquivalent, isOn: Binding<Bool>) {
    (self.title, self.icon, self.key) = (title, icon, key)
    _isOn = isOn
  }

  var body: some View {
    Button {
      isOn.toggle()
    } label: {
      icon
        .stroke(isOn ? Color.white : Color.accentColor, lineWidth: 1.5)
        .frame(width: 17, height: 17)
        .frame(width: 36, height: 32)
        .background(isOn ? Color.accentColor : .clear, in: RoundedRectangle(cornerRadius: 8))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .keyboardShortcut(key, modifiers: [])
    .accessibilityLabel(title)
    .accessibilityAddTraits(isOn ? .isSelected : [])
    .help(title)
  }
}
