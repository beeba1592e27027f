import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// The context that is drawn on; nil where nothing is being drawn on this thread.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  CurrentDrawing.target as? CGContext
}

/// Makes `context` the one that is drawn on, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  CurrentDrawing.push(context)
}

/// Makes the context of before the last ``UIGraphicsPushContext(_:)`` the one that is drawn on.
///
/// Without one it does nothing.
public func UIGraphicsPopContext() {
  CurrentDrawing.pop()
}

/// Begins a picture of one pixel per point; see ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture, which is drawn on until ``UIGraphicsEndImageContext()``.
///
/// Where the size is none, is not finite or has too many pixels, what is drawn is lost; it is said once
/// on standard error when the picture is asked for.
///
/// - Parameters:
///   - size: Width and height in points.
///   - opaque: Whether the picture has no transparency; it is then drawn on black.
///   - scale: Pixels per point; 0 for that of `UITraitCollection.current`, which is 2 if nothing is said.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = ImageCanvas.context(
    bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  context.isImageContext = true
  CurrentDrawing.push(context)
}

/// The picture as it is drawn so far; nil where no picture is being drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

/// Ends the picture that was begun last.
///
/// Where the current context is another one, or there is none, it does nothing.
public func UIGraphicsEndImageContext() {
  guard UIGraphicsGetCurrentContext()?.isImageContext == true else { return }
  CurrentDrawing.pop()
}

// MARK: Rectangles

/// Fills a rectangle in the current fill color, which replaces what lies beneath.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle in the current fill color with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect, blendMode: blendMode)
}

/// Draws a frame of 1 point along the inside of a rectangle, in the current fill color, which replaces
/// what lies beneath.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of 1 point along the inside of a rectangle, in the current fill color, with a blend
/// mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  var frame = Path(rect)
  let inside = rect.standardized.insetBy(dx: 1, dy: 1)
  if !inside.isNull, inside.width > 0, inside.height > 0 { frame.addRect(inside) }
  context.with(blendMode, alpha: 1) { context in
    context.paint { $0.fill(frame, evenOdd: true) }
  }
}

/// Restricts what is drawn from now on to a rectangle, as well as to the current clip.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  /// Fills a rectangle with a blend mode, in the context's opacity.
  func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    fill(rect)
    restoreGState()
  }

  /// Strokes a rectangle with a blend mode, in the context's opacity.
  func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    stroke(rect)
    restoreGState()
  }
}
