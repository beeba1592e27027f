import FiligreePaths
import FiligreePixels
import Foundation

/// What Core Graphics' code draws on: `CGContext`.
///
/// A context records a ``DisplayList``; pixels are made when a picture is asked for (``makeImage()``).
/// So nothing is lost by scaling, and what is drawn may as well become SVG. A bitmap context whose memory
/// is the caller's, or was asked for (``data``), is drawn at once.
///
/// The base space is what user space is before any transform. Under UIKit its unit is a point, the
/// origin is the upper left of the page and y points down; in a bitmap context its unit is a pixel, the
/// origin is the lower left and y points up, as on Apple's systems. Angles, and what "clockwise" means,
/// follow: they are named for a y axis that points up.
///
/// Numbers that are NaN or infinite make the operation they belong to draw nothing. A context belongs to
/// one thread at a time.
public final class CGContext {
  /// What `saveGState()` keeps, besides the recorder's own state.
  struct State {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var style = StrokeStyle()
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default
    var shadow: Filter.Shadow?
    var fillSpace = CGColorSpace.graySpace
    var strokeSpace = CGColorSpace.graySpace
    var patternPhase = CGSize.zero
    var textDrawingMode = CGTextDrawingMode.fill
    /// What another module knows as a font.
    var textFont: AnyObject?
    var textSize: CGFloat = 1
    /// A box around the clip, on the page.
    var clipBox: CGRect
  }

  /// What draws.
  package var recorder: DisplayListRecorder {
    didSet {
      if let bitmap, bitmap.memory != nil { bitmap.draw(&recorder) }
    }
  }
  /// The pixels of a bitmap context.
  package var bitmap: (any BitmapTarget)?
  /// The pages of a document.
  package var pages: (any PageTarget)?
  /// Pixels per unit of the page of what an output with paths can only have as pixels.
  package var rasterizationScale: CGFloat = 2
  var state: State
  var saved: [State] = []
  /// How many states were saved when each open layer began, and the state at that time.
  var layers: [(savedCount: Int, state: State)] = []

  /// The path that is being built, in the space that `pathSpace` maps to the page.
  var builder = CGMutablePath()
  var pathSpace = CGAffineTransform.identity

  /// Whether edges may be smoothed at all; not a part of the state.
  var allowsAntialiasing = true

  /// The map from text space to user space, of glyphs and of Core Text's lines.
  ///
  /// Strings that draw themselves are drawn where they are told, whatever it is, as under UIKit. It is not a
  /// part of the state that is saved.
  public var textMatrix = CGAffineTransform.identity

  /// The page, in the recorder's coordinates.
  package private(set) var bounds: CGRect
  /// Pixels per unit of the page.
  package let scale: CGFloat
  /// From user space before any transform to the page.
  package private(set) var base: CGAffineTransform
  /// Makes a picture of what was drawn; nil where there is nothing that could.
  ///
  /// Pixels are another module's business, which puts it here.
  package var render: ((DisplayList) -> CGImage?)?
  /// Makes a picture of a drawing, transparent, of so many pixels per unit; nil where nothing can.
  package var rasterize: ((DisplayList, CGFloat) -> CGImage?)?
  /// Whether UIKit's function that ends an image context may end this one.
  package var isImageContext = false

  /// Creates a context that draws with `recorder`.
  ///
  /// - Parameters:
  ///   - recorder: What draws; its transform maps user space to the page.
  ///   - bounds: The page.
  ///   - scale: Pixels per unit of the page.
  package init(recorder: DisplayListRecorder, bounds: CGRect, scale: CGFloat = 1) {
    self.recorder = recorder
    self.bounds = bounds
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    base = recorder.transform
    state = State(clipBox: bounds)
  }

  /// Creates a context on a page of its own, y down.
  package convenience init(bounds: CGRect, scale: CGFloat = 1) {
    let recorder = DisplayListRecorder(bounds: bounds)
    self.init(recorder: recorder, bounds: recorder.list.bounds, scale: scale)
  }

  /// Starts another page: a new drawing, with nothing set and nothing saved.
  ///
  /// - Parameters:
  ///   - bounds: The page.
  ///   - base: From user space to the page.
  package func startPage(_ bounds: CGRect, base: CGAffineTransform) {
    recorder = DisplayListRecorder(bounds: bounds)
    recorder.transform = base
    self.bounds = recorder.list.bounds
    self.base = base
    state = State(clipBox: self.bounds)
    saved = []
    layers = []
    builder = CGMutablePath()
    pathSpace = .identity
  }

  // MARK: State

  /// Keeps the state: transform, clip, colors and all else that is set, but not the path.
  public func saveGState() {
    recorder.save()
    saved.append(state)
  }

  /// Brings back the state of the last `saveGState()` in the same layer; without one it does nothing.
  public func restoreGState() {
    guard saved.count > layers.last?.savedCount ?? 0, let last = saved.popLast() else { return }
    recorder.restore()
    state = last
  }

  /// The map from user space to the pixels of the picture, whose origin is at the lower left.
  ///
  /// So under UIKit, where y points down, `d` is negative at first.
  public var ctm: CGAffineTransform {
    let pixels = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale)
    return recorder.transform.concatenating(pixels)
  }

  /// The same as ``ctm``.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    recorder.concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    recorder.concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns user space by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    recorder.concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies `transform` before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    recorder.concatenate(transform)
  }

  /// Returns a point of user space in pixels from the lower left.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Returns the box around a rectangle of user space in pixels from the lower left.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Returns a point in pixels from the lower left in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Returns the box around a rectangle in pixels from the lower left in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The picture's width in pixels; 0 where it has no area or there is no counting it.
  public var width: Int { Self.pixels(bounds.width * scale) }
  /// The picture's height in pixels; 0 where it has no area or there is no counting it.
  public var height: Int { Self.pixels(bounds.height * scale) }

  private static func pixels(_ length: CGFloat) -> Int {
    length > 0 && length < 0x1p40 ? Int((length - 1e-6).rounded(.up)) : 0
  }

  // MARK: Output

  /// The drawing so far, for an output of one's own.
  ///
  /// Of a bitmap context that is drawn at once, it is the picture of the pixels.
  public var displayList: DisplayList {
    guard let bitmap, bitmap.memory != nil, let image = bitmap.image else {
      return recorder.finish()
    }
    return recorder.finish().over(image, in: bounds)
  }

  /// The picture of the drawing so far; nil where the context does not make pictures, such as that of a
  /// `Canvas`, and where the page is empty or too large.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return render?(recorder.finish()) }
    if bitmap.memory == nil, let render { return render(recorder.finish()) }
    return data == nil ? nil : bitmap.image
  }

  /// Does nothing: a recorded drawing is complete at any time.
  public func flush() {}

  /// Does nothing: a recorded drawing is complete at any time.
  public func synchronize() {}
}
