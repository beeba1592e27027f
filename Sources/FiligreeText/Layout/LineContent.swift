/// What a line shows: parts of the text, and what is put in.
struct LineContent {
  /// A part of a line.
  enum Part {
    /// Characters of the text.
    case text(Range<Int>)
    /// "…" in the font of the character at `place`.
    case ellipsis(place: Int)
    /// "-" after the soft hyphen at `place`.
    case hyphen(place: Int)
  }

  /// In reading order.
  var parts: [Part]
  /// The line's characters, hanging and left out ones included.
  var range: Range<Int>
  /// The block that it is of.
  var block: Int
  /// Whether something gave way to "…".
  var isTruncated = false
}
