import SwiftUI

struct MeshBackgroundView: View {
  @State private var isMoved = false

  var body: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0],
        [0, 0.5], isMoved ? [0.2, 0.7] : [0.8, 0.3], [1, 0.5],
        [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [
        .black, .purple, .indigo,
        .blue, isMoved ? .yellow : .white, .pink,
        .teal, .green, .orange,
      ]
    )
    .ignoresSafeArea()
    .overlay {
      Text("Good evening")
        .font(.title.bold())
        .foregroundStyle(.white)
        .shadow(radius: 4)
    }
    .onTapGesture {
      withAnimation(.easeInOut(duration: 1)) { isMoved.toggle() }
    }
  }
}
