import FiligreeDrawing
import FiligreePaths
import Foundation

enum ListRowInsetsKey: TraitKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// What fills a row while it is pressed or selected.
enum ListRowHighlightKey: TraitKey {
  static var defaultValue: Color? { nil }
}

/// The lines above and below a row.
struct ListSeparator {
  var top: Visibility?
  var bottom: Visibility?
  var tint: Color?
}

enum ListSeparatorKey: TraitKey {
  static var defaultValue: ListSeparator? { nil }
}

enum ListRowBackgroundKey: TraitKey {
  static var defaultValue: ListRowBackground? { nil }
}

/// The views behind a row.
@MainActor
final class ListRowBackground {
  private let node: Node

  init(_ node: Node) {
    self.node = node
  }

  func place(in list: LayoutItem, _ frame: CGRect) {
    for item in node.outputs {
      item.place(in: list, at: frame.origin, ProposedViewSize(frame.size))
    }
  }

  func draw(in context: inout DrawContext) {
    for item in node.outputs {
      item.display(in: &context)
    }
  }
}

/// Shows views behind the row that a view is in.
private nonisolated struct ListRowBackgroundModifier<Background: View>:
  ViewModifier, PrimitiveModifier, ListModifier
{
  let background: Background?

  @MainActor func change(_ units: inout LazyUnits) {}

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ListRowBackgroundNode(view, inputs)
  }
}

private final class ListRowBackgroundNode<Content: View, Background: View>:
  ModifierNode<Content, ListRowBackgroundModifier<Background>>
{
  private var background: ViewNode<ZStack<Background?>>?
  private var trait: ListRowBackground?
  private var wrappers: [ObjectIdentifier: LayoutItem] = [:]

  override init(
    _ view: ModifiedContent<Content, ListRowBackgroundModifier<Background>>,
    _ inputs: NodeInputs
  ) {
    super.init(view, inputs)
    let background = makeNode(ZStack { view.modifier.background })
    self.background = background
    trait = ListRowBackground(background)
  }

  override func update(
    _ view: ModifiedContent<Content, ListRowBackgroundModifier<Background>>,
    _ inputs: NodeInputs
  ) {
    super.update(view, inputs)
    background?.update(ZStack { view.modifier.background }, self.inputs)
  }

  override var children: [Node] {
    super.children + (background.map { [$0] } ?? [])
  }

  override func makeOutputs() -> [LayoutItem] {
    let items = content?.outputs ?? []
    var kept: [ObjectIdentifier: LayoutItem] = [:]
    let trait = view.modifier.background == nil ? nil : trait
    let outputs = items.map { item in
      let id = ObjectIdentifier(item)
      let wrapper =
        wrappers[id]
        ?? WrapperItem(node: self, content: item) {
          TraitModifier(ListRowBackgroundKey.self, trait)
        }
      kept[id] = wrapper
      return wrapper
    }
    wrappers = kept
    return outputs
  }
}

extension View {
  /// Sets the distances of the view from the edges of the row that it is in.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier(ListRowInsetsKey.self, insets))
  }

  /// Shows a view behind the row that the view is in, in the place of the list's color.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }

  /// Shows or hides the lines above and below the row that the view is in.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitModifier(
        ListSeparatorKey.self,
        ListSeparator(
          top: edges.contains(.top) ? visibility : nil,
          bottom: edges.contains(.bottom) ? visibility : nil)))
  }

  /// Sets the color of the lines above and below the row that the view is in.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier(ListSeparatorKey.self, ListSeparator(tint: color)))
  }
}
