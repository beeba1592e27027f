/// Views in a box with a label above them: SwiftUI's `GroupBox`.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }

  /// Creates a box with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  /// Creates a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, content())
  }

  /// The box in the style of its surroundings.
  @MainActor public var body: some View {
    // Boxes within are of the same style.
    let kept = content.environment(\.groupBoxStyle, style)
    style.make(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(kept)))
    )
    .outerStyle(\.groupBoxStyle)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content())
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates a box with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box of a configuration, for a style that adds something to other styles.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

/// How boxes look: SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of a box.
  associatedtype Body: View
  /// What is known of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the views of a box.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``GroupBoxStyle`` knows of a box: SwiftUI's type of that name.
public struct GroupBoxStyleConfiguration {
  /// A box's label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What is in a box.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The views.
    @MainActor public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

extension EnvironmentValues {
  @Entry var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration> = AnyControlStyle(
    DefaultGroupBoxStyle()
  ) { $0.makeBody(configuration: $1) }

  /// How many boxes are around.
  @Entry fileprivate var groupBoxLevel: Int = 0
}

extension View {
  /// Sets how boxes look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    // Its `makeBody` is called on the main actor alone.
    nonisolated(unsafe) let style = style
    return controlStyle(
      \.groupBoxStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// A box of the second background color, and of the third within another box: SwiftUI's
/// `DefaultGroupBoxStyle`.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.groupBoxLevel) private var level

  /// Creates the style.
  public init() {}

  /// Makes the views of a box.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isInner = level % 2 == 1
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      VStack { configuration.content }.environment(\.groupBoxLevel, level + 1)
    }
    .padding(16)
    .background(
      Color(uiColor: isInner ? .tertiarySystemBackground : .secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultGroupBoxStyle { .init() }
}
