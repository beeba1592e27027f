/// The segments of a JPEG, found by their lengths.
struct JPEGBytes {
  /// Each scan: its header and its coded data.
  var scans: [Range<Int>] = []
  /// Where the first segment of a marker begins.
  var starts: [UInt8: Int] = [:]
  /// Where the end is marked.
  var end = 0

  init(_ file: [UInt8]) {
    var at = 2
    while at + 3 < file.count, file[at] == 0xFF {
      let marker = file[at + 1]
      starts[marker] = starts[marker] ?? at
      var next = at + 2 + Int(file[at + 2]) << 8 + Int(file[at + 3])
      if marker == 0xDA {
        // Zeros are stuffed, and restarts stand, in coded data.
        func isCoded(_ byte: UInt8) -> Bool { byte == 0 || (0xD0...0xD7).contains(byte) }
        while file[next] != 0xFF || isCoded(file[next + 1]) { next += 1 }
        scans.append(at..<next)
      }
      at = next
    }
    end = at
  }
}
