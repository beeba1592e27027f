import FiligreePaths
import FiligreePixels
import Foundation

/// Records a ``DisplayList``: what every drawing surface is built on.
///
/// The recorder has a current transform, clip, opacity and blend mode; `save()` and `restore()`
/// keep and bring back all of them. Nothing is drawn until an output reads the finished list.
///
/// What would draw nothing is not recorded: an empty path, an opacity of zero, a stroke without
/// width, a paint without a colour, a transform that is not finite. Of a path, the elements with a
/// coordinate that is not finite are left out. So outputs meet finite numbers only.
public struct DisplayListRecorder {
  private struct State {
    var transform = CGAffineTransform.identity
    /// Where the transform is in the list, once something was drawn with it.
    var transformIndex: Int32?
    var clip: Int32 = -1
    var opacity: CGFloat = 1
    var blendMode = BlendMode.normal
  }

  private var list: DisplayList
  private var state = State()
  private var saved: [State] = []
  private var transformIndices: [CGAffineTransform: Int32] = [:]

  /// Starts a drawing on the page `bounds`, in points, y down.
  ///
  /// Bounds of negative size are standardised; if a number in them is not finite, the page is
  /// empty.
  public init(bounds: CGRect) {
    let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    list = DisplayList(
      bounds: numbers.allSatisfy(\.isFinite) ? bounds.standardized : .zero)
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
    set { state.opacity = newValue > 0 ? min(newValue, 1) : 0 }
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

  /// Brings back the state of the last `save()`; without one it does nothing.
  public mutating func restore() {
    guard let last = saved.popLast() else { return }
    state = last
  }

  /// Applies `transform` before the current transform.
  public mutating func concatenate(_ transform: CGAffineTransform) {
    self.transform = transform.concatenating(self.transform)
  }

  /// Restricts what is drawn from now on to the inside of `path`, as well as to the current clip.
  ///
  /// An empty path leaves nothing.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let path = state.transform.isFinite ? Path(storage: path.storage.finite()) : Path()
    let clip = DisplayList.Clip(
      parent: state.clip, path: index(of: path), transform: indexOfTransform(), style: style)
    if list.clips.last != clip {
      list.clips.append(clip)
    }
    state.clip = Int32(list.clips.count - 1)
  }

  /// Fills the inside of `path`; open subpaths are closed.
  public mutating func fill(_ path: Path, with paint: Paint, style: FillStyle = FillStyle()) {
    record(path, paint) { _ in .fill(style) }
  }

  /// Draws the outline of `path`.
  ///
  /// A stroke of width zero, less, or not finite draws nothing, as in SVG and SwiftUI; there are no
  /// hairlines. A dash pattern with a negative or non-finite length, or of nothing but zeros, is a
  /// solid line.
  public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle()) {
    guard let style = style.drawable else { return }
    record(path, paint) { list in
      if list.strokeStyles.last != style {
        list.strokeStyles.append(style)
      }
      return .stroke(style: Int32(list.strokeStyles.count - 1))
    }
  }

  /// The drawing so far.
  public func finish() -> DisplayList { list }

  // MARK: Recording

  private mutating func record(
    _ path: Path, _ paint: Paint,
    _ operation: (inout DisplayList) -> DisplayList.Command.Operation
  ) {
    let path = Path(storage: path.storage.finite())
    guard state.opacity > 0, state.transform.isFinite, paint.isDrawable, !path.isEmpty else {
      return
    }
    if list.paints.last != paint {
      list.paints.append(paint)
    }
    list.commands.append(
      DisplayList.Command(
        operation: operation(&list), path: index(of: path), paint: Int32(list.paints.count - 1),
        transform: indexOfTransform(), clip: state.clip, opacity: Float(state.opacity),
        blendMode: state.blendMode))
  }

  /// The path's index; filling and then stroking the same path keeps it once.
  private mutating func index(of path: Path) -> Int32 {
    if list.paths.last != path {
      list.paths.append(path)
    }
    return Int32(list.paths.count - 1)
  }

  /// The current transform's index; equal transforms are kept once.
  private mutating func indexOfTransform() -> Int32 {
    if let index = state.transformIndex { return index }
    // A clip may be set under any transform; what it says then does not matter.
    let transform = state.transform.isFinite ? state.transform : .identity
    let index = transformIndices[transform] ?? Int32(list.transforms.count)
    if index == list.transforms.count {
      list.transforms.append(transform)
      transformIndices[transform] = index
    }
    state.transformIndex = index
    return index
  }
}
