import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeText
import Foundation

/// Core Text's font, which is UIKit's: `font as CTFont` is the same object, as on Apple's systems.
public typealias CTFont = UIFont

/// The number of a glyph of a font; 0 stands for characters that the font has not.
public typealias CGGlyph = UInt16

/// A UTF-16 code unit: Core Foundation's `UniChar`.
public typealias UniChar = UInt16

/// Creates a font by its family's or its own name.
///
/// - Parameters:
///   - name: The name; where there is no font of it, one that is near is taken, and the name is told once on
///     standard error.
///   - size: Points per em; 12 if it is 0.
///   - matrix: It has no effect, as a `UIFont` has none.
/// - Returns: The font.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(FontRequest(.named(name), size: Double(size)))
}

/// A font's points per em.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// From the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline to the bottom of a line, in points: positive as a rule.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// What is left free below a line, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Finds the glyphs of characters, one by one, as a font maps them, without any shaping.
///
/// - Parameters:
///   - font: The font.
///   - characters: UTF-16 code units. The second one of a pair has no glyph, 0.
///   - glyphs: Gets as many glyphs.
///   - count: How many there are.
/// - Returns: Whether the font has glyphs for all.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: Int
) -> Bool {
  let face = font.resolved.face
  let units = UnsafeBufferPointer(start: characters, count: max(0, count))
  var (i, hasAll) = (0, true)
  while i < units.count {
    var scalar = Unicode.Scalar(UInt32(units[i]))
    var length = 1
    if UTF16.isLeadSurrogate(units[i]), i + 1 < units.count, UTF16.isTrailSurrogate(units[i + 1]) {
      scalar = UTF16.decode(UTF16.EncodedScalar([units[i], units[i + 1]]))
      length = 2
    }
    let glyph = scalar.flatMap { face.glyph(for: $0) } ?? 0
    hasAll = hasAll && glyph != 0
    glyphs[i] = CGGlyph(truncatingIfNeeded: glyph)
    if length == 2 { glyphs[i + 1] = 0 }
    i += length
  }
  return hasAll
}

/// The outline of a glyph in points, y up, from its origin; nil for one without an outline.
///
/// `matrix` maps it, if there is one.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let drawing = font.resolved.drawing(of: [UInt32(glyph)], at: [.zero])
  guard let outline = drawing.outlines.first else { return nil }
  let up = CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix?.pointee ?? .identity)
  return CGPath(storage: outline.path.applying(up).storage)
}

/// Draws glyphs of a font in a context's fill color, by its text matrix.
///
/// - Parameters:
///   - font: The font, whose size counts, whatever the context's is.
///   - glyphs: The glyphs.
///   - positions: Where their origins are, in text space.
///   - count: How many there are.
///   - context: Where they are drawn; see `CGContext.showGlyphs(_:at:)`.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  let count = max(0, count)
  context.show(
    font.resolved, Array(UnsafeBufferPointer(start: glyphs, count: count)),
    Array(UnsafeBufferPointer(start: positions, count: count)))
}
