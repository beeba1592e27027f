import FiligreeKit
import Foundation

/// Who takes what is pasted while no text field has the focus, the innermost view last.
struct PasteTarget {
  let id: ObjectIdentifier
  let types: [UTType]
  let action: ([NSItemProvider]) -> Void
}

/// Takes what is pasted.
private nonisolated struct PasteModifier: ViewModifier {
  private final class Identity {}

  let types: [UTType]
  let action: ([NSItemProvider]) -> Void
  @State private var identity = Identity()
  @Environment(\.sceneReference) private var reference

  @MainActor func body(content: Content) -> some View {
    let (types, action, identity, reference) = (types, action, identity, reference)
    // The closures of the last evaluation are those that count.
    reference.scene?.updatePasteTarget(ObjectIdentifier(identity), types, action)
    return content.onAppear {
      reference.scene?.addPasteTarget(ObjectIdentifier(identity), types, action)
    }
    .onDisappear { reference.scene?.removePasteTarget(ObjectIdentifier(identity)) }
  }
}

extension SceneState {
  func addPasteTarget(
    _ id: ObjectIdentifier, _ types: [UTType], _ action: @escaping ([NSItemProvider]) -> Void
  ) {
    pasteTargets.append(PasteTarget(id: id, types: types, action: action))
  }

  func updatePasteTarget(
    _ id: ObjectIdentifier, _ types: [UTType], _ action: @escaping ([NSItemProvider]) -> Void
  ) {
    guard let index = pasteTargets.firstIndex(where: { $0.id == id }) else { return }
    pasteTargets[index] = PasteTarget(id: id, types: types, action: action)
  }

  func removePasteTarget(_ id: ObjectIdentifier) { pasteTargets.removeAll { $0.id == id } }

  /// Hands items to the views; false if none takes them.
  func paste(_ items: [NSItemProvider]) -> Bool {
    for target in pasteTargets.reversed() {
      let fitting = DropInfo(location: .zero, items: items).itemProviders(for: target.types)
      guard !fitting.isEmpty else { continue }
      target.action(fitting)
      return true
    }
    return false
  }
}

extension View {
  /// Takes what is pasted and is of one of these types, while no text field has the focus.
  ///
  /// Of several such views the one that has come last gets it; on Apple's systems it is the one with the focus.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(PasteModifier(types: supportedContentTypes, action: payloadAction))
  }

  /// Takes values of a type that are pasted, while no text field has the focus.
  public nonisolated func pasteDestination<T: Transferable & Sendable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(ValuePaste(action: action, validator: validator))
  }
}

/// Takes values that are pasted.
private nonisolated struct ValuePaste<Value: Transferable & Sendable>: ViewModifier {
  let action: ([Value]) -> Void
  let validator: ([Value]) -> [Value]
  @Environment(\.sceneReference) private var reference

  @MainActor func body(content: Content) -> some View {
    let (action, validator, reference) = (action, validator, reference)
    content.modifier(
      PasteModifier(types: Value.transferForms.imports.map(\.type)) { items in
        Task {
          let values = validator(await reference.scene?.values(of: items, as: Value.self) ?? [])
          if !values.isEmpty { action(values) }
        }
      })
  }
}

extension ViewSession {
  /// Something is pasted: the views' `onPasteCommand` and `pasteDestination` take it.
  ///
  /// Texts for a text field are pasted by its key (``pasteboard``).
  ///
  /// - Returns: Whether a view has taken it.
  @discardableResult
  public func paste(_ items: [NSItemProvider]) -> Bool {
    update()
    var isTaken = false
    queue.working { isTaken = graph.scene.paste(items) }
    update()
    return isTaken
  }
}
