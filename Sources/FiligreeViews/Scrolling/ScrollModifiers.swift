import Foundation

extension View {
  nonisolated func scrollSetting(
    _ change: @escaping (inout ScrollSettings) -> Void
  ) -> some View {
    transformEnvironment(\.scrollSettings, transform: change)
  }

  /// Sets where scroll views in the view come to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollSetting { $0.behavior = behavior }
  }

  /// Says that the views of this stack are where scroll views come to rest.
  ///
  /// Here they are those of the first stack of several views in any case.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Keeps scroll views in the view from being moved by a finger.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    scrollSetting { $0.isDisabled = disabled }
  }

  /// Shows the content of scroll views in the view beyond their edges, too.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSetting { $0.clips = !disabled }
  }

  /// Sets whether scroll views in the view show indicators.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrollSetting {
      if visibility.isHidden {
        $0.hiddenIndicators.formUnion(axes)
      } else {
        $0.hiddenIndicators.subtract(axes)
      }
    }
  }

  /// Sets whether content that is smaller than its scroll view gives way to a finger along some axes.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    scrollSetting {
      if behavior == .basedOnSize {
        $0.stiffAxes.formUnion(axes)
      } else {
        $0.stiffAxes.subtract(axes)
      }
    }
  }

  /// Sets which point of the content scroll views in the view show at first.
  ///
  /// As long as it is shown, it stays so when the content grows; content that is shorter than the view lies there.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSetting { $0.defaultAnchor = anchor }
  }

  /// Keeps room free around the content of scroll views in the view.
  ///
  /// Indicators have no margins here: those for ``ContentMarginPlacement/scrollIndicators`` have no effect.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollSetting {
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { $0.margins.top = insets.top }
      if edges.contains(.leading) { $0.margins.leading = insets.leading }
      if edges.contains(.bottom) { $0.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { $0.margins.trailing = insets.trailing }
    }
  }

  /// Keeps room free around the content of scroll views in the view: 16 points without a length.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Keeps room free around the content of scroll views in the view.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Lets the content of scroll views and lists in the view be refreshed.
  ///
  /// That begins when it is pulled down by more than 60 points and let go. A spinner is above the content until `action`
  /// is done.
  public nonisolated func refreshable(
    action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }

  /// Binds which view of the content is at the beginning of a scroll view.
  ///
  /// Setting it scrolls there; a finger's movement sets it. With an anchor the view is that at this point.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    scrollSetting {
      $0.position = ScrollPositionBinding(
        get: { id.wrappedValue.map { AnyHashable($0) } },
        set: { value in
          let value = value?.base as? ID
          if id.wrappedValue != value { id.wrappedValue = value }
        }, anchor: anchor)
    }
  }

  /// Runs `action` when something of where the content of a scroll view is has changed.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollWatcher(transform: transform, action: action))
  }
}

/// Runs an action when something of a scroll view's geometry has changed.
private nonisolated struct ScrollWatcher<T: Equatable>: ViewModifier {
  /// The last value.
  private final class Memory {
    var value: T?
  }

  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  @State private var memory = Memory()

  @MainActor func body(content: Content) -> some View {
    let (transform, action, memory) = (transform, action, memory)
    content.transformEnvironment(\.scrollSettings) {
      $0.watchers.append { geometry in
        let value = transform(geometry)
        defer { memory.value = value }
        if let old = memory.value, old != value { action(old, value) }
      }
    }
  }
}

/// What margins are for: SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "content")
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "indicators")
}

/// Refreshes what a view shows: SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @Sendable @MainActor () async -> Void

  /// Refreshes it.
  @MainActor public func callAsFunction() async {
    await action()
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What refreshes the views around, if something does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
