import FiligreeKit
import FiligreePaths
import Foundation

/// Tells views what is dragged over them.
@MainActor
final class DropTracker {
  private unowned let graph: ViewGraph
  private weak var target: DropItem?
  // An item may be held longer than its node.
  private weak var node: Node?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The innermost view at a point that takes one of the items.
  private func find(_ items: [NSItemProvider], _ point: CGPoint) -> (DropItem, DropInfo)? {
    for hit in graph.hitTest(point) {
      guard let item = hit.item as? DropItem else { continue }
      let info = DropInfo(location: hit.point, items: items)
      if item.drop.accepts(info) { return (item, info) }
    }
    return nil
  }

  /// Items are at a point of the page, or, for nil, no longer over it; whether a view takes them there.
  func move(_ items: [NSItemProvider], to point: CGPoint?) -> Bool {
    let found = point.flatMap { find(items, $0) }
    if let target, target !== found?.0 { leave() }
    guard let (item, info) = found else { return false }
    (target, node) = (item, item.node)
    item.drop.hover(info)
    return true
  }

  /// Items are dropped; whether a view has taken them.
  func drop(_ items: [NSItemProvider], at point: CGPoint) -> Bool {
    let found = find(items, point)
    leave()
    return found.map { $0.0.drop.perform($0.1) } ?? false
  }

  private func leave() {
    if let target, let node, !node.isRemoved { target.drop.hover(nil) }
    (target, node) = (nil, nil)
  }
}

/// What is dragged from elsewhere onto the page.
extension ViewSession {
  /// Something is dragged over a point of the page, or leaves it, for nil.
  ///
  /// - Returns: Whether a view would take it there.
  @discardableResult
  public func dragOver(_ items: [NSItemProvider], at point: CGPoint?) -> Bool {
    update()
    guard point?.isFinite ?? true else { return false }
    var isTaken = false
    queue.working { isTaken = drops.move(items, to: point) }
    update()
    return isTaken
  }

  /// Something is dropped at a point of the page.
  ///
  /// - Returns: Whether a view has taken it.
  @discardableResult
  public func drop(_ items: [NSItemProvider], at point: CGPoint) -> Bool {
    update()
    guard point.isFinite else { return false }
    var isTaken = false
    queue.working { isTaken = drops.drop(items, at: point) }
    update()
    return isTaken
  }

  /// Files are dropped at a point of the page; those that are not there are left out.
  ///
  /// - Returns: Whether a view has taken them.
  @discardableResult
  public func drop(files: [URL], at point: CGPoint) -> Bool {
    drop(files.compactMap { NSItemProvider(contentsOf: $0) }, at: point)
  }
}
