import SwiftUI

struct SwipeCards: View {
  @State private var cards = ["Lisbon", "Oslo", "Kyoto", "Quito"]
  @State private var offset = CGSize.zero

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        if cards.isEmpty {
          Text("No more cards").foregroundStyle(.secondary)
        }
        ForEach(Array(cards.enumerated().reversed()), id: \.element) { index, name in
          card(name)
            .scaleEffect(1 - CGFloat(index) * 0.06)
            .offset(y: CGFloat(index) * 22)
            .offset(index == 0 ? offset : .zero)
            .rotationEffect(.degrees(index == 0 ? Double(offset.width / 16) : 0))
            .gesture(drag, including: index == 0 ? .all : .none)
        }
      }
      .frame(height: 320)
      Text("\(cards.count) left")
        .font(.headline)
    }
  }

  private func card(_ name: String) -> some View {
    VStack {
      Image(systemName: "mappin.and.ellipse")
        .font(.system(size: 60))
        .foregroundStyle(.pink)
      Text(name).font(.title.bold())
    }
    .frame(width: 240, height: 280)
    .background(Color(.systemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .overlay(RoundedRectangle(cornerRadius: 20).stroke(.gray.opacity(0.4)))
    .shadow(color: .black.opacity(0.15), radius: 8)
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { offset = $0.translation }
      .onEnded { value in
        withAnimation(.spring()) {
          if abs(value.translation.width) > 100 { cards.removeFirst() }
          offset = .zero
        }
      }
  }
}
