import Filigree
import Foundation
import Observation

/// An opened SVG file, which becomes Swift.
@MainActor
@Observable
final class StudioSVG: Identifiable {
  nonisolated let id: Int
  let name: String
  let path: String
  let list: DisplayList
  /// What of the file is not shown, in words.
  let warnings: [String]
  var sourceAPI = TraceSettings.SourceAPI.swiftui
  var fractionDigits = 2

  /// Opens a file.
  ///
  /// - Throws: `SVGError` for a file that is no SVG document.
  init(_ file: StudioFile, id: Int) throws {
    self.id = id
    (name, path) = (file.name, file.path)
    let document = try SVGDocument(data: file.data)
    list = document.displayList()
    warnings = document.warnings.map { "\($0)" }
  }

  /// The drawing as Swift source.
  func source() throws -> Data {
    let writer = SwiftSourceWriter(
      api: .swiftUI, typeName: SwiftSourceWriter.typeName(forFile: name),
      fractionDigits: fractionDigits, style: sourceAPI == .canvas ? .canvas : .automatic)
    return Data(try writer.write(list))
  }
}
