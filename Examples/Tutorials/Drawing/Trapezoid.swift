import SwiftUI

struct Trapezoid: Shape {
  var insetAmount: Double

  var animatableData: Double {
    get { insetAmount }
    set { insetAmount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.maxY))
    path.addLine(to: CGPoint(x: insetAmount, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - insetAmount, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: 0, y: rect.maxY))
    return path
  }
}

struct TrapezoidView: View {
  @State private var insetAmount = 50.0
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 20) {
      Trapezoid(insetAmount: insetAmount)
        .fill(.tint)
        .frame(width: 200, height: 100)
        .onTapGesture {
          taps += 1
          withAnimation { insetAmount = insetAmount == 50 ? 10 : 50 }
        }
      Trapezoid(insetAmount: insetAmount)
        .stroke(.primary, style: StrokeStyle(lineWidth: 4, lineJoin: .round, dash: [10, 6]))
        .frame(width: 200, height: 100)
        .rotationEffect(.degrees(180))
      Text(taps == 1 ? "1 tap" : "\(taps) taps")
        .foregroundStyle(.secondary)
    }
    .tint(.mint)
  }
}
