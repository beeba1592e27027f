import SwiftUI

struct CurvedText: View {
  let text: String
  let radius: CGFloat
  var kerning: CGFloat = 0
  @State private var widths: [Int: CGFloat] = [:]

  private struct WidthKey: PreferenceKey {
    static let defaultValue: [Int: CGFloat] = [:]
    static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private func angle(at index: Int) -> Angle {
    let before = (0..<index).reduce(CGFloat.zero) { $0 + (widths[$1] ?? 0) + kerning }
    return .radians(Double((before + (widths[index] ?? 0) / 2) / radius))
  }

  var body: some View {
    ZStack {
      ForEach(Array(text.enumerated()), id: \.offset) { index, letter in
        VStack {
          Text(String(letter))
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: WidthKey.self, value: [index: proxy.size.width])
              }
            }
          Spacer()
        }
        .rotationEffect(angle(at: index))
      }
    }
    .frame(width: radius * 2, height: radius * 2)
    .onPreferenceChange(WidthKey.self) { widths = $0 }
    .rotationEffect(-angle(at: text.count - 1) / 2)
  }
}

struct CurvedTextView: View {
  var body: some View {
    ZStack {
      Circle().stroke(.secondary, lineWidth: 1).frame(width: 200, height: 200)
      CurvedText(text: "AROUND·THE·WORLD·IN·EIGHTY·DAYS", radius: 128, kerning: 1)
        .font(.system(size: 19, weight: .semibold, design: .monospaced))
        .foregroundStyle(.orange)
      Image(systemName: "globe.europe.africa.fill")
        .font(.system(size: 90))
        .foregroundStyle(.blue)
    }
  }
}
