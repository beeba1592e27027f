import Filigree
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// What `filigree trace` makes of `--colors`, `--layers` and `--gradients`.
@Suite struct ColorOptionsTests {
  /// A page of 60 × 40 with a red box, and in it a blue one; with a ramp beside them if asked for.
  private func picture(hasRamp: Bool = false) -> Data {
    var bytes = [UInt8]("P6 60 40 255\n".utf8)
    for y in 0..<40 {
      for x in 0..<60 {
        switch (x, y) {
        case (12..<20, 12..<24): bytes += [20, 60, 200]
        case (6..<26, 6..<34): bytes += [230, 57, 70]
        case (30..<58, 2..<38) where hasRamp: bytes += [UInt8(4 * x), UInt8(4 * x), 90]
        default: bytes += [255, 255, 255]
        }
      }
    }
    return Data(bytes)
  }

  private func trace(_ arguments: [String], hasRamp: Bool = false) throws -> CommandRunner.Result {
    try CommandRunner.run(
      ["trace", "-", "-o", "-", "--format", "svg"] + arguments, input: picture(hasRamp: hasRamp))
  }

  private func svg(_ arguments: [String], hasRamp: Bool = false) throws -> String {
    let result = try trace(arguments, hasRamp: hasRamp)
    expect(result.status == 0, "\(arguments): \(result.standardError)")
    return String(decoding: result.standardOutput, as: UTF8.self)
  }

  private func fills(_ svg: String) -> Set<String> {
    Set(
      svg.components(separatedBy: "fill=\"").dropFirst().compactMap {
        $0.split(separator: "\"").first.map(String.init)
      }
    ).subtracting(["none"])
  }

  @Test func colorsAreThoseOfThePicture() throws {
    for colors in [["--colors", "auto"], ["--colors", "3"], ["--layers", "stacked"]] {
      expect(fills(try svg(colors)) == ["#fff", "#e63946", "#143cc8"], "\(colors)")
    }
    expect(fills(try svg(["--colors", "2"])).count == 2)
    expect(fills(try svg(["--colors", "1"])).count == 1)
    expect(fills(try svg(["--colors", "white,black"])) == ["#fff", "#000"])
    expect(fills(try svg(["--colors", "#ff0000"])) == ["#f00"])
  }

  @Test func colorsAreReplaced() throws {
    expect(fills(try svg(["--recolor", "#e63946=#00f"])) == ["#fff", "#00f", "#143cc8"])
    expect(
      fills(try svg(["--colors", "auto", "--recolor", "#e63946=#143cc8,white=ivory"]))
        == ["#fffff0", "#143cc8"])
    for wrong in ["red", "red=", "red=blue=green", "red=nothing", "=red"] {
      let result = try trace(["--recolor", wrong])
      expect(result.status == 64 && result.errorLines.count == 1, "\(wrong)")
    }
  }

  @Test func cutOutShapesHaveHolesAndLinesBeneathIfAskedFor() throws {
    let stacked = try svg(["--layers", "stacked"])
    let cutout = try svg(["--layers", "cutout", "--seams"])
    expect(!(try svg(["--layers", "cutout"])).contains("stroke="))
    let alone = try trace(["--seams"])
    expect(alone.status == 64 && alone.errorLines.count == 1)
    // Boxes in boxes: nothing is side by side, and the page is a plain rectangle.
    expect(!stacked.contains("stroke="))
    expect(cutout.contains("stroke-width=\"3.3\""))
    func outlines(_ svg: String) -> Int { svg.count { $0 == "z" || $0 == "Z" } }
    expect(outlines(stacked) == 3)
    expect(outlines(cutout) > 3)
  }

  @Test func gradientsAreFoundIfAskedFor() throws {
    expect(try svg(["--gradients"], hasRamp: true).contains("<linearGradient"))
    expect(!(try svg(["--colors", "auto"], hasRamp: true)).contains("<linearGradient"))
  }

  @Test(arguments: [
    ["--colors", "0"], ["--colors", "129"], ["--colors", "-1"], ["--colors", "1.5"],
    ["--colors", ""], ["--colors", "nocolor"], ["--colors", "white,,black"],
    ["--layers", "side"], ["--layers", ""], ["--colors", "auto", "--fill", "red"],
    ["--colors", "auto", "--stroke", "red"], ["--gradients", "--style", "pixel"],
    ["--layers", "stacked", "--style", "pixel"],
    ["--colors", "3", "--style", "pixel", "--despeckle", "4"],
    ["--colors", "auto", "--style", "centerline"], ["--gradients=3"],
    ["--colors", "auto", "--hierarchy", "--groups"], ["--colors", "auto", "--epsilon", "1"],
    ["--hierarchy", "--style", "pixel", "--colors", "auto"],
    ["--hierarchy", "--style", "centerline"],
    ["--drop", ""], ["--drop", "nocolor"], ["--drop", "background", "--style", "centerline"],
    ["--segments", "0"], ["--segments", "9", "--style", "pixel"], ["--denoise", "256"],
    ["--denoise", "-1"], ["--segments", "9", "--style", "centerline"],
    ["--invert", "--colors", "3"],
    ["--invert", "--detects-dark-on-light"],
    ["--colors", "auto", "--threshold", "0.5"], ["--gradients", "--contrast-pivot", "0.5"],
    ["--colors", "auto", "--detects-light-on-dark"],
  ])
  func wrongValuesAreRefused(_ arguments: [String]) throws {
    let result = try trace(arguments)
    expect(result.status == 64, "\(arguments)")
    expect(result.errorLines.count == 1, "\(arguments): \(result.standardError)")
    expect(result.standardOutput.isEmpty)
  }

  /// What a format begins with, for colors and for lines.
  @Test(arguments: [
    ("pdf", "%PDF-1.7"), ("png", "PNG"), ("json", "{\"width\":60,\"height\":40,\"paths\":["),
    ("swift", "import SwiftUI"),
  ])
  func everyFormatTakesColorsAndLines(_ format: String, _ start: String) throws {
    for options in [["--colors", "auto"], ["--gradients"], ["--style", "centerline"]] {
      let result = try CommandRunner.run(
        ["trace", "-", "-o", "-"] + ["--format", format] + options, input: picture(hasRamp: true))
      expect(result.status == 0, "\(format) \(options): \(result.standardError)")
      let head = String(decoding: result.standardOutput.prefix(100), as: UTF8.self)
      expect(head.contains(start), "\(format) \(options): \(head)")
      expect(result.standardError.isEmpty)
    }
  }

  @Test func sourceAndJSONHaveTheColorsOfTheSVG() throws {
    let svg = try svg(["--gradients"], hasRamp: true)
    let json = try CommandRunner.run(
      ["trace", "-", "-o", "-", "--format", "json", "--gradients"], input: picture(hasRamp: true))
    let object = try #require(
      try JSONSerialization.jsonObject(with: json.standardOutput) as? [String: Any])
    let paths = try #require(object["paths"] as? [[String: Any]])
    let plain = Set(paths.compactMap { $0["fill"] as? String })
    expect(plain == fills(svg).filter { $0.hasPrefix("#") })
    expect(paths.contains { ($0["fill"] as? [String: Any])?["gradient"] as? String == "linear" })
    for (api, words) in [
      ("swiftui", ["struct Poster: View", "Canvas {", ".linearGradient("]),
      ("uikit", ["import UIKit", "enum Poster", "drawLinearGradient("]),
      ("coregraphics", ["import CoreGraphics", "enum Poster", "drawLinearGradient("]),
    ] {
      let source = try CommandRunner.run(
        [
          "trace", "-", "-o", "-", "--format", "swift", "--gradients", "--api", api, "--type-name",
          "poster",
        ], input: picture(hasRamp: true))
      let text = String(decoding: source.standardOutput, as: UTF8.self)
      for word in words { expect(text.contains(word), "\(api): \(word)") }
    }
  }

  /// Pixel art comes out as it went in, at every size.
  @Test func pixelsKeepTheirColors() throws {
    var random = RandomSource(seed: 11)
    let (width, height) = (23, 17)
    let colors: [[UInt8]] = [
      [0, 0, 0, 0], [34, 32, 52, 255], [91, 110, 225, 255], [217, 87, 99, 128],
      [255, 255, 255, 255],
    ]
    let pixels = (0..<width * height).map { _ in colors[Int(random.next() % 5)] }
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "art.png",
      CGImage(width: width, height: height, components: 4, depth: 8, bytes: Array(pixels.joined()))
        .encoded(as: .png))
    for colors in ["auto", "4", "#222034,#5b6ee1,#d9576380,#fff"] {
      for scale in [1, 3] {
        let result = try CommandRunner.run([
          "trace", file, "-o", folder.path("out.png"), "--style", "pixel", "--colors", colors,
          "--scale", "\(scale)",
        ])
        expect(result.status == 0, "\(result.standardError)")
        let image = try CGImage(contentsOf: URL(fileURLWithPath: folder.path("out.png"))).straight()
        expect(image.width == width * scale && image.height == height * scale)
        var wrong = 0
        for y in 0..<image.height {
          for x in 0..<image.width {
            let at = (y * image.width + x) * 4
            let drawn = Array(image.bytes[at..<at + 4])
            let pixel = pixels[y / scale * width + x / scale]
            // What is half clear is premultiplied on the way: one level at most.
            let isSame = zip(drawn, pixel).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
            if !isSame && pixel[3] + drawn[3] > 0 { wrong += 1 }
          }
        }
        expect(wrong == 0, "\(colors), \(scale)")
      }
    }
    let svg = try CommandRunner.run([
      "trace", file, "-o", "-", "--format", "svg", "--style", "pixel", "--colors", "auto",
    ])
    let text = String(decoding: svg.standardOutput, as: UTF8.self)
    expect(fills(text) == ["#222034", "#5b6ee1", "#d95763", "#fff"])
    expect(text.components(separatedBy: "<path").count == 5)
  }

  @Test func aPictureThatIsNoneIsOneLineAndStatus1() throws {
    let result = try CommandRunner.run(
      ["trace", "-", "-o", "-", "--format", "svg", "--colors", "auto"],
      input: Data("no picture".utf8))
    expect(result.status == 1)
    expect(result.errorLines.count == 1)
    expect(result.standardOutput.isEmpty)
  }
}
