import SwiftUI

/// A value within a range, shown by a dial, an arc or a row of lamps.
///
/// It works as the system's `Gauge`, which there is from iOS 16 on, does, and takes a ``MeterStyle``.
@available(iOS 15.0, macOS 12.0, *)
public struct Meter<Label: View>: View {
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let label: Label
  @Environment(\.meterStyle) private var style

  /// Creates a meter.
  ///
  /// - Parameters:
  ///   - value: The value; one that lies outside of the bounds is shown at their end.
  ///   - bounds: The least and the largest value.
  ///   - label: What is measured.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.value = Double(value)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.label = label()
  }

  private var part: Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(max((value - bounds.lowerBound) / length, 0), 1)
  }

  /// What is seen.
  public var body: some View {
    style.makeBody(
      MeterStyleConfiguration(
        part: part, value: value, bounds: bounds, label: .init(content: AnyView(label)))
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Meter"))
    .accessibilityValue(Text("\(Int((part * 100).rounded())) percent"))
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension Meter where Label == Text {
  /// Creates a meter with a title.
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V, in bounds: ClosedRange<V> = 0...1
  ) {
    self.init(value: value, in: bounds) { Text(title) }
  }
}
