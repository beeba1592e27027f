import SwiftUI

struct HeartParticles: GeometryEffect {
  var time: Double
  let direction: Double
  let speed: Double

  var animatableData: Double {
    get { time }
    set { time = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: speed * cos(direction) * time, y: speed * sin(direction) * time))
  }
}

struct HeartBurstView: View {
  @State private var isLiked = false
  @State private var time = 0.0

  var body: some View {
    ZStack {
      Circle()
        .strokeBorder(.pink, lineWidth: isLiked ? 0 : 40)
        .frame(width: 150, height: 150)
        .scaleEffect(isLiked ? 1.3 : 0)
      ForEach(0..<12) { index in
        Circle()
          .fill(Color(hue: Double(index) / 12, saturation: 0.8, brightness: 1))
          .frame(width: 14, height: 14)
          .scaleEffect(isLiked ? 1 : 0.1)
          .opacity(isLiked ? 1 : 0)
          .modifier(
            HeartParticles(time: time, direction: Double(index) / 12 * 2 * .pi, speed: 110))
      }
      Image(systemName: isLiked ? "heart.fill" : "heart")
        .font(.system(size: 80))
        .foregroundStyle(isLiked ? .pink : .gray)
        .scaleEffect(isLiked ? 1.2 : 1)
        .animation(.interpolatingSpring(stiffness: 170, damping: 6), value: isLiked)
    }
    .onTapGesture {
      withAnimation(.easeOut(duration: 0.8)) {
        isLiked.toggle()
        time = isLiked ? 1 : 0
      }
    }
  }
}
