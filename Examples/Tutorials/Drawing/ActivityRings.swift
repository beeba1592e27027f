import SwiftUI

struct ActivityRing: View {
  var progress: Double
  let color: Color
  let symbol: String
  private let width: CGFloat = 28

  var body: some View {
    ZStack {
      Circle()
        .stroke(color.opacity(0.2), lineWidth: width)
      Circle()
        .trim(from: 0, to: min(progress, 1))
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [color, color.opacity(0.6)]), center: .center,
            startAngle: .degrees(360), endAngle: .degrees(0)),
          style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      if progress > 1 {
        Circle()
          .trim(from: 0, to: progress - 1)
          .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .shadow(color: .black.opacity(0.3), radius: 4)
      }
      GeometryReader { proxy in
        Image(systemName: symbol)
          .font(.system(size: 15, weight: .bold))
          .foregroundColor(.black.opacity(0.7))
          .position(x: proxy.size.width / 2, y: 0)
      }
    }
    .padding(width / 2)
  }
}

struct ActivityRingsView: View {
  @State private var move = 0.0
  @State private var exercise = 0.0
  @State private var stand = 0.0

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        ActivityRing(progress: move, color: .red, symbol: "arrow.right")
        ActivityRing(progress: exercise, color: .green, symbol: "chevron.right.2")
          .padding(32)
        ActivityRing(progress: stand, color: .cyan, symbol: "arrow.up")
          .padding(64)
      }
      .frame(width: 270, height: 270)
      .animation(.easeInOut(duration: 1), value: move)
      Button("Close the rings") {
        move = 1.25
        exercise = 0.8
        stand = 0.6
      }
      .buttonStyle(.borderedProminent)
    }
    .onAppear {
      move = 0.6
      exercise = 0.4
      stand = 0.75
    }
  }
}
