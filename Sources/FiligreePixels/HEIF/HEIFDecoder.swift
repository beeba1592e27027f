import CFiligreeCodecs

/// AVIF and HEIC → pixels, by libheif; of several pictures in a file it is the primary one, upright.
///
/// Components of more than 8 bits become 8. The size that the headers say is what is compared with limits: memory that a codec takes
/// for a stream of another size is not, though what comes of it is refused.
enum HEIFDecoder: LoadedDecoder {
  static let library = LoadedLibrary.heif

  /// The format's name in messages: that of the codec.
  static func name(_ bytes: [UInt8]) -> String {
    PictureFormat(content: bytes) == .avif ? "AVIF" : "HEIC"
  }

  static func open(
    _ file: UnsafeBufferPointer<UInt8>, _ limits: PictureLimits, _ library: LoadedLibrary,
    _ picture: inout OpaquePointer?, _ info: inout filigree_picture_info, _ message: inout [CChar]
  ) -> CInt {
    filigree_heif_open(library.file, file.baseAddress, file.count, &picture, &info, &message)
  }

  static func read(
    _ picture: OpaquePointer?, _ limits: PictureLimits, _ pixels: inout [UInt8],
    _ message: inout [CChar]
  ) -> CInt {
    filigree_heif_read(picture, limits.maximumPixels, &pixels, &message)
  }

  static func close(_ picture: OpaquePointer?) { filigree_heif_close(picture) }

  /// Of a file that is cut the library says what it misses.
  static func status(_ status: CInt, _ bytes: [UInt8]) -> CInt {
    status == FILIGREE_DAMAGED && isCut(bytes) ? CInt(FILIGREE_TRUNCATED) : status
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
}
