/// What lies behind the items of a bar.
struct BarBackground {
  /// What it is painted with; nil for the material of bars.
  var style: AnyShapeStyle?
  /// Whether it is there; automatic leaves it to the bar.
  var visibility = Visibility.automatic

  mutating func merge(_ next: BarBackground) {
    style = next.style ?? style
    if next.visibility != .automatic { visibility = next.visibility }
  }
}

/// The background of a bar at the lower edge, with a line at its top.
nonisolated struct BottomBarBackground: View {
  let background: BarBackground
  @Environment(\.pixelLength) private var pixelLength

  @MainActor var body: some View {
    if background.visibility != .hidden {
      ZStack(alignment: .top) {
        Rectangle().fill(background.style ?? AnyShapeStyle(.bar))
          .ignoresSafeArea(edges: .bottom)
        Rectangle().fill(.separator).frame(height: pixelLength)
      }
    }
  }
}

/// What a page says of the bar of the tab view around it.
struct TabBarLook: Equatable {
  var visibility = Visibility.automatic
  var background = BarBackground()

  static func == (a: TabBarLook, b: TabBarLook) -> Bool {
    a.visibility == b.visibility && ValueComparison.areSame(a.background, b.background)
  }
}

enum TabBarLookKey: PreferenceKey {
  static var defaultValue: TabBarLook { TabBarLook() }

  static func reduce(value: inout TabBarLook, nextValue: () -> TabBarLook) {
    let next = nextValue()
    if next.visibility != .automatic { value.visibility = next.visibility }
    value.background.merge(next.background)
  }
}
