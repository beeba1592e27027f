import FiligreeTestSupport
import Testing

@testable import FiligreeProgram
@testable import FiligreeTool

/// A crash of a listing's code is told in the listing's own terms.
@Suite struct CrashReportTests {
  private let sources = PreviewSources([
    Listing(name: "my/A.swift", bytes: Array("struct A: View {}".utf8), index: 0)
  ])

  private func report(_ text: String) -> CrashReport {
    CrashReport(text, sources: sources, folder: "/w/Sources/P")
  }

  @Test func backtrace() {
    let report = report(
      """
      a word of the view's own
      FiligreePreview/Listing0-A.swift:22: Fatal error: No image found

      *** Signal 4: Backtracing from 0x7f6f040f9361... done ***

      Thread 0 "FiligreePreview" crashed:

        0      0x7f _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
        1 [ra] 0x55 A.body.getter + 4 in FiligreePreview at /w/Sources/P/Listing0-A.swift
        2 [ra] 0x55 A.body.getter + 4 in FiligreePreview at /w/Sources/P/Listing0-A.swift:1:8
        3 [ra] 0x55 main in FiligreePreview at /w/Sources/P/Listing0-A.swift:9:9
      """)
    expect(
      report.said == "a word of the view's own\nmy/A.swift:22: Fatal error: No image found\n")
    expect(report.place == "my/A.swift:1:8")
  }

  @Test func pathsFromTheCompilersFolder() {
    func place(_ path: String) -> String? {
      report("*** Signal 4\n  0 0x55 A.body.getter + 4 in P at \(path)\n").place
    }
    expect(place("Sources/P/Listing0-A.swift:2:3") == "my/A.swift:2:3")
    expect(place("P/Listing0-A.swift:2:3") == "my/A.swift:2:3")
    expect(place("/other/P/Listing0-A.swift:2:3") == nil)
    expect(place("ces/P/Listing0-A.swift:2:3") == nil)
    expect(place("Listing0-A.swift:2:3") == nil)
  }

  @Test func noCrash() {
    expect(report("a\n\nb\n").said == "a\n\nb\n")
    expect(report("").said == "")
    expect(report("*** Signal 11\n").said == "")
    expect(report("a").place == nil)
  }
}
