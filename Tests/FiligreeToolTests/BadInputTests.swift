import Filigree
import Foundation
import FiligreeTestSupport
import Testing

/// Whatever is wrong, the program says so in one line, with the right exit status, and leaves no file.
@Suite struct BadInputTests {
  /// Traces `picture` to a fresh folder and expects one line, `status`, and no file there.
  private func expectFailure(
    _ picture: String, status: Int32 = 1, output: String = "out.svg", options: [String] = [],
    mentions: [String] = [], input: Data = Data(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    let result = try CommandRunner.run(
      ["trace", picture, "-o", folder.path(output)] + options, input: input)
    let what = "trace \(picture) -o \(output) \(options.joined(separator: " "))"
    expect(
      result.status == status, "\(what): \(result.standardError)", sourceLocation: sourceLocation)
    expect(
      result.errorLines.count == 1 && result.standardError.hasPrefix("filigree: "),
      "\(what): \(result.standardError)", sourceLocation: sourceLocation)
    for word in mentions {
      expect(
        result.standardError.contains(word),
        "\(what) does not mention \(word): \(result.standardError)",
        sourceLocation: sourceLocation)
    }
    expect(result.standardOutput.isEmpty, "\(what)", sourceLocation: sourceLocation)
    expect(try folder.names.isEmpty, "\(what) left a file", sourceLocation: sourceLocation)
  }

  @Test func emptyFile() throws {
    let folder = try TemporaryFolder()
    try expectFailure(folder.file("empty.png", Data()), mentions: ["empty.png"])
  }

  @Test func textFile() throws {
    let folder = try TemporaryFolder()
    let text = try folder.file("letter.png", Data("Dear Sir or Madam\n".utf8))
    try expectFailure(text, mentions: ["letter.png", "PNG"])
  }

  @Test func missingFile() throws {
    try expectFailure("/nonexistent/logo.png", mentions: ["/nonexistent/logo.png"])
  }

  @Test func directoryAsPicture() throws {
    let folder = try TemporaryFolder()
    try expectFailure(folder.url.path, mentions: ["directory"])
  }

  @Test func emptyStandardInput() throws {
    try expectFailure("-", mentions: ["standard input"])
  }

  @Test(arguments: [PictureEncoding.png, .jpeg(quality: 0.8), .webp(quality: 0.8)])
  func truncatedAtEverySixteenth(_ format: PictureEncoding) throws {
    let image = try CGImage(contentsOf: URL(fileURLWithPath: example("scan.png")))
    let whole = try image.encoded(as: format)
    let folder = try TemporaryFolder()
    for sixteenth in 0..<16 {
      let part = try folder.file("part", whole.prefix(whole.count * sixteenth / 16))
      try expectFailure(part)
    }
    let result = try CommandRunner.run([
      "trace", folder.file("whole", whole), "-o", folder.path("out.svg"),
    ])
    expect(result.status == 0, "the whole file is a picture: \(result.standardError)")
  }

  @Test func formatIsFoundByContentNotBySuffix() throws {
    let folder = try TemporaryFolder()
    let png = try Data(contentsOf: URL(fileURLWithPath: example("logo.png")))
    let result = try CommandRunner.run([
      "trace", folder.file("logo.jpg", png), "-o", folder.path("out.svg"),
    ])
    expect(result.status == 0, "\(result.standardError)")
  }

  @Test func hugeClaim() throws {
    let folder = try TemporaryFolder()
    let bomb = try folder.file(
      "bomb.png", PNGBytes.file(width: 100_000, height: 100_000, depth: 8, colorType: 2, chunks: [])
    )
    try expectFailure(bomb, mentions: ["100000"])
  }

  @Test func corruptPalette() throws {
    let folder = try TemporaryFolder()
    // Four bytes cannot be a palette of three-byte colors.
    let odd = try folder.file(
      "odd.png",
      PNGBytes.file(
        width: 4, height: 4, depth: 8, colorType: 3, chunks: [("PLTE", [1, 2, 3, 4])]))
    try expectFailure(odd)
    let none = try folder.file(
      "none.png", PNGBytes.file(width: 4, height: 4, depth: 8, colorType: 3, chunks: []))
    try expectFailure(none)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
  func noPermission() throws {
    let folder = try TemporaryFolder()
    let secret = try folder.file("secret.png", Data([1]))
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: secret)
    var program = CommandRunner.program
    var prefix: [String] = []
    if geteuid() == 0 {
      // Root may read everything: become nobody for the run, who may not reach the build folder.
      prefix = ["--reuid=65534", "--regid=65534", "--clear-groups"]
      program = folder.url.appendingPathComponent("filigree")
      try FileManager.default.copyItem(at: CommandRunner.program, to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    }
    let result = try CommandRunner.run(
      URL(fileURLWithPath: "/usr/bin/setpriv"),
      prefix + [program.path, "trace", secret, "-o", "-", "--format", "svg"])
    expect(result.status == 1)
    expect(
      result.errorLines.count == 1 && result.standardError.contains("permission"),
      "\(result.standardError)")
  }

  @Test func missingOutputFolder() throws {
    try expectFailure(example("logo.png"), output: "missing/out.svg", mentions: ["missing"])
  }

  @Test func fullDevice() throws {
    let result = try CommandRunner.run([
      "trace", example("logo.png"), "-o", "/dev/full", "--format", "svg",
    ])
    expect(result.status == 1)
    expect(result.errorLines.count == 1, "\(result.standardError)")
  }

  @Test func outputIsAFolder() throws {
    let folder = try TemporaryFolder()
    let result = try CommandRunner.run([
      "trace", example("logo.png"), "-o", folder.url.path, "--format", "svg",
    ])
    expect(result.status == 1)
    expect(result.errorLines.count == 1, "\(result.standardError)")
    expect(try folder.names.isEmpty)
  }

  @Test(arguments: [
    ["--scale", "nan"], ["--scale", "inf"], ["--scale", "-1"], ["--scale", "0"],
    ["--scale", "1e-300"], ["--scale", "1e307"],
    ["--inset", "-3"], ["--inset", "nan"], ["--line-width", "-1"], ["--line-width", "infinity"],
    ["--epsilon", "nan"], ["--epsilon", "-0.1"], ["--contrast-adjustment", "nan"],
    ["--contrast-adjustment", "4"], ["--contrast-pivot", "2"], ["--contrast-pivot", "nan"],
    ["--maximum-image-dimension", "-5"], ["--maximum-image-dimension", "63"],
    ["--maximum-pixels", "-1"], ["--dash", "1,x"], ["--dash", "0,0"], ["--dash", "-1,2"],
    ["--dash", "nan"], ["--dash-phase", "inf"], ["--miter-limit", "0"], ["--fill", "nocolor"],
    ["--fill", "#12345"], ["--stroke-gradient", "red"], ["--line-cap", "flat"],
    ["--decimals", "17"], ["--format", "gif"], ["--progress", "always"], ["--api", "appkit"],
    ["--fill", "red", "--fill-gradient", "red,blue"], ["--no-such-option"],
    ["--scale", "0x10"], ["--contrast-pivot", "0x0"], ["--stroke", "red", "--line-width", "1e300"],
    ["--stroke", "red", "--dash", "1e300"], ["--stroke", "red", "--dash", "0x1"],
    // What has no effect.
    ["--line-width", "3"], ["--dash", "1,2"], ["--line-cap", "round"], ["--miter-limit", "3"],
    ["--stroke", "none", "--dash", "1,2"], ["--stroke", "red", "--dash-phase", "1"],
    ["--api", "uikit"], ["--type-name", "Logo"], ["--format", "swift", "--fill", "red"],
    ["--format", "json", "--background", "red"], ["--format", "png", "--api", "swiftui"],
  ])
  func badOptions(_ options: [String]) throws {
    try expectFailure(example("logo.png"), status: 64, options: options)
  }

  @Test(arguments: ["out.gif", "out", "out.svgz"])
  func unknownSuffix(_ name: String) throws {
    try expectFailure(example("logo.png"), status: 64, output: name, mentions: [".svg"])
  }

  @Test func usage() throws {
    for arguments in [
      ["trace"], ["trace", "a.png"], ["trace", "a.png", "b.png", "-o", "c.svg"],
      ["trace", "-", "-o", "-"], ["trace", "a.png", "--output-directory", "x"],
      ["trace", "-", "-", "--output-directory", "x", "--format", "svg"],
      ["trace", "a/x.png", "b/x.png", "--output-directory", "x", "--format", "svg"],
      ["trace", "a.png", "-o", "b.svg", "--output-directory", "x"], ["unknown"], ["info"],
      ["trace", "", "-o", "b.svg"],
      ["trace", "a.png", "--output-directory", "", "--format", "svg"],
    ] {
      let result = try CommandRunner.run(arguments)
      expect(result.status == 64, "\(arguments): \(result.standardError)")
      expect(result.errorLines.count == 1, "\(arguments): \(result.standardError)")
    }
  }

  @Test(arguments: [
    (["trace", "a.png", "-o", "b.svg", "--colrs", "3"], "'--colrs'. Did you mean '--colors'?"),
    (["trace", "a.png", "-o", "b.svg", "--style=pixel", "--bogus=3"], "'--bogus'"),
    (["info", "a.png", "--colors", "3"], "'--colors'"),
    (["trac", "x.png"], "'trac'. Did you mean 'trace'?"),
    (
      ["draw", "x.png", "y.png"],
      "'draw': use trace, convert, combine, shapes, symbol, symbols, info, "
        + "worker, preview, run, studio, help"
    ),
  ])
  func misspelledWordsAreNamed(_ arguments: [String], _ words: String) throws {
    let result = try CommandRunner.run(arguments)
    expect(result.status == 64)
    expect(
      result.errorLines.count == 1 && result.standardError.contains(words),
      "\(result.standardError)")
  }

  /// Names that no string of Swift holds, in the shell's own way of giving them.
  @Test(arguments: [
    "trace \"$(printf 'bad\\377\\376.png')\" -o out.svg",
    "trace \"$1\" -o \"$(printf 'bad\\377\\376.svg')\"",
    "info \"$(printf 'bad\\377\\376.png')\"",
  ])
  func namesThatAreNotUTF8AreRefused(_ command: String) throws {
    let folder = try TemporaryFolder()
    let result = try CommandRunner.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "\"$0\" \(command)", CommandRunner.program.path, example("logo.png")],
      in: folder.url)
    expect(result.status == 64)
    expect(result.errorLines.count == 1)
    expect(result.standardError.contains("'bad\\xff\\xfe."), "\(result.standardError)")
    expect(try folder.names.isEmpty)
  }

  @Test func whatSteersATerminalIsShown() throws {
    try expectFailure(
      "a\u{1B}[31mb\u{7}\u{202E}c.png", mentions: ["a\\u{1b}[31mb\\u{7}\\u{202e}c.png"])
    let info = try CommandRunner.run(["info", "no\u{1B}]0;name\u{9C}.png"])
    expect(!info.standardError.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9C}" })
    let option = try CommandRunner.run(["trace", "a.png", "-o", "b.svg", "--\u{1B}[1m"])
    expect(option.status == 64 && !option.standardError.unicodeScalars.contains("\u{1B}"))
  }

  @Test func oneBadPictureDoesNotStopTheOthers() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.file("bad.png", Data([0, 1, 2]))
    let out = folder.path("shapes")
    let result = try CommandRunner.run([
      "trace", bad, example("logo.png"), "--output-directory", out, "--format", "svg",
    ])
    expect(result.status == 1)
    expect(result.errorLines.count == 1, "\(result.standardError)")
    expect(try FileManager.default.contentsOfDirectory(atPath: out) == ["logo.svg"])
  }

  @Test func scaleThatMakesAHugePictureIsRefused() throws {
    try expectFailure(
      example("logo.png"), output: "out.png", options: ["--scale", "1e6"],
      mentions: ["512000000 × 512000000 pixels", "--maximum-pixels"])
  }

  @Test func namesWithLineEndsGiveOneLine() throws {
    let folder = try TemporaryFolder()
    let logo = try Data(contentsOf: URL(fileURLWithPath: example("logo.png")))
    let picture = try folder.file("two\nlines.png", logo)
    try expectFailure(picture, options: ["--inset", "1000"], mentions: ["two lines.png", "1000"])
    try expectFailure(picture, output: "out.png", options: ["--scale", "1e5"])
    let info = try CommandRunner.run(["info", picture])
    expect(info.standardOutput.filter { $0 == UInt8(ascii: "\n") }.count == 1)
  }

  @Test func aPictureIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    let logo = try Data(contentsOf: URL(fileURLWithPath: example("logo.png")))
    let picture = try folder.file("logo.png", logo)
    let other = try folder.file("other.jpg", logo)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.png"), withDestinationPath: "logo.png")
    for arguments in [
      [picture, "-o", picture], [picture, "-o", folder.path("link.png")],
      [other, picture, "--output-directory", folder.url.path, "--format", "png"],
    ] {
      let result = try CommandRunner.run(["trace"] + arguments)
      expect(result.status == 64, "\(arguments): \(result.standardError)")
      expect(result.errorLines.count == 1, "\(arguments): \(result.standardError)")
      expect(try Data(contentsOf: URL(fileURLWithPath: picture)) == logo)
      expect(try folder.names == ["link.png", "logo.png", "other.jpg"])
    }
  }

  /// Nobody reads what the program says: it still ends with its exit status.
  @Test(arguments: [
    ("trace nothing.png -o out.svg 2>&-", 1), ("trace nothing.png -o out.svg 2>/dev/full", 1),
    ("info \"$1\" >&-", 1), ("info \"$1\" >/dev/full", 1), ("help >/dev/full", 1),
    ("trace \"$1\" -o - --format svg >&-", 1), ("trace - -o out.svg <&-", 1),
    ("trace --bogus 2>/dev/full", 64),
  ])
  func closedAndFullStreams(_ command: String, _ status: Int32) throws {
    let folder = try TemporaryFolder()
    let result = try CommandRunner.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "\"$0\" \(command)", CommandRunner.program.path, example("logo.png")],
      in: folder.url)
    expect(result.status == status, "\(command): \(result.standardError)")
    expect(result.errorLines.count <= 1, "\(command): \(result.standardError)")
    expect(!result.standardError.contains("system error"), "\(command): \(result.standardError)")
    expect(try folder.names.isEmpty)
  }

  @Test func infoNamesPicturesAsTheyWereGiven() throws {
    let result = try CommandRunner.run(["info", "nothing.png"])
    expect(result.status == 1)
    expect(result.standardError.hasPrefix("filigree: nothing.png: "), "\(result.standardError)")
  }
}
