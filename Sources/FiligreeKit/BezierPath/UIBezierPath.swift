import FiligreePaths
import Foundation

/// A path together with the style in which it is drawn: UIKit's `UIBezierPath`.
///
/// Lengths are points; y points down. A Bézier path is an object: all who hold it see its changes,
/// and `copy()` makes one of one's own. The outline itself is shared with ``cgPath`` until either
/// changes.
open class UIBezierPath: NSObject, NSCopying {
  /// The outline.
  package final var path: Path

  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of open ends.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of joints.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The largest ratio of miter length to line width before a miter turns into a bevel.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may be from the true one, in pixels.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
  open var usesEvenOddFillRule = false

  /// The lengths of painted and unpainted stretches in turn; empty for a solid line.
  package final var dash: [CGFloat] = []
  /// How far into the dash pattern a subpath begins.
  package final var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  /// Creates a path with the outline of `cgPath` and a default style.
  public convenience init(cgPath: CGPath) {
    self.init(path: Path(cgPath))
  }

  /// Creates a path with an outline and a default style.
  convenience init(path: Path) {
    self.init()
    self.path = path
  }

  /// The outline, without the style.
  ///
  /// What is read is a copy that later changes of this path do not reach; what is set replaces the
  /// whole outline.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Returns a path of the same outline and style that changes apart from this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    duplicate()
  }

  /// A path of the same outline and style.
  final func duplicate() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.path = path
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    copy.dashPhase = dashPhase
    return copy
  }
}
