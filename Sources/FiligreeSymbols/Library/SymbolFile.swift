#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads the files of icons.
enum SymbolFile {
  /// The bytes of a regular file, or one more than `limit` of them where it has more; nil where there is
  /// no such file.
  static func read(_ path: String, limit: Int) throws(SymbolError) -> [UInt8]? {
    // Opening a FIFO would wait for somebody to write to it.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SymbolError(.unreadable, "cannot be opened; check its permissions").inFile(path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw SymbolError(.unreadable, "is not a regular file").inFile(path)
    }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let room = min(1 << 14, limit + 1 - bytes.count)
      var got = 0
      var failure: Int32 = 0
      bytes += [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        repeat {
          got = systemRead(file, buffer.baseAddress, room)
          failure = got < 0 ? errno : 0
        } while failure == EINTR
        count = max(got, 0)
      }
      guard got >= 0 else { throw SymbolError(.unreadable, "cannot be read").inFile(path) }
      if got == 0 { break }
    }
    return bytes
  }
}

/// `read(2)`, under a name that the method above does not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
