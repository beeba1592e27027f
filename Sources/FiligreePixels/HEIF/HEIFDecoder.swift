import CFiligreeCodecs

/// AVIF and HEIC → pixels, by libheif; of several pictures in a file it is the primary one, upright.
///
/// Components of more than 8 bits become 8. The size that the headers say is what is compared with limits: memory that a codec takes
/// for a stream of another size is not, though what comes of it is refused.
enum HEIFDecoder {
  /// The format's name in messages: that of the codec.
  private static func name(_ bytes: [UInt8]) -> String {
    PictureFormat(content: bytes) == .avif ? "AVIF" : "HEIC"
  }

  /// The error for what a call said; of a file that is cut the library says what it misses.
  private static func error(
    _ status: Int, _ message: [CChar], _ bytes: [UInt8], _ library: LoadedLibrary
  ) -> PictureError {
    let isCut = status == FILIGREE_DAMAGED && isCut(bytes)
    return library.error(
      isCut ? FILIGREE_TRUNCATED : status, message, format: name(bytes), byteCount: bytes.count)
  }

  /// Whether the last box of a file, each behind its size, ends beyond the file (ISO/IEC 14496-12, 4.2).
  private static func isCut(_ bytes: [UInt8]) -> Bool {
    var reader = ByteReader(bytes, name: "HEIF")
    do throws(PictureError) {
      while reader.remaining > 0 {
        let start = reader.offset
        var size = try reader.big(4)
        try reader.skip(4)
        // 1: a number of eight bytes follows. 0: the box goes on to the end.
        if size == 1 {
          guard try reader.big(4) == 0 else { return true }
          size = try reader.big(4)
        }
        guard size >= 8 else { return false }
        reader.offset = start
        try reader.skip(size)
      }
      return false
    } catch {
      return true
    }
  }

  static func decode(
    _ bytes: [UInt8], limits: PictureLimits, library: LoadedLibrary = .heif
  ) throws(PictureError) -> CGImage {
    var message = [CChar](repeating: 0, count: Int(FILIGREE_MESSAGE_LENGTH))
    return try open(bytes, limits, library, &message) {
      (heif, header, message) throws(PictureError) in
      let color = try header.color()
      try limits.check(header.cost(color, fileBytes: bytes.count), format: name(bytes))
      var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
      let status = filigree_heif_read(heif, limits.maximumPixels, &pixels, &message)
      guard status == FILIGREE_READ else {
        throw error(Int(status), message, bytes, library)
      }
      return try header.image(pixels, color)
    }
  }

  /// What the headers say.
  static func header(
    _ bytes: [UInt8], limits: PictureLimits, library: LoadedLibrary = .heif
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
    let result: Result<T, PictureError> = bytes.withUnsafeBufferPointer { data in
      var heif: OpaquePointer?
      var info = filigree_picture_info()
      let status = filigree_heif_open(
        library.file, data.baseAddress, data.count, &heif, &info, &message)
      defer { filigree_heif_close(heif) }
      guard status == FILIGREE_READ else {
        return .failure(error(Int(status), message, bytes, library))
      }
      return Result { () throws(PictureError) in
        try limits.check(
          width: Int(info.width), height: Int(info.height), format: name(bytes), offset: 0)
        return try body(heif, LoadedHeader(info), &message)
      }
    }
    return try result.get()
  }
}
