import FiligreeDrawing
import FiligreePaths
import Foundation

/// The node of a canvas: it keeps the symbols' views.
final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
  private var symbols: ViewNode<Symbols>?
  private var item: CanvasItem?
  /// The environment of the symbols: a canvas is no stack.
  private var inner = EnvironmentValues()

  override init(_ view: Canvas<Symbols>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    setInnerEnvironment()
    item = CanvasItem(
      node: self, symbols: { [unowned self] in symbols?.outputs ?? [] },
      isOpaque: { [unowned self] in self.view.isOpaque },
      colorMode: { [unowned self] in self.view.colorMode.drawing },
      render: { [unowned self] context, size in self.view.renderer(&context, size) })
    symbols = makeNode(view.symbols, innerInputs)
  }

  private func setInnerEnvironment() {
    inner = environment
    if inner.stackOrientation != nil { inner.stackOrientation = nil }
  }

  private var innerInputs: NodeInputs { NodeInputs(parent: self, environment: inner) }

  override func update(_ view: Canvas<Symbols>, _ inputs: NodeInputs) {
    let sameEnvironment = inputs.environment.isIdentical(to: environment)
    super.update(view, inputs)
    if !sameEnvironment { setInnerEnvironment() }
    symbols?.update(view.symbols, innerInputs)
  }

  override var children: [Node] { symbols.map { [$0] } ?? [] }
  override func makeOutputs() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override var ownItems: [LayoutItem] { outputs }

  override func itemsBelowChanged() -> Bool {
    item?.symbolsChanged()
    return true
  }

  override func willRemove() {
    graph.forget(self)
  }
}

/// The item of a canvas.
private final class CanvasItem: LayoutItem {
  private let symbolsNow: () -> [LayoutItem]
  private let isOpaque: () -> Bool
  private let colorMode: () -> ColorMode
  private let render: (inout GraphicsContext, CGSize) -> Void
  private var symbols: [LayoutItem]?

  init(
    node: Node, symbols: @escaping () -> [LayoutItem], isOpaque: @escaping () -> Bool,
    colorMode: @escaping () -> ColorMode,
    render: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbolsNow = symbols
    self.isOpaque = isOpaque
    self.colorMode = colorMode
    self.render = render
    super.init(node: node)
  }

  func symbolsChanged() {
    symbols = nil
    setNeedsLayout()
  }

  /// The symbols: laid out, but neither shown nor touched by themselves.
  override var contents: [LayoutItem] {
    if let symbols { return symbols }
    let symbols = symbolsNow()
    for symbol in symbols {
      symbol.parent = self
    }
    self.symbols = symbols
    return symbols
  }

  override func placeContents() {
    for symbol in contents {
      let own = symbol.size(for: .unspecified)
      // Places count from the right edge there; a symbol lies at the left in any case.
      let isMirrored = environment.layoutDirection == .rightToLeft
      symbol.place(
        in: self, at: CGPoint(x: isMirrored ? size.width - own.width : 0, y: 0), .unspecified)
    }
  }

  override func draw(in context: inout DrawContext) {
    let size = presentedSize
    guard size.width > 0, size.height > 0 else { return }
    let layer = GraphicsLayer()
    var graphics = GraphicsContext(
      layer: layer, source: GraphicsSource(environment: environment, size: size, symbolTable()))
    node.graph.tracking(node, .display) { render(&graphics, size) }
    let record = layer.record
    let page = Path(CGRect(origin: .zero, size: size))
    let isOpaque = isOpaque()
    let mode = colorMode()
    context.drawingAsOne { context in
      context.recorder.save()
      defer { context.recorder.restore() }
      context.recorder.clip(to: page)
      if isOpaque { context.recorder.fill(page, with: .color(.black)) }
      let base = context.recorder.transform
      guard record.readsBackdrop || mode != .nonLinear else {
        return record.draw(in: &context, base)
      }
      // What is blended meets what is on the canvas only.
      context.recorder.beginLayer(colorMode: mode == .nonLinear ? nil : mode)
      if isOpaque { context.recorder.fill(page, with: .color(.black)) }
      record.draw(in: &context, base)
      context.recorder.endLayer()
    }
  }

  private func symbolTable() -> SymbolTable {
    var entries: [AnyHashable: LayoutItem] = [:]
    for symbol in contents where !symbol.isLeaving {
      guard let tag = symbol.trait(TagTrait.self), entries[tag] == nil else { continue }
      entries[tag] = symbol
    }
    return SymbolTable(
      canvas: node.order,
      entries: entries.mapValues { SymbolTable.Entry(item: $0, size: $0.size) })
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    hits.append(Hit(item: self, point: point))
    return true
  }

  override func describe(_ tree: inout AccessibilityTree) {}
}
