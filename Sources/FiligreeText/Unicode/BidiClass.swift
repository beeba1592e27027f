import CHarfBuzz

/// A character's class in the Unicode Bidirectional Algorithm (UAX #9, table 4).
enum BidiClass: UInt8, Sendable {
  case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on
  case lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

  /// The class of the character with number `value`.
  ///
  /// Derived from general category, script and short lists, not from a table of all characters.
  init(_ value: UInt32) {
    self = value < 0x80 ? Self.ascii[Int(value)] : Self.other(value)
  }

  private static let ascii: [BidiClass] = (0..<0x80).map { value in
    switch value {
    case 0x09, 0x0B, 0x1F: .s
    case 0x0A, 0x0D, 0x1C, 0x1D, 0x1E: .b
    case 0x0C, 0x20: .ws
    case 0..<0x20, 0x7F: .bn
    case 0x23...0x25: .et
    case 0x2B, 0x2D: .es
    case 0x2C, 0x2E, 0x2F, 0x3A: .cs
    case 0x30...0x39: .en
    case 0x41...0x5A, 0x61...0x7A: .l
    default: .on
    }
  }

  private static func other(_ value: UInt32) -> BidiClass {
    switch value {
    case 0x85, 0x2029: return .b
    case 0x200E: return .l
    case 0x200F: return .r
    case 0x061C: return .al
    case 0x202A: return .lre
    case 0x202B: return .rle
    case 0x202C: return .pdf
    case 0x202D: return .lro
    case 0x202E: return .rlo
    case 0x2066: return .lri
    case 0x2067: return .rli
    case 0x2068: return .fsi
    case 0x2069: return .pdi
    case 0xA0, 0x202F, 0x060C, 0x2044, 0xFE50, 0xFE52, 0xFE55, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A:
      return .cs
    case 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFB29, 0xFE62, 0xFE63, 0xFF0B, 0xFF0D:
      return .es
    case 0xB0, 0xB1, 0x066A, 0x2030...0x2034, 0x212E, 0x2213, 0x0609, 0x060A, 0xFE5F, 0xFE69,
      0xFE6A, 0xFF03...0xFF05, 0x058F, 0x0AF1:
      return .et
    case 0xB2, 0xB3, 0xB9, 0x06F0...0x06F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089,
      0x2488...0x249B, 0xFF10...0xFF19, 0x102E1...0x102FB, 0x1D7CE...0x1D7FF, 0x1F100...0x1F10A,
      0x1FBF0...0x1FBF9:
      return .en
    // Modifier letters and marks that are not part of a word.
    case 0x02B9, 0x02BA, 0x02C2...0x02CF, 0x02D2...0x02DF, 0x02E5...0x02ED, 0x02EF...0x02FF,
      0x0374, 0x0606, 0x0607, 0x060E, 0x060F, 0x06DE, 0x06E9, 0x07F6...0x07F9, 0xA700...0xA721,
      0xA788, 0xFDFD...0xFDFF:
      return .on
    // Indic punctuation that several scripts share.
    case 0x0964, 0x0965: return .l
    case 0x0600...0x0605, 0x0660...0x0669, 0x066B, 0x066C, 0x06DD, 0x0890, 0x0891, 0x08E2,
      0x10D30...0x10D39, 0x10E60...0x10E7E:
      return .an
    default: return byCategory(value)
    }
  }

  private static func byCategory(_ value: UInt32) -> BidiClass {
    guard let scalar = Unicode.Scalar(value) else { return .on }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .nsm
    case .control: return .bn
    case .format:
      return isRightToLeft(value) ? .r : scalar.properties.isDefaultIgnorableCodePoint ? .bn : .l
    case .spaceSeparator, .lineSeparator: return .ws
    case .currencySymbol: return isRightToLeft(value) ? .al : .et
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .modifierSymbol,
      .otherSymbol, .otherNumber:
      if isRightToLeft(value) { return isArabic(value) ? .al : .r }
      return neutral(value, script: CharacterKind(value).script)
    case .unassigned:
      return isRightToLeft(value) ? isArabic(value) ? .al : .r : .l
    default:
      return isRightToLeft(value) ? isArabic(value) ? .al : .r : .l
    }
  }

  /// Punctuation, symbols and numbers outside right-to-left scripts: those of a script with letters
  /// of its own run with it, as a rule; the others are neutral.
  private static func neutral(_ value: UInt32, script: UInt32) -> BidiClass {
    CharacterKind.isNeutral(script: script) ? .on : .l
  }

  /// The blocks whose characters run from right to left, by DerivedBidiClass.txt's defaults.
  private static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFD3D, 0xFD50...0xFDCE, 0xFDF0...0xFDFF, 0xFE70...0xFEFE,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Of these, the blocks of Arabic, Syriac and Thaana letters.
  private static func isArabic(_ value: UInt32) -> Bool {
    switch value {
    case 0x0600...0x07BF, 0x0860...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10D00...0x10D3F,
      0x10EC0...0x10EFF, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F,
      0x1EE00...0x1EEFF:
      true
    default: false
    }
  }
}
