import Filigree
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// `--stroke-widths`: a stroke that tapers, and a line of one width beneath it.
@Suite struct StrokeWidthsTests {
  private func picture() throws -> Data {
    var bytes: [UInt8] = []
    for y in 0..<48 {
      for x in 0..<120 {
        let half = 5 - 0.04 * Double(x)
        let isInside = (10..<110).contains(x)
        let taper = isInside ? min(max(half + 0.5 - abs(Double(y) + 0.5 - 16), 0), 1) : 0
        let line = isInside ? min(max(2 - abs(Double(y) + 0.5 - 36), 0), 1) : 0
        bytes.append(UInt8(255 * (1 - max(taper, line))))
      }
    }
    return try CGImage(width: 120, height: 48, components: 1, depth: 8, bytes: bytes)
      .encoded(as: .png)
  }

  private func trace(_ format: String, _ options: [String]) throws -> String {
    let result = try CommandRunner.run(
      ["trace", "-", "-o", "-", "--format", format, "--style", "centerline"] + options,
      input: picture())
    expect(result.status == 0 && result.standardError.isEmpty, "\(result.standardError)")
    return String(decoding: result.standardOutput, as: UTF8.self)
  }

  @Test func strokesThatTaperAreFilled() throws {
    let svg = try trace("svg", [])
    expect(svg.components(separatedBy: "stroke-width=\"3\"").count == 2, "\(svg)")
    expect(svg.components(separatedBy: "<path").count == 3)

    for format in ["swift", "json", "eps"] {
      expect(try trace(format, []) != trace(format, ["--stroke-widths", "constant"]), "\(format)")
    }
  }

  @Test func constantWidthsAreStrokesAlone() throws {
    let svg = try trace("svg", ["--stroke-widths", "constant"])
    expect(svg.components(separatedBy: "stroke-width=").count == 3, "\(svg)")
    expect(svg.components(separatedBy: "<path").count == 3)
  }
}
