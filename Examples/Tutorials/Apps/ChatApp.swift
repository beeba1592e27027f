import SwiftUI

struct ChatApp: View {
  struct Message: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  @State private var messages = (0..<9).map {
    Message(
      id: $0, text: $0.isMultiple(of: 3) ? "Are you there already?" : "Message number \($0)",
      isMine: $0.isMultiple(of: 2))
  }
  @State private var draft = ""

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(messages) { message in
              ChatBubble(message: message).id(message.id)
            }
          }
          .padding()
        }
        .onAppear { proxy.scrollTo(messages.count - 1, anchor: .bottom) }
        .onChange(of: messages.count) {
          withAnimation { proxy.scrollTo(messages.count - 1, anchor: .bottom) }
        }
      }
      Divider()
      HStack {
        TextField("Message", text: $draft)
          .textFieldStyle(.plain)
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background(Capsule().stroke(.gray.opacity(0.5)))
        Button {
          messages.append(Message(id: messages.count, text: draft, isMine: true))
          draft = ""
        } label: {
          Image(systemName: "paperplane.fill").font(.title3)
        }
        .accessibilityLabel("Send")
        .disabled(draft.isEmpty)
      }
      .padding(10)
    }
  }
}

private struct ChatBubble: View {
  let message: ChatApp.Message

  var body: some View {
    Text(message.text)
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      .foregroundColor(message.isMine ? .white : .primary)
      .background(message.isMine ? Color.blue : Color(.systemGray5))
      .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
  }
}
