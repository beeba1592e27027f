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

    /// What a shape in colors is called, and what it lies in.
    struct Label: Hashable, Sendable {
      /// The name of its color: by the palette's file, by CSS, or its digits.
      var name: String
      /// Its name by the file or by CSS alone; nil for other colors.
      var word: String?
      /// The groups of the shapes around it, the outermost first, and its own where others lie in it.
      var groups: [String]
      /// Whether others lie in it.
      var isGroup: Bool
    }

    enum Style: Hashable, Sendable {
      case fill(FillStyle)
      case stroke(StrokeStyle)
    }

    var path: Path
    var paint: Paint
    var style: Style
    var role = Role.shape
    var label: Label?
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
  ) -> DisplayList { recorded(bounds, transform) { _, _ in } }

  /// The drawing for a file, with what its paths are called there.
  func named(
    by grouping: TraceSettings.Grouping, for format: ExportFormat
  ) -> (list: DisplayList, parts: DrawingParts) {
    var parts = DrawingParts()
    let list = recorded(nil, .identity) { part, path in
      guard let label = part.label else { return }
      switch grouping {
      case .color: parts.groups[path] = [label.name]
      case .nesting:
        parts.groups[path] = label.groups
        if !label.isGroup { parts.names[path] = label.name }
      case .none:
        // Digits are no better a name than a number.
        if format == .swift { parts.names[path] = label.word }
      }
    }
    return (list, parts)
  }

  /// Records the drawing, and tells of each part the number of its path.
  private func recorded(
    _ bounds: CGRect?, _ transform: CGAffineTransform, _ tell: (Part, Int32) -> Void
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
      tell(part, Int32(truncatingIfNeeded: recorder.pathCount - 1))
    }
    return recorder.finish()
  }
}
