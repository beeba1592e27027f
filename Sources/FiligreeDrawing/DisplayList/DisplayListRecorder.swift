import FiligreePaths
import FiligreePixels
import Foundation

/// Records a ``DisplayList``: what every drawing surface is built on.
///
/// The recorder has a current transform, clip, opacity and blend mode; `save()` and `restore()`
/// keep and bring back all of them. Nothing is drawn until an output reads the finished list.
///
/// What would draw nothing is not recorded: an empty path, an opacity of zero, a stroke without
/// width, a paint without a color, a layer without commands, a transform that is not finite. Of a
/// path, the elements with a coordinate that is not finite are left out. So outputs meet finite
/// numbers only.
///
/// A recorder is a value: a copy of it is a drawing of its own from then on.
public struct DisplayListRecorder {
  /// What `save()` keeps.
  struct State {
    var transform = CGAffineTransform.identity
    /// Where the transform is in the list, once something was drawn with it.
    var transformIndex: Int32?
    var clip: Int32 = -1
    var opacity: CGFloat = 1
    var blendMode = BlendMode.normal
  }

  /// A layer that is being drawn.
  struct OpenLayer {
    /// What was drawn around the layer before it.
    var outer: DisplayList.Layer
    /// The state when the layer was begun.
    var state: State
    /// How many states were saved then: those are out of reach within the layer.
    var savedCount: Int
    var opacity: CGFloat
    var blendMode: BlendMode
    var isMask: Bool
    var isInverse: Bool
    /// Whether a single drawing may do without the layer.
    var isLoose = false
  }

  var list: DisplayList
  var state = State()
  var saved: [State] = []
  var open: [OpenLayer] = []
  /// Where transforms are in the list; empty while there are only a few.
  var transformIndices: [CGAffineTransform: Int32] = [:]
  private static let fewTransforms = 8
  /// Where colors are among the list's paints: a map of two colors has two, however often they take turns.
  var colorIndices: [Paint.ColorValue: Int32] = [:]
  /// The color that was painted with last, and where it is.
  private var lastColor: (value: Paint.ColorValue, index: Int32)?
  /// How many verbs and points the list's last path has.
  private var lastCounts = (verbs: 0, points: 0)

  /// Starts a drawing on the page `bounds`, in points, y down.
  ///
  /// Bounds of negative size are standardised; if a number in them is not finite, the page is
  /// empty.
  ///
  /// - Parameters:
  ///   - bounds: The page.
  ///   - colorMode: The numbers in which the page is drawn.
  public init(bounds: CGRect, colorMode: ColorMode? = nil) {
    let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    list = DisplayList(
      bounds: numbers.allSatisfy(\.isFinite) ? bounds.standardized : .zero)
    list.root.colorMode = colorMode
  }

  /// The map from user space to the page.
  ///
  /// While an entry of it is not finite, nothing is drawn, and a clip leaves nothing.
  public var transform: CGAffineTransform {
    get { state.transform }
    set {
      state.transform = newValue
      state.transformIndex = nil
    }
  }

  /// The opacity of what is drawn from now on.
  ///
  /// Values outside of 0…1 are set to the nearest of the two, NaN to 0.
  public var opacity: CGFloat {
    get { state.opacity }
    set { state.opacity = Self.unit(newValue) }
  }

  /// How what is drawn from now on meets what lies beneath.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// Keeps the state for a later `restore()`.
  public mutating func save() {
    saved.append(state)
  }

  /// Brings back the state of the last `save()`; without one in the same layer it does nothing.
  public mutating func restore() {
    guard saved.count > open.last?.savedCount ?? 0, let last = saved.popLast() else { return }
    state = last
  }

  /// Applies `transform` before the current transform.
  public mutating func concatenate(_ transform: CGAffineTransform) {
    self.transform = transform.concatenating(self.transform)
  }

  /// Restricts what is drawn from now on to the inside of `path`, as well as to the current clip.
  ///
  /// An empty path leaves nothing; inverse, it leaves all.
  ///
  /// - Parameters:
  ///   - path: The area, in user space.
  ///   - style: How the inside is found.
  ///   - isInverse: Whether to restrict it to the outside instead.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), isInverse: Bool = false
  ) {
    let path = state.transform.isFinite ? Path(storage: path.storage.finite()) : Path()
    addClip(
      .path(index(of: path), transform: indexOfTransform(), style: style), isInverse: isInverse)
  }

  /// Fills the inside of `path`; open subpaths are closed.
  public mutating func fill(
    _ path: consuming Path, with paint: consuming Paint, style: FillStyle = FillStyle()
  ) {
    record(path, paint) { _ in .fill(style) }
  }

  /// Draws the outline of `path`.
  ///
  /// A stroke of width zero, less, or not finite draws nothing, as in SVG and SwiftUI; there are no
  /// hairlines. A dash pattern with a negative or non-finite length, or of nothing but zeros, is a
  /// solid line.
  public mutating func stroke(
    _ path: consuming Path, with paint: consuming Paint, style: StrokeStyle = StrokeStyle()
  ) {
    guard let style = style.drawable else { return }
    record(path, paint) { list in
      if list.strokeStyles.last != style {
        list.strokeStyles.append(style)
      }
      return .stroke(style: Int32(list.strokeStyles.count - 1))
    }
  }

  /// Draws a picture into a rectangle of user space.
  ///
  /// Core Graphics' coordinates have y upwards, so its `draw(_:in:)` turns pictures around; here the
  /// picture's first row is at the rectangle's `minY`.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where it goes; standardised first.
  ///   - sampling: How colors are found between pixels.
  ///   - tint: The color that the picture's opacity is drawn in; nil for its own colors.
  public mutating func draw(
    _ image: CGImage, in rect: CGRect, sampling: PicturePaint.Sampling = .medium,
    tint: CGColor? = nil
  ) {
    let rect = rect.standardized
    // Continued beyond its edge: the shape's coverage alone makes the edge, without a dark seam.
    let paint = PicturePaint(
      image: image, rect: rect, extend: .clamp, sampling: sampling, tint: tint)
    fill(Path(rect), with: .image(paint))
  }

  /// The page of the drawing.
  package var page: CGRect { list.bounds }

  /// The drawing so far; layers that are still open are ended in it.
  public func finish() -> DisplayList {
    if open.isEmpty { return list }
    var finished = self
    finished.endLayers(to: 0)
    return finished.list
  }

  // MARK: Recording

  mutating func addClip(_ area: DisplayList.Clip.Area, isInverse: Bool) {
    let clip = DisplayList.Clip(parent: state.clip, area: area, isInverse: isInverse)
    if list.root.clips.last != clip {
      list.root.clips.append(clip)
    }
    state.clip = Int32(list.root.clips.count - 1)
  }

  /// The nearest of 0…1; NaN is 0.
  static func unit(_ value: CGFloat) -> CGFloat {
    value > 0 ? min(value, 1) : 0
  }

  /// Paths and paints are handed over, not lent: to copy one counts references up and down, each a
  /// wait for memory that nothing else here looks at.
  private mutating func record(
    _ path: consuming Path, _ paint: consuming Paint,
    _ operation: (inout DisplayList) -> DisplayList.Command.Operation
  ) {
    guard state.opacity > 0 || !state.blendMode.keepsBackdropUnderNothing,
      state.transform.isFinite
    else { return }
    let color = paint.colorValue
    if color == nil {
      guard let drawable = paint.drawable else { return }
      paint = drawable
    }
    if !path.storage.isFinite { path = Path(storage: path.storage.finite()) }
    guard !path.isEmpty else { return }
    let index =
      if let color { self.index(of: color, paint) } else { self.index(of: paint) }
    list.root.commands.append(
      DisplayList.Command(
        operation: operation(&list), path: self.index(of: path), paint: index,
        transform: indexOfTransform(), clip: state.clip, opacity: Float(state.opacity),
        blendMode: state.blendMode))
  }

  /// The color's index; each color is kept once.
  private mutating func index(of color: Paint.ColorValue, _ paint: consuming Paint) -> Int32 {
    if let lastColor, lastColor.value == color { return lastColor.index }
    let index = colorIndices[color] ?? Int32(list.paints.count)
    if index == list.paints.count {
      list.paints.append(paint)
      colorIndices[color] = index
    }
    lastColor = (color, index)
    return index
  }

  /// The index of a paint that is no color; the same one several times in a row is kept once.
  private mutating func index(of paint: consuming Paint) -> Int32 {
    if list.paints.last != paint { list.paints.append(paint) }
    return Int32(list.paints.count - 1)
  }

  /// Forgets where colors are in the list.
  mutating func forgetColors() {
    colorIndices = [:]
    lastColor = nil
  }

  /// How many paths the list has: the index of the next one, as writers count them that give paths names.
  public var pathCount: Int { list.paths.count }

  /// The path's index; filling and then stroking the same path keeps it once.
  private mutating func index(of path: consuming Path) -> Int32 {
    let paths = list.paths.count
    let counts = (verbs: path.storage.verbs.count, points: path.storage.points.count)
    if paths == 0 || counts != lastCounts || list.paths[paths - 1] != path {
      list.paths.append(path)
      lastCounts = counts
    }
    return Int32(list.paths.count - 1)
  }

  /// The current transform's index; equal transforms are kept once.
  mutating func indexOfTransform() -> Int32 {
    if let index = state.transformIndex { return index }
    // A clip may be set under any transform; what it says then does not matter.
    let transform = state.transform.isFinite ? state.transform : .identity
    let index = place(of: transform) ?? Int32(list.transforms.count)
    if index == list.transforms.count {
      list.transforms.append(transform)
      if !transformIndices.isEmpty { transformIndices[transform] = index }
    }
    state.transformIndex = index
    return index
  }

  /// Where the list has a transform; a few are compared, many are looked up.
  private mutating func place(of transform: CGAffineTransform) -> Int32? {
    if !transformIndices.isEmpty { return transformIndices[transform] }
    let found = list.transforms.firstIndex(of: transform)
    if found == nil, list.transforms.count >= Self.fewTransforms {
      for (i, other) in list.transforms.enumerated() {
        transformIndices[other] = Int32(truncatingIfNeeded: i)
      }
    }
    return found.map { Int32(truncatingIfNeeded: $0) }
  }
}
