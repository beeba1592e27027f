import FiligreePaths
import Foundation

/// Properties of text.
///
/// Sources: CSS Fonts Module Level 4; CSS Text Module Level 3; CSS Writing Modes Level 4.
extension Resolver {
  /// Sets the properties of text that an element names.
  func fontProperties(of node: Int32, _ style: inout SVGStyle, _ space: LengthSpace) {
    var space = space
    if let attribute = tree.attribute(.fontSize, of: node),
      let range = replaced(attribute, style.variables)?.value
    {
      setSize(range, &style.font, space)
      space.fontSize = style.font.size
    }
    for index in tree.nodes[Int(node)].attributes {
      if let attribute = replaced(tree.attributes[Int(index)], style.variables) {
        set(attribute, &style.font, space)
      }
    }
    // SVG 2, section 5.10.3: `lang` outranks `xml:lang`, and nothing says that the language is unknown.
    if let range = tree.value(.lang, of: node) ?? tree.value(.xmlLang, of: node) {
      let tag = tree.string(range).trimmingCharacters(in: .whitespacesAndNewlines)
      style.font.font.language = tag.isEmpty || tag.utf8.count > 64 ? nil : tag
    }
  }

  private func set(
    _ attribute: XMLTree.Attribute, _ style: inout SVGFontStyle, _ space: LengthSpace
  ) {
    func text() -> String {
      string(attribute.value).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    func word() -> String { text().lowercased() }
    if attribute.name.isProperty, let keyword = keyword(attribute.value) {
      if keyword == .initial { style.reset(attribute.name, to: base.font) }
      return
    }
    switch attribute.name {
    case .fontFamily:
      if let families = Self.families(text()) { style.font.families = families }
    case .fontWeight: Self.setWeight(word(), &style.font.weight)
    case .fontStyle:
      switch word().prefix(7) {
      case "normal": style.font.isItalic = false
      case "italic", "oblique": style.font.isItalic = true
      default: break
      }
    case .fontStretch: Self.setStretch(word(), &style.font.stretch)
    case .fontVariant:
      let words = word().split(whereSeparator: \.isWhitespace)
      style.font.isSmallCaps = words.contains("small-caps")
    case .fontKerning:
      switch word() {
      case "none": style.font.isKerned = false
      case "auto", "normal": style.font.isKerned = true
      default: break
      }
    case .kerning:
      // SVG 1.1's own property, of which browsers had no more than this.
      if word() != "inherit" { style.font.isKerned = word() != "0" }
    case .fontVariationSettings:
      if let values = Self.tagged(text()) { style.font.variations = values }
    case .fontFeatureSettings:
      if let values = Self.tagged(text()) {
        style.font.features = values.mapValues { Int(min(max($0, 0), 65535)) }
      }
    case .letterSpacing: setSpacing(attribute.value, &style.letterSpacing, space)
    case .wordSpacing: setSpacing(attribute.value, &style.wordSpacing, space)
    case .textAnchor:
      switch word() {
      case "start": style.anchor = .start
      case "middle": style.anchor = .middle
      case "end": style.anchor = .end
      default: break
      }
    case .direction:
      switch word() {
      case "ltr": style.isRightToLeft = false
      case "rtl": style.isRightToLeft = true
      default: break
      }
    case .writingMode:
      switch word() {
      case "horizontal-tb", "lr", "lr-tb", "rl", "rl-tb": style.isVertical = false
      case "vertical-rl", "vertical-lr", "tb", "tb-rl", "tb-lr": style.isVertical = true
      default: break
      }
    case .textOrientation:
      switch word() {
      case "mixed": style.orientation = .mixed
      case "upright": style.orientation = .upright
      case "sideways", "sideways-right": style.orientation = .sideways
      default: break
      }
    case .glyphOrientationVertical:
      // Only these values are left of it (CSS Writing Modes 4, section 5.1.1).
      switch word() {
      case "auto": style.orientation = .mixed
      case "0", "0deg": style.orientation = .upright
      case "90", "90deg": style.orientation = .sideways
      default: break
      }
    case .dominantBaseline:
      let name = word()
      if let baseline = SVGBaseline(name) {
        style.baseline = baseline
      } else if ["auto", "baseline", "use-script", "reset-size"].contains(name) {
        style.baseline = nil
      }
    case .xmlSpace:
      switch word() {
      case "preserve": style.keepsSpace = true
      case "default": style.keepsSpace = false
      default: break
      }
    case .whiteSpace:
      switch word() {
      case "pre", "pre-wrap", "break-spaces": style.keepsSpace = true
      case "normal", "nowrap", "pre-line": style.keepsSpace = false
      default: break
      }
    case .textTransform: style.transform = SVGTextTransform(word()) ?? style.transform
    case .fontSynthesis:
      let words = word().split(whereSeparator: \.isWhitespace)
      style.font.synthesizesWeight = words.contains("weight")
      style.font.synthesizesStyle = words.contains("style")
    case .fontSynthesisWeight: style.font.synthesizesWeight = word() != "none"
    case .fontSynthesisStyle: style.font.synthesizesStyle = word() != "none"
    default: break
    }
  }

  // MARK: Values

  private func setSize(
    _ range: XMLTree.Text, _ font: inout SVGFontStyle, _ space: LengthSpace
  ) {
    if let length = read(range, { $0.length() }) {
      let size =
        length.unit == .percent
        ? space.fontSize * length.value / 100 : length.resolved(.height, in: space)
      if size.isFinite, size >= 0 { font.size = size }
      return
    }
    // CSS' absolute sizes, medium being 16 (CSS Fonts 4, section 2.5).
    let names = ["xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large"]
    let factors: [Double] = [3 / 5, 3 / 4, 8 / 9, 1, 6 / 5, 3 / 2, 2]
    switch string(range).trimmingCharacters(in: .whitespaces).lowercased() {
    case "initial": font.size = base.font.size
    case "smaller": font.size = space.fontSize / 1.2
    case "larger": font.size = space.fontSize * 1.2
    case let name:
      if let index = names.firstIndex(of: name) { font.size = 16 * factors[index] }
    }
  }

  private func setSpacing(
    _ range: XMLTree.Text, _ spacing: inout Double, _ space: LengthSpace
  ) {
    if let length = read(range, { $0.length() }) {
      // Percentages are of the font's size (CSS Text 4, section 8.2).
      let value =
        length.unit == .percent
        ? space.fontSize * length.value / 100 : length.resolved(.width, in: space)
      if value.isFinite { spacing = value }
    } else if string(range).trimmingCharacters(in: .whitespaces).lowercased() == "normal" {
      spacing = 0
    }
  }

  /// The families of a list; nil for none.
  private static func families(_ text: String) -> [SVGFont.Family]? {
    let generic: Set<String> = [
      "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
      "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji",
    ]
    var families: [SVGFont.Family] = []
    for part in text.split(separator: ",") {
      let part = part.trimmingCharacters(in: .whitespacesAndNewlines)
      if let quote = part.first, quote == "\"" || quote == "'" {
        let name = part.dropFirst().prefix { $0 != quote }
        if !name.isEmpty { families.append(.named(String(name))) }
      } else if generic.contains(part.lowercased()) {
        families.append(.generic(part.lowercased()))
      } else if !part.isEmpty {
        let words = part.split(whereSeparator: \.isWhitespace)
        families.append(.named(words.joined(separator: " ")))
      }
      if families.count == 32 { break }
    }
    return families.isEmpty ? nil : families
  }

  /// CSS Fonts 4, section 2.2.1, with its table for words that are relative.
  private static func setWeight(_ word: String, _ weight: inout Double) {
    switch word {
    case "normal": weight = 400
    case "bold": weight = 700
    case "bolder":
      weight = weight < 350 ? 400 : weight < 550 ? 700 : max(weight, 900)
    case "lighter":
      weight = weight < 100 ? weight : weight < 550 ? 100 : weight < 750 ? 400 : 700
    default:
      if let value = Double(word), (1...1000).contains(value) { weight = value }
    }
  }

  private static func setStretch(_ word: String, _ stretch: inout Double) {
    let percents = [
      "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5,
      "normal": 100, "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150,
      "ultra-expanded": 200, "narrower": 75, "wider": 125,
    ]
    if let percent = percents[word] {
      stretch = percent
    } else if word.hasSuffix("%"), let percent = Double(word.dropLast()), percent >= 0 {
      stretch = percent
    }
  }

  /// Tags of OpenType in quotation marks, each with a number, 1 where there is none.
  private static func tagged(_ text: String) -> [String: Double]? {
    var values: [String: Double] = [:]
    if text.lowercased() == "normal" { return values }
    for part in text.split(separator: ",").prefix(64) {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard let tag = words.first?.trimmingCharacters(in: ["\"", "'"]), tag.utf8.count == 4 else {
        return nil
      }
      switch words.dropFirst().first {
      case nil, "on": values[tag] = 1
      case "off": values[tag] = 0
      case let word?:
        guard let value = Double(word), value.isFinite else { return nil }
        values[tag] = value
      }
    }
    return values
  }
}
