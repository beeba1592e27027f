import Foundation

/// A label with a value, or with any views, behind it: SwiftUI's `LabeledContent`.
public nonisolated struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates views with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  /// The views in the style of their surroundings.
  @MainActor public var body: some View {
    style.make(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    )
    .outerStyle(\.labeledContentStyle)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates views with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates views with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a value with a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(Text(titleKey), Text(value))
  }

  /// Creates a value with a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(Text(title), Text(value))
  }

  /// Creates a value in a format with a text.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(titleKey), Text(value, format: format))
  }

  /// Creates a value in a format with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(title), Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the views of a configuration, for a style that adds something to other styles.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

/// How views with labels look: SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of views with a label.
  associatedtype Body: View
  /// What is known of views with a label.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the views with their label.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabeledContentStyle`` knows of views with a label: SwiftUI's type of that name.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// The views.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The views.
    @MainActor public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The views.
  public let content: Content
}

extension EnvironmentValues {
  @Entry var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration> =
    AnyControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets how views with labels look.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    // Its `makeBody` is called on the main actor alone.
    nonisolated(unsafe) let style = style
    return controlStyle(
      \.labeledContentStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The label at the leading edge, the views, in gray, at the trailing one: SwiftUI's
/// `AutomaticLabeledContentStyle`.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  /// Creates the style.
  public init() {}

  /// Makes the views with their label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if !labelsAreHidden {
        configuration.label
        Spacer(minLength: 8)
      }
      configuration.content.multilineTextAlignment(.trailing)
        .defaultForegroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// What suits the surroundings.
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}
