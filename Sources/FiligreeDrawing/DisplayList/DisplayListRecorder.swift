import FiligreePaths
import FiligreePixels
import Foundation

/// Records a ``DisplayList``: what every drawing surface is built on.
///
/// The recorder has a current transform, clip and opacity; `save()` and `restore()` keep and bring
/// back all of them. Nothing is drawn until an output reads the finished list.
public struct DisplayListRecorder {
  private struct State {
    var transform = CGAffineTransform.identity
    var clip: Int32 = -1
    var opacity: CGFloat = 1
    var blendMode = BlendMode.normal
  }

  private var list: DisplayList
  private var state = State()
  private var saved: [State] = []
  private var transformIndex: Int32?

  /// Starts a drawing on the page `bounds`, in points, y down.
  public init(bounds: CGRect) {
    list = DisplayList(bounds: bounds)
  }

  /// The map from user space to the page.
  public var transform: CGAffineTransform {
    get { state.transform }
    set {
      state.transform = newValue
      transformIndex = nil
    }
  }

  /// The opacity of what is drawn from now on, 0…1.
  public var opacity: CGFloat {
    get { state.opacity }
    set { state.opacity = newValue }
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
    transformIndex = nil
  }

  /// Applies `transform` before the current transform.
  public mutating func concatenate(_ transform: CGAffineTransform) {
    self.transform = transform.concatenating(self.transform)
  }

  /// Restricts what is drawn from now on to the inside of `path`, as well as to the current clip.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let transform = currentTransform()
    list.clips.append(
      DisplayList.Clip(
        parent: state.clip, path: append(path), transform: transform, style: style))
    state.clip = Int32(list.clips.count - 1)
  }

  /// Fills the inside of `path`.
  public mutating func fill(_ path: Path, with paint: Paint, style: FillStyle = FillStyle()) {
    add(.fill(style), path, paint)
  }

  /// Draws the outline of `path`.
  public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle()) {
    if list.strokeStyles.last != style {
      list.strokeStyles.append(style)
    }
    add(.stroke(style: Int32(list.strokeStyles.count - 1)), path, paint)
  }

  /// The drawing so far.
  public func finish() -> DisplayList { list }

  private mutating func add(
    _ operation: DisplayList.Command.Operation, _ path: Path, _ paint: Paint
  ) {
    if list.paints.last != paint {
      list.paints.append(paint)
    }
    let transform = currentTransform()
    list.commands.append(
      DisplayList.Command(
        operation: operation, path: append(path), paint: Int32(list.paints.count - 1),
        transform: transform, clip: state.clip, opacity: Float(state.opacity),
        blendMode: state.blendMode))
  }

  private mutating func append(_ path: Path) -> Int32 {
    list.paths.append(path)
    return Int32(list.paths.count - 1)
  }

  private mutating func currentTransform() -> Int32 {
    if let transformIndex { return transformIndex }
    list.transforms.append(state.transform)
    let index = Int32(list.transforms.count - 1)
    transformIndex = index
    return index
  }
}
