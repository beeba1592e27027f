import SwiftUI

struct TicTacToe: View {
  @State private var board = Array(repeating: "", count: 9)
  @State private var player = "X"

  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  private var winningLine: [Int]? {
    Self.lines.first { line in
      !board[line[0]].isEmpty && line.allSatisfy { board[$0] == board[line[0]] }
    }
  }

  private var status: String {
    if let winningLine { return "\(board[winningLine[0]]) wins" }
    return board.contains("") ? "\(player) is next" : "A draw"
  }

  var body: some View {
    VStack(spacing: 24) {
      Text(status).font(.title.bold())
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), spacing: 8)
      {
        ForEach(0..<9, id: \.self) { index in
          ZStack {
            RoundedRectangle(cornerRadius: 12)
              .foregroundColor(winningLine?.contains(index) == true ? .green : .blue)
              .opacity(0.3)
              .aspectRatio(1, contentMode: .fit)
            Text(board[index])
              .font(.system(size: 50, weight: .heavy))
              .foregroundColor(board[index] == "X" ? .red : .primary)
          }
          .onTapGesture { play(index) }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Square \(index + 1)")
        }
      }
      Button("New game") {
        board = Array(repeating: "", count: 9)
        player = "X"
      }
    }
    .padding(30)
  }

  private func play(_ index: Int) {
    guard board[index].isEmpty, winningLine == nil else { return }
    board[index] = player
    player = player == "X" ? "O" : "X"
  }
}
