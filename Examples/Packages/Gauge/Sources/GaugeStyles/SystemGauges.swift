import SwiftUI

/// A battery, for the system's own gauges.
@available(iOS 16.0, macOS 13.0, *)
public struct BatteryGaugeStyle: GaugeStyle {
  private let low: Double

  /// Creates the style.
  ///
  /// - Parameter low: Where it is red below.
  public init(low: Double = 0.2) {
    self.low = low
  }

  /// Makes the view of a meter.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      HStack(spacing: 2) {
        RoundedRectangle(cornerRadius: 5)
          .strokeBorder(.secondary, lineWidth: 2)
          .overlay(alignment: .leading) {
            GeometryReader { proxy in
              RoundedRectangle(cornerRadius: 2)
                .fill(configuration.value < low ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
                .frame(width: proxy.size.width * configuration.value)
            }
            .padding(4)
          }
          .frame(width: 56, height: 26)
        Capsule().fill(.secondary).frame(width: 3, height: 10)
      }
      configuration.label
      if let current = configuration.currentValueLabel {
        current.foregroundStyle(.secondary)
      }
    }
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension GaugeStyle where Self == BatteryGaugeStyle {
  /// A battery.
  public static var battery: BatteryGaugeStyle { BatteryGaugeStyle() }
}

#Preview("Gauges") {
  VStack(spacing: 24) {
    HStack {
      Meter("Speed", value: 62, in: 0...100)
      Meter("km/h", value: 80, in: 0...200).meterStyle(.dial)
    }
    .frame(height: 160)
    Meter("Level", value: 0.7).meterStyle(.lamps)
    if #available(iOS 16.0, macOS 13.0, *) {
      Gauge(value: 0.6) {
        Text("Battery")
      } currentValueLabel: {
        Text("60 %")
      }
      .gaugeStyle(.battery)
    }
  }
  .padding()
}
