/// Where the origin of a picture's coordinates is.
public enum CoordinateOrigin: Hashable, Sendable, CaseIterable {
  /// The upper left corner; y goes down.
  case upperLeft
  /// The lower left corner; y goes up.
  case lowerLeft
}
