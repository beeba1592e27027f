import FiligreePixels
import Foundation

/// The text of a file, whatever it is packed and coded in.
enum SVGBytes {
  /// The text of a file in UTF-8, where the file is not that itself.
  ///
  /// - Parameters:
  ///   - bytes: The file: XML in UTF-8, UTF-16 or an encoding that its declaration names, plain or packed by gzip.
  ///   - limits: How much it may be.
  /// - Returns: The text, or nil where the bytes are the text.
  /// - Throws: `SVGError` for a file that is too large, or packed and damaged.
  static func converted(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: SVGLimits
  ) throws(SVGError) -> [UInt8]? {
    guard bytes.starts(with: [0x1F, 0x8B]) else { return try decoded(bytes, limits) }
    guard let expanded = Gzip.expanded(Array(bytes), limit: limits.bytes) else {
      throw SVGError(.corrupt, "the packed file is damaged, or more than \(limits.bytes) bytes")
    }
    let result: Result<[UInt8]?, SVGError> = expanded.withUnsafeBufferPointer { text in
      Result { () throws(SVGError) in try decoded(text, limits) }
    }
    return try result.get() ?? expanded
  }

  /// The text of bytes that are not packed; nil where they are the text.
  private static func decoded(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: SVGLimits
  ) throws(SVGError) -> [UInt8]? {
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
    if let encoding = try declaredEncoding(of: bytes) {
      guard let text = String(data: Data(bytes), encoding: encoding) else {
        throw SVGError(.corrupt, "the text is not in the encoding that the file names")
      }
      return Array(text.utf8)
    }
    // What is not UTF-8 is replaced, so that whoever reads on need not check.
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch { return Array(String(decoding: bytes, as: UTF8.self).utf8) }
  }

  /// The encodings other than UTF-8 and UTF-16 that files are read in, by their names in small letters.
  private static let encodings: [String: String.Encoding] = [
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "macintosh": .macOSRoman, "shift_jis": .shiftJIS,
    "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
  ]

  /// The encoding that the XML declaration names; nil for UTF-8, or where it names none.
  private static func declaredEncoding(
    of bytes: UnsafeBufferPointer<UInt8>
  ) throws(SVGError) -> String.Encoding? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let declaration = String(
      decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let label = declaration.firstRange(of: "encoding") else { return nil }
    let parts = declaration[label.upperBound...].split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { "\"'".contains($0) })
    guard parts.count == 3 else { return nil }
    let name = parts[1].lowercased()
    if ["utf-8", "utf8", "us-ascii", "utf-16"].contains(name) { return nil }
    guard let encoding = encodings[name] else {
      throw SVGError(.corrupt, "text in the encoding \(name.prefix(40)) is not read")
    }
    return encoding
  }

  private static func utf8(_ bytes: UnsafeBufferPointer<UInt8>, isBigEndian: Bool) -> [UInt8] {
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
