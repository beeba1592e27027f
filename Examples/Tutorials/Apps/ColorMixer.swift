import SwiftUI

struct ColorMixer: View {
  @State private var red = 0.9
  @State private var green = 0.4
  @State private var blue = 0.3

  private var hex: String {
    let parts = [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }
    return "#" + parts.joined()
  }

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 20)
        .fill(Color(red: red, green: green, blue: blue))
        .overlay(alignment: .bottomTrailing) {
          Text(hex)
            .font(.system(.body, design: .monospaced))
            .padding(8)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
            .padding(10)
        }
      ColorMixerSlider(title: "R", value: $red, color: .red)
      ColorMixerSlider(title: "G", value: $green, color: .green)
      ColorMixerSlider(title: "B", value: $blue, color: .blue)
      HStack {
        ForEach([0.0, 0.5, 1.0], id: \.self) { level in
          Button("Gray \(Int(level * 100))") {
            withAnimation { (red, green, blue) = (level, level, level) }
          }
        }
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }
}

private struct ColorMixerSlider: View {
  let title: String
  @Binding var value: Double
  let color: Color

  var body: some View {
    HStack {
      Text(title).bold().foregroundColor(color)
      Slider(value: $value)
        .accentColor(color)
      Text("\(Int((value * 255).rounded()))")
        .font(.callout.monospacedDigit())
        .frame(width: 36, alignment: .trailing)
    }
  }
}
