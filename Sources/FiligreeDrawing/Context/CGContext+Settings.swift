import FiligreePaths
import FiligreePixels
import Foundation

extension CGContext {
  // MARK: Colors

  /// Sets the color of fills; black at first.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the color of fills by sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of fills to a gray, from 0, black, to 1, white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the color of strokes; black at first.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the color of strokes by sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of strokes to a gray, from 0, black, to 1, white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the space of the components that fills are given; black is then the color.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = .black
  }

  /// Sets the space of the components that strokes are given; black is then the color.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = .black
  }

  /// Sets the color of fills by components of the space that was set, the opacity last.
  ///
  /// The first space is gray. A space of patterns has no such colors: then nothing changes.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard !state.fillSpace.isPattern else { return }
    state.fillColor = CGColor(colorSpace: state.fillSpace, components: components) ?? .black
  }

  /// Sets the color of strokes by components of the space that was set, the opacity last.
  ///
  /// The first space is gray. A space of patterns has no such colors: then nothing changes.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard !state.strokeSpace.isPattern else { return }
    state.strokeColor = CGColor(colorSpace: state.strokeSpace, components: components) ?? .black
  }

  // MARK: Text

  /// Sets what is drawn of the letters of strings; their insides at first.
  ///
  /// Outlines are drawn in the text's own color with the context's pen. A text with the attribute
  /// `strokeWidth` is drawn as that says. Pictures and colored glyphs are always drawn. After a string that
  /// is drawn into a rectangle, the clip is as it was before.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.textDrawingMode = mode
  }

  /// The place of ``textMatrix``, in user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// The font of glyphs that are drawn by number, an object of another module's.
  package var textFont: AnyObject? {
    get { state.textFont }
    set { state.textFont = newValue }
  }
  /// The size of that font.
  package var textSize: CGFloat {
    get { state.textSize }
    set { state.textSize = newValue }
  }
  /// The color of fills.
  package var fillColor: CGColor { state.fillColor }

  /// Draws letters in user space as the text drawing mode says, and then whatever `others` draws.
  package func drawLetters(_ letters: Path, others: (CGContext) -> Void) {
    let (mode, style) = (state.textDrawingMode, state.style)
    paint { context in
      if mode.fills { context.fill(letters, evenOdd: false) }
      if mode.strokes { context.stroke(letters, style: style) }
      others(context)
    }
    if mode.clips { clip(to: letters, evenOdd: false) }
  }

  /// What is drawn of the letters of strings.
  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
  /// The pen of strokes.
  package var pen: StrokeStyle { state.style }

  // MARK: Lines

  /// Sets the width of strokes in units of user space; 1 at first.
  ///
  /// A stroke of width zero, less or not finite draws nothing.
  public func setLineWidth(_ width: CGFloat) {
    state.style.lineWidth = width
  }

  /// Sets the shape of open ends; butt at first.
  public func setLineCap(_ cap: CGLineCap) {
    state.style.lineCap = cap
  }

  /// Sets the shape of joints; miter at first.
  public func setLineJoin(_ join: CGLineJoin) {
    state.style.lineJoin = join
  }

  /// Sets the largest ratio of miter length to line width; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) {
    state.style.miterLimit = limit
  }

  /// Sets the dash pattern: painted and unpainted lengths in turn; none of them for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }

  /// Does nothing: curves are drawn within 1/8 pixel, whatever is asked for.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Composition

  /// Sets the opacity of what is drawn, 0…1, which multiplies that of colors and pictures.
  public func setAlpha(_ alpha: CGFloat) {
    recorder.opacity = alpha
  }

  /// Sets how what is drawn meets what lies beneath.
  public func setBlendMode(_ mode: CGBlendMode) {
    recorder.blendMode = mode
  }

  /// Sets whether pixels on edges are covered in part; they are at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether `setShouldAntialias(true)` has an effect; it is not a part of the state that is saved.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// How colors are found between the pixels of pictures.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets a shadow of black of a third of full opacity under what is drawn from now on.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow under what is drawn from now on.
  ///
  /// Each operation has a shadow of its own; draw within a transparency layer for one of the whole.
  ///
  /// - Parameters:
  ///   - offset: How far the shadow is from what is drawn, in base space: transforms of user space do
  ///     not move it. Under UIKit a positive height is down. Beyond 20,000 units
  ///     there is no shadow.
  ///   - blur: Twice the standard deviation of the blur, in base space: the convention of CSS, whose
  ///     browsers hand their radius to Core Graphics as it is. Less than 0 and NaN count as 0, more than
  ///     1,000 as that.
  ///   - color: The shadow's color; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // A shadow far away is a picture from here to there, which nobody has the memory for.
    guard let color, color.alpha > 0, abs(offset.width) <= 20_000, abs(offset.height) <= 20_000
    else { return state.shadow = nil }
    state.shadow = Filter.Shadow(
      color: color, radius: blur > 0 ? min(blur, 1000) / 2 : 0, offset: offset)
  }
}
