import SwiftUI

/// What a meter has to show.
@available(iOS 15.0, macOS 12.0, *)
public struct MeterStyleConfiguration {
  /// What is measured, as a view.
  public struct Label: View {
    let content: AnyView

    /// What is seen.
    public var body: some View { content }
  }

  /// Where the value lies between the bounds, from 0 to 1.
  public let part: Double
  /// The value.
  public let value: Double
  /// The least and the largest value.
  public let bounds: ClosedRange<Double>
  /// What is measured.
  public let label: Label
}

/// How meters look.
@available(iOS 15.0, macOS 12.0, *)
public protocol MeterStyle {
  /// The view of a meter.
  associatedtype Body: View
  /// What a meter has to show.
  typealias Configuration = MeterStyleConfiguration
  /// Makes the view of a meter.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Any style, for the environment.
@available(iOS 15.0, macOS 12.0, *)
struct AnyMeterStyle {
  let makeBody: (MeterStyleConfiguration) -> AnyView

  init<S: MeterStyle>(_ style: S) {
    makeBody = { AnyView(style.makeBody(configuration: $0)) }
  }
}

@available(iOS 15.0, macOS 12.0, *)
private struct MeterStyleKey: EnvironmentKey {
  static var defaultValue: AnyMeterStyle { AnyMeterStyle(ArcMeterStyle()) }
}

@available(iOS 15.0, macOS 12.0, *)
extension EnvironmentValues {
  fileprivate(set) var meterStyle: AnyMeterStyle {
    get { self[MeterStyleKey.self] }
    set { self[MeterStyleKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Sets the style of the meters within.
  public func meterStyle<S: MeterStyle>(_ style: S) -> some View {
    environment(\.meterStyle, AnyMeterStyle(style))
  }
}
