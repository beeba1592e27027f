import SwiftUI

struct Checkerboard: Shape {
  var rows: Int
  var columns: Int

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(rows), Double(columns)) }
    set {
      rows = Int(newValue.first)
      columns = Int(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let rowSize = rect.height / Double(rows)
    let columnSize = rect.width / Double(columns)
    for row in 0..<rows {
      for column in 0..<columns where (row + column).isMultiple(of: 2) {
        path.addRect(
          CGRect(
            x: columnSize * Double(column), y: rowSize * Double(row), width: columnSize,
            height: rowSize))
      }
    }
    return path
  }
}

struct CheckerboardView: View {
  @State private var rows = 4
  @State private var columns = 4

  var body: some View {
    Checkerboard(rows: rows, columns: columns)
      .fill(.brown)
      .background(Color(red: 0.95, green: 0.88, blue: 0.75))
      .border(.primary, width: 2)
      .aspectRatio(1, contentMode: .fit)
      .padding()
      .onTapGesture {
        withAnimation(.linear(duration: 3)) {
          rows = 8
          columns = 16
        }
      }
  }
}
