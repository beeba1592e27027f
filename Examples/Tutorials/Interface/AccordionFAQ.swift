import SwiftUI

struct AccordionFAQ: View {
  private struct Entry: Identifiable {
    let id = UUID()
    let question: String
    let answer: String
  }

  @State private var open: String?
  private let entries = [
    Entry(question: "How do I pay?", answer: "By card, by invoice, or with a voucher at checkout."),
    Entry(question: "Can I return it?", answer: "Within thirty days, in its box."),
    Entry(question: "Where do you ship?", answer: "To every country that has a post office."),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Questions").font(.title.bold())
      ForEach(entries) { entry in
        VStack(alignment: .leading, spacing: 10) {
          Button {
            withAnimation(.easeInOut) { open = open == entry.question ? nil : entry.question }
          } label: {
            HStack {
              Text(entry.question).fontWeight(.medium)
              Spacer()
              Image(systemName: "chevron.right")
                .accessibilityHidden(true)
                .rotationEffect(open == entry.question ? .degrees(90) : .zero)
            }
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          if open == entry.question {
            Text(entry.answer)
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .transition(.opacity)
          }
        }
        .padding()
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
      }
      Spacer()
    }
    .padding()
  }
}
