import FiligreeDrawing

/// What the paths of a drawing are called and which belong together, for formats that have words for it.
///
///     var parts = DrawingParts()
///     parts.names[0] = "sky"
///     parts.groups[1] = ["hills"]
///     parts.groups[2] = ["hills"]
///     let svg = SVGWriter().document(list, parts: parts).bytes
///
/// SVG has ids, JSON the names as they are, DXF layers.
public struct DrawingParts: Hashable, Sendable {
  /// What paths are called, by their indices among the paths of the list.
  public var names: [Int32: String] = [:]
  /// The groups that paths lie in, by the indices of the paths: their names, the outermost first.
  ///
  /// Paths of one group that follow one another are in one group. Where another one stands between them there are two.
  public var groups: [Int32: [String]] = [:]

  /// Creates parts without names and groups.
  public init() {}
}

extension DrawingParts {
  /// The groups that are to be closed and opened between two elements, from the innermost that is open to the innermost
  /// that the next one lies in.
  static func change(
    from open: [String], to next: [String]
  ) -> (closed: Int, opened: ArraySlice<String>) {
    let common = zip(open, next).prefix { $0 == $1 }.count
    return (open.count - common, next[common...])
  }
}
