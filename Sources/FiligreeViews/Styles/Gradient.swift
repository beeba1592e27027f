import FiligreePaths
import Foundation

/// Colors in a row: SwiftUI's `Gradient`.
public struct Gradient: Hashable, Sendable {
  /// A color and where it is: SwiftUI's `Gradient.Stop`.
  @frozen
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// Where the color is: 0 at the start, 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, by rising location.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func resolved(in environment: EnvironmentValues) -> ResolvedGradient {
    ResolvedGradient(
      stops: stops.map {
        ResolvedGradient.Stop(color: $0.color.resolve(in: environment), location: $0.location)
      })
  }
}

/// Colors along a line: SwiftUI's `LinearGradient`.
///
/// The points are those of the unit square of what is painted.
public struct LinearGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  /// Creates a linear gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a linear gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .linearGradient(gradient.resolved(in: environment), start: startPoint, end: endPoint))
  }
}

/// Colors around a center, by distance in points: SwiftUI's `RadialGradient`.
public struct RadialGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  /// Creates a radial gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a radial gradient of evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .radialGradient(
        gradient.resolved(in: environment), center: center, startRadius: startRadius,
        endRadius: endRadius))
  }
}

/// Colors around a center, by distance in parts of the sides: SwiftUI's `EllipticalGradient`.
public struct EllipticalGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  /// Creates an elliptical gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates an elliptical gradient of evenly spaced colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .ellipticalGradient(
        gradient.resolved(in: environment), center: center, startFraction: startRadiusFraction,
        endFraction: endRadiusFraction))
  }
}

/// Colors around a center, by direction: SwiftUI's `AngularGradient`.
///
/// Angles grow clockwise from the direction of the x axis.
public struct AngularGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  /// Creates an angular gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates an angular gradient of evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient of stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient all the way round, from `angle` on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colors all the way round, from `angle` on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops all the way round, from `angle` on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .angularGradient(
        gradient.resolved(in: environment), center: center, start: startAngle, end: endAngle))
  }
}
