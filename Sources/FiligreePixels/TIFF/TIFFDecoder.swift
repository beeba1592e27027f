import CFiligreeCodecs

/// TIFF → pixels, by libtiff; of several pictures in a file it is the first.
///
/// libtiff makes RGBA of 8 bits of all that it can show: palettes, gray, RGB, CMYK, YCbCr and CIE L*a*b* of 1 to 16 bits. What
/// its codecs warn of is an error, as all damage is.
enum TIFFDecoder {
  static func decode(
    _ bytes: [UInt8], limits: PictureLimits, library: LoadedLibrary = .tiff
  ) throws(PictureError) -> CGImage {
    var message = [CChar](repeating: 0, count: Int(FILIGREE_MESSAGE_LENGTH))
    return try open(bytes, limits, library, &message) {
      (tiff, header, message) throws(PictureError) in
      let color = try header.color()
      try limits.check(header.cost(color, fileBytes: bytes.count), format: "TIFF")
      var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
      // A pixel is a number whose lowest byte is red: the order in memory on all machines that Filigree supports.
      let status = pixels.withUnsafeMutableBytes {
        filigree_tiff_read(tiff, $0.assumingMemoryBound(to: UInt32.self).baseAddress, &message)
      }
      guard status == FILIGREE_READ else {
        throw library.error(Int(status), message, format: "TIFF", byteCount: bytes.count)
      }
      return try header.image(pixels, color)
    }
  }

  /// What the headers say.
  static func header(
    _ bytes: [UInt8], limits: PictureLimits, library: LoadedLibrary = .tiff
  ) throws(PictureError) -> LoadedHeader {
    var message = [CChar](repeating: 0, count: Int(FILIGREE_MESSAGE_LENGTH))
    return try open(bytes, limits, library, &message) { (_, header, _) in header }
  }

  /// Opens a file for as long as `body` runs.
  private static func open<T>(
    _ bytes: [UInt8], _ limits: PictureLimits, _ library: LoadedLibrary,
    _ message: inout [CChar],
    _ body: (OpaquePointer?, LoadedHeader, inout [CChar]) throws(PictureError) -> T
  ) throws(PictureError) -> T {
    let most = limits.memory(forFileOf: bytes.count)
    let result: Result<T, PictureError> = bytes.withUnsafeBufferPointer { data in
      var tiff: OpaquePointer?
      var info = filigree_picture_info()
      let status = filigree_tiff_open(
        library.file, data.baseAddress, data.count, most, &tiff, &info, &message)
      defer { filigree_tiff_close(tiff) }
      guard status == FILIGREE_READ else {
        return .failure(
          library.error(Int(status), message, format: "TIFF", byteCount: bytes.count))
      }
      return Result { () throws(PictureError) in
        try limits.check(
          width: Int(info.width), height: Int(info.height), format: "TIFF", offset: 0)
        return try body(tiff, LoadedHeader(info), &message)
      }
    }
    return try result.get()
  }
}
