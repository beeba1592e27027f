import FiligreeDocuments
import FiligreeKit
import FiligreePaths
import Foundation

extension Image {
  /// Shows an SVG document, which means nothing to people who do not see it.
  ///
  /// It has the document's size, or any if it is ``resizable(capInsets:resizingMode:)``; it is drawn, not enlarged, so
  /// that it is sharp at any. As a template, its opacity is painted in the foreground style.
  ///
  /// - Parameter document: The document.
  public init(svg document: SVGDocument) {
    self.init(uiImage: UIImage(svg: document))
  }

  /// Shows an SVG document, with a text for people who do not see it.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - label: What it shows.
  public init(svg document: SVGDocument, label: Text) {
    self.init(.uiImage(UIImage(svg: document)), label: label.string)
  }
}

/// The outline of an SVG document, or of a part of it, as a shape.
///
///     let logo = try SVGDocument(contentsOf: url)
///     SVGOutline(logo, id: "star").fill(.yellow)
///
/// The document's page fills the rectangle that the shape is given, as a path in an app's own shape does; give it the
/// document's proportions to keep them: `.aspectRatio(logo.size, contentMode: .fit)`. What is painted in it, and how
/// it is clipped, is as `SVGDocument.path` says.
public nonisolated struct SVGOutline: Shape {
  private let path: Path
  private let size: CGSize

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - id: The name of a part; nil for all. A part that is not there is an empty shape.
  public init(_ document: SVGDocument, id: String? = nil) {
    path = id.map { document.path(id: $0) ?? Path() } ?? document.path
    size = document.size
  }

  /// The outline, in a rectangle that the document's page fills.
  public func path(in rect: CGRect) -> Path {
    path.applying(
      CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY))
  }
}
