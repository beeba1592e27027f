import FiligreePaths
import Foundation

/// A row that a tap selects.
nonisolated struct SelectableRow<Content: View>: View {
  let content: Content
  let id: AnyHashable
  let selection: ListSelection

  @MainActor var body: some View {
    let isSelected = selection.contains(id)
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture { selection.select(id) }
      .modifier(
        TraitModifier(
          ListRowHighlightKey.self, isSelected ? Color(uiColor: .systemGray4) : nil))
  }
}

/// A row that a swipe to the leading side deletes.
nonisolated struct SwipeRow<Content: View>: View {
  /// UIKit's width of a swipe action.
  private static var buttonWidth: CGFloat { 74 }

  let content: Content
  let delete: () -> Void
  @State private var way: CGFloat = 0
  @State private var start: CGFloat = 0
  @State private var width: CGFloat = 0

  @MainActor var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(RowInsets())
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
      .offset(x: way)
      .background(alignment: .trailing) {
        if way < 0 {
          Button(role: .destructive) {
            act()
          } label: {
            Text("Delete")
              .foregroundStyle(.white)
              .frame(width: Self.buttonWidth)
              .frame(maxHeight: .infinity)
              .frame(width: max(-way, Self.buttonWidth), alignment: .leading)
              .background(Color.red)
          }
          .buttonStyle(.plain)
          .frame(width: max(-way, 0), alignment: .leading)
          .clipped()
        }
      }
      .clipped()
      .contentShape(Rectangle())
      .gesture(
        AxisDragGesture(axis: .horizontal)
          .onChanged { value in
            way = min(start + value.translation.width, 0)
          }
          .onEnded { value in
            let target = start + value.predictedEndTranslation.width
            withAnimation(.spring(response: 0.35, dampingFraction: 1)) {
              if way < -width / 2, target < -width / 2 {
                act()
              } else {
                way = target < -Self.buttonWidth / 2 ? -Self.buttonWidth : 0
                start = way
              }
            }
          }
      )
      .listRowInsets(EdgeInsets())
  }

  @MainActor private func act() {
    withAnimation {
      way = 0
      start = 0
      delete()
    }
  }
}

/// The distances of a row's content from the row's edges, within the row's view.
nonisolated struct RowInsets: ViewModifier, UnaryLayout {
  @MainActor private func insets(_ content: LayoutItem) -> EdgeInsets {
    content.trait(ListRowInsetsKey.self)
      ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  @MainActor private func inner(
    _ proposal: ProposedViewSize, _ insets: EdgeInsets
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }

  @MainActor func size(
    for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> CGSize {
    let insets = insets(content)
    let own = content.size(for: inner(proposal, insets))
    return CGSize(
      width: own.width + insets.leading + insets.trailing,
      height: max(own.height + insets.top + insets.bottom, 44))
  }

  @MainActor func placement(
    of content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let insets = insets(content)
    let inner = inner(proposal, insets)
    let own = content.size(for: inner)
    return (CGPoint(x: insets.leading, y: (size.height - own.height) / 2), inner)
  }
}
