import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import Foundation

/// Pages with a bar at the lower edge, with UIKit's height.
nonisolated struct TabDeck: View {
  private static var barHeight: CGFloat { 49 }

  let tabs: [TabPage]
  let selected: Int
  let select: @MainActor (TabPage) -> Void
  @State private var shown: Set<AnyHashable> = []
  @State private var look = TabBarLook()

  @MainActor var body: some View {
    let hidesBar = look.visibility == .hidden
    let current = tabs.indices.contains(selected) ? tabs[selected].key : nil
    let made = tabs.filter { $0.key == current || shown.contains($0.key) }
    _LayoutContainer(
      layout: SafeAreaInsetLayout(bars: [
        .init(edge: .bottom, length: hidesBar ? 0 : Self.barHeight)
      ]),
      content: TupleView(
        (
          ZStack {
            ForEach(made, id: \.key) { tab in
              tab.content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .modifier(ShownModifier(isShown: tab.key == current))
                .transformPreference(TabBarLookKey.self) {
                  if tab.key != current { $0 = TabBarLook() }
                }
            }
          }
          .environment(\.hasInsetAreas, true)
          .environment(\.tabViewKind, .bar)
          .onPreferenceChange(TabBarLookKey.self) { look = $0 },
          ZStack {
            if !hidesBar { bar(current) }
          }
        ))
    )
    .onChange(of: current, initial: true) {
      if let current { shown.insert(current) }
    }
  }

  @MainActor private func bar(_ current: AnyHashable?) -> some View {
    HStack(spacing: 0) {
      ForEach(tabs, id: \.key) { tab in
        Button {
          select(tab)
        } label: {
          TabLabel(tab: tab, isSelected: tab.key == current)
            .frame(maxWidth: .infinity)
            .frame(height: Self.barHeight)
        }
        .buttonStyle(.plain)
      }
    }
    .frame(maxWidth: .infinity)
    .background { BottomBarBackground(background: look.background) }
  }
}

/// A symbol above a text, in the tint or in gray.
private nonisolated struct TabLabel: View {
  let tab: TabPage
  let isSelected: Bool

  @MainActor var body: some View {
    VStack(spacing: 3) {
      if let label = tab.label {
        let parts = TabLabelParts(label)
        if let icon = parts.icon {
          icon.font(.system(size: 19, weight: .medium)).imageScale(.large)
            .frame(height: 26)
            .accessibilityHidden(parts.title != nil)
            .overlay(alignment: .topTrailing) { badge }
        }
        if let title = parts.title {
          title.font(.system(size: 10, weight: .medium)).lineLimit(1)
        }
      }
    }
    .foregroundStyle(
      isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .systemGray)))
  }

  @MainActor @ViewBuilder private var badge: some View {
    if let badge = tab.badge {
      badge.font(.system(size: 13)).foregroundStyle(.white)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(.red, in: Capsule())
        .offset(x: 10, y: -4)
    }
  }
}

/// The symbol and the text of a page's label.
@MainActor
private struct TabLabelParts {
  var icon: AnyView?
  var title: AnyView?

  init(_ label: AnyView) {
    var runs: [LazyUnits] = []
    label.appendAnyUnits(to: &runs, at: LazyPath())
    for run in runs {
      for index in 0..<run.count { take(run.view(index)) }
    }
  }

  private mutating func take(_ view: any View) {
    if let label = view as? any LabelParts {
      title = label.titleView
      icon = label.iconView.filled
    } else if view is Text {
      title = AnyView(erasing: view)
    } else if icon == nil {
      icon = AnyView(erasing: view).filled
    } else if title == nil {
      title = AnyView(erasing: view)
    }
  }
}

extension AnyView {
  /// A symbol in its filled form, as bars show it; anything else as it is.
  fileprivate var filled: AnyView {
    guard let image = content as? Image, case .symbol(let name) = image.source,
      !name.contains(".fill"), UIImage(systemName: name + ".fill") != nil
    else { return self }
    return AnyView(Image(systemName: name + ".fill"))
  }
}

/// A label whose parts can be shown in another way.
protocol LabelParts {
  @MainActor var titleView: AnyView { get }
  @MainActor var iconView: AnyView { get }
}

extension Label: LabelParts {
  var titleView: AnyView { AnyView(title) }
  var iconView: AnyView { AnyView(icon) }
}

/// Shows a page, or keeps it as it is without showing it.
nonisolated struct ShownModifier: ViewModifier, ItemModifier {
  let isShown: Bool

  @MainActor func draw(_ content: LayoutItem, in context: inout DrawContext, _ item: LayoutItem) {
    if isShown { content.display(in: &context) }
  }

  @MainActor func hitTest(
    _ point: CGPoint, _ content: LayoutItem, _ hits: inout [Hit], _ item: LayoutItem
  ) -> Bool {
    guard isShown else { return false }
    let origin = content.presentedOrigin
    return content.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), &hits)
  }

  @MainActor func describe(
    _ content: LayoutItem, _ tree: inout AccessibilityTree, _ item: LayoutItem
  ) {
    if isShown { content.describe(&tree) }
  }
}

/// Pages that are dragged, with dots at the lower edge, as `UIPageControl`'s.
nonisolated struct TabPages: View {
  let tabs: [TabPage]
  let selected: Int
  let select: @MainActor (TabPage) -> Void
  let fewestWithIndex: Int
  @Environment(\.hasIndexBackground) private var hasBackground

  @MainActor var body: some View {
    let page = Binding(
      get: { selected },
      set: { index in
        if tabs.indices.contains(index) {
          MainActor.assumeIsolated { select(tabs[index]) }
        }
      })
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(tabs, id: \.key) { tab in
            tab.content
              .frame(width: proxy.size.width, height: proxy.size.height)
              .clipped()
          }
        }
      }
      .transformEnvironment(\.scrollSettings) {
        $0.behavior = PagingScrollTargetBehavior()
        $0.page = page
      }
    }
    .overlay(alignment: .bottom) {
      if tabs.count >= fewestWithIndex { dots }
    }
  }

  @MainActor private var dots: some View {
    HStack(spacing: 9) {
      ForEach(tabs.indices, id: \.self) { index in
        Circle()
          .fill(.white.opacity(index == selected ? 1 : 0.3))
          .frame(width: 8, height: 8)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background {
      if hasBackground { Capsule().fill(.black.opacity(0.25)) }
    }
    .padding(.bottom, 11)
    .animation(.easeInOut(duration: 0.2), value: selected)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
