import Foundation

/// The verbs and points of a path: what `Path` and `CGPath` share, so that conversion costs
/// nothing.
///
/// Two flat arrays instead of an array of enums with payloads: walking them costs under half
/// (0.64 against 1.43 ns an element, measured), and the copy-on-write of Swift's arrays is all the
/// sharing that a path needs.
///
/// Invariants, kept by the building methods: the first verb is a `move`; after a `close` the next
/// verb is a `move`; the number of points is the sum of the verbs' point counts.
package struct PathStorage: Hashable, Sendable {
  /// The verbs, in order.
  package private(set) var verbs: [PathVerb] = []
  /// The points of all verbs, in order.
  package private(set) var points: [CGPoint] = []
  /// Twice `start`, and one more if `isKnownFinite`: lists of paths are long, and this keeps them
  /// short.
  private var marks = 1

  /// Index into `points` of the start of the subpath in hand.
  private var start: Int {
    get { marks >> 1 }
    set { marks = newValue << 1 | (marks & 1) }
  }

  /// Whether it is known without a look at the points that no coordinate is NaN or infinite.
  ///
  /// True for paths that are built element by element of such points, which spares a recorder the
  /// memory of the points; what is joined or mapped is not looked at before somebody asks.
  var isKnownFinite: Bool { marks & 1 == 1 }

  /// Creates an empty path.
  package init() {}

  package static func == (a: PathStorage, b: PathStorage) -> Bool {
    a.verbs == b.verbs && a.points == b.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
    hasher.combine(points)
  }

  /// Whether there is no verb at all.
  package var isEmpty: Bool { verbs.isEmpty }

  /// Where the next segment would begin: the last point, or after a close the subpath's start.
  package var currentPoint: CGPoint? {
    guard let last = verbs.last else { return nil }
    return last == .close ? points[start] : points[points.count - 1]
  }

  /// Makes room for further verbs and points.
  package mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbs.count + verbCount)
    points.reserveCapacity(points.count + pointCount)
  }

  /// Gives back memory that points were given on account, and did not need: an array that grew is up to twice as
  /// large as what is in it, and a map holds many.
  mutating func trim() {
    let (used, room) = (points.count, points.capacity)
    guard room > 64, room - used > used / 8 else { return }
    points = points.withUnsafeBufferPointer { Array($0) }
  }

  /// Starts a subpath at `point`.
  package mutating func move(to point: CGPoint) {
    start = points.count
    noteSum(point.x + point.y)
    verbs.append(.move)
    points.append(point)
  }

  /// Adds a line from the current point; without a current point it does nothing.
  package mutating func line(to point: CGPoint) {
    guard ensureSubpath() else { return }
    noteSum(point.x + point.y)
    verbs.append(.line)
    points.append(point)
  }

  /// Adds a quadratic curve from the current point; without a current point it does nothing.
  package mutating func quad(to end: CGPoint, control: CGPoint) {
    guard ensureSubpath() else { return }
    noteSum((control.x + control.y) + (end.x + end.y))
    verbs.append(.quad)
    points.append(control)
    points.append(end)
  }

  /// Adds a cubic curve from the current point; without a current point it does nothing.
  package mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard ensureSubpath() else { return }
    noteSum((control1.x + control1.y) + (control2.x + control2.y) + (end.x + end.y))
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Closes the subpath in hand; does nothing without one, or when it is closed already.
  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Closes the subpath in hand, and drops its last line first if that leads to the start anyway.
  mutating func closeWithoutRepeat() {
    let count = verbs.count
    if count > 2, verbs[count - 1] == .line, verbs[count - 2] != .move,
      points[points.count - 1] == points[start]
    {
      verbs.removeLast()
      points.removeLast()
    }
    close()
  }

  /// Appends all of `other`, mapped by `transform`.
  package mutating func append(_ other: PathStorage, transform: CGAffineTransform = .identity) {
    guard !other.isEmpty else { return }
    start = points.count + other.start
    if !other.isKnownFinite || !transform.isIdentity { marks &= ~1 }
    verbs.append(contentsOf: other.verbs)
    let first = points.count
    points.append(contentsOf: other.points)
    if !transform.isIdentity {
      points.withUnsafeMutableBufferPointer { points in
        for i in first..<points.count {
          points[i] = points[i].applying(transform)
        }
      }
    }
  }

  /// Appends lines and curves that continue the subpath in hand, which must be open.
  mutating func appendSegments(_ segments: OpenSegments, isReversed: Bool = false) {
    marks &= ~1
    if isReversed {
      segments.appendReversed(verbs: &verbs, points: &points)
    } else {
      verbs.append(contentsOf: segments.verbs)
      points.append(contentsOf: segments.points.dropFirst())
    }
  }

  /// Appends one subpath of `other`: a range of its verbs that begins with a move, and their points.
  mutating func append(_ other: PathStorage, verbs subpath: Range<Int>, points own: Range<Int>) {
    start = points.count
    if !other.isKnownFinite { marks &= ~1 }
    verbs.append(contentsOf: other.verbs[subpath])
    points.append(contentsOf: other.points[own])
  }

  /// Returns the path mapped by `transform`.
  package func applying(_ transform: CGAffineTransform) -> PathStorage {
    if transform.isIdentity { return self }
    var result = mapped { $0.applying(transform) }
    result.marks &= ~1
    return result
  }

  /// Returns the path with each of its points mapped; it counts as finite if this one does.
  @inline(__always)
  func mapped(_ map: (CGPoint) -> CGPoint) -> PathStorage {
    var result = self
    result.points.withUnsafeMutableBufferPointer { points in
      for i in points.indices { points[i] = map(points[i]) }
    }
    return result
  }

  /// Takes note of coordinates by their sum: finite only if all of them are.
  @inline(__always)
  private mutating func noteSum(_ sum: CGFloat) {
    // 0 · x is 0 for finite x alone.
    if !(sum * 0 == 0) { marks &= ~1 }
  }

  /// A segment after a close continues from the subpath's start, as in Core Graphics and SVG.
  private mutating func ensureSubpath() -> Bool {
    guard let last = verbs.last else { return false }
    if last == .close {
      move(to: points[start])
    }
    return true
  }
}
