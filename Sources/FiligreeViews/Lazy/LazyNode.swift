import Foundation

/// Content that is taken apart and made as it comes into sight.
nonisolated struct LazyContainer<Content: View, Arrangement: LazyArrangement>: View {
  typealias Body = Never

  let arrangement: Arrangement
  let content: Content
}

extension LazyContainer: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    LazyNode(self, inputs)
  }
}

/// Makes the views of a lazy container.
@MainActor
protocol LazySource: Node {
  /// The runs of units.
  var runs: [LazyUnits] { get }
  /// Makes units, and lets go of all others that are made when they come into sight.
  func show(_ units: Range<Int>)
  /// The units that are made, in order.
  var made: [LazyMade] { get }
  /// The items of a unit; nil if it is not made.
  func items(of unit: Int) -> [LayoutItem]?
}

/// A unit that is made.
struct LazyMade {
  /// Its number among all units.
  var unit: Int
  /// Its run, and its number in it.
  var run: Int
  var index: Int
}

/// The node of a container that makes what is seen.
final class LazyNode<Content: View, Arrangement: LazyArrangement>:
  ViewNode<LazyContainer<Content, Arrangement>>, LazySource
{
  private(set) var runs: [LazyUnits] = []
  private let content = DynamicContent()
  private var item: LazyItem?
  /// The environment of the views within: they are in no stack.
  private var inner = EnvironmentValues()
  /// The units that are made, in order, and their nodes.
  private(set) var made: [LazyMade] = []
  private var places: [Int: Node] = [:]
  /// The units that come into sight, and one that is asked for beside them.
  private var window = 0..<0
  private var wanted: Int?

  override init(_ view: LazyContainer<Content, Arrangement>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    setInnerEnvironment()
    let item = LazyItem(node: self)
    item.source = self
    item.arrangement = view.arrangement
    self.item = item
    takeApart()
    window = 0..<min(1, count)
    makeUnits()
  }

  private func setInnerEnvironment() {
    inner = environment
    if inner.stackOrientation != nil { inner.stackOrientation = nil }
    view.arrangement.change(&inner)
  }

  override func update(_ view: LazyContainer<Content, Arrangement>, _ inputs: NodeInputs) {
    let isSame = inputs.environment.isIdentical(to: environment)
    let isAnother = !ValueComparison.areSame(self.view.arrangement, view.arrangement)
    super.update(view, inputs)
    if !isSame || isAnother {
      setInnerEnvironment()
      item?.setNeedsLayout()
    }
    item?.arrangement = view.arrangement
    if isAnother { item?.arrangementIsAnother() }
    refresh()
  }

  override func refresh() {
    takeApart()
    window = (item?.window ?? window).clamped(to: 0..<count)
    makeUnits()
  }

  private func takeApart() {
    graph.validate(self)
    var runs: [LazyUnits] = []
    graph.tracking(self) { view.content.appendAnyUnits(to: &runs, at: LazyPath()) }
    view.arrangement.adjust(&runs)
    self.runs = runs
    item?.unitsChanged()
  }

  private var count: Int { runs.reduce(0) { $0 + $1.count } }

  // MARK: Making

  func show(_ units: Range<Int>) {
    guard units != window else { return }
    window = units
    wanted = nil
    makeUnits(renewing: false)
  }

  func items(of unit: Int) -> [LayoutItem]? { places[unit]?.outputs }

  /// Makes all units that are not lazy, those of the window, and the one that is asked for; those that are made already
  /// are made anew if `renewing`.
  private func makeUnits(renewing: Bool = true) {
    var units: [LazyMade] = []
    var keys: [AnyHashable] = []
    var start = 0
    for (number, run) in runs.enumerated() {
      let end = start + run.count
      func take(_ unit: Int) {
        units.append(LazyMade(unit: unit, run: number, index: unit - start))
        keys.append(run.key(unit - start))
      }
      if !run.isLazy || view.arrangement.makesAll {
        (start..<end).forEach(take)
      } else {
        if let wanted, wanted >= start, wanted < end, wanted < window.lowerBound { take(wanted) }
        window.clamped(to: start..<end).forEach(take)
        if let wanted, wanted >= start, wanted < end, wanted >= window.upperBound { take(wanted) }
      }
      start = end
    }
    keys = unique(keys)
    made = units
    let inputs = NodeInputs(parent: self, environment: inner)
    content.update(
      keys, in: self,
      make: { index in
        let view = view(of: units[index])
        return make(view, inputs)
      },
      update: { index, node in
        guard renewing else { return }
        let view = view(of: units[index])
        update(node, view, inputs)
      })
    let nodes = content.nodesByKey
    places = [:]
    for (made, key) in zip(made, keys) { places[made.unit] = nodes[key] }
  }

  /// Keys that occur again become others.
  private func unique(_ keys: [AnyHashable]) -> [AnyHashable] {
    var counts: [AnyHashable: Int] = [:]
    var isRepeated = false
    let keys = keys.map { key in
      let count = counts[key, default: 0]
      counts[key] = count + 1
      if count == 0 { return key }
      isRepeated = true
      return AnyHashable([key, AnyHashable(count)])
    }
    if isRepeated {
      graph.report("ForEach: several elements have the same id; give each its own")
    }
    return keys
  }

  private func view(of unit: LazyMade) -> any View {
    let run = runs[unit.run]
    return graph.tracking(self, renews: false) { run.view(unit.index) }
  }

  private func make(_ view: some View, _ inputs: NodeInputs) -> Node { makeNode(view, inputs) }

  private func update<V: View>(_ node: Node, _ view: V, _ inputs: NodeInputs) {
    if let node = node as? ViewNode<V> { node.update(view, inputs) }
  }

  /// Looks for an identity among the elements that are not made, too, and makes the one that has it.
  override func find(_ id: AnyHashable) -> Node? {
    var start = 0
    for run in runs {
      if let index = run.find(id) {
        let unit = start + index
        if places[unit] == nil {
          wanted = unit
          makeUnits(renewing: false)
        }
        return places[unit]
      }
      start += run.count
    }
    return super.find(id)
  }

  override func identity(of child: Node) -> AnyHashable? {
    guard let made = made.first(where: { places[$0.unit] === child }) else { return nil }
    return runs[made.run].id?(made.index)
  }

  // MARK: Tree

  override var children: [Node] { content.nodes }
  override func makeOutputs() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override var ownItems: [LayoutItem] { outputs }

  override func itemsBelowChanged() -> Bool {
    item?.contentsChanged()
    return true
  }

  override func willRemove() {
    graph.forget(self)
  }
}
