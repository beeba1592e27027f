import Filigree
import Foundation

/// A file that is to be opened.
public struct StudioFile: Sendable {
  /// Its name without folders.
  var name: String
  /// The name by which a shell finds it.
  var path: String
  var data: Data

  /// Creates a file of bytes that have come from a page.
  ///
  /// - Parameters:
  ///   - name: Its name, or its path.
  ///   - data: Its bytes.
  public init(name: String, data: Data) {
    path = name
    self.name = name.split(separator: "/").last.map(String.init) ?? name
    self.data = data
  }

  /// Files that each page opens when it comes.
  ///
  /// Set before the app runs: the command line's.
  @MainActor public static var openedAtStart: [StudioFile] = []

  /// Whether the bytes are those of an SVG file, by how they begin.
  var isSVG: Bool {
    let head = String(decoding: data.prefix(1024), as: UTF8.self)
    return head.contains("<svg") || (head.hasPrefix("<?xml") && name.lowercased().hasSuffix(".svg"))
  }

  /// What a file holds.
  enum Content: Sendable {
    case picture(CGImage)
    case svg(SVGDocument)
  }

  /// Reads the file.
  ///
  /// - Returns: What it holds.
  /// - Throws: `PictureError` for what is no picture, is broken, or is too large; `SVGError` for a broken document.
  private func content() throws -> Content {
    isSVG ? .svg(try SVGDocument(data: data)) : .picture(try CGImage(data: data))
  }

  /// Reads the file beside the main actor.
  nonisolated func opened() async throws -> Content { try content() }

  /// Says what is wrong with a file that cannot be opened; nil for a good one.
  public var problem: String? {
    do {
      if PaletteFile.isPalette(name) { _ = try PaletteFile(self) } else { _ = try content() }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
