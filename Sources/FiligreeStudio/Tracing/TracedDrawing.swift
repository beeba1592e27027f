import Filigree
import Foundation

/// What a picture's trace draws.
struct TracedDrawing: Sendable {
  /// A path and how it is drawn.
  struct Part: Sendable {
    /// What it is for.
    enum Role: Hashable, Sendable {
      /// Part of the trace.
      case shape
      /// What lies behind the trace, on the page.
      case ground
      /// Lines that close the hairlines between shapes.
      case seam
    }

    enum Style: Hashable, Sendable {
      case fill(FillStyle)
      case stroke(StrokeStyle)
    }

    var path: Path
    var paint: Paint
    var style: Style
    var role = Role.shape
  }

  /// Numbers that people like to know.
  struct Statistics: Hashable, Sendable {
    /// Shapes, or strokes.
    var paths = 0
    /// Lines and curves.
    var segments = 0
    /// Points of the outlines: where lines and curves meet.
    var nodes = 0
    /// How many colors and gradients the tracer has used; nil where it was not asked for any.
    var colors: Int?
    /// Shapes that were left out, as asked.
    var droppedShapes = 0
    /// Bytes of the SVG file.
    var bytes = 0
    /// Seconds from the picture to the drawing.
    var seconds = 0.0
  }

  /// The page, whose upper left is the origin.
  var page: CGRect
  /// From user space, in which the parts are, to the page.
  var map: CGAffineTransform
  /// In the order of drawing.
  var parts: [Part]
  /// What is drawn for Swift source of a shape: the regions in one path, or one for each.
  var shapes: [Path]?
  /// The plain colors of the shapes, those of more outlines first.
  var palette: [HexColor] = []
  /// The colors of which nothing is drawn because all was left out.
  var droppedColors: [HexColor] = []
  var statistics = Statistics()
  /// Whether nothing was darker than paper, so that what is opaque was traced.
  var isOfOpacity = false

  /// The drawing as one records it.
  ///
  /// - Parameters:
  ///   - bounds: The page of the list; nil for the drawing's own.
  ///   - transform: From the drawing's page to the list's.
  /// - Returns: The list.
  func displayList(
    bounds: CGRect? = nil, transform: CGAffineTransform = .identity
  ) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: bounds ?? page)
    // As the command line records it: the ground lies on the page, all else in the map's space.
    if transform != .identity { recorder.concatenate(transform) }
    var isMapped = map == .identity
    for part in parts {
      if !isMapped, part.role != .ground {
        recorder.concatenate(map)
        isMapped = true
      }
      switch part.style {
      case .fill(let style): recorder.fill(part.path, with: part.paint, style: style)
      case .stroke(let style): recorder.stroke(part.path, with: part.paint, style: style)
      }
    }
    return recorder.finish()
  }
}
