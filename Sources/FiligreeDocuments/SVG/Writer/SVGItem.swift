import FiligreeDrawing
import FiligreePaths
import Foundation

/// What becomes one element: a fill, a stroke, or a fill and the stroke of the same path over it.
struct SVGItem {
  var fill: DisplayList.Command?
  var stroke: DisplayList.Command?
  /// Finite, and not empty; in the page's coordinates, or in user space where there is a `transform`.
  var path: PathStorage
  /// The map to the page, where it has to stand in the document.
  var transform: CGAffineTransform?
  /// The factor of lengths in user space to lengths as written.
  var scale: CGFloat
  /// The map from user space to the coordinates as written.
  var written: CGAffineTransform { transform == nil ? userTransform : .identity }
  /// The map from user space to the page.
  var userTransform: CGAffineTransform
  /// Index of the innermost clip in the list, or −1.
  var clip: Int32
  /// The path's index in the list.
  var pathIndex: Int32? { (fill ?? stroke)?.path }

  /// The item of a command alone, or nil if it draws nothing.
  init?(_ command: DisplayList.Command, in list: DisplayList) {
    let map = list.transforms[Int(command.transform)]
    guard map.isInvertible, command.path >= 0,
      SVGPaint.isVisible(list.paints[Int(command.paint)], opacity: Double(command.opacity))
    else { return nil }
    let source = list.paths[Int(command.path)].storage
    switch command.operation {
    case .layer:
      return nil
    case .fill:
      fill = command
      scale = 1
    case .stroke(let style):
      stroke = command
      if let uniform = map.uniformScale {
        scale = uniform
        guard (list.strokeStyles[Int(style)].lineWidth * uniform).isFinite else { return nil }
      } else {
        scale = 1
        transform = map
      }
    }
    userTransform = map
    path = (transform == nil ? source.applying(map) : source).finite()
    if path.isEmpty { return nil }
    clip = command.clip
  }

  /// Takes in a stroke that follows the fill of the same path; returns whether it could.
  ///
  /// Each has its own opacity attribute, so the element shows what the two commands show.
  mutating func join(_ next: DisplayList.Command, in list: DisplayList) -> Bool {
    guard let fill, stroke == nil, case .stroke = next.operation, fill.clip == next.clip,
      // The attribute for hard edges would hold for both.
      case .fill(let style) = fill.operation, style.isAntialiased,
      // One element blends once.
      fill.blendMode == .normal, next.blendMode == .normal,
      list.transforms[Int(fill.transform)] == list.transforms[Int(next.transform)],
      list.paths[Int(fill.path)] == list.paths[Int(next.path)],
      var joined = SVGItem(next, in: list)
    else { return false }
    joined.fill = fill
    self = joined
    return true
  }
}
