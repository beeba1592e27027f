import FiligreePaths
import Foundation

/// What suits the surroundings, which is ``LinearCapacityGaugeStyle``: SwiftUI's `DefaultGaugeStyle`.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar, filled up to the value, its ends beside it: SwiftUI's `LinearCapacityGaugeStyle`.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, thickness: 4, isMarked: false)
          .modifier(GaugeValue(fraction: configuration.value))
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar with a mark at the value, its ends beside it: SwiftUI's `AccessoryLinearGaugeStyle`.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      GaugeBar(fraction: configuration.value, thickness: 6, isMarked: true)
        .background(configuration.label.modifier(UnseenModifier()))
        .modifier(GaugeValue(fraction: configuration.value))
      configuration.maximumValueLabel
    }
    .font(.system(.headline, design: .rounded, weight: .medium))
  }
}

/// A small bar, filled up to the value, under its label and over the value: SwiftUI's
/// `AccessoryLinearCapacityGaugeStyle`.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, thickness: 6, isMarked: false)
          .modifier(GaugeValue(fraction: configuration.value))
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
    .font(.subheadline)
  }
}

/// Tells a gauge's value in percents to people who do not see it.
nonisolated struct GaugeValue: ViewModifier {
  let fraction: Double

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      AccessibilityModifier(
        change: .control(
          role: "progress",
          value: SliderScale(lower: 0, upper: 1, step: nil).percent(fraction))))
  }
}

/// A bar, filled up to a value, or with a mark there.
private nonisolated struct GaugeBar: View, Animatable {
  var fraction: Double
  let thickness: CGFloat
  let isMarked: Bool

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  @MainActor var body: some View {
    if isMarked {
      MarkedBar(fraction: fraction, thickness: thickness).fill(.tint)
        .frame(height: thickness + 8)
    } else {
      // All of it is painted with one style, so that a gradient runs from end to end.
      Capsule().fill(.tint).opacity(0.2)
        .overlay { Rectangle().fill(.tint).mask { FilledBar(fraction: fraction).fill(.black) } }
        .frame(height: thickness)
        .clipShape(Capsule())
    }
  }
}

/// The filled part of a bar.
private nonisolated struct FilledBar: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    var rect = rect
    rect.size.width *= CGFloat(min(max(fraction, 0), 1))
    return Path(roundedRect: rect, cornerRadius: rect.height / 2)
  }
}

/// A bar with a gap at a value, and a dot in the gap.
private nonisolated struct MarkedBar: Shape {
  let fraction: Double
  let thickness: CGFloat
  static let gap: CGFloat = 2

  func path(in rect: CGRect) -> Path {
    let radius = thickness / 2
    let along = rect.minX + radius + max(rect.width - thickness, 0) * CGFloat(fraction)
    let bar = CGRect(
      x: rect.minX, y: rect.midY - radius, width: rect.width, height: thickness)
    let hole = along - radius - Self.gap...along + radius + Self.gap
    var path = Path()
    for piece in [
      bar.minX...max(hole.lowerBound, bar.minX), min(hole.upperBound, bar.maxX)...bar.maxX,
    ]
    where piece.upperBound - piece.lowerBound > 0.5 {
      path.addPath(
        Path(
          roundedRect: CGRect(
            x: piece.lowerBound, y: bar.minY, width: piece.upperBound - piece.lowerBound,
            height: thickness), cornerRadius: min(radius, (piece.upperBound - piece.lowerBound) / 2)
        ))
    }
    path.addEllipse(
      in: CGRect(x: along - radius, y: bar.minY, width: thickness, height: thickness))
    return path
  }
}
