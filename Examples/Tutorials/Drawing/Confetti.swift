import SwiftUI

struct ConfettiPiece {
  let x: Double
  let speed: Double
  let sway: Double
  let spin: Double
  let color: Color
}

struct ConfettiRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

struct ConfettiView: View {
  let pieces: [ConfettiPiece]
  @State private var begin: Date?

  init() {
    var random = ConfettiRandom(state: 42)
    let colors: [Color] = [.red, .blue, .green, .yellow, .pink, .purple, .orange]
    pieces = (0..<90).map { _ in
      ConfettiPiece(
        x: .random(in: 0...1, using: &random), speed: .random(in: 160...340, using: &random),
        sway: .random(in: 0...(2 * .pi), using: &random),
        spin: .random(in: 2...8, using: &random),
        color: colors.randomElement(using: &random) ?? .red)
    }
  }

  var body: some View {
    TimelineView(.animation(paused: begin == nil)) { timeline in
      Canvas { context, size in
        guard let begin else { return }
        let time = timeline.date.timeIntervalSince(begin)
        for piece in pieces {
          let y = piece.speed * time - 40
          guard y < size.height else { continue }
          var copy = context
          copy.translateBy(x: piece.x * size.width + sin(time * 3 + piece.sway) * 14, y: y)
          copy.rotate(by: .radians(time * piece.spin))
          copy.scaleBy(x: 1, y: cos(time * piece.spin * 1.7))
          copy.fill(
            Path(CGRect(x: -5, y: -3, width: 10, height: 6)), with: .color(piece.color))
        }
      }
      .allowsHitTesting(false)
      .overlay {
        Button("Celebrate") { begin = timeline.date }
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.capsule)
          .controlSize(.large)
      }
    }
  }
}
