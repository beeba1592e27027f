import SwiftUI

struct LineChartLine: Shape {
  let values: [Double]
  var closed = false

  func path(in rect: CGRect) -> Path {
    guard let low = values.min(), let high = values.max(), high > low else { return Path() }
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.height * CGFloat(1 - (value - low) / (high - low)))
    }
    var path = Path()
    path.move(to: points[0])
    for (previous, next) in zip(points, points.dropFirst()) {
      let middle = (previous.x + next.x) / 2
      path.addCurve(
        to: next, control1: CGPoint(x: middle, y: previous.y),
        control2: CGPoint(x: middle, y: next.y))
    }
    if closed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

struct LineChartView: View {
  let prices: [Double] = [12, 18, 15, 24, 21, 33, 30, 28, 40, 37, 45]
  @GestureState private var touch: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: 40) {
      Text("Filigree Inc.").font(.title.bold())
      GeometryReader { proxy in
        let step = proxy.size.width / CGFloat(prices.count - 1)
        ZStack(alignment: .topLeading) {
          LineChartLine(values: prices, closed: true)
            .fill(
              LinearGradient(
                colors: [.green.opacity(0.4), .green.opacity(0)], startPoint: .top,
                endPoint: .bottom))
          LineChartLine(values: prices)
            .stroke(.green, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
          if let touch {
            let index = min(max(Int((touch / step).rounded()), 0), prices.count - 1)
            let y = proxy.size.height * (1 - (prices[index] - 12) / 33)
            Rectangle()
              .fill(.secondary)
              .frame(width: 1)
              .offset(x: CGFloat(index) * step)
            Circle()
              .fill(.background)
              .overlay(Circle().stroke(.green, lineWidth: 3))
              .frame(width: 14, height: 14)
              .position(x: CGFloat(index) * step, y: y)
            Text("$\(prices[index], specifier: "%.2f")")
              .font(.caption.bold())
              .padding(6)
              .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 6))
              .position(x: CGFloat(index) * step, y: -14)
          }
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).updating($touch) { value, state, _ in
            state = value.location.x
          })
      }
      .frame(height: 220)
    }
    .padding(30)
  }
}
