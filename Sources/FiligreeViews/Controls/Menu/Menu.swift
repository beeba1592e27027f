/// A control that opens a menu: SwiftUI's `Menu`.
///
/// The menu's lines are buttons, toggles, pickers, and menus that open upon it, in sections or with
/// dividers between them. It goes when something is chosen, or when a finger taps elsewhere.
public nonisolated struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content(), nil)
  }

  /// Creates a menu with an action for a tap; a long press opens it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }

  /// The control in the style of its surroundings.
  @MainActor public var body: some View {
    style.make(
      MenuStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        primaryAction: primaryAction)
    )
    .outerStyle(\.menuStyle)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), nil)
  }

  /// Creates a menu with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), nil)
  }

  /// Creates a menu with a text and an action for a tap; a long press opens it.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction)
  }

  /// Creates a menu with a text and an action for a tap; a long press opens it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Text(title), content(), primaryAction)
  }
}

extension Menu where Label == FiligreeViews.Label<Text, Image> {
  /// Creates a menu with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(FiligreeViews.Label(titleKey, systemImage: systemImage), content(), nil)
  }

  /// Creates a menu with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(FiligreeViews.Label(title, systemImage: systemImage), content(), nil)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a configuration, for a style that adds something to other styles.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, configuration.primaryAction)
  }
}
