import FiligreeDrawing
import FiligreePaths
import FiligreeText
import Foundation

/// An attributed string: Core Foundation's, which is Foundation's here.
public typealias CFAttributedString = NSAttributedString

/// A line of text: Core Text's `CTLine`.
///
/// It knows UIKit's attributes, and is never broken: where the string breaks it goes on.
public final class CTLine {
  let text: DrawnText
  let layout: TextLayout

  init(_ string: NSAttributedString) {
    text = DrawnText(string, isLine: true)
    layout = text.layout(width: nil)
  }
}

/// Creates a line of a string; attributes are UIKit's, the font's among them.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Draws a line, its baseline from the context's `textPosition` on, by its text matrix.
///
/// The colors are those of the string, black where it has none. Where y points down in user space, as under
/// UIKit, letters are upside down unless the text matrix turns them over, as with
/// `CGContext.showGlyphs(_:at:)`. The text position stays where it is.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let up = CGAffineTransform(
    a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(line.layout.firstBaseline))
  line.text.draw(line.layout, in: context, up.concatenating(context.textMatrix))
}

/// The width of a line, and its measures where they are asked for, in points of text space.
///
/// - Parameters:
///   - line: The line.
///   - ascent: Gets how far it goes up from the baseline.
///   - descent: Gets how far it goes down.
///   - leading: Gets what is left free below it.
/// - Returns: The width.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let first = line.layout.lines.first
  ascent?.pointee = CGFloat(first?.ascent ?? 0)
  descent?.pointee = CGFloat(first?.descent ?? 0)
  leading?.pointee = CGFloat(first?.leading ?? 0)
  return first?.width ?? 0
}
