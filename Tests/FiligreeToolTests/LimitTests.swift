import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeTool

/// What a picture may cost, and what is said where it would cost more.
@Suite struct LimitTests {
  private func trace(_ picture: String, _ options: [String]) throws -> CommandRunner.Result {
    let folder = try TemporaryFolder()
    let result = try CommandRunner.run(["trace", picture, "-o", folder.path("out.svg")] + options)
    if result.status != 0 {
      expect(result.errorLines.count == 1, "\(options): \(result.standardError)")
      expect(try folder.names.isEmpty, "\(options)")
    }
    return result
  }

  @Test(arguments: [
    [], ["--style", "polygon"], ["--style", "pixel"], ["--threshold", "adaptive"],
    ["--threshold", "auto"], ["--colors", "auto", "--gradients"], ["--style", "centerline"],
    ["--style", "pixel", "--colors", "auto"], ["--format", "png"], ["--format", "json"],
  ])
  func everyStyleHasAMemory(_ options: [String]) throws {
    // Ramps are sought in a page of scanned paper for seconds.
    let isColored = options.contains("--gradients")
    let picture = example(isColored ? "logo.png" : "scan.png")
    expect(try trace(picture, options).status == 0, "\(options)")
    // Enough to read the picture, and not for anything else.
    let size = try PictureInfo(contentsOf: URL(fileURLWithPath: picture))
    let file = try Data(contentsOf: URL(fileURLWithPath: picture)).count
    let memory = 2 * file + size.width * size.height * (isColored ? 5 : 2) + size.height
    let refused = try trace(picture, options + ["--maximum-memory", "\(memory)"])
    expect(refused.status == 1, "\(options)")
    expect(refused.standardError.contains("--maximum-memory"), "\(refused.standardError)")
  }

  @Test func pointsAreCountedWithTheirMemory() throws {
    // Of 100 × 100 pixels, every fourth is a square of its own.
    let folder = try TemporaryFolder()
    let bytes = (0..<10_000).map { UInt8($0 % 2 == 0 && $0 / 100 % 2 == 0 ? 0 : 255) }
    let image = CGImage(width: 100, height: 100, components: 1, depth: 8, bytes: bytes)
    let dots = try folder.file("dots.png", image.pngData())
    expect(try trace(dots, ["--style", "pixel", "--maximum-memory", "3M"]).status == 0)
    let refused = try trace(dots, ["--style", "pixel", "--maximum-memory", "300K"])
    expect(refused.standardError.contains("too busy"), "\(refused.standardError)")
    // The same page without dots.
    let blank = CGImage(
      width: 100, height: 100, components: 1, depth: 8,
      bytes: [UInt8](repeating: 255, count: 10_000))
    let page = try folder.file("page.png", blank.pngData())
    expect(try trace(page, ["--style", "pixel", "--maximum-memory", "300K"]).status == 0)
  }

  @Test func aShrunkenPictureTakesLess() throws {
    let picture = example("scan.png")
    let options = ["--style", "centerline", "--maximum-memory", "4M"]
    let refused = try trace(picture, options)
    expect(refused.status == 1 && refused.standardError.contains("--maximum-image-dimension"))
    expect(try trace(picture, options + ["--maximum-image-dimension", "128"]).status == 0)
  }

  @Test func timeIsLimited() throws {
    let refused = try trace(example("scan.png"), ["--maximum-time", "0.000001"])
    expect(refused.status == 1)
    expect(refused.standardError.contains("takes longer than 1e-06 s"), "\(refused.standardError)")
    expect(try trace(example("scan.png"), ["--maximum-time", "1000"]).status == 0)
  }

  /// A slow picture that fails after all has one line that begins with the program's name: the error.
  @Test func progressIsNoMessage() {
    let progress = Progress(mode: .auto, total: 7)
    expect(progress.line(1, "a\nb.png", "decoding") == "2/7 a b.png: decoding…")
  }

  @Test(arguments: [
    ["--maximum-memory", "0"], ["--maximum-memory", "-1"], ["--maximum-memory", "1T"],
    ["--maximum-memory", "M"], ["--maximum-memory", "9223372036854775807K"],
    ["--maximum-time", "0"], ["--maximum-time", "nan"], ["--maximum-scanned-pixels", "0"],
  ])
  func limitsThatAreNone(_ options: [String]) throws {
    expect(try trace(example("logo.png"), options).status == 64, "\(options)")
  }

  @Test func numbersOfBytes() throws {
    expect(try LimitOptions.bytes("17") == 17)
    expect(try LimitOptions.bytes("2K") == 2000)
    expect(try LimitOptions.bytes("900M") == 900_000_000)
    expect(try LimitOptions.bytes("3G") == 3_000_000_000)
  }

  /// A light shape on nothing is traced by its opacity, of which a hint tells: unless there is an error to tell.
  @Test func aHintGivesWayToAnError() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<1600).flatMap { k in
      [255, 255, 255, (10..<30).contains(k % 40) && (10..<30).contains(k / 40) ? 255 : 0] as [UInt8]
    }
    let image = CGImage(width: 40, height: 40, components: 4, depth: 8, bytes: bytes)
    let picture = try folder.file("light.png", image.pngData())
    for style in ["smooth", "centerline"] {
      for (output, status) in [("out.svg", 0), ("none/out.svg", 1)] {
        let result = try CommandRunner.run([
          "trace", picture, "-o", folder.path(output), "--style", style,
        ])
        expect(result.status == status)
        expect(result.errorLines.count == 1, "\(style), \(output): \(result.standardError)")
        expect(result.standardError.contains("nothing in it is darker") == (status == 0))
      }
    }
  }

  /// A group of files that one bad picture is among, and one that would take too much.
  @Test func aBatchGoesOn() throws {
    let folder = try TemporaryFolder()
    let huge = try folder.file(
      "huge.png", PNGBytes.file(width: 16000, height: 16000, depth: 8, colorType: 2, chunks: []))
    let result = try CommandRunner.run([
      "trace", huge, example("logo.png"), "--output-directory", folder.path("out"), "--format",
      "svg",
    ])
    expect(result.status == 1 && result.errorLines.count == 1)
    expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["logo.svg"])
  }
}
