/// What a PBM, PGM or PPM file says before its pixels.
struct PNMHeader {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
