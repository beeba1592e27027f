/// A paragraph's characters as an array of scalars, with where visible characters begin and to which
/// run each belongs.
struct CharacterSequence: Sendable {
  /// The scalars' numbers.
  private(set) var scalars: [UInt32] = []
  /// Whether a grapheme cluster (UAX #29) begins here.
  private(set) var startsGrapheme: [Bool] = []
  /// Index of the run of each scalar.
  private(set) var runs: [Int32] = []
  /// Whether the text had more than `Paragraph.characterLimit` scalars.
  private(set) var isCut = false

  /// The characters of `runs`.
  init(_ runs: [TextRun]) {
    let limit = Paragraph.characterLimit
    for (index, run) in runs.enumerated() {
      let room = limit - scalars.count
      let part = run.string.unicodeScalars.prefix(room)
      scalars.append(contentsOf: part.lazy.map(\.value))
      if part.endIndex < run.string.unicodeScalars.endIndex {
        isCut = true
      }
      self.runs.append(
        contentsOf: repeatElement(Int32(clamping: index), count: scalars.count - self.runs.count))
      if isCut { break }
    }
    // Clusters may reach across runs: a mark alone in a run stands on the letter before.
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars.lazy.map { Unicode.Scalar($0) ?? "\u{FFFD}" })
    startsGrapheme = [Bool](repeating: false, count: scalars.count)
    var place = 0
    for character in String(string) {
      startsGrapheme[place] = true
      place += character.unicodeScalars.count
    }
  }

  /// The end of the cluster that begins at `start`, inside `end`.
  func graphemeEnd(_ start: Int, _ end: Int) -> Int {
    var i = start + 1
    while i < end, !startsGrapheme[i] { i += 1 }
    return i
  }
}
