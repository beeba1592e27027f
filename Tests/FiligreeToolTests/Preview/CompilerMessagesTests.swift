import FiligreeTestSupport
import Testing

@testable import FiligreeProgram
@testable import FiligreeTool

/// The compiler's words are told apart and brought to the listings' own lines.
@Suite struct CompilerMessagesTests {
  private let output = """
    [3/5] Compiling FiligreePreview Listing0-A.swift
    /w/Sources/P/Listing0-A.swift:3:9: error: cannot find 'x' in scope
    1 | import SwiftUI
    3 |   let y = x
      |           `- error: cannot find 'x' in scope
    /w/Sources/P/Listing0-A.swift:3:9: error: cannot find 'x' in scope
    /w/Sources/P/Listing0-A.swift:3:1: warning: never used
    /w/Sources/P/Listing0-A.swift:6:90: error: missing argument for parameter 'n' in call
    /w/Sources/P/FiligreePreviewDriver.swift:9:1: error: something else
    /elsewhere/B:C.swift:1:2: error: it is wrong
    <unknown>:0: error: no place
    error: fatalError
    """

  private var sources: PreviewSources {
    let source = "import SwiftUI\nstruct A: View {\n\tlet y = x\n}\n"
    return PreviewSources([Listing(name: "my/A.swift", bytes: Array(source.utf8), index: 0)])
  }

  @Test func errorsAreReadOnce() {
    let messages = CompilerMessages(output)
    expect(messages.errors.map(\.line) == [3, 6, 9, 1])
    expect(messages.errors.map(\.column) == [9, 90, 1, 2])
    expect(messages.errors[3].path == "/elsewhere/B:C.swift")
    expect(messages.general == ["<unknown>:0: error: no place", "error: fatalError"])
  }

  @Test func verdict() {
    let verdict = PreviewVerdict(CompilerMessages(output), sources, folder: "/w/Sources/P")
    expect(
      verdict.listingErrors == [
        "my/A.swift:3:9: error: cannot find 'x' in scope\n  \tlet y = x\n  \t       ^"
      ])
    expect(verdict.refused == [0: "missing argument for parameter 'n' in call"])
    expect(verdict.others.count == 4)
  }

  @Test func linesThatTheListingHasNot() {
    // The end of the copy is behind that of the listing.
    let message = "/w/Sources/P/Listing0-A.swift:99:7: error: expected '}'"
    let verdict = PreviewVerdict(CompilerMessages(message), sources, folder: "/w/Sources/P")
    expect(verdict.listingErrors == ["my/A.swift:5:1: error: expected '}'"])
    expect(verdict.refused.isEmpty)
  }

  @Test(arguments: [
    "", ":", ": error: ", "::: error: x", "a:b:c: error: x", "a:0:0: error: x", "a:-1:2: error: x",
    "a:99999999999999999999:1: error: x",
  ])
  func noMessages(_ line: String) {
    expect(CompilerMessages(line).errors.isEmpty)
  }
}
