import Filigree
import Hummingbird

/// A card as a file, as it is sent.
struct CardFile: Sendable {
  let bytes: ByteBuffer
  /// The strong entity tag, with its quotes.
  ///
  /// The same card gives the same bytes, so it holds across restarts.
  let eTag: String

  init(_ data: Data) {
    bytes = ByteBuffer(bytes: data)
    eTag = "\"\(String(Self.hash(data), radix: 36))-\(data.count)\""
  }

  /// Whether a client's `If-None-Match` names the file: RFC 9110, 13.1.2.
  func isNamed(by header: String) -> Bool {
    header.split(separator: ",").contains { entry in
      let tag = entry.drop { $0 == " " }.prefix { $0 != " " }
      return tag == "*" || (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag) == eTag
    }
  }

  /// FNV-1a (Fowler, Noll and Vo) of 64 bits, by words of eight bytes where it is by bytes: an eighth of the time, and as good
  /// for telling files of one address apart.
  private static func hash(_ data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      let words = bytes.count / 8
      for index in 0..<words {
        let word = bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)
        hash = (hash ^ UInt64(littleEndian: word)) &* 0x100_0000_01b3
        // A product has no influence on lower bits than its own.
        hash ^= hash >> 29
      }
      for byte in bytes[(8 * words)...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
  }
}
