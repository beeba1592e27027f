/// Where a contour's points lie between the pixels.
public enum ContourPointStyle: String, Hashable, Sendable, CaseIterable {
  /// Where the edge itself seems to lie, from the grays on both sides of it.
  case subpixel
  /// On the edges of the pixels: the corners of the foreground's staircase outline.
  case pixelEdges
  /// On the centers of the foreground pixels along the outline, 8-connected.
  case pixelCenters
}

extension ContourPointStyle {
  /// How many points outlines can have.
  func pointBound(_ forest: borrowing OutlineForest) -> Int {
    switch self {
    // A corner at each end of a vertical run.
    case .pixelEdges: 2 * forest.runs.count
    // The first and the last pixel of each run, upright or level.
    case .pixelCenters: 4 * forest.runs.count
    // A point a crack, and a corner before each run of them.
    case .subpixel: 2 * forest.runs.count + forest.crackCount
    }
  }
}
