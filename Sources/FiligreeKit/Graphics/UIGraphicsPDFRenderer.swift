import FiligreeDocuments
import FiligreeDrawing
import FiligreePixels
import Foundation

/// Draws PDF documents by closures: UIKit's `UIGraphicsPDFRenderer`.
///
/// ```swift
/// let page = CGRect(x: 0, y: 0, width: 595, height: 842)
/// let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
///   context.beginPage()
///   UIColor.systemRed.setFill()
///   context.fill(CGRect(x: 20, y: 20, width: 100, height: 50))
/// }
/// ```
///
/// Coordinates are points from the upper left, y down. What is drawn before the first page is lost; bounds
/// that can be no page are 612 × 792 points.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates a renderer of pages of a size in points, with the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.default())
  }

  /// Creates a renderer of pages of a size in points; the format is copied.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws a document.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    // A consumer of data is never nil.
    guard let consumer = CGDataConsumer(data: data) else { return Data() }
    _ = draw(consumer, actions)
    return data as Data
  }

  /// Draws a document into a file, which appears when it is complete, or not at all.
  ///
  /// - Throws: `PictureError` where the file cannot be written.
  public func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    // The file is written here, where an error can be thrown.
    try OutputFile.write([UInt8](pdfData(actions: actions)), to: url)
  }

  private func draw(
    _ consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void
  ) -> PDFPages {
    let pdfFormat = format as? UIGraphicsPDFRendererFormat
    let pages = PDFPages(
      consumer, box: PDFPages.box(format.bounds), isFlipped: true,
      info: pdfFormat?.documentInfo ?? [:])
    let context = UIGraphicsPDFRendererContext(
      CGContext(pages: pages, box: pages.box), format: format)
    CurrentDrawing.with(context.cgContext) { actions(context) }
    context.cgContext.closePDF()
    return pages
  }
}

/// What a PDF renderer's documents are to be like: UIKit's `UIGraphicsPDFRendererFormat`.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document's title and so on, by `kCGPDFContextTitle` and the other keys.
  open var documentInfo: [String: Any] = [:]

  override func duplicate() -> UIGraphicsRendererFormat {
    let copy = super.duplicate()
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// What a PDF renderer's closure draws on: UIKit's `UIGraphicsPDFRendererContext`.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the page that is open, or of the next one.
  public var pdfContextBounds: CGRect { cgContext.pages?.box ?? format.bounds }

  /// Begins a page with the renderer's bounds; a page that is open ends.
  public func beginPage() {
    cgContext.beginPDFPage(nil)
  }

  /// Begins a page; a page that is open ends.
  ///
  /// - Parameters:
  ///   - bounds: The page; the renderer's where it can be no page.
  ///   - pageInfo: It has no effect: the bounds say what the page is.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.pages?.beginPage(cgContext, box: bounds)
  }

  /// Makes a rectangle lead to an address.
  public func setURL(_ url: URL, for rect: CGRect) {
    cgContext.setURL(url, for: rect)
  }

  /// Gives a point a name that ``setDestinationWithName(_:for:)`` can lead to.
  public func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Makes a rectangle lead to a point with a name.
  public func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}
