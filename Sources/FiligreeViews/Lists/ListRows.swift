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
      height: ListArrangement.rowHeight(
        own.height, content.trait(ListRowInsetsKey.self),
        least: item.environment.defaultMinListRowHeight))
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
