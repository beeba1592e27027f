import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension CGContext {
  /// Creates a context whose pages become a PDF document.
  ///
  /// ```swift
  /// var box = CGRect(x: 0, y: 0, width: 300, height: 200)
  /// guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
  /// pdf.beginPDFPage(nil)
  /// pdf.fillEllipse(in: box)
  /// pdf.endPDFPage()
  /// pdf.closePDF()
  /// ```
  ///
  /// The unit of user space is a point, its origin is that of the page's box, and y points up. The document
  /// goes to the consumer when it is closed; `PDFWriter` says what is in it. What PDF
  /// cannot say is drawn with 2 pixels a point, or as many as `ImageRenderer.render` asks for, and is in
  /// ``pdfPictures`` then.
  ///
  /// - Parameters:
  ///   - consumer: Where the document goes.
  ///   - mediaBox: The box of pages that have none of their own; nil for 8.5 × 11 inches. One that is not
  ///     finite or has no area makes the context nil.
  ///   - auxiliaryInfo: The document's title and so on, by `kCGPDFContextTitle` and the other keys; what is
  ///     no text is left out.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee.standardized ?? PDFPage.standardBox
    guard PDFPage.isUsable(box) else { return nil }
    self.init(
      pages: PDFPages(consumer, box: box, isFlipped: false, info: auxiliaryInfo ?? [:]), box: box)
  }

  /// Creates a context whose pages become a PDF file, which appears when it is closed, or not at all.
  ///
  /// Nil where the file could not be written, and as
  /// ``init(consumer:mediaBox:_:)`` is.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// What is an image in a closed PDF document instead of paths, each once; empty in other contexts.
  public var pdfPictures: [PDFFeature] { (pages as? PDFPages)?.document?.pictures ?? [] }

  /// What is missing in a closed PDF document, each once; empty in other contexts.
  public var pdfOmissions: [PDFFeature] { (pages as? PDFPages)?.document?.omissions ?? [] }

  convenience init(pages: PDFPages, box: CGRect) {
    self.init(bounds: CGRect(origin: .zero, size: box.size))
    self.pages = pages
    rasterize = ImageCanvas.rasterize
    // What is drawn before the first page is lost, but has the same space.
    pages.start(self, box)
  }
}
