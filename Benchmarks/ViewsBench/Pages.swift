import Filigree
import Foundation

/// Which row of a page is marked.
final class Marked: ObservableObject {
  @Published var row = -1
}

/// Whether one row is marked.
final class Mark: ObservableObject {
  @Published var isSet = false
}

/// Rows of a text and a rectangle, each with an object of its own: a change is one row's.
struct Rows: View {
  let marks: [Mark]

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<marks.count, id: \.self) { Row(index: $0, mark: marks[$0]) }
    }
  }
}

struct Row: View {
  let index: Int
  @ObservedObject var mark: Mark

  var body: some View {
    HStack {
      Text("Row \(index)")
      Rectangle().fill(mark.isSet ? Color.red : Color.blue).frame(width: 20, height: 10)
    }
  }
}

/// The same rows, of one object: a change goes through the body that makes all of them.
struct ListedRows: View {
  let count: Int
  @ObservedObject var marked: Marked

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<count, id: \.self) { index in
        HStack {
          Text("Row \(index)")
          Rectangle().fill(index == marked.row ? Color.red : Color.blue)
            .frame(width: 20, height: 10)
        }
      }
    }
  }
}

/// A list of such rows: those in sight are made.
struct ListPage: View {
  let count: Int
  @ObservedObject var marked: Marked

  var body: some View {
    List(0..<count, id: \.self) { index in
      HStack {
        Text("Row \(index)")
        Rectangle().fill(index == marked.row ? Color.red : Color.blue)
          .frame(width: 20, height: 10)
      }
    }
  }
}

/// Stroked circles all over a page.
struct Circles: View {
  let count: Int
  @ObservedObject var marked: Marked

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Circle().stroke(index == marked.row ? Color.red : Color.blue, lineWidth: 1)
          .frame(width: 12, height: 12)
          .position(x: CGFloat(index % 100) * 8 + 6, y: CGFloat(index / 100) * 8 + 6)
      }
    }
  }
}
