/// PBM, PGM and PPM → pixels; of several pictures in a file it is the first.
///
/// A bitmap becomes 8-bit gray, its 1 black. Numbers are scaled to 0…255, or 0…65535 where the maximum
/// is above 255, and rounded to the nearest; they are taken as sRGB, as all programs do (and not as
/// BT.709, as the description says).
enum PNMDecoder {
  static func decode(
    _ bytes: consuming [UInt8], limits: PictureLimits
  ) throws(PictureError) -> CGImage {
    let header = try PNMHeader(copy bytes, limits: limits)
    let count = header.width * header.height * header.components
    let depth = header.top > 255 ? 16 : 8
    try limits.check(
      DecodingCost(
        width: header.width, height: header.height, fileBytes: bytes.count, working: 0,
        result: count * depth / 8), format: header.name)
    let pixels: [UInt8]
    if !header.isPlain, header.top == 255 {
      // The file's own bytes, without its header and what follows: moved in place.
      guard count <= bytes.count - header.dataOffset else { throw header.truncated(bytes.count) }
      bytes.removeSubrange((header.dataOffset + count)...)
      bytes.removeSubrange(..<header.dataOffset)
      pixels = bytes
    } else if header.isPlain {
      pixels = try plain(bytes, header, count)
    } else {
      pixels = try raw(bytes, header, count, depth)
    }
    return CGImage(
      width: header.width, height: header.height, components: header.components, depth: depth,
      bytes: pixels)
  }

  private static func raw(
    _ bytes: [UInt8], _ header: PNMHeader, _ count: Int, _ depth: Int
  ) throws(PictureError) -> [UInt8] {
    let size = header.isBitmap ? (header.width + 7) / 8 * header.height : count * depth / 8
    var reader = ByteReader(bytes, name: header.name)
    reader.offset = header.dataOffset
    let data = try reader.slice(size)
    if header.isBitmap {
      let expansion = BitExpansion(bits: 1, values: [255, 0])
      return data.withUnsafeBufferPointer { packed in
        packed.baseAddress.map {
          expansion.expand($0, width: header.width, height: header.height)
        } ?? []
      }
    }
    let table = scale(header.top)
    var isOutside = false
    let pixels = [UInt8](unsafeUninitializedCapacity: size) { result, written in
      written = size
      data.withUnsafeBufferPointer { from in
        table.withUnsafeBufferPointer { table in
          let to = UnsafeMutableRawBufferPointer(result)
          for i in 0..<count {
            let value = depth == 8 ? Int(from[i]) : Int(from[2 &* i]) &<< 8 | Int(from[2 &* i &+ 1])
            if value >= table.count { isOutside = true }
            let scaled = table[min(value, table.count &- 1)]
            if depth == 8 {
              to[i] = UInt8(truncatingIfNeeded: scaled)
            } else {
              to.storeBytes(of: scaled, toByteOffset: 2 &* i, as: UInt16.self)
            }
          }
        }
      }
    }
    guard !isOutside else { throw outside(header) }
    return pixels
  }

  private static func plain(
    _ bytes: [UInt8], _ header: PNMHeader, _ count: Int
  ) throws(PictureError) -> [UInt8] {
    var reader = ByteReader(bytes, name: header.name)
    reader.offset = header.dataOffset
    // A number takes two bytes at the least, a bit one.
    guard count / 2 <= reader.remaining || header.isBitmap && count <= reader.remaining else {
      throw header.truncated(bytes.count)
    }
    let table = scale(header.top)
    var pixels = [UInt8]()
    pixels.reserveCapacity(count * (header.top > 255 ? 2 : 1))
    for _ in 0..<count {
      if header.isBitmap {
        pixels.append(try bit(&reader) ? 0 : 255)
        continue
      }
      let value = try PNMHeader.number(&reader, most: 65535)
      guard value <= header.top else { throw outside(header) }
      if header.top > 255 {
        withUnsafeBytes(of: table[value]) { pixels.append(contentsOf: $0) }
      } else {
        pixels.append(UInt8(truncatingIfNeeded: table[value]))
      }
    }
    return pixels
  }

  /// The next bit of a plain bitmap: white space between bits may be missing.
  private static func bit(_ reader: inout ByteReader) throws(PictureError) -> Bool {
    while true {
      let byte = try reader.byte()
      switch byte {
      case 0x30: return false
      case 0x31: return true
      case UInt8(ascii: "#"):
        var next = byte
        while next != 0x0A, next != 0x0D { next = try reader.byte() }
      default:
        guard PNMHeader.isSpace(byte) else {
          throw PictureError(
            .corrupt, "PBM with a bit that is neither 0 nor 1", offset: reader.offset - 1,
            remedy: "the file is damaged")
        }
      }
    }
  }

  /// What each number 0…`top` becomes.
  private static func scale(_ top: Int) -> [UInt16] {
    let full = top > 255 ? 65535 : 255
    return (0...top).map { UInt16((2 * $0 * full + top) / (2 * top)) }
  }

  private static func outside(_ header: PNMHeader) -> PictureError {
    PictureError(
      .corrupt, "\(header.name) with a number above its maximum, \(header.top)",
      offset: header.dataOffset, remedy: "the file is damaged")
  }
}
