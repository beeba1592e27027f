import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A document while it is being written.
struct PDFDocumentBuilder {
  /// How deep forms may lie in one another: beyond, viewers give up.
  static let nestingLimit = 24
  /// How many soft masks may be laid on one another.
  static let maskLimit = 8
  /// The most bytes that clips may take.
  static let clipLimit = 1 << 26

  let writer: PDFWriter
  /// Draws what PDF cannot say.
  let draw: ((DisplayList) -> CGImage?)?

  var objects: PDFObjects
  private let catalog: Int
  private let tree: Int
  private var pages: [Int] = []
  private var places: [(name: String, page: Int, point: CGPoint)] = []
  private(set) var pictures: [PDFFeature] = []
  private(set) var omissions: [PDFFeature] = []

  // What is the same on all pages.
  var stateNumbers: [PDFStateKey: Int] = [:]
  var functionNumbers: [[UInt8]: Int] = [:]
  var shadingNumbers: [[UInt8]: Int] = [:]
  var patternNumbers: [[UInt8]: Int] = [:]
  var imageNumbers: [PDFImageKey: Int] = [:]
  var displayP3Number: Int?
  var clipBytes = 0

  // The page in hand.
  var list = DisplayListRecorder(bounds: .zero).finish()
  var layerBounds: [CGRect] = []
  var layerDepths: [Int] = []
  /// The drawing's page, in its own coordinates.
  var page = CGRect.zero
  /// The page in PDF's coordinates.
  var box = CGRect.zero
  /// From the drawing's coordinates to PDF's.
  var map = CGAffineTransform.identity

  // The layer in hand.
  var layer: DisplayList.Layer
  var level = 0
  var content: PDFContent
  var softMasks: [[PDFMask]: Int] = [:]

  init(writer: PDFWriter, draw: ((DisplayList) -> CGImage?)?) {
    self.writer = writer
    self.draw = draw
    objects = PDFObjects(isCompressed: writer.isCompressed)
    catalog = objects.reserve()
    tree = objects.reserve()
    content = PDFContent(digits: writer.fractionDigits)
    layer = list.root
  }

  // MARK: Pages

  /// Adds a page.
  mutating func add(_ source: PDFPage) {
    list = source.list
    layerBounds = list.layers.isEmpty ? [] : list.layerBounds()
    layerDepths = list.layerDepths()
    page = PDFPage.box(of: list, layerBounds: layerBounds)
    box = CGRect(origin: source.origin, size: page.size)
    if !PDFPage.isUsable(box) { box.origin = .zero }
    map = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: box.minX - page.minX, ty: box.minY + page.maxY)
    level = 0
    if list.root.colorMode?.isLinear == true { report(omission: .colorMode) }
    let number = objects.reserve()
    var stream = PDFContent(digits: writer.fractionDigits)
    if list.root.commands.contains(where: { mode(of: $0) != .normal }) {
      // Viewers differ in whether what blends sees white paper: in a group it sees the drawing alone.
      stream.draw(form(of: list.root))
    } else {
      stream = writeContents(of: list.root)
    }
    let contents = objects.add(stream: [], stream.bytes)
    var body: [UInt8] = []
    body.append("<< /Type /Page /Parent \(tree) 0 R /MediaBox ")
    body.append(contentsOf: PDFText.rectangle(box))
    body.append(literal: " /Group << /S /Transparency /CS /DeviceRGB /I true >> /Resources ")
    body.append(contentsOf: stream.resources)
    body.append(" /Contents \(contents) 0 R")
    append(source.links, to: &body)
    body.append(literal: " >>")
    objects.set(number, body)
    pages.append(number)
    for place in source.places where place.point.x.isFinite && place.point.y.isFinite {
      places.append((place.name, number, place.point))
    }
  }

  private mutating func append(_ links: [PDFPage.Link], to body: inout [UInt8]) {
    let links = links.filter { $0.rect.isFinite }
    guard !links.isEmpty else { return }
    body.append(literal: " /Annots [")
    for link in links {
      var annotation: [UInt8] = []
      annotation.append(literal: "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect ")
      annotation.append(contentsOf: PDFText.rectangle(link.rect.standardized))
      switch link.target {
      case .address(let address):
        annotation.append(literal: " /A << /S /URI /URI ")
        annotation.append(contentsOf: PDFText.string(address))
      case .place(let name):
        annotation.append(literal: " /A << /S /GoTo /D ")
        annotation.append(contentsOf: PDFText.string(name))
      }
      annotation.append(literal: " >> >>")
      body.append(" \(objects.add(annotation)) 0 R")
    }
    body.append(literal: " ]")
  }

  // MARK: The end

  /// The document.
  mutating func finish() -> PDFDocument {
    var body: [UInt8] = []
    body.append("<< /Type /Catalog /Pages \(tree) 0 R")
    if let names = nameTree() { body.append(" /Names << /Dests \(names) 0 R >>") }
    body.append(literal: " >>")
    objects.set(catalog, body)
    body = []
    body.append(literal: "<< /Type /Pages /Kids [")
    for page in pages { body.append(" \(page) 0 R") }
    body.append(" ] /Count \(pages.count) >>")
    objects.set(tree, body)
    let info = information()
    return PDFDocument(
      bytes: objects.file(root: catalog, info: info), pictures: pictures, omissions: omissions)
  }

  private mutating func information() -> Int? {
    var body: [UInt8] = []
    for (key, value) in [
      ("Title", writer.title), ("Author", writer.author), ("Subject", writer.subject),
      ("Keywords", writer.keywords), ("Creator", writer.creator), ("Producer", "Filigree"),
    ] {
      guard let value else { continue }
      body.append(" /\(key) ")
      body.append(contentsOf: PDFText.string(value))
    }
    return objects.add(Array("<<".utf8) + body + Array(" >>".utf8))
  }

  /// The named places, sorted by the strings' bytes as a name tree is (ISO 32000-1, 7.9.6).
  private mutating func nameTree() -> Int? {
    var entries: [(key: [UInt8], page: Int, point: CGPoint)] = []
    var seen: Set<String> = []
    for place in places where seen.insert(place.name).inserted {
      entries.append((PDFText.string(place.name), place.page, place.point))
    }
    guard !entries.isEmpty else { return nil }
    // Strings of ASCII sort as they are written but for escapes, those of UTF-16 as their digits do,
    // and "<" comes after "(", as FE comes after ASCII.
    entries.sort { PDFText.key($0.key).lexicographicallyPrecedes(PDFText.key($1.key)) }
    var body: [UInt8] = []
    body.append(literal: "<< /Names [")
    for entry in entries {
      body.append(UInt8(ascii: " "))
      body.append(contentsOf: entry.key)
      body.append(" [\(entry.page) 0 R /XYZ ")
      PDFText.append(entry.point, digits: nil, to: &body)
      body.append(literal: "null]")
    }
    body.append(literal: " ] >>")
    return objects.add(body)
  }

  // MARK: Reports

  /// Notes that something is an image in the document.
  mutating func report(picture feature: PDFFeature) {
    if !pictures.contains(feature) { pictures.append(feature) }
  }

  /// Notes that something is not in the document.
  mutating func report(omission feature: PDFFeature) {
    if !omissions.contains(feature) { omissions.append(feature) }
  }
}

/// What makes two graphics states the same.
struct PDFStateKey: Hashable {
  /// In tenths of thousandths, as it is written.
  var opacity: Int
  var blendMode: BlendMode
  /// The number of the soft mask, or 0.
  var softMask: Int
}

extension PDFDocumentBuilder {
  /// The number of a graphics state; 0 for the initial one, if nothing else was set.
  mutating func state(_ opacity: Double, _ mode: BlendMode, softMask: Int) -> Int {
    let key = PDFStateKey(
      opacity: Int((min(max(opacity, 0), 1) * 10_000).rounded()), blendMode: mode,
      softMask: softMask)
    if key.opacity == 10_000, mode == .normal, softMask == 0, content.pen.state == 0 { return 0 }
    if let number = stateNumbers[key] { return number }
    var body: [UInt8] = []
    body.append(literal: "<< /Type /ExtGState")
    for name in ["ca", "CA"] {
      body.append(" /\(name) ")
      PDFText.append(CGFloat(key.opacity) / 10_000, digits: 4, to: &body)
    }
    body.append(literal: " /BM /")
    body.append(literal: mode.pdf ?? "Normal")
    if softMask > 0 {
      body.append(" /SMask \(softMask) 0 R >>")
    } else {
      body.append(literal: " /SMask /None >>")
    }
    let number = objects.add(body)
    stateNumbers[key] = number
    return number
  }
}
