import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeProgram
@testable import FiligreeTool

/// What `filigree run` refuses before it builds anything, and which view it shows.
@Suite struct RunCommandTests {
  private func run(_ source: String, _ options: [String]) throws -> CommandRunner.Result {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", Data(source.utf8))
    let result = try CommandRunner.run(
      ["run", file, "--work", folder.path("work")] + options, in: folder.url)
    expect(try folder.names == ["A.swift"], "\(options)")
    expect(result.errorLines.count == 1, "\(options): \(result.standardError)")
    expect(result.standardOutput.isEmpty)
    return result
  }

  @Test(arguments: [
    ["--port", "65536"], ["--port", "-1"], ["--port", "x"], ["--host", ""], ["--view", ""],
    ["--work", ""], ["--configuration", "fast"], ["notes.txt"], ["--animate", "1"],
  ])
  func wrongCommandLines(_ options: [String]) throws {
    let result = try run("struct A: View {}", options)
    expect(result.status == 64, "\(options): \(result.standardError)")
  }

  @Test func nothingToRun() throws {
    expect(try CommandRunner.run(["run"]).status == 64)
    let nothing = try run("struct A {}", [])
    expect(nothing.status == 1)
    expect(nothing.standardError.contains("an App with '@main' or a View is needed"))
    let other = try run("struct A: View {}", ["--view", "B"])
    expect(other.status == 1)
    expect(other.standardError.contains("--view B: the files declare no such view"))
    let app = try run("@main struct A: App {}", ["--view", "A"])
    expect(app.status == 1)
    expect(app.standardError.contains("--view has no effect"))
  }

  /// The view of an app that is made: ContentView, or the first; one that `--view` names; none for an app.
  @Test func shownViews() throws {
    func shown(_ source: String, view: String? = nil) throws -> String? {
      let listing = Listing(name: "A.swift", bytes: Array(source.utf8), index: 0)
      return try RunCommand.shownView([listing], named: view)
    }
    let two = "struct A: View {}\nstruct ContentView: View {}"
    expect(try shown(two) == "ContentView")
    expect(try shown(two, view: "A") == "A")
    expect(try shown("struct B<T>: View {}\nenum N { struct C: View {} }") == "N.C")
    expect(try shown("struct A: View {}\n@main struct B: App {}") == nil)
  }
}
