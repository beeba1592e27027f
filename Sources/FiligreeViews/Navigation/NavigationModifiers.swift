import Foundation

extension View {
  // MARK: Titles

  /// Sets the title of the page that the view is in.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    barShape { $0.title = title.string }.barContent { $0.title = title }
  }

  /// Sets the title of the page that the view is in.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page that the view is in.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page that the view is in; here it cannot be changed there.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets how the title of the page is shown that the view is in.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barShape { $0.displayMode = displayMode }
  }

  /// Sets the title of the page that the view is in.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page that the view is in.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page that the view is in.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page that the view is in, and how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page that the view is in, and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page that the view is in, and how it is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  // MARK: Bars

  /// Hides the bar of the page that the view is in.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    barShape { if hidden { $0.isHidden = true } }
  }

  /// Hides the button by which one leaves the page that the view is in.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    barShape { if hidesBackButton { $0.isBackHidden = true } }
  }

  /// Sets the items at the leading and the trailing side of the page's bar.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    barContent {
      $0.items += [
        ToolbarEntry(side: .leading, content: AnyView(leading)),
        ToolbarEntry(side: .trailing, content: AnyView(trailing)),
      ]
    }
  }

  /// Sets the items at the leading side of the page's bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    barContent { $0.items.append(ToolbarEntry(side: .leading, content: AnyView(leading))) }
  }

  /// Sets the items at the trailing side of the page's bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    barContent { $0.items.append(ToolbarEntry(side: .trailing, content: AnyView(trailing))) }
  }

  /// Puts views at the trailing side of the bar of the page that the view is in.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return barContent { $0.items.append(ToolbarEntry(side: .trailing, content: content)) }
  }

  /// Puts items in the bars of the page that the view is in.
  @MainActor public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = content().allEntries
    let hasBottom = entries.contains { $0.side == .bottom }
    return barContent { $0.items += entries }
      .barShape { if hasBottom { $0.hasBottomBar = true } }
  }

  /// Shows or hides bars of the page that the view is in.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars, visibility)
  }

  private nonisolated func bars(
    _ bars: [ToolbarPlacement], _ visibility: Visibility
  ) -> some View {
    let isHidden = visibility == .hidden
    let hidesTop = bars.isEmpty || bars.contains { $0.bar == .automatic || $0.bar == .navigation }
    let hidesTabs = bars.contains { $0.bar == .tab }
    let hidesBottom = bars.contains { $0.bar == .bottom }
    return barShape {
      if isHidden, hidesTop { $0.isHidden = true }
      if isHidden, hidesBottom { $0.hasBottomBar = false }
    }
    .transformPreference(HidesTabBarKey.self) { if isHidden, hidesTabs { $0 = true } }
  }

  /// Shows or hides bars of the page that the view is in.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars, visibility)
  }

  /// Sets the background of the bar at the top of the page that the view is in.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barContent { $0.background = AnyShapeStyle(style) }
  }

  /// Shows or hides the background of the bar at the top of the page that the view is in.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barContent { $0.isBackgroundHidden = visibility == .hidden }
  }
}

/// Whether a page hides the bar of the tab view around it.
enum HidesTabBarKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}
