import Combine
import SwiftUI

struct MemoryCard: Identifiable {
  let id: Int
  let symbol: String
  var isFaceUp = false
  var isMatched = false
}

class MemoryGameViewModel: ObservableObject {
  @Published private(set) var cards: [MemoryCard] = []
  @Published private(set) var moves = 0

  private let symbols = [
    "star.fill", "heart.fill", "bolt.fill", "leaf.fill", "moon.fill", "bell.fill",
  ]

  init() {
    cards = (0..<12).map { MemoryCard(id: $0, symbol: symbols[$0 * 5 % 6]) }
  }

  func choose(_ card: MemoryCard) {
    guard let index = cards.firstIndex(where: { $0.id == card.id }),
      !cards[index].isFaceUp, !cards[index].isMatched
    else { return }
    let open = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
    if open.count == 2 { open.forEach { cards[$0].isFaceUp = false } }
    cards[index].isFaceUp = true
    guard open.count == 1 else { return }
    moves += 1
    if cards[open[0]].symbol == card.symbol {
      cards[open[0]].isMatched = true
      cards[index].isMatched = true
    }
  }
}

struct MemoryGame: View {
  @StateObject private var game = MemoryGameViewModel()

  var body: some View {
    VStack {
      Text("Moves: \(game.moves)").font(.title2)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(game.cards) { card in
          MemoryCardView(card: card)
            .aspectRatio(2 / 3, contentMode: .fit)
            .onTapGesture { withAnimation { game.choose(card) } }
            .accessibilityLabel("Card \(card.id)")
        }
      }
      .foregroundColor(.orange)
    }
    .padding(.horizontal)
  }
}

private struct MemoryCardView: View {
  let card: MemoryCard

  var body: some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 12)
      if card.isFaceUp {
        shape.fill().foregroundColor(Color(.systemBackground))
        shape.strokeBorder(lineWidth: 3)
        Image(systemName: card.symbol).font(.largeTitle)
      } else {
        shape.fill()
      }
    }
    .opacity(card.isMatched ? 0.4 : 1)
  }
}
