import FiligreeDrawing
import FiligreePaths
import FiligreeText
import Foundation

/// Glyphs by their numbers, as Core Graphics draws them.
extension CGContext {
  /// Sets the font of ``showGlyphs(_:at:)``; a part of the state that is saved.
  public func setFont(_ font: CGFont) {
    textFont = font
  }

  /// Sets the size of ``showGlyphs(_:at:)`` in units of text space per em; 1 at first.
  public func setFontSize(_ size: CGFloat) {
    textSize = size
  }

  /// Draws glyphs of the font that was set, in the fill color or as the text drawing mode says.
  ///
  /// In text space y points up along the letters; `textMatrix` maps it to user space, letters and positions
  /// alike. So where y points down in user space, as under UIKit, letters are upside down unless the text
  /// matrix turns them over. Strokes are as wide as user space says. Colored glyphs are drawn in their own
  /// colors.
  ///
  /// Without a font, at a size that is not finite, and under a matrix that is not, nothing is drawn. A size
  /// below zero turns letters around. Of glyphs without a position, and positions without a glyph, nothing
  /// is seen.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs' numbers.
  ///   - positions: Where their origins are, in text space.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = textFont as? CGFont, textSize.isFinite else { return }
    let size = abs(textSize)
    let positions = textSize < 0 ? positions.map { CGPoint(x: -$0.x, y: -$0.y) } : positions
    let turned = CGAffineTransform(scaleX: textSize < 0 ? -1 : 1, y: textSize < 0 ? -1 : 1)
    show(font.resolved(size), glyphs, positions, turned)
  }

  /// Draws glyphs of a font at positions in text space, which `map` maps to that of the text matrix.
  func show(
    _ font: ResolvedFont, _ glyphs: [CGGlyph], _ positions: [CGPoint],
    _ map: CGAffineTransform = .identity
  ) {
    let drawing = font.drawing(of: glyphs.map { UInt32($0) }, at: positions)
    // What text draws is in coordinates whose y points down.
    let place = CGAffineTransform(scaleX: 1, y: -1).concatenating(map).concatenating(textMatrix)
    guard place.isUsable else { return }
    var letters = Path()
    for outline in drawing.outlines { letters.addPath(outline.path, transform: place) }
    drawLetters(letters) { context in
      let outer = context.recorder.transform
      context.recorder.concatenate(place)
      for picture in drawing.pictures {
        context.recorder.draw(picture, opacity: context.fillColor.alpha)
      }
      for glyph in drawing.colorGlyphs {
        context.recorder.draw(glyph, foreground: context.fillColor)
      }
      context.recorder.transform = outer
    }
  }
}

extension CGAffineTransform {
  /// Whether it maps letters to such as can be seen.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && [a, b, c, d, tx, ty, determinant].allSatisfy(\.isFinite)
  }
}
