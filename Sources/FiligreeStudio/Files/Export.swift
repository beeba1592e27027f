import Filigree
import Foundation

/// Writes a trace as a file, as `filigree trace` writes it with the same settings.
struct Exporter: Sendable {
  var settings: TraceSettings
  /// The picture's name.
  var picture: String

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - drawing: The trace.
  ///   - format: The file's kind.
  /// - Returns: The bytes.
  /// - Throws: `RasterError` for a picture of too many pixels, `SwiftSourceError`, `PictureError`.
  func data(of drawing: TracedDrawing, as format: ExportFormat) throws -> Data {
    let digits = settings.fractionDigits
    switch format {
    case .svg: return Data(SVGWriter(fractionDigits: digits).write(drawing.displayList()))
    case .pdf:
      return Data(PDFWriter(fractionDigits: max(digits, 2)).write(drawing.displayList()))
    case .png:
      return try Rasterizer(pixelLimit: settings.maximumPixels).render(drawing.displayList())
        .pngData()
    case .swift: return Data(try source(of: drawing))
    }
  }

  private func source(of drawing: TracedDrawing) throws -> [UInt8] {
    let file = ExportName.file(for: picture, as: .swift)
    let name =
      settings.typeName.isEmpty ? SwiftSourceWriter.typeName(forFile: file) : settings.typeName
    let api: SwiftSourceWriter.API =
      switch settings.sourceAPI {
      case .swiftui, .canvas: .swiftUI
      case .uikit: .uiKit
      case .coregraphics: .coreGraphics
      }
    let writer = SwiftSourceWriter(
      api: api, typeName: name, fractionDigits: settings.fractionDigits,
      style: settings.sourceAPI == .canvas ? .canvas : .view, contentMode: .stretch)
    if let shapes = drawing.shapes, settings.sourceAPI != .canvas {
      return writer.write(shapes, in: drawing.page)
    }
    return try writer.write(
      SwiftSourceWriter.NamedDrawing(name: writer.typeName, list: drawing.displayList()))
  }
}
