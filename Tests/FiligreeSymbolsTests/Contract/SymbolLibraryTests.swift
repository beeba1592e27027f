import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSymbols

@Suite struct SymbolLibraryTests {
  private let square = svg("<path d='M0 0h16v16h-16z'/>")
  private let bar = svg("<path d='M0 6h16v4h-16z'/>")

  @Test func `a user's folders come first, in their order`() throws {
    try withFolder(["star.fill.svg": square, "a-b.svg": bar]) { (first) throws in
      try withFolder(["star.fill.svg": bar, "a.b.svg": square, "c.svg": square]) {
        (second) throws in
        let library = SymbolLibrary(folders: [first, second], installed: nil)
        let star = try library.drawing(named: "star.fill")
        expect(star.path.boundingRect == CGRect(x: 0, y: 0, width: 16, height: 16))
        // The first folder's file with dashes outranks the second one's with dots.
        expect(try library.drawing(named: "a.b").path.boundingRect.height == 4)
        expect(try library.drawing(named: "c").path.boundingRect.height == 16)
        library.folders = [second]
        expect(try library.drawing(named: "star.fill").path.boundingRect.height == 4)
        library.folders = []
        expect(
          try library.drawing(named: "star.fill").path
            == BuiltInSymbols.drawing(named: "star.fill")?.path)
      }
    }
  }

  @Test func `own drawings come before installed icons`() throws {
    try withFolder(["gear.svg": square, "bell.svg": square]) { (folder) throws in
      let library = SymbolLibrary(installed: folder)
      expect(try library.drawing(named: "gear") == BuiltInSymbols.drawing(named: "gear"))
      expect(try library.drawing(named: "bell").path.boundingRect.height == 16)
    }
  }

  @Test func `the listings' symbols need no icons`() {
    let library = SymbolLibrary(installed: nil)
    for name in [
      "applelogo", "star.fill", "heart.fill", "circle.fill", "sun.max.fill", "moon.fill", "gear",
      "leaf",
    ] {
      expect(library.outline(named: name) != nil, "\(name)")
    }
    expect(BuiltInSymbols.names.allSatisfy { library.outline(named: $0) != nil })
  }

  @Test func `a missing symbol is nil, or a placeholder and one warning`() {
    let lines = Lines()
    let library = SymbolLibrary(installed: nil, warnings: lines.log())
    expect(library.outline(named: "no.such") == nil)
    expect(lines.all.isEmpty)
    let style = SymbolStyle(pointSize: 20)
    let outline = library.outlineOrPlaceholder(named: "no.such", style: style)
    expect(outline == SymbolOutline(BuiltInSymbols.placeholder, style: style))
    _ = library.outlineOrPlaceholder(named: "no.such")
    _ = library.outlineOrPlaceholder(named: "another")
    expect(
      lines.all == [
        "filigree: there is no symbol \"no.such\"; put no.such.svg into a folder that "
          + "FILIGREE_SYMBOLS names, or install the package bootstrap-icons",
        "filigree: there is no symbol \"another\"; put another.svg into a folder that "
          + "FILIGREE_SYMBOLS names, or install the package bootstrap-icons",
      ])
  }

  @Test func `a damaged file is an error, and nothing behind it is shown`() throws {
    try withFolder(["gear.svg": Array("<svg".utf8)]) { (folder) throws in
      let lines = Lines()
      let library = SymbolLibrary(folders: [folder], installed: nil, warnings: lines.log())
      expect(library.outline(named: "gear") == nil)
      expect(lines.all.count == 1)
      expect(lines.all.first?.hasPrefix("filigree: \(folder)/gear.svg: the file ends") == true)
    }
  }

  @Test func `what is no regular file is an error`() throws {
    try withFolder([:]) { (folder) throws in
      try FileManager.default.createDirectory(
        atPath: folder + "/a.svg", withIntermediateDirectories: false)
      let library = SymbolLibrary(folders: [folder], installed: nil, warnings: Lines().log())
      do throws(SymbolError) {
        _ = try library.drawing(named: "a")
        Issue.record("a folder was read")
      } catch {
        expect(error.reason == .unreadable)
        expect(error.path == folder + "/a.svg")
      }
    }
  }

  @Test func `the list of folders has colons`() {
    expect(SymbolLibrary.folders(inList: "/a:b c::/d") == ["/a", "b c", "/d"])
    expect(SymbolLibrary.folders(inList: "") == [])
  }

  @Test func `many threads get the same outlines`() async {
    let library = SymbolLibrary(installed: nil, warnings: Lines().log())
    let style = SymbolStyle(pointSize: 30, weight: .bold)
    let outlines = await withTaskGroup(of: SymbolOutline?.self) { group in
      for _ in 0..<32 {
        group.addTask { library.outline(named: "sun.max.fill", style: style) }
      }
      var outlines: Set<SymbolOutline?> = []
      for await outline in group { outlines.insert(outline) }
      return outlines
    }
    expect(outlines.count == 1)
    expect(outlines.first??.path.isEmpty == false)
  }

  @Test func `a log says each thing once, in one line, and not without end`() {
    let lines = Lines()
    let log = lines.log()
    log.warn("a\nb")
    log.warn("a\nb")
    expect(lines.all == ["filigree: a b"])
    for i in 0..<3000 { log.warn("\(i)") }
    expect(lines.all.count == WarningLog.limit + 1)
    expect(lines.all.last == "filigree: more warnings are not shown")
  }
}
