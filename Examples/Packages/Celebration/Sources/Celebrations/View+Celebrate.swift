import SwiftUI

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Celebrates over the view each time that a value changes.
  ///
  /// The view is the stage: pieces fly over it, and are cut off at its edges, so it is a page rather than a button. They are
  /// not touched, and not told to those who do not see them. Where motion is to be reduced nothing flies.
  ///
  /// ```swift
  /// ScoreView(score: score).celebrate(each: score, .corners)
  /// ```
  /// - Parameters:
  ///   - value: The value whose changes are celebrated.
  ///   - celebration: What is thrown.
  /// - Returns: The view as a stage.
  public func celebrate(
    each value: some Equatable, _ celebration: Celebration = .fountain
  ) -> some View {
    modifier(CelebrationModifier(value: value, celebration: celebration))
  }
}

@available(iOS 15.0, macOS 12.0, *)
struct CelebrationModifier<Value: Equatable>: ViewModifier {
  /// How many celebrations may be under way; the oldest one ends when there is one more.
  private static var limit: Int { 4 }

  let value: Value
  let celebration: Celebration
  @State private var count = 0
  @State private var rounds: [Int] = []
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content
      .overlay {
        ForEach(rounds, id: \.self) { round in
          CelebrationStage(celebration: celebration, round: round) {
            rounds.removeAll { $0 == round }
          }
        }
      }
      .onChange(of: value) { _ in
        guard !reduceMotion else { return }
        count += 1
        rounds = rounds.suffix(Self.limit - 1) + [count]
      }
  }
}

/// The pieces of one celebration on their ways.
@available(iOS 15.0, macOS 12.0, *)
struct CelebrationStage: View {
  private let flights: [Flight]
  private let size: CGFloat
  private let length: TimeInterval
  private let end: () -> Void
  @State private var start: Date?

  init(celebration: Celebration, round: Int, end: @escaping () -> Void) {
    flights = celebration.flights(in: round)
    size = celebration.pieceSize.isFinite ? min(max(celebration.pieceSize, 1), 200) : 11
    length = celebration.length
    self.end = end
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSince(start ?? timeline.date)
      Canvas { context, stage in
        // What has not left the stage by then fades.
        context.opacity = min(max((length - time) / 0.5, 0), 1)
        for flight in flights {
          guard let place = flight.place(at: time, on: stage), place.y < stage.height + 2 * size
          else { continue }
          var layer = context
          layer.translateBy(x: place.x, y: place.y)
          flight.piece.draw(
            in: layer, size: size * flight.scale, turn: flight.spin * (time - flight.delay))
        }
      }
      .onAppear { start = timeline.date }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
    .task {
      try? await Task.sleep(nanoseconds: UInt64(length * 1_000_000_000))
      if !Task.isCancelled { end() }
    }
  }
}

#Preview("Fountain") {
  struct Demo: View {
    @State private var goals = 0

    var body: some View {
      Button("Goal") { goals += 1 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .celebrate(
          each: goals,
          Celebration(
            .fountain, pieces: Piece.bouquet + [.text("⚽️"), .symbol("star.fill", .orange)])
        )
        .onAppear { goals += 1 }
    }
  }
  return Demo().frame(height: 300)
}

#Preview("Curtain") {
  struct Demo: View {
    @State private var isOpen = false

    var body: some View {
      Text("Curtain up").font(.largeTitle)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .celebrate(each: isOpen, .curtain)
        .onAppear { isOpen = true }
    }
  }
  return Demo().frame(height: 300)
}
