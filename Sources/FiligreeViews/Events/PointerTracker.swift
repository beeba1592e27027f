import Foundation

/// Tells views when a pointer is over them.
@MainActor
final class PointerTracker {
  private struct Hovered {
    weak var item: HoverItem?
    // An item may be held longer than its node.
    weak var node: Node?
  }

  private unowned let graph: ViewGraph
  private var hovered: [Hovered] = []

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The pointer is at a point of the page, or nil where it has left the page.
  ///
  /// What it leaves is told first.
  func move(to point: CGPoint?) {
    let hits = point.map { graph.hitTest($0) } ?? []
    let inside = hits.compactMap { hit in (hit.item as? HoverItem).map { ($0, hit.point) } }
    var actions: [() -> Void] = []
    for old in hovered {
      guard let item = old.item, let node = old.node, !node.isRemoved else { continue }
      if !inside.contains(where: { $0.0 === item }) { actions.append(item.tell(nil)) }
    }
    hovered = inside.map { Hovered(item: $0.0, node: $0.0.node) }
    actions += inside.map { $0.0.tell($0.1) }
    actions.forEach { $0() }
  }
}
