import Foundation

extension OutputFile {
  /// A file under way.
  package final class Part {
    private let file: Int32
    private let path: String

    fileprivate init(file: Int32, path: String) {
      self.file = file
      self.path = path
    }

    /// Writes `bytes` behind what is there.
    package func append(_ bytes: [UInt8]) throws(PictureError) {
      try check(OutputFile.writeAll(bytes, file))
    }

    /// Writes `bytes` over what is there.
    package func overwrite(_ bytes: [UInt8], at offset: Int) throws(PictureError) {
      guard lseek(file, off_t(offset), SEEK_SET) >= 0 else { return try check(errno) }
      try append(bytes)
      guard lseek(file, 0, SEEK_END) >= 0 else { return try check(errno) }
    }

    private func check(_ failure: Int32) throws(PictureError) {
      if failure != 0 { throw PictureFile.systemError(failure, "cannot be written", path) }
    }
  }

  /// Writes a file piece by piece; it appears when `body` has returned, and not if it throws.
  ///
  /// The same holds for links, permissions and failures as for ``write(_:to:)``. What is no regular
  /// file (a device, a FIFO) is refused: it cannot be written whole or not at all.
  package static func write(to url: URL, _ body: (Part) throws -> Void) throws {
    var failure: (any Error)?
    let path = try FilePath.of(url)
    try replace(path) { file in
      do {
        try body(Part(file: file, path: path))
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }
}

extension OutputFile.Part: ByteSink {}
