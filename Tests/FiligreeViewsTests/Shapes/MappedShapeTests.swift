import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

/// A triangle that no map but the identity leaves as it is.
private struct Flag: InsettableShape {
  var amount: CGFloat = 0
  var tip: CGFloat = 1

  var animatableData: CGFloat {
    get { tip }
    set { tip = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.minX + tip * rect.width, y: rect.midY))
      $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      $0.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> Flag {
    var flag = self
    flag.amount += amount
    return flag
  }
}

private func outline(_ shape: some Shape, in rect: CGRect) -> Path { shape.path(in: rect) }

/// The largest distance of two paths' points; infinite for paths of other elements.
private func distance(_ a: Path, _ b: Path) -> CGFloat {
  func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach {
      switch $0 {
      case .move(let p), .line(let p): points.append(p)
      case .quadCurve(let p, let c): points += [c, p]
      case .curve(let p, let c, let d): points += [c, d, p]
      case .closeSubpath: points.append(.zero)
      }
    }
    return points
  }
  let (a, b) = (points(a), points(b))
  guard a.count == b.count else { return .infinity }
  return zip(a, b).reduce(0) { max($0, abs($1.0.x - $1.1.x), abs($1.0.y - $1.1.y)) }
}

@Suite("Shapes that are moved, scaled, turned and mapped")
struct MappedShapeTests {
  let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test("offset moves the outline by a point, a size or two numbers")
  func offset() {
    let moved = outline(Flag(), in: rect.offsetBy(dx: 3, dy: -4))
    expect(outline(Flag().offset(CGPoint(x: 3, y: -4)), in: rect) == moved)
    expect(outline(Flag().offset(CGSize(width: 3, height: -4)), in: rect) == moved)
    expect(outline(Flag().offset(x: 3, y: -4), in: rect) == moved)
    expect(
      outline(Flag().offset(x: 3), in: rect) == outline(Flag().offset(x: 3, y: 0), in: rect))
    expect(
      outline(Flag().offset(y: 3), in: rect) == outline(Flag().offset(x: 0, y: 3), in: rect))
  }

  @Test("On a shape, offset is the shape's, not the view's")
  func offsetIsAShape() {
    let shape: OffsetShape<Circle> = Circle().offset(x: 1, y: 2)
    expect(shape.offset == CGSize(width: 1, height: 2))
    let inRow: OffsetShape<OffsetShape<Circle>> = shape.offset(CGSize(width: 1, height: 1))
    expect(inRow.path(in: rect) == outline(Circle().offset(x: 2, y: 3), in: rect))
  }

  @Test("scale is about an anchor of the rectangle, the middle by default")
  func scale() {
    expect(
      outline(Rectangle().scale(2), in: rect).boundingRect
        == CGRect(x: -10, y: 5, width: 80, height: 60))
    expect(
      outline(Rectangle().scale(x: 2, y: 0.5, anchor: .topLeading), in: rect).boundingRect
        == CGRect(x: 10, y: 20, width: 80, height: 15))
    expect(
      outline(Rectangle().scale(x: 0.5), in: rect).boundingRect
        == CGRect(x: 20, y: 20, width: 20, height: 30))
    expect(
      outline(Rectangle().scale(0.5, anchor: .bottomTrailing), in: rect).boundingRect
        == CGRect(x: 30, y: 35, width: 20, height: 15))
  }

  @Test("rotation is clockwise, about an anchor of the rectangle, the middle by default")
  func rotation() {
    let turned = outline(Flag().rotation(.degrees(90)), in: rect)
    // The tip, which pointed to the right, points down.
    expect(turned.contains(CGPoint(x: 30, y: 54)))
    expect(turned.boundingRect == CGRect(x: 15, y: 15, width: 30, height: 40))
    expect(
      outline(Rectangle().rotation(.degrees(90), anchor: .topLeading), in: rect).boundingRect
        == CGRect(x: -20, y: 20, width: 30, height: 40))
  }

  @Test("size asks for the outline in a size, at the upper left or by an anchor")
  func size() {
    let small = CGRect(x: 10, y: 20, width: 8, height: 6)
    expect(
      outline(Flag().size(width: 8, height: 6), in: rect) == outline(Flag(), in: small))
    expect(
      outline(Flag().size(CGSize(width: 8, height: 6)), in: rect) == outline(Flag(), in: small))
    expect(
      outline(Flag().size(CGSize(width: 8, height: 6), anchor: .bottomTrailing), in: rect)
        == outline(Flag(), in: CGRect(x: 42, y: 44, width: 8, height: 6)))
    expect(
      outline(Flag().size(width: 8, height: 6, anchor: .center), in: rect)
        == outline(Flag(), in: CGRect(x: 26, y: 32, width: 8, height: 6)))
  }

  @Test("transform maps the outline")
  func transform() {
    let map = CGAffineTransform(a: 1, b: 0.5, c: -2, d: 3, tx: 4, ty: 5)
    expect(
      outline(Flag().transform(map), in: rect) == outline(Flag(), in: rect).applying(map))
  }

  @Test("Mapped shapes take of a layout what the shape takes, and have its role and behavior")
  func layout() {
    let proposal = ProposedViewSize(width: 80, height: 50)
    let square = CGSize(width: 50, height: 50)
    expect(Circle().offset(x: 9).sizeThatFits(proposal) == square)
    expect(Circle().scale(3).sizeThatFits(proposal) == square)
    expect(Circle().rotation(.degrees(3)).sizeThatFits(proposal) == square)
    expect(Circle().size(width: 1, height: 1).sizeThatFits(proposal) == square)
    expect(
      Circle().transform(CGAffineTransform(scaleX: 2, y: 2)).sizeThatFits(proposal) == square)
    func role<S: Shape>(_ shape: S) -> ShapeRole { S.role }
    let stroked = Circle().stroke(lineWidth: 2)
    expect(role(Circle()) == .fill && role(stroked) == .stroke)
    expect(role(stroked.offset(x: 1)) == .stroke && role(stroked.scale(2)) == .stroke)
    expect(role(stroked.rotation(.zero)) == .stroke && role(stroked.trim()) == .stroke)
    expect(role(stroked.size(.zero)) == .stroke)
    expect(role(stroked.transform(.identity)) == .stroke)
  }

  @Test("Insets of a moved or turned shape are the shape's, moved or turned")
  func insets() {
    expect(
      outline(Flag().offset(x: 5).inset(by: 3), in: rect)
        == outline(Flag().inset(by: 3).offset(x: 5), in: rect))
    expect(
      outline(Flag().rotation(.degrees(30)).inset(by: 3), in: rect)
        == outline(Flag().inset(by: 3).rotation(.degrees(30)), in: rect))
    let border = Flag().offset(x: 1).strokeBorder(.red, lineWidth: 2)
    expect(border.shape.offset.width == 1)
  }

  @Test("What moves in an animation: the shape, and all but the map of transform(_:)")
  func animation() {
    var moved = Flag().offset(x: 4, y: 6)
    moved.animatableData = AnimatablePair(2, AnimatablePair(7, 8))
    expect(moved.shape.tip == 2 && moved.offset == CGSize(width: 7, height: 8))
    var scaled = Flag().scale(2)
    scaled.animatableData = AnimatablePair(
      3, AnimatablePair(AnimatablePair(4, 5), AnimatablePair(6, 7)))
    expect(scaled.shape.tip == 3 && scaled.scale == CGSize(width: 4, height: 5))
    expect(scaled.anchor == UnitPoint(x: 6, y: 7))
    var turned = Flag().rotation(.radians(1))
    turned.animatableData = AnimatablePair(3, AnimatablePair(2, AnimatablePair(6, 7)))
    expect(turned.shape.tip == 3 && turned.angle == .radians(2))
    expect(turned.anchor == UnitPoint(x: 6, y: 7))
    var sized = _SizedShape(shape: Flag(), size: .zero)
    sized.animatableData = AnimatablePair(3, AnimatablePair(4, 5))
    expect(sized.shape.tip == 3 && sized.size == CGSize(width: 4, height: 5))
    var mapped = Flag().transform(.identity)
    mapped.animatableData = 5
    expect(mapped.shape.tip == 5)
    let both = Flag().union(Flag(tip: 0.5))
    expect(both.animatableData.magnitudeSquared == 1.25)
  }

  @Test("A map and its opposite give the outline back")
  func opposites() {
    let seed: UInt64 = 101
    var random = RandomSource(seed: seed)
    for n in 0..<300 {
      func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(random.number(in: range)) }
      let rect = CGRect(
        x: number(-50...50), y: number(-50...50), width: number(1...90), height: number(1...90))
      let anchor = UnitPoint(x: number(-1...2), y: number(-1...2))
      let (x, y) = (number(-40...40), number(-40...40))
      let angle = Angle.degrees(Double(number(-400...400)))
      let (sx, sy) = (number(0.2...4), number(-4 ... -0.2))
      let shape = Flag()
        .offset(x: x, y: y).rotation(angle, anchor: anchor).scale(x: sx, y: sy, anchor: anchor)
        .scale(x: 1 / sx, y: 1 / sy, anchor: anchor).rotation(
          .degrees(-angle.degrees), anchor: anchor
        )
        .offset(x: -x, y: -y)
      expect(
        distance(outline(shape, in: rect), outline(Flag(), in: rect)) < 1e-9,
        "seed \(seed), case \(n): \(rect), \(anchor), \(angle)")
    }
  }

  @Test("Numbers that are not finite draw nothing, and trap nowhere")
  @MainActor func badNumbers() {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      let list = ViewSession(size: CGSize(width: 10, height: 10)) {
        ZStack {
          Circle().offset(x: bad)
          Circle().scale(bad)
          Circle().rotation(.radians(Double(bad)))
          Circle().size(width: bad, height: 1)
          Circle().transform(CGAffineTransform(scaleX: bad, y: 1))
        }
      }.displayList()
      expect(list.root.commands.isEmpty, "\(bad)")
    }
  }
}
