import FiligreeKit
import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeHost

private struct DeskApp: App {
  var body: some Scene {
    WindowGroup { Desk() }
  }
}

private struct Desk: View {
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var words = "none"

  var body: some View {
    VStack {
      Text(words)
      Button("Open") { isOpening = true }
      Button("Save") { isSaving = true }
      ShareLink("Send", item: "a text")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
      read(try? result.get())
    }
    .fileExporter(isPresented: $isSaving, item: "saved words", defaultFilename: "a b") { result in
      words = (try? result.get().lastPathComponent) ?? "not saved"
    }
    .dropDestination(for: URL.self) { urls, _ in
      read(urls.first)
      return true
    }
    .onPasteCommand(of: [.image]) { words = "\($0.count) pasted" }
  }

  private func read(_ url: URL?) {
    words = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
  }
}

private struct PagesApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("Next") { Text("Second") }
      }
    }
  }
}

// The limit is for a machine whose main actor has the tests of all views to do meanwhile.
@Suite("Files between an app and its page, and the way back", .timeLimit(.minutes(15)))
@MainActor
struct FileTests {
  private func send(
    _ text: String, _ name: String, to server: TestServer, _ session: String, origin: String? = nil
  ) async throws -> String {
    let origin = origin ?? "http://\(server.host)"
    let answer = try await server.ask(
      """
      POST /\(server.token)/files?session=\(session)&name=\(name) HTTP/1.1\r
      Host: \(server.host)\r
      Origin: \(origin)\r
      Content-Length: \(text.utf8.count)\r
      \r
      \(text)
      """)
    guard answer.hasPrefix("HTTP/1.1 200 "),
      let body = answer.components(separatedBy: "\r\n\r\n").last
    else { return String(answer.prefix(12).suffix(3)) }
    return body.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("A file is chosen: the app reads what the page has sent")
  func choosing() async throws {
    let server = try TestServer(DeskApp.self)
    let page = try await server.page(height: 300)
    try await page.wait { page.labels.contains("Open") }
    try await page.press("Open")
    try await page.wait { page.last("choose") != nil }
    expect((page.last("choose")?["accept"] as? String)?.contains("text/plain") == true)
    expect(page.last("choose")?["flag"] as? Bool == false)
    let id = try await send("from a page", "a%20note.txt", to: server, page.session)
    expect(id.count == 32)
    try await page.client.send(#"{"type":"files","purpose":"choose","ids":["\#(id)"]}"#)
    try await page.wait { page.labels.contains("from a page") }
    // A dialog that was closed is asked for again.
    try await page.press("Open")
    try await page.wait { page.texts.count { $0["type"] as? String == "choose" } == 2 }
    try await page.client.send(#"{"type":"files","purpose":"cancel"}"#)
    try await page.press("Open")
    try await page.wait { page.texts.count { $0["type"] as? String == "choose" } == 3 }
  }

  @Test("Files are saved and texts shared through the page")
  func saving() async throws {
    let server = try TestServer(DeskApp.self)
    let page = try await server.page(height: 300)
    try await page.wait { page.labels.contains("Save") }
    try await page.press("Save")
    try await page.wait { page.last("download") != nil && page.labels.contains("a b.txt") }
    let id = try #require(page.last("download")?["text"] as? String)
    let answer = try await server.get("/download?session=\(page.session)&file=\(id)")
    expect(answer.contains("Content-Disposition: attachment; filename*=UTF-8''a%20b%2Etxt\r\n"))
    expect(answer.hasSuffix("\r\n\r\nsaved words"))
    expect(
      try await server.get("/download?session=\(page.session)&file=x").hasPrefix("HTTP/1.1 404 "))
    expect(try await server.get("/download?session=x&file=\(id)").hasPrefix("HTTP/1.1 404 "))
    try await page.press("Send")
    try await page.wait { page.last("share")?["text"] as? String == "a text" }
  }

  @Test("What is dropped and pasted")
  func dropping() async throws {
    let server = try TestServer(DeskApp.self)
    let page = try await server.page(height: 300)
    try await page.wait { page.labels.contains("none") }
    let id = try await send("dropped", "..%2Fx.txt", to: server, page.session)
    try await page.client.send(#"{"type":"drag","types":["text/plain"],"x":20,"y":20}"#)
    try await page.client.send(
      #"{"type":"files","purpose":"drop","ids":["\#(id)"],"x":20,"y":20}"#)
    try await page.wait { page.labels.contains("dropped") }
    let picture = try await send("no picture", "a.png", to: server, page.session)
    try await page.client.send(#"{"type":"files","purpose":"paste","ids":["\#(picture)"]}"#)
    try await page.wait { page.labels.contains("1 pasted") }
    // A file that nobody knows is none.
    try await page.client.send(#"{"type":"files","purpose":"drop","ids":["../../x"]}"#)
    try await page.press("Save")
    try await page.wait { page.last("download") != nil }
  }

  @Test("What may not be sent is refused")
  func refusals() async throws {
    let server = try TestServer(DeskApp.self)
    let page = try await server.page()
    try await page.wait { !page.session.isEmpty }
    expect(try await send("x", "a", to: server, "none") == "404")
    expect(try await send("x", "a", to: server, page.session, origin: "http://x.org") == "403")
    let head =
      "POST /\(server.token)/files?session=\(page.session)&name=a HTTP/1.1\r\nHost: \(server.host)\r\n"
    let origin = "Origin: http://\(server.host)\r\n"
    expect(try await server.ask(head + "\r\n").hasPrefix("HTTP/1.1 403 "))
    expect(try await server.ask(head + origin + "\r\n").hasPrefix("HTTP/1.1 411 "))
    for length in ["-1", "x", "99999999999999999999"] {
      let answer = try await server.ask(head + origin + "Content-Length: \(length)\r\n\r\n")
      expect(answer.hasPrefix("HTTP/1.1 411 "), "\(length)")
    }
    let huge = try await server.ask(head + origin + "Content-Length: 999999999999\r\n\r\n")
    expect(huge.hasPrefix("HTTP/1.1 413 "))
  }

  @Test("A store has room for so many files, under names that lead nowhere")
  func store() throws {
    var limits = FileStore.Limits()
    (limits.file, limits.session, limits.files) = (10, 15, 2)
    let store = FileStore(limits: limits)
    expect(try store.reserve("a", length: 1, for: "s") == nil)
    store.open("s")
    let first = try #require(try store.reserve("../../a/b.txt", length: 10, for: "s"))
    expect(first.url.lastPathComponent == "b.txt")
    expect(store.file(first.id, of: "s") == first.url)
    expect(store.file(first.id, of: "t") == nil)
    #expect(throws: FileStore.Refusal.tooLarge(10)) { try store.reserve("a", length: 11, for: "s") }
    #expect(throws: FileStore.Refusal.tooMany) { try store.reserve("a", length: 6, for: "s") }
    expect(try store.reserve("a", length: 5, for: "s") != nil)
    #expect(throws: FileStore.Refusal.tooMany) { try store.reserve("a", length: 0, for: "s") }
    store.close("s")
    expect(!FileManager.default.fileExists(atPath: first.url.path))
    for name in ["", "..", "/", "a\u{0}", String(repeating: "ü", count: 300)] {
      let own = FileStore.fileName(name)
      expect(!own.isEmpty && own != ".." && !own.contains("/") && own.utf8.count <= 255)
    }
  }

  @Test("The browser's button takes the topmost page away")
  func back() async throws {
    let server = try TestServer(PagesApp.self)
    let page = try await server.page(height: 300)
    try await page.wait {
      page.labels.contains("Next") && page.last("back")?["flag"] as? Bool == false
    }
    try await page.press("Next")
    try await page.wait {
      page.labels.contains("Second") && page.last("back")?["flag"] as? Bool == true
    }
    try await page.client.send(#"{"type":"back"}"#)
    try await page.wait {
      page.labels.contains("Next") && page.last("back")?["flag"] as? Bool == false
    }
  }
}
