/// Views that come and go: the branches of an `if`, the elements of a `ForEach`.
///
/// A view that goes may stay for the time of its transition: then it is drawn where it was, but takes
/// no part in the layout.
@MainActor
package final class DynamicContent {
  private struct Entry {
    var key: AnyHashable
    var node: Node
    var isLeaving = false
  }

  private var entries: [Entry] = []
  /// How many of them are leaving.
  private var leavingCount = 0
  /// The first content is there from the beginning: it does not come.
  private var isFirst = true

  package init() {}

  /// All nodes, those that are leaving included.
  package var nodes: [Node] { entries.map(\.node) }

  /// The keys of all nodes, in their order.
  var keys: [AnyHashable] { entries.map(\.key) }

  /// The node of a key.
  func node(_ key: AnyHashable) -> Node? { entries.first { $0.key == key }?.node }

  /// The key of a node.
  func key(of node: Node) -> AnyHashable? { entries.first { $0.node === node }?.key }

  /// All nodes that are not leaving, by their keys.
  var nodesByKey: [AnyHashable: Node] {
    Dictionary(
      entries.lazy.filter { !$0.isLeaving }.map { ($0.key, $0.node) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The items of all nodes.
  package var outputs: [LayoutItem] { entries.flatMap(\.node.outputs) }

  /// Shows one view; `tag` says whether it is the same as before.
  package func show<V: View>(_ view: V, tag: some Hashable, in parent: Node) {
    update(
      [AnyHashable(tag)], in: parent, make: { _ in parent.makeNode(view) },
      update: { _, node in
        // Equal tags mean equal types.
        (node as? ViewNode<V>)?.update(view, parent.inputs)
      })
  }

  /// Shows nothing.
  package func hide(in parent: Node) {
    // Without keys nothing is made.
    update([], in: parent, make: { _ in preconditionFailure("no keys") }, update: { _, _ in })
  }

  /// How many nodes there are, if something was shown before and nothing of it is about to go.
  var settledCount: Int? {
    isFirst || leavingCount > 0 ? nil : entries.count
  }

  /// A node by its place.
  subscript(index: Int) -> Node { entries[index].node }

  /// Shows the views with the given keys, in that order.
  ///
  /// A key must not occur twice.
  package func update(
    _ keys: [AnyHashable], in parent: Node, make: (Int) -> Node, update: (Int, Node) -> Void
  ) {
    defer { isFirst = false }
    if keys.count == entries.count, zip(keys, entries).allSatisfy({ $0 == $1.key && !$1.isLeaving })
    {
      for (index, entry) in entries.enumerated() {
        update(index, entry.node)
      }
      return
    }
    var known: [AnyHashable: Entry] = [:]
    for entry in entries {
      known[entry.key] = entry
    }
    var shown: [Entry] = []
    shown.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() {
      if var entry = known.removeValue(forKey: key) {
        update(index, entry.node)
        if entry.isLeaving {
          entry.isLeaving = false
          entry.node.outputs.forEach { $0.stay() }
        }
        shown.append(entry)
      } else {
        let node = make(index)
        shown.append(Entry(key: key, node: node))
        if !isFirst {
          node.outputs.forEach { $0.enter() }
        }
      }
    }
    entries = merge(shown, leaving: known, in: parent)
    leavingCount = entries.count - shown.count
    parent.outputsChanged()
  }

  /// Puts what is leaving behind the entry that it stood behind.
  private func merge(
    _ shown: [Entry], leaving: [AnyHashable: Entry], in parent: Node
  ) -> [Entry] {
    guard !leaving.isEmpty else { return shown }
    var followers: [AnyHashable?: [Entry]] = [:]
    var previous: AnyHashable?
    for entry in entries {
      guard let entry = leaving[entry.key] else {
        previous = entry.key
        continue
      }
      if let entry = leave(entry, in: parent) {
        followers[previous, default: []].append(entry)
      }
    }
    return (followers[nil] ?? [])
      + shown.flatMap { [$0] + (followers[$0.key] ?? []) }
  }

  /// Begins to take out an entry; nil if it is out at once.
  private func leave(_ entry: Entry, in parent: Node) -> Entry? {
    if entry.isLeaving { return entry }
    var waiting = 0
    let finished: @MainActor () -> Void = { [weak self, weak parent, weak node = entry.node] in
      waiting -= 1
      guard waiting == 0, let self, let parent, let node else { return }
      self.finish(node, in: parent)
    }
    for item in entry.node.outputs where item.leave(finished) {
      waiting += 1
    }
    if waiting == 0 {
      entry.node.remove()
      return nil
    }
    var entry = entry
    entry.isLeaving = true
    return entry
  }

  private func finish(_ node: Node, in parent: Node) {
    guard let index = entries.firstIndex(where: { $0.node === node && $0.isLeaving }) else {
      return
    }
    entries.remove(at: index)
    leavingCount -= 1
    node.remove()
    parent.outputsChanged()
  }
}
