import Filigree
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// Light shapes on nothing: logos for dark pages.
@Suite struct LightShapeTests {
  /// A disc of a color on a ground, 64 by 64, with soft edges of opacity.
  private func disc(_ color: [UInt8], _ ground: [UInt8] = [0, 0, 0, 0]) throws -> Data {
    var bytes: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<64 {
        let (dx, dy) = (Double(x) - 31.5, Double(y) - 31.5)
        let cover = min(max(20.5 - (dx * dx + dy * dy).squareRoot(), 0), 1)
        bytes += cover > 0 ? color + [UInt8(cover * 255)] : ground
      }
    }
    return try CGImage(width: 64, height: 64, components: 4, depth: 8, bytes: bytes)
      .encoded(as: .png)
  }

  private func opaqueWhite() throws -> Data {
    try CGImage(
      width: 8, height: 8, components: 4, depth: 8, bytes: Array(repeating: 255, count: 256)
    ).encoded(as: .png)
  }

  private func trace(_ picture: Data, _ options: [String] = []) throws -> (
    path: String, error: String
  ) {
    let result = try CommandRunner.run(
      ["trace", "-", "-o", "-", "--format", "svg"] + options, input: picture)
    expect(result.status == 0, "\(result.standardError)")
    let text = String(decoding: result.standardOutput, as: UTF8.self)
    let path = text.components(separatedBy: " d=\"").dropFirst().first?.prefix { $0 != "\"" } ?? ""
    return (String(path), result.standardError)
  }

  @Test(arguments: [[255, 255, 255], [255, 140, 0], [250, 240, 130]] as [[UInt8]])
  func lightShapesOnNothingAreTraced(_ color: [UInt8]) throws {
    let dark = try trace(disc([0, 0, 0]))
    expect(!dark.path.isEmpty && dark.error.isEmpty)
    let light = try trace(disc(color))
    expect(light.error.contains("what is opaque was traced"), "\(light.error)")
    expect(light.error.split(separator: "\n").count == 1)
    // By its opacity, the disc has the outline of one in black.
    let (a, b) = (try Path(svg: dark.path), try Path(svg: light.path))
    expect(abs(a.boundingRect.width - b.boundingRect.width) < 0.2)
    expect(abs(b.boundingRect.midX - 32) < 0.1)
  }

  @Test func linesToo() throws {
    let light = try trace(disc([255, 255, 255]), ["--style", "centerline"])
    expect(!light.path.isEmpty && light.error.contains("what is opaque was traced"))
  }

  @Test func whatIsEmptyForOtherReasonsStaysEmpty() throws {
    // White on white, a clear picture, light shapes that are left out as specks.
    for (picture, options) in [
      (try opaqueWhite(), []),
      (try disc([9, 9, 9]), ["--despeckle", "9999"]),
      (try disc([255, 255, 255]), ["--despeckle", "9999"]),
    ] {
      let result = try trace(picture, options)
      expect(result.path.isEmpty && result.error.contains("the drawing is empty"))
    }
    let light = try trace(disc([255, 255, 255]), ["--detects-light-on-dark"])
    expect(!light.path.isEmpty && light.error.isEmpty)
  }
}
