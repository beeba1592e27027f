/// Says why there is nothing to see: SwiftUI's `ContentUnavailableView`.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view of a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label above the others, in the middle of the place.
  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large gray icon over a bold title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == FiligreeViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view of a text, a symbol and a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      FiligreeViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a view of a text, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      FiligreeViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a view of a text, a picture of an asset catalog and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      FiligreeViews.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The parts of a view that says that a search has found nothing: SwiftUI's type of that name.
public enum SearchUnavailableContent {
  /// The label.
  public nonisolated struct Label: View {
    let text: String

    /// The label.
    @MainActor public var body: some View {
      FiligreeViews.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// The description.
  public nonisolated struct Description: View {
    /// The description.
    @MainActor public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }

  /// The actions, of which there are none.
  public nonisolated struct Actions: View {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    search(text: "")
  }

  /// Says that a search for a text has found nothing.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
