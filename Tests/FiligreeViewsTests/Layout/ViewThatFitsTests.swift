import FiligreeKit
import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// The first view that fits, and what is told of a view's geometry and of the screen.
@MainActor @Suite("Views that fit") struct ViewThatFitsTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height)
  }

  @Test("The first that fits is shown, the last if none does")
  func choice() {
    let view = ViewThatFits {
      box(80, 10)
      box(40, 10)
      box(20, 10)
    }
    expect(size(view, 100, 100) == CGSize(width: 80, height: 10))
    expect(size(view, 80, 10) == CGSize(width: 80, height: 10))
    expect(size(view, 79, 100) == CGSize(width: 40, height: 10))
    expect(size(view, 10, 100) == CGSize(width: 20, height: 10))
    expect(size(view, 100, 5) == CGSize(width: 20, height: 10))
    expect(size(view, nil, nil) == CGSize(width: 80, height: 10))
    expect(size(ViewThatFits { EmptyView() }, 10, 10) == .zero)
  }

  @Test("Only the axes that are named count")
  func axes() {
    let view = ViewThatFits(in: .horizontal) {
      box(80, 200)
      box(40, 10)
    }
    expect(size(view, 100, 100) == CGSize(width: 80, height: 200))
    expect(size(view, 50, 100) == CGSize(width: 40, height: 10))
  }

  private struct Narrowing: View {
    @State private var width: CGFloat = 100

    var body: some View {
      ViewThatFits {
        Rectangle().fill(.red).frame(width: 60, height: 10)
        Rectangle().fill(.blue).frame(width: 30, height: 10)
          .onTapGesture {}.accessibilityLabel("Small")
      }
      .frame(width: width)
      .onTapGesture { width = 40 }
      .accessibilityLabel("Narrow")
    }
  }

  @Test("With another room another view is shown, drawn and touched")
  func changes() {
    let session = ViewSession(size: CGSize(width: 100, height: 100)) { Narrowing() }
    expect(drawnBoxes(session).map(\.width) == [60])
    expect(session.tap("Narrow"))
    expect(drawnBoxes(session).map(\.width) == [30])
  }

  private struct Measured: View {
    @State private var width: CGFloat = 20
    let record: (CGFloat, CGFloat) -> Void

    var body: some View {
      Rectangle().frame(width: width, height: 10)
        .onTapGesture { width = 50 }.accessibilityLabel("Widen")
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          record($0, $1)
        }
    }
  }

  @Test("A change of geometry is told, with what was before")
  func geometryChanges() {
    var seen: [[CGFloat]] = []
    let session = ViewSession(size: CGSize(width: 100, height: 100)) {
      Measured { seen.append([$0, $1]) }
    }
    expect(session.tap("Widen"))
    expect(seen == [[20, 20], [20, 50]])
    expect(drawnBoxes(session).count == 1)
  }

  @Test("The screen is the session's page, and a phone's elsewhere")
  func screen() {
    let session = ViewSession(size: CGSize(width: 120, height: 80), scale: 2) {
      Rectangle().frame(width: UIScreen.main.bounds.width / 2, height: UIScreen.main.scale)
    }
    expect(drawnBoxes(session).map(\.size) == [CGSize(width: 60, height: 2)])
    expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    expect(UIScreen.main.nativeBounds.width == 1170 && UIScreen.screens.count == 1)
  }
}
