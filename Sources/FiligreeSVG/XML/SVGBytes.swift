import FiligreePixels
import Foundation

/// The text of a file, whatever it is packed and coded in.
enum SVGBytes {
  /// The text of a file in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The file: XML in UTF-8, UTF-16 or Latin-1, plain or packed by gzip.
  ///   - limits: How much it may be.
  /// - Returns: The text.
  /// - Throws: `SVGError` for a file that is too large, or packed and damaged.
  static func text(of bytes: [UInt8], _ limits: SVGLimits) throws(SVGError) -> [UInt8] {
    var bytes = bytes
    if bytes.starts(with: [0x1F, 0x8B]) {
      guard let expanded = Gzip.expanded(bytes, limit: limits.bytes) else {
        throw SVGError(.corrupt, "the packed file is damaged, or more than \(limits.bytes) bytes")
      }
      bytes = expanded
    }
    guard bytes.count <= limits.bytes, bytes.count < Int(Int32.max) / 2 else {
      throw SVGError(.tooLarge, "\(bytes.count) bytes, over the limit of \(limits.bytes)")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) {
      return utf8(bytes, isBigEndian: false)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C]) {
      return utf8(bytes, isBigEndian: true)
    }
    let head = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
    if head.contains("encoding=\"iso-8859-1\"") || head.contains("encoding='iso-8859-1'") {
      return bytes.flatMap { Array(UTF8.encode(Unicode.Scalar($0))!) }
    }
    // What is not UTF-8 is replaced, so that whoever reads on need not check.
    if String(validating: bytes, as: UTF8.self) == nil {
      return Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
    return bytes
  }

  private static func utf8(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for i in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[i]), UInt16(bytes[i + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
