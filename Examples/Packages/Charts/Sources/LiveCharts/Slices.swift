import SwiftUI

/// Slices of a whole, with a legend.
///
/// A tapped slice comes forward.
@available(iOS 15.0, macOS 12.0, *)
public struct Slices: View {
  @ObservedObject private var series: Series
  private let hole: CGFloat
  @Environment(\.chartTheme) private var theme
  @State private var selection: Int?

  /// Creates a chart of values that it follows.
  ///
  /// - Parameters:
  ///   - series: The values, which the chart follows.
  ///   - hole: The radius of the hole, as a part of the whole's: from 0, none, to 0.95.
  public init(_ series: Series, hole: CGFloat = 0) {
    self.series = series
    self.hole = min(max(0, hole), 0.95)
  }

  private var angles: [(start: Angle, end: Angle)] {
    let total = series.samples.reduce(0) { $0 + $1.amount }
    guard total > 0 else { return [] }
    var start = Angle.degrees(-90)
    return series.samples.map { sample in
      let end = start + .degrees(360 * sample.amount / total)
      defer { start = end }
      return (start, end)
    }
  }

  /// What is seen.
  public var body: some View {
    HStack(spacing: 16) {
      ZStack {
        ForEach(Array(angles.enumerated()), id: \.offset) { index, slice in
          SliceShape(start: slice.start, end: slice.end, hole: hole)
            .fill(theme.color(at: index))
            .scaleEffect(selection == index ? 1.08 : 1)
            .onTapGesture {
              withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) {
                selection = selection == index ? nil : index
              }
            }
            .accessibilityLabel(series.samples[index].label)
        }
      }
      .padding(8)
      .aspectRatio(1, contentMode: .fit)
      legend
    }
    .animation(theme.animation, value: series.samples)
  }

  private var legend: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(Array(series.samples.enumerated()), id: \.element.id) { index, sample in
        Label {
          Text(sample.label).font(.caption).fontWeight(selection == index ? .bold : .regular)
        } icon: {
          Circle().fill(theme.color(at: index)).frame(width: 8, height: 8)
        }
      }
    }
  }
}

/// A sector of a circle, or of a ring.
@available(iOS 15.0, macOS 12.0, *)
struct SliceShape: Shape {
  var start: Angle
  var end: Angle
  var hole: CGFloat

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.degrees, end.degrees) }
    set {
      start = .degrees(newValue.first)
      end = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    if hole == 0 {
      path.move(to: center)
    }
    path.addArc(
      center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
    if hole > 0 {
      path.addArc(
        center: center, radius: radius * hole, startAngle: end, endAngle: start,
        clockwise: true)
    }
    path.closeSubpath()
    return path
  }
}

#Preview("Charts") {
  let series = Series(samples: [
    Sample("Mon", value: 3), Sample("Tue", value: 7), Sample("Wed", value: 5),
  ])
  return VStack(spacing: 20) {
    Columns(series).frame(height: 120)
    Trend(series).frame(height: 120)
    Slices(series, hole: 0.5).frame(height: 120)
  }
  .padding()
}
