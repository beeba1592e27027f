import FiligreeDrawing
import FiligreePaths
import Foundation

/// What a renderer's closure draws on: UIKit's `UIGraphicsRendererContext`.
///
/// Coordinates are points from the upper left, y down.
open class UIGraphicsRendererContext: NSObject {
  /// Core Graphics' context beneath.
  public let cgContext: CGContext
  /// The renderer's format, with its page.
  public let format: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle in the current fill color.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle in the current fill color with a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.fill(rect, blendMode: blendMode)
  }

  /// Strokes a rectangle in the current stroke color, the line's middle on its sides.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// Strokes a rectangle in the current stroke color with a blend mode.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.stroke(rect, blendMode: blendMode)
  }

  /// Restricts what is drawn from now on to a rectangle, as well as to the current clip.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// What an image renderer's closure draws on: UIKit's `UIGraphicsImageRendererContext`.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture as it is drawn so far.
  public var currentImage: UIImage { cgContext.image }
}
