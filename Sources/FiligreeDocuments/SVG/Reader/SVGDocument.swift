import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeSVG
import Foundation

/// An SVG document: a drawing with a size, made of named parts.
///
///     let logo = try SVGDocument(contentsOf: URL(fileURLWithPath: "logo.svg"))
///     let list = logo.displayList(size: CGSize(width: 512, height: 512))
///     let picture = try Rasterizer().render(list)
///     let star = logo.path(id: "star")
///
/// Read is static SVG 1.1 with what browsers draw of SVG 2; what a document holds that is not drawn as it is
/// meant is among the ``warnings``. Scripts and animations are not run, and nothing is read but the
/// document itself. Lengths are CSS' pixels, one to a point; y points down.
public struct SVGDocument: Sendable {
  /// What the document draws.
  package let tree: SVGTree

  /// Reads the document in a file.
  ///
  /// - Parameters:
  ///   - url: A file URL: SVG, plain or packed by gzip.
  ///   - limits: How much the document may be and become.
  /// - Throws: `PictureError` for a file that cannot be read, `SVGError` for one that is no SVG.
  public init(contentsOf url: URL, limits: SVGLimits = SVGLimits()) throws {
    var fileLimits = PictureLimits.default
    fileLimits.maximumBytes = limits.bytes
    let bytes = try PictureFile.read(url, limits: fileLimits)
    tree = try SVGReader.tree(of: bytes, Self.options(limits))
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The whole file: SVG in UTF-8, UTF-16 or Latin-1, plain or packed by gzip.
  ///   - limits: How much the document may be and become.
  /// - Throws: `SVGError` for what is no SVG, or too much.
  public init(data: Data, limits: SVGLimits = SVGLimits()) throws(SVGError) {
    let result: Result<SVGTree, SVGError> = data.withUnsafeBytes { bytes in
      Result { () throws(SVGError) in
        try SVGReader.tree(of: bytes.bindMemory(to: UInt8.self), Self.options(limits))
      }
    }
    tree = try result.get()
  }

  /// Reads a document from its text: `<svg xmlns="http://www.w3.org/2000/svg" …>`.
  public init(_ text: String, limits: SVGLimits = SVGLimits()) throws(SVGError) {
    tree = try SVGReader.tree(of: Array(text.utf8), Self.options(limits))
  }

  private static func options(_ limits: SVGLimits) -> SVGOptions {
    var options = SVGOptions()
    options.limits = limits
    options.textSetter = SVGFontSetter()
    return options
  }

  /// The size of the document, which is that of its `svg` element or of its `viewBox`.
  public var size: CGSize { tree.size }

  /// What is not drawn as it is meant, each once.
  public var warnings: [SVGWarning] { tree.warnings }

  /// The document as a drawing.
  ///
  /// - Parameter size: The size of the page, which the document fills; nil for its own.
  /// - Returns: The drawing.
  public func displayList(size: CGSize? = nil) -> DisplayList {
    SVGDrawing.list(of: tree, size: size).list
  }

  /// The names of the parts that draw something, in the order of the document.
  public var ids: [String] {
    var ids: [String] = []
    var seen: Set<String> = []
    tree.root.forEachNode { node, _ in
      if !node.id.isEmpty, seen.insert(node.id).inserted { ids.append(node.id) }
    }
    return ids
  }

  /// The outline of all that is painted, in the document's coordinates.
  ///
  /// Strokes count by their outlines, and shapes that overlap are united, so that the path is filled by the
  /// non-zero rule. Clips count, and masks, filters, pictures and opacities do not.
  public var path: Path { tree.root.outline }

  /// The outline of the part with a name, as ``path`` is that of all; nil if nothing is drawn by that name.
  public func path(id: String) -> Path? {
    var path: Path?
    tree.root.forEachNode { node, map in
      if node.id == id, path == nil { path = node.outline.applying(map) }
    }
    return path
  }
}

extension Path {
  /// Creates the outline of all that an SVG file paints, in the file's coordinates, y down.
  ///
  /// `Path(svg:)` reads path data; this reads a whole document. See ``SVGDocument/path``.
  ///
  /// - Parameter url: A file URL.
  /// - Throws: `PictureError` for a file that cannot be read, `SVGError` for one that is no SVG.
  public init(svgFile url: URL) throws {
    self = try SVGDocument(contentsOf: url).path
  }
}
