import FiligreePaths
import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

/// A shape as app code declares it, without `nonisolated`.
private struct Pennant: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

private func outline(_ shape: some Shape, in rect: CGRect) -> Path {
  shape.path(in: rect)
}

@Suite struct ShapeTests {
  let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test func aPathIsAShapeThatStaysWhereItIs() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    expect(outline(path, in: rect) == path)
    expect(outline(path, in: .null) == path)
  }

  @Test func insetTwiceIsInsetByTheSum() {
    let once = outline(Pennant().inset(by: 5), in: rect)
    let twice = outline(Pennant().inset(by: 2).inset(by: 3), in: rect)
    expect(once == twice)
    expect(once == outline(Pennant(), in: rect.insetBy(dx: 5, dy: 5)))
  }

  @Test func anyThreadMayAskForTheOutline() async {
    let shape = Pennant()
    let rect = rect
    let path = await Task.detached { shape.path(in: rect) }.value
    expect(path == shape.path(in: rect))
  }
}
