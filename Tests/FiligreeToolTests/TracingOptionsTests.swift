import Filigree
import FiligreeTestSupport
import Foundation
import Testing

/// What `filigree trace` makes of the options of `Tracer`.
@Suite struct TracingOptionsTests {
  private func trace(_ arguments: [String], input: Data = Data()) throws -> (
    svg: String, report: String
  ) {
    let result = try CommandRunner.run(["trace"] + arguments, input: input)
    expect(result.status == 0, "\(result.standardError)")
    return (String(decoding: result.standardOutput, as: UTF8.self), result.standardError)
  }

  private func report(_ arguments: [String], input: Data = Data()) throws -> [String: Double] {
    let line = try trace(arguments + ["--report", "-o", "-", "--format", "svg"], input: input)
      .report.trimmingCharacters(in: .newlines)
    expect(!line.contains("\n"))
    var values: [String: Double] = [:]
    for part in (line.components(separatedBy: ": ").last ?? "").components(separatedBy: ", ") {
      var words = part.split(separator: " ").map(String.init)
      if words.first == "largest" { words = [words[2], "error"] }
      if words.count == 2 { values[words[1]] = Double(words[0]) }
    }
    return values
  }

  @Test func aReportTellsWhatWasDone() throws {
    let values = try report([example("logo.png")])
    expect(values["paths"] == 10)
    expect((values["segments"] ?? 0) > 20 && (values["segments"] ?? 0) < 100)
    expect((values["bytes"] ?? 0) > 500)
    expect(values["s"] != nil)
    expect((values["error"] ?? 1) <= 0.5)
  }

  @Test func tolerancesAreKeptAndSaveSegments() throws {
    let reports = try ["0.1", "0.5", "2"].map { tolerance in
      try report([example("scan.png"), "--tolerance", tolerance])
    }
    for (values, limit) in zip(reports, [0.1, 0.5, 2]) { expect((values["error"] ?? 9) <= limit) }
    let segments = reports.compactMap { $0["segments"] }
    expect(segments.count == 3 && segments[0] > segments[1] && segments[1] > segments[2])
  }

  @Test func stylesAndThresholds() throws {
    for style in ["smooth", "polygon", "pixel"] {
      expect((try report([example("logo.png"), "--style", style])["paths"] ?? 0) == 10)
    }
    for threshold in ["auto", "otsu", "adaptive", "0.5"] {
      expect((try report([example("scan.png"), "--threshold", threshold])["paths"] ?? 0) > 0)
    }
  }

  /// A bitmap comes to what black on white comes to, whichever way it is read.
  @Test func bitmapsAreBlackOnWhite() throws {
    var random = RandomSource(seed: 5)
    let (width, height) = (101, 70)
    var bits = [UInt8]("P4 \(width) \(height)\n".utf8)
    var grays = [UInt8]("P5 \(width) \(height) 255\n".utf8)
    for y in 0..<height {
      var row = [UInt8](repeating: 0, count: (width + 7) / 8)
      for x in 0..<width {
        // Blocks, so that there is more than dots.
        let isInk = (x / 9 + y / 7) % 3 == 0 || UInt8.random(in: 0...19, using: &random) == 0
        if isInk { row[x / 8] |= 0x80 >> UInt8(x % 8) }
        grays.append(isInk ? 0 : 255)
      }
      bits += row
    }
    for options in [
      [], ["--style", "pixel"], ["--detects-light-on-dark"], ["--threshold", "otsu"],
      ["--maximum-image-dimension", "64"], ["--contrast-adjustment", "0"], ["--hierarchy"],
    ] {
      let results = try [bits, grays].map {
        try CommandRunner.run(
          ["trace", "-", "-o", "-", "--format", "svg"] + options, input: Data($0))
      }
      expect(results[0].status == 0, "\(options): \(results[0].standardError)")
      expect(results[0].standardOutput == results[1].standardOutput, "\(options)")
    }
  }

  /// Pictures without grays: PBM, whose steps lie half a pixel beside what they stand for.
  @Test func bitmapsGetAWiderTolerance() throws {
    var bytes = [UInt8]("P4 64 64\n".utf8)
    for y in 0..<64 {
      for column in 0..<8 {
        var byte: UInt8 = 0
        for bit in 0..<8 {
          let (dx, dy) = (Double(8 * column + bit) - 31.5, Double(y) - 31.5)
          if dx * dx + dy * dy < 24 * 24 { byte |= 0x80 >> UInt8(bit) }
        }
        bytes.append(byte)
      }
    }
    let values = try report(["-"], input: Data(bytes))
    expect(values["paths"] == 1)
    expect((values["segments"] ?? 99) <= 6)
    expect((values["error"] ?? 9) > 0.4 && (values["error"] ?? 9) <= 0.75)
  }

  @Test(arguments: [
    ["--tolerance", "0"], ["--tolerance", "nan"], ["--tolerance", "-1"], ["--corner-angle", "181"],
    ["--corner-angle", "inf"], ["--despeckle", "-1"], ["--threshold", "1.5"],
    ["--threshold", "gray"], ["--style", "round"], ["--tolerance", "0x10"],
    ["--threshold", "0x0.8p0"], ["--despeckle", "0x2"],
    // What has no effect.
    ["--tolerance", "1", "--style", "pixel"], ["--corner-angle", "30", "--style", "pixel"],
    ["--corner-angle", "30", "--style", "polygon"], ["--corner-angle", "30", "--epsilon", "1"],
    ["--contrast-pivot", "0.4", "--threshold", "otsu"],
    ["--contrast-adjustment", "1", "--threshold", "0.5"],
    ["--style", "centerline", "--threshold", "otsu"],
    ["--style", "centerline", "--contrast-pivot", "auto"],
    ["--style", "centerline", "--line-width", "3"], ["--style", "centerline", "--hierarchy"],
    ["--format", "png", "--hierarchy"], ["--stroke-widths", "constant"],
    ["--style", "centerline", "--stroke-widths", "wide"],
    ["--colors", "auto", "--stroke-widths", "varying"],
  ])
  func valuesOutOfRangeAreRefused(_ options: [String]) throws {
    let result = try CommandRunner.run(
      ["trace", example("logo.png"), "-o", "-", "--format", "svg"] + options)
    expect(result.status == 64, "\(options)")
    expect(result.errorLines.count == 1, "\(result.standardError)")
    expect(result.standardOutput.isEmpty)
    expect(!result.standardError.isEmpty)
  }
}
