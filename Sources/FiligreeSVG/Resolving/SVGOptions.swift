import FiligreePixels
import Foundation

/// How a document is read.
package struct SVGOptions: Sendable {
  /// How much a document may be and become.
  package var limits = SVGLimits()
  /// The languages that `systemLanguage` is compared with.
  package var languages = ["en"]
  /// A style sheet that comes before the document's own.
  package var styleSheet = ""
  /// The value of `color` around the document.
  package var color = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  /// The color of the text that a document is a glyph of: what `context-fill`, `context-stroke` and a `color` that
  /// nothing sets are, and what fills shapes that have no fill; nil for a document by itself.
  package var foreground: CGColor?
  /// The values of custom properties around the document, by their names, which begin with two hyphens.
  package var variables: [String: String] = [:]
  /// Gives the bytes of a file that an image refers to, or nil; the default gives none.
  package var resource: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// Sets text; without it there is none.
  package var textSetter: (any SVGTextSetter)?

  package init() {}
}
