import SwiftUI

struct CardCarousel: View {
  @State private var position: Int? = 0
  private let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .blue]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Featured")
        .font(.title2.bold())
        .padding(.horizontal)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(colors.indices, id: \.self) { index in
            RoundedRectangle(cornerRadius: 24)
              .fill(colors[index].gradient)
              .overlay {
                Text("Card \(index + 1)")
                  .font(.title.bold())
                  .foregroundStyle(.white)
              }
              .frame(width: 240)
              .scaleEffect(index == position ? 1 : 0.85)
              .animation(.easeOut, value: position)
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, 40)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $position)
      .scrollIndicators(.hidden)
      .frame(height: 260)
      HStack(spacing: 8) {
        ForEach(colors.indices, id: \.self) { index in
          Circle()
            .fill(index == position ? Color.primary : Color.gray.opacity(0.4))
            .frame(width: 8, height: 8)
        }
      }
      .frame(maxWidth: .infinity)
      Button("Last card") {
        withAnimation { position = colors.count - 1 }
      }
      .frame(maxWidth: .infinity)
      .padding(.top)
    }
  }
}
