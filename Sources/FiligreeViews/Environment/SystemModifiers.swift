/// How much a header stands out: SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// What is felt when something happens: SwiftUI's `SensoryFeedback`.
///
/// Nothing is felt here.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// Something has been done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has gone wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has become larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has become smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something lies where it should.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value has come to a level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things have met.
  public static let impact = SensoryFeedback(name: "impact")
}

/// What a pointer does to a view: SwiftUI's `HoverEffect`.
///
/// There is no pointer here.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// What suits the view.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer becomes the view's background.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Sets how much the headers of sections stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Has no effect: there is nothing to feel.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Has no effect: there is nothing to feel.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  /// Has no effect: there is nothing to feel.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Has no effect: a page has no status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    self
  }

  /// Has no effect: a page has no status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View {
    self
  }

  /// Has no effect: a page has no views of the system over it.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    self
  }

  /// Has no effect: there are no gestures of the system.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    self
  }

  /// Has no effect: there is no pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    self
  }

  /// Has no effect to be seen, as on an iPhone: there is no pointer that could rest on the view.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    self
  }

  /// Has no effect to be seen, as on an iPhone: there is no pointer that could rest on the view.
  public nonisolated func help(_ text: Text) -> some View {
    self
  }

  /// Has no effect to be seen, as on an iPhone: there is no pointer that could rest on the view.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    self
  }
}
