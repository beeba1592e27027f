import Foundation

/// A view of a value that changes by keyframes: SwiftUI's `KeyframeAnimator`.
///
/// The keyframes begin when the view appears and are repeated, or begin when a value changes. They are made anew each
/// time, of the value that the last ones have ended with.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let repeats: Bool
  /// What starts the keyframes; nil if the view's coming does.
  private let trigger: AnyTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var course = KeyframeCourse<Value>()
  @State private var isRunning = false

  /// Creates a view whose keyframes begin when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value at first.
  ///   - repeating: Whether the keyframes begin again when they have ended.
  ///   - content: Makes the view of a value.
  ///   - keyframes: Makes the keyframes of the value that they begin with.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view whose keyframes begin when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at first.
  ///   - trigger: What starts the keyframes when it changes.
  ///   - content: Makes the view of a value.
  ///   - keyframes: Makes the keyframes of the value that they begin with.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = false
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// The view of the value now.
  @MainActor public var body: some View {
    TimelineView(.animation(paused: !isRunning)) { timeline in
      content(
        course.value(at: timeline.date, initialValue, repeats, keyframes) { isRunning = false })
    }
    .onAppear { if trigger == nil { start() } }
    .onChange(of: trigger) { start() }
  }

  @MainActor private func start() {
    course.restart()
    isRunning = true
  }
}

/// A value of any type that starts something when it changes.
struct AnyTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (first: AnyTrigger, second: AnyTrigger) -> Bool {
    func isEqual<T: Equatable>(_ first: T) -> Bool { second.value as? T == first }
    return isEqual(first.value)
  }
}

/// Where the keyframes of a view are.
@MainActor
final class KeyframeCourse<Value> {
  private enum State {
    case resting
    /// Begins with the next time that is asked for.
    case beginning
    case running(KeyframeTimeline<Value>, since: Date)
  }

  private var state = State.resting
  /// The value that was asked for last.
  private var last: Value?
  /// How many repetitions that nobody sees are gone through one by one.
  private static var limit: Int { 1000 }

  nonisolated init() {}

  /// Begins anew with the value that there is.
  func restart() { state = .beginning }

  /// The value at a time; `ended` is called when the keyframes have come to their end.
  func value(
    at date: Date, _ initial: Value, _ repeats: Bool, _ keyframes: (Value) -> some Keyframes<Value>,
    ended: () -> Void
  ) -> Value {
    func begin(_ date: Date) {
      let value = last ?? initial
      state = .running(KeyframeTimeline(value, keyframes(value)), since: date)
    }
    if case .beginning = state { begin(date) }
    var count = 0
    while case .running(let timeline, let start) = state {
      let time = date.timeIntervalSince(start)
      last = timeline.value(time: time)
      guard time >= timeline.duration else { break }
      count += 1
      if repeats, timeline.duration > 0, count < Self.limit {
        begin(start.addingTimeInterval(timeline.duration))
      } else {
        state = .resting
        ended()
      }
    }
    return last ?? initial
  }
}

extension View {
  /// Shows the view as a value says that changes by keyframes, from when the view appears on.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    PlaceholderHost(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }

  /// Shows the view as a value says that changes by keyframes each time that `trigger` changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    PlaceholderHost(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }
}
