import CDeflate

/// Writes frames as a page reads them.
///
/// All numbers are little-endian. A frame begins with a head of 16 bytes: its number (32 bits), the picture's width and
/// height in pixels (16 bits each), how many rectangles there are (16), how the pixels are packed (16, ``Packing``), and how
/// many pixels there are (32). For each rectangle follow its x, y, width and height (16 each). Then come the pixels of the
/// rectangles, in rows from the top: red, green, blue, opacity, 8 bits each, not premultiplied.
struct FrameEncoder: ~Copyable {
  /// How pixels are packed.
  enum Packing: UInt32 {
    /// As they are.
    case none = 0
    /// As ``PixelRuns``.
    case runs = 1
    /// Those as a stream of zlib.
    case deflatedRuns = 2
  }

  /// libdeflate's level: the quickest, of which Benchmarks/Live.md has figures beside others.
  static let level: Int32 = 1
  /// From so many bytes on runs are deflated for a page on another machine: fewer fit into a few packets of a network.
  static let deflatedSize = 4096

  private let compressor: OpaquePointer?

  init() {
    compressor = libdeflate_alloc_compressor(Self.level)
  }

  deinit {
    if let compressor { libdeflate_free_compressor(compressor) }
  }

  /// A frame with the pixels of some rectangles of an opaque picture.
  ///
  /// - Parameters:
  ///   - number: The frame's number.
  ///   - picture: The picture.
  ///   - rects: The rectangles, within the picture.
  ///   - isNear: Whether the page is on this machine, where bytes cost less than packing them.
  /// - Returns: The frame's bytes.
  func frame(
    number: UInt32, _ picture: FramePicture, _ rects: [FrameRect], isNear: Bool
  ) -> [UInt8] {
    let count = rects.reduce(0) { $0 + $1.width * $1.height }
    let words = PixelRuns.encode(picture, rects)
    var packing = Packing.runs
    var pixels: [UInt8]
    if words.count < count {
      pixels = Self.bytes(of: words)
    } else {
      packing = .none
      pixels = Self.bytes(of: rects, in: picture)
    }
    if !isNear, packing == .runs, pixels.count >= Self.deflatedSize, let packed = deflated(pixels) {
      packing = .deflatedRuns
      pixels = packed
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16 + rects.count * 8 + pixels.count)
    bytes.append(number, count: 4)
    bytes.append(UInt32(picture.width), count: 2)
    bytes.append(UInt32(picture.height), count: 2)
    bytes.append(UInt32(rects.count), count: 2)
    bytes.append(packing.rawValue, count: 2)
    bytes.append(UInt32(count), count: 4)
    for rect in rects {
      for number in [rect.x, rect.y, rect.width, rect.height] {
        bytes.append(UInt32(number), count: 2)
      }
    }
    return bytes + pixels
  }

  private static func bytes(of words: [UInt32]) -> [UInt8] {
    // All machines that Filigree supports have the lowest byte first.
    words.withUnsafeBytes { Array($0) }
  }

  private static func bytes(of rects: [FrameRect], in picture: FramePicture) -> [UInt8] {
    var pixels: [UInt8] = []
    for rect in rects {
      for y in rect.y..<rect.maxY {
        let start = (y * picture.width + rect.x) * 4
        pixels += picture.bytes[start..<start + rect.width * 4]
      }
    }
    return pixels
  }

  /// The bytes as a stream of zlib; nil where that is not shorter.
  private func deflated(_ bytes: [UInt8]) -> [UInt8]? {
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
