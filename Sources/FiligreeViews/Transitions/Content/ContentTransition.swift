/// How the changed content of a text or an image comes in the place of the old one: SwiftUI's `ContentTransition`.
///
/// It applies where the change is animated (Apple's documentation of `ContentTransition`). Where nothing is said it is
/// ``identity``, as on Apple's systems by what their users say.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity
    case opacity
    case interpolate
    case numeric(NumericDirection)
    case symbol(SymbolReplacement, rate: Double)
  }

  /// Where digits roll to.
  enum NumericDirection: Equatable, Sendable {
    case up
    case down
    /// Up as the value grows, down as it falls.
    case following(Double)
  }

  let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Where the characters of a text are the same, each moves to its new place and size; other contents fade.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Characters roll, each by itself: upwards, or downwards if the numbers count down.
  ///
  /// Those that stay do not.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown ? .down : .up))
  }

  /// Characters roll, each by itself: upwards where `value` is larger than before, downwards where it is smaller.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numeric(.following(value)))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// How changed contents of views come in the place of the old ones.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how changed contents of texts and images come in the place of the old ones, where the change is animated.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
