import Foundation

/// Runs an asynchronous action while a view is there.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier, PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TaskNode(view, inputs)
  }
}

/// The node of a view with an asynchronous action.
final class TaskNode<Content: View, ID: Equatable>:
  ModifierNode<Content, TaskModifier<ID>>
{
  private var task: Task<Void, Never>?
  private var isGone = false

  override init(_ view: ModifiedContent<Content, TaskModifier<ID>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    graph.afterUpdate { [weak self] in self?.start() }
  }

  override func update(
    _ view: ModifiedContent<Content, TaskModifier<ID>>, _ inputs: NodeInputs
  ) {
    // Before the content's own actions.
    if self.view.modifier.id != view.modifier.id {
      graph.afterUpdate { [weak self] in self?.start() }
    }
    super.update(view, inputs)
  }

  override func willRemove() {
    isGone = true
    guard let task else { return }
    // What the task does then is the session's, as all that it does.
    if let scope = graph.actionScope {
      scope { task.cancel() }
    } else {
      task.cancel()
    }
  }

  private func start() {
    task?.cancel()
    guard !isGone else { return }
    let action = view.modifier.action
    task = SessionQueue.task(priority: view.modifier.priority) { await action() }
  }
}

extension View {
  /// Runs an asynchronous action when the view first appears, and cancels it when the view is gone.
  ///
  /// In a ``ViewSession`` it runs in the session's time: as far as it goes without waiting at once, and after a
  /// `Task.sleep` when the session has been advanced by that.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// The same, and anew, after the action before has been cancelled, when `value` changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
