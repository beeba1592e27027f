import CHarfBuzz

/// The families that are made for a script: those in which a character is looked for before all others,
/// when the text's own font lacks it.
enum ScriptFonts {
  /// The families for a character, the best first; empty where any font will do.
  ///
  /// Noto covers every script in Debian, in one style: `fonts-noto-core`, and `fonts-noto-cjk` for Chinese,
  /// Japanese and Korean.
  static func families(
    for scalar: UInt32, design: FontDesign, language: HanLanguage
  ) -> [String] {
    if isEastAsian(scalar) { return eastAsian(scalar, design, language) }
    guard let name = names[CharacterKind(scalar).script] else { return [] }
    let isArabic = name == "Arabic"
    let sans =
      name == "Thai" || name == "Lao"
      ? ["Noto Looped \(name)", "Noto Sans \(name)"] : ["Noto Sans \(name)"]
    guard design == .serif else { return sans }
    return [isArabic ? "Noto Naskh Arabic" : "Noto Serif \(name)"] + sans
  }

  private static func eastAsian(
    _ scalar: UInt32, _ design: FontDesign, _ language: HanLanguage
  ) -> [String] {
    let noto = design == .serif ? ["Noto Serif CJK", "Noto Sans CJK"] : ["Noto Sans CJK"]
    // Smaller fonts, of one weight, for machines without Noto.
    let others =
      switch language {
      case .japanese: ["IPAexGothic", "IPAGothic", "TakaoGothic", "VL Gothic"]
      case .korean: ["NanumGothic", "UnDotum", "Baekmuk Dotum"]
      case .simplifiedChinese, .traditionalChinese: [String]()
      }
    return noto.map { "\($0) \(language.suffix)" } + others
      + ["WenQuanYi Micro Hei", "WenQuanYi Zen Hei", "Droid Sans Fallback"]
  }

  /// Whether a character is of the blocks of Chinese, Japanese and Korean, their punctuation and full-width
  /// forms.
  static func isEastAsian(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// The names of scripts in those of Noto's families.
  private static let names: [UInt32: String] = [
    HB_SCRIPT_ARABIC.rawValue: "Arabic", HB_SCRIPT_HEBREW.rawValue: "Hebrew",
    HB_SCRIPT_THAI.rawValue: "Thai", HB_SCRIPT_LAO.rawValue: "Lao",
    HB_SCRIPT_DEVANAGARI.rawValue: "Devanagari", HB_SCRIPT_BENGALI.rawValue: "Bengali",
    HB_SCRIPT_GURMUKHI.rawValue: "Gurmukhi", HB_SCRIPT_GUJARATI.rawValue: "Gujarati",
    HB_SCRIPT_ORIYA.rawValue: "Oriya", HB_SCRIPT_TAMIL.rawValue: "Tamil",
    HB_SCRIPT_TELUGU.rawValue: "Telugu", HB_SCRIPT_KANNADA.rawValue: "Kannada",
    HB_SCRIPT_MALAYALAM.rawValue: "Malayalam", HB_SCRIPT_SINHALA.rawValue: "Sinhala",
    HB_SCRIPT_MYANMAR.rawValue: "Myanmar", HB_SCRIPT_KHMER.rawValue: "Khmer",
    HB_SCRIPT_TIBETAN.rawValue: "Tibetan", HB_SCRIPT_GEORGIAN.rawValue: "Georgian",
    HB_SCRIPT_ARMENIAN.rawValue: "Armenian", HB_SCRIPT_ETHIOPIC.rawValue: "Ethiopic",
    HB_SCRIPT_THAANA.rawValue: "Thaana", HB_SCRIPT_SYRIAC.rawValue: "Syriac",
    HB_SCRIPT_MONGOLIAN.rawValue: "Mongolian", HB_SCRIPT_CHEROKEE.rawValue: "Cherokee",
    HB_SCRIPT_CANADIAN_SYLLABICS.rawValue: "Canadian Aboriginal",
  ]
}
