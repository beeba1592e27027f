import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeSymbols
import Foundation

/// The pages of a PDF document that is being drawn.
final class PDFPages: PageTarget {
  /// The box of pages that have none of their own.
  private let defaultBox: CGRect
  private(set) var box: CGRect
  /// Whether y points down in user space, as under UIKit.
  private let isFlipped: Bool
  private let consumer: CGDataConsumer
  private let writer: PDFWriter
  private var finished: [PDFPage] = []
  private var links: [PDFPage.Link] = []
  private var places: [PDFPage.Place] = []
  private var isOpen = false
  /// The document, once it is closed.
  private(set) var document: PDFDocument?
  /// What went wrong with the file.
  private(set) var failure: PictureError?

  init(_ consumer: CGDataConsumer, box: CGRect, isFlipped: Bool, info: CFDictionary) {
    self.consumer = consumer
    defaultBox = box
    self.box = box
    self.isFlipped = isFlipped
    func text(_ key: CFString) -> String? { info[key] as? String }
    let keywords = (info[kCGPDFContextKeywords] as? [String])?.joined(separator: ", ")
    writer = PDFWriter(
      title: text(kCGPDFContextTitle), author: text(kCGPDFContextAuthor),
      subject: text(kCGPDFContextSubject), keywords: keywords ?? text(kCGPDFContextKeywords),
      creator: text(kCGPDFContextCreator))
  }

  /// Gives a context an empty page.
  func start(_ context: CGContext, _ box: CGRect) {
    self.box = box
    let bounds = isFlipped ? box : CGRect(origin: .zero, size: box.size)
    // Where y points down, user space is the page's own; otherwise its origin is the box's lower left.
    let base =
      isFlipped
      ? CGAffineTransform.identity
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    context.startPage(bounds, base: base)
  }

  func beginPage(_ context: CGContext, box: CGRect?) {
    guard document == nil else { return }
    endPage(context)
    let wanted = box.map(\.standardized) ?? defaultBox
    start(context, PDFPage.isUsable(wanted) ? wanted : defaultBox)
    isOpen = true
  }

  func endPage(_ context: CGContext) {
    guard isOpen else { return }
    isOpen = false
    // Under UIKit a page's box begins at zero.
    var page = PDFPage(context.displayList, origin: isFlipped ? .zero : box.origin)
    page.links = links
    page.places = places
    links = []
    places = []
    finished.append(page)
    start(context, box)
  }

  func close(_ context: CGContext) {
    guard document == nil else { return }
    endPage(context)
    let rasterizer = Rasterizer(scale: context.rasterizationScale)
    let document = writer.document(finished) { list in
      do throws(RasterError) {
        return try rasterizer.render(list)
      } catch {
        WarningLog.shared.warn("a part of a PDF document becomes no picture: \(error)")
        return nil
      }
    }
    self.document = document
    finished = []
    if !document.omissions.isEmpty {
      WarningLog.shared.warn("a PDF document leaves out: \(document.omissions)")
    }
    do throws(PictureError) {
      try consumer.put(document.bytes)
    } catch {
      failure = error
      WarningLog.shared.warn("a PDF document is not written: \(error)")
    }
  }

  func link(_ rect: CGRect, to target: PageLinkTarget, _ context: CGContext) {
    guard isOpen, !rect.isNull, !rect.isInfinite else { return }
    let rect = rect.applying(toPage(context))
    switch target {
    case .address(let address):
      links.append(PDFPage.Link(rect: rect, target: .address(address)))
    case .place(let name): links.append(PDFPage.Link(rect: rect, target: .place(name)))
    }
  }

  func name(_ name: String, _ point: CGPoint, _ context: CGContext) {
    guard isOpen else { return }
    places.append(PDFPage.Place(name: name, point: point.applying(toPage(context))))
  }

  /// From a context's user space to the page's box, y up.
  private func toPage(_ context: CGContext) -> CGAffineTransform {
    let bounds = context.bounds
    let origin = isFlipped ? .zero : box.origin
    return context.recorder.transform.concatenating(
      CGAffineTransform(
        a: 1, b: 0, c: 0, d: -1, tx: origin.x - bounds.minX, ty: origin.y + bounds.maxY))
  }
}
