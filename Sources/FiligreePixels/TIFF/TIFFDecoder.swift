import CFiligreeCodecs

/// TIFF → pixels, by libtiff; of several pictures in a file it is the first.
///
/// libtiff makes RGBA of 8 bits of all that it can show: palettes, gray, RGB, CMYK, YCbCr and CIE L*a*b* of 1 to 16 bits. What
/// its codecs warn of is an error, as all damage is.
enum TIFFDecoder: LoadedDecoder {
  static let library = LoadedLibrary.tiff

  static func name(_ bytes: [UInt8]) -> String { "TIFF" }

  static func open(
    _ file: UnsafeBufferPointer<UInt8>, _ limits: PictureLimits, _ library: LoadedLibrary,
    _ picture: inout OpaquePointer?, _ info: inout filigree_picture_info, _ message: inout [CChar]
  ) -> CInt {
    filigree_tiff_open(
      library.file, file.baseAddress, file.count, limits.memory(forFileOf: file.count), &picture,
      &info, &message)
  }

  static func read(
    _ picture: OpaquePointer?, _ limits: PictureLimits, _ pixels: inout [UInt8],
    _ message: inout [CChar]
  ) -> CInt {
    // A pixel is a number whose lowest byte is red: the order in memory on all machines that Filigree supports.
    pixels.withUnsafeMutableBytes {
      filigree_tiff_read(picture, $0.assumingMemoryBound(to: UInt32.self).baseAddress, &message)
    }
  }

  static func close(_ picture: OpaquePointer?) { filigree_tiff_close(picture) }
}
