import SwiftUI

struct MetaballsView: View {
  @State private var dragOffset = CGSize.zero

  var body: some View {
    Rectangle()
      .fill(
        LinearGradient(
          colors: [.yellow, .orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .mask {
        Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
          context.addFilter(.blur(radius: 20))
          context.drawLayer { layer in
            for index in [1, 2] {
              if let symbol = context.resolveSymbol(id: index) {
                layer.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
              }
            }
          }
        } symbols: {
          ball().tag(1)
          ball(offset: dragOffset).tag(2)
        }
      }
      .overlay {
        Image(systemName: "sun.max.fill")
          .font(.system(size: 44))
          .foregroundColor(.white)
          .offset(dragOffset)
      }
      .gesture(
        DragGesture()
          .onChanged { dragOffset = $0.translation }
          .onEnded { _ in
            withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.7)) {
              dragOffset = .zero
            }
          }
      )
  }

  private func ball(offset: CGSize = .zero) -> some View {
    Circle()
      .fill(.white)
      .frame(width: 130, height: 130)
      .offset(offset)
  }
}
