import Foundation
import FiligreeTestSupport
import Testing

/// `filigree shapes`, as the plugins run it.
@Suite struct ShapesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let arrow = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 2l6 6H2z"/></svg>
    """
  private static let lamp = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 2l6 6H2z" fill="red"/>
    <circle cx="8" cy="12" r="3"/></svg>
    """

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func run(_ arguments: String...) throws -> (result: CommandRunner.Result, source: String)
  {
    let output = folder.path("Out.swift")
    let result = try CommandRunner.run(["shapes", folder.url.path, "-o", output] + arguments)
    return (result, (try? String(contentsOfFile: output, encoding: .utf8)) ?? "")
  }

  @Test func `each file becomes a type by its name`() throws {
    try write([
      "arrow-up.svg": Self.arrow, "in/2-lamps.svg": Self.lamp, ".hidden.svg": "x",
      "Art.xcassets/lamp.svg": "x", "notes.txt": "x",
    ])
    let (result, source) = try run()
    expect(result.status == 0 && result.standardError.isEmpty, "\(result.standardError)")
    expect(source.contains("\ntypealias ArrowUp = OutlineShape<_ArrowUp>\n"))
    expect(source.contains("\nstruct Shape2Lamps: View {\n"))
    expect(source.contains("struct OutlineData: Sendable {"))
  }

  @Test func `options are for all files or for some`() throws {
    try write([
      "arrow-up.svg": Self.arrow, "lamp.svg": Self.lamp, "draft.svg": "no drawing",
      "filigree-shapes.json": """
      { "namespace": "Icons", "access": "public", "contentMode": "fit", "files": [
        { "pattern": "arrow-*", "style": "view" }, { "pattern": "arrow-up.svg", "name": "Up" },
        { "pattern": "dr?ft.svg", "ignore": true } ] }
      """,
    ])
    let (result, source) = try run()
    expect(result.status == 0 && result.standardError.isEmpty, "\(result.standardError)")
    expect(source.contains("\npublic enum Icons {}\n"))
    expect(source.contains("\n  public struct Up: View {\n"))
    expect(source.contains("\n  public struct Lamp: View {\n"))
    expect(source.contains("let scale = min(size.width / 16, size.height / 16)"))
    expect(!source.contains("raft"))
  }

  @Test(arguments: [
    (#"{"stile": "view"}"#, "stile: is unknown: use namespace, access, api, style"),
    (#"{"style": "vew"}"#, "style: 'vew' is none of auto, shape, view"),
    (#"{"decimals": 12}"#, "decimals: 12.0 is not a whole number from 0 to 9"),
    (#"{"namespace": "my icons"}"#, "namespace: 'my icons' is not a type's name"),
    (#"{"files": [{"pattern": "a*"}, {}]}"#, "files[1].pattern: is missing"),
    (
      #"{"files": [{"pattern": "*.svg", "ignore": 1}]}"#,
      "files[0].ignore: is neither true nor false"
    ),
    (#"{"files": [{"pattern": "zebra*"}]}"#, "files[0].pattern: names no SVG file"),
    (#"{"trace": {"color": "auto"}}"#, "trace.color: is unknown: use colors"),
    (#"{"trace": {"colors": "many"}}"#, "trace: "),
    (#"{"api": "canvas", "style": "shape"}"#, "style: a shape is not drawn into a canvas"),
    ("[]", "filigree-shapes.json: is not an object"),
    ("{", "filigree-shapes.json: is not JSON"),
  ])
  func `what is wrong in the options is said with its key`(json: String, line: String) throws {
    try write(["arrow.svg": Self.arrow, "filigree-shapes.json": json])
    let (result, source) = try run()
    expect(result.status == 1 && source.isEmpty)
    expect(result.errorLines.count == 1 && result.standardError.contains("filigree-shapes.json: "))
    expect(result.standardError.contains(line), "\(result.standardError)")
  }

  @Test func `two files of one name are an error that names both`() throws {
    try write(["a/arrow-up.svg": Self.arrow, "b/arrow_up.svg": Self.arrow])
    let (result, _) = try run()
    expect(result.status == 1 && result.errorLines.count == 1)
    expect(result.standardError.contains("a/arrow-up.svg and "))
    expect(result.standardError.contains("b/arrow_up.svg would both be called ArrowUp"))
  }

  @Test func `a changed file is converted, and only that`() throws {
    try write(["arrow.svg": Self.arrow, "lamp.svg": Self.lamp])
    let first = try run("--only", "arrow.svg", "--only", "lamp.svg").source
    // What stands for the lamp now is taken over, as its file is as it was.
    let marked = first.replacingOccurrences(
      of: "struct Lamp: View", with: "struct Lamp: View /* kept */")
    try write(["Out.swift": marked, "arrow.svg": Self.lamp])
    let second = try run("--only", "arrow.svg", "--only", "lamp.svg").source
    expect(second.contains("struct Lamp: View /* kept */"))
    expect(second.contains("struct Arrow: View"))
    expect(!second.contains("OutlineShape"))
    // Other options change all.
    try write(["filigree-shapes.json": #"{"decimals": 1}"#])
    expect(try !run("--only", "lamp.svg").source.contains("kept"))
  }

  @Test func `a file that is no drawing is said, and nothing is written`() throws {
    try write(["arrow.svg": Self.arrow, "broken.svg": "<svg"])
    let (result, source) = try run()
    expect(result.status == 1 && source.isEmpty)
    expect(result.errorLines.count == 1 && result.standardError.contains("broken.svg: "))
  }

  @Test func `resources become images, and pictures that are nothing are said`() throws {
    try write([
      "photo.png": "x", "photo@2x.png": "x", "mountain view.jpg": "x", "idle.webp": "x",
      "list":
        "resource\tphoto.png\nresource\tphoto@2x.png\nresource\tmountain view.jpg\nfile\tidle.webp\n",
    ])
    let (result, source) = try run("--list", folder.path("list"))
    expect(result.status == 0)
    expect(source.contains("  static var photo: Image { Image(\"photo\", bundle: .module) }\n"))
    expect(
      source.contains(
        "  static var mountainView: Image { Image(\"mountain view.jpg\", bundle: .module) }\n"))
    expect(
      result.errorLines.count == 1 && result.standardError.contains("idle.webp: becomes nothing"))
  }
}
