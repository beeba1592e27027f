/// The lines of a stream whose pieces come one after the other, within bounds.
struct JobLines {
  /// A line.
  struct Line: Equatable {
    /// Which one it is, from 1.
    var number: Int
    /// Its bytes without the line's end; nil for one that is too long, whose bytes are not kept.
    var bytes: [UInt8]?
  }

  /// The most bytes of a line: some times what the longest names take.
  static let longest = 1 << 16

  /// What is kept of the stream: less than two of the longest lines, where pieces are no longer than one.
  private(set) var bytes: [UInt8] = []
  /// Where the next line begins in `bytes`.
  private var start = 0
  /// How far ends of lines have been looked for.
  private var searched = 0
  private var isSkipping = false
  private var number = 0

  /// Whether the rest, without a line's end, is a line: the stream is over.
  var isComplete = false

  /// Appends a piece.
  mutating func append(_ piece: some Sequence<UInt8>) {
    bytes.removeSubrange(..<start)
    searched -= start
    start = 0
    bytes += piece
  }

  /// Takes the next line; nil where more has to come first.
  mutating func next() -> Line? {
    while true {
      let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
      guard end != nil || isComplete else {
        searched = bytes.count
        if searched - start > Self.longest { isSkipping = true }
        if isSkipping { start = searched }
        return nil
      }
      let line = bytes[start..<(end ?? bytes.count)]
      if end == nil, line.isEmpty, !isSkipping { return nil }
      number += 1
      start = end.map { $0 + 1 } ?? bytes.count
      searched = start
      defer { isSkipping = false }
      if isSkipping || line.count > Self.longest { return Line(number: number, bytes: nil) }
      // Lines of nothing part nothing.
      let blank = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
      if line.allSatisfy(blank.contains) { continue }
      return Line(number: number, bytes: Array(line))
    }
  }
}
