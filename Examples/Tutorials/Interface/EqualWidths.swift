import SwiftUI

private struct LabelWidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct EqualWidths: View {
  @State private var labelWidth: CGFloat?
  @State private var isLong = false

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      row("Name", .red)
      row(isLong ? "Date of birth" : "Born", .green)
      row("City", .blue)
      Button(isLong ? "Shorter" : "Longer") { isLong.toggle() }
        .buttonStyle(.bordered)
    }
    .onPreferenceChange(LabelWidthKey.self) { labelWidth = $0 }
    .padding()
  }

  private func row(_ title: String, _ color: Color) -> some View {
    HStack {
      Text(title)
        .fixedSize()
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: LabelWidthKey.self, value: proxy.size.width)
          }
        )
        .frame(width: labelWidth, alignment: .trailing)
      RoundedRectangle(cornerRadius: 6)
        .fill(color.opacity(0.4))
        .frame(height: 36)
    }
  }
}
