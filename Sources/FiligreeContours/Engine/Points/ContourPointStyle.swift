/// Where a contour's points lie between the pixels.
public enum ContourPointStyle: String, Hashable, Sendable, CaseIterable {
  /// Where the edge itself seems to lie, from the greys on both sides of it.
  case subpixel
  /// On the edges of the pixels: the corners of the ink's staircase outline.
  case pixelEdges
  /// On the centres of the ink pixels along the outline, 8-connected.
  case pixelCenters
}
