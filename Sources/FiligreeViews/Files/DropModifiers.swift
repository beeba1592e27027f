import FiligreeKit
import FiligreePaths
import Foundation

/// What is dragged over a view, and where: SwiftUI's `DropInfo`.
public struct DropInfo {
  /// Where, in the view's coordinates.
  public let location: CGPoint
  let items: [NSItemProvider]

  /// Whether something of these types is there.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// What of these types is there.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { item in
      contentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// What is done with a drop: SwiftUI's type of that name.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// What a drop would do: SwiftUI's type of that name.
public struct DropProposal: Hashable, Sendable {
  /// What it does.
  public let operation: DropOperation

  /// Proposes something.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// Takes what is dropped on a view: SwiftUI's `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it can be taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it; false if that went wrong.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It has moved.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Everything can be taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// What was proposed before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}

/// Takes what is dropped on a view.
nonisolated struct DropModifier: ViewModifier, ItemModifier {
  /// Whether one of the items can be taken.
  let accepts: (DropInfo) -> Bool
  /// Tells that something is over the view, that it has moved there, or, for nil, that it has left.
  let hover: (DropInfo?) -> Void
  let perform: (DropInfo) -> Bool

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> DropModifier
  ) -> LayoutItem {
    DropItem(node: node, content: content, modifier: modifier)
  }
}

/// The item of a view on which something may be dropped.
final class DropItem: WrapperItem<DropModifier> {
  var drop: DropModifier { modifier }
}

extension View {
  /// Takes what is dropped on the view, if it has one of these types.
  ///
  /// `isTargeted` is true while something of them is dragged over the view. In a session
  /// ``ViewSession/dragOver(_:at:)`` and ``ViewSession/drop(_:at:)`` do what a pointer does; in a browser files, pictures
  /// and texts are dragged from elsewhere. Between views nothing is dragged yet.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Takes what is dropped on the view; the action is told where, in the view's coordinates.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
        hover: { isTargeted?.wrappedValue = $0 != nil },
        perform: { action($0.itemProviders(for: supportedContentTypes), $0.location) }))
  }

  /// Takes what is dropped on the view, by the names of types.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted) { items, _ in
      action(items)
    }
  }

  /// Lets a delegate take what is dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(DelegatedDrop(types: supportedContentTypes, delegate: delegate))
  }

  /// Takes values of a type that are dropped on the view.
  ///
  /// They are read first, which may take a while; `action` is called when all are there. What cannot be read is among the
  /// session's ``ViewSession/problems``.
  public nonisolated func dropDestination<T: Transferable & Sendable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(ValueDrop(action: action, isTargeted: isTargeted))
  }
}

private nonisolated struct DelegatedDrop: ViewModifier {
  private final class Memory {
    var last: DropInfo?
  }

  let types: [UTType]
  // Called on the main actor alone, by its protocol.
  nonisolated(unsafe) let delegate: any DropDelegate
  @State private var memory = Memory()

  @MainActor func body(content: Content) -> some View {
    let (types, delegate, memory) = (types, delegate, memory)
    content.modifier(
      DropModifier(
        accepts: { $0.hasItemsConforming(to: types) && delegate.validateDrop(info: $0) },
        hover: { info in
          switch (memory.last, info) {
          case (nil, let info?): delegate.dropEntered(info: info)
          case (_?, let info?): _ = delegate.dropUpdated(info: info)
          case (let last?, nil): delegate.dropExited(info: last)
          case (nil, nil): break
          }
          memory.last = info
        },
        perform: { info in
          memory.last = nil
          return delegate.performDrop(info: info)
        }))
  }
}

private nonisolated struct ValueDrop<Value: Transferable & Sendable>: ViewModifier {
  let action: (_ items: [Value], _ location: CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
  @Environment(\.sceneReference) private var reference

  @MainActor func body(content: Content) -> some View {
    let (action, isTargeted, reference) = (action, isTargeted, reference)
    content.modifier(
      DropModifier(
        accepts: { $0.items.contains { $0.canTransfer(to: Value.self) } },
        hover: { isTargeted($0 != nil) },
        perform: { info in
          Task {
            let values = await reference.scene?.values(of: info.items, as: Value.self) ?? []
            if !values.isEmpty { _ = action(values, info.location) }
          }
          return true
        }))
  }
}

extension SceneState {
  /// Reads the values of a type; what cannot be read is a problem.
  func values<Value: Transferable & Sendable>(
    of items: [NSItemProvider], as type: Value.Type
  ) async -> [Value] {
    var values: [Value] = []
    for item in items where item.canTransfer(to: type) {
      do {
        values.append(try await item.transferred(to: type))
      } catch {
        report("“\(item.suggestedName ?? "an item")” was not taken: \(error.localizedDescription)")
      }
    }
    return values
  }
}
