import SwiftUI

struct FluidLoaderView: View {
  @State private var isLoading = false

  var body: some View {
    VStack(spacing: 60) {
      ZStack {
        Circle()
          .stroke(Color(.systemGray5), lineWidth: 14)
          .frame(width: 100, height: 100)
        Circle()
          .trim(from: 0, to: 0.2)
          .stroke(Color.green, style: StrokeStyle(lineWidth: 7, lineCap: .round))
          .frame(width: 100, height: 100)
          .rotationEffect(Angle(degrees: isLoading ? 360 : 0))
          .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isLoading)
      }
      ZStack {
        Text("Loading")
          .font(.system(.body, design: .rounded))
          .bold()
          .offset(x: 0, y: -25)
        RoundedRectangle(cornerRadius: 3)
          .stroke(Color(.systemGray5), lineWidth: 3)
          .frame(width: 250, height: 3)
        RoundedRectangle(cornerRadius: 3)
          .stroke(Color.green, lineWidth: 3)
          .frame(width: 30, height: 3)
          .offset(x: isLoading ? 110 : -110, y: 0)
          .animation(.linear(duration: 1).repeatForever(autoreverses: true), value: isLoading)
      }
    }
    .onAppear { isLoading = true }
  }
}
