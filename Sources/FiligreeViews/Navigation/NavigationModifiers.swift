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
    barShape { if hidden { $0.visibility = .hidden } }
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
      .barShape { if hasBottom { $0.hasBottomItems = true } }
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
    barShape {
      if bars.holdTop { $0.visibility = visibility }
      if bars.holdBottom { $0.bottomVisibility = visibility }
    }
    .transformPreference(TabBarLookKey.self) { if bars.holdTabs { $0.visibility = visibility } }
  }

  /// Shows or hides bars of the page that the view is in.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars, visibility)
  }

  /// Sets what lies behind the items of bars of the page that the view is in.
  ///
  /// It is seen when the bar has a background: at the top once something is scrolled beneath it, or if
  /// ``toolbarBackground(_:for:)`` makes it visible.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let style = AnyShapeStyle(style)
    return background(of: bars) { $0.style = style }
  }

  /// Shows or hides what lies behind the items of bars of the page that the view is in.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    background(of: bars) { $0.visibility = visibility }
  }

  private nonisolated func background(
    of bars: [ToolbarPlacement], _ change: @escaping (inout BarBackground) -> Void
  ) -> some View {
    barContent {
      if bars.holdTop { change(&$0.topBackground) }
      if bars.holdBottom { change(&$0.bottomBackground) }
    }
    .transformPreference(TabBarLookKey.self) { if bars.holdTabs { change(&$0.background) } }
  }
}

extension [ToolbarPlacement] {
  /// Whether the bar at the top is meant: no bars are that.
  fileprivate var holdTop: Bool {
    isEmpty || contains { $0.bar == .automatic || $0.bar == .navigation }
  }

  fileprivate var holdBottom: Bool { contains { $0.bar == .bottom } }
  fileprivate var holdTabs: Bool { contains { $0.bar == .tab } }
}
