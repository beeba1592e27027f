/// What is selected in a field: SwiftUI's `TextSelection`.
///
/// Its indices are those of the field's text; those of another text count as far as they fit.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// What is selected: SwiftUI's `TextSelection.Indices`.
  public enum Indices: Hashable, Sendable {
    /// One range; an empty one is a caret.
    case selection(Range<String.Index>)
    /// Several ranges, of which a field takes what lies around all of them.
    case multiSelection(RangeSet<String.Index>)

    /// What lies around all that is selected.
    fileprivate var whole: Range<String.Index>? {
      switch self {
      case .selection(let range): range
      case .multiSelection(let set):
        set.ranges.first.flatMap { first in
          set.ranges.last.map { first.lowerBound..<$0.upperBound }
        }
      }
    }
  }

  /// What is selected.
  public var indices: Indices

  /// A caret before an index.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// A selected range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Several selected ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Whether it is a caret, and no character is selected.
  public var isInsertion: Bool { indices.whole?.isEmpty ?? true }
}

extension TextSelection {
  /// What is selected in a text that is being edited.
  init(_ text: EditedText) {
    let scalars = text.text.unicodeScalars
    let range = text.selection.range
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    self.init(range: start..<scalars.index(start, offsetBy: range.count))
  }

  /// The selection in a text that is being edited; nil if it says nothing.
  func selection(in text: EditedText) -> EditedText.Selection? {
    guard let whole = indices.whole else { return nil }
    let string = text.text
    func place(_ index: String.Index) -> Int {
      // An index of another text may lie anywhere.
      let bounded = min(max(index, string.startIndex), string.endIndex)
      let place = string.unicodeScalars.distance(from: string.startIndex, to: bounded)
      return text.rounded(place)
    }
    let (first, last) = (place(whole.lowerBound), place(whole.upperBound))
    // A selection that was begun at its end is the same one.
    let now = text.selection
    return now.range == first..<max(first, last)
      ? now : EditedText.Selection(anchor: first, head: max(first, last))
  }
}
