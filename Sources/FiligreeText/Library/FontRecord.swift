import CFontconfig

/// What is known about an installed or registered font without opening it.
struct FontRecord: Sendable {
  /// The file; empty for the bytes of `file` in a registered font.
  let path: String
  /// Which font of the file.
  let index: Int
  /// Family names in all languages, lower-cased.
  let families: [String]
  /// The family's name in English, where there is one, as the font writes it.
  let familyName: String
  /// The PostScript name, as the font writes it; the full name where there is none.
  let fontName: String
  /// Full and PostScript names, lower-cased.
  let faceNames: [String]
  /// The weights it can have: one, or an axis.
  let weights: ClosedRange<Double>
  /// The widths it can have, in percent.
  let widths: ClosedRange<Double>
  /// Whether italic or oblique.
  let isSlanted: Bool
  /// Whether its axes are to be set.
  let isVariable: Bool
  /// Whether its glyphs are colored: an emoji font.
  let isColored: Bool
  /// Whether all its letters are equally wide.
  let isMonospaced: Bool
  /// The characters it has.
  let coverage: CharacterCoverage
  /// The file's contents, if a user registered it.
  var file: FontFile?

  /// The opened font's key.
  var key: String { "\(path)#\(index)" }
}

/// The characters of a font.
///
/// `@unchecked Sendable`: fontconfig counts the users of a set atomically, and a set that is only
/// read never changes.
final class CharacterCoverage: @unchecked Sendable {
  private let set: OpaquePointer

  /// Takes a share of `set`.
  init?(sharing set: OpaquePointer) {
    guard let copy = FcCharSetCopy(set) else { return nil }
    self.set = copy
  }

  deinit {
    FcCharSetDestroy(set)
  }

  /// Whether the font has `scalar`.
  func contains(_ scalar: UInt32) -> Bool { FcCharSetHasChar(set, scalar) != 0 }
}
