import SwiftUI

/// Three quarters of a ring in a gradient, with the value in the middle.
@available(iOS 15.0, macOS 12.0, *)
public struct ArcMeterStyle: MeterStyle {
  private let gradient: Gradient
  private let lineWidth: CGFloat

  /// Creates the style.
  public init(
    gradient: Gradient = Gradient(colors: [.green, .yellow, .red]), lineWidth: CGFloat = 14
  ) {
    self.gradient = gradient
    self.lineWidth = lineWidth
  }

  /// Makes the view of a meter.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      ring(to: 1).opacity(0.2)
      ring(to: configuration.part)
        .animation(.easeInOut, value: configuration.part)
      VStack(spacing: 2) {
        CountingText(value: configuration.value)
          .animation(.easeInOut, value: configuration.value)
        configuration.label.font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(lineWidth / 2)
    .aspectRatio(1, contentMode: .fit)
  }

  private func ring(to part: Double) -> some View {
    Circle()
      .trim(from: 0, to: 0.75 * part)
      .stroke(
        AngularGradient(
          gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(270)),
        style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
      )
      .rotationEffect(.degrees(135))
  }
}

/// A number that counts up and down when it changes in an animation.
@available(iOS 15.0, macOS 12.0, *)
struct CountingText: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text(verbatim: String(format: "%.0f", value))
      .font(.system(.title, design: .rounded).weight(.semibold))
      .monospacedDigit()
  }
}
