import CHarfBuzz

/// What itemisation asks about a character.
struct CharacterKind {
  /// The character.
  let scalar: Unicode.Scalar

  /// The character with that number; what is no character counts as U+FFFD.
  init(_ value: UInt32) {
    scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Whether it is never drawn: controls, formatting characters, variation selectors.
  var isInvisible: Bool {
    // Most text is ASCII, and the tables cost more than a comparison.
    if (0x20...0x7E).contains(scalar.value) { return false }
    return scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .control && scalar != "\t"
  }

  /// Whether it is white space that hangs over a line's end: not a no-break space.
  var isSpace: Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether it ends a line: LF, VT, FF, CR, NEL, LS and PS.
  var isNewline: Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it asks for a colored picture by itself.
  var isEmoji: Bool {
    scalar.value >= 0x231A && scalar.properties.isEmojiPresentation
  }

  /// Whether a picture of it may be asked for by U+FE0F.
  var canBeEmoji: Bool { scalar.properties.isEmoji }

  /// HarfBuzz's number of the script.
  var script: UInt32 {
    if scalar.isASCII {
      let isLetter = (0x61...0x7A).contains(scalar.value | 0x20)
      return isLetter ? HB_SCRIPT_LATIN.rawValue : HB_SCRIPT_COMMON.rawValue
    }
    return hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  /// Whether a script's number says that the character goes with its neighbors.
  static func isNeutral(script: UInt32) -> Bool {
    script == HB_SCRIPT_COMMON.rawValue || script == HB_SCRIPT_INHERITED.rawValue
      || script == HB_SCRIPT_UNKNOWN.rawValue
  }

  /// Whether a script's letters join, so that shaping looks across a run's ends.
  static func joins(script: UInt32) -> Bool {
    [
      HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_MANDAIC,
      HB_SCRIPT_PHAGS_PA, HB_SCRIPT_ADLAM, HB_SCRIPT_MANICHAEAN, HB_SCRIPT_HANIFI_ROHINGYA,
    ].contains { $0.rawValue == script }
  }
}
