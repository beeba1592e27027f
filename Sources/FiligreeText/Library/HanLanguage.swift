/// A language that Chinese characters are drawn for: Unicode has one code for forms that differ.
enum HanLanguage: Hashable, Sendable {
  case simplifiedChinese, traditionalChinese, japanese, korean

  /// The language of a text: told by the first kana, Hangul or Bopomofo; without any of them simplified
  /// Chinese, as on Apple's systems where the user names none of these languages.
  init(of text: some Sequence<UInt32>) {
    self = text.lazy.compactMap(Self.told).first { _ in true } ?? .simplifiedChinese
  }

  /// The language that a tag names; nil for one that is not written in Chinese characters.
  ///
  /// Chinese without a script is traditional in Taiwan, Hong Kong and Macau, and so is Cantonese.
  init?(_ language: TextLanguage) {
    let parts = language.parts
    switch parts[0] {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "cmn", "yue", "wuu", "hak", "nan", "gan", "hsn", "lzh":
      if parts.contains("Hant") {
        self = .traditionalChinese
      } else if parts.contains("Hans") {
        self = .simplifiedChinese
      } else {
        let isTraditional = parts[0] == "yue" || ["TW", "HK", "MO"].contains { parts.contains($0) }
        self = isTraditional ? .traditionalChinese : .simplifiedChinese
      }
    default: return nil
    }
  }

  /// What a character tells.
  private static func told(by value: UInt32) -> HanLanguage? {
    switch value {
    case ..<0x1100: nil
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .korean
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1B000...0x1B16F: .japanese
    case 0x3100...0x312F, 0x31A0...0x31BF: .traditionalChinese
    default: nil
    }
  }

  /// How families of fonts name it.
  var suffix: String {
    switch self {
    case .simplifiedChinese: "SC"
    case .traditionalChinese: "TC"
    case .japanese: "JP"
    case .korean: "KR"
    }
  }
}
