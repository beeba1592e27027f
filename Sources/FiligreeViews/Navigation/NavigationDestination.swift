import Foundation

/// Shows a view as a page of the stack around while something says so.
nonisolated struct DestinationModifier<Destination: View>: ViewModifier, PrimitiveModifier {
  let id: ObjectIdentifier
  let isPresented: Binding<Bool>
  let destination: Destination

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    DestinationNode(view, inputs)
  }
}

private final class DestinationNode<Content: View, Destination: View>:
  ModifierNode<Content, DestinationModifier<Destination>>
{
  private var isShown = false

  override init(
    _ view: ModifiedContent<Content, DestinationModifier<Destination>>, _ inputs: NodeInputs
  ) {
    super.init(view, inputs)
    apply()
  }

  override func update(
    _ view: ModifiedContent<Content, DestinationModifier<Destination>>, _ inputs: NodeInputs
  ) {
    super.update(view, inputs)
    apply()
  }

  override func refresh() { apply() }

  private func apply() {
    let modifier = view.modifier
    let isPresented = graph.tracking(self) { modifier.isPresented.wrappedValue }
    guard let model = environment.navigation?.model else { return }
    if isPresented {
      isShown = true
      model.show(modifier.id, AnyView(modifier.destination)) { [weak self] in
        guard let self else { return }
        isShown = false
        if view.modifier.isPresented.wrappedValue { view.modifier.isPresented.wrappedValue = false }
      }
    } else if isShown {
      isShown = false
      model.hide(modifier.id)
    }
  }

  override func willRemove() {
    graph.forget(self)
    if isShown { environment.navigation?.model.hide(view.modifier.id) }
  }
}

/// Says what the pages of values of a type are.
private nonisolated struct ValueDestinationModifier<D: Hashable, Destination: View>:
  ViewModifier, PrimitiveModifier
{
  let destination: (D) -> Destination

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ValueDestinationNode(view, inputs)
  }
}

private final class ValueDestinationNode<Content: View, D: Hashable, Destination: View>:
  ContentNode<ModifiedContent<Content, ValueDestinationModifier<D, Destination>>, Content>
{
  override init(
    _ view: ModifiedContent<Content, ValueDestinationModifier<D, Destination>>,
    _ inputs: NodeInputs
  ) {
    super.init(view, inputs)
    register()
    content = makeNode(view.content)
  }

  override func update(
    _ view: ModifiedContent<Content, ValueDestinationModifier<D, Destination>>,
    _ inputs: NodeInputs
  ) {
    super.update(view, inputs)
    register()
    content?.update(view.content, self.inputs)
  }

  private func register() {
    let destination = view.modifier.destination
    guard let navigation = environment.navigation else { return }
    navigation.model.register(D.self, at: navigation.level) { AnyView(destination($0)) }
  }
}

/// Gives a modifier an identity of its own.
private nonisolated struct IdentifiedDestination<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: Destination
  @State private var identity = NavigationIdentity()

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      DestinationModifier(
        id: ObjectIdentifier(identity), isPresented: isPresented, destination: destination))
  }
}

extension View {
  /// Says what the pages of values of a type are, in the stack that the view is in.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier<D, C>(destination: destination))
  }

  /// Shows a view as a page of the stack that the view is in while `isPresented` is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(IdentifiedDestination(isPresented: isPresented, destination: destination()))
  }

  /// Shows a view of an item as a page of the stack that the view is in while there is one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil },
      set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      IdentifiedDestination(
        isPresented: isPresented,
        destination: item.wrappedValue.map(destination)))
  }
}
