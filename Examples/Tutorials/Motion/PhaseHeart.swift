import SwiftUI

enum PhaseHeartStage: CaseIterable {
  case initial, lift, turn, settle

  var offset: Double {
    switch self {
    case .initial: 0
    case .lift, .turn: -70
    case .settle: 10
    }
  }

  var angle: Angle { self == .turn ? .degrees(25) : .zero }
  var scale: Double { self == .turn ? 1.5 : 1 }
  var color: Color { self == .initial ? .gray : .red }
}

struct PhaseHeartView: View {
  @State private var likes = 0

  var body: some View {
    VStack(spacing: 40) {
      Image(systemName: "heart.fill")
        .font(.system(size: 90))
        .foregroundStyle(.white)
        .phaseAnimator(PhaseHeartStage.allCases, trigger: likes) { content, phase in
          content
            .scaleEffect(phase.scale)
            .rotationEffect(phase.angle)
            .offset(y: phase.offset)
            .colorMultiply(phase.color)
        } animation: { phase in
          switch phase {
          case .initial, .lift: .spring(bounce: 0.5)
          case .turn: .easeInOut(duration: 0.3)
          case .settle: .spring(duration: 0.2, bounce: 0.7)
          }
        }
      Button("Like (\(likes))") { likes += 1 }
        .buttonStyle(.borderedProminent)
        .tint(.red)
    }
  }
}
