/// Whether a cluster is drawn as text or as a color picture, by UTS #51, section 2 and 4.
enum EmojiPresentation: Hashable, Sendable {
  /// Letters and other text.
  case text
  /// A color picture.
  case picture
  /// Text, if the text's own font has it: "☺", "❤", "▶".
  case either

  /// What the characters of a cluster ask for.
  ///
  /// U+FE0F asks for a picture and U+FE0E for text. A skin tone and a joined emoji make a picture of what
  /// alone would be text: "☝🏽", "❤‍🔥".
  init(_ cluster: ArraySlice<UInt32>) {
    guard let first = cluster.first, first >= 0x23 else {
      self = .text
      return
    }
    let base = CharacterKind(first)
    // A long cluster is a heap of marks; its first characters tell.
    let marks = cluster.prefix(64).dropFirst()
    if marks.isEmpty {
      self = base.isEmoji ? .picture : first > 0x7F && base.canBeEmoji ? .either : .text
    } else if marks.first == 0xFE0E {
      self = .text
    } else if base.isEmoji {
      self = .picture
    } else if base.canBeEmoji {
      let asks = marks.contains { $0 == 0xFE0F || first > 0x7F && CharacterKind($0).isEmoji }
      self = asks ? .picture : first > 0x7F ? .either : .text
    } else {
      self = .text
    }
  }
}
