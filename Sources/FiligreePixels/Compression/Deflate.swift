import CFiligreeCodecs

/// zlib's streams, as PNG and PDF have them.
package enum Deflate {
  /// Compresses bytes; the result depends on them and on zlib's version alone.
  ///
  /// - Parameters:
  ///   - bytes: What to compress.
  ///   - level: zlib's level, 0…9.
  /// - Returns: A stream with zlib's header and checksum.
  package static func compressed(_ bytes: [UInt8], level: Int = 6) -> [UInt8] {
    let bound = filigree_deflate_bound(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { result, count in
      var size = bound
      let done = bytes.withUnsafeBufferPointer {
        filigree_deflate(
          $0.baseAddress, $0.count, Int32(max(0, min(9, level))), result.baseAddress, &size)
      }
      // The buffer is as large as zlib asks for: nothing but a lack of memory is left to fail, and
      // that stops a Swift program anyway.
      precondition(done != 0)
      count = size
    }
  }

  /// Expands a stream; nil where it is damaged, or holds more than `limit` bytes.
  package static func expanded(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: max(limit, 0)) { result, count in
      var size = max(limit, 0)
      isWhole = bytes.withUnsafeBufferPointer {
        filigree_inflate($0.baseAddress, $0.count, result.baseAddress, &size) == 1
      }
      count = size
    }
    return isWhole ? result : nil
  }
}
