import Filigree
import Foundation

/// Writes a trace as a file, as `filigree trace` writes it with the same settings.
struct Exporter: Sendable {
  var settings: TraceSettings
  /// The picture's name.
  var picture: String
  /// What Swift source of a drawing is, where it is no shape.
  var style = SwiftSourceWriter.Style.view

  /// What a file holds.
  struct Output: Sendable {
    var data: Data
    /// What of the drawing the format cannot say, and what became of it; nil where it says all.
    var note: String?
  }

  /// A trace as a file.
  ///
  /// - Parameters:
  ///   - drawing: The trace.
  ///   - format: The file's kind.
  /// - Returns: The file.
  /// - Throws: `RasterError` for a picture of too many pixels, `SwiftSourceError`, `PictureError`.
  func output(of drawing: TracedDrawing, as format: ExportFormat) throws -> Output {
    guard format == .swift, let shapes = drawing.shapes else {
      let (list, parts) = drawing.named(by: settings.grouping(for: format), for: format)
      return try output(of: list, parts, as: format)
    }
    // Source of a shape has no paint.
    guard settings.sourceAPI == .canvas else {
      return Output(data: Data(writer.write(shapes, in: drawing.page)))
    }
    var recorder = DisplayListRecorder(bounds: drawing.page)
    for shape in shapes { recorder.fill(shape, with: .color(HexColor.black.cgColor)) }
    return try output(of: recorder.finish(), as: format)
  }

  /// Any drawing as a file.
  func output(
    of list: DisplayList, _ parts: DrawingParts = DrawingParts(), as format: ExportFormat
  ) throws -> Output {
    let digits = settings.fractionDigits
    switch format {
    case .svg:
      let writer = SVGWriter(fractionDigits: digits, writesShapes: settings.writesShapes)
      return Output(data: Data(writer.document(list, parts: parts).bytes))
    case .pdf:
      let writer = PDFWriter(fractionDigits: max(digits, 2))
      let document = writer.document([PDFPage(list)], drawingUnsupported: picture(list))
      return Output(data: Data(document.bytes))
    case .eps:
      let writer = EPSWriter(fractionDigits: max(digits, 2))
      let document = writer.document(list, drawingUnsupported: picture(list))
      return Output(
        data: Data(document.bytes),
        note: Self.note("EPS", document.pictures, "a part of the drawing is an image"))
    case .dxf:
      let document = DXFWriter(fractionDigits: max(digits, 4)).document(list, parts: parts)
      return Output(
        data: Data(document.bytes),
        note: Self.note("DXF", document.omissions, "there are outlines alone"))
    case .png: return try picture(list, .png)
    case .jpg: return try picture(list, .jpeg(quality: 0.9))
    case .webp: return try picture(list, .losslessWebP)
    case .swift:
      var drawing = SwiftSourceWriter.NamedDrawing(name: writer.typeName, list: list)
      drawing.pathNames = parts.names
      return Output(data: Data(try writer.write(drawing)))
    }
  }

  private func picture(_ list: DisplayList, _ encoding: PictureEncoding) throws -> Output {
    let image = try Rasterizer(pixelLimit: settings.maximumPixels).render(list)
    return Output(data: try image.encoded(as: encoding))
  }

  /// Draws what a document cannot say, as fine as may be.
  private func picture(_ list: DisplayList) -> (DisplayList) -> CGImage? {
    let rasterizer = Rasterizer(
      scale: imageScale(list.bounds.size), pixelLimit: settings.maximumPixels)
    return { try? rasterizer.render($0) }
  }

  /// Pixels a point of images in documents: 288 an inch, or as many as there may be; a whole number, for whole pixels
  /// fill a page of whole points.
  private func imageScale(_ size: CGSize) -> CGFloat {
    let area = Double(size.width) * Double(size.height)
    guard area > 0, area.isFinite else { return 1 }
    let most = (Double(settings.maximumPixels) / area).squareRoot()
    return CGFloat(most >= 1 ? min(4, most.rounded(.down)) : 0.99 * most)
  }

  /// Says what a format has not, and what became of it; nil where there is nothing.
  private static func note(
    _ format: String, _ features: [DrawingFeature], _ fate: String
  ) -> String? {
    guard let last = features.last?.rawValue else { return nil }
    let others = features.dropLast().map(\.rawValue).joined(separator: ", ")
    return "\(format) has no \(others.isEmpty ? last : "\(others) and \(last)"): \(fate)."
  }

  private var writer: SwiftSourceWriter {
    let file = ExportName.file(for: picture, as: .swift)
    let api: SwiftSourceWriter.API =
      switch settings.sourceAPI {
      case .swiftui, .canvas: .swiftUI
      case .uikit: .uiKit
      case .coregraphics: .coreGraphics
      }
    return SwiftSourceWriter(
      api: api,
      typeName: settings.typeName.isEmpty
        ? SwiftSourceWriter.typeName(forFile: file) : settings.typeName,
      fractionDigits: settings.fractionDigits,
      style: settings.sourceAPI == .canvas ? .canvas : style, contentMode: .stretch)
  }
}
