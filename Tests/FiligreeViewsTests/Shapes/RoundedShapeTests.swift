import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

private func outline(_ shape: some Shape, in rect: CGRect) -> Path { shape.path(in: rect) }

@Suite("Rectangles with corners of their own, and shapes by their names")
struct RoundedShapeTests {
  let rect = CGRect(x: 10, y: 20, width: 80, height: 60)
  let radii = RectangleCornerRadii(
    topLeading: 4, bottomLeading: 8, bottomTrailing: 12, topTrailing: 16)

  @Test("The outline is that of the path with these radii")
  func outlines() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let shape = UnevenRoundedRectangle(cornerRadii: radii, style: style)
      expect(
        shape.path(in: rect) == Path(roundedRect: rect, cornerRadii: radii, style: style))
      expect(
        shape
          == UnevenRoundedRectangle(
            topLeadingRadius: 4, bottomLeadingRadius: 8, bottomTrailingRadius: 12,
            topTrailingRadius: 16, style: style))
    }
    expect(UnevenRoundedRectangle(topLeadingRadius: 3).style == .continuous)
    expect(
      UnevenRoundedRectangle(topLeadingRadius: 3).cornerRadii
        == RectangleCornerRadii(topLeading: 3))
    expect(outline(UnevenRoundedRectangle(), in: rect) == Path(rect))
  }

  @Test("Equal radii give a rounded rectangle")
  func even() {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 9, bottomLeadingRadius: 9, bottomTrailingRadius: 9, topTrailingRadius: 9)
    expect(shape.path(in: rect) == outline(RoundedRectangle(cornerRadius: 9), in: rect))
    expect(
      outline(shape.inset(by: 4), in: rect)
        == outline(RoundedRectangle(cornerRadius: 9).inset(by: 4), in: rect))
  }

  @Test("Radii without room are made smaller by one factor; bad ones count as zero")
  func clamping() {
    let tall = UnevenRoundedRectangle(
      topLeadingRadius: 90, bottomLeadingRadius: 30, style: .circular)
    // 90 + 30 points on a side of 60: half of each.
    expect(
      tall.path(in: rect)
        == outline(
          UnevenRoundedRectangle(
            topLeadingRadius: 45, bottomLeadingRadius: 15, style: .circular), in: rect))
    let bad = UnevenRoundedRectangle(
      topLeadingRadius: -5, bottomLeadingRadius: .nan, bottomTrailingRadius: 7)
    expect(
      bad.path(in: rect) == outline(UnevenRoundedRectangle(bottomTrailingRadius: 7), in: rect))
  }

  @Test("An inset makes radii smaller, never negative, and leaves square corners square")
  func insets() {
    expect(
      outline(UnevenRoundedRectangle(cornerRadii: radii).inset(by: 2).inset(by: 4), in: rect)
        == outline(
          UnevenRoundedRectangle(
            topLeadingRadius: 0, bottomLeadingRadius: 2, bottomTrailingRadius: 6,
            topTrailingRadius: 10), in: rect.insetBy(dx: 6, dy: 6)))
    expect(
      outline(UnevenRoundedRectangle(topLeadingRadius: 5).inset(by: -3), in: rect)
        == outline(
          UnevenRoundedRectangle(topLeadingRadius: 8), in: rect.insetBy(dx: -3, dy: -3)))
    expect(outline(UnevenRoundedRectangle(cornerRadii: radii).inset(by: 31), in: rect).isEmpty)
  }

  @Test("Radii and inset move in an animation")
  func animation() {
    var shape = UnevenRoundedRectangle(cornerRadii: radii)
    expect(
      shape.animatableData
        == AnimatablePair(AnimatablePair(AnimatablePair(4, 16), AnimatablePair(8, 12)), 0))
    shape.animatableData = AnimatablePair(
      AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)), 0)
    expect(
      shape.cornerRadii
        == RectangleCornerRadii(
          topLeading: 1, bottomLeading: 3, bottomTrailing: 4, topTrailing: 2))
  }

  @Test("Any rectangle and radii give a finite outline within the rectangle")
  func anyRadii() {
    let seed: UInt64 = 77
    var random = RandomSource(seed: seed)
    for n in 0..<400 {
      func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(random.number(in: range)) }
      let rect = CGRect(
        x: number(-9...9), y: number(-9...9), width: number(0...60), height: number(0...60))
      let radii = RectangleCornerRadii(
        topLeading: number(-5...90), bottomLeading: number(-5...90),
        bottomTrailing: number(-5...90), topTrailing: number(-5...90))
      let amount = number(-5...20)
      let style: RoundedCornerStyle = n % 2 == 0 ? .circular : .continuous
      let shape = UnevenRoundedRectangle(cornerRadii: radii, style: style).inset(by: amount)
      let path = outline(shape, in: rect)
      guard !path.isEmpty else { continue }
      let box = path.boundingRect
      let around = rect.insetBy(dx: amount - 1e-9, dy: amount - 1e-9)
      expect(
        box.minX >= around.minX && box.maxX <= around.maxX && box.minY >= around.minY
          && box.maxY <= around.maxY, "seed \(seed), case \(n): \(rect), \(radii), \(amount)")
    }
  }

  @Test("Names after a dot are the shapes")
  func names() {
    func shape<S: Shape>(_ shape: S) -> Path { shape.path(in: rect) }
    expect(shape(.rect) == shape(Rectangle()))
    expect(shape(.circle) == shape(Circle()))
    expect(shape(.ellipse) == shape(Ellipse()))
    expect(shape(.capsule) == shape(Capsule()))
    expect(shape(.capsule(style: .circular)) == shape(Capsule(style: .circular)))
    expect(shape(.rect(cornerRadius: 7)) == shape(RoundedRectangle(cornerRadius: 7)))
    expect(
      shape(.rect(cornerRadius: 7, style: .circular))
        == shape(RoundedRectangle(cornerRadius: 7, style: .circular)))
    let size = CGSize(width: 3, height: 5)
    expect(shape(.rect(cornerSize: size)) == shape(RoundedRectangle(cornerSize: size)))
    expect(
      shape(.rect(cornerRadii: radii)) == shape(UnevenRoundedRectangle(cornerRadii: radii)))
    expect(
      shape(
        .rect(
          topLeadingRadius: 4, bottomLeadingRadius: 8, bottomTrailingRadius: 12,
          topTrailingRadius: 16)) == shape(.rect(cornerRadii: radii)))
    expect(shape(.containerRelative) == shape(Rectangle()))
  }

  @Test("From right to left leading corners are on the right, unless the shape is fixed")
  @MainActor func rightToLeft() {
    struct Fixed: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: 10))
      }
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    }
    struct Mirrored: Shape {
      func path(in rect: CGRect) -> Path { Fixed().path(in: rect) }
    }
    struct OtherWay: Shape {
      func path(in rect: CGRect) -> Path { Fixed().path(in: rect) }
      var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .leftToRight) }
    }
    func x(_ shape: some Shape, _ direction: LayoutDirection) -> CGFloat? {
      let list = ViewSession(size: CGSize(width: 100, height: 100)) {
        shape.environment(\.layoutDirection, direction)
      }.displayList()
      return list.root.commands.first.map { list.box($0).minX }
    }
    expect(x(Mirrored(), .leftToRight) == 0 && x(Mirrored(), .rightToLeft) == 90)
    expect(x(Fixed(), .leftToRight) == 0 && x(Fixed(), .rightToLeft) == 0)
    expect(x(OtherWay(), .leftToRight) == 90 && x(OtherWay(), .rightToLeft) == 0)
    expect(x(Fixed().offset(x: 5), .rightToLeft) == 5)
    expect(x(Mirrored().offset(x: 5), .rightToLeft) == 85)
  }
}
