import FiligreeKit
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    guard !text.isEmpty else { throw CocoaError(.coderInvalidValue) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Desk: View {
  let journal: Journal
  var allowsMultiple = false
  var text = "words"
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var isExporting = false

  var body: some View {
    VStack {
      Text("opening \(String(isOpening)), saving \(String(isSaving))")
      Button("Open") { isOpening = true }
        .fileImporter(
          isPresented: $isOpening, allowedContentTypes: [.png, .svg],
          allowsMultipleSelection: allowsMultiple
        ) { result in
          switch result {
          case .success(let urls):
            journal.note("opened " + urls.map(\.lastPathComponent).joined(separator: " "))
          case .failure(let error): journal.note(error.localizedDescription)
          }
        } onCancellation: {
          journal.note("cancelled")
        }
      Button("Save") { isSaving = true }
        .fileExporter(
          isPresented: $isSaving, document: Note(text), contentType: .plainText,
          defaultFilename: "a/note"
        ) { result in
          switch result {
          case .success(let url): journal.note("saved \(url.lastPathComponent)")
          case .failure: journal.note("not saved")
          }
        }
      Button("Export") { isExporting = true }
        .fileExporter(isPresented: $isExporting, item: "a text", contentTypes: [.plainText]) {
          journal.note("exported \((try? $0.get().lastPathComponent) ?? "nothing")")
        }
      Button("Close") { isOpening = false }
      ShareLink("Send", item: "a text", preview: SharePreview("Words"))
    }
  }
}

@MainActor
@Suite("Files that are opened, saved and shared")
struct FileDialogTests {
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private func file(_ name: String, in folder: URL) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data("x".utf8).write(to: url)
    return url
  }

  @Test("fileImporter asks for files, and gets those of its types alone")
  func opening() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (a, b) = (try file("a.PNG", in: folder), try file("b.svg", in: folder))
    let text = try file("c.txt", in: folder)
    let journal = Journal()
    let session = page(300, 300) { Desk(journal: journal) }
    expect(session.fileDialog == nil)
    session.tap("Open")
    expect(session.fileDialog?.contentTypes == [.png, .svg])
    expect(session.fileDialog?.purpose == .open)
    session.chooseFiles([a])
    expect(journal.take() == ["opened a.PNG"])
    expect(session.fileDialog == nil)
    expect(session.labels.contains("opening false, saving false"))

    session.tap("Open")
    session.chooseFiles([text])
    expect(journal.take() == ["“c.txt” is not of a type that can be opened here"])
    session.tap("Open")
    session.chooseFiles([a, b])
    expect(journal.take() == ["only one file can be opened here"])
    session.tap("Open")
    session.chooseFiles([])
    expect(journal.take() == ["cancelled"])
    session.tap("Open")
    session.tap("Close")
    expect(session.fileDialog == nil)
    expect(journal.take() == [])

    let several = page(300, 300) { Desk(journal: journal, allowsMultiple: true) }
    several.tap("Open")
    several.chooseFiles([a, b])
    expect(journal.take() == ["opened a.PNG b.svg"])
    // There is no dialog any more.
    several.chooseFiles([a])
    expect(journal.take() == [])
  }

  @Test("fileExporter writes a document under a name with its suffix")
  func saving() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let journal = Journal()
    let session = page(300, 300) { Desk(journal: journal) }
    session.tap("Save")
    expect(session.fileDialog?.purpose == .save)
    expect(session.fileDialog?.fileNames == ["a-note.txt"])
    let urls = try session.saveFiles(in: folder)
    expect(journal.take() == ["saved a-note.txt"])
    expect(try urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["words"])
    session.tap("Export")
    try session.saveFiles(in: folder)
    expect(journal.take() == ["exported Untitled.txt"])
    session.tap("Save")
    #expect(throws: (any Error).self) {
      try session.saveFiles(in: folder.appendingPathComponent("nowhere"))
    }
    expect(journal.take() == ["not saved"])
    // What cannot be written is told at once.
    let empty = page(300, 300) { Desk(journal: journal, text: "") }
    empty.tap("Save")
    expect(empty.fileDialog == nil)
    expect(journal.take() == ["not saved"])
  }

  @Test("ShareLink hands out texts")
  func sharing() {
    let session = page(300, 300) { Desk(journal: Journal()) }
    session.tap("Send")
    expect(session.fileDialog?.purpose == .share)
    expect(session.fileDialog?.fileNames == ["Words.txt"])
    expect(
      session.fileContents.first?.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
        == "a text")
  }
}
