import FiligreePaths
import FiligreePixels
import Foundation

extension CGContext {
  /// Restricts what is drawn from now on to the inside of the path, and starts an empty one.
  ///
  /// An empty path changes nothing, as in Core Graphics.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    guard !isPathEmpty else { return }
    let transform = recorder.transform
    recorder.transform = pathSpace
    clip(to: Path(builder), evenOdd: rule == .evenOdd)
    recorder.transform = transform
  }

  /// Restricts what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: Path(rect), evenOdd: false)
  }

  /// Restricts what is drawn from now on to rectangles, taken together.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    clip(to: path, evenOdd: false)
  }

  /// Restricts what is drawn from now on by a picture.
  ///
  /// The picture lies as ``draw(_:in:byTiling:)`` draws it. If its pixels have an opacity, that is what is
  /// let through; of one without, white lets all through and black nothing.
  ///
  /// - Parameters:
  ///   - rect: Where the picture lies; nothing is drawn outside of it.
  ///   - mask: The picture.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let rect = rect.standardized
    let sampling = state.interpolationQuality.sampling
    recorder.clipToLayer(filters: mask.hasAlpha ? [] : [.luminanceToAlpha]) { layer in
      layer.concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
      layer.draw(mask, in: rect, sampling: sampling)
    }
  }

  /// Lets everything of the page be drawn on again; in a transparency layer, as much as when it was begun.
  ///
  /// `restoreGState()` brings back the clip that was set when the state was saved.
  public func resetClip() {
    recorder.clipMark = -1
    state.clipBox = layers.last?.state.clipBox ?? bounds
  }

  /// The box around what is left of the page by the clip, in user space.
  ///
  /// It is not always the smallest one. Null where nothing is left.
  public var boundingBoxOfClipPath: CGRect {
    recorder.transform.inverse.map { state.clipBox.applying($0) } ?? .null
  }

  /// Restricts what is drawn from now on to the inside of a path of user space.
  package func clip(to path: Path, evenOdd: Bool) {
    recorder.clip(to: path, style: fillStyle(evenOdd: evenOdd))
    let box = path.storage.finite().controlBounds
    guard !box.isNull, recorder.transform.isFinite else { return state.clipBox = .null }
    state.clipBox = state.clipBox.common(with: box.applying(recorder.transform))
  }
}

extension CGRect {
  /// What both have in common, or null; `CGRect.intersection` traps where a number is NaN.
  ///
  /// A side of `other` that is no number does not count.
  fileprivate func common(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    // In this order a comparison with NaN leaves the side as it is.
    let left = other.minX > minX ? other.minX : minX
    let top = other.minY > minY ? other.minY : minY
    let right = other.maxX < maxX ? other.maxX : maxX
    let bottom = other.maxY < maxY ? other.maxY : maxY
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
