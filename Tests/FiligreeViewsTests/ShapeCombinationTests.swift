import FiligreePaths
import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

/// A rectangle in the given share of the width, from the left or from the right.
private struct Side: Shape {
  var share: CGFloat
  var isRight = false

  func path(in rect: CGRect) -> Path {
    let width = rect.width * share
    return Path(
      CGRect(
        x: isRight ? rect.maxX - width : rect.minX, y: rect.minY, width: width,
        height: rect.height))
  }
}

@Suite struct ShapeCombinationTests {
  let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
  private let left = Side(share: 0.75)
  private let right = Side(share: 0.75, isRight: true)

  private func outline(_ shape: some Shape, in rect: CGRect) -> Path { shape.path(in: rect) }

  private func area(_ shape: some Shape) -> CGFloat { abs(shape.path(in: rect).signedArea) }

  @Test func combinationsAreMadeInTheRectangle() {
    expect(area(left.union(right)) == 1200)
    expect(area(left.intersection(right)) == 600)
    expect(area(left.subtracting(right)) == 300)
    expect(area(left.symmetricDifference(right)) == 600)
    let wide = CGRect(x: 0, y: 0, width: 400, height: 10)
    expect(
      outline(left.intersection(right), in: wide).boundingRect
        == CGRect(x: 100, y: 0, width: 200, height: 10))
  }

  @Test func linesAreCut() {
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: 30))
      $0.addLine(to: CGPoint(x: 100, y: 30))
    }
    expect(outline(line.lineIntersection(left), in: rect).svg == "M10 30H40")
    expect(outline(line.lineSubtraction(left), in: rect).svg == "M0 30H10m30 0h60")
  }

  @Test func theFillRuleIsTheOneAskedFor() {
    let twice = Path {
      $0.addRect(rect)
      $0.addRect(rect.insetBy(dx: 10, dy: 10))
    }
    let all = Path(rect)
    expect(area(twice.intersection(Side(share: 1))) == 1200)
    expect(area(twice.intersection(Side(share: 1), eoFill: true)) == 1000)
    expect(abs(twice.offset(by: 1, eoFill: true).signedArea - (42 * 32 - 18 * 8)) < 1e-9)
    expect(abs(twice.offset(by: 1).signedArea - 42 * 32) < 1e-9)
    expect(area(all.symmetricDifference(Side(share: 1))) == 0)
  }

  @Test func pathsStayPathsAmongThemselves() {
    let a: Path = Path(rect).union(Path(rect.offsetBy(dx: 10, dy: 0)))
    let b: Path = Path(rect).offset(by: 2)
    expect(a.boundingRect.width == 50)
    expect(b.boundingRect == rect.insetBy(dx: -2, dy: -2))
  }

  @Test func anyPathCanBeInset() {
    let path = Path(rect)
    expect(outline(path.inset(by: 5), in: .null).boundingRect == rect.insetBy(dx: 5, dy: 5))
    expect(outline(path.inset(by: -5), in: .null).boundingRect == rect.insetBy(dx: -5, dy: -5))
    expect(outline(path.inset(by: 0), in: .null) == path)
    expect(outline(path.inset(by: 15), in: .null).isEmpty)
  }

  @Test func aBorderWithinThePathTouchesItsEdge() {
    // An L, with a corner that points inwards.
    let path = Path {
      $0.addLines([
        CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10), CGPoint(x: 10, y: 10),
        CGPoint(x: 10, y: 30), CGPoint(x: 0, y: 30),
      ])
      $0.closeSubpath()
    }
    let border = outline(path.inset(by: 1), in: .null).strokedPath(StrokeStyle(lineWidth: 2))
    expect(abs(border.subtracting(path).signedArea) < 1e-9)
    expect(border.boundingRect == path.boundingRect)
  }

  @Test func insetsOfAnOffsetAddUp() {
    let shape = left.offset(by: 3, join: .round)
    let there = outline(shape.inset(by: 3), in: rect)
    expect(there == left.path(in: rect))
    expect(
      outline(shape.inset(by: 1).inset(by: -2), in: rect)
        == left.path(in: rect).offset(by: 4, join: .round))
  }

  @Test func nothingComesOfBadNumbers() {
    expect(outline(left.offset(by: .nan), in: rect).isEmpty)
    expect(outline(left.offset(by: .infinity), in: rect).isEmpty)
    let nowhere = CGRect(x: Double.nan, y: 0, width: 1, height: 1)
    expect(outline(left.union(right), in: nowhere).isEmpty)
  }
}
