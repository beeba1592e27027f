import FiligreeDrawing
import Foundation

/// What image renderers have in common: UIKit's `UIGraphicsRenderer`.
open class UIGraphicsRenderer: NSObject {
  /// A closure that draws.
  public typealias DrawingActions = (UIGraphicsRendererContext) -> Void

  /// What the output is like; its `bounds` are the renderer's page.
  public let format: UIGraphicsRendererFormat

  /// Whether the renderer makes pictures.
  open var allowsImageOutput: Bool { false }

  /// Creates a renderer of a page in points, with the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer of a page in points; the format is copied.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format.duplicate()
    self.format.bounds = bounds
    super.init()
  }
}

/// Draws pictures by closures: UIKit's `UIGraphicsImageRenderer`.
///
/// ```swift
/// let badge = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
/// }
/// ```
///
/// A closure may use other renderers, and each thread may have its own at work. A page that has no area,
/// is not finite or has too many pixels, for which UIKit raises an exception, makes an empty picture; it
/// is said once on standard error.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of pictures that show a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default())
  }

  /// Creates a renderer of pictures that show a rectangle, in points; the format is copied.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Yes: the renderer makes pictures.
  open override var allowsImageOutput: Bool { true }

  /// Draws a picture.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    draw(actions).cgContext.image
  }

  /// Draws a picture as a PNG file; empty where there can be no picture.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws a picture as a JPEG file.
  ///
  /// - Parameters:
  ///   - compressionQuality: 0 for the smallest file, 1 for the best picture.
  ///   - actions: What draws.
  /// - Returns: The file; empty where there can be no picture.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// Draws, and then gives the finished drawing to `completionActions`, which may read its
  /// `currentImage`.
  public func runDrawingActions(
    _ drawingActions: (UIGraphicsImageRendererContext) -> Void,
    completionActions: ((UIGraphicsImageRendererContext) -> Void)? = nil
  ) throws {
    let context = draw(drawingActions)
    completionActions?(context)
  }

  private func draw(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext {
    let imageFormat = format as? UIGraphicsImageRendererFormat
    let context = UIGraphicsImageRendererContext(
      ImageCanvas.context(
        bounds: format.bounds, scale: imageFormat?.scale ?? 0,
        isOpaque: imageFormat?.opaque ?? false,
        isExtended: imageFormat?.preferredRange == .extended),
      format: format)
    CurrentDrawing.with(context.cgContext) { actions(context) }
    return context
  }
}
