import FiligreePublishers
import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

@Suite("A session in a window")
@MainActor
struct SessionSurroundingsTests {
  @Test("A page that is resized lays its views out anew")
  func resize() throws {
    let session = ViewSession(size: CGSize(width: 100, height: 50)) {
      GeometryReader { geometry in
        Text(verbatim: "\(geometry.size.width) × \(geometry.size.height)")
      }
    }
    expect(session.accessibilityTree.map(\.label) == ["100.0 × 50.0"])
    session.resize(to: CGSize(width: 70, height: 80), scale: 2)
    expect(session.accessibilityTree.map(\.label) == ["70.0 × 80.0"])
    let image = try session.image()
    expect(image.width == 140 && image.height == 160)
    expect(session.environment.displayScale == 2)
    session.resize(to: CGSize(width: CGFloat.nan, height: -1))
    expect(session.size == .zero && session.scale == 2)
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    @State private var count = 0

    var body: some View {
      Button("\(scheme == .dark ? "dark" : "light") \(count)") { count += 1 }
    }
  }

  @Test("Another environment reaches the views, which keep their state")
  func environment() {
    let session = ViewSession(size: CGSize(width: 100, height: 50)) { Scheme() }
    session.tap("light 0")
    session.environment.colorScheme = .dark
    expect(session.accessibilityTree.map(\.label) == ["dark 1"])
  }

  @Test("What changes next with the clock")
  func nextChange() {
    let still = ViewSession(size: CGSize(width: 100, height: 50)) { Text("still") }
    expect(still.nextChange == nil)
    let timeline = ViewSession(size: CGSize(width: 100, height: 50)) {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) { context in
        Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
      }
    }
    timeline.advance(to: 0.5)
    expect(timeline.nextChange == 2)
    timeline.advance(to: 2)
    expect(timeline.accessibilityTree.map(\.label) == ["2.0"])
    expect(timeline.nextChange == 4)
    let task = ViewSession(size: CGSize(width: 100, height: 50)) {
      Text("task").task { try? await Task.sleep(for: .seconds(3)) }
    }
    expect(task.nextChange == 3)
    task.advance(to: 3)
    expect(task.nextChange == nil)
    let spinner = ViewSession(size: CGSize(width: 100, height: 50)) { ProgressView() }
    expect(spinner.nextChange == 0)
  }

  @Test("A caret asks for each half second")
  func caret() {
    let session = ViewSession(size: CGSize(width: 200, height: 50)) {
      TextField("Name", text: .constant("Ada"))
    }
    session.tap("Name")
    expect(session.nextChange == 0.5)
    session.advance(to: 0.7)
    expect(session.nextChange == 1)
    session.advance(to: 1)
    expect(session.nextChange == 1.5)
  }

  // 800,000,000 seconds after the reference date are in May 2026. A Double tells 119 nanoseconds apart there.
  @Test("A clock that begins at a date reaches what waits", arguments: 0..<50)
  func dates(_ seed: Int) {
    let start = 800_000_000 + Double(seed) * 0.123_456_789
    var isDone = false
    let session = ViewSession(size: CGSize(width: 100, height: 50), time: start) {
      Text("x").task {
        try? await Task.sleep(for: .nanoseconds(1_000_001 + seed * 7_777))
        isDone = true
      }
    }
    expect(session.time == start)
    session.advance(by: 1)
    expect(isDone, "seed \(seed)")
  }

  @Test("A sleep is no time for what waits")
  func sleeping() {
    var count = 0
    let session = ViewSession(size: CGSize(width: 100, height: 50)) {
      Text("x").task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          count += 1
        }
      }
    }
    session.advance(to: 2.5)
    expect(count == 2)
    session.sleep(until: 1_000_000)
    expect(count == 2 && session.time == 1_000_000)
    session.advance(by: 0.6)
    expect(count == 3)
  }

  @Test("A wheel moves the innermost view that can move, and not beyond its ends")
  func wheel() {
    let session = ViewSession(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        ScrollView(.horizontal) {
          Color.red.frame(width: 300, height: 50)
        }
        Text("below").frame(height: 200)
      }
    }
    func place() -> CGFloat { session.accessibilityTree.first?.frame.midY ?? 0 }
    let before = place()
    let point = CGPoint(x: 50, y: 20)
    expect(session.scroll(at: point, by: CGSize(width: 40, height: 30)))
    expect(place() == before - 30)
    expect(session.scroll(at: point, by: CGSize(width: 0, height: -1000)))
    expect(place() == before)
    expect(!session.scroll(at: point, by: CGSize(width: 0, height: -10)))
    expect(!session.scroll(at: point, by: CGSize(width: CGFloat.nan, height: 1)))
    expect(!session.scroll(at: CGPoint(x: 500, y: 500), by: CGSize(width: 0, height: 10)))
  }

  @Test("Two fingers, event by event")
  func fingers() {
    var scale = 1.0
    let session = ViewSession(size: CGSize(width: 200, height: 200)) {
      Color.red.gesture(MagnifyGesture().onChanged { scale = $0.magnification })
    }
    session.touchDown(at: CGPoint(x: 90, y: 100), and: CGPoint(x: 110, y: 100))
    expect(session.isTouched)
    session.touchMove(to: CGPoint(x: 80, y: 100), and: CGPoint(x: 120, y: 100))
    session.touchMove(to: CGPoint(x: CGFloat.nan, y: 100), and: CGPoint(x: 120, y: 100))
    expect(scale == 2)
    session.touchUp()
    expect(!session.isTouched)
  }

  @MainActor
  private final class Model: ObservableObject {
    @Published var isOn = false
    @Published var text = "a"
  }

  private struct Settings: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Toggle("On", isOn: $model.isOn)
        TextField("Text", text: $model.text)
      }
    }
  }

  @Test("Controls with bindings to an object's properties follow it")
  func objectBindings() {
    let model = Model()
    let session = ViewSession(size: CGSize(width: 200, height: 200)) { Settings(model: model) }
    func values() -> [String] { session.accessibilityTree.compactMap(\.value) }
    session.tap("On")
    expect(values() == ["on", "a"])
    model.isOn = false
    model.text = "b"
    expect(values() == ["off", "b"])
  }
}
