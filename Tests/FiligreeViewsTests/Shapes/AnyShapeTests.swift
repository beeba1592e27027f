import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor
private final class Handle {
  var choice: Binding<Int>?
}

private struct Chooser: View {
  let handle: Handle
  let shapes: [AnyShape]
  @State private var choice = 0

  var body: some View {
    handle.choice = $choice
    return shapes[choice]
  }
}

@Suite("A shape whose type is hidden")
struct AnyShapeTests {
  let rect = CGRect(x: 10, y: 20, width: 80, height: 60)

  @Test("It is what it hides")
  func same() {
    let shape = AnyShape(Circle())
    expect(shape.path(in: rect) == Circle().path(in: rect))
    let proposal = ProposedViewSize(width: 9, height: 5)
    expect(shape.sizeThatFits(proposal) == CGSize(width: 5, height: 5))
    expect(AnyShape(AnyShape(Circle())).path(in: rect) == Circle().path(in: rect))
    struct Fixed: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    }
    expect(AnyShape(Fixed()).layoutDirectionBehavior == .fixed)
  }

  @Test("Hidden data adds like the data; different types have no difference")
  func data() {
    let (a, b) = (
      AnyShape(Rectangle().offset(x: 3)).animatableData,
      AnyShape(Rectangle().offset(x: 5)).animatableData
    )
    let other = AnyShape(Rectangle()).animatableData
    expect(a != b && a == a && a != other)
    expect((a - b).magnitudeSquared == 4 && (a + b).magnitudeSquared == 64)
    expect(a + .zero == a && .zero + a == a && a - .zero == a)
    expect(.zero - a + a == .zero && a - a == .zero && .zero == a - a)
    expect(a - other == .zero && a + other == a)
    var twice = a
    twice.scale(by: 2)
    expect(twice == a + a)
    var shape = AnyShape(Rectangle().offset(x: 3))
    shape.animatableData = b
    expect(shape.path(in: rect).boundingRect.minX == 15)
    shape.animatableData = other
    shape.animatableData = .zero
    expect(shape.path(in: rect).boundingRect.minX == 15)
  }

  @Test("It moves where the type stays, and changes at once where it does not")
  @MainActor func animation() {
    let handle = Handle()
    let shapes = [
      AnyShape(Rectangle().offset(x: 0)), AnyShape(Rectangle().offset(x: 40)),
      AnyShape(Rectangle().scale(0.5)),
    ]
    let session = ViewSession(size: CGSize(width: 100, height: 100)) {
      Chooser(handle: handle, shapes: shapes)
    }
    func box() -> CGRect? {
      let list = session.displayList()
      return list.root.commands.first.map { list.box($0) }
    }
    expect(box()?.minX == 0)
    withAnimation(.linear(duration: 1)) { handle.choice?.wrappedValue = 1 }
    session.advance(by: 0.5)
    expect(abs((box()?.minX ?? 0) - 20) < 1e-6)
    withAnimation(.linear(duration: 1)) { handle.choice?.wrappedValue = 2 }
    session.update()
    expect(box() == CGRect(x: 25, y: 25, width: 50, height: 50))
    session.advance(by: 0.25)
    expect(box() == CGRect(x: 25, y: 25, width: 50, height: 50))
    session.advance(by: 2)
    expect(box() == CGRect(x: 25, y: 25, width: 50, height: 50))
    expect(!session.isAnimating)
  }
}
