import SwiftUI

struct QuizApp: View {
  private struct Question {
    let text: String
    let answers: [String]
    let correct: Int
  }

  private let questions = [
    Question(
      text: "Which is the largest planet?", answers: ["Mars", "Jupiter", "Venus"], correct: 1),
    Question(text: "What is 7 × 8?", answers: ["54", "56", "64"], correct: 1),
    Question(text: "Who wrote Emma?", answers: ["Austen", "Eliot", "Woolf"], correct: 0),
  ]
  @State private var index = 0
  @State private var score = 0
  @State private var chosen: Int?

  var body: some View {
    let question = questions[index]
    VStack(spacing: 20) {
      HStack {
        Text("Question \(index + 1) of \(questions.count)")
        Spacer()
        Text("Score \(score)")
      }
      .font(.subheadline)
      ProgressView(value: Double(index + 1), total: Double(questions.count))
      Text(question.text)
        .font(.title2.bold())
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, minHeight: 110)
      ForEach(question.answers.indices, id: \.self) { answer in
        Button {
          guard chosen == nil else { return }
          chosen = answer
          if answer == question.correct { score += 1 }
        } label: {
          Text(question.answers[answer])
            .frame(maxWidth: .infinity)
            .padding(14)
            .background(color(answer, question), in: RoundedRectangle(cornerRadius: 12))
            .foregroundColor(.white)
        }
      }
      Button("Next") {
        index = (index + 1) % questions.count
        chosen = nil
      }
      .opacity(chosen == nil ? 0 : 1)
    }
    .padding()
  }

  private func color(_ answer: Int, _ question: Question) -> Color {
    guard let chosen else { return .indigo }
    if answer == question.correct { return .green }
    return answer == chosen ? .red : .gray
  }
}
