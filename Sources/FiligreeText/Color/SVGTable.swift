import CHarfBuzz
import FiligreePixels
import FiligreeSVG
import Foundation
import Synchronization

/// The SVG documents of a font's glyphs: OpenType's `SVG ` table.
///
/// A document holds one glyph or thousands: it is parsed once, and each glyph is resolved by itself. Colors
/// `--color0` and so on are those of the font's first palette. Text is not drawn, as OpenType has it, nor is
/// anything read that is not in the document. Documents that are damaged, or larger than the limits, leave
/// their glyphs plain outlines.
final class SVGTable: Sendable {
  /// Where a glyph is drawn from.
  ///
  /// The document is the table's, so that what glyphs keep does not keep documents.
  struct Element: Sendable {
    fileprivate let table: SVGTable
    fileprivate let bytes: Bytes
    /// The element's name; nil for all of the document.
    let id: String?
    var unitsPerEm: Double { table.unitsPerEm }
    /// The document.
    var source: SVGSource? { table.document(bytes)?.source }
  }

  /// The bytes of a document in the font's file.
  ///
  /// `@unchecked Sendable`: the blob is immutable, and HarfBuzz counts its users atomically.
  fileprivate final class Bytes: @unchecked Sendable {
    private let blob: OpaquePointer
    let bytes: UnsafeRawBufferPointer

    /// Takes over the blob.
    init(_ blob: OpaquePointer) {
      self.blob = blob
      var length: UInt32 = 0
      let start = hb_blob_get_data(blob, &length)
      // The bytes live as long as the blob, which lives as long as `self`.
      bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
    }

    deinit {
      hb_blob_destroy(blob)
    }
  }

  /// How much a document may be.
  static let limits: SVGLimits = {
    var limits = SVGLimits()
    limits.bytes = 16 << 20
    limits.elements = 1 << 18
    limits.depth = 64
    limits.comparisons = 10_000_000
    limits.expandedBytes = 1 << 20
    return limits
  }()

  /// How many bytes a face's parsed documents may take together.
  private static let cacheLimit = 64 << 20

  /// A document, and whether its glyphs have names.
  private struct Document: Sendable {
    let source: SVGSource
    let namesGlyphs: Bool
  }

  private let options: SVGOptions
  private let unitsPerEm: Double
  /// Documents by where they are in the font's file; nil for damaged ones.
  private let documents = Mutex(BoundedCache<Range<UInt>, Document?>(limit: SVGTable.cacheLimit))

  /// Nil if the face has no such table.
  init?(_ face: OpaquePointer, unitsPerEm: Double) {
    guard hb_ot_color_has_svg(face) != 0 else { return nil }
    let palette = FontTable(face, "CPAL").flatMap { ColorTable.palette($0) } ?? []
    var options = SVGOptions()
    options.limits = Self.limits
    // Around a glyph's document, `color` and `context-fill` are the text's.
    options.foreground = .black
    for (index, color) in palette.enumerated() {
      options.variables["--color\(index)"] = Self.text(of: color)
    }
    self.options = options
    self.unitsPerEm = unitsPerEm
  }

  /// What a glyph is drawn with; nil if it has no document, or a damaged one.
  func paint(of glyph: UInt32, _ face: OpaquePointer) -> GlyphPaint? {
    guard let blob = hb_ot_color_glyph_reference_svg(face, glyph) else { return nil }
    let bytes = Bytes(blob)
    guard let document = document(bytes) else { return nil }
    let name = "glyph\(glyph)"
    let isNamed = document.source.hasElement(named: name)
    // A document of one glyph may do without names.
    guard isNamed || !document.namesGlyphs else { return nil }
    let element = Element(table: self, bytes: bytes, id: isNamed ? name : nil)
    return SVGGlyph(element).map { .document($0) }
  }

  private func document(_ bytes: Bytes) -> Document? {
    guard let start = bytes.bytes.baseAddress, (1...Self.limits.bytes).contains(bytes.bytes.count)
    else { return nil }
    // The face keeps its table where it is.
    let address = UInt(bitPattern: start)
    let place = address..<(address + UInt(bytes.bytes.count))
    if let known = documents.withLock({ $0.value(for: place) }) { return known }
    // Parsed outside of the lock: two threads may do the same work, with the same result.
    let document = (try? SVGSource([UInt8](bytes.bytes), options)).map { source in
      Document(source: source, namesGlyphs: source.ids.contains(where: Self.isGlyphName))
    }
    let cost = min(document?.source.byteCount ?? 64, Self.cacheLimit / 2)
    documents.withLock { $0.insert(document, for: place, cost: cost) }
    return document
  }

  private static func isGlyphName(_ name: String) -> Bool {
    guard name.hasPrefix("glyph") else { return false }
    let number = name.utf8.dropFirst(5)
    return !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// A color of a palette as CSS has it.
  private static func text(of color: CGColor) -> String {
    // What a damaged palette lacks is black, as a shade of gray.
    let parts = color.components.flatMap { $0.count == 4 ? $0 : nil } ?? [0, 0, 0, color.alpha]
    let levels = parts.map { Int((Double($0) * 255).rounded()) }
    return "#" + levels.map { String($0 + 256, radix: 16).dropFirst() }.joined()
  }
}
