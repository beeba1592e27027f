import CFiligreeCodecs

/// gzip's files (RFC 1952), as packed SVG files are.
package enum Gzip {
  /// The most that a byte of deflate's can stand for.
  private static let largestRatio = 1032

  /// Expands a file of one member; nil where it is damaged, or holds more than `limit` bytes.
  package static func expanded(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard bytes.count >= 18 else { return nil }
    // The last four bytes say the size.
    let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size <= limit, size <= bytes.count * largestRatio else { return nil }
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: size) { result, count in
      var written = size
      isWhole = bytes.withUnsafeBufferPointer {
        filigree_gunzip($0.baseAddress, $0.count, result.baseAddress, &written) == 1
      }
      count = written
    }
    return isWhole && result.count == size ? result : nil
  }
}
