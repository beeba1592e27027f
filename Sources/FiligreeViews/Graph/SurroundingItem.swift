import Foundation

/// An item around another one, which has the other's size, guides and distances.
///
/// It comes and goes in a way of its own. Those that only change how their content looks derive from
/// `AccompanyingItem`, so that a transition within them still counts.
package class SurroundingItem: LayoutItem {
  /// The item within.
  package final let content: LayoutItem

  package init(node: Node, content: LayoutItem) {
    self.content = content
    super.init(node: node)
    content.parent = self
  }

  package override var contents: [LayoutItem] { [content] }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: proposal)
  }

  package override func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitGuide(key, for: proposal)
  }

  package override func placeContents() {
    content.place(in: self, at: .zero, proposal)
  }

  package override var traitContent: LayoutItem? { content }

  package override var spacing: ViewSpacing { content.measuredSpacing }
}

/// An item around another one, which comes and goes as that does.
package class AccompanyingItem: SurroundingItem {
  package override var hasTransition: Bool { goingDeeper { content.hasTransition } }

  package override func enter() {
    hasTransition ? goingDeeper { content.enter() } : super.enter()
  }

  package override func stay() {
    super.stay()
    if hasTransition { goingDeeper { content.stay() } }
  }

  package override func leave(_ finished: @escaping @MainActor () -> Void) -> Bool {
    guard hasTransition else { return super.leave(finished) }
    markLeaving()
    return goingDeeper { content.leave(finished) }
  }
}
