import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

private struct Failure: LocalizedError {
  var errorDescription: String? { "It did not work." }
}

private struct Presenting: View {
  @State var alert = false
  @State var dialog = false
  @State var cover = false
  @State var popover = false
  @State var old: Item?
  @State var failure: Failure?
  @State var log = ""

  struct Item: Identifiable { let id: String }

  var body: some View {
    VStack {
      Text("Log: \(log)")
      Button("Alert") { alert = true }
        .alert("Delete?", isPresented: $alert) {
          Button("Delete", role: .destructive) { log += "d" }
          Button("Keep", role: .cancel) { log += "k" }
        } message: {
          Text("It cannot be undone.")
        }
      Button("Dialog") { dialog = true }
        .confirmationDialog("What now?", isPresented: $dialog) {
          Button("Share") { log += "s" }
        }
      Button("Cover") { cover = true }
        .fullScreenCover(isPresented: $cover, onDismiss: { log += "c" }) { CoverPage() }
      Button("Popover") { popover = true }
        .popover(isPresented: $popover) {
          Text("Bubble").padding().presentationCompactAdaptation(.popover)
        }
      Button("Old") { old = Item(id: "Old title") }
        .alert(item: $old) { item in
          Alert(
            title: Text(item.id), primaryButton: .default(Text("Fine")) { log += "f" },
            secondaryButton: .cancel())
        }
      Button("Fail") { failure = Failure() }
        .alert(
          isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }),
          error: failure
        ) {}
    }
  }

  struct CoverPage: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
      Button("Close") { dismiss() }
    }
  }
}

private struct Detents: View {
  @State var detent = PresentationDetent.medium
  var body: some View {
    Text("\(detent == .medium ? "half" : "whole")")
      .sheet(isPresented: .constant(true)) {
        Color.orange.accessibilityLabel("card")
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationDragIndicator(.visible)
      }
  }
}

@MainActor
@Suite("Alerts, dialogs, covers and popovers")
struct PresentationTests {
  @Test("An alert's actions dismiss it first; what is beneath is not touched")
  func alert() {
    let session = phone { Presenting() }
    session.tap("Alert")
    session.advance(by: 1)
    expect(
      session.labels.filter { !$0.isEmpty } == [
        "Delete?", "It cannot be undone.", "Delete", "Keep",
      ])
    // The one that leaves everything as it is comes first; both are 44 points high (UIKit's).
    let (keep, delete) = (session.frame(of: "Keep"), session.frame(of: "Delete"))
    expect((keep?.midX ?? 0) < (delete?.midX ?? 0))
    expect(keep?.height == 44 && keep?.midY == delete?.midY)
    session.tap("Delete")
    session.advance(by: 1)
    expect(session.labels.contains("Log: d"))
  }

  @Test("A dialog without an action that cancels gets one; a touch beside it cancels, too")
  func dialog() {
    let session = phone { Presenting() }
    session.tap("Dialog")
    session.advance(by: 1)
    expect(session.labels.filter { !$0.isEmpty } == ["Share", "Cancel"])
    expect(session.frame(of: "Cancel")?.height == 57)
    session.tap("Cancel")
    session.advance(by: 1)
    session.tap("Dialog")
    session.advance(by: 1)
    session.tap(at: at(160, 40))
    session.advance(by: 1)
    expect(session.labels.contains("Log: "))
    session.tap("Dialog")
    session.advance(by: 1)
    session.tap("Share")
    session.advance(by: 1)
    expect(session.labels.contains("Log: s"))
  }

  @Test("A cover fills the page and is not dragged away")
  func cover() {
    let session = phone { Presenting() }
    session.tap("Cover")
    session.advance(by: 1)
    expect(session.labels == ["Close"])
    swipe(session, from: at(160, 100), by: CGSize(width: 0, height: 350))
    session.advance(by: 1)
    expect(session.labels == ["Close"])
    session.tap("Close")
    session.advance(by: 2)
    expect(session.labels.contains("Log: c"))
  }

  @Test("A bubble points at its view; on a narrow page only if it is asked for")
  func popover() throws {
    let session = phone { Presenting() }
    session.tap("Popover")
    session.advance(by: 1)
    expect(session.labels == ["Bubble"])
    expect(abs((session.frame(of: "Bubble")?.midX ?? 0) - 160) <= 1)
    expectPicture(try session.image(), named: "popover")
    session.tap(at: at(20, 460))
    session.advance(by: 1)
    expect(session.labels.contains("Popover"))
  }

  @Test("Alerts as they were described before, and those of errors")
  func others() {
    let session = phone { Presenting() }
    session.tap("Old")
    session.advance(by: 1)
    expect(session.labels.contains("Old title"))
    session.tap("Fine")
    session.advance(by: 1)
    expect(session.labels.contains("Log: f"))
    session.tap("Fail")
    session.advance(by: 1)
    expect(session.labels.contains("It did not work."))
    session.tap("OK")
    session.advance(by: 1)
    expect(session.labels.contains("Log: f"))
  }

  @Test("A sheet rests at the nearest of its heights, and tells which it is")
  func detents() {
    let session = phone { Detents() }
    session.advance(by: 1)
    expect(isNear(session.frame(of: "card")?.minY, 240))
    swipe(session, from: at(160, 250), by: CGSize(width: 0, height: -150))
    session.advance(by: 2)
    expect(isNear(session.frame(of: "card")?.minY, 30))
    swipe(session, from: at(160, 40), by: CGSize(width: 0, height: 180), duration: 1)
    session.advance(by: 2)
    expect(isNear(session.frame(of: "card")?.minY, 240))
  }

  @Test("Pictures", arguments: ColorScheme.allCases)
  func pictures(scheme: ColorScheme) throws {
    let session = phone(scheme) { Presenting() }
    session.tap("Alert")
    session.advance(by: 1)
    expectPicture(try session.image(), named: "alert-\(scheme)")
    session.tap("Keep")
    session.advance(by: 1)
    session.tap("Dialog")
    session.advance(by: 1)
    expectPicture(try session.image(), named: "dialog-\(scheme)")
  }
}
