import Filigree
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// Palettes' files, what is dropped, groups, and limits of `filigree trace`.
@Suite struct TracedPartsTests {
  /// A page of 60 × 40 with a red box, in it a blue one, and beside them another blue one.
  private var picture: Data {
    var bytes = [UInt8]("P6 60 40 255\n".utf8)
    for y in 0..<40 {
      for x in 0..<60 {
        switch (x, y) {
        case (12..<20, 12..<24), (40..<52, 10..<30): bytes += [0, 0, 255]
        case (6..<26, 6..<34): bytes += [230, 57, 70]
        default: bytes += [255, 255, 255]
        }
      }
    }
    return Data(bytes)
  }

  private func trace(
    _ format: String, _ arguments: [String], in folder: URL? = nil
  ) throws -> CommandRunner.Result {
    try CommandRunner.run(
      ["trace", "-", "-o", "-", "--format", format] + arguments, input: picture,
      in: folder ?? FileManager.default.temporaryDirectory)
  }

  private func text(
    _ format: String, _ arguments: [String], in folder: URL? = nil
  ) throws -> String {
    let result = try trace(format, arguments, in: folder)
    expect(result.status == 0 && result.standardError.isEmpty, "\(result.standardError)")
    return String(decoding: result.standardOutput, as: UTF8.self)
  }

  @Test func whatIsDroppedIsNotThere() throws {
    let background = try text("svg", ["--drop", "background"])
    expect(!background.contains("#fff") && background.contains("#e63946"))
    let blue = try text("svg", ["--drop", "blue,white"])
    expect(!blue.contains("#00f") && !blue.contains("#fff") && blue.contains("#e63946"))
    let both = try text("svg", ["--drop", "background,blue"])
    expect(!both.contains("#fff") && !both.contains("#00f") && both.contains("#e63946"))
    let nothing = try trace("svg", ["--drop", "lime"])
    expect(nothing.status == 0 && nothing.errorLines.count == 1)
    expect(nothing.standardError.contains("no color looks like"))
  }

  @Test(arguments: [
    (
      "p.gpl",
      "GIMP Palette\nName: Flag\nColumns: 3\n#\n230  57  70\tRed Box\n  0 0 255 Sea\n255 255 255 Untitled\n"
    ),
    ("p.txt", "; three colors\nRed Box = #e63946\n#0000ff Sea\n\nwhite\n"),
  ])
  func aPaletteHasNames(_ name: String, _ content: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(name, Data(content.utf8))
    let svg = try text("svg", ["--colors", name, "--groups", "--layers", "cutout"], in: folder.url)
    expect(svg.contains("<g id=\"Red-Box\">") && svg.contains("<g id=\"Sea\">"))
    expect(svg.contains("<g id=\"white\">") && svg.count { $0 == "g" } > 6)
    let dxf = try text("dxf", ["--colors", name, "--groups"], in: folder.url)
    expect(dxf.contains("\nRED_BOX\n") && dxf.contains("\nSEA\n"))
    let swift = try text("swift", ["--colors", name], in: folder.url)
    expect(swift.contains("redBox") && swift.contains("sea"))
  }

  @Test(arguments: [
    ("a.hex", "e63946\n0000ff\nffffff\n"),
    ("a.pal", "JASC-PAL\n0100\n3\n230 57 70\n0 0 255\n255 255 255\n"),
    ("paint.txt", ";paint.net Palette File\nFFE63946\nFF0000FF\nFFFFFFFF\n"),
    ("crlf.hex", "E63946\r\n0000FF\r\nFFFFFF\r\n"),
  ])
  func allKindsOfPalettesAreRead(_ name: String, _ content: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(name, Data(content.utf8))
    let svg = try text("svg", ["--colors", name], in: folder.url)
    for color in ["#e63946", "#00f", "#fff"] { expect(svg.contains(color), "\(name): \(color)") }
  }

  @Test(arguments: [
    ("missing.gpl", nil), ("empty.gpl", ""), ("head.gpl", "GIMP Palette\n#\n"),
    ("bad.gpl", "GIMP Palette\n1 2\n"), ("range.gpl", "GIMP Palette\n1 2 256 x\n"),
    ("words.txt", "no color here\n"), ("digits.hex", "12345\n"), ("binary.pal", "\u{0}\u{1}"),
    (
      "many.hex",
      (0..<129).map { "0000" + (String($0 + 256, radix: 16).suffix(2)) }.joined(separator: "\n")
    ),
  ])
  func aBadPaletteIsOneLine(_ name: String, _ content: String?) throws {
    let folder = try TemporaryFolder()
    if let content { _ = try folder.file(name, Data(content.utf8)) }
    let result = try trace("svg", ["--colors", name], in: folder.url)
    expect(result.status == 1 && result.errorLines.count == 1, "\(name): \(result.standardError)")
    expect(result.standardError.contains(name) && result.standardOutput.isEmpty)
  }

  /// Outlines of one color may stand in several groups, which have ids of their own.
  @Test func groupsAreColorsAndIDsAreUnique() throws {
    for layers in ["stacked", "cutout"] {
      let svg = try text("svg", ["--groups", "--layers", layers])
      let ids = svg.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      expect(Set(ids).count == ids.count && ids.contains("blue") && ids.contains("color-e63946"))
      expect(svg.components(separatedBy: "<g").count == svg.components(separatedBy: "</g>").count)
      // The same outlines as without.
      let plain = try text("svg", ["--layers", layers])
      let paths = svg.split(separator: "\n").filter { $0.hasPrefix("<path") }
      expect(paths == plain.split(separator: "\n").filter { $0.hasPrefix("<path") })
    }
    let json = try text("json", ["--groups"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let groups = try #require(object["paths"] as? [[String: Any]])
    expect(groups.compactMap { $0["group"] as? String }.contains("white"))
  }

  @Test func shapesLieInTheGroupsOfThoseAroundThem() throws {
    let json = try text("json", ["--colors", "auto", "--hierarchy"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let page = try #require((object["paths"] as? [[String: Any]])?.first)
    expect(page["group"] as? String == "white-1")
    let inPage = try #require(page["paths"] as? [[String: Any]])
    // The page itself, the red box with the blue one, and the blue one beside it.
    expect(inPage.count == 3 && inPage[0]["fill"] as? String == "#fff")
    let box = try #require(inPage.first { $0["group"] as? String == "color-e63946-1" })
    let inBox = try #require(box["paths"] as? [[String: Any]])
    expect(inBox.count == 2 && inBox[1]["id"] as? String == "blue")
    let svg = try text("svg", ["--colors", "auto", "--hierarchy"])
    expect(svg.contains("<g id=\"white-1\">") && svg.contains("<g id=\"color-e63946-1\">"))
  }

  @Test func segmentsAreLimited() throws {
    let file = try CommandRunner.run(
      [
        "trace", "-", "-o", "-", "--format", "svg", "--colors", "auto", "--segments", "6",
        "--report",
      ],
      input: picture)
    expect(file.status == 0)
    let counts = file.standardError.split(separator: " ")
    let at = try #require(counts.firstIndex(of: "segments,"))
    expect(try #require(Int(counts[at - 1])) <= 6)
    // A drawing cannot have fewer than none of its shapes needs.
    let few = try trace("svg", ["--segments", "1"])
    expect(few.status == 0 && few.standardError.contains("the fewest that were found"))
  }

  @Test func invertIsLightOnDark() throws {
    let one = try trace("svg", ["--invert"])
    expect(one.standardOutput == (try trace("svg", ["--detects-light-on-dark"])).standardOutput)
  }
}
