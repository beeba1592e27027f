import SwiftUI

struct InfinitySymbol: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let (w, h) = (rect.width, rect.height)
    path.move(to: CGPoint(x: w * 0.5, y: h * 0.5))
    path.addCurve(
      to: CGPoint(x: w * 0.5, y: h * 0.5), control1: CGPoint(x: w * 1.15, y: -h * 0.6),
      control2: CGPoint(x: w * 1.15, y: h * 1.6))
    path.addCurve(
      to: CGPoint(x: w * 0.5, y: h * 0.5), control1: CGPoint(x: -w * 0.15, y: -h * 0.6),
      control2: CGPoint(x: -w * 0.15, y: h * 1.6))
    return path
  }
}

struct PathDrawingView: View {
  @State private var end: CGFloat = 0

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        InfinitySymbol()
          .stroke(.gray.opacity(0.3), lineWidth: 10)
        InfinitySymbol()
          .trim(from: 0, to: end)
          .stroke(
            LinearGradient(
              colors: [.purple, .red, .orange], startPoint: .leading, endPoint: .trailing),
            style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round)
          )
          .shadow(color: .red, radius: 6, y: 4)
      }
      .frame(width: 260, height: 130)
      Button(end == 0 ? "Draw" : "Erase") {
        withAnimation(.easeInOut(duration: 2)) { end = end == 0 ? 1 : 0 }
      }
      .font(.title2)
    }
  }
}
