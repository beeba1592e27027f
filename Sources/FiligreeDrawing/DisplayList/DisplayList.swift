import FiligreePaths
import FiligreePixels
import Foundation

/// A finished drawing: what was drawn, in order, ready for any output.
///
/// This is the hinge of Filigree. Whoever draws records a display list (``DisplayListRecorder``);
/// whoever writes an output reads one; neither knows the other. The coordinate system has its
/// origin at the upper left of `bounds`, y points down, and one unit is one point: an output
/// chooses how many pixels a point has.
///
/// Commands are small and hold indices into side arrays, so that walking them neither retains nor
/// allocates. Equal transforms are kept once, equal paths, paints, styles and clips where they
/// follow one another.
///
/// A list from a recorder has finite numbers only, opacities in 0…1, no empty path in a command,
/// and nothing that would not draw. A clip's path may be empty: then nothing within it is drawn.
public struct DisplayList: Sendable {
  /// One drawing operation.
  public struct Command: Hashable, Sendable {
    /// What is drawn.
    public enum Operation: Hashable, Sendable {
      /// The inside of the path, by a rule.
      case fill(FillStyle)
      /// The outline of the path; the index of a stroke style.
      case stroke(style: Int32)
    }

    /// What is drawn.
    public var operation: Operation
    /// Index of the path.
    public var path: Int32
    /// Index of the paint.
    public var paint: Int32
    /// Index of the transform from user space (path, stroke and paint) to the list's coordinates.
    public var transform: Int32
    /// Index of the innermost clip, or −1 for none.
    public var clip: Int32
    /// 0…1, multiplied with the paint's own opacity.
    public var opacity: Float
    /// How the result meets what lies beneath.
    public var blendMode: BlendMode
  }

  /// An area outside of which nothing is drawn, within an outer one.
  public struct Clip: Hashable, Sendable {
    /// Index of the clip around this one, or −1 for none.
    ///
    /// Always less than this clip's own index.
    public var parent: Int32
    /// Index of the path.
    public var path: Int32
    /// Index of the path's transform to the list's coordinates.
    public var transform: Int32
    /// How the inside is found.
    public var style: FillStyle
  }

  /// The drawing's page, in points.
  public internal(set) var bounds: CGRect
  /// The operations, bottom first.
  public internal(set) var commands: [Command] = []
  /// The paths that commands and clips refer to.
  public internal(set) var paths: [Path] = []
  /// The paints that commands refer to.
  public internal(set) var paints: [Paint] = []
  /// The stroke styles that commands refer to.
  public internal(set) var strokeStyles: [StrokeStyle] = []
  /// The transforms that commands and clips refer to.
  public internal(set) var transforms: [CGAffineTransform] = []
  /// The clips that commands refer to.
  public internal(set) var clips: [Clip] = []

  init(bounds: CGRect) {
    self.bounds = bounds
  }
}
