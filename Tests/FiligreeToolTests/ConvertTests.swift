import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// `filigree convert` and `filigree combine`, as a user runs them.
@Suite struct ConvertTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let card = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 80 40">
    <style>.c { fill: rgb(0 128 0 / 50%) }</style>
    <rect width="80" height="40" fill="gold"/><circle class="c" cx="20" cy="20" r="10"/></svg>
    """

  private func file(_ name: String, _ text: String = card) throws -> String {
    let path = folder.path(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func convert(_ arguments: String...) throws -> CommandRunner.Result {
    try CommandRunner.run(["convert"] + arguments)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test func `a document becomes a picture of the size that is asked for`() throws {
    let input = try file("card.svg")
    for (options, width, height) in [
      ([], 40, 20), (["--width", "100"], 100, 50), (["--height", "10"], 20, 10),
      (["--scale", "3"], 120, 60), (["--width", "10", "--height", "10"], 10, 10),
    ] {
      let output = folder.path("card.png")
      let result = try CommandRunner.run(["convert", input, "-o", output] + options)
      expect(result.status == 0 && result.standardError.isEmpty, "\(result.standardError)")
      let image = try CGImage(contentsOf: URL(fileURLWithPath: output))
      expect(image.width == width && image.height == height, "\(options)")
    }
    for name in ["card.jpg", "card.jpeg", "card.webp"] {
      expect(try convert(input, "-o", folder.path(name), "--quality", "80").status == 0)
      let image = try CGImage(contentsOf: URL(fileURLWithPath: folder.path(name)))
      expect(image.width == 40 && image.height == 20)
    }
  }

  @Test func `plain SVG has no style sheet and no units`() throws {
    let result = try convert(try file("card.svg"), "-o", folder.path("plain.svg"))
    expect(result.status == 0)
    let plain = try text("plain.svg")
    expect(plain.contains("fill=\"#ffd700\""))
    expect(
      plain.contains("fill=\"green\" fill-opacity=\".5\"") || plain.contains("fill=\"#008000\""))
    expect(!plain.contains("style"))
  }

  @Test func `documents come from standard input, packed ones too`() throws {
    let result = try CommandRunner.run(
      ["convert", "-", "-o", "-", "--format", "pdf"], input: Data(Self.card.utf8))
    expect(result.status == 0 && result.standardOutput.starts(with: Array("%PDF".utf8)))
  }

  @Test func `what is not drawn is said, and with strict is an error`() throws {
    let input = try file(
      "use.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><use href='#no'/></svg>"
    )
    let said = try convert(input, "-o", folder.path("a.png"))
    expect(said.status == 0)
    expect(said.errorLines.count == 1 && said.standardError.contains("use of #no: not there"))
    let strict = try convert(input, "-o", folder.path("b.png"), "--strict")
    expect(strict.status == 1 && strict.errorLines.count == 1)
    expect(!FileManager.default.fileExists(atPath: folder.path("b.png")))
  }

  @Test func `files beside a document are read from the folder that is allowed alone`() throws {
    _ = try file("inner.svg")
    let input = try file(
      "outer.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 40'>"
        + "<image width='80' height='40' href='inner.svg'/></svg>")
    let output = folder.path("outer.png")
    expect(try convert(input, "-o", output).standardError.contains("is not read"))
    expect(try convert(input, "-o", output, "--resources", folder.path("")).errorLines.isEmpty)
    expect(try convert(input, "-o", output, "--resources", "/usr").errorLines.count == 1)
  }

  @Test(arguments: [
    ("<svg", 1), ("<html/>", 1), ("", 1), ("<svg xmlns='http://www.w3.org/2000/svg'/>", 1),
  ]) func `bad documents are one line and status 1`(_ text: String, _ status: Int32) throws {
    let result = try convert(try file("bad.svg", text), "-o", folder.path("bad.png"))
    expect(result.status == status)
    expect(result.errorLines.count == 1, "\(result.standardError)")
    expect(result.standardError.contains("bad.svg: "))
    expect(!FileManager.default.fileExists(atPath: folder.path("bad.png")))
  }

  @Test(arguments: [
    ["a.svg", "-o", "x.bmp"], ["a.svg"], ["a.svg", "-o", "x.png", "--quality", "5"],
    ["a.svg", "-o", "x.png", "--scale", "2", "--width", "5"],
    ["a.svg", "-o", "x.svg", "--scale", "0"],
    ["a.svg", "b.svg", "-o", "x.png"],
  ]) func `wrong command lines have status 64`(_ arguments: [String]) throws {
    let result = try CommandRunner.run(["convert"] + arguments, in: folder.url)
    expect(result.status == 64)
    expect(result.errorLines.count == 1, "\(result.standardError)")
  }

  @Test func `shapes are combined`() throws {
    let square = try file(
      "square.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><path d='M0 0h20v20h-20z'/></svg>"
    )
    let moved = try file(
      "moved.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><path d='M10 0h20v20h-20z'/></svg>"
    )
    for (operation, data) in [
      ("union", "M20 0H30V20H20 0V0z"), ("intersect", "M10 0H20V20H10z"),
      ("subtract", "M10 20H0V0H10z"),
    ] {
      let result = try CommandRunner.run(
        ["combine", operation, square, moved, "-o", "-", "--format", "svg", "--fill", "red"])
      expect(result.status == 0)
      expect(
        String(decoding: result.standardOutput, as: UTF8.self) == """
          <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">
          <path fill="#f00" d="\(data)"/>
          </svg>

          """)
    }
    expect(try CommandRunner.run(["combine", "union", square, "-o", "x.svg"]).status == 64)
    expect(
      try CommandRunner.run(["combine", "union", square, "none.svg", "-o", folder.path("x.svg")])
        .status == 1)
  }
}
