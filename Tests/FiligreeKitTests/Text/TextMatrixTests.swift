import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// Glyphs by their numbers, and lines, by the text matrix.
@Suite struct TextMatrixTests {
  private let font = UIFont(name: "DejaVu Sans", size: 40) ?? .systemFont(ofSize: 40)

  private func glyphs(_ text: String, _ font: UIFont? = nil) -> [CGGlyph] {
    let units = Array(text.utf16)
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    CTFontGetGlyphsForCharacters((font ?? self.font) as CTFont, units, &glyphs, units.count)
    return glyphs
  }

  /// The box around what is drawn on a page of 100 × 100, y down, in whole pixels.
  private func ink(_ draw: (CGContext) -> Void) -> CGRect {
    let image = picture(100, 100) { draw($0.cgContext) }
    var box = CGRect.null
    for y in 0..<100 {
      for x in 0..<100 where pixel(image, x, y)[3] > 100 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func show(_ context: CGContext, _ text: String, _ positions: [CGPoint]) {
    guard let font = CGFont("DejaVu Sans") else { return }
    context.setFont(font)
    context.setFontSize(40)
    context.showGlyphs(glyphs(text), at: positions)
  }

  /// DejaVu Sans's "L" is 1493 of 2048 units high, its stem begins at 201, and its foot ends at 1130.
  private let letter = CGRect(x: 201, y: 0, width: 929, height: 1493)

  private func expectBox(
    _ box: CGRect, _ map: CGAffineTransform, _ place: SourceLocation = #_sourceLocation
  ) {
    let expected = letter.applying(CGAffineTransform(scaleX: 40.0 / 2048, y: 40.0 / 2048))
      .applying(map)
    for (a, b) in [
      (box.minX, expected.minX), (box.minY, expected.minY), (box.maxX, expected.maxX),
      (box.maxY, expected.maxY),
    ] {
      expect(abs(a - b) <= 1, "\(box), not \(expected)", sourceLocation: place)
    }
  }

  @Test func `the matrix maps letters and positions`() {
    let over = CGAffineTransform(scaleX: 1, y: -1)
    // As it is, y points down in user space, and up in text space: letters are upside down.
    expectBox(
      ink { show($0, "L", [CGPoint(x: 10, y: 20)]) }, CGAffineTransform(translationX: 10, y: 20))
    expectBox(
      ink {
        $0.textMatrix = over
        show($0, "L", [CGPoint(x: 10, y: -60)])
      }, over.concatenating(CGAffineTransform(translationX: 10, y: 60)))
    let maps = [
      over.concatenating(CGAffineTransform(translationX: 30, y: 80)),
      over.scaledBy(x: 2, y: 0.5).concatenating(CGAffineTransform(translationX: 5, y: 50)),
      over.rotated(by: -.pi / 2).concatenating(CGAffineTransform(translationX: 50, y: 20)),
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: -1, tx: 10, ty: 70),
    ]
    for map in maps.dropLast() {
      let moved = CGAffineTransform(translationX: 3, y: 4).concatenating(map)
      expectBox(
        ink {
          $0.textMatrix = map
          show($0, "L", [CGPoint(x: 3, y: 4)])
        }, moved)
      expectBox(
        ink {
          $0.textMatrix = map
          CTFontDrawGlyphs(font, glyphs("L"), [CGPoint(x: 3, y: 4)], 1, $0)
        }, moved)
    }
    // Slanted: the top of the stem lies further right than its foot.
    let slanted = picture(100, 100) {
      $0.cgContext.textMatrix = maps[3]
      show($0.cgContext, "I", [.zero])
    }
    func first(_ y: Int) -> Int { (0..<100).first { pixel(slanted, $0, y)[3] > 128 } ?? -1 }
    expect(abs(first(45) - first(65) - 10) <= 1)
  }

  @Test func `the matrix is within user space`() {
    let map = CGAffineTransform(translationX: 4, y: 6).scaledBy(x: 2, y: 2)
    expectBox(
      ink {
        $0.concatenate(map)
        $0.textPosition = CGPoint(x: 2, y: 3)
        show($0, "L", [.zero])
      }, CGAffineTransform(translationX: 2, y: 3).concatenating(map))
  }

  /// In a bitmap context, where y points up, letters are upright.
  @Test func `upright where y points up`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 60, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.textPosition = CGPoint(x: 5, y: 10)
    CTLineDraw(
      CTLineCreateWithAttributedString(
        NSAttributedString(string: "L", attributes: [.font: font, .foregroundColor: UIColor.red])),
      context)
    let image = try #require(context.makeImage())
    // Rows from the top: the foot is at the baseline, 10 above the lower side.
    func alpha(_ x: Int, _ y: Int) -> UInt8 { image.bytes[(y * 60 + x) * 4 + 3] }
    expect(alpha(22, 48) > 200 && alpha(22, 30) == 0 && alpha(10, 25) > 200 && alpha(10, 52) == 0)
    expect(image.bytes[(48 * 60 + 22) * 4] > 200)
  }

  @Test func `lines lie on the text position`() {
    let string = NSAttributedString(
      string: "L", attributes: [.font: font, .foregroundColor: UIColor.blue])
    let line = CTLineCreateWithAttributedString(string)
    let map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 20, ty: 70)
    expectBox(
      ink {
        $0.textMatrix = map
        CTLineDraw(line, $0)
        expect($0.textMatrix == map)
      }, map)
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(-1))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    expect(abs(CGFloat(width) - string.size().width) < 1e-9)
    expect(abs(ascent - CTFontGetAscent(font)) < 1e-9)
    expect(abs(descent - CTFontGetDescent(font)) < 1e-9 && leading == CTFontGetLeading(font))
    // It goes on where the string breaks.
    let broken = CTLineCreateWithAttributedString(
      NSAttributedString(string: "A\nB\r\nC", attributes: [.font: font]))
    expect(CTLineGetTypographicBounds(broken, nil, nil, nil) > 3 * width)
    let none = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
    expect(CTLineGetTypographicBounds(none, nil, nil, nil) == 0)
    expect(ink { CTLineDraw(none, $0) }.isNull)
  }

  @Test func `modes, colors and the state`() {
    let image = picture(100, 100) { context in
      let cg = context.cgContext
      cg.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      cg.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      show(cg, "II", [CGPoint(x: 0, y: -40), CGPoint(x: 20, y: -40)])
      cg.saveGState()
      cg.setFontSize(4000)
      cg.restoreGState()
      cg.setTextDrawingMode(.clip)
      cg.showGlyphs(glyphs("I"), at: [CGPoint(x: 40, y: -40)])
      cg.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      cg.fill(CGRect(x: 40, y: 0, width: 60, height: 100))
    }
    // The stem of "I" is at 3.9…7.9 points.
    expect(pixel(image, 5, 30) == blue && pixel(image, 25, 30) == blue)
    expect(pixel(image, 45, 30) == red && pixel(image, 55, 30) == nothing)
    expect(pixel(image, 15, 30) == nothing)
  }

  @Test func `glyphs of characters`() {
    expect(glyphs("A") != [0] && glyphs("A") != glyphs("B"))
    var found = [CGGlyph](repeating: 9, count: 3)
    let units: [UniChar] = [65, 0xD83D, 0xDE00]
    expect(!CTFontGetGlyphsForCharacters(font, [65, 0xE123], &found, 2))
    expect(found[0] == glyphs("A")[0] && found[1] == 0)
    CTFontGetGlyphsForCharacters(font, units, &found, 3)
    expect(found[2] == 0)
    // A half of a pair.
    expect(!CTFontGetGlyphsForCharacters(font, [0xD83D], &found, 1) && found[0] == 0)
    let path = CTFontCreatePathForGlyph(font, glyphs("L")[0], nil)
    let box = letter.applying(CGAffineTransform(scaleX: 40.0 / 2048, y: 40.0 / 2048))
    expect(path.map { abs($0.boundingBox.maxY - box.maxY) < 0.1 } ?? false)
    expect(path.map { abs($0.boundingBox.minY) < 1e-9 } ?? false)
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    let larger = CTFontCreatePathForGlyph(font, glyphs("L")[0], &twice)
    expect(larger?.boundingBox.maxY == path.map { $0.boundingBox.maxY * 2 })
    expect(CTFontCreatePathForGlyph(font, glyphs(" ")[0], nil) == nil)
    expect(CTFontGetSize(CTFontCreateWithName("DejaVu Sans", 0, nil)) == 12)
    let graphics = CGFont("DejaVu Sans")
    expect(graphics?.unitsPerEm == 2048 && graphics?.postScriptName == "DejaVuSans")
    expect(graphics?.ascent == 1901 && graphics?.descent == -483)
    expect(graphics?.numberOfGlyphs ?? 0 > 5000 && graphics?.capHeight == 1493)
    expect(graphics?.xHeight == 1120 && CGFont("No Such Font") == nil)
  }

  @Test func `bad input draws nothing`() {
    let box = ink { context in
      context.showGlyphs([5], at: [.zero])
      show(context, "L", [])
      show(context, "L", [CGPoint(x: CGFloat.nan, y: 0)])
      show(context, "L", [CGPoint(x: CGFloat.infinity, y: 0)])
      context.textMatrix = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      show(context, "L", [CGPoint(x: 10, y: 20)])
      context.textMatrix = CGAffineTransform(scaleX: 0, y: 1)
      show(context, "L", [CGPoint(x: 10, y: 20)])
      context.textMatrix = .identity
      context.setFontSize(.nan)
      context.showGlyphs(glyphs("L"), at: [CGPoint(x: 10, y: 20)])
      context.setFontSize(0)
      context.showGlyphs(glyphs("L"), at: [CGPoint(x: 10, y: 20)])
      context.setFontSize(20)
      context.showGlyphs([0xFFFF], at: [CGPoint(x: 10, y: 20)])
    }
    expect(box.isNull)
    // A negative size turns letters around, in their places.
    let turned = ink {
      show($0, "", [])
      $0.setFontSize(-40)
      $0.showGlyphs(glyphs("L"), at: [CGPoint(x: 60, y: 70)])
    }
    expectBox(
      turned,
      CGAffineTransform(scaleX: -1, y: -1).concatenating(
        CGAffineTransform(translationX: 60, y: 70)))
  }
}
