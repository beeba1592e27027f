import SwiftUI

struct ChatBubbleShape: Shape {
  let isMine: Bool

  func path(in rect: CGRect) -> Path {
    let bubble = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight],
      cornerRadii: CGSize(width: 18, height: 18))
    let x = isMine ? rect.maxX : rect.minX
    let side: CGFloat = isMine ? 1 : -1
    let tail = UIBezierPath()
    tail.move(to: CGPoint(x: x - 12 * side, y: rect.maxY))
    tail.addLine(to: CGPoint(x: x + 7 * side, y: rect.maxY))
    tail.addQuadCurve(
      to: CGPoint(x: x, y: rect.maxY - 14), controlPoint: CGPoint(x: x, y: rect.maxY - 5))
    tail.close()
    return Path(bubble.cgPath.union(tail.cgPath))
  }
}

struct ChatBubblesView: View {
  struct Message: Identifiable {
    let id = UUID()
    let text: String
    let isMine: Bool
  }

  @State private var messages = [
    Message(text: "Are we still on for tonight?", isMine: false),
    Message(text: "Of course! I'll bring the cake.", isMine: true),
    Message(text: "Lovely. The others come at eight, so be here a little earlier.", isMine: false),
  ]

  var body: some View {
    VStack(spacing: 10) {
      ForEach(messages) { message in
        HStack {
          if message.isMine { Spacer(minLength: 50) }
          Text(message.text)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .foregroundColor(message.isMine ? .white : .primary)
            .background {
              ChatBubbleShape(isMine: message.isMine)
                .fill(message.isMine ? Color.blue : Color(.systemGray5))
            }
          if !message.isMine { Spacer(minLength: 50) }
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      Spacer()
      Button {
        withAnimation { messages.append(Message(text: "I'm on my way", isMine: true)) }
      } label: {
        Label("Send", systemImage: "paperplane.fill")
      }
    }
    .padding()
  }
}
