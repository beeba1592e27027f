/// Builds WebP files from chunks (RFC 9649, 2.7).
enum WebPContainer {
  /// A file of one still picture from the chunks of an animation's frame.
  static func still(_ chunks: ArraySlice<UInt8>) -> [UInt8] {
    // A chunk of opacity needs the extended header, with the frame's size from the picture.
    var extended: [UInt8] = []
    if chunks.starts(with: Array("ALPH".utf8)) {
      let length = little(chunks.dropFirst(4))
      let picture = chunks.dropFirst(8 + length + length % 2)
      // The size of a VP8 picture stands 6 bytes into it.
      let size = picture.dropFirst(14)
      guard size.count >= 4 else { return riff(Array(chunks)) }
      let start = size.startIndex
      let width = (Int(size[start]) | Int(size[start + 1]) << 8) & 0x3FFF
      let height = (Int(size[start + 2]) | Int(size[start + 3]) << 8) & 0x3FFF
      extended = header(flags: 0x10, width: width, height: height)
    }
    return riff(extended + chunks)
  }

  /// The file of an encoder, with a color profile.
  static func adding(profile: [UInt8], to file: [UInt8], width: Int, height: Int) -> [UInt8] {
    var chunks = file.dropFirst(12)
    var flags: UInt8 = 0x20
    if chunks.starts(with: Array("VP8X".utf8)) {
      flags |= chunks[chunks.startIndex + 8]
      chunks = chunks.dropFirst(18)
    } else if chunks.starts(with: Array("VP8L".utf8)), chunks.count > 12,
      chunks[chunks.startIndex + 12] & 0x10 != 0
    {
      // VP8L's own opacity flag: bit 28 of the four bytes after its signature.
      flags |= 0x10
    }
    return riff(
      header(flags: flags, width: width, height: height) + chunk("ICCP", profile) + chunks)
  }

  /// The chunks of an encoder's file that an animation's frame has: opacity and picture.
  static func frameChunks(of file: [UInt8]) -> [UInt8] {
    let chunks = file.dropFirst(12)
    // The extended header is the animation's.
    return Array(chunks.starts(with: Array("VP8X".utf8)) ? chunks.dropFirst(18) : chunks)
  }

  /// Whether a frame has an opacity.
  static func hasAlpha(_ chunks: [UInt8]) -> Bool {
    if chunks.starts(with: Array("ALPH".utf8)) { return true }
    // VP8L's own flag: bit 28 of the four bytes after its signature.
    return chunks.starts(with: Array("VP8L".utf8)) && chunks.count > 12 && chunks[12] & 0x10 != 0
  }

  static func header(flags: UInt8, width: Int, height: Int) -> [UInt8] {
    let size = [width - 1, height - 1].flatMap { side in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    return chunk("VP8X", [flags, 0, 0, 0] + size)
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(data.count) + data + (data.count % 2 == 1 ? [0] : [])
  }

  static func riff(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(chunks.count + 4) + Array("WEBP".utf8) + chunks
  }

  static func little(_ value: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
