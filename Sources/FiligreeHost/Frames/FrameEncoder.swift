import CDeflate
import FiligreePixels

/// Writes frames as a page reads them.
///
/// All numbers are little-endian. A frame begins with a head of 16 bytes: its number (32 bits), the picture's width and
/// height in pixels (16 bits each), how many rectangles there are (16), how the pixels are packed (16: 0 as they are, 1 as
/// a stream of zlib), and how many bytes the pixels are (32). For each rectangle follow its x, y, width and height (16
/// each). Then come the pixels, those of each rectangle in rows from the top: red, green, blue, opacity, 8 bits each, not
/// premultiplied.
struct FrameEncoder: ~Copyable {
  /// From so many bytes of pixels on they are packed.
  ///
  /// On the loop of one machine a few kilobytes are there before a browser has begun to unpack them.
  static let packedSize = 8192
  /// libdeflate's level: the quickest, of which Benchmarks/Live.md has figures beside others.
  static let level: Int32 = 1

  private let compressor: OpaquePointer?

  init() {
    compressor = libdeflate_alloc_compressor(Self.level)
  }

  deinit {
    if let compressor { libdeflate_free_compressor(compressor) }
  }

  /// A frame with the pixels of some rectangles of an opaque picture.
  func frame(
    number: UInt32, _ picture: FramePicture, _ rects: [FrameRect]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let count = rects.reduce(0) { $0 + $1.width * $1.height * 4 }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(count)
    for rect in rects {
      for y in rect.y..<rect.maxY {
        let start = (y * picture.width + rect.x) * 4
        pixels += picture.bytes[start..<start + rect.width * 4]
      }
    }
    let packed = count >= Self.packedSize ? packed(pixels) : nil
    bytes.reserveCapacity(16 + rects.count * 8 + (packed ?? pixels).count)
    bytes.append(number, count: 4)
    bytes.append(UInt32(picture.width), count: 2)
    bytes.append(UInt32(picture.height), count: 2)
    bytes.append(UInt32(rects.count), count: 2)
    bytes.append(packed == nil ? 0 : 1, count: 2)
    bytes.append(UInt32(count), count: 4)
    for rect in rects {
      for number in [rect.x, rect.y, rect.width, rect.height] {
        bytes.append(UInt32(number), count: 2)
      }
    }
    bytes += packed ?? pixels
    return bytes
  }

  /// The bytes as a stream of zlib; nil where that is not shorter.
  private func packed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor, bytes.count > 16 else { return nil }
    // A buffer that is one byte too small makes libdeflate give up.
    let packed = [UInt8](unsafeUninitializedCapacity: bytes.count - 1) { result, count in
      count = bytes.withUnsafeBytes {
        libdeflate_zlib_compress(
          compressor, $0.baseAddress, $0.count, result.baseAddress, result.count)
      }
    }
    return packed.isEmpty ? nil : packed
  }
}

extension [UInt8] {
  /// Appends the lowest bytes of a number, the lowest first.
  fileprivate mutating func append(_ number: UInt32, count: Int) {
    for index in 0..<count { append(UInt8(truncatingIfNeeded: number >> UInt32(8 * index))) }
  }
}
