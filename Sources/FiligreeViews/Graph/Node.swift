/// What flows from a node to the nodes below it.
package struct NodeInputs {
  /// The node above.
  package unowned let parent: Node
  /// The environment of the view.
  package var environment: EnvironmentValues
}

/// A place in the tree of views: what stays when views, which are values, come and go.
///
/// The tree's shape follows the types of the views; so the view in a place is always of one type, and
/// a view keeps its identity, and thereby its state, as long as it stays in its place.
@MainActor
package class Node {
  /// The tree that the node belongs to.
  package unowned let graph: ViewGraph
  /// The node above; none at the root.
  package private(set) weak var parent: Node?
  /// How many nodes are above.
  package let depth: Int
  /// The node's number in the order in which nodes were made.
  package let order: Int
  /// The environment of the node's view.
  package fileprivate(set) var environment: EnvironmentValues
  /// What the node has read of observable objects.
  final private(set) lazy var observations = NodeObservations()
  /// Whether the node has ever read an observable object.
  final var readsObservables = false
  /// Whether the node has been taken out of the tree.
  package private(set) var isRemoved = false
  /// The outputs, if they are known.
  private var knownOutputs: [LayoutItem]?
  /// What is handed up, by key, as far as it is known.
  private var knownPreferences: [ObjectIdentifier: Any] = [:]
  /// The nearest node above that changes transactions.
  private weak var adjuster: Node?

  fileprivate init(_ inputs: NodeInputs) {
    graph = inputs.parent.graph
    parent = inputs.parent
    depth = inputs.parent.depth + 1
    order = graph.nextOrder()
    environment = inputs.environment
    adjuster = inputs.parent.adjustsTransaction ? inputs.parent : inputs.parent.adjuster
  }

  /// Creates the root of a tree.
  init(root graph: ViewGraph, environment: EnvironmentValues) {
    self.graph = graph
    self.environment = environment
    depth = 0
    order = 0
  }

  /// The nodes below that are in the tree, in order.
  package var children: [Node] { [] }

  /// What the node adds to the container that it is in: nothing, one item, or several.
  package final var outputs: [LayoutItem] {
    if let knownOutputs { return knownOutputs }
    let outputs = goingDeeper { makeOutputs() }
    knownOutputs = outputs
    return outputs
  }

  /// Collects the outputs; they are kept until something below says that they have changed.
  package func makeOutputs() -> [LayoutItem] { children.flatMap(\.outputs) }

  /// What the nodes below get if nothing is changed for them.
  package var inputs: NodeInputs { NodeInputs(parent: self, environment: environment) }

  /// Makes a node below this one.
  package func makeNode<V: View>(_ view: V) -> ViewNode<V> {
    makeNode(view, inputs)
  }

  /// Makes a node below this one, with its own inputs.
  ///
  /// Deeper than ``ViewGraph/depthLimit`` nothing is made.
  package func makeNode<V: View>(_ view: V, _ inputs: NodeInputs) -> ViewNode<V> {
    guard depth < ViewGraph.depthLimit else {
      graph.report(
        "views and modifiers are nested more than \(ViewGraph.depthLimit) deep, and those within "
          + "are left out; does a view contain itself without an end?")
      return ViewNode(view, inputs)
    }
    return goingDeeper { makeAnyNode(view, inputs) }
  }

  private func makeAnyNode<V: View>(_ view: V, _ inputs: NodeInputs) -> ViewNode<V> {
    if let primitive = view as? any PrimitiveView {
      return makePrimitive(primitive, inputs)
    }
    return BodyNode(view, inputs)
  }

  private func makePrimitive<P: PrimitiveView, V: View>(
    _ view: P, _ inputs: NodeInputs
  ) -> ViewNode<V> {
    guard let node = view.makeNode(inputs) as? ViewNode<V> else {
      // P and V are the same type: the view was cast from one to the other.
      preconditionFailure("a view's node is not of the view's type")
    }
    return node
  }

  /// Takes a new environment.
  package final func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Evaluates again what depends on a value that has changed.
  func refresh() {}

  /// Takes a change of the animation for what happens below in the present update.
  package func adjust(_ transaction: inout Transaction) {}

  /// Whether `adjust` does anything.
  package var adjustsTransaction: Bool { false }

  /// The transaction of the present update, as it is seen here.
  package final var transaction: Transaction {
    var transaction = graph.transaction
    var adjusters: [Node] = []
    var node = adjustsTransaction ? self : adjuster
    while let current = node {
      adjusters.append(current)
      node = current.adjuster
    }
    for node in adjusters.reversed() {
      node.adjust(&transaction)
    }
    if !graph.animates { transaction.animation = nil }
    return transaction
  }

  /// The first node, from here downwards, of a view with an identity.
  package func find(_ id: AnyHashable) -> Node? {
    for child in children {
      if let found = goingDeeper({ child.find(id) }) { return found }
    }
    return nil
  }

  /// The identity of an element whose node is right below.
  package func identity(of child: Node) -> AnyHashable? { nil }

  /// The identities of the elements that the nodes below show, if they do.
  package var elementIdentities: [AnyHashable]? { nil }

  /// The type of the node's view; none at the root.
  package var viewType: Any.Type? { nil }

  // MARK: Preferences

  /// What is handed up for a key; nil if no view here or below sets it.
  package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard graph.hasPreferences else { return nil }
    let id = ObjectIdentifier(key)
    if let known = knownPreferences[id] as? KnownPreference<Key.Value> { return known.value }
    let value = goingDeeper { makePreference(key) }
    knownPreferences[id] = KnownPreference(value: value)
    return value
  }

  /// Collects what the nodes below hand up, in their order.
  package func makePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var all: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var value = all {
        key.reduce(value: &value) { next }
        all = value
      } else {
        all = next
      }
    }
    return all
  }

  /// Says to all nodes above that what is handed up here may have changed.
  package final func preferencesChanged() {
    guard graph.hasPreferences else { return }
    var node: Node? = self
    while let current = node {
      current.knownPreferences.removeAll(keepingCapacity: true)
      current.preferencesBelowChanged()
      node = current.parent
    }
  }

  /// Takes notice that what is handed up may have changed.
  package func preferencesBelowChanged() {}

  /// Tells the nearest container above that the items below have changed.
  package final func outputsChanged() {
    preferencesChanged()
    var node: Node? = self
    while let current = node {
      if current.itemsBelowChanged() { return }
      // Nobody above can know the outputs without having asked here.
      guard current.knownOutputs != nil else { return }
      current.knownOutputs = nil
      node = current.parent
    }
    graph.rootItemsChanged()
  }

  /// Forgets the outputs of this node and of those above it, up to `top`.
  package final func forgetOutputs(upTo top: Node) {
    var node: Node? = self
    while let current = node, current !== top {
      current.knownOutputs = nil
      node = current.parent
    }
  }

  /// Takes notice that items below have changed; true if nobody above needs to know.
  package func itemsBelowChanged() -> Bool { false }

  /// Says that the node and all below it are no longer in the tree.
  package final func remove() {
    guard !isRemoved else { return }
    var removed: [Node] = []
    var waiting: [Node] = [self]
    while let node = waiting.popLast() {
      guard !node.isRemoved else { continue }
      node.isRemoved = true
      node.willRemove()
      if node.readsObservables { node.observations.cancel() }
      removed.append(node)
      waiting += node.children.reversed()
    }
    for node in removed.reversed() {
      for item in node.ownItems {
        item.removed()
      }
    }
    graph.release(removed)
  }

  /// The items that belong to this node itself.
  package var ownItems: [LayoutItem] { [] }

  /// Ends what the node has begun elsewhere.
  package func willRemove() {}
}

/// What is handed up for a key: nil if nothing is.
private struct KnownPreference<Value> {
  let value: Value?
}

/// The place of a view of a known type.
package class ViewNode<V: View>: Node {
  /// The view, as it was last given.
  package var view: V

  /// Creates the node of `view`.
  package init(_ view: V, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  package final override var viewType: Any.Type? { V.self }

  /// Takes a new value of the view and a new environment.
  package func update(_ view: V, _ inputs: NodeInputs) {
    self.view = view
    guard !inputs.environment.isIdentical(to: environment) else { return }
    environment = inputs.environment
    for item in ownItems {
      item.setNeedsLayout()
    }
  }
}
