import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// The standard loader: everything that a layout can change moves from `onAppear` on.
private struct Loader: View {
  var animation = Animation.linear(duration: 1).repeatForever()
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Probe.any("frame").frame(width: isOn ? 200 : 20, height: 20)
      Probe("padding", 20, 20).padding(.leading, isOn ? 180 : 0)
      Probe("alignment", 20, 20).frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
      Probe("position", 20, 20).position(x: isOn ? 190 : 10, y: 10).frame(height: 20)
      HStack(spacing: 0) {
        if isOn { Spacer() }
        Probe("spacer", 20, 20)
      }
    }
    .onAppear { withAnimation(animation) { isOn = true } }
  }
}

/// Animates by `.animation(_:value:)`.
private struct Implicit: View {
  @State private var isOn = false

  var body: some View {
    Probe.any("bar").frame(width: isOn ? 200 : 20, height: 20)
      .animation(.linear(duration: 1), value: isOn)
      .onAppear { isOn = true }
  }
}

private struct Later: View {
  @State private var isThere = false

  var body: some View {
    VStack(spacing: 0) {
      Probe("button", 200, 10).onTapGesture { isThere = true }
      if isThere { Loader() }
    }
  }
}

private struct InSheet: View {
  @State private var isUp: Bool

  init(isUp: Bool) { _isUp = State(initialValue: isUp) }

  var body: some View {
    Probe("button", 200, 10).onTapGesture { isUp = true }.sheet(isPresented: $isUp) { Loader() }
  }
}

@Suite("Animations that begin when a view appears") @MainActor
struct AppearanceAnimationTests {
  /// Where the leaves are drawn now.
  private func drawn(_ session: ViewSession) -> [String: CGRect] {
    Probes.reset()
    _ = session.displayList()
    return Probes.drawn
  }

  /// The loader's places when it has gone a part of its way.
  private func expectFrames(
    _ session: ViewSession, _ part: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frames = drawn(session)
    let x = 180 * part
    func near(_ a: CGFloat?, _ b: CGFloat) -> Bool { abs((a ?? .nan) - b) < 1e-6 }
    expect(near(frames["frame"]?.width, 20 + x), sourceLocation: sourceLocation)
    expect(near(frames["frame"]?.minX, 0), sourceLocation: sourceLocation)
    for name in ["padding", "alignment", "position"] {
      expect(
        near(frames[name]?.minX, x) && near(frames[name]?.width, 20), "\(name) \(frames)",
        sourceLocation: sourceLocation)
    }
  }

  @Test("Frame, padding, alignment and position move from the first layout, there and back")
  func loader() {
    let session = page(200, 200) { Loader() }
    expectFrames(session, 0)
    session.advance(by: 0.25)
    expectFrames(session, 0.25)
    session.advance(by: 0.75)
    expectFrames(session, 1)
    session.advance(by: 0.5)
    expectFrames(session, 0.5)
    expect(session.isAnimating)
  }

  @Test("A spacer that comes when the view appears pushes gradually")
  func spacer() {
    let session = page(200, 200) { Loader() }
    expect(drawn(session)["spacer"]?.minX == 0)
    session.advance(by: 0.5)
    expect(abs((drawn(session)["spacer"]?.minX ?? 0) - 90) < 1e-6)
  }

  @Test("The same by animation(_:value:)")
  func implicit() {
    let session = page(200, 20) { Implicit() }
    expect(drawn(session)["bar"]?.width == 20)
    session.advance(by: 0.5)
    expect(drawn(session)["bar"]?.width == 110)
    session.advance(by: 0.5)
    expect(drawn(session)["bar"]?.width == 200)
    expect(!session.isAnimating)
  }

  @Test("The same in a view that comes later")
  func later() {
    let session = page(200, 200) { Later() }
    session.advance(by: 3)
    session.tap(at: at(100, 100))
    expect(drawn(session)["frame"]?.width == 20)
    session.advance(by: 0.5)
    expect(drawn(session)["frame"]?.width == 110)
  }

  @Test("The same in a sheet, one that is up from the beginning and one that comes later")
  func sheets() {
    for isUp in [true, false] {
      let session = page(200, 400) { InSheet(isUp: isUp) }
      if !isUp { session.tap(at: at(100, 200)) }
      // At first the card is below the page.
      session.advance(by: 0.25)
      expect(drawn(session)["frame"]?.width == 65, "\(isUp)")
      session.advance(by: 0.25)
      expect(drawn(session)["frame"]?.width == 110, "\(isUp)")
    }
  }

  @Test("A page of another size later does not animate, and does not end what moves")
  func graph() {
    let graph = ViewGraph(Loader(), environment: EnvironmentValues())
    display(graph, in: CGSize(width: 200, height: 200))
    graph.advance(to: 0.5)
    display(graph, in: CGSize(width: 200, height: 200))
    expect(Probes.drawn["frame"]?.width == 110)
    graph.close()
  }

  @Test("ImageRenderer shows what onAppear has changed, with nothing under way")
  func picture() {
    let renderer = ImageRenderer(content: Loader().frame(width: 200, height: 200))
    Probes.reset()
    _ = renderer.displayList
    expect(Probes.drawn["frame"] == CGRect(x: 0, y: 50, width: 200, height: 20))
    expect(Probes.drawn["padding"]?.minX == 180)
    expect(Probes.drawn["alignment"]?.minX == 180)
  }

  @Test("ImageRenderer calls completions, and what they change is in the picture")
  func completion() {
    struct Chain: View {
      @State private var step = 0
      var body: some View {
        Probe.any("bar").frame(width: 20 + CGFloat(step) * 10, height: 20)
          .onAppear {
            withAnimation(.spring(duration: 2)) {
              step = 1
            } completion: {
              step += 1
            }
          }
      }
    }
    Probes.reset()
    _ = ImageRenderer(content: Chain()).displayList
    expect(Probes.drawn["bar"]?.width == 40)
  }
}
