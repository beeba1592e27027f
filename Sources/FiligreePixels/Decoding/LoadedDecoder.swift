import CFiligreeCodecs

/// A decoder of pictures by a library that is loaded when one needs it.
protocol LoadedDecoder {
  /// The library that is loaded, if no other is named.
  static var library: LoadedLibrary { get }

  /// The format's name in messages.
  static func name(_ bytes: [UInt8]) -> String

  /// Reads the headers of a file that stays where it is until the picture is closed, which has to be done whatever the result is.
  static func open(
    _ file: UnsafeBufferPointer<UInt8>, _ limits: PictureLimits, _ library: LoadedLibrary,
    _ picture: inout OpaquePointer?, _ info: inout filigree_picture_info, _ message: inout [CChar]
  ) -> CInt

  /// Unpacks the pixels: RGBA of 8 bits.
  static func read(
    _ picture: OpaquePointer?, _ limits: PictureLimits, _ pixels: inout [UInt8],
    _ message: inout [CChar]
  ) -> CInt

  /// Gives back what opening took.
  static func close(_ picture: OpaquePointer?)

  /// What the library said of a file, or better where more is known of it.
  static func status(_ status: CInt, _ bytes: [UInt8]) -> CInt
}

extension LoadedDecoder {
  static func status(_ status: CInt, _ bytes: [UInt8]) -> CInt { status }

  /// Decodes a file.
  static func decode(
    _ bytes: [UInt8], limits: PictureLimits, library: LoadedLibrary = Self.library
  ) throws(PictureError) -> CGImage {
    try opened(bytes, limits, library) { (picture, header, message) throws(PictureError) in
      let color = try header.color()
      try limits.check(header.cost(color, fileBytes: bytes.count), format: name(bytes))
      var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
      let status = read(picture, limits, &pixels, &message)
      guard status == FILIGREE_READ else { throw error(status, message, bytes, library) }
      return try header.image(pixels, color)
    }
  }

  /// What the headers of a file say.
  static func header(
    _ bytes: [UInt8], limits: PictureLimits, library: LoadedLibrary = Self.library
  ) throws(PictureError) -> LoadedHeader {
    try opened(bytes, limits, library) { (_, header, _) in header }
  }

  /// Opens a file for as long as `body` runs.
  private static func opened<T>(
    _ bytes: [UInt8], _ limits: PictureLimits, _ library: LoadedLibrary,
    _ body: (OpaquePointer?, LoadedHeader, inout [CChar]) throws(PictureError) -> T
  ) throws(PictureError) -> T {
    let result: Result<T, PictureError> = bytes.withUnsafeBufferPointer { file in
      var message = [CChar](repeating: 0, count: Int(FILIGREE_MESSAGE_LENGTH))
      var picture: OpaquePointer?
      var info = filigree_picture_info()
      let status = open(file, limits, library, &picture, &info, &message)
      defer { close(picture) }
      guard status == FILIGREE_READ else {
        return .failure(error(status, message, bytes, library))
      }
      return Result { () throws(PictureError) in
        try limits.check(
          width: Int(info.width), height: Int(info.height), format: name(bytes), offset: 0)
        return try body(picture, LoadedHeader(info), &message)
      }
    }
    return try result.get()
  }

  private static func error(
    _ status: CInt, _ message: [CChar], _ bytes: [UInt8], _ library: LoadedLibrary
  ) -> PictureError {
    library.error(
      Int(self.status(status, bytes)), message, format: name(bytes), byteCount: bytes.count)
  }
}
