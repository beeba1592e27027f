import Foundation

/// Opens an address: SwiftUI's `OpenURLAction`.
///
/// It is got by `@Environment(\.openURL)` and called like a function.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What a handler has made of an address: SwiftUI's type of that name.
  public struct Result: Sendable {
    enum Kind {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)
    /// The handler does not want it to be opened.
    public static let discarded = Result(kind: .discarded)
    /// It is for the system to open.
    public static let systemAction = Result(kind: .system(nil))

    /// Another address is for the system to open.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  // Called on the main actor alone.
  nonisolated(unsafe) private let handler: (URL) -> Result
  fileprivate nonisolated(unsafe) var scene = SceneReference()

  /// Creates an action of a handler.
  public nonisolated init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address; `completion` is told at once whether something takes it.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(scene.scene?.open(other ?? url) ?? false)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens an address: by default ``ViewSession/opensURL`` does.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.setScene(scene)
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension OpenURLAction {
  fileprivate nonisolated mutating func setScene(_ scene: SceneState?) {
    self.scene = SceneReference(scene: scene)
  }
}

extension View {
  /// Calls `action` with an address that is opened in the session, by ``ViewSession/open(_:)``.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLReceiver(action: action))
  }
}

/// Tells of addresses that are opened in the session.
private nonisolated struct OpenURLReceiver: ViewModifier, PrimitiveModifier {
  let action: (URL) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    OpenURLNode(view, inputs)
  }
}

private final class OpenURLNode<Content: View>:
  ModifierNode<Content, OpenURLReceiver>
{
  override init(_ view: ModifiedContent<Content, OpenURLReceiver>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    graph.scene.setReceiver(self, view.modifier.action)
  }

  override func update(
    _ view: ModifiedContent<Content, OpenURLReceiver>, _ inputs: NodeInputs
  ) {
    super.update(view, inputs)
    graph.scene.setReceiver(self, view.modifier.action)
  }

  override func willRemove() {
    graph.scene.setReceiver(self, nil)
  }
}
