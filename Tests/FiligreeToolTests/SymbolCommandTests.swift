import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// `filigree symbol` and `filigree symbols`, as a user runs them.
@Suite struct SymbolCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test func `a symbol becomes a picture, SVG, PDF and Swift source`() throws {
    for (suffix, start) in [
      ("svg", "<?xml"), ("pdf", "%PDF"), ("swift", "import SwiftUI"), ("png", "\u{89}PNG"),
    ] {
      let output = folder.path("star.\(suffix)")
      let result = try CommandRunner.run(
        ["symbol", "star.fill", "--weight", "bold", "--size", "48", "-o", output])
      expect(result.status == 0 && result.standardError.isEmpty, "\(result.standardError)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: output))
      if suffix == "svg" || suffix == "png" {
        expect(bytes.count > 100)
      } else {
        expect(bytes.starts(with: Data(start.utf8)))
      }
    }
    expect(try text("star.swift").contains("struct Star: Shape"))
  }

  @Test func `a palette, a weight and a scale are seen`() throws {
    let output = folder.path("a.png")
    func picture(_ options: String...) throws -> CGImage {
      let result = try CommandRunner.run(["symbol", "star.fill", "-o", output] + options)
      expect(result.status == 0, "\(result.standardError)")
      return try CGImage(contentsOf: URL(fileURLWithPath: output))
    }
    let plain = try picture()
    expect(try picture("--weight", "black").width > plain.width)
    expect(try picture("--scale", "large").width > plain.width)
    expect(try picture("--size", "10").width < plain.width)
    expect(try picture("--color", "red").straightRGBA16() != plain.straightRGBA16())
  }

  @Test func `a template is written, and is a symbol again`() throws {
    let result = try CommandRunner.run(
      ["symbol", "star.fill", "--template", "-o", folder.path("star.svg")])
    expect(result.status == 0, "\(result.standardError)")
    let template = try text("star.svg")
    for name in ["Ultralight-S", "Regular-M", "Black-L", "left-margin-Bold-M", "Baseline-S"] {
      expect(template.contains("id=\"\(name)\""), "\(name)")
    }
  }

  @Test func `symbols are listed and found`() throws {
    let all = try CommandRunner.run(["symbols"])
    expect(all.status == 0)
    let found = try CommandRunner.run(["symbols", "--search", "star.fill"])
    expect(String(decoding: found.standardOutput, as: UTF8.self).contains("star.fill  own\n"))
    let none = try CommandRunner.run(["symbols", "--search", "no such thing"])
    expect(none.status == 1 && none.standardOutput.isEmpty)
    expect(none.standardError.hasPrefix("filigree: there is no symbol 'no such thing'"))
    expect(none.standardError.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    (["nosuch", "-o", "a.png"], 1, "there is no symbol"),
    (["star.fill"], 64, "nowhere to write to"),
    (["star.fill", "-o", "a.png", "--weight", "fat"], 64, "not a weight"),
    (["star.fill", "-o", "a.png", "--scale", "5"], 64, "not a scale"),
    (["star.fill", "-o", "a.png", "--rendering-mode", "x"], 64, "not a rendering mode"),
    (["star.fill", "-o", "a.png", "--variable-value", "2"], 64, "not a number from 0 to 1"),
    (["star.fill", "-o", "a.png", "--size", "nan"], 64, "not a number"),
    (["star.fill", "-o", "a.png", "--template"], 64, "a template is an SVG file"),
    (["star.fill", "-o", "a.svg", "--template", "--weight", "bold"], 64, "leave --weight out"),
    (
      ["star.fill", "-o", "a.png", "--color", "red,blue", "--rendering-mode", "hierarchical"], 64,
      "several colors are a palette"
    ),
    (["star.fill", "-o", "a.png", "--style", "shape"], 64, "--style is for Swift source"),
  ]) func `wrong words give one line`(_ words: [String], _ status: Int32, _ what: String) throws {
    let words = words.map { $0.hasPrefix("a.") ? folder.path($0) : $0 }
    let result = try CommandRunner.run(["symbol"] + words)
    expect(result.status == status)
    expect(result.standardError.contains(what), "\(result.standardError)")
    expect(result.standardError.split(separator: "\n").count == 1)
    expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
  }

  /// The pictures show icons of version 1.10.3, which has 1,953 of them.
  private static let hasKnownIcons =
    (try? FileManager.default.contentsOfDirectory(atPath: "/usr/share/bootstrap-icons/svg"))?.count
    == 1953

  @Test(.enabled(if: Self.hasKnownIcons)) func `the gallery is what the program draws`() throws {
    let program = CommandRunner.program.deletingLastPathComponent()
      .appendingPathComponent("SymbolGallery")
    let result = try CommandRunner.run(program, [folder.url.path])
    expect(result.status == 0, "\(result.standardError)")
    let pictures = projectFolder.appendingPathComponent("Documentation/Pictures/symbols")
    let page = try String(
      contentsOf: projectFolder.appendingPathComponent("Documentation/Symbols.md"), encoding: .utf8)
    let names = try folder.names
    expect(names == (try FileManager.default.contentsOfDirectory(atPath: pictures.path)).sorted())
    for name in names {
      let drawn = try CGImage(contentsOf: folder.url.appendingPathComponent(name))
      let kept = try CGImage(contentsOf: pictures.appendingPathComponent(name))
      expect(
        drawn.straightRGBA16() == kept.straightRGBA16(),
        "\(name): look at it anew (swift run SymbolGallery \(pictures.path))")
      expect(page.contains("(Pictures/symbols/\(name))"), "\(name)")
    }
  }
}
