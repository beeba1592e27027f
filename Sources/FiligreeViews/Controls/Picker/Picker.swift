/// A control for one of several values: SwiftUI's `Picker`.
///
/// Its options are views with a `tag` each; in a `ForEach` the identity of an element is the tag of a view
/// that has none. A value that is no option's tag leaves all options unchosen.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: PickerSelection
  let label: Label
  let content: Content
  /// What is shown as the value; nil for the option that is chosen.
  let currentValue: AnyView?
  @Environment(\.pickerStyleKind) private var style
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInForm) private var isInForm
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(
    _ selection: Binding<SelectionValue>, _ label: Label, _ content: Content,
    currentValue: AnyView? = nil
  ) {
    self.selection = PickerSelection(selection)
    self.label = label
    self.content = content
    self.currentValue = currentValue
  }

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label(), content())
  }

  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label, content())
  }

  /// Creates a picker with a label of views, and with views for the value that is chosen.
  ///
  /// Styles that show all options do not show them.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection, label(), content(), currentValue: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values: it shows what they have in common, and sets all of them.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: selection] }
    self.label = label()
    self.content = content()
    self.selection = PickerSelection(all)
    currentValue = nil
  }

  /// The picker in the style of its surroundings.
  @MainActor public var body: some View {
    if isInMenu {
      inMenu
    } else {
      switch style {
      case .automatic, .menu:
        MenuPicker(
          selection: selection, label: label, content: content, currentValue: currentValue)
      case .segmented, .palette:
        SubviewReader(content) { SegmentedControl(options: $0, selection: selection) }
          .modifier(SegmentText())
          .background(label.modifier(UnseenModifier()))
      case .inline where isInForm, .navigationLink where isInForm:
        InlinePicker(selection: selection, label: label, content: content)
      case .wheel, .inline, .navigationLink:
        if labelsAreHidden || Label.self == EmptyView.self {
          wheel
        } else {
          HStack {
            label
            wheel
          }
        }
      }
    }
  }

  @MainActor private var wheel: some View {
    SubviewReader(content) { options in
      let selected = selection.index(in: options)
      Wheel(
        count: options.count, selected: selected ?? 0, select: { selection.choose(options[$0]) }
      ) { index in
        options[index]
      }
    }
    .modifier(WheelText())
  }

  /// The options are lines of the menu, in a section of their own.
  @ViewBuilder @MainActor private var inMenu: some View {
    let lines = PickerLines(selection: selection, content: content)
    switch style {
    case .menu:
      Menu {
        lines
      } label: {
        label
      }
    case .palette:
      Section { SubviewReader(content) { PaletteLine(options: $0, selection: selection) } }
    default:
      Section { lines }
    }
  }
}

/// What is chosen among views with tags.
struct PickerSelection {
  /// Whether a tag stands for what is chosen.
  private let isChosen: (AnyHashable) -> Bool
  /// Chooses what a tag stands for.
  private let set: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    self.init([binding])
  }

  init<Value: Hashable>(_ bindings: [Binding<Value>]) {
    isChosen = { tag in
      guard let value = tag.base as? Value else { return false }
      return !bindings.isEmpty && bindings.allSatisfy { $0.wrappedValue == value }
    }
    set = { tag in
      // A tag of an optional value is one of the value, and the other way round.
      guard let value = tag.base as? Value else { return }
      for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
    }
  }

  @MainActor func isChosen(_ option: Subview) -> Bool { option.tag.map(isChosen) ?? false }

  @MainActor func choose(_ option: Subview) {
    if let tag = option.tag { set(tag) }
  }

  @MainActor func index(in options: [Subview]) -> Int? {
    options.firstIndex { isChosen($0) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(titleKey), content())
  }

  /// Creates a picker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(title), content())
  }

  /// Creates a picker for several values, with a text.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a text, and with views for the value that is chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection, Text(titleKey), content(), currentValue: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == FiligreeViews.Label<Text, Image> {
  /// Creates a picker with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, FiligreeViews.Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a picker with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, FiligreeViews.Label(title, systemImage: systemImage), content())
  }
}
