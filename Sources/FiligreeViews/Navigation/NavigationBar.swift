import FiligreePaths
import Foundation

/// What is in the bar of a page: SwiftUI's type of that name.
public struct NavigationBarItem: Sendable {
  /// How a page's title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// In large letters.
    case automatic
    /// In the bar.
    case inline
    /// In large letters below the bar, and in the bar once the page is scrolled.
    case large
  }
}

/// The bar of a page, with UIKit's measures: 44 points, and 52 for a large title.
nonisolated struct NavigationBar: View {
  let shape: BarShape
  let level: Int
  let model: NavigationModel
  let watch: ScrollWatch
  let store: BarContentStore
  @Environment(\.pixelLength) private var pixelLength

  @MainActor var body: some View {
    // A large title moves with what is scrolled until it is behind the bar.
    let offset = shape.isLarge ? min(watch.offset, BarShape.largeTitle) : 0
    let isScrolled = watch.offset > (shape.isLarge ? BarShape.largeTitle - 1 : 0.5)
    let isTitleInBar = !shape.isLarge || watch.offset > BarShape.largeTitle - 12
    BarContentReader(store: store) { content in
      VStack(spacing: 0) {
        row(content, isTitleInBar).frame(height: BarShape.height)
        if shape.isLarge {
          (content.title ?? Text(verbatim: ""))
            .font(.system(size: 34, weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
            .frame(height: BarShape.largeTitle)
            .offset(y: -offset)
            .frame(height: max(BarShape.largeTitle - max(offset, 0), 0), alignment: .top)
            .clipped()
            .accessibilityHidden(isTitleInBar)
        }
        if let search = content.search {
          search.frame(height: BarShape.search)
        }
      }
      .background { background(content, isScrolled) }
    }
    .frame(maxWidth: .infinity, alignment: .top)
  }

  @MainActor @ViewBuilder private func background(
    _ content: BarContent, _ isScrolled: Bool
  ) -> some View {
    let background = content.topBackground
    if background.visibility == .visible || (background.visibility == .automatic && isScrolled) {
      ZStack(alignment: .bottom) {
        Rectangle().fill(background.style ?? AnyShapeStyle(.bar)).ignoresSafeArea(edges: .top)
        Rectangle().fill(.separator).frame(height: pixelLength)
      }
    }
  }

  @MainActor private func row(_ content: BarContent, _ isTitleInBar: Bool) -> some View {
    let leading = content.items.filter { $0.side == .leading }
    let trailing = content.items.filter { $0.side == .trailing }
    let principal = content.items.filter { $0.side == .principal }
    return BarRowLayout {
      HStack(spacing: 16) {
        if level > 0, !shape.isBackHidden { backButton }
        ToolbarEntryViews(entries: leading)
      }
      ZStack {
        if principal.isEmpty {
          if isTitleInBar, !shape.title.isEmpty, let title = content.title {
            title.font(.system(size: 17, weight: .semibold)).lineLimit(1)
              .transition(.opacity)
          }
        } else {
          ToolbarEntryViews(entries: principal)
        }
      }
      HStack(spacing: 16) { ToolbarEntryViews(entries: trailing) }
    }
    .animation(.easeInOut(duration: 0.2), value: isTitleInBar)
  }

  @MainActor private var backButton: some View {
    let (level, model) = (level, model)
    let title = model.title(below: level)
    return Button {
      model.pop(to: level - 1)
    } label: {
      HStack(spacing: 5) {
        Image(systemName: "chevron.backward").font(.system(size: 20, weight: .medium))
          .accessibilityHidden(true)
        Text(verbatim: title.isEmpty || title.count > 12 ? "Back" : title).font(.system(size: 17))
          .lineLimit(1)
      }
    }
    .padding(.leading, -8)
  }
}

/// Items at both sides of a bar, and something in the middle that gives way to them.
private nonisolated struct BarRowLayout: Layout {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let inner = bounds.insetBy(dx: Self.margin, dy: 0)
    let offer = ProposedViewSize(width: nil, height: bounds.height)
    let leading = subviews[0].sizeThatFits(offer)
    let trailing = subviews[2].sizeThatFits(offer)
    subviews[0].place(
      at: CGPoint(x: inner.minX, y: bounds.midY), anchor: .leading, proposal: offer)
    subviews[2].place(
      at: CGPoint(x: inner.maxX, y: bounds.midY), anchor: .trailing, proposal: offer)
    let from = inner.minX + (leading.width > 0 ? leading.width + Self.gap : 0)
    let to = inner.maxX - (trailing.width > 0 ? trailing.width + Self.gap : 0)
    let space = ProposedViewSize(width: max(to - from, 0), height: bounds.height)
    let own = subviews[1].sizeThatFits(space)
    // In the middle of the bar, if that is free.
    let x = min(max(bounds.midX - own.width / 2, from), max(to - own.width, from))
    subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: space)
  }
}

/// The bar at the lower edge of a page, with UIKit's height.
nonisolated struct BottomBar: View {
  let store: BarContentStore

  @MainActor var body: some View {
    BarContentReader(store: store) { content in
      let items = content.items.filter { $0.side == .bottom }
      HStack(spacing: 16) {
        ToolbarEntryViews(entries: items)
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .frame(height: BarShape.bottom)
      .background { BottomBarBackground(background: content.bottomBackground) }
    }
  }
}
