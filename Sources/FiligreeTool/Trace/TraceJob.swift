import FiligreeDocuments
import FiligreeRaster
import Foundation

/// The tracing of one picture: read, find contours, lay them out, write.
struct TraceJob {
  var picture: String
  var output: Destination
  var detection: DetectionOptions
  var shape: ShapeOptions
  var drawing: DrawingOptions
  var fractionDigits: Int
  var api: SourceAPI
  var typeName: String?

  /// Does the job; `stage` is told what is being done.
  func run(progress stage: (String) -> Void) throws {
    stage("reading")
    let image = try InputFile.image(picture, limits: detection.limits)
    stage("finding contours")
    let found = try detection.detection.run(on: image)
    // Epsilon is in pixels of the picture, the contours are in those of the shrunken one.
    let contours = found.simplified(
      tolerance: detection.epsilon * Double(found.width) / Double(image.width))
    stage("writing")
    let layout = try Layout(contours: contours, picture: image, shape: shape)
    try output.write(try encode(layout))
  }

  private func encode(_ layout: Layout) throws -> [UInt8] {
    switch output.format {
    case .svg:
      return SVGWriter(fractionDigits: fractionDigits).write(
        drawing.displayList(of: layout.paths(), page: layout.page))
    case .pdf:
      return PDFWriter(fractionDigits: max(fractionDigits, 2)).write(
        drawing.displayList(of: layout.paths(), page: layout.page))
    case .png:
      let list = drawing.displayList(of: layout.paths(), page: layout.page)
      return try Rasterizer(pixelLimit: detection.maximumPixels).render(list)
        .encodedBytes(as: .png)
    case .swift:
      return SwiftSourceWriter(
        api: api.writer, typeName: typeName ?? defaultTypeName, fractionDigits: fractionDigits
      ).write(layout.paths(), in: layout.page)
    case .json:
      return ContourJSON(fractionDigits: fractionDigits).write(layout, nested: shape.hierarchy)
    }
  }

  /// The type's name when none is asked for: the output's file name, or the picture's on standard output.
  private var defaultTypeName: String {
    SwiftSourceWriter.typeName(
      forFile: output.file?.lastPathComponent ?? (picture == "-" ? "" : picture))
  }
}
