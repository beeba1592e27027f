import ActionFan
import ClientSupport
import SwiftUI

private struct Board: View {
  @State private var done = "nothing"

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Text("Done: \(done)")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding()
      ActionFan("Add") {
        FanAction("Photo", systemImage: "camera") { done = "photo" }
        FanAction("Note", systemImage: "pencil") { done = "note" }
        FanAction("Place", systemImage: "map", tint: .red) { done = "place" }
      }
      .padding()
    }
  }
}

@MainActor func checkActionFan(_ scheme: ColorScheme) {
  let stage = Stage(220, 280, in: scheme) { Board() }
  Checks.expect(stage.says("Add") && !stage.says("Note"), "it is closed: \(stage.labels)")
  // Where an action will be, there is nothing yet.
  stage.session.tap(at: CGPoint(x: 176, y: 110))
  Checks.expect(stage.says("Done: nothing"), "closed actions are not touched: \(stage.labels)")

  stage.session.tap("Add")
  stage.session.advance(by: 1.5)
  stage.expectPicture("action-fan")
  Checks.expect(stage.says("Close") && stage.says("Note"), "a tap opens it: \(stage.labels)")
  let frames = ["Close", "Photo", "Note", "Place"].compactMap { stage.frame(of: $0) }
  Checks.expect(
    frames.count == 4 && zip(frames, frames.dropFirst()).allSatisfy { $1.maxY < $0.minY },
    "the actions are above one another: \(frames)")

  stage.session.tap("Note")
  stage.session.advance(by: 1.5)
  Checks.expect(stage.says("Done: note"), "an action is performed: \(stage.labels)")
  Checks.expect(stage.says("Add") && !stage.says("Note"), "and it closes: \(stage.labels)")
}
