import Foundation

/// A path that does not change: Core Graphics' `CGPath`.
///
/// Shares its storage with `Path`; conversion either way copies nothing. Two paths are equal if
/// their elements are.
public class CGPath {
  /// The verbs and points.
  ///
  /// Only `CGMutablePath` ever changes them.
  package fileprivate(set) var storage: PathStorage

  /// Creates a path from storage.
  package init(storage: PathStorage) {
    self.storage = storage
  }

  /// Creates a path of one rectangle.
  ///
  /// The transform, if there is one, is applied to the rectangle's corners.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.rect(rect, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Creates a path of the ellipse that touches the sides of `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.ellipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Creates a path of one rectangle with elliptical corners.
  ///
  /// Corners larger than half the rectangle are scaled down.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    RoundedRect(rect, corners: Array(repeating: corner, count: 4), style: .circular)
      .append(to: &storage, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }
}

extension CGPath: Hashable {
  /// Whether two paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool {
    a.storage == b.storage
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

/// A path that can be built step by step: Core Graphics' `CGMutablePath`.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(storage: PathStorage())
  }

  /// Creates a path from storage.
  override package init(storage: PathStorage) {
    super.init(storage: storage)
  }

  /// Lets `change` change the path's storage.
  package func update(_ change: (inout PathStorage) -> Void) {
    change(&storage)
  }
}
