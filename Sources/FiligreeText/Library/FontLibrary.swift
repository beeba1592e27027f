import Foundation
import Synchronization

/// The fonts that text is set in: which are there, which one a request becomes, and which one helps
/// out where a font lacks a character.
///
/// A library is safe to use from any thread. It keeps at most `faceLimit` opened fonts and forgets
/// those not asked for lately; text that is laid out keeps its own.
package final class FontLibrary: Sendable {
  /// The installed fonts, and those registered with it.
  ///
  /// fontconfig is asked at first use.
  package static let system = FontLibrary()

  /// How many opened fonts are kept.
  package static let faceLimit = 64
  /// How many answers to requests, and to the question who has a character, are kept.
  static let answerLimit = 1 << 14

  /// The shaped words of this library's fonts.
  let shapes = ShapeCache()
  private let state: Mutex<State>
  private let warn: @Sendable (String) -> Void

  /// What the lock guards.
  struct State: Sendable {
    var records: [FontRecord]?
    var families: [String: [FontRecord]] = [:]
    var faceNames: [String: FontRecord] = [:]
    /// Families in which to look for characters, after the design's own.
    var fallbackFamilies: [String] = []
    var generic: [String: [String]] = [:]
    var isInstalled: Bool
    var faces = BoundedCache<FaceKey, FontFace>(limit: FontLibrary.faceLimit * 2)
    var answers = BoundedCache<Question, FontRecord?>(limit: FontLibrary.answerLimit)
    var warned: Set<String> = []
  }

  /// An opened font.
  struct FaceKey: Hashable, Sendable {
    let font: String
    let axes: [FontAxis: Double]
    let hasRoundCorners: Bool
    let isEmboldened: Bool
  }

  /// A request without its size, and the character it is about, if any.
  struct Question: Hashable, Sendable {
    var request: FontRequest
    let scalar: UInt32?
    let isEmoji: Bool
    let language: HanLanguage

    init(
      _ request: FontRequest, scalar: UInt32? = nil, isEmoji: Bool = false,
      language: HanLanguage = .simplifiedChinese
    ) {
      self.request = request
      self.request.size = 0
      self.request.features = []
      self.request.language = nil
      self.scalar = scalar
      self.isEmoji = isEmoji
      self.language = language
    }
  }

  private init() {
    state = Mutex(State(isInstalled: true))
    warn = writeWarning
  }

  /// A library of the fonts of `files` alone; with none, every text is boxes.
  ///
  /// `warn` is called where a font that is asked for is not there, once for each name.
  package init(
    files: [URL], warn: @escaping @Sendable (String) -> Void = { writeWarning($0) }
  ) throws(FontError) {
    state = Mutex(State(records: [], isInstalled: false))
    self.warn = warn
    for file in files { try register(file) }
  }

  /// Adds the fonts of a TrueType or OpenType file or collection, and returns their families'
  /// names.
  ///
  /// They come before installed fonts of the same names.
  ///
  /// - Throws: `FontError`, if the file cannot be read, is larger than 256 MiB, or holds no font
  ///   that can be drawn. Then nothing is added.
  @discardableResult
  package func register(_ url: URL) throws(FontError) -> [String] {
    let file = try FontFile(reading: url)
    guard file.faceCount > 0 else {
      throw .notAFont(file: url.path, reason: "it is not in OpenType's format")
    }
    let records = FontconfigCatalog.fonts(of: file)
    guard !records.isEmpty else {
      throw .notAFont(file: url.path, reason: "it has no outlines or no name")
    }
    // A font that cannot be opened is to be an error here, not boxes later.
    for record in records where FontFace(file: file, index: record.index) == nil {
      throw .notAFont(file: url.path, reason: "font \(record.index) of it is damaged")
    }
    state.withLock { state in
      state.load()
      state.add(records, first: true)
      // What was answered before may be another font now.
      state.answers.removeAll()
      state.faces.removeAll()
    }
    var names: [String] = []
    for name in records.compactMap(\.families.first) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Whether there is a family or a font of that name.
  package func hasFont(named name: String) -> Bool {
    state.withLock { state in
      state.load()
      return state.hasFont(name)
    }
  }

  /// The family that fontconfig takes for a generic one, such as `serif`; nil if there is no font of text.
  package func family(generic name: String) -> String? {
    state.withLock { state in
      state.load()
      return state.genericFamilies(name).first { family in
        (state.families[family] ?? []).contains { font in
          // Fonts of signs have some in the place of letters, but no punctuation.
          font.coverage.contains(0x61) && font.coverage.contains(0x2019) && !font.isColored
        }
      }
    }
  }

  /// The names of all families, by the alphabet.
  package var familyNames: [String] {
    state.withLock { state in
      state.load()
      return Set((state.records ?? []).map(\.familyName)).sorted()
    }
  }

  /// The PostScript names of a family's fonts, by the alphabet.
  ///
  /// Letter case does not count. Of a variable font there is one.
  package func fontNames(ofFamily name: String) -> [String] {
    state.withLock { state in
      state.load()
      return Set((state.families[name.lowercased()] ?? []).map(\.fontName)).sorted()
    }
  }

  /// The font that `request` becomes: never none, the placeholder at last.
  package func font(for request: FontRequest) -> ResolvedFont {
    let (record, warning) = state.withLock { state -> (FontRecord?, String?) in
      state.load()
      let record = state.record(for: request)
      guard case .named(let name) = request.name, !state.hasFont(name),
        state.warned.count < 256, state.warned.insert(name).inserted
      else { return (record, nil) }
      let other = record.flatMap(\.families.first) ?? "boxes, as there is no font at all"
      return (record, "the font '\(name)' is not installed; using \(other) instead")
    }
    if let warning { warn(warning) }
    let font = resolve(record, request)
    guard case .system(let design) = request.name, design != .default else { return font }
    let standard = self.font(for: FontRequest(size: request.size))
    return ResolvedFont(
      face: font.face, size: font.size, skew: font.skew, lineMetrics: standard.metrics,
      features: design.features)
  }

  /// A font that has `scalar`, for text that is otherwise in the font of `request`; nil if there is
  /// none.
  ///
  /// An emoji asks color fonts first, other characters all others: the families of the character's script,
  /// those of the request's design, then all in fontconfig's order. It is not slanted where it has no slanted
  /// font: Chinese and emoji stay upright in italic text, as on Apple's systems.
  func fallback(
    for scalar: UInt32, isEmoji: Bool, _ language: HanLanguage, _ request: FontRequest
  ) -> ResolvedFont? {
    let record = state.withLock { state in
      state.load()
      return state.fallback(for: scalar, isEmoji: isEmoji, language, request)
    }
    guard let record else { return nil }
    let font = resolve(record, request)
    guard font.face !== FontFace.placeholder else { return nil }
    return ResolvedFont(face: font.face, size: font.size, skew: 0)
  }

  /// The fonts that are open: path, "#", and which font of the file.
  var openedFonts: [String] { state.withLock { $0.faces.keys.map(\.font) } }

  /// Opens a font, or finds it opened.
  private func resolve(_ record: FontRecord?, _ request: FontRequest) -> ResolvedFont {
    let size = request.usedSize
    guard let record else {
      return ResolvedFont(face: .placeholder, size: size, skew: 0)
    }
    var axes: [FontAxis: Double] = [:]
    if record.isVariable {
      axes = [
        .weight: request.weight.value, .width: request.width.percent,
        .italic: request.isItalic ? 1 : 0, .slant: request.isItalic ? -12 : 0,
      ].merging(request.variations) { $1 }
    }
    let hasRoundCorners =
      request.name == .system(.rounded)
      && record.families.contains {
        FontDesign.rounded.families.map { $0.lowercased() }.contains($0)
      }
    // The weight from which on letters count as bold (CSS Fonts Module Level 4, `font-synthesis-weight`).
    let bold = FontWeight.semibold.value
    let isEmboldened =
      request.synthesizesBold && request.weight.value >= bold && record.weights.upperBound < bold
      && !record.isColored
    let key = FaceKey(
      font: record.key, axes: axes, hasRoundCorners: hasRoundCorners, isEmboldened: isEmboldened)
    let cached = state.withLock { $0.faces.value(for: key) }
    let face: FontFace
    if let cached {
      face = cached
    } else {
      // Opened outside of the lock. Two threads may open the same font: the first one's stays.
      let file = record.file ?? FontFile(installed: record.path)
      let opened = file.flatMap {
        FontFace(
          file: $0, index: record.index, axes: axes, hasRoundCorners: hasRoundCorners,
          isEmboldened: isEmboldened)
      }
      face = state.withLock { state in
        if let other = state.faces.value(for: key) { return other }
        let face = opened ?? .placeholder
        state.faces.insert(face, for: key, cost: 1)
        return face
      }
    }
    let isUpright = !record.isSlanted && !(record.isVariable && face.hasSlantAxis)
    let isSlanted = request.isItalic && request.synthesizesItalic && isUpright
    let skew = isSlanted ? ResolvedFont.obliqueSkew : 0
    return ResolvedFont(face: face, size: size, skew: skew)
  }
}
