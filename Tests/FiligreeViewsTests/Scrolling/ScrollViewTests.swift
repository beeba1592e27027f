import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Content that a finger moves.
@MainActor @Suite("Scroll views") struct ScrollViewTests {
  private let page = CGSize(width: 100, height: 100)

  private func session(_ view: some View) -> ViewSession { ViewSession(size: page) { view } }

  /// Ten rows of 100 by 40, numbered from 0.
  private struct Rows: View {
    var axes: Axis.Set = .vertical

    var body: some View {
      ScrollView(axes, showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Rectangle().fill(index % 2 == 0 ? .red : .blue).frame(width: 100, height: 40)
          }
        }
      }
    }
  }

  private func top(_ session: ViewSession) -> CGFloat { drawnBoxes(session).map(\.minY).min() ?? 0 }

  private func drag(
    _ session: ViewSession, from start: CGPoint, by way: CGSize, in duration: TimeInterval = 0.2
  ) {
    session.touchDown(at: start)
    let steps = 10
    for step in 1...steps {
      session.advance(by: duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      session.touchMove(
        to: CGPoint(x: start.x + share * way.width, y: start.y + share * way.height))
    }
    // At rest when it leaves.
    session.advance(by: 0.5)
    session.touchMove(to: CGPoint(x: start.x + way.width, y: start.y + way.height))
    session.touchUp()
  }

  @Test("Along its axis it takes what it is offered, across as much as its content")
  func sizes() {
    let content = Color.red.frame(width: 30, height: 400)
    expect(size(ScrollView { content }, 100, 80) == CGSize(width: 30, height: 80))
    expect(size(ScrollView { content }, nil, nil) == CGSize(width: 30, height: 400))
    expect(size(ScrollView { content }, 100, 900) == CGSize(width: 30, height: 900))
    expect(size(ScrollView(.horizontal) { content }, 100, 80) == CGSize(width: 100, height: 400))
    let both = ScrollView([.horizontal, .vertical]) { content }
    expect(size(both, 100, 80) == CGSize(width: 100, height: 80))
    expect(size(ScrollView { Color.red }, 60, 80) == CGSize(width: 60, height: 80))
  }

  @Test("Several views lie below one another; what is short begins at the top")
  func places() {
    let two = ScrollView {
      Color.red.frame(width: 20, height: 10)
      Color.blue.frame(width: 40, height: 10)
    }
    expect(
      drawnBoxes(session(two))
        == [
          CGRect(x: 40, y: 0, width: 20, height: 10), CGRect(x: 30, y: 18, width: 40, height: 10),
        ])
    let both = ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 20, height: 10) }
    expect(drawnBoxes(session(both)) == [CGRect(x: 40, y: 45, width: 20, height: 10)])
  }

  @Test("A finger moves the content as far as it goes, and no further than its ends")
  func dragging() {
    let session = session(Rows())
    expect(top(session) == 0)
    drag(session, from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -60))
    expect(top(session) == -60)
    drag(session, from: CGPoint(x: 50, y: 50), by: CGSize(width: -60, height: 10))
    expect(top(session) == -60)
    for _ in 0..<8 {
      drag(session, from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -80))
      session.advance(by: 3)
    }
    expect(top(session) == -300 && !session.isAnimating)
    drag(session, from: CGPoint(x: 50, y: 10), by: CGSize(width: 0, height: 80))
    expect(top(session) == -220)
  }

  /// The formula of UIKit's rubber band: 60 beyond in a view of 100 are (1 - 1 / (0.33 + 1)) * 100.
  @Test("Beyond its ends content follows less and less, and is drawn back")
  func rubberBand() {
    let session = session(Rows())
    session.touchDown(at: CGPoint(x: 50, y: 20))
    session.advance(by: 0.1)
    session.touchMove(to: CGPoint(x: 50, y: 80))
    expect(abs(top(session) - 24.812) < 0.51)
    session.advance(by: 1)
    session.touchMove(to: CGPoint(x: 50, y: 80))
    session.touchUp()
    session.advance(by: 0.1)
    // (1 + 10 t) exp(-10 t) of the way is left.
    expect(abs(top(session) - 24.812 * 2 / M_E) < 0.51)
    session.advance(by: 2)
    expect(top(session) == 0 && !session.isAnimating)
  }

  @Test("What is let go in motion goes on, by the rate of UIKit, and a finger stops it")
  func deceleration() {
    func fling() -> ViewSession {
      let session = self.session(Rows())
      session.touchDown(at: CGPoint(x: 50, y: 90))
      for step in 1...6 {
        session.advance(by: 0.02)
        session.touchMove(to: CGPoint(x: 50, y: 90 - 6 * Double(step)))
      }
      session.touchUp()
      return session
    }
    let session = fling()
    let start = top(session)
    expect(start == -36)
    // 300 points a second; to the end it goes v / (1000 ln(1 / 0.998)) = 149.85 points.
    session.advance(by: 0.5)
    let expected = 300 * (1 - pow(0.998, 500)) / (-1000 * log(0.998))
    expect(abs(top(session) - start + expected) < 2)
    session.advance(by: 5)
    expect(abs(top(session) - start + 149.85) < 1 && !session.isAnimating)
    let other = fling()
    other.advance(by: 0.2)
    other.touchDown(at: CGPoint(x: 50, y: 50))
    let stopped = top(other)
    other.advance(by: 1)
    expect(top(other) == stopped)
  }

  @Test("The way of a flight begins at the finger's speed, and has no jump, whatever the numbers")
  func flights() {
    var random = SystemSeed(state: 3)
    for _ in 0..<500 {
      let range = Double(random.next() % 2000)
      let from = Double(random.next() % 4000) - 1000
      let velocity = Double(random.next() % 20_000) - 10_000
      let flight = ScrollFlight(from: from, velocity: velocity, range: range, start: 2)
      let fault: Comment = "\(from) \(velocity) \(range)"
      expect(abs(flight.position(at: 2) - from) < 0.26 || flight.isOver(at: 2), fault)
      var last = flight.position(at: 2)
      for step in 1...1000 {
        let next = flight.position(at: 2 + Double(step) / 100)
        expect(next.isFinite && abs(next - last) < 250, fault)
        last = next
      }
      expect(flight.isOver(at: 12) && last > -0.01 && last < range + 0.01, fault)
    }
  }

  private struct SystemSeed {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }

  private struct Buttons: View {
    @State private var pressed: [Int] = []
    let record: (Int) -> Void

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Button {
              record(index)
            } label: {
              Color.red.frame(width: 100, height: 40)
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
  }

  @Test(
    "Buttons within are pressed where they are seen, and not by a finger that moves the content")
  func buttons() {
    var pressed: [Int] = []
    let session = session(Buttons { pressed.append($0) })
    session.tap(at: CGPoint(x: 50, y: 50))
    expect(pressed == [1])
    drag(session, from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -80))
    expect(pressed == [1])
    session.advance(by: 1)
    session.tap(at: CGPoint(x: 50, y: 50))
    expect(pressed == [1, 3])
  }

  @Test("Indicators are seen while the content moves")
  func indicators() {
    let session = session(ScrollView { Color.red.frame(width: 100, height: 200) })
    expect(drawnBoxes(session).count == 1)
    session.touchDown(at: CGPoint(x: 50, y: 90))
    session.advance(by: 0.1)
    session.touchMove(to: CGPoint(x: 50, y: 40))
    // Half of the content is seen, and the half of the rest is passed.
    expect(drawnBoxes(session).last == CGRect(x: 94, y: 26.5, width: 3, height: 47))
  }

  private struct Jumping: View {
    let animation: Animation?
    let id: Int
    let anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { index in
              Rectangle().frame(width: 100, height: 40)
            }
            Rectangle().frame(width: 100, height: 40).id(99)
          }
        }
        .overlay(
          Color.clear.contentShape(Rectangle())
            .onTapGesture { withAnimation(animation) { proxy.scrollTo(id, anchor: anchor) } }
            .accessibilityLabel("Jump"))
      }
    }
  }

  @Test(
    "A reader scrolls to a view: as far as it takes, or to an anchor",
    arguments: [
      (5, nil, -140.0), (5, UnitPoint.top, -200), (5, .center, -170), (99, .top, -340),
      (0, nil, 0), (77, .top, 0),
    ])
  func reader(_ id: Int, _ anchor: UnitPoint?, _ expected: CGFloat) {
    let session = session(Jumping(animation: nil, id: id, anchor: anchor))
    expect(session.tap("Jump"))
    expect(top(session) == expected)
    let animated = self.session(
      Jumping(animation: .linear(duration: 1), id: id, anchor: anchor))
    expect(animated.tap("Jump"))
    animated.advance(by: 0.5)
    expect(abs(top(animated) - expected / 2) <= 0.5)
    animated.advance(by: 1)
    expect(top(animated) == expected)
  }

  @Test("A horizontal view within a vertical one: each takes the finger along its own axis")
  func nested() {
    let session = session(
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ScrollView(.horizontal, showsIndicators: false) {
            Rectangle().frame(width: 300, height: 50)
          }
          Rectangle().frame(width: 100, height: 300)
        }
      })
    drag(session, from: CGPoint(x: 90, y: 25), by: CGSize(width: -70, height: 5))
    expect(drawnBoxes(session).map(\.minX) == [-70, 0] && top(session) == 0)
    drag(session, from: CGPoint(x: 50, y: 30), by: CGSize(width: 5, height: -25))
    expect(drawnBoxes(session).map(\.minX) == [-70, 0] && top(session) == -25)
  }

  @Test("A frame that a reader of geometry asks for follows the content")
  func geometry() {
    var seen: [CGFloat] = []
    let session = session(
      ScrollView {
        GeometryReader { proxy in
          let y = proxy.frame(in: .global).minY
          let _ = seen.append(y)
          Color.red
        }
        .frame(width: 100, height: 400)
      })
    _ = session.displayList()
    drag(session, from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -60))
    _ = session.displayList()
    expect(seen.first == 0 && seen.last == -60)
  }
}
