/// How a value changes over time, in one track or several: SwiftUI's `Keyframes`.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value

  /// Appends the tracks to a list. Not to be called by clients.
  func _resolve(into keyframes: inout _ResolvedKeyframes<Value>)
}

/// A list of tracks; not to be used by clients.
public struct _ResolvedKeyframes<Value> {
  /// What makes, for the value at the beginning, a track's duration and what sets its part at a time.
  var tracks: [(Value) -> ResolvedKeyframeTrack<Value>] = []
}

struct ResolvedKeyframeTrack<Value> {
  let duration: Double
  let set: (inout Value, Double) -> Void
}

/// Keyframes of a part of a value: SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track of the part at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\Root.self, content: content)
  }

  /// Appends the track.
  public func _resolve(into keyframes: inout _ResolvedKeyframes<Root>) {
    var resolved = _ResolvedKeyframeTrackContent<Value>()
    content._resolve(into: &resolved)
    let (list, keyPath) = (resolved.keyframes, keyPath)
    keyframes.tracks.append { root in
      let curve = KeyframeCurve(from: root[keyPath: keyPath].animatableData, list)
      return ResolvedKeyframeTrack(duration: curve.duration) { root, time in
        root[keyPath: keyPath].animatableData = curve.value(time)
      }
    }
  }
}

/// Makes tracks, or keyframes of the whole value, of the statements in a closure: SwiftUI's `KeyframesBuilder`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes tracks as they are.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Takes keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// No tracks.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks() }

  /// Begins with a track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> KeyframeTracks<Value>
  where K.Value == Value {
    KeyframeTracks().appending(first)
  }

  /// Puts a track beside others.
  public static func buildPartialBlock<K: Keyframes>(
    accumulated: KeyframeTracks<Value>, next: K
  ) -> KeyframeTracks<Value> where K.Value == Value {
    accumulated.appending(next)
  }

  /// Begins with keyframes of the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> KeyframeList<Value>
  where Value: Animatable, K.Value == Value {
    KeyframeList(first)
  }

  /// Puts further keyframes of the whole value behind others.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: KeyframeList<Value>, next: K
  ) -> KeyframeList<Value> where Value: Animatable, K.Value == Value {
    accumulated.appending(next)
  }

  /// Takes tracks as they are.
  public static func buildFinalResult(
    _ component: KeyframeTracks<Value>
  ) -> KeyframeTracks<Value> {
    component
  }

  /// Makes a track of keyframes of the whole value.
  public static func buildFinalResult(
    _ component: KeyframeList<Value>
  ) -> KeyframeTracks<Value> where Value: Animatable {
    KeyframeTracks().appending(KeyframeTrack(\Value.self) { component })
  }
}

/// Several tracks: what `KeyframesBuilder` makes.
public struct KeyframeTracks<Value>: Keyframes {
  private var resolved = _ResolvedKeyframes<Value>()

  init() {}

  func appending<K: Keyframes>(_ keyframes: K) -> Self where K.Value == Value {
    var tracks = self
    keyframes._resolve(into: &tracks.resolved)
    return tracks
  }

  /// Appends the tracks.
  public func _resolve(into keyframes: inout _ResolvedKeyframes<Value>) {
    keyframes.tracks += resolved.tracks
  }
}

/// The course of a value over time by keyframes: SwiftUI's `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [ResolvedKeyframeTrack<Value>]
  /// How long the longest track takes, in seconds.
  public let duration: Double

  /// Creates the course of a value that is `initialValue` at first.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content())
  }

  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    var resolved = _ResolvedKeyframes<Value>()
    keyframes._resolve(into: &resolved)
    self.initial = initial
    tracks = resolved.tracks.map { $0(initial) }
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value at a time in seconds: before the beginning the first one, after a track's end its last.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.set(&value, time) }
    return value
  }

  /// The value at a share of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
