/// Finds the orientation in EXIF data.
///
/// Source: Exif 2.3 (CIPA DC-008), 4.6.2 and tag 274; TIFF 6.0, section 2.
enum EXIFOrientation {
  /// The orientation in a TIFF structure, or nil where there is none that can be read.
  ///
  /// EXIF is a note beside the picture: damage in it never fails the picture.
  static func read(_ data: ArraySlice<UInt8>) -> CGImagePropertyOrientation? {
    guard data.count >= 8 else { return nil }
    let start = data.startIndex
    let little: Bool
    switch (data[start], data[start + 1]) {
    case (0x49, 0x49): little = true
    case (0x4D, 0x4D): little = false
    default: return nil
    }
    /// The number of `count` bytes at `offset`, or nil beyond the end.
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= data.count - count else { return nil }
      var value = 0
      for i in 0..<count {
        value = value << 8 | Int(data[start + offset + (little ? count - 1 - i : i)])
      }
      return value
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let entries = number(directory, 2)
    else { return nil }
    for entry in 0..<entries {
      let at = directory + 2 + 12 * entry
      guard let tag = number(at, 2) else { return nil }
      guard tag == 274 else { continue }
      // Type 3 is SHORT, its value in the first two bytes of the value field.
      guard number(at + 2, 2) == 3, number(at + 4, 4) == 1, let value = number(at + 8, 2) else {
        return nil
      }
      return CGImagePropertyOrientation(rawValue: UInt32(value))
    }
    return nil
  }
}
