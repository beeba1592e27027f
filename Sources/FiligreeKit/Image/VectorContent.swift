import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import Synchronization

/// The drawing of an SVG document, and its pixels once somebody asked for them.
final class VectorContent: Sendable {
  /// Width and height in points.
  let size: CGSize
  /// The drawing, on a page of that size.
  let list: DisplayList
  /// The pixels that were asked for last, and how many of them a point has.
  private let drawn = Mutex<(image: CGImage?, scale: CGFloat)?>(nil)

  init(_ document: SVGDocument) {
    size = document.size
    list = document.displayList()
  }

  /// The whole page in pixels; nil for one of too many.
  func pixels(scale: CGFloat) -> CGImage? {
    drawn.withLock { drawn in
      if let drawn, drawn.scale == scale { return drawn.image }
      let image = ImageCanvas.renderer(scale: scale, isOpaque: false)(list)
      drawn = (image, scale)
      return image
    }
  }
}

extension UIImage {
  /// Creates a picture of an SVG document: drawn at any size it is sharp.
  ///
  /// ``cgImage`` makes pixels of it when they are first asked for, `scale` of them to a point.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - scale: Pixels per point; what is not a positive, finite number counts as 1.
  public convenience init(svg document: SVGDocument, scale: CGFloat = 1) {
    self.init(.vector(VectorContent(document)), scale: scale)
  }

  /// The drawing of a picture that is made of one, and its page; nil for one of pixels, for a symbol, and for one
  /// with a tint.
  package var vectorDrawing: DisplayList? {
    guard case .vector(let vector) = content, imageOrientation == .up, traits.tint == nil else {
      return nil
    }
    return vector.list
  }
}

extension DisplayListRecorder {
  /// Draws what a page shows into a rectangle, which it fills.
  package mutating func draw(page list: DisplayList, in rect: CGRect) {
    let page = list.bounds
    guard page.width > 0, page.height > 0 else { return }
    save()
    clip(to: Path(rect))
    concatenate(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    concatenate(CGAffineTransform(scaleX: rect.width / page.width, y: rect.height / page.height))
    concatenate(CGAffineTransform(translationX: -page.minX, y: -page.minY))
    draw(list, through: transform)
    restore()
  }
}
