import SwiftUI

/// The figure of the environment, moving, with words below it if there are any.
///
/// ```swift
/// WaitingView("Boiling water")
///   .waitingFigure(.jar)
///   .foregroundColor(.teal)
/// ```
/// Where motion is to be reduced the figure rests.
@available(iOS 15.0, macOS 12.0, *)
public struct WaitingView: View {
  /// The phase at which a figure rests: most of them show what they are there.
  private static let restingPhase = 0.4

  private let words: LocalizedStringKey?
  @Environment(\.waitingFigure) private var figure
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Creates a view without words; those who do not see it hear "Waiting".
  public init() { words = nil }

  /// Creates a view with words that say what is waited for.
  public init(_ words: LocalizedStringKey) { self.words = words }

  /// What is seen.
  public var body: some View {
    VStack(spacing: 8) {
      TimelineView(.animation(minimumInterval: nil, paused: reduceMotion)) { timeline in
        let phase = reduceMotion ? Self.restingPhase : phase(at: timeline.date)
        Canvas { context, size in
          let scale = min(size.width, size.height) / 100
          guard scale > 0 else { return }
          context.translateBy(x: size.width / 2, y: size.height / 2)
          context.scaleBy(x: scale, y: scale)
          context.translateBy(x: -50, y: -50)
          figure.draw(in: &context, phase: phase)
        }
      }
      .aspectRatio(1, contentMode: .fit)
      if let words = words { Text(words).font(.footnote) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(words.map { Text($0) } ?? Text("Waiting"))
    .accessibilityAddTraits(.updatesFrequently)
  }

  /// Counted from one moment for all, so that figures on a page are in step.
  private func phase(at date: Date) -> Double {
    let rounds = date.timeIntervalSinceReferenceDate / figure.period
    return rounds.isFinite ? rounds - rounds.rounded(.down) : 0
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Steps back behind the figure of the environment while something is waited for.
  ///
  /// - Parameters:
  ///   - isWaiting: Whether it is. The view is pale then, and cannot be touched.
  ///   - words: What is waited for.
  /// - Returns: The view, with the figure over it while that is so.
  public func waiting(while isWaiting: Bool, _ words: LocalizedStringKey = "Waiting") -> some View {
    self
      .opacity(isWaiting ? 0.2 : 1)
      .allowsHitTesting(!isWaiting)
      .accessibilityHidden(isWaiting)
      .overlay {
        if isWaiting {
          WaitingView(words).frame(maxWidth: 90, maxHeight: 90).transition(.opacity)
        }
      }
      .animation(.easeOut(duration: 0.2), value: isWaiting)
  }
}

#Preview("Waiting figures") {
  let figures: [any WaitingFigure] = [
    Pendulum(), BeadRope(), Jar(), SandClock(), Skyline(), Heartbeat(), Sprout(),
  ]
  return LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))], spacing: 20) {
    ForEach(figures.indices, id: \.self) { index in
      WaitingView().environment(\.waitingFigure, figures[index]).frame(height: 60)
    }
  }
  .padding()
  .foregroundColor(.teal)
}

#Preview("Waiting page") {
  Text("Tomorrow's weather").font(.title).padding(60)
    .waiting(while: true, "Asking the clouds")
    .waitingFigure(.skyline)
}
