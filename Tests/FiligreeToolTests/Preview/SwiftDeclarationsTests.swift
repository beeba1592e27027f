import FiligreeSyntax
import FiligreeTestSupport
import Testing

@testable import FiligreeProgram
@testable import FiligreeTool

/// Declarations are found in source, and not in what only looks like it.
@Suite struct SwiftDeclarationsTests {
  private func declarations(_ source: String) -> SwiftDeclarations {
    SwiftDeclarations(SwiftTokens(Array(source.utf8)))
  }

  private func paths(_ source: String) -> [String] {
    declarations(source).types.map { type in
      let names = type.inherited.sorted().joined(separator: ",")
      return (type.isReachable ? "" : "!") + type.path + (type.isGeneric ? "<>" : "")
        + (names.isEmpty ? "" : ":" + names)
    }
  }

  @Test func conformances() {
    expect(paths("struct A: View { var body: some View { Text(\"\") } }") == ["A:View"])
    expect(
      paths("@MainActor public struct A : Sendable, SwiftUI.View, Codable where X == Y {}")
        == ["A:Codable,Sendable,View"])
    expect(paths("struct A<T>: View {}") == ["A<>:View"])
    expect(paths("struct A<T: View, U: Shape>: View where T == U {}") == ["A<>:View"])
    expect(paths("extension A: View {}\nextension A.B: Shape {}") == ["A:View", "A.B:Shape"])
    expect(paths("struct A: @preconcurrency View, P & Q {}") == ["A:P,Q,View"])
    expect(paths("struct A: Base<Int>, View {}") == ["A:Base,View"])
    expect(paths("struct `class`: View {}") == ["class:View"])
    expect(paths("struct A\n  :\n  View\n{\n}") == ["A:View"])
    expect(paths("class A { class var b: Int { 1 }; class func c() {} }") == ["A"])
    expect(paths("struct Übersicht: View {}") == ["Übersicht:View"])
  }

  @Test func nesting() {
    expect(
      paths("struct A { struct B: View {} ; enum C { struct D: View {} } }")
        == ["A", "A.B:View", "A.C", "A.C.D:View"])
    expect(paths("extension A { struct B: View {} }") == ["A", "A.B:View"])
    expect(paths("struct A<T> { struct B: View {} }") == ["A<>", "A.B<>:View"])
    expect(paths("func f() { struct B: View {} }\nstruct C {}") == ["!B:View", "C"])
    expect(paths("let f = { (x: Int) -> Int in struct B {}; return 1 }") == ["!B"])
    expect(paths("struct A { var x: Int { struct B {} } }") == ["A", "!B"])
  }

  @Test func commentsAndStrings() {
    expect(paths("// struct A: View {}\nstruct B {}") == ["B"])
    expect(paths("/* struct A { /* struct C {} */ } */ struct B {}") == ["B"])
    expect(paths("let a = \"struct A: View {\"; struct B {}") == ["B"])
    expect(paths("let a = \"\\\" struct A {\"; struct B {}") == ["B"])
    expect(paths("let a = \"\"\"\n  struct A { \" } \"\" {\n  \"\"\"\nstruct B {}") == ["B"])
    expect(paths("let a = #\"struct \"A\" { \\(\"#; struct B {}") == ["B"])
    expect(paths("let a = \"\\(f(\"struct A {\") { _ in \"}\" })\"; struct B {}") == ["B"])
    expect(paths("let a = #\"\\#(f(\")\"))\"#; struct B {}") == ["B"])
    expect(paths("let r = #/struct A {/#; struct B {}") == ["B"])
    expect(paths("let a = Kind.struct; struct B {}") == ["B"])
  }

  @Test func entryPoints() {
    let source = "// @main\n@main\nstruct A: App {}\nlet s = \"@main\""
    let found = declarations(source).entryPoints
    expect(found == [9..<14])
    expect(declarations("@mainActor struct A {}").entryPoints.isEmpty)
  }

  @Test(arguments: [
    ("#Preview { A() }", true), ("#Preview", true), ("// #Preview { A() }", false),
    ("struct B { func c() { #Preview { A() } } }", false), ("#Previews { A() }", false),
  ])
  func previews(_ source: String, _ isFound: Bool) {
    expect(declarations(source).hasPreviews == isFound)
  }

  @Test func imports() {
    let found = declarations("import SwiftUI\n@testable import Cards\n// import UIKit").imports
    expect(found == ["SwiftUI", "Cards"])
  }

  @Test(arguments: [
    ("struct A {}", true), ("struct A {", false), ("}", false), ("f(]", false),
    ("\"abc", false), ("\"abc\n\"", false), ("/* a", false), ("\"\"\" a", false),
    ("\"\\(\"", false), ("// {", true), ("\"{\"", true), ("a -> B", true), ("", true),
  ])
  func balance(_ source: String, _ isBalanced: Bool) {
    expect(SwiftTokens(Array(source.utf8)).isBalanced == isBalanced)
  }

  /// Whatever the bytes are, the reading ends.
  @Test func hostileSource() {
    let pieces = [
      "struct ", "A", ": ", "View ", "{", "}", "\"", "\"\"\"", "#\"", "\\(", "(", ")", "/*", "*/",
      "//", "\n", "#Preview", "@main", "<", ">", "where ", "`", "\u{0}", "é", "->", ".", "#/",
      "class ",
    ]
    var random = SystemSeed(state: 7)
    for _ in 0..<2000 {
      let source = (0..<Int(random.next() % 30)).map { _ in
        pieces[Int(random.next() % UInt64(pieces.count))]
      }.joined()
      let listing = Listing(name: "A.swift", bytes: Array(source.utf8), index: 0)
      expect(listing.copy.count == source.utf8.count)
    }
    let deep = String(repeating: "\"\\(", count: 10_000)
    expect(!SwiftTokens(Array(deep.utf8)).isBalanced)
    expect(paths(String(repeating: "struct A {", count: 3000)).count == 3000)
  }

  /// A generator of pieces; the same ones every time.
  private struct SystemSeed {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
