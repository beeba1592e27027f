import FiligreePixels
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Words that go through a pipe between the worker and one of its processes: their length, then the words with zeros
/// between them, which no word can hold.
enum WorkerMessage {
  /// Writes a message; false where the other end is gone.
  static func write(_ words: [String], to file: Int32) -> Bool {
    let body = Array(
      words.map { $0.utf8.filter { $0 != 0 } }.joined(separator: CollectionOfOne(0)))
    let head = (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    return OutputFile.writeAll(head + body, file) == 0
  }

  /// Reads a message; nil where the other end is gone.
  static func read(from file: Int32) -> [String]? {
    guard let head = bytes(4, from: file) else { return nil }
    let count = (0..<4).reduce(0) { $0 | Int(head[$1]) << (8 * $1) }
    guard let body = bytes(count, from: file) else { return nil }
    return body.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func bytes(_ count: Int, from file: Int32) -> [UInt8]? {
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while done < count {
        let got = systemRead(file, buffer.baseAddress.map { $0 + done }, count - done)
        if got < 0, errno == EINTR { continue }
        if got <= 0 { break }
        done += got
      }
      initialized = done
    }
    return done == count ? bytes : nil
  }
}

/// `read(2)`, under a name that the methods of `WorkerMessage` do not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
