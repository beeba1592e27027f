import Foundation

/// Views of a collection: SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  @MainActor public var data: Content.Data { content.data }
}

/// Says what can be done with the elements of a collection in a list; elsewhere it does nothing.
public nonisolated struct _ListEditModifier: ViewModifier, PrimitiveModifier, ListModifier {
  let change: (inout ListEditing) -> Void

  @MainActor func change(_ units: inout LazyUnits) {
    change(&units.editing)
  }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PassThroughNode(view, inputs, content: \.content)
  }
}

extension DynamicViewContent {
  /// Lets rows of a list be deleted: by a swipe to the leading side, or by a circle while the list is edited.
  ///
  /// `action` gets the positions of the elements, and is to remove them.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _ListEditModifier> {
    modifier(_ListEditModifier { $0.delete = action })
  }

  /// Lets rows of a list be moved while the list is edited: by a handle at the trailing edge.
  ///
  /// `action` gets the positions of the elements, and before which element, counted before the move, they are to come:
  /// as `move(fromOffsets:toOffset:)` takes them.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _ListEditModifier> {
    modifier(_ListEditModifier { $0.move = action })
  }
}
