import SwiftUI

/// A row of lamps, as of a sound's level.
@available(iOS 15.0, macOS 12.0, *)
public struct LampsMeterStyle: MeterStyle {
  private let count: Int

  /// Creates the style.
  ///
  /// - Parameter count: The number of lamps: from 1 to 1,000.
  public init(count: Int = 12) {
    self.count = min(max(count, 1), 1000)
  }

  /// Makes the view of a meter.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label.font(.caption)
      HStack(spacing: 3) {
        ForEach(0..<count, id: \.self) { index in
          let isOn = Double(index) < configuration.part * Double(count) - 0.001
          Capsule()
            .fill(color(of: index))
            .opacity(isOn ? 1 : 0.15)
            .shadow(color: isOn ? color(of: index).opacity(0.6) : .clear, radius: 3)
        }
      }
      .frame(height: 24)
    }
  }

  private func color(of index: Int) -> Color {
    switch Double(index) / Double(count) {
    case ..<0.6: return .green
    case ..<0.85: return .yellow
    default: return .red
    }
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension MeterStyle where Self == ArcMeterStyle {
  /// Three quarters of a ring in a gradient.
  public static var arc: ArcMeterStyle { ArcMeterStyle() }
}

@available(iOS 15.0, macOS 12.0, *)
extension MeterStyle where Self == DialMeterStyle {
  /// A dial with a needle.
  public static var dial: DialMeterStyle { DialMeterStyle() }
}

@available(iOS 15.0, macOS 12.0, *)
extension MeterStyle where Self == LampsMeterStyle {
  /// A row of lamps.
  public static var lamps: LampsMeterStyle { LampsMeterStyle() }
}
