import Foundation

/// A part of a Markdown document.
public indirect enum Block: Hashable {
  /// A heading of a level from 1 to 6.
  case heading(level: Int, text: String)
  /// Running text.
  case paragraph(String)
  /// A list, each of its items a document of its own.
  case list(items: [ListItem], start: Int?)
  /// Code, and the language that is written behind its fence.
  case code(String, language: String?)
  /// What stands behind signs of quotation.
  case quote([Block])
  /// A table: the cells of its first row, how columns are aligned, and the other rows.
  case table(header: [String], alignments: [ColumnAlignment], rows: [[String]])
  /// A rule across the page.
  case rule

  /// An item of a list.
  public struct ListItem: Hashable {
    /// What it says.
    public var blocks: [Block]
    /// Whether it is done, where it has a box to tick.
    public var isDone: Bool?

    /// Creates an item.
    public init(blocks: [Block], isDone: Bool? = nil) {
      self.blocks = blocks
      self.isDone = isDone
    }
  }

  /// How the cells of a column are aligned.
  public enum ColumnAlignment: Hashable {
    case leading
    case center
    case trailing
  }
}
