import Foundation
import FiligreeTestSupport
import Testing

/// `filigree convert`: Swift source of SVG files.
@Suite struct ConvertSourceTests {
  private static let one = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M1 1h8v8z"/></svg>
    """
  private static let two = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M1 1h8v8z"/>
    <circle cx="14" cy="5" r="4" fill="red"/></svg>
    """

  /// Runs `filigree convert` with the arguments in a folder of two drawings.
  private func run(_ arguments: String...) throws -> (CommandRunner.Result, source: String) {
    let folder = try TemporaryFolder()
    try Data(Self.one.utf8).write(to: folder.url.appendingPathComponent("cloud-moon.svg"))
    try Data(Self.two.utf8).write(to: folder.url.appendingPathComponent("sun.svg"))
    let result = try CommandRunner.run(["convert"] + arguments, in: folder.url)
    let file = folder.url.appendingPathComponent("Out.swift")
    return (result, source: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  @Test func colorsDecideWhatADrawingBecomes() throws {
    let moon = try run("cloud-moon.svg", "-o", "Out.swift")
    expect(moon.source.contains("struct Out: Shape {"))
    let sun = try run("sun.svg", "-o", "Out.swift", "--content-mode", "fit")
    expect(sun.source.contains("struct Out: View {"))
    expect(sun.source.contains("let scale = min(size.width / 20, size.height / 10)"))
    let view = try run("cloud-moon.svg", "-o", "Out.swift", "--style", "view")
    expect(view.source.contains("struct Out: View {"))
    let canvas = try run("cloud-moon.svg", "-o", "Out.swift", "--api", "canvas")
    expect(canvas.source.contains("static func draw(in context: inout GraphicsContext"))
    let page = try run("cloud-moon.svg", "-o", "Out.swift", "--background", "white")
    expect(page.source.contains("struct Out: View {"))
  }

  @Test func severalFilesAreOneEnumeration() throws {
    let (result, source) = try run(
      "cloud-moon.svg", "sun.svg", "-o", "Out.swift", "--enum", "--type-name", "Icons")
    expect(result.status == 0 && result.standardError.isEmpty)
    expect(source.contains("enum Icons {\n"))
    expect(source.contains("  struct CloudMoon: Shape {\n"))
    expect(source.contains("  struct Sun: View {\n"))
  }

  @Test func idsAreNames() throws {
    let folder = try TemporaryFolder()
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <path id="left-wing" d="M1 1h8v8z"/><g id="wing&gt;"><path d="M2 1h8v8z" fill="red"/></g>
      <path id="LeftWing" d="M1 2h8v7z"/><path id="path12-3" d="M1 3h8v6z"/>
      <path id="paths" d="M1 4h8v5z"/><path id="gradient0" d="M1 5h8v4z"/>
      <path id="for" d="M1 6h8v3z"/><path id="7up" d="M1 7h8v2z"/></svg>
      """
    try Data(svg.utf8).write(to: folder.url.appendingPathComponent("bird.svg"))
    for (options, line) in [
      ([], "private nonisolated static let leftWing2: Path = {"),
      (
        ["--api", "uikit", "--background", "white"],
        "private static func leftWing2(_ path: CGMutablePath) {"
      ),
    ] {
      let arguments = ["convert", "bird.svg", "-o", "Out.swift"] + options
      let result = try CommandRunner.run(arguments, in: folder.url)
      expect(result.status == 0 && result.standardError.isEmpty)
      let source = try String(
        contentsOf: folder.url.appendingPathComponent("Out.swift"), encoding: .utf8)
      expect(source.contains(line))
      for name in ["leftWing", "wing", "pathsOutline", "gradient0Outline", "forPath", "shape7Up"] {
        expect(
          source.contains(" \(name): Path = {") || source.contains("func \(name)(_ path"), "\(name)"
        )
      }
      expect(!source.contains("path12"))
    }
  }

  @Test(arguments: [
    (
      ["sun.svg", "-o", "Out.swift", "--style", "shape"], 1,
      "sun.svg: a drawing of several colors"
    ),
    (["sun.svg", "-o", "Out.png", "--enum"], 64, "--enum is for Swift source"),
    (["sun.svg", "-o", "Out.svg", "--style", "view"], 64, "--style is for Swift source"),
    (
      ["sun.svg", "--output-directory", ".", "--format", "swift", "--enum"], 64,
      "--enum writes one file"
    ),
    (
      ["sun.svg", "-o", "Out.swift", "--api", "canvas", "--style", "shape"], 64,
      "a shape is not drawn into a canvas"
    ),
  ])
  func whatDoesNotGoTogetherIsRefused(arguments: [String], status: Int32, line: String) throws {
    let folder = try TemporaryFolder()
    try Data(Self.two.utf8).write(to: folder.url.appendingPathComponent("sun.svg"))
    let result = try CommandRunner.run(["convert"] + arguments, in: folder.url)
    expect(result.status == status)
    expect(result.errorLines.count == 1 && result.standardError.contains(line))
  }
}
