import FiligreePaths
import Foundation

/// What an observation and all its contours share.
///
/// Unchecked, but safe: the lock is held whenever what may change is used.
final class ContourStorage: @unchecked Sendable {
  private let known: ContourSet?
  private let make: (@Sendable () -> ContourSet)?
  private let lock = NSLock()
  private var made: ContourSet?

  init(_ contours: ContourSet) {
    known = contours
    make = nil
  }

  /// Takes contours that are only found when they are asked for.
  init(_ make: @escaping @Sendable () -> ContourSet) {
    known = nil
    self.make = make
  }

  /// The contours.
  var contours: ContourSet {
    if let known { return known }
    lock.lock()
    defer { lock.unlock() }
    if let made { return made }
    guard let found = make?() else { preconditionFailure("either init gives one of the two") }
    made = found
    return found
  }

  /// The contours directly inside contour `i`; those that nothing surrounds for −1.
  func children(of i: Int) -> [VNContour] {
    contours.children(of: i).map { VNContour(self, Int($0)) }
  }

  /// The same as values.
  func contours(in i: Int) -> [ContoursObservation.Contour] {
    contours.children(of: i).map { ContoursObservation.Contour(self, Int($0)) }
  }

  /// Width over height of what the coordinates are normalized to.
  var aspectRatio: Float {
    let size = contours.region.exactSize
    return Float(size.x) / Float(size.y)
  }

  /// The place of contour `i` in the tree.
  func indexPath(of i: Int) -> IndexPath {
    var path: [Int] = []
    var i = i
    while i >= 0 {
      path.append(Int(contours.ordinals[i]))
      i = Int(contours.parents[i])
    }
    return IndexPath(indexes: path.reversed())
  }

  /// The contour at a place in the tree; nil if there is none.
  func index(at indexPath: IndexPath) -> Int? {
    var index = -1
    for ordinal in indexPath {
      let children = contours.children(of: index)
      guard ordinal >= 0, ordinal < children.count else { return nil }
      index = Int(children[children.startIndex + ordinal])
    }
    return index < 0 ? nil : index
  }

  /// All contours in one path, a closed subpath each, holes included.
  var normalizedPath: CGPath {
    var path = PathStorage()
    path.reserve(verbs: contours.points.count + contours.count, points: contours.points.count)
    for i in 0..<contours.count {
      path.append(normalizedPoints(i))
    }
    return CGPath(storage: path)
  }

  /// All contours, in the order of the list.
  var all: [VNContour] { (0..<contours.count).map { VNContour(self, $0) } }

  /// All contours, simplified, in the order of the list.
  func simplified(epsilon: Float) -> [VNContour] {
    var simplifier = RingSimplifier(tolerance: epsilon)
    return (0..<contours.count).map { i in
      var points: [SIMD2<Float>] = []
      normalizedPoints(i).withUnsafeBufferPointer {
        _ = simplifier.simplify($0, into: &points)
      }
      return VNContour(self, i, approximation: points)
    }
  }

  /// The box around contour `i` in normalized coordinates, for overlaps.
  func boxOverlap(_ i: Int) -> BoxOverlap { BoxOverlap(around: normalizedPoints(i)) }

  /// The first point of contour `i`, 0…1 both ways, origin at the lower left.
  func firstNormalizedPoint(_ i: Int) -> SIMD2<Float>? {
    guard let first = contours[i].first else { return nil }
    let p = first / contours.size
    return SIMD2(p.x, 1 - p.y)
  }

  /// The points of contour `i`, 0…1 both ways, origin at the lower left.
  func normalizedPoints(_ i: Int) -> [SIMD2<Float>] {
    let size = contours.size
    let range = contours.pointRange(i)
    return Array(unsafeUninitializedCapacity: range.count) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      contours.points.withUnsafeBufferPointer { points in
        for k in 0..<range.count {
          // Divisions, so that the frame comes out as 0 and 1 exactly.
          let p = points[range.lowerBound &+ k] / size
          target[k] = SIMD2(p.x, 1 - p.y)
        }
      }
      count = range.count
    }
  }
}

extension CGPath {
  /// A closed path through `points`.
  convenience init(closed points: [SIMD2<Float>]) {
    var path = PathStorage()
    path.reserve(verbs: points.count + 1, points: points.count)
    path.append(points)
    self.init(storage: path)
  }
}

extension PathStorage {
  /// Appends a closed subpath through `points`.
  mutating func append(_ points: [SIMD2<Float>]) {
    guard let first = points.first else { return }
    move(to: CGPoint(x: CGFloat(first.x), y: CGFloat(first.y)))
    for p in points.dropFirst() {
      line(to: CGPoint(x: CGFloat(p.x), y: CGFloat(p.y)))
    }
    close()
  }
}
