import FiligreeDocuments
import FiligreeDrawing
import FiligreePixels
import FiligreeRaster

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

  /// A drawing in the output's format; Swift source has the names of the list's paths.
  func bytes(of list: DisplayList, pathNames: [Int32: String] = [:]) throws -> [UInt8] {
    let digits = output.fractionDigits
    switch destination.format {
    case .svg: return SVGWriter(fractionDigits: digits).write(list)
    case .pdf: return PDFWriter(fractionDigits: max(digits, 2)).write(list)
    case .png, .jpg, .webp:
      return try Rasterizer(pixelLimit: maximumPixels).render(list).encodedBytes(as: encoding)
    case .swift:
      let writer = sourceWriter
      var drawing = SwiftSourceWriter.NamedDrawing(name: writer.typeName, list: list)
      drawing.pathNames = pathNames
      return try writer.write(drawing)
    case .json: return try DrawingJSON(fractionDigits: digits).write(list)
    }
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
