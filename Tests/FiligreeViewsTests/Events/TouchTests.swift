import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// What the views of a test tell.
@MainActor
final class Journal {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  /// The lines so far, which are then forgotten.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor
func page<V: View>(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ view: () -> V)
  -> ViewSession
{
  ViewSession(size: CGSize(width: width, height: height), content: view)
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// How a drawing tutorial collects the points of a drag.
private struct Collector: View {
  let journal: Journal
  @State private var points: [CGPoint] = []

  var body: some View {
    Color.white
      .gesture(
        DragGesture()
          .onChanged { value in
            if let last = points.last {
              let (dx, dy) = (value.location.x - last.x, value.location.y - last.y)
              if (dx * dx + dy * dy).squareRoot() < 40 { return }
            }
            points.append(value.location)
            journal.note("\(Int(value.location.x)) \(Int(value.location.y))")
          }
          .onEnded { _ in
            journal.note("end \(points.count)")
            points = []
          })
  }
}

private struct Vanishing: View {
  let journal: Journal
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere {
        Color.red.frame(width: 50, height: 50)
          .onTapGesture {
            journal.note("gone")
            isThere = false
          }
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { _ in
              journal.note("drag")
              isThere = false
            }.onEnded { _ in journal.note("never") })
      }
    }
  }
}

private struct Fading: View {
  let journal: Journal
  @State private var isThere = true

  var body: some View {
    ZStack {
      if isThere {
        Button("Fade") {
          journal.note("tap")
          withAnimation(.linear(duration: 1)) { isThere = false }
        }
        .transition(.opacity)
      }
    }
  }
}

@MainActor
@Suite("Touches")
struct TouchTests {
  @Test("A drag in the manner of a tutorial leaves the points that are 40 apart")
  func dragOfSeed() {
    let journal = Journal()
    let session = page(300, 100) { Collector(journal: journal) }
    // The first move beyond 10 points begins it; each point is where the last is 40 or more away.
    session.drag(
      [at(0, 50), at(5, 50), at(20, 50), at(59, 50), at(60, 50), at(99, 50), at(140, 50)],
      duration: 1)
    expect(journal.take() == ["20 50", "60 50", "140 50", "end 3"])
    expect(session.time == 1)
    session.drag([at(0, 50), at(5, 50)])
    expect(journal.take() == [])
  }

  @Test("Points are those of the view, through offsets, rotation and scale")
  func localPoints() {
    let journal = Journal()
    let session = page(200, 200) {
      Color.red.frame(width: 40, height: 20)
        .onTapGesture { point in
          journal.note("\(Int(point.x.rounded())) \(Int(point.y.rounded()))")
        }
        .rotationEffect(.degrees(90))
        .scaleEffect(2)
        .offset(x: 30, y: 10)
    }
    // The middle is at (130, 110); the view's x runs down the page, its y to the left; twice as large.
    session.tap(at: at(130, 110))
    session.tap(at: at(130, 140))
    session.tap(at: at(112, 110))
    session.tap(at: at(165, 110))
    expect(journal.take() == ["20 10", "35 10", "20 19"])
  }

  @Test("Later moves are converted, too")
  func localMoves() {
    var values: [DragGesture.Value] = []
    let session = page(200, 200) {
      Color.red.frame(width: 40, height: 40)
        .gesture(DragGesture(minimumDistance: 0).onChanged { values.append($0) })
        .rotationEffect(.degrees(180))
    }
    session.drag([at(100, 100), at(110, 100), at(130, 95)], duration: 0.1)
    expect(values.count == 3)
    expect(values.map { $0.translation.width.rounded() } == [0, -10, -30])
    expect(values.map { $0.translation.height.rounded() } == [0, 0, 5])
    expect(values.map { $0.startLocation.x.rounded() } == [20, 20, 20])
    let last = values[2]
    expect(abs(last.velocity.width + 300) < 1e-6)
    expect(abs(last.predictedEndTranslation.width + 105) < 1e-6)
    expect(last.time == Date(timeIntervalSinceReferenceDate: 0.1))
  }

  @Test("Coordinates of the page and of a named view")
  func spaces() {
    let journal = Journal()
    func note(_ name: String) -> (CGPoint) -> Void {
      { point in journal.note("\(name) \(Int(point.x)) \(Int(point.y))") }
    }
    let session = page(200, 200) {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40)
          .onTapGesture(coordinateSpace: .global, perform: note("page"))
        Color.green.frame(width: 40, height: 40)
          .onTapGesture(coordinateSpace: .named("stack"), perform: note("stack"))
        Color.blue.frame(width: 40, height: 40).onTapGesture(perform: note("own"))
      }
      .coordinateSpace(name: "stack")
    }
    session.tap(at: at(85, 45))
    session.tap(at: at(85, 85))
    session.tap(at: at(85, 125))
    expect(journal.take() == ["page 85 45", "stack 5 45", "own 5 5"])
  }

  @Test("A view that is removed by its own touch hears no more")
  func removedByItself() {
    let journal = Journal()
    let tapped = page { Vanishing(journal: journal) }
    tapped.drag([at(50, 50), at(60, 60), at(70, 70)])
    expect(journal.take() == ["drag"])
    tapped.tap(at: at(50, 50))
    expect(journal.take() == [])
  }

  @Test("A view that fades out is not touched")
  func leaving() throws {
    let journal = Journal()
    let session = page { Fading(journal: journal) }
    session.tap("Fade")
    session.touchDown(at: at(50, 50))
    session.advance(by: 0.5)
    _ = try session.image()
    session.touchUp()
    session.tap(at: at(50, 50))
    expect(!session.tap("Fade"))
    session.advance(by: 1)
    session.tap(at: at(50, 50))
    expect(journal.take() == ["tap"])
  }

  @Test("Touches outside of all views, and points that are none")
  func nowhere() {
    let journal = Journal()
    let session = page {
      Color.red.frame(width: 20, height: 20).onTapGesture { journal.note("tap") }
    }
    for point in [
      at(5, 5), at(-1e300, 0), at(1e300, 1e300), at(.nan, 50), at(50, .infinity),
    ] {
      session.tap(at: point)
      session.drag([point, at(50, 50)])
      session.touchDown(at: point)
      session.touchCancel()
    }
    // The drag from nowhere is a touch of the middle.
    expect(journal.take().count == 2)
    session.touchDown(at: at(50, 50))
    session.touchMove(to: at(.nan, .nan))
    session.touchUp(at: at(.infinity, 0))
    expect(journal.take() == ["tap"])
    session.touchMove(to: at(50, 50))
    session.touchUp()
    session.drag([])
    expect(journal.take() == [])
  }

  @Test("A tap fails when the finger moves farther than 10 points")
  func tapAllowance() {
    let journal = Journal()
    let session = page { Color.red.onTapGesture { journal.note("tap") } }
    session.drag([at(50, 50), at(60, 50), at(50, 50)])
    expect(journal.take() == ["tap"])
    session.drag([at(50, 50), at(61, 50), at(50, 50)])
    expect(journal.take() == [])
  }

  @Test("What is disabled or lets touches through does not react")
  func disabled() {
    let journal = Journal()
    let session = page {
      ZStack {
        Color.red.onTapGesture { journal.note("below") }
        Color.blue.frame(width: 40, height: 40).onTapGesture { journal.note("through") }
          .allowsHitTesting(false)
      }
    }
    session.tap(at: at(50, 50))
    expect(journal.take() == ["below"])
    let still = page { Color.red.onTapGesture { journal.note("no") }.disabled(true) }
    still.tap(at: at(50, 50))
    let outer = page { Color.red.disabled(true).onTapGesture { journal.note("outer") } }
    outer.tap(at: at(50, 50))
    expect(journal.take() == ["outer"])
  }

  @Test("A content shape is where a view is touched")
  func contentShape() {
    let journal = Journal()
    let session = page {
      HStack(spacing: 0) {
        Color.red.frame(width: 10)
        Spacer()
      }
      .contentShape(Circle())
      .onTapGesture { journal.note("in") }
    }
    session.tap(at: at(50, 50))
    session.tap(at: at(1, 1))
    expect(journal.take() == ["in"])
  }

  @Test("A cancelled touch ends nothing")
  func cancelled() {
    let journal = Journal()
    let session = page {
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onChanged { _ in journal.note("change") }
          .onEnded { _ in journal.note("end") })
    }
    session.touchDown(at: at(50, 50))
    session.touchCancel()
    session.touchUp()
    expect(journal.take() == ["change"])
  }
}
