import FiligreePaths
import FiligreeSVG
import FiligreeText
import Foundation
import Synchronization

/// Sets the text of SVG documents in fonts.
///
/// Fonts are looked for when the first text comes, not before.
package final class SVGFontSetter: SVGTextSetter {
  /// Files of a folder that are looked at.
  static let fileLimit = 4096
  /// Text is shaped at this size, and scaled: sizes in a document know no bounds.
  private static let size = 1000.0
  /// How many points the outlines of a text may have together; glyphs that would go beyond are left out.
  private static let pointLimit = 1 << 23

  private let library: FontLibrary
  private let folders: [URL]
  private let state = Mutex(State())

  private struct State {
    var isReady = false
    var families: [SVGFont.Family: String?] = [:]
  }

  /// A setter.
  ///
  /// - Parameters:
  ///   - folders: Folders whose fonts are found before all others.
  ///   - library: The fonts.
  package init(folders: [URL] = [], library: FontLibrary = .system) {
    self.folders = folders
    self.library = library
  }

  package func set(_ text: SVGTextRequest) -> SVGSetText {
    prepare()
    let requests = text.fonts.map { request(for: $0, isVertical: text.isVertical) }
    let runs = text.runs.indices.flatMap { index in
      self.runs(text.runs[index], text, requests[text.runs[index].font]).map {
        (run: $0, source: index)
      }
    }
    let line = GlyphLine(
      runs.map(\.run),
      stretches: text.chunks.map {
        .init($0.range, isRightToLeft: text.isRightToLeft, isJoined: $0.isJoined)
      },
      embeddings: text.embeddings.map(Self.embedding), in: library)
    var points = 0
    let chunks = line.stretches.map { clusters in
      clusters.map { cluster in
        let source = runs[cluster.run].source
        let factor = text.fonts[text.runs[source].font].size / Self.size
        return cell(cluster, factor, text, text.runs[source], &points)
      }
    }
    return SVGSetText(
      chunks: chunks,
      metrics: zip(text.fonts, requests).map { font, request in
        SVGFontMetrics(library.font(for: request).metrics, factor: font.size / Self.size)
      }, problems: line.missing.map(\.problem))
  }

  // MARK: Fonts

  /// Makes the folders' fonts known, the first time.
  private func prepare() {
    state.withLock { state in
      guard !state.isReady else { return }
      state.isReady = true
      for folder in folders {
        let files =
          (try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)) ?? []
        let fonts = files.filter {
          ["ttf", "otf", "ttc", "otc"].contains($0.pathExtension.lowercased())
        }
        // By name, so that the order in which a machine lists files does not count.
        for file in fonts.sorted(by: { $0.path < $1.path }).prefix(Self.fileLimit) {
          _ = try? library.register(file)
        }
      }
    }
  }

  private func request(for font: SVGFont, isVertical: Bool) -> FontRequest {
    var families = font.families.compactMap { family(of: $0) }
    // As in browsers, a font with serifs where there is none of the families.
    if families.isEmpty, let serif = family(of: .generic("serif")) { families = [serif] }
    var features: [FontFeature] = []
    if !font.isKerned { features.append(FontFeature("kern", 0)) }
    if !font.hasLigatures { features += [FontFeature("liga", 0), FontFeature("clig", 0)] }
    if font.isSmallCaps { features.append(.lowercaseSmallCaps) }
    if isVertical { features.append(FontFeature("vert")) }
    features += font.features.sorted { $0.key < $1.key }.map {
      FontFeature($0.key, UInt32(clamping: $0.value))
    }
    var request = FontRequest(
      families.first.map { .named($0) } ?? .system(.serif), size: Self.size,
      weight: FontWeight(font.weight), isItalic: font.isItalic,
      width: FontWidth(percent: font.stretch), features: features)
    request.alternates = Array(families.dropFirst())
    request.language = font.language.flatMap { TextLanguage($0) }
    request.synthesizesBold = font.synthesizesWeight
    request.synthesizesItalic = font.synthesizesStyle
    // As CSS' `font-optical-sizing: auto`: in its pixels.
    request.variations[.opticalSize] = font.size
    for (tag, value) in font.variations {
      let number = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      request.variations[FontAxis(rawValue: number)] = value
    }
    return request
  }

  /// The family that a name becomes; nil where it is not there.
  private func family(of family: SVGFont.Family) -> String? {
    if let known = state.withLock({ $0.families[family] }) { return known }
    let found: String?
    switch family {
    case .named(let name): found = library.hasFont(named: name) ? name : substitute(for: name)
    case .generic(let name):
      let plain = name.hasPrefix("ui-") ? String(name.dropFirst(3)) : name
      found = library.family(generic: plain == "rounded" ? "sans-serif" : plain)
    }
    state.withLock { $0.families[family] = .some(found) }
    return found
  }

  /// The family that fontconfig has for another one, such as Liberation Sans for Arial; nil for none.
  private func substitute(for name: String) -> String? {
    // What it takes for any family that it does not know is no such one.
    let unknown = SVGFont.Family.generic("a family that nobody has")
    guard let found = library.family(generic: name), found != family(of: unknown) else {
      return nil
    }
    return found
  }

  // MARK: Runs

  /// A run of the text as the fonts' library takes it, in parts where small capitals are made of large ones.
  private func runs(
    _ run: SVGTextRequest.Run, _ text: SVGTextRequest, _ request: FontRequest
  ) -> [TextRun] {
    let characters = text.characters[run.range].map { Unicode.Scalar($0) ?? "\u{FFFD}" }
    func string(_ part: some Sequence<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: part)
      return String(view)
    }
    guard text.fonts[run.font].isSmallCaps,
      !library.font(for: request).face.hasFeature(.lowercaseSmallCaps)
    else { return [TextRun(string(characters), font: request)] }
    var small = request
    small.size *= Self.smallCapital
    var runs: [TextRun] = []
    var start = 0
    while start < characters.count {
      let isSmall = characters[start].properties.isLowercase
      var end = start
      while end < characters.count, characters[end].properties.isLowercase == isSmall { end += 1 }
      let part = characters[start..<end].map { scalar in
        let upper = scalar.properties.uppercaseMapping.unicodeScalars
        return isSmall && upper.count == 1 ? upper.first ?? scalar : scalar
      }
      runs.append(TextRun(string(part), font: isSmall ? small : request))
      start = end
    }
    return runs
  }

  /// The size of capitals that stand in for small ones: about an x-height high in most fonts.
  private static let smallCapital = 0.7

  private static func embedding(_ part: SVGTextRequest.Embedding) -> GlyphLine.Embedding {
    var (opening, closing): ([UInt32], [UInt32]) = ([], [])
    if part.isIsolate {
      opening.append(part.isRightToLeft ? 0x2067 : 0x2066)
      closing.append(0x2069)
    }
    if part.isOverride {
      opening.append(part.isRightToLeft ? 0x202E : 0x202D)
      closing.insert(0x202C, at: 0)
    } else if !part.isIsolate {
      opening.append(part.isRightToLeft ? 0x202B : 0x202A)
      closing.append(0x202C)
    }
    return GlyphLine.Embedding(part.range, opening: opening, closing: closing)
  }

  // MARK: Cells

  private func cell(
    _ cluster: GlyphLine.Cluster, _ factor: Double, _ text: SVGTextRequest,
    _ run: SVGTextRequest.Run, _ points: inout Int
  ) -> SVGTextCell {
    let metrics = cluster.font.metrics
    var cell = SVGTextCell(
      characters: cluster.characters, advance: cluster.advance * factor,
      ascent: metrics.ascent * factor, descent: metrics.descent * factor)
    cell.isRightToLeft = cluster.isRightToLeft
    cell.isCursive = cluster.isCursive
    if text.isVertical, let first = cluster.glyphs.first {
      let place = cluster.font.face.verticalPlace(of: first.glyph)
      let unit = cluster.font.scale * factor
      cell.uprightOrigin = CGPoint(x: place.x * unit, y: -place.y * unit)
      cell.uprightAdvance = place.advance * unit
    }
    guard factor > 0, points < Self.pointLimit else { return cell }
    let drawing = cluster.font.drawing(
      of: cluster.glyphs.map(\.glyph), at: cluster.glyphs.map { CGPoint(x: $0.x, y: $0.y) })
    let scale = CGAffineTransform(scaleX: factor, y: factor)
    if let outline = drawing.outlines.first {
      cell.outline = outline.path.applying(scale)
      points += outline.path.storage.points.count
    }
    for picture in drawing.pictures {
      let rect = picture.rect.applying(scale)
      cell.drawing.append(
        .picture(
          SVGPicture(image: picture.image, rect: rect, visible: rect, sampling: .high)))
    }
    for glyph in drawing.colorGlyphs {
      points += 64
      cell.drawing.append(
        glyph.paint.node(glyph.transform.concatenating(scale), foreground: run.color))
    }
    return cell
  }
}

extension SVGFontMetrics {
  /// A font's measures at another size.
  fileprivate init(_ metrics: FontMetrics, factor: Double) {
    self.init()
    ascent = metrics.ascent * factor
    descent = metrics.descent * factor
    xHeight = metrics.xHeight * factor
    underlinePosition = metrics.underlinePosition * factor
    underlineThickness = metrics.underlineThickness * factor
    strikethroughPosition = metrics.strikethroughPosition * factor
    strikethroughThickness = metrics.strikethroughThickness * factor
    subscriptOffset = metrics.subscriptOffset * factor
    superscriptOffset = metrics.superscriptOffset * factor
  }
}
