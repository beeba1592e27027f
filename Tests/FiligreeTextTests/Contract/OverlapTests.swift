import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeText

/// Glyphs whose contours overlap or abut have one simple outline; others stay as they are.
@Suite struct OverlapTests {
  private typealias Glyph = TestFont.Glyph

  private func outline(_ contours: [[(x: Int, y: Int)]], overlaps: Bool = false) throws -> Path {
    let font = TestFont("Filigree Overlaps", [Glyph(contours, overlaps: overlaps)])
    return Path(storage: try font.face().outline(of: 1))
  }

  /// The opacities of the middle row of a page of 20 × 6 pixels, 100 units to a pixel.
  private func row(_ path: Path) throws -> [UInt8] {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 20, height: 6))
    recorder.fill(
      path.applying(CGAffineTransform(scaleX: 0.01, y: 0.01)), with: .color(.rgb(0, 0, 0)))
    let image = try Rasterizer(threads: 1).render(recorder.finish())
    return (0..<20).map { image.bytes[(3 * 20 + $0) * 4 + 3] }
  }

  private let solid: [UInt8] = [0, 0] + Array(repeating: 255, count: 16) + [0, 0]

  /// Two boxes with a common side within a pixel, one clockwise and one not: no hairline between them.
  @Test func partsThatAbutInOppositeDirections() throws {
    let contours = [
      Glyph.box(200...1050, 100...500), Glyph.box(1050...1800, 100...500, isReversed: true),
    ]
    let path = try outline(contours)
    expect(path == Path(storage: path.storage) && path.storage.points.count <= 7)
    expect(path.boundingRect == CGRect(x: 200, y: 100, width: 1600, height: 400))
    expect(try row(path) == solid)
    // As they are in the font, their parts of the pixel cancel out.
    var raw = Path()
    for contour in contours { raw.addLines(contour.map { CGPoint(x: $0.x, y: $0.y) }) }
    expect(try row(raw)[10] == 0)
  }

  /// Where sides of one direction lie on one another, they count once.
  @Test func partsThatOverlap() throws {
    let path = try outline([Glyph.box(200...1500, 100...350), Glyph.box(500...1800, 100...350)])
    expect(try row(path) == solid.map { $0 / 2 + $0 % 2 })
    expect(abs(abs(path.signedArea) - 1600 * 250) < 1)
  }

  /// The direction is that of the largest contour, so that glyphs that overlap fit together.
  @Test(arguments: [false, true]) func direction(isReversed: Bool) throws {
    let path = try outline([
      Glyph.box(0...100, 0...100, isReversed: !isReversed),
      Glyph.box(100...900, 0...700, isReversed: isReversed),
    ])
    expect(abs(path.signedArea - (isReversed ? 570_000 : -570_000)) < 1)
  }

  /// A contour that crosses itself is looked at if the font says so.
  @Test func contoursMarkedAsOverlapping() throws {
    let eight = [
      (0, 0), (0, 500), (600, 500), (600, 200), (300, 200), (300, 800), (900, 800), (900, 0),
    ]
    let plain = try outline([eight])
    let marked = try outline([eight], overlaps: true)
    // The inner loop of 300 by 300 is wound around twice, and then once.
    expect(abs(abs(plain.signedArea) - abs(marked.signedArea) - 300 * 300) < 1)
    expect(marked.signedArea < 0)
  }

  /// Holes, islands in holes and parts that abut in one direction stay as the font has them.
  @Test func cleanOutlinesStay() throws {
    let contours = [
      [Glyph.box(0...900, 0...900), Glyph.box(100...800, 100...800, isReversed: true)],
      [
        Glyph.box(0...900, 0...900), Glyph.box(100...800, 100...800, isReversed: true),
        Glyph.box(300...500, 300...500),
      ],
      [Glyph.box(0...500, 0...900), Glyph.box(500...900, 0...900)],
      [Glyph.box(0...500, 0...900), Glyph.box(600...900, 0...900, isReversed: true)],
    ]
    let face = try TestFont("Filigree Holes", contours.map { Glyph($0) }).face()
    for i in contours.indices {
      let glyph = UInt32(i + 1)
      expect(face.outline(of: glyph) == face.unchangedOutline(of: glyph), "\(i)")
    }
    let letters = TestFonts.library.font(for: FontRequest(.named("DejaVu Sans"), size: 10)).face
    for character in "AaBbegiQ%&@8ößçÖÆÇ".unicodeScalars where character != "ç" {
      let glyph = try #require(letters.glyph(for: character))
      if character == "Ç" { continue }
      expect(letters.outline(of: glyph) == letters.unchangedOutline(of: glyph), "\(character)")
    }
  }

  /// Whatever the contours: the same inside, wound around once.
  @Test(arguments: UInt64(1)...30) func insides(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Int { Int(random.number(in: range)) }
    let contours = (0..<number(2...6)).map { _ in
      (0..<number(3...7)).map { _ in (x: number(0...1900), y: number(0...600)) }
    }
    let face = try TestFont("Filigree Random", [Glyph(contours, overlaps: seed % 2 == 0)]).face()
    let path = Path(storage: face.outline(of: 1))
    let raw = Path(storage: face.unchangedOutline(of: 1))
    for _ in 0..<300 {
      let point = CGPoint(x: number(0...1900), y: number(0...600))
      expect(
        path.contains(point) == raw.contains(point), "seed \(seed), \(point), \(contours)")
    }
  }

  /// An outline of very many segments that all cross is left as it is, at once.
  @Test func boundedWork() throws {
    var random = RandomSource(seed: 1)
    for count in [OutlineOverlaps.segmentLimit / 4, OutlineOverlaps.segmentLimit * 2] {
      let contour = (0..<count).map { _ in
        (x: Int(random.number(in: 0...9000)), y: Int(random.number(in: 0...9000)))
      }
      let face = try TestFont("Filigree Scribble", [Glyph([contour, contour], overlaps: true)])
        .face()
      expect(face.outline(of: 1) == face.unchangedOutline(of: 1))
    }
  }
}
