import SwiftUI

struct RollingDigit: View {
  let digit: Int

  var body: some View {
    Text("0")
      .hidden()
      .overlay {
        GeometryReader { proxy in
          VStack(spacing: 0) {
            ForEach(0..<10) { number in
              Text("\(number)")
                .frame(width: proxy.size.width, height: proxy.size.height)
            }
          }
          .offset(y: -CGFloat(digit) * proxy.size.height)
        }
        .clipped()
      }
  }
}

struct RollingNumberView: View {
  @State private var value = 1024

  private var digits: [Int] { String(value).compactMap(\.wholeNumberValue) }

  var body: some View {
    VStack(spacing: 30) {
      HStack(spacing: 4) {
        ForEach(digits.indices, id: \.self) { index in
          RollingDigit(digit: digits[index])
            .padding(8)
            .background(Color(.secondarySystemBackground))
            .cornerRadius(8)
            .animation(
              .spring(response: 0.6, dampingFraction: 0.8).delay(Double(index) * 0.05),
              value: value)
        }
      }
      .font(.system(size: 54, weight: .black, design: .rounded))
      Button("Next number") { value = 8397 }
    }
  }
}
