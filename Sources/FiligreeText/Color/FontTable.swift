import CHarfBuzz
import Foundation

/// The bytes of a table of a font, read big-endian; what lies beyond its end is nil.
///
/// `@unchecked Sendable`: the blob is immutable, and HarfBuzz counts its users atomically.
final class FontTable: @unchecked Sendable {
  private let blob: OpaquePointer
  private let bytes: UnsafeRawBufferPointer

  /// The table `tag`, by its four letters, of a face of HarfBuzz's; nil if the font has none.
  init?(_ face: OpaquePointer, _ tag: String) {
    guard let blob = hb_face_reference_table(face, hb_tag_from_string(tag, 4)) else { return nil }
    self.blob = blob
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    // The blob's bytes live as long as the blob, which lives as long as `self`.
    bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
    if bytes.isEmpty { return nil }
  }

  deinit {
    hb_blob_destroy(blob)
  }

  /// `count` bytes, at most four, as a number.
  func unsigned(_ at: Int, _ count: Int) -> Int? {
    guard at >= 0, at <= bytes.count - count else { return nil }
    return bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// `count` bytes, at most four, as a number with a sign.
  func signed(_ at: Int, _ count: Int) -> Int? {
    unsigned(at, count).map { $0 < 1 << (8 * count - 1) ? $0 : $0 - 1 << (8 * count) }
  }

  func uint8(_ at: Int) -> Int? { unsigned(at, 1) }
  func uint16(_ at: Int) -> Int? { unsigned(at, 2) }
  func uint24(_ at: Int) -> Int? { unsigned(at, 3) }
  func uint32(_ at: Int) -> Int? { unsigned(at, 4) }
  func int16(_ at: Int) -> Double? { signed(at, 2).map(Double.init) }
  /// A fraction: 2 bits before the point, 14 after it.
  func fraction(_ at: Int) -> Double? { int16(at).map { $0 / 16384 } }
  /// A number with 16 bits after the point.
  func fixed(_ at: Int) -> Double? { signed(at, 4).map { Double($0) / 65536 } }

  /// The bytes of a range; nil if it goes beyond the end.
  func data(_ range: Range<Int>) -> Data? {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    return Data(bytes[range])
  }
}
