import FiligreeDrawing
import FiligreePaths
import Foundation

/// Drawing in the current context; without one nothing happens.
extension UIBezierPath {
  /// Fills the inside in the current fill color, by the rule that ``usesEvenOddFillRule`` names.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.paint { $0.fill(path, evenOdd: usesEvenOddFillRule) }
  }

  /// Strokes the outline in the current stroke color, in this path's own style.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.paint { $0.stroke(path, style: strokeStyle) }
  }

  /// Fills the inside with a blend mode and an opacity instead of the context's own.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { _ in fill() }
  }

  /// Strokes the outline with a blend mode and an opacity instead of the context's own.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { _ in stroke() }
  }

  /// Restricts what is drawn from now on to the inside, as well as to the current clip.
  ///
  /// There is no other way back than the context's `restoreGState()`. An empty path changes nothing, as
  /// in Core Graphics.
  public func addClip() {
    guard !path.isEmpty else { return }
    UIGraphicsGetCurrentContext()?.clip(to: path, evenOdd: usesEvenOddFillRule)
  }
}

extension CGContext {
  /// Runs `draw` with a blend mode and an opacity.
  func with(_ blendMode: CGBlendMode, alpha: CGFloat, _ draw: (CGContext) -> Void) {
    saveGState()
    setBlendMode(blendMode)
    setAlpha(alpha)
    draw(self)
    restoreGState()
  }
}
