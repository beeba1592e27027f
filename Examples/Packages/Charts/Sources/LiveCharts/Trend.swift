import SwiftUI

/// A line through values, and what lies below it in a gradient.
@available(iOS 15.0, macOS 12.0, *)
public struct Trend: View {
  @ObservedObject private var series: Series
  private let isRounded: Bool
  @Environment(\.chartTheme) private var theme
  @GestureState private var finger: CGFloat?

  /// Creates a chart of values that it follows.
  ///
  /// - Parameters:
  ///   - series: The values, which the chart follows.
  ///   - isRounded: Whether the line goes around corners.
  public init(_ series: Series, isRounded: Bool = true) {
    self.series = series
    self.isRounded = isRounded
  }

  /// What is seen.
  public var body: some View {
    GeometryReader { proxy in
      let values = Heights(series.parts)
      ZStack(alignment: .topLeading) {
        TrendLine(values: values, isRounded: isRounded, isClosed: true)
          .fill(
            LinearGradient(gradient: theme.area, startPoint: .top, endPoint: .bottom))
        TrendLine(values: values, isRounded: isRounded, isClosed: false)
          .stroke(
            theme.color(at: 0),
            style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        marker(in: proxy.size)
      }
      .animation(theme.animation, value: series.samples)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).updating($finger) { value, state, _ in
          state = value.location.x
        })
    }
    .background(ChartRules())
    .clipped()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Line chart, \(series.samples.count) values"))
  }

  @ViewBuilder private func marker(in size: CGSize) -> some View {
    if let x = finger, let index = nearest(to: x, in: size.width) {
      let step = size.width / CGFloat(max(series.samples.count - 1, 1))
      let center = CGPoint(
        x: step * CGFloat(index), y: size.height * (1 - series.parts[index]))
      Circle()
        .fill(.background)
        .overlay(Circle().stroke(theme.color(at: 0), lineWidth: 2))
        .frame(width: 10, height: 10)
        .position(center)
      Text(String(format: "%.1f", series.samples[index].value))
        .font(.caption.bold())
        .padding(4)
        .background(.regularMaterial, in: Capsule())
        .position(x: min(max(center.x, 20), size.width - 20), y: max(center.y - 20, 12))
    }
  }

  private func nearest(to x: CGFloat, in width: CGFloat) -> Int? {
    guard !series.samples.isEmpty, width > 0 else { return nil }
    let part = min(max(x / width, 0), 1)
    return Int((part * CGFloat(series.samples.count - 1)).rounded())
  }
}

/// Numbers that animate one by one; what is not there counts as 0.
@available(iOS 15.0, macOS 12.0, *)
struct Heights: VectorArithmetic {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }

  static var zero: Heights { Heights([]) }

  private static func combine(
    _ a: Heights, _ b: Heights, _ operation: (Double, Double) -> Double
  ) -> Heights {
    let count = max(a.values.count, b.values.count)
    return Heights(
      (0..<count).map { index in
        operation(
          index < a.values.count ? a.values[index] : 0,
          index < b.values.count ? b.values[index] : 0)
      })
  }

  static func + (a: Heights, b: Heights) -> Heights {
    combine(a, b, +)
  }

  static func - (a: Heights, b: Heights) -> Heights {
    combine(a, b, -)
  }

  mutating func scale(by factor: Double) {
    values = values.map { $0 * factor }
  }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// The line through values between 0 at the bottom and 1 at the top.
@available(iOS 15.0, macOS 12.0, *)
struct TrendLine: Shape {
  var values: Heights
  var isRounded: Bool
  var isClosed: Bool

  var animatableData: Heights {
    get { values }
    set { values = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let points = values.values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(max(values.values.count - 1, 1)),
        y: rect.maxY - rect.height * CGFloat(value))
    }
    return Path { path in
      guard let first = points.first, let last = points.last, points.count > 1 else { return }
      path.move(to: first)
      for (previous, point) in zip(points, points.dropFirst()) {
        let middle = (previous.x + point.x) / 2
        if isRounded {
          path.addCurve(
            to: point, control1: CGPoint(x: middle, y: previous.y),
            control2: CGPoint(x: middle, y: point.y))
        } else {
          path.addLine(to: point)
        }
      }
      if isClosed {
        path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
        path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}
