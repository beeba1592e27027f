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
  /// How source is written: of all settings those of the file.
  var settings = TraceSettings()
  /// What the source is.
  var style = SwiftSourceWriter.Style.automatic
  private(set) var source: ExportedFile?
  private(set) var problem: String?

  /// Shows a document.
  init(_ document: SVGDocument, of file: StudioFile, id: Int) {
    self.id = id
    (name, path) = (file.name, file.path)
    list = document.displayList()
    warnings = document.warnings.map { "\($0)" }
  }

  var exporter: Exporter { Exporter(settings: settings, picture: name, style: style) }

  /// Writes the source anew.
  func write() async {
    do {
      source = try await ExportedFile.make(list, exporter, .swift)
      problem = nil
    } catch {
      (source, problem) = (nil, "\(error)")
    }
  }

  /// The command line that writes the same source.
  var commandLine: String {
    var words = ["filigree", "convert", path, "-o", ExportName.file(for: path, as: .swift)]
    if settings.sourceAPI != .swiftui { words += ["--api", settings.sourceAPI.rawValue] }
    if settings.fractionDigits != 2 { words += ["--decimals", "\(settings.fractionDigits)"] }
    if style != .automatic, settings.sourceAPI != .canvas {
      words += ["--style", style == .shape ? "shape" : "view"]
    }
    return words.map(TraceSettings.quoted).joined(separator: " ")
  }
}
