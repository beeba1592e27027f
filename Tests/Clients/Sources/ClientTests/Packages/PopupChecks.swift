import ClientSupport
import PageView
import Popups
import SwiftUI

private struct Photo: Identifiable {
  let id: Int
}

private struct Gallery: View {
  @State private var isSaved = false
  @State private var photo: Photo?
  @State private var isSharing = false
  @State private var dismissals = 0

  var body: some View {
    VStack(spacing: 12) {
      Button("Save") { isSaved = true }
      Button("Delete") { photo = Photo(id: 7) }
      Button("Share") { isSharing = true }
      Text("Dismissed \(dismissals)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .notice("Saved", systemImage: "checkmark", isPresented: $isSaved)
    .popup(.card, item: $photo, onDismiss: { dismissals += 1 }) { photo in
      AlertCard(
        "Delete photo \(photo.id)?", message: "It cannot be had back.",
        systemImage: "exclamationmark.triangle.fill", tint: .red
      ) {
        CancelButton()
        Button("Remove") { self.photo = nil }
      }
    }
    .popup(.drawer, isPresented: $isSharing) {
      Drawer { Text("Share with").frame(height: 80) }
    }
  }
}

private struct CancelButton: View {
  @Environment(\.dismissPopup) private var dismiss

  var body: some View {
    Button("Cancel", role: .cancel) { dismiss() }
  }
}

@MainActor func checkPopups(_ scheme: ColorScheme) {
  let stage = Stage(300, 320, in: scheme) { Gallery() }
  let session = stage.session
  guard let still = stage.pixels else { return }

  checkTimes(scheme)

  // A notice comes, and goes by itself.
  session.tap("Save")
  session.advance(by: 1)
  Checks.expect(stage.says("Saved"), "the notice comes: \(stage.labels)")
  stage.expectPicture("popups-notice")
  session.advance(by: 2)
  Checks.expect(!stage.says("Saved"), "the notice goes by itself: \(stage.labels)")
  Checks.expect(stage.pixels == still, "nothing of it is left")

  // A card of an item, over a dimmed page.
  session.tap("Delete")
  session.advance(by: 1)
  Checks.expect(stage.says("Delete photo 7?"), "the card comes: \(stage.labels)")
  stage.expectPicture("popups-card")
  session.tap(at: CGPoint(x: 8, y: 8))
  session.advance(by: 1)
  Checks.expect(stage.says("Delete photo 7?"), "a tap beside it does not close the card")
  session.tap("Cancel")
  session.advance(by: 0.05)
  Checks.expect(stage.pixels != still, "the card is still there while it goes")
  session.advance(by: 1)
  Checks.expect(stage.says("Dismissed 1"), "it is dismissed once: \(stage.labels)")

  // A drawer that a finger pulls down.
  session.tap("Share")
  session.advance(by: 1)
  stage.expectPicture("popups-drawer")
  Checks.expect(stage.says("Share with"), "the drawer comes: \(stage.labels)")
  session.drag([CGPoint(x: 150, y: 280), CGPoint(x: 150, y: 290)], duration: 0.5)
  session.advance(by: 1)
  Checks.expect(stage.says("Share with"), "a short pull does not close it: \(stage.labels)")
  session.drag([CGPoint(x: 150, y: 260), CGPoint(x: 150, y: 315)], duration: 0.2)
  session.advance(by: 1)
  Checks.expect(!stage.says("Share with"), "a long one does: \(stage.labels)")
}

/// Times that are no time end at once, or not at all; nothing traps.
@MainActor private func checkTimes(_ scheme: ColorScheme) {
  for (seconds, stays) in [(Double.infinity, true), (1e30, true), (-1, false), (.nan, false)] {
    let stage = Stage(120, 120, in: scheme) { Timed(seconds: seconds) }
    stage.session.tap("Show")
    stage.session.advance(by: 2)
    Checks.expect(stage.says("Here") == stays, "\(seconds) seconds: \(stage.labels)")
  }
  let pages = Stage(120, 120, in: scheme) {
    AutoPageView([Photo(id: 0), Photo(id: 1)], every: -.infinity) { Text("Photo \($0.id)") }
  }
  pages.session.advance(by: 1)
  Checks.expect(pages.labels.contains { $0.hasPrefix("Photo") }, "pages: \(pages.labels)")
}

private struct Timed: View {
  let seconds: TimeInterval
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .popup(.notice(.top), isPresented: $isShown, exits: [.after(seconds: seconds)]) {
        Text("Here")
      }
  }
}
