import SwiftUI

struct FlashcardsApp: View {
  private let cards = [
    ("der Hund", "the dog"), ("die Katze", "the cat"), ("das Pferd", "the horse"),
  ]
  @State private var index = 0
  @State private var isFlipped = false

  var body: some View {
    VStack(spacing: 32) {
      ZStack {
        face(cards[index].1, color: .teal)
          .rotation3DEffect(.degrees(isFlipped ? 0 : -180), axis: (x: 0, y: 1, z: 0))
          .opacity(isFlipped ? 1 : 0)
        face(cards[index].0, color: .indigo)
          .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
          .opacity(isFlipped ? 0 : 1)
      }
      .onTapGesture {
        withAnimation(.easeInOut(duration: 0.6)) { isFlipped.toggle() }
      }
      HStack {
        ForEach(cards.indices, id: \.self) { number in
          Capsule()
            .fill(number == index ? Color.indigo : .gray.opacity(0.4))
            .frame(width: number == index ? 24 : 8, height: 8)
        }
      }
      Button("Next card") {
        isFlipped = false
        withAnimation { index = (index + 1) % cards.count }
      }
    }
  }

  private func face(_ text: String, color: Color) -> some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(color.gradient)
      .frame(width: 260, height: 180)
      .overlay(Text(text).font(.largeTitle.bold()).foregroundStyle(.white))
      .shadow(radius: 5)
  }
}
