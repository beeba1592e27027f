/// What submits: SwiftUI's `SubmitTriggers`.
public nonisolated struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Return in a field for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a field for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What happens when fields are submitted.
struct Submission {
  private var entries: [(triggers: SubmitTriggers, action: () -> Void)] = []

  /// The same with one more action.
  func adding(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) -> Submission {
    var submission = self
    submission.entries.append((triggers, action))
    return submission
  }

  /// All actions for a trigger as one, the innermost view's first; nil if there is none.
  func action(for trigger: SubmitTriggers) -> (() -> Void)? {
    let actions = entries.reversed().filter { !$0.triggers.isDisjoint(with: trigger) }.map(\.action)
    return actions.isEmpty ? nil : { actions.forEach { $0() } }
  }
}

extension EnvironmentValues {
  /// What Return in a field of one line is.
  @Entry var submitTrigger: SubmitTriggers = .text

  /// What happens when fields are submitted.
  @Entry var submission: Submission = Submission()
}

/// What is written on Return: SwiftUI's `SubmitLabel`.
public nonisolated struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
  /// Calls `action` when a field in the view is submitted: Return is pressed in a field of one line, or in that of
  /// `searchable`.
  ///
  /// The innermost view's action comes first.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submission) { $0 = $0.adding(triggers, action) }
  }

  /// Sets whether submissions in the view stay there, so that actions of views around are not called.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submission) { if isBlocking { $0 = Submission() } }
  }

  /// Sets what is written on Return of the keyboard on the screen, which Filigree does not draw: no effect.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
