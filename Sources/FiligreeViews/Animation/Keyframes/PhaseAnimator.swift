import Foundation

/// A view that goes through phases, each with an animation: SwiftUI's `PhaseAnimator`.
///
/// It begins with the first phase and goes on to the next when the animation of the present one is complete: for ever
/// from when the view appears, or once through all phases and back to the first when a value changes. A phase without
/// an animation is passed at once.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  /// How many phases were gone through; the present one is what is left of that by their number.
  @State private var step = 0
  @State private var isRunning = false

  /// Creates a view that goes through phases for ever.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - content: Makes the view of a phase.
  ///   - animation: The animation by which a phase is reached.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through phases once, each time that a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - trigger: What starts them when it changes.
  ///   - content: Makes the view of a phase.
  ///   - animation: The animation by which a phase is reached.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// The view of the present phase.
  @MainActor public var body: some View {
    if let phase = phases.isEmpty ? nil : phases[step % phases.count] {
      content(phase)
        // Moves with each step, whatever the content makes of it: so each lasts as long as its animation.
        .modifier(PhaseStep(step: Double(step)))
        .onAppear { if trigger == nil { start() } }
        .onChange(of: trigger) { start() }
    }
  }

  @MainActor private func start() {
    guard !isRunning, phases.count > 1 else { return }
    isRunning = true
    advance(passed: 0)
  }

  /// Goes on to the next phase; `passed` is how many without an animation were passed just now.
  @MainActor private func advance(passed: Int) {
    let next = step + 1
    let animation = animation(phases[next % phases.count])
    // Phases of which none has an animation would be passed without an end.
    guard passed <= phases.count else { return isRunning = false }
    withAnimation(animation) {
      step = next
    } completion: {
      if trigger != nil, next % phases.count == 0 {
        isRunning = false
      } else {
        advance(passed: animation == nil ? passed + 1 : 0)
      }
    }
  }
}

/// Moves, and changes nothing.
private nonisolated struct PhaseStep: ViewModifier, ItemModifier, Animatable {
  var step: Double

  var animatableData: Double {
    get { step }
    set { step = newValue }
  }
}

extension View {
  /// Shows the view in phases, for ever from when it appears.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return PlaceholderHost(content: self) { placeholder in
      PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
  }

  /// Shows the view in phases, once through all each time that `trigger` changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return PlaceholderHost(content: self) { placeholder in
      PhaseAnimator(
        phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
  }
}
