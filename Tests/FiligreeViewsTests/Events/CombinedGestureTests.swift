import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Pinched: View {
  let journal: Journal
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    Color.red
      .accessibilityLabel("\(Int((scale * 100).rounded())) \(Int(angle.degrees.rounded()))")
      .gesture(
        MagnificationGesture().onChanged { scale = $0 }
          .simultaneously(with: RotationGesture().onChanged { angle = $0 })
          .onEnded { journal.lines.append("\($0.first != nil) \($0.second != nil)") })
  }
}

@MainActor
@Suite("Gestures of two fingers and of several")
struct CombinedGestureTests {
  @Test("Two fingers spread and turn; both gestures go on beside one another")
  func pinch() {
    let journal = Journal()
    let session = page { Pinched(journal: journal) }
    session.pinch(from: (at(40, 50), at(60, 50)), to: (at(20, 50), at(80, 50)))
    expect(session.labels == ["300 0"])
    session.pinch(from: (at(50, 40), at(50, 60)), to: (at(60, 50), at(40, 50)))
    // From above one another to beside one another: a quarter turn.
    expect(session.labels.first?.hasSuffix(" 90") == true)
    expect(journal.lines == ["true false", "true true"])
    session.pinch(from: (at(.nan, 0), at(0, 0)), to: (at(0, 0), at(1, 1)))
    expect(journal.lines.count == 2)
  }

  @Test("A drag that follows a long press")
  func sequence() {
    let journal = Journal()
    let session = page {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first: journal.lines.append("press")
            case .second(_, let drag): journal.lines.append(drag == nil ? "ready" : "drag")
            }
          }
          .onEnded { value in
            if case .second(_, let drag?) = value {
              journal.lines.append("end \(drag.translation.width)")
            }
          })
    }
    session.touchDown(at: at(20, 50))
    session.advance(by: 0.6)
    session.touchMove(to: at(60, 50))
    session.touchUp(at: at(70, 50))
    expect(journal.lines == ["press", "ready", "drag", "end 50.0"])
    // Too early for the press.
    journal.lines = []
    session.touchDown(at: at(20, 50))
    session.touchMove(to: at(60, 50))
    session.touchUp()
    expect(!journal.lines.contains("drag"))
  }

  @Test("The first of two gestures counts, or the second if it fails")
  func exclusive() {
    let journal = Journal()
    let session = page {
      Color.red.gesture(
        DragGesture().exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: journal.lines.append("drag")
            case .second: journal.lines.append("tap")
            }
          })
    }
    session.tap(at: at(50, 50))
    session.drag([at(10, 10), at(40, 10)])
    expect(journal.lines == ["tap", "drag"])
  }
}
