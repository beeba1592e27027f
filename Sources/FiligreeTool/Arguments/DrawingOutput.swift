import FiligreeDocuments
import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import Foundation

/// Writes drawings in the formats of the command line.
struct DrawingOutput {
  var destination: Destination
  /// The file that the drawing is of; '-' for standard input.
  var source: String
  var output: OutputOptions
  var maximumPixels: Int
  /// The quality of JPEG and WebP in percent; nil for the defaults.
  var quality: Int?
  /// How Swift source is written.
  var swift = SourceOptions()

  /// A drawing in the output's format; what the format cannot say is told on standard error.
  func bytes(of list: DisplayList, parts: DrawingParts = DrawingParts()) throws -> [UInt8] {
    let (bytes, notes) = try encode(list, parts: parts)
    let name = source == "-" ? "standard input" : source
    for note in notes { StandardError.line("filigree: \(name): \(note)") }
    return bytes
  }

  /// A drawing in the output's format, and what of it the format cannot say; Swift source and SVG have the parts' names.
  func encode(
    _ list: DisplayList, parts: DrawingParts = DrawingParts()
  ) throws -> (bytes: [UInt8], notes: [String]) {
    let digits = output.fractionDigits
    switch destination.format {
    case .svg:
      let writer = SVGWriter(fractionDigits: digits, writesShapes: output.writesShapes)
      return (writer.document(list, parts: parts).bytes, [])
    case .pdf: return pdf(of: list)
    case .eps: return eps(of: list)
    case .dxf:
      let document = DXFWriter(fractionDigits: max(digits, 4)).document(list, parts: parts)
      return (
        document.bytes,
        Self.note("DXF", document.omissions.map(\.rawValue), "there are outlines alone")
      )
    case .png, .jpg, .webp:
      let image = try Rasterizer(pixelLimit: maximumPixels).render(list)
      return (try image.encodedBytes(as: encoding), [])
    case .swift:
      let writer = sourceWriter
      var drawing = SwiftSourceWriter.NamedDrawing(name: writer.typeName, list: list)
      drawing.pathNames = parts.names
      return (try writer.write(drawing), [])
    case .json: return (try DrawingJSON(fractionDigits: digits).write(list, parts: parts), [])
    }
  }

  private func pdf(of list: DisplayList) -> (bytes: [UInt8], notes: [String]) {
    let writer = PDFWriter(fractionDigits: max(output.fractionDigits, 2))
    let document = writer.document([PDFPage(list)], drawingUnsupported: picture(list))
    return (
      document.bytes,
      Self.notes("PDF", document.pictures.map(\.words), document.omissions.map(\.words))
    )
  }

  private func eps(of list: DisplayList) -> (bytes: [UInt8], notes: [String]) {
    let writer = EPSWriter(fractionDigits: max(output.fractionDigits, 2))
    let document = writer.document(list, drawingUnsupported: picture(list))
    return (
      document.bytes,
      Self.notes("EPS", document.pictures.map(\.rawValue), document.omissions.map(\.rawValue))
    )
  }

  /// Draws what a document cannot say, as fine as may be.
  private func picture(_ list: DisplayList) -> (DisplayList) -> CGImage? {
    let rasterizer = Rasterizer(scale: imageScale(list.bounds.size), pixelLimit: maximumPixels)
    return { try? rasterizer.render($0) }
  }

  /// Says what a document has not, what of that is an image there, and what is left out.
  private static func notes(
    _ format: String, _ pictures: [String], _ omissions: [String]
  ) -> [String] {
    note(format, pictures, "there a part of the drawing is an image")
      + note(format, omissions, "what has them is left out")
  }

  /// Says what a format has not, and what became of it; nothing where there is nothing.
  private static func note(_ format: String, _ features: [String], _ fate: String) -> [String] {
    guard let last = features.last else { return [] }
    let others = features.dropLast().joined(separator: ", ")
    let list = others.isEmpty ? last : "\(others) and \(last)"
    return ["\(format) has no \(list): \(fate)"]
  }

  /// Pixels a point of images in documents: 288 an inch, or as many as there may be; a whole number, for whole pixels
  /// fill a page of whole points.
  private func imageScale(_ size: CGSize) -> CGFloat {
    let area = Double(size.width) * Double(size.height)
    guard area > 0, area.isFinite else { return 1 }
    let most = (Double(maximumPixels) / area).squareRoot()
    return CGFloat(most >= 1 ? min(4, most.rounded(.down)) : 0.99 * most)
  }

  private var encoding: PictureEncoding {
    switch destination.format {
    case .jpg: .jpeg(quality: Double(quality ?? 90) / 100)
    case .webp: quality.map { .webp(quality: Double($0) / 100) } ?? .losslessWebP
    default: .png
    }
  }

  /// Without a name for the type it is the output's file name, or the source's on standard output.
  var sourceWriter: SwiftSourceWriter {
    let file = destination.file.map(FilePath.name) ?? (source == "-" ? "" : source)
    return SwiftSourceWriter(
      api: (output.api ?? .swiftui).writer,
      typeName: output.typeName ?? SwiftSourceWriter.typeName(forFile: file),
      fractionDigits: output.fractionDigits,
      style: output.api == .canvas ? .canvas : swift.style?.writer ?? .view,
      contentMode: (swift.contentMode ?? .stretch).writer)
  }
}
