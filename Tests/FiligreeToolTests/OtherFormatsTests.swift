import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// Further formats in and out, as a user meets them.
@Suite struct OtherFormatsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ data: Data) throws -> String {
    let path = folder.path(name)
    try data.write(to: URL(fileURLWithPath: path))
    return path
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path(name))), as: UTF8.self)
  }

  /// A dark disk on white.
  private var disk: CGImage {
    var bytes: [UInt8] = []
    for y in 0..<60 {
      for x in 0..<80 {
        let isInside = (x - 40) * (x - 40) + (y - 30) * (y - 30) < 400
        bytes += isInside ? [0, 0, 0] : [255, 255, 255]
      }
    }
    return CGImage(width: 80, height: 60, components: 3, depth: 8, bytes: bytes)
  }

  @Test func aGIFIsTracedAsAPNG() throws {
    let image = disk
    let gif = try file("disk.gif", AnimatedGIF.data { try $0.append(image, duration: 1) })
    let png = try file("disk.png", image.pngData())
    for (input, output) in [(gif, "gif.svg"), (png, "png.svg")] {
      let result = try CommandRunner.run(["trace", input, "-o", folder.path(output)])
      expect(result.status == 0 && result.standardError.isEmpty, "\(result.standardError)")
    }
    expect(try text("gif.svg") == text("png.svg"))
    let info = try CommandRunner.run(["info", gif])
    expect(
      String(decoding: info.standardOutput, as: UTF8.self).contains(
        ": GIF, 80 × 60, 2-bit palette\n"))
  }

  @Test("Shapes are written by name in SVG where that is asked for")
  func shapesByName() throws {
    let png = try file("disk.png", disk.pngData())
    for (options, name) in [([], "<path"), (["--svg-shapes"], "<circle")] {
      let result = try CommandRunner.run(["trace", png, "-o", folder.path("disk.svg")] + options)
      expect(result.status == 0, "\(result.standardError)")
      expect(try text("disk.svg").contains(name), "\(options)")
    }
    // And again, of coordinates that were rounded.
    try Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path d="M360.26 120.02V70.23c0-11.17-9.06-20.23-20.24-20.23H200.23C189.06 50 180 59.06 180 70.23v49.79c0 11.18 9.06 20.24 20.23 20.24H340.02c11.18 0 20.24-9.06 20.24-20.24z"/></svg>"#
        .utf8
    )
    .write(to: URL(fileURLWithPath: folder.path("round.svg")))
    let result = try CommandRunner.run([
      "convert", folder.path("round.svg"), "-o", folder.path("again.svg"), "--svg-shapes",
    ])
    expect(result.status == 0, "\(result.standardError)")
    expect(try text("again.svg").contains("<rect"))
  }

  @Test func outlinesForPrintersAndCutters() throws {
    let png = try file("disk.png", disk.pngData())
    for name in ["disk.eps", "disk.dxf"] {
      let result = try CommandRunner.run(["trace", png, "-o", folder.path(name)])
      expect(result.status == 0 && result.standardError.isEmpty, "\(result.standardError)")
    }
    expect(try text("disk.eps").hasPrefix("%!PS-Adobe-3.0 EPSF-3.0\n"))
    expect(try text("disk.eps").contains("%%BoundingBox: 0 0 80 60\n"))
    let dxf = try text("disk.dxf")
    expect(dxf.contains("0\nPOLYLINE\n8\nCOLOR_000000\n66\n1\n") && dxf.contains("\n42\n"))
    expect(dxf.contains("9\n$EXTMAX\n10\n21.1667\n20\n15.875\n"))
  }

  private static let card = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
    <rect width="40" height="20" fill="gold"/><circle cx="20" cy="10" r="8" opacity=".5"/></svg>
    """

  @Test func whatAFormatHasNotIsTold() throws {
    let svg = try file("card.svg", Data(Self.card.utf8))
    let eps = try CommandRunner.run(["convert", svg, "-o", folder.path("card.eps")])
    expect(eps.status == 0)
    expect(
      eps.standardError
        == "filigree: \(svg): EPS has no opacity: there a part of the drawing is an image\n")
    expect(try text("card.eps").contains("/ImageType 1"))
    let dxf = try CommandRunner.run(["convert", svg, "-o", folder.path("card.dxf")])
    expect(
      dxf.standardError
        == "filigree: \(svg): DXF has no opacity: there are outlines alone\n")
    let strict = try CommandRunner.run(["convert", svg, "-o", folder.path("no.dxf"), "--strict"])
    expect(strict.status == 1 && strict.standardError.hasSuffix("(--strict)\n"))
    expect(!FileManager.default.fileExists(atPath: folder.path("no.dxf")))
  }

  /// A blur is an image in a PDF, and said to be.
  @Test func whatPDFHasNotIsAnImage() throws {
    let svg = try file(
      "soft.svg",
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
        <filter id="soft"><feGaussianBlur stdDeviation="2"/></filter>
        <circle cx="20" cy="10" r="8" filter="url(#soft)"/></svg>
        """.utf8))
    let result = try CommandRunner.run(["convert", svg, "-o", folder.path("soft.pdf")])
    expect(result.status == 0)
    expect(
      result.standardError
        == "filigree: \(svg): PDF has no filters: there a part of the drawing is an image\n")
    let pdf = try Data(contentsOf: URL(fileURLWithPath: folder.path("soft.pdf")))
    expect(String(decoding: pdf, as: UTF8.self).contains("/Subtype /Image"))
  }

  @Test func aPageIsDrawnAndTraced() throws {
    let svg = try file(
      "page.svg",
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
        <circle cx="20" cy="10" r="8"/></svg>
        """.utf8))
    func size(_ options: String...) throws -> String {
      let output = folder.path("traced.svg")
      let result = try CommandRunner.run(["trace", svg, "-o", output] + options)
      expect(result.status == 0 && result.standardError.isEmpty, "\(result.standardError)")
      let text = try text("traced.svg")
      return String(try #require(text.firstMatch(of: /viewBox="([^"]*)"/)).output.1)
    }
    expect(try size() == "0 0 1024 512")
    expect(try size("--input-width", "200") == "0 0 200 100")
    expect(try size("--input-width", "200", "--colors", "2") == "0 0 200 100")
  }

  @Test func whatIsNoPageIsRefused() throws {
    func line(_ arguments: String...) throws -> String {
      let result = try CommandRunner.run(["trace"] + arguments + ["-o", folder.path("no.svg")])
      expect(result.status == 1)
      return result.standardError
    }
    let png = try file("disk.png", disk.pngData())
    expect(
      try line(png, "--input-width", "100").hasSuffix(
        "--input-width is for SVG pages: leave it out\n"))
    let pdf = try file("page.pdf", Data("%PDF-1.7\n".utf8))
    expect(try line(pdf).contains("pdftocairo -png"))
    let svg = try file("card.svg", Data(Self.card.utf8))
    expect(
      try line(svg, "--input-width", "1000000").contains(
        "the page would have 1000000 × 500000 pixels; at most 268435456 are allowed"))
    expect(
      try line(svg, "--maximum-memory", "1M").contains("see --input-width and --maximum-memory"))
    let html = try file("page.html", Data("<html></html>".utf8))
    expect(try line(html).hasPrefix("filigree: \(html): "))
  }
}
