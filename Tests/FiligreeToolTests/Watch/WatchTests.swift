import ArgumentParser
import FiligreeHost
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeProgram
@testable import FiligreeTool

@Suite("filigree preview --watch")
struct WatchTests {
  private func message(_ arguments: [String]) throws -> (Int32, String) {
    let result = try CommandRunner.run(["preview"] + arguments)
    return (result.status, result.standardError)
  }

  @Test("What has no effect is refused")
  func arguments() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("A.swift").path
    try Data("import SwiftUI\n#Preview { Text(\"A\") }\n".utf8).write(
      to: URL(fileURLWithPath: file))
    for wrong in [
      ["--watch", "--check"], ["--watch", "--animate", "2"], ["--port", "80"], ["--open"],
      ["--editor", "vscode"], ["--watch", "--host", ""],
      ["--watch", "--editor", "javascript:{file}"],
      ["--watch", "--editor", "unknown"], ["--watch", "-o", "pictures"],
      ["--watch", "--port", "70000"],
    ] {
      let (status, text) = try message(wrong + [file])
      expect(status == 64, "\(wrong): \(text)")
      expect(text.split(separator: "\n").count == 1, "\(wrong): \(text)")
    }
    let empty = folder.url.appendingPathComponent("Empty", isDirectory: true)
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let (status, text) = try message(["--watch", empty.path])
    expect(status == 64 && text.contains("no Swift file is in the folder"), "\(text)")
  }

  @Test("An address that cannot be listened at is told before anything is built")
  func address() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("A.swift")
    try Data("import SwiftUI\n#Preview { Text(\"A\") }\n".utf8).write(to: file)
    let server = try Server(host: "127.0.0.1", port: 0)
    let (status, text) = try message(["--watch", "--port", "\(server.port)", file.path])
    expect(status == 1)
    expect(
      text
        == "filigree: port \(server.port) of 127.0.0.1 is in use; choose another one: --port \(server.port + 1)\n"
    )
    let (other, words) = try message(["--watch", "--host", "nowhere", file.path])
    expect(other == 1 && words.contains("'nowhere' is no IPv4 or IPv6 address"))
  }

  @Test("An editor's address has the place in it, with what addresses do not take escaped")
  func editors() throws {
    func address(_ editor: String) throws -> String? {
      try EditorLink.read(editor).address("/a b/ß?.swift", line: 3, column: 4)
    }
    expect(
      EditorLink.standard.address("/A.swift", line: 1, column: 2) == "vscode://file/A.swift:1:2")
    expect(try address("vscode") == "vscode://file/a%20b/%C3%9F%3F.swift:3:4")
    expect(try address("idea") == "idea://open?file=/a%20b/%C3%9F%3F.swift&line=3&column=4")
    expect(try address("x-edit:{file}#{line}") == "x-edit:/a%20b/%C3%9F%3F.swift#3")
    expect(try address("none") == nil)
    for wrong in [
      "", "{file}", "://{file}", "data:{file}", "JavaScript:{file}", "edit://x", "a b:{file}",
    ] {
      #expect(throws: ValidationError.self, "\(wrong)") { try EditorLink.read(wrong) }
    }
  }

  @Test(
    "A change counts when it stays: of a file, its replacement, its end, and new files of a folder")
  func files() throws {
    let folder = try TemporaryFolder()
    let (a, b) = (
      folder.url.appendingPathComponent("A.swift"), folder.url.appendingPathComponent("B.swift")
    )
    try Data("1".utf8).write(to: a)
    var files = WatchedFiles([folder.url.path])
    var single = WatchedFiles([a.path])
    func changes(_ watched: inout WatchedFiles) -> [Bool] {
      (0..<3).map { _ in watched.haveChanged() }
    }
    expect(changes(&files) == [false, false, false])
    try Data("22".utf8).write(to: a)
    expect(changes(&files) == [false, true, false])
    expect(changes(&single) == [false, true, false])
    // As long, but another file.
    try Data("33".utf8).write(to: b)
    expect(changes(&files) == [false, true, false])
    expect(changes(&single) == [false, false, false])
    expect(rename(b.path, a.path) == 0)
    expect(changes(&files) == [false, true, false])
    expect(changes(&single) == [false, true, false])
    try FileManager.default.removeItem(at: a)
    expect(changes(&single) == [false, true, false])
  }

  @Test("Folders stand for the files in them, in the order of their names")
  func folders() throws {
    let folder = try TemporaryFolder()
    for name in ["B.swift", "A/C.swift", "A/x.txt", ".hidden/D.swift", "Pictures.xcassets/E.swift"]
    {
      let url = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let root = folder.url.path
    expect(
      SourceFiles([root]).names
        == ["A/C.swift", "B.swift", "Pictures.xcassets"].map { root + "/" + $0 })
  }

  @Test("An error has its place, its line and a mark beneath")
  func problems() {
    let listing = Listing(name: "my/A.swift", bytes: Array("one\n\tlet x = yy\n".utf8), index: 0)
    let message = CompilerMessages.Message(path: "", line: 2, column: 10, text: "no yy")
    let error = PreviewVerdict.ListingError(message, listing)
    expect(error.source == "\tlet x = yy")
    expect(error.mark == "\t        ^")
    expect(error.description == "my/A.swift:2:10: error: no yy\n  \tlet x = yy\n  \t        ^")
    expect(listing.place(of: 0) == (1, 1))
    expect(listing.place(of: 5) == (2, 2))
    expect(listing.place(of: 99) == (3, 1))
  }

  @Test("A program that serves pages has its own place, and calls the server")
  func program() throws {
    let text = "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }\n"
    let sources = PreviewSources([Listing(name: "A.swift", bytes: Array(text.utf8), index: 0)])
    let driver = String(
      decoding: sources.files(servingPages: true).last?.bytes ?? [], as: UTF8.self)
    expect(driver.contains("PreviewHost.serve(sources)"))
    let copy = String(decoding: sources.files(servingPages: true)[0].bytes, as: UTF8.self)
    expect(copy.contains(".declared(inFile: \"Listing0-A.swift\", line: 2, column: 1)"))
  }
}
