import FiligreePaths
import Foundation

/// An open ring with a mark at the value: SwiftUI's `AccessoryCircularGaugeStyle`.
///
/// The ring is three quarters of a circle; the ends' labels, or that of the gauge, are in the gap.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let hasBounds = configuration.minimumValueLabel != nil
    ZStack {
      GaugeRing(fraction: configuration.value, isMarked: true)
      configuration.currentValueLabel
        .font(.system(size: 20, weight: .medium, design: .rounded))
        .frame(width: GaugeRing.diameter - 18)
      HStack(spacing: 0) {
        if hasBounds {
          configuration.minimumValueLabel.frame(maxWidth: .infinity)
          configuration.maximumValueLabel.frame(maxWidth: .infinity)
        } else {
          configuration.label
        }
      }
      .font(.system(size: 11, weight: .medium, design: .rounded))
      .frame(width: GaugeRing.diameter * 0.68)
      .offset(y: GaugeRing.diameter * 0.4)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
    .modifier(GaugeValue(fraction: configuration.value))
  }
}

/// A ring, filled up to the value: SwiftUI's `AccessoryCircularCapacityGaugeStyle`.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(fraction: configuration.value, isMarked: false)
      ZStack {
        if let current = configuration.currentValueLabel {
          current
        } else {
          configuration.label
        }
      }
      .font(.system(size: 20, weight: .medium, design: .rounded))
      .frame(width: GaugeRing.diameter - 18)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
    .modifier(GaugeValue(fraction: configuration.value))
  }
}

/// The ring of a gauge, as wide as on a lock screen: 58 points.
private nonisolated struct GaugeRing: View, Animatable {
  static let diameter: CGFloat = 58
  static let thickness: CGFloat = 6

  var fraction: Double
  let isMarked: Bool

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  @MainActor var body: some View {
    ZStack {
      if isMarked {
        Rectangle().fill(.tint).mask { MarkedRing(fraction: fraction).fill(.black) }
      } else {
        Circle().inset(by: Self.thickness / 2).stroke(.tint, lineWidth: Self.thickness)
          .opacity(0.3)
        Circle().inset(by: Self.thickness / 2).trim(from: 0, to: fraction)
          .stroke(.tint, style: StrokeStyle(lineWidth: Self.thickness, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
    }
  }
}

/// Three quarters of a ring with a gap at a value, and a dot in the gap.
private nonisolated struct MarkedRing: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    let thickness = GaugeRing.thickness
    let radius = min(rect.width, rect.height) / 2 - thickness / 2
    guard radius > 0 else { return Path() }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let value = min(max(fraction, 0), 1)
    // The dot's own radius and a gap of 2 points; a round end adds half the thickness.
    let gap = Double((thickness + 2) / radius)
    let (start, length) = (Double.pi * 0.75, Double.pi * 1.5)
    let mark = start + length * value
    var path = Path()
    for (from, to) in [(start, mark - gap), (mark + gap, start + length)] where to > from {
      var arc = Path()
      arc.addArc(
        center: center, radius: radius, startAngle: .radians(from), endAngle: .radians(to),
        clockwise: false)
      path.addPath(
        arc.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round)))
    }
    let point = CGPoint(x: center.x + radius * cos(mark), y: center.y + radius * sin(mark))
    path.addEllipse(
      in: CGRect(
        x: point.x - thickness / 2, y: point.y - thickness / 2, width: thickness,
        height: thickness))
    return path
  }
}
