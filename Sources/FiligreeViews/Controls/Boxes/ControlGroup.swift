/// Controls that belong together: SwiftUI's `ControlGroup`.
public nonisolated struct ControlGroup<Content: View>: View {
  let content: Content
  /// What people who do not see it are told.
  let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  init(_ content: Content, _ label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), nil)
  }

  /// The group in the style of its surroundings.
  @MainActor public var body: some View {
    style.make(
      ControlGroupStyleConfiguration(
        content: .init(content: AnyView(content)),
        label: .init(content: label ?? AnyView(EmptyView())))
    )
    .outerStyle(\.controlGroupStyle)
  }
}

extension ControlGroup {
  /// Creates a group with a label of views, which a menu of the group has.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(LabeledControlGroupContent(content: content(), label: label), AnyView(label))
  }

  /// Creates a group with a text, which a menu of the group has.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a text, which a menu of the group has.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group of a configuration, for a style that adds something to other styles.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, configuration.label.content)
  }
}

/// The controls of a group that has a label: SwiftUI's type of that name.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls.
  @MainActor public var body: some View { content }
}
