import SwiftUI

struct GradientBordersView: View {
  private let rainbow = [Color.red, .orange, .yellow, .green, .blue, .purple, .red]

  var body: some View {
    VStack(spacing: 28) {
      Text("Linear")
        .frame(maxWidth: .infinity, minHeight: 60)
        .overlay(
          RoundedRectangle(cornerRadius: 16)
            .stroke(
              LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing),
              lineWidth: 4))
      Text("Angular")
        .frame(maxWidth: .infinity, minHeight: 60)
        .background {
          Capsule().strokeBorder(
            AngularGradient(gradient: Gradient(colors: rainbow), center: .center), lineWidth: 6)
        }
      Text("Dashed")
        .frame(maxWidth: .infinity, minHeight: 60)
        .overlay(
          RoundedRectangle(cornerRadius: 16).strokeBorder(
            .linearGradient(colors: [.blue, .mint], startPoint: .top, endPoint: .bottom),
            style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [12, 8])))
      Text("Radial")
        .frame(maxWidth: .infinity, minHeight: 60)
        .border(
          RadialGradient(
            colors: [.yellow, .red], center: .center, startRadius: 20, endRadius: 160), width: 5)
      Text("Gradient text")
        .font(.largeTitle.weight(.heavy))
        .foregroundStyle(
          .linearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing))
    }
    .padding(24)
  }
}
