import FiligreeDocuments
import FiligreeDrawing
import FiligreePixels
import Foundation

/// Begins a PDF document, which is drawn on until ``UIGraphicsEndPDFContext()``, when it goes to `data`.
///
/// - Parameters:
///   - data: Takes the document.
///   - bounds: Pages that have none of their own; 612 × 792 points where it can be no page.
///   - documentInfo: The document's title and so on, by `kCGPDFContextTitle` and the other keys.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  guard let consumer = CGDataConsumer(data: data) else { return }
  PDFPages.begin(consumer, bounds, documentInfo)
}

/// Begins a PDF file, which is drawn on until ``UIGraphicsEndPDFContext()``, when it is written.
///
/// - Parameters:
///   - path: The file.
///   - bounds: Pages that have none of their own; 612 × 792 points where it can be no page.
///   - documentInfo: The document's title and so on, by `kCGPDFContextTitle` and the other keys.
/// - Returns: Whether the file can be written; if not, nothing begins.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard let consumer = CGDataConsumer(url: URL(fileURLWithPath: path)) else { return false }
  PDFPages.begin(consumer, bounds, documentInfo)
  return true
}

/// Begins a page of the PDF document that was begun last.
///
/// Where the current context is another one, it does nothing, and so do the functions below.
public func UIGraphicsBeginPDFPage() {
  UIGraphicsGetCurrentContext()?.beginPDFPage(nil)
}

/// Begins a page of the PDF document that was begun last.
///
/// - Parameters:
///   - bounds: The page; the document's where it can be no page.
///   - pageInfo: It has no effect: the bounds say what the page is.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.pages?.beginPage(context, box: bounds)
}

/// Ends the PDF document that was begun last, and hands it out.
public func UIGraphicsEndPDFContext() {
  guard let context = UIGraphicsGetCurrentContext(), context.pages != nil else { return }
  context.closePDF()
  CurrentDrawing.pop()
}

/// The bounds of the page that is open, or of the next one; zero where no PDF document is drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  UIGraphicsGetCurrentContext()?.pages?.box ?? .zero
}

/// Makes a rectangle of the page lead to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setURL(url, for: rect)
}

/// Gives a point of the page a name.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  UIGraphicsGetCurrentContext()?.addDestination(name, at: point)
}

/// Makes a rectangle of the page lead to a point with a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setDestination(name, for: rect)
}

extension PDFPages {
  /// A rectangle as a page; the standard one where it can be none.
  static func box(_ bounds: CGRect) -> CGRect {
    let bounds = bounds.standardized
    return PDFPage.isUsable(bounds) ? bounds : PDFPage.standardBox
  }

  fileprivate static func begin(
    _ consumer: CGDataConsumer, _ bounds: CGRect, _ info: [AnyHashable: Any]?
  ) {
    let pages = PDFPages(consumer, box: box(bounds), isFlipped: true, info: info ?? [:])
    CurrentDrawing.push(CGContext(pages: pages, box: pages.box))
  }
}
