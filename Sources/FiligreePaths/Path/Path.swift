import Foundation

/// The outline of a two-dimensional shape: SwiftUI's `Path`.
///
/// A path is a list of subpaths, each of lines, quadratic and cubic Bézier curves. Its coordinates
/// are whatever its user means by them; where a direction is named (clockwise), y points down, as
/// in SwiftUI. A path is a value: copies share their storage until one of them changes.
public struct Path: Hashable, Sendable {
  /// The verbs and points.
  package var storage: PathStorage

  /// Creates an empty path.
  public init() {
    storage = PathStorage()
  }

  /// Creates a path from storage.
  package init(storage: PathStorage) {
    self.storage = storage
  }

  /// Creates an empty path and lets `callback` build it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path with the contents of `path`, without copying.
  public init(_ path: CGPath) {
    storage = path.storage
  }

  /// A Core Graphics path with the same contents, without copying.
  public var cgPath: CGPath { CGPath(storage: storage) }

  /// Whether the path has no element at all.
  public var isEmpty: Bool { storage.isEmpty }

  /// The point at which the next segment would begin, or nil in an empty path.
  public var currentPoint: CGPoint? { storage.currentPoint }
}
