import Synchronization

/// What goes with a change of state, above all its animation: SwiftUI's `Transaction`.
public struct Transaction: Sendable {
  /// The animation of the views that change, if any.
  public var animation: Animation?
  /// Whether views must not replace the animation by their own.
  public var disablesAnimations = false
  /// Whether the change is one of many of a gesture under way.
  public var isContinuous = false
  /// The values of keys.
  var values: [ObjectIdentifier: TransactionValue] = [:]
  /// Which changes belong together; 0 for those without a transaction.
  package var id = 0
  /// Who waits for the movements of this transaction to end.
  package var completions: [AnimationCompletions] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// Calls `completion` when the movements that changes in the transaction begin are complete, or at once if
  /// nothing moves: SwiftUI's function of that name.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    // It is called once, on the main actor, where trees of views live.
    nonisolated(unsafe) let completion = completion
    completions.append(AnimationCompletions(criteria) { completion() })
  }

  /// The animation that movements take.
  package var activeAnimation: Animation? { animation }
}

/// The transaction of the code that runs now.
enum CurrentTransaction {
  @TaskLocal static var value: Transaction?
  private static let lastID = Atomic<Int>(0)

  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
  {
    var transaction = transaction
    transaction.id = lastID.add(1, ordering: .relaxed).newValue
    return try $value.withValue(transaction, operation: body)
  }
}

/// Runs `body`; what it changes shows with `animation`: SwiftUI's `withAnimation`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as ended: SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  /// When the animation says so: a spring after its perceptual duration (its response), though it still
  /// swings; a curve at its end.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Runs `body`; what it changes shows with `animation`, and when all of that has ended, or at once if
/// nothing moves, `completion` is called: SwiftUI's function of that name.
///
/// Where another animation takes over from a movement, `logicallyComplete` comes when the movement would
/// have been complete, and `removed` when the other animation has ended. What never ends, such as an
/// animation that is repeated for ever, never completes.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs `body`; what it changes shows as `transaction` says: SwiftUI's `withTransaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try CurrentTransaction.run(transaction, body)
  transaction.completions.forEach { $0.endIfNotAwaited() }
  return result
}

/// Runs `body`; what it changes shows with a transaction that has a value at `keyPath`: SwiftUI's function of that name.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = CurrentTransaction.value ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// A value that goes with changes of state: SwiftUI's `TransactionKey`.
public protocol TransactionKey {
  /// The value's type.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = TransactionValue(value: newValue) }
  }
}

/// A value of a key.
///
/// It is the setter's, and handed to views on the main actor.
struct TransactionValue: @unchecked Sendable {
  // It is never changed, and who has set it says by that that it may be read where views are.
  let value: Any
}
