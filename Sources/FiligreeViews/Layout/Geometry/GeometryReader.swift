import Foundation

/// A view whose content depends on its own size and place: SwiftUI's `GeometryReader`.
///
/// It takes all of the proposed size, 10 points where none is proposed, and puts its content at its
/// upper leading corner.
@frozen
public nonisolated struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content is made when its size is known.
  ///
  /// The content is made again when the size, a frame that it has asked for, or a value changes that
  /// it has read.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The size and the place of a `GeometryReader`: SwiftUI's `GeometryProxy`.
public struct GeometryProxy: Sendable {
  /// The size of the reader in points.
  public let size: CGSize
  let source: GeometrySource

  /// How far the safe area is from the page's edges, at the edges of it that the reader reaches.
  public var safeAreaInsets: EdgeInsets {
    onMainActor { source.item?.distanceToPage() ?? EdgeInsets() }
  }

  /// The frame of the reader in other coordinates, by the layout: without what is under way.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let space = UncheckedBox(value: coordinateSpace)
    return onMainActor { source.frame(in: space.value) } ?? CGRect(origin: .zero, size: size)
  }

  /// The frame of the reader in other coordinates, by the layout: without what is under way.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The reader's own frame in the coordinates of a view around; nil if no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let name = UncheckedBox(value: coordinateSpace.name)
    return onMainActor { source.bounds(of: name.value) }
  }
}

/// What proxies of one reader ask.
@MainActor
final class GeometrySource: Sendable {
  fileprivate(set) weak var item: LayoutItem?
  /// The frames that the content has asked for: if they change, it is made again.
  private var asked: [CoordinateSpace: CGRect] = [:]
  /// The anchors that the content has asked for.
  private var anchors: [(item: AnchoredItem, geometry: AnchorGeometry)] = []
  private var isMakingContent = false

  init(_ item: LayoutItem) {
    self.item = item
  }

  fileprivate func frame(in space: CoordinateSpace) -> CGRect? {
    guard let frame = item?.frame(in: space) else { return nil }
    if isMakingContent { asked[space] = frame }
    return frame
  }

  /// The bounds of a named view, in the reader's coordinates.
  fileprivate func bounds(of name: AnyHashable) -> CGRect? {
    guard let item,
      let named = sequence(first: item, next: \.parent)
        .first(where: { $0.coordinateSpaceName == name })
    else { return nil }
    // Asked for, so that it is noticed if it changes.
    let frame = frame(in: .named(name)) ?? .zero
    return CGRect(
      x: -frame.minX, y: -frame.minY, width: named.size.width, height: named.size.height)
  }

  /// Notes that the content depends on where an anchor lies.
  func ask(_ anchor: AnchoredItem, _ geometry: AnchorGeometry) {
    if isMakingContent { anchors.append((anchor, geometry)) }
  }

  fileprivate func beginContent() {
    asked.removeAll()
    anchors.removeAll()
    isMakingContent = true
  }

  /// Ends it; whether the content depends on anything but the size.
  fileprivate func endContent() -> Bool {
    isMakingContent = false
    return !asked.isEmpty || !anchors.isEmpty
  }

  fileprivate var hasChanged: Bool {
    asked.contains { item?.frame(in: $0.key) != $0.value }
      || anchors.contains { $0.item.geometry(in: item) != $0.geometry }
  }
}

extension GeometryReader: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    GeometryNode(self, inputs)
  }
}

/// The node of a view whose content is made during the layout.
final class GeometryNode<Content: View>: ContentNode<GeometryReader<Content>, Content> {
  private var item: GeometryItem?
  private var source: GeometrySource?
  /// The size that the content was made for.
  private var size: CGSize?
  /// The environment of the content: the reader is no stack.
  private var inner = EnvironmentValues()

  override init(_ view: GeometryReader<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    setInnerEnvironment()
    let item = GeometryItem(node: self) { [unowned self] in prepare(for: $0) }
    self.item = item
    source = GeometrySource(item)
  }

  private func setInnerEnvironment() {
    inner = environment
    if inner.stackOrientation != nil { inner.stackOrientation = nil }
  }

  private var innerInputs: NodeInputs { NodeInputs(parent: self, environment: inner) }

  override func update(_ view: GeometryReader<Content>, _ inputs: NodeInputs) {
    let isSame = ValueComparison.areSame(self.view, view)
    let sameEnvironment = inputs.environment.isIdentical(to: environment)
    super.update(view, inputs)
    guard !isSame || !sameEnvironment else { return }
    if !sameEnvironment { setInnerEnvironment() }
    item?.setNeedsLayout()
    refresh()
  }

  override func refresh() {
    if let size { makeContent(for: size) }
  }

  /// Makes the content if it was not made for this size and place.
  private func prepare(for size: CGSize) {
    guard self.size != size || source?.hasChanged == true else { return }
    makeContent(for: size)
  }

  private func makeContent(for size: CGSize) {
    guard let source else { return }
    self.size = size
    source.beginContent()
    let made = graph.tracking(self) {
      view.content(GeometryProxy(size: size, source: source))
    }
    let isDependent = source.endContent()
    if let item, isDependent {
      graph.layoutQueue.watch(item) { [weak source] in source?.hasChanged ?? false }
    }
    if let content {
      content.update(made, innerInputs)
    } else {
      content = makeNode(made, innerInputs)
      item?.forgetItems()
      preferencesChanged()
    }
  }

  override func makeOutputs() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override var ownItems: [LayoutItem] { outputs }

  override func itemsBelowChanged() -> Bool {
    item?.forgetItems()
    item?.setNeedsPlacing()
    return true
  }

  override func willRemove() {
    graph.forget(self)
  }
}

/// The item of a geometry reader: its content has no say in its size.
private final class GeometryItem: LayoutItem {
  private let prepare: (CGSize) -> Void
  private var items: [LayoutItem]?

  init(node: Node, prepare: @escaping (CGSize) -> Void) {
    self.prepare = prepare
    super.init(node: node)
  }

  func forgetItems() {
    items = nil
  }

  override var contents: [LayoutItem] {
    if let items { return items }
    let items = node.children.flatMap(\.outputs)
    for item in items {
      item.parent = self
    }
    self.items = items
    return items
  }

  override func placeContents() {
    prepare(size)
    for item in contents where !item.isLeaving {
      item.place(in: self, at: .zero, ProposedViewSize(size))
    }
  }
}
