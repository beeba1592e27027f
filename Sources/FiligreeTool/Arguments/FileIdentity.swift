import Foundation

/// Which file a path leads to: two paths may lead to one, by links or by `..`.
package struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// The regular file at `path`, or nil where there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
