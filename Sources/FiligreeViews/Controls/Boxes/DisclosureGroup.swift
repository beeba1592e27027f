import Foundation

/// Views that can be shown and hidden, below a label: SwiftUI's `DisclosureGroup`.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  @State private var isExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  init(_ label: Label, _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content) {
    self.label = label
    self.content = content
    binding = isExpanded
  }

  /// Creates a group with a label of views, whose content is hidden at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, content)
  }

  /// Creates a group with a label of views.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isExpanded, content)
  }

  /// The group in the style of its surroundings.
  @MainActor public var body: some View {
    // Groups within are of the same style.
    let kept = DisclosedContent(make: content).environment(\.disclosureGroupStyle, style)
    style.make(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(kept)),
        isExpanded: binding ?? $isExpanded)
    )
    .outerStyle(\.disclosureGroupStyle)
  }
}

/// Views that are made when they are shown.
private nonisolated struct DisclosedContent<Content: View>: View {
  let make: () -> Content

  @MainActor var body: some View { make() }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text, whose content is hidden at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a group with a text, whose content is hidden at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates a group with a text.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), isExpanded, content)
  }

  /// Creates a group with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), isExpanded, content)
  }
}

/// How groups look that can be shown and hidden: SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of a group.
  associatedtype Body: View
  /// What is known of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the views of a group.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``DisclosureGroupStyle`` knows of a group: SwiftUI's type of that name.
public struct DisclosureGroupStyleConfiguration {
  /// A group's label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What can be shown and hidden.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The views.
    @MainActor public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// What can be shown and hidden.
  public let content: Content
  /// Whether it is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension EnvironmentValues {
  @Entry var disclosureGroupStyle: AnyControlStyle<DisclosureGroupStyleConfiguration> =
    AnyControlStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets how groups look that can be shown and hidden.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    // Its `makeBody` is called on the main actor alone.
    nonisolated(unsafe) let style = style
    return controlStyle(
      \.disclosureGroupStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The label with an arrow that turns; what is shown is below it, in a list as rows of their own, indented:
/// SwiftUI's `AutomaticDisclosureGroupStyle`.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// How far the rows of a group in a list are indented, in points: as UIKit's outlines.
  private static var indentation: CGFloat { 16 }

  @Environment(\.isInForm) private var isInForm

  /// Creates the style.
  public init() {}

  /// Makes the views of a group.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInForm {
      DisclosureRow(configuration: configuration)
      if configuration.isExpanded { configuration.content.padding(.leading, Self.indentation) }
    } else {
      VStack(spacing: 8) {
        DisclosureRow(configuration: configuration)
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

/// The label of a group with its arrow.
private nonisolated struct DisclosureRow: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInForm) private var isInForm

  @MainActor var body: some View {
    let isExpanded = configuration.$isExpanded
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack(spacing: 8) {
        configuration.label
          .defaultForegroundStyle(
            isInForm ? AnyShapeStyle(Color.primary) : AnyShapeStyle(.tint))
        Spacer(minLength: 0)
        Image(systemName: "chevron.right")
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .modifier(
      AccessibilityModifier(
        change: .control(
          role: "button", value: isExpanded.wrappedValue ? "expanded" : "collapsed")))
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// What suits the surroundings.
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}
