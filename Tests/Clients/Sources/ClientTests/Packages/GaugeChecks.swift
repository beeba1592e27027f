import ClientSupport
import GaugeStyles
import SwiftUI

private struct Dashboard: View {
  @State private var speed = 60.0

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Meter("Speed", value: speed, in: 0...200)
        Meter("km/h", value: speed, in: 0...200).meterStyle(.dial)
      }
      .frame(height: 120)
      Meter("Level", value: 0.7).meterStyle(.lamps)
      if #available(iOS 16.0, macOS 13.0, *) {
        Gauge(value: 0.6) {
          Text("Battery")
        } currentValueLabel: {
          Text("60 %")
        }
        .gaugeStyle(.battery)
        .tint(.green)
      }
      Button("Faster") { speed = 160 }
    }
    .padding(12)
  }
}

@MainActor func checkGauge(_ scheme: ColorScheme) {
  let stage = Stage(280, 290, in: scheme) { Dashboard() }
  stage.expectPicture("gauge")
  func values() -> [String] { stage.session.accessibilityTree.compactMap(\.value) }
  Checks.expect(
    values().filter { $0 == "30 percent" }.count == 2, "two meters say their value: \(values())")
  guard let before = stage.pixels else { return }
  stage.session.tap("Faster")
  stage.session.advance(by: 0.15)
  guard let during = stage.pixels else { return }
  stage.session.advance(by: 5)
  guard let after = stage.pixels else { return }
  Checks.expect(
    values().filter { $0 == "80 percent" }.count == 2, "they say the new value: \(values())")
  Checks.expect(
    during.difference(from: before) > 200 && after.difference(from: during) > 200,
    "needle, ring and number are on their way between")
}
