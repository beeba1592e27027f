import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeKit

@Suite struct ImageSetTests {
  private func read(_ contents: Data, _ body: (ImageSet) throws -> Void) throws {
    try withFolder(["Contents.json": contents]) { try body(ImageSet(folder: $0)) }
  }

  private func name(_ set: ImageSet, _ traits: AssetTraits) throws -> String {
    try String(#require(set.image(for: traits).path.split(separator: "/").last))
  }

  private let three = [
    "{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"1x\"}",
    "{\"filename\": \"b.png\", \"idiom\": \"universal\", \"scale\": \"2x\"}",
    "{\"filename\": \"c.png\", \"idiom\": \"universal\", \"scale\": \"3x\"}",
  ]

  @Test func `the scale of the display, or the next larger one`() throws {
    try read(images(three[0], three[1], three[2])) { (set) throws in
      for (scale, expected) in [
        (0, "c.png"), (1, "a.png"), (0.5, "a.png"), (2, "b.png"), (1.5, "b.png"), (3, "c.png"),
        (9, "c.png"),
      ] {
        let traits = AssetTraits(displayScale: scale)
        expect(try name(set, traits) == expected, "\(scale)")
      }
      expect(try set.image(for: AssetTraits(displayScale: 2)).scale == 2)
    }
    try read(images(three[2], three[0])) { (set) throws in
      expect(try name(set, AssetTraits(displayScale: 2)) == "c.png")
    }
    try read(images(three[0], three[1])) { (set) throws in
      expect(try name(set, AssetTraits(displayScale: 3)) == "b.png")
    }
  }

  @Test func `places that were never filled are passed over`() throws {
    try read(images("{\"idiom\": \"universal\", \"scale\": \"3x\"}", three[0])) { (set) throws in
      expect(try name(set, AssetTraits()) == "a.png")
    }
    try read(images("{\"filename\": \"a.png\", \"idiom\": \"universal\"}")) { (set) throws in
      expect(try set.image(for: AssetTraits(displayScale: 3)).scale == 1)
    }
  }

  @Test func `appearances outrank scales`() throws {
    let night = "{\"filename\": \"n.png\", \"idiom\": \"universal\", \"scale\": \"1x\"\(dark)}"
    try read(images(three[0], three[1], night)) { (set) throws in
      expect(try name(set, AssetTraits(isDark: true, displayScale: 2)) == "n.png")
      expect(try name(set, AssetTraits(displayScale: 2)) == "b.png")
    }
  }

  @Test func `template pictures say so`() throws {
    let rest = ", \"properties\": {\"template-rendering-intent\": \"template\"}"
    try read(images(three[0], rest: rest)) { (set) throws in
      expect(try set.image(for: AssetTraits()).isTemplate)
    }
    try read(images(three[0])) { (set) throws in
      expect(try !set.image(for: AssetTraits()).isTemplate)
    }
  }

  @Test(arguments: ["../a.png", "..", "", "a/b.png", "a\\u0000.png"])
  func `names that lead out of the set are errors`(_ name: String) throws {
    try withFolder(["Contents.json": images("{\"filename\": \"\(name)\"}")]) { (folder) throws in
      #expect(throws: AssetError.self) { try ImageSet(folder: folder) }
    }
  }

  @Test func `a set without pictures is an error`() throws {
    try read(images()) { (set) throws in
      #expect(throws: AssetError.self) { try set.image(for: AssetTraits()) }
    }
  }
}
