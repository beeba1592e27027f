import Filigree
import Foundation

/// Writes a trace as a file, as `filigree trace` writes it with the same settings.
struct Exporter: Sendable {
  var settings: TraceSettings
  /// The picture's name.
  var picture: String
  /// What Swift source of a drawing is, where it is no shape.
  var style = SwiftSourceWriter.Style.view

  /// The bytes of a trace.
  ///
  /// - Parameters:
  ///   - drawing: The trace.
  ///   - format: The file's kind.
  /// - Returns: The bytes.
  /// - Throws: `RasterError` for a picture of too many pixels, `SwiftSourceError`, `PictureError`.
  func data(of drawing: TracedDrawing, as format: ExportFormat) throws -> Data {
    guard format == .swift, let shapes = drawing.shapes else {
      return try data(of: drawing.displayList(), as: format)
    }
    // Source of a shape has no paint.
    guard settings.sourceAPI == .canvas else {
      return Data(writer.write(shapes, in: drawing.page))
    }
    var recorder = DisplayListRecorder(bounds: drawing.page)
    for shape in shapes { recorder.fill(shape, with: .color(HexColor.black.cgColor)) }
    return try data(of: recorder.finish(), as: format)
  }

  /// The bytes of any drawing.
  func data(of list: DisplayList, as format: ExportFormat) throws -> Data {
    let digits = settings.fractionDigits
    switch format {
    case .svg: return Data(SVGWriter(fractionDigits: digits).write(list))
    case .pdf: return Data(PDFWriter(fractionDigits: max(digits, 2)).write(list))
    case .png: return try Rasterizer(pixelLimit: settings.maximumPixels).render(list).pngData()
    case .swift:
      let drawing = SwiftSourceWriter.NamedDrawing(name: writer.typeName, list: list)
      return Data(try writer.write(drawing))
    }
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
