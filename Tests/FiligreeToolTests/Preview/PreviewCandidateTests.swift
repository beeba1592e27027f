import Testing

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
    #expect(names(source) == ["0:A"])
    #expect(PreviewCandidate.all(in: listings([source]))[0].kind == .provider)
    // Another file has no previews: all its views are candidates.
    #expect(names(source, "struct B: View {}\nstruct C: View {}") == ["0:A", "1:B", "1:C"])
    #expect(names("struct B {}\nextension B: View {}") == ["0:B"])
    #expect(names("struct B {}", "extension B: View {}") == ["0:B"])
    #expect(names("extension Int: View {}\nextension P: View {}").isEmpty)
  }

  @Test func whatCannotBeMade() {
    #expect(names("struct A<T>: View {}\nfunc f() { struct B: View {} }").isEmpty)
    #expect(names("protocol P: View {}\nstruct A: P {}") == ["0:A"])
    #expect(names("// struct A: View {}\nlet s = \"struct B: View {}\"").isEmpty)
  }

  @Test func shapesWhereThereIsNothingElse() {
    #expect(names("struct A: Shape {}\nstruct B: View {}") == ["0:B"])
    #expect(names("struct A: Shape {}", "struct B: View {}", "struct C: Shape {}") == ["1:B"])
    #expect(names("struct A: Shape {}\nstruct B: InsettableShape {}") == ["0:A", "0:B"])
  }

  @Test func previewDirectives() {
    let source = """
      import SwiftUI
      #Preview { A() }
      struct B_Previews: PreviewProvider {}
      #Preview("A/b \\"c\\"", traits: .sizeThatFitsLayout) { A() }
      #Preview("B") { A() }
      """
    #expect(names(source) == ["0:File-0", "0:B", "0:A-b---c--", "0:B-2"])
    let all = PreviewCandidate.all(in: listings([source]))
    #expect(
      all[2].expression
        == "PreviewHost.Source(\"A-b---c--\", layout: .sizeThatFits) { filigreePreview0_1() }")
  }

  @Test func theCopyKeepsLines() {
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
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(lines[1] == "      struct Cards: App {}")
    #expect(
      lines[4] == "@MainActor @ViewBuilder func filigreePreview0_0() -> some View { A() }")
    #expect(lines[5] == "let x = 1")
    #expect(listing.copyName == "Listing0-File_0.swift")
    // `A` is in column 5 of the listing's line.
    let column = lines[4].utf8.count - "A() }".utf8.count + 1
    #expect(listing.column(line: 5, column: column) == 5)
    #expect(listing.column(line: 2, column: 7) == 7)
    #expect(listing.column(line: 6, column: 5) == 5)
  }

  @Test func columnsBehindADirective() {
    let listing = listings(["  #Preview { A(b) }"])[0]
    let copy = String(decoding: listing.copy, as: UTF8.self)
    let column = copy.utf8.count - "b) }".utf8.count + 1
    #expect(listing.column(line: 1, column: column) == 16)
    #expect(listing.column(line: 1, column: 1) == 1)
    #expect(listing.column(line: 1, column: 20) == 3)
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
    #expect(lines[4].contains("\"A\") { A() }") && lines[5].contains("\"B\") { B() }"))
    #expect(sources.candidate(inFile: files[0].name, line: 5) == 0)
    #expect(sources.candidate(inFile: files[0].name, line: 6) == 1)
    for line in [1, 2, 3, 4, 7] {
      #expect(sources.candidate(inFile: files[0].name, line: line) == nil)
    }
    // One without imports, and one that does not end, stay as they are.
    #expect(String(decoding: files[1].bytes, as: UTF8.self) == "struct C: View {}")
    let driver = String(decoding: files[3].bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(driver[1].contains("C()") && driver[2].contains("D()"))
    #expect(sources.candidate(inFile: PreviewSources.driverName, line: 3) == 3)
    sources.drawn = [1, 3]
    #expect(sources.candidate(inFile: files[0].name, line: 5) == 1)
    #expect(sources.candidate(inFile: PreviewSources.driverName, line: 2) == 3)
    #expect(sources.candidate(inFile: PreviewSources.driverName, line: 3) == nil)
  }
}
