import FiligreePaths
import Foundation

/// Where a search field is shown: SwiftUI's `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  /// Under the title of the page.
  public static let automatic = SearchFieldPlacement()
  /// Under the title of the page.
  public static let toolbar = SearchFieldPlacement()
  /// Under the title of the page.
  public static let sidebar = SearchFieldPlacement()
  /// Under the title of the page.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// When the field is shown: SwiftUI's type of that name.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Always.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// Under the title of the page.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { automatic }
}

/// The field in which one searches a page: UIKit's measures.
private nonisolated struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?

  @MainActor var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .font(.system(size: 16))
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      TextField(text: text, prompt: prompt ?? Text("Search")) { prompt ?? Text("Search") }
      if !text.wrappedValue.isEmpty {
        Button {
          text.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").font(.system(size: 15))
            .foregroundStyle(.secondary)
            .accessibilityLabel("Clear text")
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(
      Color(uiColor: .tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: 10, style: .continuous)
    )
    .padding(.horizontal, 16)
    .padding(.bottom, 16)
  }
}

/// Gives a page a field for searching; what its submission does is set where the page is.
private nonisolated struct SearchModifier: ViewModifier {
  let field: SearchField
  @Environment(\.submission) private var submission

  @MainActor func body(content: Content) -> some View {
    let field = field.environment(\.submission, submission).environment(\.submitTrigger, .search)
    content
      .barShape { $0.hasSearch = true }
      .barContent { $0.search = AnyView(field) }
  }
}

extension View {
  /// Shows a field under the title of the page that the view is in, in which one searches.
  ///
  /// What is searched is the caller's: `text` has what is typed. `placement` has no effect; in no stack of pages there is no
  /// field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(field: SearchField(text: text, prompt: prompt)))
  }

  /// Shows a field under the title of the page that the view is in, in which one searches.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Shows a field under the title of the page that the view is in, in which one searches.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
