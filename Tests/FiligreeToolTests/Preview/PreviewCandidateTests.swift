import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeProgram
@testable import FiligreeTool

/// What is drawn of which listing, and what the compiler gets to see.
@Suite struct PreviewCandidateTests {
  private func listings(_ sources: [String]) -> [Listing] {
    sources.enumerated().map { index, source in
      Listing(name: "dir/File \(index).swift", bytes: Array(source.utf8), index: index)
    }
  }

  private func names(_ sources: String...) -> [String] {
    PreviewCandidate.all(in: listings(sources)).map { "\($0.listing):\($0.name)" }
  }

  @Test func providersComeBeforeViews() {
    let source = "struct A: View {}\nstruct A_Previews: PreviewProvider {}"
    expect(names(source) == ["0:A"])
    expect(PreviewCandidate.all(in: listings([source]))[0].kind == .provider)
    // Another file has no previews: all its views are candidates.
    expect(names(source, "struct B: View {}\nstruct C: View {}") == ["0:A", "1:B", "1:C"])
    expect(names("struct B {}\nextension B: View {}") == ["0:B"])
    expect(names("struct B {}", "extension B: View {}") == ["0:B"])
    expect(names("extension Int: View {}\nextension P: View {}").isEmpty)
  }

  @Test func whatCannotBeMade() {
    expect(names("struct A<T>: View {}\nfunc f() { struct B: View {} }").isEmpty)
    expect(names("protocol P: View {}\nstruct A: P {}") == ["0:A"])
    expect(names("// struct A: View {}\nlet s = \"struct B: View {}\"").isEmpty)
  }

  @Test func shapesWhereThereIsNothingElse() {
    expect(names("struct A: Shape {}\nstruct B: View {}") == ["0:B"])
    expect(names("struct A: Shape {}", "struct B: View {}", "struct C: Shape {}") == ["1:B"])
    expect(names("struct A: Shape {}\nstruct B: InsettableShape {}") == ["0:A", "0:B"])
  }

  /// What `#Preview` makes, the program says itself; the views of such a file are not drawn.
  @Test func previewDirectives() {
    let source = """
      import SwiftUI
      #Preview { A() }
      struct A: View {}
      struct B_Previews: PreviewProvider {}
      """
    expect(names(source) == ["0:B"])
    expect(names("#Preview { A() }", "struct A: View {}\nstruct C: Shape {}") == ["1:A"])
    expect(names("#Preview { A() }\nstruct C: Shape {}").isEmpty)
  }

  @Test func theCopyKeepsBytes() {
    let source = """
      import SwiftUI
      @main struct Cards: App {}
      #Preview(
        "Name"
      ) { A() }
      let x = 1
      """
    let listing = listings([source])[0]
    let copy = String(decoding: listing.copy, as: UTF8.self)
    expect(copy == source.replacingOccurrences(of: "@main", with: "     "))
    expect(listing.copyName == "Listing0-File_0.swift" && listing.stem == "File 0")
  }

  @Test func theDriverAsksEachListing() {
    let sources = PreviewSources(
      listings(["#Preview { A() }\nstruct A_Previews: PreviewProvider {}", "struct B: View {}"]))
    let driver = String(decoding: sources.files[2].bytes, as: UTF8.self)
    let lines = driver.split(separator: "\n").map { $0.drop { $0 == " " } }
    let first = lines.firstIndex { $0.contains("registered(inFile") } ?? 0
    expect(
      lines[first..<first + 4] == [
        #"sources += PreviewHost.registered(inFile: "Listing0-File_0.swift", named: "File 0")"#,
        "sources.append(filigreePreviewSource0())",
        #"sources += PreviewHost.registered(inFile: "Listing1-File_1.swift", named: "File 1")"#,
        "sources.append(filigreePreviewSource1())",
      ])
    expect(PreviewCandidate.quoted("a\"b\\c\n") == #""a\u{22}b\u{5c}c\u{a}""#)
  }

  @Test func functionsStandBehindTheListing() throws {
    var sources = PreviewSources(
      listings([
        "import SwiftUI\nstruct A: View {}\nstruct B: View {}\n", "struct C: View {}",
        "import SwiftUI\nstruct D: View {}\n/* no end",
      ]))
    let files = sources.files
    let first = String(decoding: files[0].bytes, as: UTF8.self)
    let lines = first.split(separator: "\n", omittingEmptySubsequences: false)
    expect(lines[4].contains("\"A\") { A() }") && lines[5].contains("\"B\") { B() }"))
    expect(sources.candidate(inFile: files[0].name, line: 5) == 0)
    expect(sources.candidate(inFile: files[0].name, line: 6) == 1)
    for line in [1, 2, 3, 4, 7] {
      expect(sources.candidate(inFile: files[0].name, line: line) == nil)
    }
    // One without imports, and one that does not end, stay as they are.
    expect(String(decoding: files[1].bytes, as: UTF8.self) == "struct C: View {}")
    let driver = String(decoding: files[3].bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    expect(driver[1].contains("C()") && driver[2].contains("D()"))
    expect(sources.candidate(inFile: PreviewSources.driverName, line: 3) == 3)
    sources.drawn = [1, 3]
    expect(sources.candidate(inFile: files[0].name, line: 5) == 1)
    expect(sources.candidate(inFile: PreviewSources.driverName, line: 2) == 3)
    expect(sources.candidate(inFile: PreviewSources.driverName, line: 3) == nil)
  }
}
