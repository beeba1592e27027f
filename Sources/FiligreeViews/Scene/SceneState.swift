import Foundation

/// What the views of one tree have in common, beside their environment.
@MainActor
package final class SceneState {
  private unowned let graph: ViewGraph
  /// Whether lists are being edited, unless something else is set.
  let editMode: StateLocation<EditMode>
  /// The values of `SceneStorage`, by key.
  private var stored: [String: AnyObject] = [:]
  /// Who opens addresses; true if it has.
  package var opensURL: ((URL) -> Bool)?
  /// Who is told of addresses that are opened in the scene.
  private var receivers: [ObjectIdentifier: (URL) -> Void] = [:]
  private var order: [ObjectIdentifier] = []
  /// What views ask for about files, the oldest first.
  var fileRequests: [FileRequest] = []
  /// The number of the last of them.
  var lastFileDialog = 0
  /// The stacks of pages that are there, those that have come last at the end.
  var backTargets: [BackTarget] = []
  /// Who takes what is pasted.
  var pasteTargets: [PasteTarget] = []

  init(_ graph: ViewGraph) {
    self.graph = graph
    editMode = StateLocation(.inactive, for: graph)
  }

  /// The place of a stored value; a value of another type under the same key has a place of its own.
  func location<Value>(_ key: String, _ initial: Value) -> StateLocation<Value> {
    let name = "\(key) \(ObjectIdentifier(Value.self).hashValue)"
    if let known = stored[name] as? StateLocation<Value> { return known }
    let location = StateLocation(initial, for: graph)
    stored[name] = location
    return location
  }

  /// Opens an address outside of the views; where nobody does, that is a problem.
  func open(_ url: URL) -> Bool {
    if opensURL?(url) == true { return true }
    graph.report(
      "nothing opens “\(url.absoluteString)”; set the session's `opensURL`, or `openURL` in the "
        + "environment")
    return false
  }

  /// What is presented on top.
  var topPresentation: (any Presentation)? { graph.topPresentation }

  /// Tells those who show the scene that there is something new, other than what is drawn.
  func noteChange() { graph.onChange?() }

  /// Says that something cannot be done.
  func report(_ problem: String) { graph.report(problem) }

  func setReceiver(_ node: Node, _ action: ((URL) -> Void)?) {
    let id = ObjectIdentifier(node)
    if action != nil, receivers[id] == nil { order.append(id) }
    if action == nil { order.removeAll { $0 == id } }
    receivers[id] = action
  }

  /// Tells the views of an address; false if none wants to know.
  func receive(_ url: URL) -> Bool {
    let actions = order.compactMap { receivers[$0] }
    actions.forEach { $0(url) }
    return !actions.isEmpty
  }
}

/// A scene, as long as it is there.
struct SceneReference: Sendable {
  // Used on the main actor only.
  nonisolated(unsafe) weak var scene: SceneState?
}

private enum SceneKey: EnvironmentKey {
  static let defaultValue = SceneReference()
}

extension EnvironmentValues {
  /// The scene of a view; none outside of a tree.
  var scene: SceneState? { sceneReference.scene }

  /// The same, for views that keep it.
  var sceneReference: SceneReference { self[SceneKey.self] }

  @MainActor mutating func setScene(_ scene: SceneState) {
    self[SceneKey.self] = SceneReference(scene: scene)
    if editMode == nil { editMode = Binding(scene.editMode) }
  }
}

extension ViewSession {
  /// Opens the addresses that links, and `openURL`, hand to the system: true if it has.
  ///
  /// Without it, or where it answers false, the address is among the ``problems``.
  public var opensURL: ((URL) -> Bool)? {
    get { graph.scene.opensURL }
    set { graph.scene.opensURL = newValue }
  }

  /// Opens an address in the session, as the system does for an app: the views' `onOpenURL` are called.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    update()
    var isReceived = false
    queue.working { isReceived = graph.scene.receive(url) }
    update()
    return isReceived
  }
}
