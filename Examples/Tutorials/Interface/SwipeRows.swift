import SwiftUI

struct SwipeRows: View {
  @State private var mails = ["Rent", "Invitation", "Newsletter", "Receipt"]

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        ForEach(mails, id: \.self) { mail in
          SwipeRow(title: mail) {
            withAnimation { mails.removeAll { $0 == mail } }
          }
        }
      }
    }
  }
}

private struct SwipeRow: View {
  let title: String
  let onDelete: () -> Void
  @State private var offset: CGFloat = 0
  @GestureState private var translation: CGFloat = 0
  private let buttonWidth: CGFloat = 90

  var body: some View {
    ZStack(alignment: .trailing) {
      Color.red
      Button {
        onDelete()
      } label: {
        VStack {
          Image(systemName: "trash")
          Text("Delete").font(.caption)
        }
        .foregroundColor(.white)
        .frame(width: buttonWidth)
      }
      .accessibilityLabel("Delete \(title)")
      Text(title)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal)
        .frame(maxHeight: .infinity)
        .background(Color(.systemBackground))
        .offset(x: min(0, offset + translation))
        .gesture(
          DragGesture()
            .updating($translation) { value, state, _ in state = value.translation.width }
            .onEnded { value in
              let end = offset + value.predictedEndTranslation.width
              withAnimation(.spring()) { offset = end < -buttonWidth / 2 ? -buttonWidth : 0 }
            })
    }
    .frame(height: 56)
    .clipped()
  }
}
