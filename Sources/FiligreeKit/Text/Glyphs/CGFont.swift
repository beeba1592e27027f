import FiligreeDrawing
import FiligreePixels
import FiligreeText
import Foundation

/// A font without a size: Core Graphics' `CGFont`.
///
/// Its measures are in font units.
public final class CGFont: Sendable {
  let request: FontRequest

  /// Creates a font by its family's or its own name; nil where there is none of that name.
  public init?(_ name: CFString) {
    guard FontLibrary.system.hasFont(named: name) else { return nil }
    request = FontRequest(.named(name), size: 1)
  }

  private var face: FontFace { FontLibrary.system.font(for: request).face }

  /// The PostScript name of the font.
  public var postScriptName: CFString? { face.names.postScript }
  /// How many glyphs there are.
  public var numberOfGlyphs: Int { face.glyphCount }
  /// Font units per em.
  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
  /// From the baseline to the top of a line.
  public var ascent: Int32 { whole(face.unscaledMetrics.ascent) }
  /// From the baseline to the bottom of a line: negative as a rule.
  public var descent: Int32 { whole(-face.unscaledMetrics.descent) }
  /// The height of flat capitals.
  public var capHeight: Int32 { whole(face.unscaledMetrics.capHeight) }
  /// The height of flat small letters.
  public var xHeight: Int32 { whole(face.unscaledMetrics.xHeight) }

  private func whole(_ value: Double) -> Int32 {
    Int32(min(max(value.rounded(), -1e9), 1e9))
  }

  /// The font at a size.
  func resolved(_ size: CGFloat) -> ResolvedFont {
    var request = request
    request.size = Double(size)
    return FontLibrary.system.font(for: request)
  }
}
