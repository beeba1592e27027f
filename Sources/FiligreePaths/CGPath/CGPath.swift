import Foundation

/// A path that does not change: Core Graphics' `CGPath`.
///
/// Shares its storage with `Path`; conversion either way copies nothing.
public class CGPath {
  /// The verbs and points.
  ///
  /// Only `CGMutablePath` ever changes them.
  package fileprivate(set) var storage: PathStorage

  /// Creates a path from storage.
  package init(storage: PathStorage) {
    self.storage = storage
  }
}

/// A path that can be built step by step: Core Graphics' `CGMutablePath`.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(storage: PathStorage())
  }

  /// Lets `change` change the path's storage.
  package func update(_ change: (inout PathStorage) -> Void) {
    change(&storage)
  }
}
