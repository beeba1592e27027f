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
/// A drawing is a tree: a command may be a ``Layer``, which has commands and clips of its own, all of
/// them in the coordinates of the list. A layer refers to layers before it in ``layers`` only.
///
/// A list from a recorder has finite numbers only, opacities in 0…1, no empty path in a command,
/// and nothing that would not draw. A clip's path may be empty: then nothing within it is drawn.
public struct DisplayList: Equatable, Sendable {
  /// One drawing operation.
  public struct Command: Hashable, Sendable {
    /// What is drawn.
    public enum Operation: Hashable, Sendable {
      /// The inside of the path, by a rule.
      case fill(FillStyle)
      /// The outline of the path; the index of a stroke style.
      case stroke(style: Int32)
      /// A layer, as one picture; its index. `path` and `paint` are −1.
      case layer(Int32)
    }

    /// What is drawn.
    public var operation: Operation
    /// Index of the path.
    public var path: Int32
    /// Index of the paint.
    public var paint: Int32
    /// Index of the transform from user space (path, stroke and paint) to the list's coordinates.
    ///
    /// Of a layer: the map that the lengths of its filters are subject to.
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
    /// What the area is.
    public enum Area: Hashable, Sendable {
      /// The inside of a path: the indices of the path and of its transform to the list's
      /// coordinates, and how the inside is found.
      case path(Int32, transform: Int32, style: FillStyle)
      /// Where a layer is opaque, and in part where it is in part: the index of the layer and of the
      /// transform that its filters are subject to, and a factor 0…1 for the layer's opacity.
      case mask(layer: Int32, transform: Int32, opacity: Float)
    }

    /// Index of the clip around this one, or −1 for none.
    ///
    /// Always less than this clip's own index.
    public var parent: Int32
    /// What the area is.
    public var area: Area
    /// Whether the area is what is drawn on, or all but the area.
    public var isInverse: Bool
  }

  /// Commands that make one picture, which is then filtered and drawn as one.
  public struct Layer: Hashable, Sendable {
    /// The operations, bottom first.
    public internal(set) var commands: [Command] = []
    /// The clips that these commands refer to.
    public internal(set) var clips: [Clip] = []
    /// What is done to the picture, in order.
    public internal(set) var filters: [Filter] = []
    /// The numbers in which the layer is drawn and filtered; nil for those of the layer around it, and
    /// ``ColorMode/nonLinear`` on the page.
    public internal(set) var colorMode: ColorMode?
  }

  /// The drawing's page, in points.
  public internal(set) var bounds: CGRect
  /// The commands and clips that draw on the page itself.
  public internal(set) var root = Layer()
  /// The layers that commands and clips refer to; a layer's own come before it.
  public internal(set) var layers: [Layer] = []
  /// The paths that commands and clips refer to.
  public internal(set) var paths: [Path] = []
  /// The paints that commands refer to.
  public internal(set) var paints: [Paint] = []
  /// The stroke styles that commands refer to.
  public internal(set) var strokeStyles: [StrokeStyle] = []
  /// The transforms that commands and clips refer to.
  public internal(set) var transforms: [CGAffineTransform] = []

  /// The operations on the page itself, bottom first.
  public var commands: [Command] { root.commands }
  /// The clips that the operations on the page itself refer to.
  public var clips: [Clip] { root.clips }

  init(bounds: CGRect) {
    self.bounds = bounds
  }
}

extension DisplayList {
  /// A list that draws a part of `layer` on a page of its own, without the layer's filters.
  package func extracting(
    _ commands: ArraySlice<Command>, of layer: Layer, bounds: CGRect
  ) -> DisplayList {
    var list = self
    list.bounds = bounds
    list.root = Layer(
      commands: Array(commands), clips: layer.clips, colorMode: layer.colorMode ?? root.colorMode)
    return list
  }
}
