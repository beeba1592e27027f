import Foundation

/// Animates what changes together with a value.
nonisolated struct ValueAnimation<Value: Equatable>: ViewModifier, TransactionModifier {
  let animation: Animation?
  let value: Value

  package func adjust(_ transaction: inout Transaction, from old: Self?) {
    guard let old, old.value != value, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

/// Animates whatever changes.
nonisolated struct AnyAnimation: ViewModifier, TransactionModifier {
  let animation: Animation?

  package func adjust(_ transaction: inout Transaction, from old: Self?) {
    guard !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

/// Changes the transaction of whatever changes.
nonisolated struct TransactionTransform: ViewModifier, TransactionModifier {
  let transform: (inout Transaction) -> Void

  package func adjust(_ transaction: inout Transaction, from old: Self?) {
    transform(&transaction)
  }
}

/// Changes the transaction of what changes together with a value.
nonisolated struct ValueTransaction<Value: Equatable>: ViewModifier, TransactionModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  package func adjust(_ transaction: inout Transaction, from old: Self?) {
    if let old, old.value != value { transform(&transaction) }
  }
}

extension View {
  /// Changes the transaction of the view's changes when `value` changes.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransaction(value: value, transform: transform))
  }

  /// Animates the view's changes when `value` changes.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(ValueAnimation(animation: animation, value: value))
  }

  /// Animates all changes of the view.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(AnyAnimation(animation: animation))
  }

  /// Changes the transaction of all changes of the view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionTransform(transform: transform))
  }

  /// Animates what the modifiers in `body` change, and nothing of the view itself.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    PlaceholderHost(content: self, movesByOuter: true) { body($0).animation(animation) }
  }

  /// Changes the transaction of what the modifiers in `body` change, and of nothing of the view itself.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    PlaceholderHost(content: self, movesByOuter: true) { body($0).transaction(transform) }
  }
}
