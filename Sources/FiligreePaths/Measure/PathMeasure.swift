import Foundation

/// A path measured along its length.
///
/// Lengths run over all subpaths in order, each segment at the place where it is drawn; the closing
/// line of a closed subpath counts, the jump from one subpath to the next does not. A measure keeps the
/// cumulative length of every segment, so that each question costs a binary search and the inversion
/// of one segment. Elements of the path with a coordinate that is not finite are skipped.
///
/// Lengths are in the path's units. An empty path, and one of moves only, has length zero.
public struct PathMeasure: Sendable {
  /// A place on a path.
  public struct Location: Hashable, Sendable {
    /// Which subpath, counted from zero in the order of drawing.
    public let subpath: Int
    /// Which element of `path`, counted from zero over all elements, the moves included.
    public let element: Int
    /// The parameter within the element: 0 at its start, 1 at its end.
    public let t: CGFloat
  }

  /// The path that is measured, without the elements that are not finite.
  public let path: Path
  /// The segments of `path`.
  package let segments: PathSegments
  /// The length up to the start of each segment, and at the end the whole length.
  package let lengths: [CGFloat]
  /// The error of a segment's length relative to its control polygon.
  let accuracy: CGFloat

  /// Measures `path`.
  ///
  /// - Parameters:
  ///   - path: The path to measure.
  ///   - accuracy: The error of a length, relative to the length itself. It is kept between 1e-13 and
  ///     0.1; NaN counts as the default.
  public init(_ path: Path, accuracy: CGFloat = 1e-10) {
    self.init(path.storage, accuracy: accuracy)
  }

  /// Measures `path`; see `init(_:accuracy:)`.
  public init(_ path: CGPath, accuracy: CGFloat = 1e-10) {
    self.init(path.storage, accuracy: accuracy)
  }

  package init(_ storage: PathStorage, accuracy: CGFloat = 1e-10) {
    // A tenth, for a curve may be as short as about a quarter of its control polygon.
    let wanted = accuracy.isNaN ? 1e-10 : accuracy
    self.accuracy = 0.1 * min(max(wanted, 1e-13), 0.1)
    let storage = storage.finite()
    path = Path(storage: storage)
    segments = PathSegments(storage)
    var lengths: [CGFloat] = []
    lengths.reserveCapacity(segments.count + 1)
    var sum: CGFloat = 0
    var lost: CGFloat = 0
    lengths.append(0)
    for i in 0..<segments.count {
      // Neumaier's sum: a million segments add up as accurately as a few.
      let length = segments[i].length(accuracy: self.accuracy)
      let next = sum + length
      lost += abs(sum) >= length ? (sum - next) + length : (length - next) + sum
      sum = next
      lengths.append(sum.isFinite ? max(sum + lost, lengths[i]) : .infinity)
    }
    self.lengths = lengths
  }

  /// The whole length; infinite where it is more than a number can hold.
  public var length: CGFloat { lengths[lengths.count - 1] }

  /// The length of the segment at `index`.
  func length(ofSegment index: Int) -> CGFloat {
    lengths[index + 1] - lengths[index]
  }
}
