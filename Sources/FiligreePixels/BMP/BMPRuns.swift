/// Runs of indices → indices: RLE4 and RLE8.
///
/// Source: Microsoft, "Bitmap Compression" (Windows GDI).
enum BMPRuns {
  /// The indices of all pixels, from the top; those that the runs leave out are 0.
  ///
  /// Runs that go on beyond a row or the picture are cut there, as all programs do.
  static func unpack(
    _ reader: inout ByteReader, _ header: BMPHeader
  ) throws(PictureError) -> [UInt8] {
    let (width, height) = (header.width, header.height)
    let isHalf = header.bits == 4
    var indices = [UInt8](repeating: 0, count: width * height)
    // The row counts from the bottom.
    var (x, row) = (0, 0)
    func put(_ index: UInt8) {
      if x < width, row < height { indices[(height - 1 - row) * width + x] = index }
      x += 1
    }
    while true {
      let count = Int(try reader.byte())
      let value = try reader.byte()
      if count > 0 {
        for i in 0..<count {
          put(isHalf ? i % 2 == 0 ? value >> 4 : value & 15 : value)
        }
        continue
      }
      switch value {
      case 0: (x, row) = (0, row + 1)
      case 1: return indices
      case 2:
        x += Int(try reader.byte())
        row += Int(try reader.byte())
      default:
        let count = Int(value)
        let size = isHalf ? (count + 1) / 2 : count
        let data = try reader.slice(size)
        for i in 0..<count {
          let byte = data[data.startIndex + (isHalf ? i / 2 : i)]
          put(isHalf ? i % 2 == 0 ? byte >> 4 : byte & 15 : byte)
        }
        // The next run begins at an even byte.
        if !size.isMultiple(of: 2) { try reader.skip(1) }
      }
    }
  }
}
