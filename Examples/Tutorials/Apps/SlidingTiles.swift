import SwiftUI

struct SlidingTiles: View {
  @State private var grid = [[2, 0, 2, 4], [0, 4, 0, 4], [8, 8, 16, 0], [2, 2, 2, 2]]
  @State private var score = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("Score \(score)").font(.title.bold())
      VStack(spacing: 8) {
        ForEach(0..<4, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(0..<4, id: \.self) { column in
              tile(grid[row][column])
            }
          }
        }
      }
      .padding(8)
      .background(Color(red: 0.73, green: 0.68, blue: 0.63))
      .cornerRadius(10)
      .gesture(
        DragGesture(minimumDistance: 20).onEnded { value in
          let (x, y) = (value.translation.width, value.translation.height)
          if abs(x) > abs(y) {
            move(backwards: x > 0)
          } else {
            transpose()
            move(backwards: y > 0)
            transpose()
          }
        })
    }
  }

  private func tile(_ value: Int) -> some View {
    let level = value == 0 ? 0 : log2(Double(value))
    return Text(value == 0 ? "" : "\(value)")
      .font(.title2.bold())
      .foregroundColor(value > 4 ? .white : .black.opacity(0.7))
      .frame(width: 60, height: 60)
      .background(
        value == 0
          ? Color.white.opacity(0.35)
          : Color(hue: 0.11 - level * 0.012, saturation: level * 0.18, brightness: 0.96)
      )
      .clipShape(RoundedRectangle(cornerRadius: 6))
  }

  private func move(backwards: Bool) {
    for row in grid.indices {
      var values = grid[row].filter { $0 != 0 }
      if backwards { values.reverse() }
      var merged: [Int] = []
      while let value = values.first {
        values.removeFirst()
        if values.first == value {
          values.removeFirst()
          merged.append(value * 2)
          score += value * 2
        } else {
          merged.append(value)
        }
      }
      merged += Array(repeating: 0, count: 4 - merged.count)
      grid[row] = backwards ? merged.reversed() : merged
    }
  }

  private func transpose() {
    grid = (0..<4).map { column in grid.map { $0[column] } }
  }
}
