import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Views that take their place from another one.
@MainActor @Suite("Matched geometry") struct MatchedGeometryTests {
  private func frames(_ session: ViewSession) -> [CGRect] { drawnBoxes(session) }

  private func near(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.01 && abs(first.minY - second.minY) < 0.01
      && abs(first.width - second.width) < 0.01 && abs(first.height - second.height) < 0.01
  }

  private struct Follower: View {
    @Namespace private var namespace
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint

    var body: some View {
      ZStack(alignment: .topLeading) {
        Rectangle().frame(width: 40, height: 20)
          .matchedGeometryEffect(id: "a", in: namespace)
          .offset(x: 50, y: 60)
        Rectangle()
          .matchedGeometryEffect(
            id: "a", in: namespace, properties: properties, anchor: anchor, isSource: false
          )
          .frame(width: 10, height: 10)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test(
    "A view takes place, size or both from the source",
    arguments: [
      (
        MatchedGeometryProperties.frame, UnitPoint.center,
        CGRect(x: 50, y: 60, width: 40, height: 20)
      ),
      (.position, .center, CGRect(x: 65, y: 65, width: 10, height: 10)),
      (.position, .topLeading, CGRect(x: 50, y: 60, width: 10, height: 10)),
      (.size, .center, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (MatchedGeometryProperties(), .center, CGRect(x: 0, y: 0, width: 10, height: 10)),
    ])
  func following(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint, _ frame: CGRect) {
    let session = ViewSession(size: CGSize(width: 100, height: 100)) {
      Follower(properties: properties, anchor: anchor)
    }
    expect(frames(session) == [CGRect(x: 50, y: 60, width: 40, height: 20), frame])
  }

  private struct Tabs: View {
    @State private var selected = 0
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2) { index in
          Color.clear.frame(width: CGFloat(20 + 20 * index), height: 30)
            .overlay(alignment: .bottom) {
              if selected == index {
                Rectangle().frame(height: 4)
                  .matchedGeometryEffect(id: "line", in: namespace)
                  .transition(.identity)
              }
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { selected = index } }
            .accessibilityLabel("\(index)")
        }
      }
    }
  }

  @Test("The line beneath a tab moves to the next one")
  func tabs() {
    let session = ViewSession(size: CGSize(width: 60, height: 30)) { Tabs() }
    expect(frames(session) == [CGRect(x: 0, y: 26, width: 20, height: 4)])
    expect(session.tap("1"))
    for (time, x, width) in [(0.0, 0.0, 20.0), (0.5, 10, 30), (0.75, 15, 35), (1.1, 20, 40)] {
      session.advance(to: time)
      let all = frames(session)
      expect(!all.isEmpty)
      for frame in all {
        expect(near(frame, CGRect(x: x, y: 26, width: width, height: 4)), "\(time) \(frame)")
      }
    }
    expect(session.tap("0"))
    session.advance(to: 1.6)
    for frame in frames(session) {
      expect(near(frame, CGRect(x: 10, y: 26, width: 30, height: 4)), "\(frame)")
    }
    session.advance(to: 3)
    expect(frames(session) == [CGRect(x: 0, y: 26, width: 20, height: 4)])
  }

  private struct Hero: View {
    @State private var isOpen = false
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isOpen {
          VStack { Rectangle().matchedGeometryEffect(id: 1, in: namespace) }
            .frame(width: 100, height: 100)
        } else {
          Rectangle().matchedGeometryEffect(id: 1, in: namespace)
            .frame(width: 20, height: 20)
        }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
      .accessibilityLabel("Toggle")
    }
  }

  @Test("One view becomes another, deep within a view that comes, and back half-way")
  func hero() {
    let session = ViewSession(size: CGSize(width: 100, height: 100)) { Hero() }
    expect(session.tap("Toggle"))
    session.advance(to: 0.5)
    let half = frames(session)
    expect(half.count == 2)
    for frame in half {
      expect(near(frame, CGRect(x: 0, y: 0, width: 60, height: 60)), "\(frame)")
    }
    session.advance(to: 2)
    expect(frames(session) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    expect(session.tap("Toggle"))
    session.advance(to: 4)
    expect(frames(session) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  @Test("Without a source a view stays where it is, and groups go with their views")
  func noSource() {
    struct Lonely: View {
      @Namespace private var namespace

      var body: some View {
        Rectangle().frame(width: 10, height: 10)
          .matchedGeometryEffect(id: 0, in: namespace, isSource: false)
      }
    }
    let session = ViewSession(size: CGSize(width: 100, height: 100)) { Lonely() }
    expect(frames(session) == [CGRect(x: 45, y: 45, width: 10, height: 10)])
  }
}
