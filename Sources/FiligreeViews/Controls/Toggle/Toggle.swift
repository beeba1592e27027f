/// A control that is on or off: SwiftUI's `Toggle`.
///
/// Without another ``ToggleStyle`` it is a switch with a label before it; the switch is what is tapped.
/// It is green when it is on, or in the tint that was set.
public nonisolated struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.isInMenu) private var isInMenu

  init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// Creates a toggle with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  /// Creates a toggle for several values: it is on if all are, and sets all of them.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: isOn] }
    let count = all.count { $0.wrappedValue }
    self.init(
      isOn: Binding(
        get: { all.allSatisfy(\.wrappedValue) },
        set: { value in all.forEach { $0.wrappedValue = value } }),
      isMixed: count > 0 && count < all.count, label: label())
  }

  /// The toggle in the style of its surroundings.
  @MainActor public var body: some View {
    if isInMenu {
      let isOn = isOn
      MenuLine(isChecked: isOn.wrappedValue) {
        isOn.wrappedValue.toggle()
      } label: {
        label
      }
    } else {
      style.make(
        ToggleStyleConfiguration(
          label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
      )
      .outerStyle(\.toggleStyle)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a configuration, for a style that adds something to other styles.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == FiligreeViews.Label<Text, Image> {
  /// Creates a toggle with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { FiligreeViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { FiligreeViews.Label(title, systemImage: systemImage) }
  }
}
