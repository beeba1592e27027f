#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The scans of a JPEG, by their headers, and the oddities of a file that do no harm.
///
/// Source: ITU-T T.81, annex B.
struct JPEGScans {
  /// How many there are.
  private(set) var count = 0
  /// Where the end is marked.
  private(set) var end = 0
  /// The components that have pixels: for a progressive picture, those whose scans begin at the beginning.
  private var begun: Set<UInt8> = []
  /// Whether a component of a sequential picture comes twice.
  private var hasRepeats = false
  /// Bytes that are to be others, so that libjpeg has nothing to warn of but damage.
  private var mends: [(offset: Int, byte: UInt8)] = []

  /// Walks along the markers of a whole file.
  init(_ bytes: [UInt8], _ header: JPEGHeader) throws(PictureError) {
    var reader = ByteReader(bytes, name: "JPEG")
    try reader.skip(2)
    while true {
      var marker = try reader.byte()
      // What stands between segments is damage, of which libjpeg tells.
      guard marker == 0xFF else { continue }
      while marker == 0xFF { marker = try reader.byte() }
      switch marker {
      case 0, 0x01, 0xD0...0xD8: continue
      case 0xD9:
        end = reader.offset - 2
        try check(header)
        return
      default: break
      }
      let segment = try reader.slice(max(try reader.big(2) - 2, 0))
      switch marker {
      case 0xDA:
        read(scan: segment, header)
        try skipCodedData(&reader)
      case 0xE0: mendJFIF(segment)
      case 0xEE: mendAdobe(segment, components: header.components)
      default: break
      }
    }
  }

  /// Goes on to the next marker that is not in coded data.
  private func skipCodedData(_ reader: inout ByteReader) throws(PictureError) {
    let rest = reader.bytes[reader.offset..<reader.end]
    try reader.skip(rest.withUnsafeBytes { Self.codedBytes(UnsafeRawBufferPointer($0)) })
  }

  /// How many bytes there are before a marker that is not in coded data.
  ///
  /// A zero is stuffed behind each 0xFF of coded data, restarts stand in it, and 0xFF fills (B.1.1).
  private static func codedBytes(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var at = 0
    while at < bytes.count - 1, let next = memchr(base + at, 0xFF, bytes.count - 1 - at) {
      at = UnsafeRawPointer(next) - base
      let marker = bytes[at + 1]
      guard marker == 0 || marker == 0xFF || (0xD0...0xD7).contains(marker) else { return at }
      at += marker == 0xFF ? 1 : 2
    }
    return bytes.count
  }

  private mutating func read(scan: ArraySlice<UInt8>, _ header: JPEGHeader) {
    count += 1
    let start = scan.startIndex
    guard let number = scan.first.map({ Int($0) }), scan.count >= 2 * number + 4 else { return }
    // The first coefficient, the last, and the bits before and now.
    let parameters = start + 1 + 2 * number
    for k in 0..<number {
      let component = scan[start + 1 + 2 * k]
      if header.isProgressive {
        if scan[parameters] == 0, scan[parameters + 2] >> 4 == 0 { begun.insert(component) }
      } else if !begun.insert(component).inserted {
        hasRepeats = true
      }
    }
    if !header.isProgressive {
      // Sequential pictures have no use for them, and some encoders write others (B.2.3).
      mend(parameters, [0, 63, 0], scan)
    }
  }

  private mutating func mendJFIF(_ segment: ArraySlice<UInt8>) {
    // Of version 1.02 all readers know; what a larger number changes would be said elsewhere.
    if segment.starts(with: Array("JFIF\0".utf8)), segment.count >= 14 {
      mend(segment.startIndex + 5, [1], segment)
    }
  }

  private mutating func mendAdobe(_ segment: ArraySlice<UInt8>, components: Int) {
    guard segment.starts(with: Array("Adobe".utf8)), segment.count >= 12 else { return }
    // What libjpeg takes an unknown transform for: YCbCr, YCCK.
    let place = segment.startIndex + 11
    switch (components, segment[place]) {
    case (3, 2...): mend(place, [1], segment)
    case (4, 1), (4, 3...): mend(place, [2], segment)
    default: break
    }
  }

  private mutating func mend(_ offset: Int, _ bytes: [UInt8], _ segment: ArraySlice<UInt8>) {
    for (i, byte) in bytes.enumerated() where segment[offset + i] != byte {
      mends.append((offset + i, byte))
    }
  }

  private func check(_ header: JPEGHeader) throws(PictureError) {
    guard begun.count >= header.components else {
      throw PictureError(
        .corrupt, "JPEG with scans of \(begun.count) of its \(header.components) components",
        offset: end, remedy: "the file is not complete")
    }
    guard !hasRepeats else {
      throw PictureError(
        .corrupt, "JPEG with a component in several scans", offset: end,
        remedy: "the file is damaged")
    }
  }

  /// Throws where the scans go over more pixels than is allowed.
  func check(_ header: JPEGHeader, _ limits: PictureLimits) throws(PictureError) {
    // Beginning a scan takes a while, too: that of a small picture.
    let pixels = max(header.width * header.height, 1 << 16).saturatingMultiply(count)
    guard count == 1 || pixels <= limits.maximumScannedPixels else {
      throw PictureError(
        .tooLarge, "JPEG of \(count) scans for \(header.width)×\(header.height) pixels",
        remedy:
          "scans may go over \(limits.maximumScannedPixels) pixels; save it as a baseline JPEG")
    }
  }

  /// The file with its oddities mended, and without `padding` bytes before its end.
  func mended(_ bytes: [UInt8], padding: Int = 0) -> [UInt8] {
    guard !mends.isEmpty || padding > 0 else { return bytes }
    var bytes = bytes
    for mend in mends { bytes[mend.offset] = mend.byte }
    bytes.removeSubrange(max(end - padding, 0)..<end)
    return bytes
  }
}
