import CFontconfig
import Foundation

/// Asks fontconfig which fonts there are.
///
/// The user's locale has no say: all questions are asked in English. Fonts that HarfBuzz cannot
/// shape (bitmaps without outlines or color, Type 1) are left out.
enum FontconfigCatalog {
  /// All installed fonts, in the order in which fontconfig would take them for sans-serif text.
  static func installed() -> [FontRecord] {
    guard let config = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(config) }
    return sorted(config, family: "sans-serif")
  }

  /// The families of the installed fonts that fontconfig would take for a generic family.
  static func families(generic: String) -> [String] {
    guard let config = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(config) }
    return sorted(config, family: generic).compactMap(\.families.first)
  }

  /// The fonts of a file, empty if fontconfig finds none.
  static func fonts(of file: FontFile) -> [FontRecord] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    // −1: all fonts of the file, and each named instance of the variable ones.
    _ = FcFreeTypeQueryAll(file.path, UInt32.max, nil, &count, set)
    return records(set).map {
      var record = $0
      record.file = file
      return record
    }
  }

  private static func sorted(_ config: OpaquePointer, family: String) -> [FontRecord] {
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddString(pattern, FC_LANG, "en")
    FcPatternAddString(pattern, FC_NAMELANG, "en")
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let set = FcFontSort(config, pattern, 0, nil, &result) else { return [] }
    defer { FcFontSetDestroy(set) }
    return records(set)
  }

  private static func records(_ set: UnsafeMutablePointer<FcFontSet>) -> [FontRecord] {
    let records = (0..<Int(set.pointee.nfont)).compactMap {
      set.pointee.fonts[$0].flatMap(record)
    }
    // A variable font is listed once with its axes and again for each named instance.
    let variable = Set(records.filter(\.isVariable).map(\.key))
    var seen = Set<String>()
    return records.filter {
      ($0.isVariable || !variable.contains($0.key))
        && seen.insert($0.key).inserted
    }
  }

  private static func record(_ pattern: OpaquePointer) -> FontRecord? {
    guard let path = strings(pattern, FC_FILE).first,
      let format = strings(pattern, FC_FONTFORMAT).first, ["TrueType", "CFF"].contains(format),
      flag(pattern, FC_OUTLINE) || flag(pattern, FC_COLOR)
    else { return nil }
    let familyNames = strings(pattern, FC_FAMILY)
    let families = familyNames.map { $0.lowercased() }
    let fullNames = strings(pattern, FC_FULLNAME)
    let postScriptNames = strings(pattern, FC_POSTSCRIPT_NAME)
    var index: Int32 = 0
    var set: OpaquePointer?
    guard !families.isEmpty,
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch,
      FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch, let set,
      let coverage = CharacterCoverage(sharing: set)
    else { return nil }
    let isVariable = flag(pattern, FC_VARIABLE)
    let weights = range(pattern, FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR)...Double(FC_WEIGHT_REGULAR)
    let slant = range(pattern, FC_SLANT) ?? 0...0
    let spacing = range(pattern, FC_SPACING) ?? 0...0
    return FontRecord(
      // The upper half counts named instances.
      path: path, index: Int(index) & 0xFFFF, families: families,
      familyName: familyNames[0],
      fontName: postScriptNames.first ?? fullNames.first ?? familyNames[0],
      faceNames: (fullNames + postScriptNames).map { $0.lowercased() },
      weights: openTypeWeight(weights.lowerBound)...openTypeWeight(weights.upperBound),
      widths: range(pattern, FC_WIDTH) ?? 100...100,
      isSlanted: !isVariable && slant.upperBound > 0, isVariable: isVariable,
      isColored: flag(pattern, FC_COLOR), isMonospaced: spacing.lowerBound >= Double(FC_MONO),
      coverage: coverage)
  }

  /// fontconfig counts weights from 0 to 215; below 1 its translation says −1.
  private static func openTypeWeight(_ weight: Double) -> Double {
    FcWeightToOpenTypeDouble(weight).clamped(to: 1...1000, nan: 400)
  }

  private static func strings(_ pattern: OpaquePointer, _ key: String) -> [String] {
    var result: [String] = []
    // More names than this are no name at all.
    for i in 0..<Int32(64) {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, i, &value) == FcResultMatch, let value else { break }
      result.append(String(cString: value))
    }
    return result
  }

  private static func flag(_ pattern: OpaquePointer, _ key: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch && value != 0
  }

  /// A number or a range of numbers.
  private static func range(_ pattern: OpaquePointer, _ key: String) -> ClosedRange<Double>? {
    var low = 0.0
    if FcPatternGetDouble(pattern, key, 0, &low) == FcResultMatch, low.isFinite {
      return low...low
    }
    var range: OpaquePointer?
    var high = 0.0
    guard FcPatternGetRange(pattern, key, 0, &range) == FcResultMatch, let range,
      FcRangeGetDouble(range, &low, &high) != 0, low <= high
    else { return nil }
    return low...high
  }
}
