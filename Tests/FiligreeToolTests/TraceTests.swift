import Filigree
import FiligreeTestSupport
import Foundation
import FoundationXML
import Testing

/// `filigree trace` on real pictures.
@Suite struct TraceTests {
  private func trace(_ arguments: [String], input: Data = Data()) throws -> Data {
    let result = try CommandRunner.run(["trace"] + arguments, input: input)
    expect(result.status == 0, "\(result.standardError)")
    expect(result.standardError.isEmpty, "\(result.standardError)")
    return result.standardOutput
  }

  private func text(_ arguments: [String], input: Data = Data()) throws -> String {
    String(decoding: try trace(arguments, input: input), as: UTF8.self)
  }

  @Test func svgIsOnePathOfTheWholeShape() throws {
    let svg = try text([example("logo.png"), "-o", "-", "--format", "svg"])
    expect(XMLParser(data: Data(svg.utf8)).parse())
    expect(svg.contains("viewBox=\"0 0 512 512\""))
    expect(svg.components(separatedBy: "<path").count == 2)
    // The lamp: flame, flame's hole, bowl, five holes, a pearl in the middle one, foot.
    expect(svg.lowercased().filter { $0 == "z" }.count == 10)
  }

  @Test func hierarchyGivesAPathARegion() throws {
    let svg = try text([example("logo.png"), "-o", "-", "--format", "svg", "--hierarchy"])
    // Flame, bowl, the pearl in the bowl's ring, foot.
    expect(svg.components(separatedBy: "<path").count == 5)
  }

  @Test func jsonIsFlatOrNested() throws {
    struct Contour: Decodable {
      var indexPath: [Int]
      var hole: Bool
      var points: [[Double]]
      var children: [Contour]?
    }
    struct Document: Decodable {
      var width: Double
      var height: Double
      var contours: [Contour]
    }
    let arguments = [example("logo.png"), "-o", "-", "--format", "json"]
    let flat = try JSONDecoder().decode(Document.self, from: try trace(arguments))
    expect(flat.width == 512 && flat.height == 512)
    expect(flat.contours.count == 10)
    expect(flat.contours.allSatisfy { $0.points.count > 3 && $0.children == nil })

    let nested = try JSONDecoder().decode(
      Document.self, from: try trace(arguments + ["--hierarchy"]))
    func all(_ contours: [Contour]) -> [Contour] {
      contours.flatMap { [$0] + all($0.children ?? []) }
    }
    expect(nested.contours.count == 3)
    let walked = all(nested.contours)
    expect(walked.map(\.indexPath) == flat.contours.map(\.indexPath))
    expect(walked.map(\.points) == flat.contours.map(\.points))
    expect(walked.allSatisfy { $0.hole == $0.indexPath.count.isMultiple(of: 2) })
    expect(walked.contains { $0.indexPath.count == 3 })
  }

  @Test func swiftSourceNamesItsTypeAfterTheFile() throws {
    let folder = try TemporaryFolder()
    _ = try trace([example("logo.png"), "-o", folder.path("my-lamp.swift")])
    let source = try String(contentsOfFile: folder.path("my-lamp.swift"), encoding: .utf8)
    expect(source.contains("import SwiftUI"))
    expect(source.contains("struct MyLamp: Shape"))
    expect(
      try text([example("logo.png"), "-o", "-", "--format", "swift", "--api", "uikit"])
        .contains("import UIKit"))
    expect(
      try text([example("logo.png"), "-o", "-", "--format", "swift", "--api", "coregraphics"])
        .contains("import CoreGraphics"))
  }

  @Test func standardInputGivesTheSameAsTheFile() throws {
    let png = try Data(contentsOf: URL(fileURLWithPath: example("scan.png")))
    let fromFile = try text([example("scan.png"), "-o", "-", "--format", "svg"])
    let fromInput = try text(["-", "-o", "-", "--format", "svg"], input: png)
    expect(fromFile == fromInput)
  }

  @Test func severalPicturesGoToAFolder() throws {
    let folder = try TemporaryFolder()
    let out = folder.path("shapes")
    _ = try trace([
      example("logo.png"), example("scan.png"), "--output-directory", out, "--format", "png",
    ])
    let names = try FileManager.default.contentsOfDirectory(atPath: out).sorted()
    expect(names == ["logo.png", "scan.png"])
  }

  @Test func theSuffixChoosesTheFormatAndFormatOverridesIt() throws {
    let folder = try TemporaryFolder()
    _ = try trace([example("logo.png"), "-o", folder.path("a.SVG")])
    expect(try String(contentsOfFile: folder.path("a.SVG"), encoding: .utf8).hasPrefix("<svg"))
    _ = try trace([example("logo.png"), "-o", folder.path("a.txt"), "--format", "json"])
    expect(try String(contentsOfFile: folder.path("a.txt"), encoding: .utf8).hasPrefix("{"))
  }

  @Test func scaleAndInset() throws {
    let svg = try text([
      example("logo.png"), "-o", "-", "--format", "svg", "--scale", "0.5", "--inset", "16",
    ])
    expect(svg.contains("viewBox=\"0 0 256 256\""))
  }

  @Test func epsilonLeavesOutPoints() throws {
    let sizes = try ["0", "0.25", "2"].map { epsilon in
      try trace([example("logo.png"), "-o", "-", "--format", "svg", "--epsilon", epsilon]).count
    }
    expect(2 * sizes[0] > 3 * sizes[1] && sizes[1] > sizes[2], "\(sizes)")
  }

  @Test func epsilonIsInPixelsOfThePictureHoweverMuchItIsShrunk() throws {
    let arguments = [example("logo.png"), "-o", "-", "--format", "json", "--epsilon", "4"]
    let whole = try text(arguments)
    let shrunk = try text(arguments + ["--maximum-image-dimension", "128"])
    func points(_ json: String) -> Int { json.components(separatedBy: "],[").count }
    expect(abs(points(whole) - points(shrunk)) < 20, "\(points(whole)), \(points(shrunk))")
  }

  @Test func lightOnDarkFindsWhatDarkOnLightLeaves() throws {
    let dark = try text([example("logo.png"), "-o", "-", "--format", "json"])
    let light = try text([
      example("logo.png"), "-o", "-", "--format", "json", "--detects-light-on-dark",
    ])
    // The same edges, and the frame around the paper.
    expect(dark.components(separatedBy: "indexPath").count == 11)
    expect(light.components(separatedBy: "indexPath").count == 12)
  }

  /// What `make run` draws: looked at, and the same on every machine.
  @Test(arguments: ["logo", "line-drawing", "scan"])
  func dottedGoldenLight(_ name: String) throws {
    let png = try trace([
      example("\(name).png"), "-o", "-", "--format", "png", "--scale", "1.5", "--inset", "30",
      "--fill", "none", "--line-width", "8", "--line-cap", "round", "--line-join", "round",
      "--dash", "1,20", "--stroke-gradient", "#ffcc00,#ff9500,#ff2d55,#ff3b30", "--background",
      "#000,#000,#000,#af52de",
    ])
    try expectPicture(CGImage(data: png), named: "lights-\(name)")
  }

  @Test func theExamplePicturesAreWhatTheProgramDraws() throws {
    let folder = try TemporaryFolder()
    let program = CommandRunner.program.deletingLastPathComponent()
      .appendingPathComponent("ExamplePictures")
    let result = try CommandRunner.run(program, [folder.url.path])
    expect(result.status == 0, "\(result.standardError)")
    for name in try folder.names {
      // Pixels, not bytes: another version of zlib may pack them differently.
      let drawn = try CGImage(contentsOf: folder.url.appendingPathComponent(name))
      let kept = try CGImage(contentsOf: URL(fileURLWithPath: example(name)))
      expect(drawn.straightRGBA16() == kept.straightRGBA16(), "\(name)")
    }
    expect(try folder.names == ["line-drawing.png", "logo.png", "scan.png"])
  }

  #if os(Linux)
  @Test func theTourOfViewsIsWhatTheProgramDraws() throws {
    let folder = try TemporaryFolder()
    let program = CommandRunner.program.deletingLastPathComponent()
      .appendingPathComponent("ViewTour")
    let result = try CommandRunner.run(program, [folder.url.path])
    expect(result.status == 0, "\(result.standardError)")
    let kept = projectFolder.appendingPathComponent("Documentation/Pictures/views")
    let page = try String(
      contentsOf: projectFolder.appendingPathComponent("Documentation/Views.md"), encoding: .utf8)
    expect(
      try folder.names == ["card.png", "drawn-bubble.png", "leaf-trail.png", "popping-bubble.png"])
    for name in try folder.names {
      let drawn = try Data(contentsOf: folder.url.appendingPathComponent(name))
      let expected = try Data(contentsOf: kept.appendingPathComponent(name))
      // Bytes where zlib packs them alike; an animation's frames are not decoded here.
      expect(drawn == expected, "\(name): run ViewTour Documentation/Pictures/views, and look")
      expect(page.contains("Pictures/views/\(name)"))
    }
    // README shows the listing of the card as it stands there.
    let readme = try String(
      contentsOf: projectFolder.appendingPathComponent("README.md"), encoding: .utf8)
    let card = try String(
      contentsOf: projectFolder.appendingPathComponent("Examples/ViewTour/Card.swift"),
      encoding: .utf8)
    expect(readme.contains(card))
  }
  #endif

  @Test func thePathGalleryIsWhatTheProgramDraws() throws {
    let folder = try TemporaryFolder()
    let program = CommandRunner.program.deletingLastPathComponent()
      .appendingPathComponent("PathGallery")
    let growth = projectFolder.appendingPathComponent("Benchmarks/growth.csv")
    let result = try CommandRunner.run(program, [folder.url.path, growth.path])
    expect(result.status == 0, "\(result.standardError)")
    let pictures = projectFolder.appendingPathComponent("Documentation/Pictures/paths")
    for name in try folder.names {
      let drawn = try CGImage(contentsOf: folder.url.appendingPathComponent(name))
      let kept = try CGImage(contentsOf: pictures.appendingPathComponent(name))
      expect(
        drawn.straightRGBA16() == kept.straightRGBA16(),
        "\(name): look at it anew (swift run PathGallery \(pictures.path) \(growth.path))")
    }
    expect(
      try folder.names
        == FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted())
    // And the page shows each of them.
    let page = try String(
      contentsOf: projectFolder.appendingPathComponent("Documentation/Paths.md"), encoding: .utf8)
    for name in try folder.names { expect(page.contains("(Pictures/paths/\(name))"), "\(name)") }
  }

  @Test func thePathGalleryReportsATableThatItCannotRead() throws {
    let folder = try TemporaryFolder()
    let program = CommandRunner.program.deletingLastPathComponent()
      .appendingPathComponent("PathGallery")
    for table in ["work,edges,median_ms\na,10,1\n", "work,edges,median_ms\na,1000,nan\n", "a\nb\n"]
    {
      let file = try folder.file("growth.csv", Data(table.utf8))
      let result = try CommandRunner.run(program, [folder.path("out"), file])
      expect(result.status == 1)
      expect(result.standardError.contains("line 2"), "\(result.standardError)")
    }
  }

  @Test(arguments: [(1, 1), (1, 10_000), (10_000, 1)])
  func thinPictures(_ width: Int, _ height: Int) throws {
    let pgm = Data("P5 \(width) \(height) 255\n".utf8) + Data(count: width * height)
    let svg = try text(["-", "-o", "-", "--format", "svg", "--despeckle", "0"], input: pgm)
    expect(svg.contains("viewBox=\"0 0 \(width) \(height)\""))
    expect(svg.contains("<path"))
    // One pixel is a speck unless one says otherwise.
    let plain = try CommandRunner.run(["trace", "-", "-o", "-", "--format", "svg"], input: pgm)
    expect(
      String(decoding: plain.standardOutput, as: UTF8.self).contains("<path")
        == (width * height > 1))
  }

  @Test func allWhiteGivesAnEmptyDrawingAndAWord() throws {
    let pgm = Data("P5 64 64 255\n".utf8) + Data(repeating: 255, count: 64 * 64)
    for format in ["svg", "png", "json", "swift"] {
      let result = try CommandRunner.run(
        ["trace", "-", "-o", "-", "--format", format], input: pgm)
      expect(result.status == 0 && !result.standardOutput.isEmpty)
      expect(
        result.standardError == """
          filigree: -: no dark shape was found, the drawing is empty (--detects-light-on-dark looks for light shapes)

          """)
    }
  }

  @Test func whatOneColorCannotShowIsSaid() throws {
    func hint(_ pixels: [(UInt8, UInt8, UInt8)], _ width: Int) throws -> String {
      var data = Data("P6 \(width) \(pixels.count / width) 255\n".utf8)
      for (red, green, blue) in pixels { data += [red, green, blue] }
      let result = try CommandRunner.run(
        ["trace", "-", "-o", "-", "--format", "svg"], input: data)
      expect(result.status == 0)
      return result.standardError
    }
    func bar(_ size: Int, _ color: (UInt8, UInt8, UInt8)) -> [(UInt8, UInt8, UInt8)] {
      var pixels: [(UInt8, UInt8, UInt8)] = []
      for i in 0..<size * size { pixels.append(i % size < size / 3 ? color : (255, 255, 255)) }
      return pixels
    }
    // Dark green, larger than a sprite; yellow, of a sprite's size; grays, which have no colors.
    expect(
      try hint(bar(300, (0, 90, 20)), 300)
        .contains("its colors are left out (--colors auto traces its colors)"))
    expect(
      try hint(bar(64, (255, 220, 0)), 64)
        .contains("the drawing is empty (--preset pixel keeps its pixels and colors)"))
    expect(try hint(bar(300, (20, 20, 20)), 300).isEmpty)
    var photo: [(UInt8, UInt8, UInt8)] = []
    for i in 0..<300 * 300 {
      photo.append((UInt8(i % 300 / 2), UInt8(i / 300 / 2), UInt8(truncatingIfNeeded: 7 * i)))
    }
    expect(try hint(photo, 300).contains("(--preset photo traces its colors)"))
  }

  @Test func presetsAreTheirOptions() throws {
    let logo = example("logo.png")
    for (preset, options) in [
      ("logo", ["--colors", "auto"]), ("icon", ["--colors", "auto", "--gradients"]),
      ("line-art", ["--style", "centerline"]), ("scan", ["--threshold", "auto"]),
      ("photo", ["--colors", "auto"]), ("pixel", ["--style", "pixel", "--colors", "auto"]),
      ("cut", ["--colors", "auto", "--layers", "cutout"]),
    ] {
      let common = [logo, "-o", "-", "--format", "svg"]
      let named = try CommandRunner.run(["trace"] + common + ["--preset", preset])
      let spelled = try CommandRunner.run(["trace"] + common + options)
      expect(named.status == 0 && named.standardOutput == spelled.standardOutput, "\(preset)")
    }
    let given = try text([
      logo, "-o", "-", "--format", "svg", "--preset", "cut", "--layers", "stacked",
    ])
    expect(try given == text([logo, "-o", "-", "--format", "svg", "--colors", "auto"]))
    let wrong = try CommandRunner.run(["trace", logo, "-o", "-", "--preset", "nothing"])
    expect(wrong.status == 64)
  }

  @Test func thresholdsOfBytesAreExplained() throws {
    let result = try CommandRunner.run(
      ["trace", example("logo.png"), "-o", "-", "--format", "svg", "--threshold", "128"])
    expect(result.status == 64)
    expect(result.standardError.contains("for a level of 255, give 0.502"))
    let short = try text([example("logo.png"), "-o", "-", "--format", "svg", "-t", "0.3"])
    expect(
      try short == text([example("logo.png"), "-o", "-", "--format", "svg", "--tolerance", "0.3"]))
  }

  @Test func checkerboardOfSinglePixels() throws {
    var pixels = Data()
    for y in 0..<64 {
      for x in 0..<64 { pixels.append((x + y).isMultiple(of: 2) ? 0 : 255) }
    }
    let pgm = Data("P5 64 64 255\n".utf8) + pixels
    let svg = try text(["-", "-o", "-", "--format", "svg", "--epsilon", "0"], input: pgm)
    expect(XMLParser(data: Data(svg.utf8)).parse())
    expect(svg.contains("<path"))
  }

  @Test func info() throws {
    let result = try CommandRunner.run(["info", example("logo.png"), example("scan.png")])
    expect(result.status == 0, "\(result.standardError)")
    let lines = String(decoding: result.standardOutput, as: UTF8.self).split(separator: "\n")
    expect(lines.count == 2)
    expect(lines[0].contains("PNG") && lines[0].contains("512"))
    expect(lines[1].contains("600") && lines[1].contains("420"))
  }

  @Test(arguments: ["two words.png", "it's a \"quote\".png", ".hidden", "no suffix"])
  func theMainJobTakesAnyName(_ name: String) throws {
    let folder = try TemporaryFolder()
    let logo = try Data(contentsOf: URL(fileURLWithPath: example("logo.png")))
    let result = try CommandRunner.run(
      projectFolder.appendingPathComponent("scripts/run"),
      [CommandRunner.program.path, folder.file(name, logo), folder.path("an output")])
    expect(result.status == 0, "\(result.standardError)")
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path("an output"))
    expect(
      Set(written) == ["svg", "swift", "png"].reduce(into: []) { $0.insert("\(stem).\($1)") })
  }

  @Test func dashPhasesMayBeNegative() throws {
    let folder = try TemporaryFolder()
    for phase in ["-5", "3"] {
      let result = try CommandRunner.run([
        "trace", example("logo.png"), "-o", folder.path("phase.svg"), "--stroke", "red", "--dash",
        "5,3", "--dash-phase", phase,
      ])
      expect(result.status == 0, "\(result.standardError)")
      let svg = try String(contentsOfFile: folder.path("phase.svg"), encoding: .utf8)
      expect(svg.contains("stroke-dashoffset=\"\(phase)\""), "\(svg.prefix(300))")
    }
  }

  @Test func helpAndVersion() throws {
    for arguments in [
      ["--help"], ["help", "trace"], ["trace", "--help"], ["info", "-h"], ["--version"],
    ] {
      let result = try CommandRunner.run(arguments)
      expect(result.status == 0)
      expect(result.standardError.isEmpty && !result.standardOutput.isEmpty)
    }
  }
}
