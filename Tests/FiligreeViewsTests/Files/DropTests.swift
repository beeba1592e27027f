import FiligreeKit
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Places: View {
  let journal: Journal
  @State private var isTargeted = false

  var body: some View {
    HStack(spacing: 0) {
      // A picture's provider, within one that takes any file.
      Color.red.frame(width: 50, height: 100)
        .onDrop(of: [.image], isTargeted: $isTargeted) { items, point in
          journal.note("\(items.count) pictures at \(Int(point.x)) \(Int(point.y))")
          return true
        }
        .onChange(of: isTargeted) { _, now in journal.note("over \(now)") }
        .onDrop(of: [.data], isTargeted: nil) { items in
          journal.note("a file \(items.first?.suggestedName ?? "")")
          return true
        }
      Color.blue.frame(width: 50, height: 100)
        .dropDestination(for: String.self) { texts, point in
          journal.note("\(texts.joined(separator: " ")) at \(Int(point.x))")
          return true
        }
      Color.green.frame(width: 50, height: 100)
        .onDrop(of: [.plainText], delegate: Taking(journal: journal))
    }
  }
}

private struct Taking: DropDelegate {
  let journal: Journal
  func validateDrop(info: DropInfo) -> Bool { info.location.y < 50 }
  func dropEntered(info: DropInfo) { journal.note("entered") }
  func dropExited(info: DropInfo) { journal.note("exited") }
  func performDrop(info: DropInfo) -> Bool {
    for item in info.itemProviders(for: [.plainText]) {
      _ = item.loadObject(ofClass: String.self) { [journal] text, _ in
        MainActor.assumeIsolated { journal.note("got \(text ?? "nothing")") }
      }
    }
    return true
  }
}

private struct Pasting: View {
  let journal: Journal
  var body: some View {
    VStack {
      Text("a").onPasteCommand(of: [.image]) { journal.note("\($0.count) pictures") }
      Text("b").pasteDestination(for: String.self) { journal.note($0.joined()) }
    }
  }
}

@MainActor
@Suite("What is dropped and pasted")
struct DropTests {
  private let picture = NSItemProvider(item: Data([1]), typeIdentifier: UTType.png.identifier)
  private let text = NSItemProvider(object: "words" as NSString)

  @Test("onDrop: the innermost view that takes one of the types gets it")
  func types() {
    let journal = Journal()
    let session = page(150, 100) { Places(journal: journal) }
    expect(session.drop([picture, text], at: at(10, 20)))
    expect(journal.take() == ["1 pictures at 10 20"])
    expect(session.drop([text], at: at(10, 20)))
    expect(journal.take() == ["a file "])
    expect(!session.drop([picture], at: at(60, 20)))
    expect(!session.drop([picture], at: at(500, 20)))
    expect(!session.drop([picture], at: at(.nan, 20)))
    expect(journal.take() == [])
  }

  @Test("isTargeted: while something that is taken is over the view")
  func targets() {
    let journal = Journal()
    let session = page(150, 100) { Places(journal: journal) }
    expect(session.dragOver([picture], at: at(10, 20)))
    expect(session.dragOver([picture], at: at(20, 20)))
    expect(!session.dragOver([picture], at: at(60, 20)))
    expect(journal.take() == ["over true", "over false"])
    session.dragOver([picture], at: at(20, 20))
    session.dragOver([picture], at: nil)
    expect(journal.take() == ["over true", "over false"])
    session.dragOver([picture], at: at(20, 20))
    session.drop([picture], at: at(20, 20))
    expect(journal.take().filter { $0.hasPrefix("over") } == ["over true", "over false"])
  }

  @Test("dropDestination reads the values first")
  func values() {
    let journal = Journal()
    let session = page(150, 100) { Places(journal: journal) }
    expect(session.drop([text, NSItemProvider(object: "more" as NSString)], at: at(70, 20)))
    session.update()
    expect(journal.take() == ["words more at 20"])
  }

  @Test("A delegate is asked, and told")
  func delegates() {
    let journal = Journal()
    let session = page(150, 100) { Places(journal: journal) }
    expect(!session.dragOver([text], at: at(110, 80)))
    expect(session.dragOver([text], at: at(110, 20)))
    expect(session.dragOver([text], at: at(112, 20)))
    session.dragOver([text], at: nil)
    expect(journal.take() == ["entered", "exited"])
    session.drop([text], at: at(110, 20))
    expect(journal.take() == ["got words"])
  }

  @Test("Pasted things go to who takes them")
  func pasting() {
    let journal = Journal()
    let session = page(150, 100) { Pasting(journal: journal) }
    expect(session.paste([picture]))
    expect(session.paste([text]))
    session.update()
    expect(journal.take() == ["1 pictures", "words"])
    expect(!session.paste([NSItemProvider(item: Data(), typeIdentifier: "public.zip-archive")]))
  }
}
