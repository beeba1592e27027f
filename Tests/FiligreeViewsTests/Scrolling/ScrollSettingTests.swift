import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor
@Suite("What is set for scroll views from outside")
struct ScrollSettingTests {
  private func dragged(_ view: some View) -> CGRect? {
    let session = page(100, 100) { view }
    session.touchDown(at: at(50, 50))
    session.touchMove(to: at(50, 60))
    session.touchMove(to: at(50, 80))
    return session.frame(of: "content")
  }

  /// Apple's documentation of `ScrollBounceBehavior.automatic`: scrollable views use `always` by default.
  @Test("Short content gives way, unless it is by its size and along that axis")
  func bounces() {
    func scroll() -> some View {
      ScrollView { Color.red.frame(height: 20).accessibilityLabel("content") }
    }
    expect((dragged(scroll())?.minY ?? 0) > 5)
    expect(dragged(scroll().scrollBounceBehavior(.basedOnSize))?.minY == 0)
    expect(
      (dragged(scroll().scrollBounceBehavior(.basedOnSize, axes: .horizontal))?.minY ?? 0) > 5)
    expect(
      (dragged(scroll().scrollBounceBehavior(.always).scrollBounceBehavior(.basedOnSize))?.minY
        ?? 0) > 5)
  }

  @Test("Indicators are hidden along an axis")
  func indicators() {
    func indicators(_ axes: Axis.Set?) -> Int {
      let session = page(100, 100) {
        ScrollView([.horizontal, .vertical]) { Color.clear.frame(width: 300, height: 300) }
          .scrollIndicators(axes == nil ? .visible : .hidden, axes: axes ?? [])
      }
      session.touchDown(at: at(50, 50))
      session.touchMove(to: at(50, 40))
      session.touchMove(to: at(50, 30))
      return drawnBoxes(session).filter { min($0.width, $0.height) <= 3 }.count
    }
    expect(indicators(nil) == 2)
    expect(indicators(.vertical) == 1)
    expect(indicators([.vertical, .horizontal]) == 0)
  }

  @Test("What is shown at first stays shown when the content grows, and short content lies there")
  func anchors() {
    struct Chat: View {
      @State var count = 2
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("line \($0)").frame(height: 20) }
          }
        }
        .defaultScrollAnchor(.bottom)
        .overlay(alignment: .topTrailing) { Button("More") { count += 8 } }
      }
    }
    let session = page(120, 100) { Chat() }
    expect(isNear(session.frame(of: "line 1")?.midY, 90))
    session.tap("More")
    session.advance(by: 1)
    expect(isNear(session.frame(of: "line 9")?.midY, 90))
    // Away from the end it stays where it is.
    swipe(session, from: at(60, 30), by: CGSize(width: 0, height: 60), duration: 2)
    session.advance(by: 2)
    let place = session.frame(of: "line 5")
    session.tap("More")
    session.advance(by: 1)
    expect(session.frame(of: "line 5") == place)
  }

  @Test("Transitions follow their curve, or are none")
  func transitions() {
    func place(_ configuration: ScrollTransitionConfiguration) -> CGFloat? {
      let session = page(100, 100) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 20, height: 40)
              .scrollTransition(configuration) { $0.offset(x: $1.isIdentity ? 0 : 40) }
            Color.clear.frame(width: 20, height: 200)
          }
        }
      }
      session.touchDown(at: at(50, 80))
      session.touchMove(to: at(50, 70))
      session.touchMove(to: at(50, 60))
      return drawnBoxes(session).first?.minX
    }
    expect(place(.interactive) == 60)
    expect(place(.interactive(timingCurve: .easeIn)) ?? 60 < 58)
    expect(place(.identity) == 40)
  }

  @Test("Margins of indicators leave the content where it is, those of the content are its insets")
  func margins() {
    let journal = Journal()
    let session = page(100, 100) {
      ScrollView { Color.red.frame(height: 300).accessibilityLabel("content") }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentInsets.top
        } action: {
          journal.lines.append("\($0) \($1)")
        }
        .contentMargins(.all, 30, for: .scrollIndicators)
        .contentMargins(.top, 12)
    }
    expect(session.frame(of: "content")?.origin == at(0, 12))
  }
}
