import Foundation

/// A character of a layout: what the eye takes for one, and what is drawn of it.
package struct LaidOutCharacter: Sendable {
  /// Its text.
  package let text: String
  /// Its line's number, from 0.
  package let line: Int
  /// Its place, in points in the layout, y down: as high as its line.
  package let frame: CGRect
  /// Where its left end meets the baseline.
  package let origin: CGPoint
  /// Its outlines, lines and pictures, in the layout's coordinates.
  package let drawing: TextDrawing
}

extension TextLayout {
  /// The characters one by one, line by line and in each from left to right.
  ///
  /// All of a ligature's glyph is drawn with its first character. What is put in by the layout, as "…" is, comes with
  /// the character that is nearest to its left.
  package var characters: [LaidOutCharacter] {
    lines.enumerated().flatMap { number, line in
      var collectors: [Int: DrawingCollector] = [:]
      let boxes = boxes(of: line)
      guard !boxes.isEmpty else { return [LaidOutCharacter]() }
      for segment in line.segments {
        var pen = segment.x
        for glyph in segment.glyphs {
          let box =
            boxes.firstIndex { $0.range.contains(glyph.cluster) }
            ?? boxes.lastIndex { $0.x <= pen } ?? 0
          let single = LineSegment(
            item: segment.item, x: pen, scale: segment.scale, glyphs: [glyph])
          collectors[box, default: DrawingCollector(shaped)].add(single, line)
          pen += glyph.advance * segment.scale
        }
      }
      return boxes.enumerated().map { index, box in
        var text = String.UnicodeScalarView()
        text.append(
          contentsOf: shaped.characters.scalars[box.range].lazy.compactMap { Unicode.Scalar($0) })
        let x = line.origin.x + CGFloat(box.x)
        return LaidOutCharacter(
          text: String(text), line: number,
          frame: CGRect(
            x: x, y: line.origin.y - CGFloat(line.ascent), width: CGFloat(box.width),
            height: CGFloat(line.ascent + line.descent)),
          origin: CGPoint(x: x, y: line.origin.y),
          drawing: collectors[index]?.drawing() ?? TextDrawing())
      }
    }
  }
}
