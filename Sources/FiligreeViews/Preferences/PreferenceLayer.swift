extension View {
  /// Shows views in front of the view, made of what the views within it hand up for a key.
  ///
  /// They are offered the view's size, aligned by the guides of `alignment`, and take no part in the layout.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      content: self, alignment: alignment, isInFront: true, transform: transform)
  }

  /// Shows views behind the view, made of what the views within it hand up for a key.
  ///
  /// They are offered the view's size, aligned by the guides of `alignment`, and take no part in the layout.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      content: self, alignment: alignment, isInFront: false, transform: transform)
  }
}

/// A view, and in front of it or behind another one that is made of what the first one hands up.
private nonisolated struct PreferenceLayer<Content: View, K: PreferenceKey, Layer: View>: View {
  let content: Content
  let alignment: Alignment
  let isInFront: Bool
  let transform: (K.Value) -> Layer
  @State private var source = PreferenceSource()

  @MainActor var body: some View {
    PreferenceSourceView(content: content, source: source)
      .modifier(
        LayerModifier(
          layer: ZStack(alignment: alignment) {
            PreferenceReader<K, Layer>(source: source, transform: transform)
          }, alignment: alignment, isInFront: isInFront))
  }
}

/// Where a reader finds what views hand up that are no part of it.
@MainActor
private final class PreferenceSource {
  weak var node: Node?
  weak var reader: Node?

  nonisolated init() {}

  func changed() {
    if let reader { reader.graph.refreshSoon(reader) }
  }
}

/// A view that is the source of what a reader reads.
private nonisolated struct PreferenceSourceView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let source: PreferenceSource

  @MainActor func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    PreferenceSourceNode(self, inputs)
  }
}

private final class PreferenceSourceNode<Content: View>: ContentNode<
  PreferenceSourceView<Content>, Content
>
{
  override init(_ view: PreferenceSourceView<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    view.source.node = self
    content = makeNode(view.content)
  }

  override func update(_ view: PreferenceSourceView<Content>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    content?.update(view.content, self.inputs)
  }

  override func preferencesBelowChanged() { view.source.changed() }
}

/// A view that is made of what a source hands up.
private nonisolated struct PreferenceReader<K: PreferenceKey, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let source: PreferenceSource
  let transform: (K.Value) -> Content

  @MainActor func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    PreferenceReaderNode(self, inputs)
  }
}

private final class PreferenceReaderNode<K: PreferenceKey, Content: View>:
  ReaderNode<PreferenceReader<K, Content>, Content>
{
  override func connect() {
    view.source.reader = self
  }

  override func makeContent() -> Content {
    view.transform(view.source.node?.preference(K.self) ?? K.defaultValue)
  }
}
