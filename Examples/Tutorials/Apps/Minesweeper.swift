import SwiftUI

@Observable
final class MineField {
  let side = 7
  let mines: Set<Int> = [3, 12, 20, 26, 40, 44]
  var opened: Set<Int> = []
  var flags: Set<Int> = []

  var isLost: Bool { !opened.isDisjoint(with: mines) }
  var isWon: Bool { opened.count == side * side - mines.count && !isLost }

  func neighbors(of cell: Int) -> [Int] {
    let (x, y) = (cell % side, cell / side)
    return (max(0, y - 1)...min(side - 1, y + 1)).flatMap { row in
      (max(0, x - 1)...min(side - 1, x + 1)).map { row * side + $0 }
    }.filter { $0 != cell }
  }

  func count(around cell: Int) -> Int {
    neighbors(of: cell).filter(mines.contains).count
  }

  func open(_ cell: Int) {
    guard !isLost, !flags.contains(cell), opened.insert(cell).inserted else { return }
    if !mines.contains(cell) && count(around: cell) == 0 {
      neighbors(of: cell).forEach(open)
    }
  }

  func flag(_ cell: Int) {
    flags.formSymmetricDifference([cell])
  }
}

struct Minesweeper: View {
  @State private var field = MineField()

  var body: some View {
    VStack(spacing: 16) {
      Text(field.isLost ? "Boom!" : field.isWon ? "You won" : "\(field.mines.count) mines")
        .font(.title2.bold())
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        ForEach(0..<field.side, id: \.self) { row in
          GridRow {
            ForEach(0..<field.side, id: \.self) { column in
              MineCell(field: field, cell: row * field.side + column)
            }
          }
        }
      }
      Button("Restart") { field = MineField() }
    }
  }
}

private struct MineCell: View {
  let field: MineField
  let cell: Int

  var body: some View {
    let isOpen = field.opened.contains(cell)
    ZStack {
      Rectangle().fill(isOpen ? Color(.systemGray5) : .blue)
      if isOpen && field.mines.contains(cell) {
        Circle().fill(.red).padding(10)
      } else if isOpen, field.count(around: cell) > 0 {
        Text("\(field.count(around: cell))").bold()
      } else if field.flags.contains(cell) {
        Image(systemName: "flag.fill").foregroundStyle(.yellow)
      }
    }
    .frame(width: 40, height: 40)
    .onTapGesture { field.open(cell) }
    .onLongPressGesture { field.flag(cell) }
  }
}
