import Foundation

extension View {
  private nonisolated func scrollSetting(
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
    scrollSetting { $0.hidesIndicators = visibility.isHidden }
  }

  /// Sets whether content that is smaller than its scroll view gives way to a finger.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    scrollSetting { $0.bounces = behavior }
  }

  /// Sets which point of the content scroll views in the view show at first.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSetting { $0.defaultAnchor = anchor }
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
