import SwiftUI

struct FlipCardFace: View {
  let title: String
  let color: Color
  let degrees: Double

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(color.gradient)
      .overlay {
        VStack(spacing: 12) {
          Image(systemName: "star.fill").font(.system(size: 50))
          Text(title).font(.title).bold()
        }
        .foregroundStyle(.white)
      }
      .frame(width: 200, height: 280)
      .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
  }
}

struct FlipCardView: View {
  @State private var backDegree = -90.0
  @State private var frontDegree = 0.0
  @State private var isFlipped = false
  let duration = 0.3

  var body: some View {
    ZStack {
      FlipCardFace(title: "Question", color: .blue, degrees: frontDegree)
      FlipCardFace(title: "Answer", color: .green, degrees: backDegree)
    }
    .onTapGesture { flip() }
  }

  private func flip() {
    isFlipped.toggle()
    withAnimation(.linear(duration: duration)) {
      if isFlipped { frontDegree = 90 } else { backDegree = -90 }
    }
    withAnimation(.linear(duration: duration).delay(duration)) {
      if isFlipped { backDegree = 0 } else { frontDegree = 0 }
    }
  }
}
