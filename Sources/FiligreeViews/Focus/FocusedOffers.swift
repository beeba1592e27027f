/// What the views of a tree offer to those who ask for the focused one's values, and who does.
final class FocusedOffers: @unchecked Sendable {
  // The properties of views have it, and read it on the main actor; the focus system alone changes it, there as well.

  private struct WeakSource {
    weak var item: (any FocusedValueSource)?
    // An item may be held longer than its node.
    weak var node: Node?
  }

  struct WeakReader {
    weak var node: Node?
  }

  private(set) var values = FocusedValues()
  var readers: [ObjectIdentifier: WeakReader] = [:]
  private var sources: [WeakSource] = []

  /// Notes that a node's body reads the values.
  @MainActor static func install(_ slot: inout AnyObject?, for node: Node) -> FocusedOffers {
    let offers = node.graph.focus.offers
    slot = offers
    offers.readers[ObjectIdentifier(node)] = WeakReader(node: node)
    return offers
  }

  /// Notes a view that offers something.
  func add(_ source: any FocusedValueSource) {
    sources.append(WeakSource(item: source, node: source.node))
  }

  /// Collects what is offered around `target`, and has those evaluated again who read it, if it is another one.
  ///
  /// What is offered for the whole scene comes first, then what is around the focus, inner views last: the last counts.
  @MainActor func collect(around target: LayoutItem?) {
    guard !sources.isEmpty || !values.isEmpty else { return }
    sources.removeAll { $0.item == nil || ($0.node?.isRemoved ?? true) }
    var next = FocusedValues()
    func add(_ source: any FocusedValueSource) {
      next.source = ObjectIdentifier(source)
      source.offer(&next)
    }
    for source in sources.compactMap(\.item) where source.isForScene && !source.isLeaving {
      add(source)
    }
    let around = target.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    for case let source as any FocusedValueSource in around.reversed() where !source.isForScene {
      add(source)
    }
    let isSame = next.isSame(as: values)
    values = next
    guard !isSame else { return }
    for node in readers.values.compactMap(\.node) { node.graph.refreshNext(node) }
  }
}

/// An item that offers a value to those who ask for the focused view's.
@MainActor
protocol FocusedValueSource: LayoutItem {
  /// Whether it offers it wherever the focus is.
  var isForScene: Bool { get }
  /// Puts the value among others.
  func offer(_ values: inout FocusedValues)
}

/// Offers a value.
nonisolated struct FocusedValueModifier<Value>: ViewModifier, ItemModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForScene: Bool

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> FocusedValueModifier
  ) -> LayoutItem {
    let item = FocusedValueItem(node: node, content: content, modifier: modifier)
    node.graph.focus.offers.add(item)
    return item
  }
}

/// The item of a view that offers a value.
private final class FocusedValueItem<Value>: WrapperItem<FocusedValueModifier<Value>>,
  FocusedValueSource
{
  var isForScene: Bool { modifier.isForScene }

  func offer(_ values: inout FocusedValues) {
    let modifier = modifier
    if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
  }
}

extension View {
  /// Offers a value to ``FocusedValue`` while the focus is in this view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Offers a value to ``FocusedValue`` while the focus is in this view; none, if it is nil.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Offers a value to ``FocusedValue`` wherever the focus in the scene is, and where there is none.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Offers a value to ``FocusedValue`` wherever the focus in the scene is; none, if it is nil.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }
}
