import SwiftUI

struct CandlesticksView: View {
  struct Candle: Identifiable {
    let id: Int
    let open, high, low, close: Double
  }

  private let candles: [Candle] = {
    var price = 100.0
    return (0..<22).map { day in
      let open = price
      price += sin(Double(day) * 1.7) * 6 + cos(Double(day) * 0.6) * 4
      return Candle(
        id: day, open: open, high: max(open, price) + 3, low: min(open, price) - 2.5,
        close: price)
    }
  }()

  var body: some View {
    Canvas { context, size in
      guard let low = candles.map(\.low).min(), let high = candles.map(\.high).max() else {
        return
      }
      func y(_ price: Double) -> Double { (high - price) / (high - low) * size.height }
      let step = (size.width - 40) / Double(candles.count)
      for price in stride(from: (low / 10).rounded(.up) * 10, through: high, by: 10) {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: y(price)))
        line.addLine(to: CGPoint(x: size.width - 36, y: y(price)))
        context.stroke(
          line, with: .color(.secondary.opacity(0.4)), style: StrokeStyle(lineWidth: 1, dash: [3]))
        context.draw(
          Text(price, format: .number).font(.caption2).foregroundStyle(.secondary),
          at: CGPoint(x: size.width, y: y(price)), anchor: .trailing)
      }
      for candle in candles {
        let x = (Double(candle.id) + 0.5) * step
        let shading = GraphicsContext.Shading.color(
          candle.close >= candle.open ? .green : .red)
        var wick = Path()
        wick.move(to: CGPoint(x: x, y: y(candle.high)))
        wick.addLine(to: CGPoint(x: x, y: y(candle.low)))
        context.stroke(wick, with: shading, lineWidth: 1)
        let top = y(max(candle.open, candle.close))
        let bottom = y(min(candle.open, candle.close))
        context.fill(
          Path(
            CGRect(x: x - step * 0.35, y: top, width: step * 0.7, height: max(bottom - top, 1))),
          with: shading)
      }
    }
    .frame(height: 300)
    .padding()
  }
}
