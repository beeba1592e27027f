/// A value, and the values that it had before, for undo and redo.
///
/// Changes of one thing that follow one another, as while a slider is dragged, are one step.
struct History<Value: Equatable & Sendable>: Sendable {
  /// The most steps that are kept.
  static var limit: Int { 200 }

  private(set) var current: Value
  private var past: [Value] = []
  private var future: [Value] = []
  /// What the last change was of, while it may go on.
  private var open: String?

  init(_ value: Value) {
    current = value
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Changes the value.
  ///
  /// - Parameters:
  ///   - value: The new one; nothing happens if it is the old one.
  ///   - thing: What is changed. A change of the same thing right before this one is the same step; nil for a step of its
  ///     own.
  mutating func change(to value: Value, of thing: String? = nil) {
    guard value != current else { return }
    if thing == nil || thing != open {
      past.append(current)
      if past.count > Self.limit { past.removeFirst() }
    }
    open = thing
    future = []
    current = value
  }

  /// Ends a change that could have gone on: the slider was let go.
  mutating func endChange() { open = nil }

  /// Takes the last step back; without one nothing happens.
  mutating func undo() {
    guard let value = past.popLast() else { return }
    future.append(current)
    current = value
    open = nil
  }

  /// Does again what was undone; without such a thing nothing happens.
  mutating func redo() {
    guard let value = future.popLast() else { return }
    past.append(current)
    current = value
    open = nil
  }
}
