import FiligreePixels
import Foundation

/// The pages of a document that a context draws: who takes what was drawn when a page ends.
package protocol PageTarget: AnyObject {
  /// Ends the page that is open, if one is, and begins another.
  ///
  /// - Parameters:
  ///   - context: What draws.
  ///   - box: The page's box; nil for the document's own, and for one that can be no page.
  func beginPage(_ context: CGContext, box: CGRect?)
  /// Ends the page that is open, if one is.
  func endPage(_ context: CGContext)
  /// Ends the page that is open, and hands out the document; after that nothing happens any more.
  func close(_ context: CGContext)
  /// Makes a rectangle of user space lead to an address, or to a place with a name.
  func link(_ rect: CGRect, to target: PageLinkTarget, _ context: CGContext)
  /// Gives a point of user space a name.
  func name(_ name: String, _ point: CGPoint, _ context: CGContext)
  /// The box of the page that is open, or of the next one.
  var box: CGRect { get }
}

/// Where an area of a page leads.
package enum PageLinkTarget: Hashable {
  /// An address.
  case address(String)
  /// The place of the document that has this name.
  case place(String)
}

extension CGContext {
  /// Begins a page of a PDF document, with an empty drawing and nothing set; a page that is open ends.
  ///
  /// In other contexts it does nothing, and so do the functions below.
  ///
  /// - Parameter pageInfo: `kCGPDFContextMediaBox` may hold the page's box: a `CGRect`, or `Data` of one.
  ///   Without it, and where it can be no page, the document's box is taken.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    pages?.beginPage(self, box: pageInfo.flatMap(Self.mediaBox))
  }

  /// Begins a page of a PDF document; see ``beginPDFPage(_:)``.
  ///
  /// - Parameter mediaBox: The page's box; nil for the document's.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    pages?.beginPage(self, box: mediaBox?.pointee)
  }

  /// Ends the page of a PDF document; what is drawn between pages is lost.
  public func endPDFPage() {
    pages?.endPage(self)
  }

  /// Ends the page of a PDF document; the same as ``endPDFPage()``.
  public func endPage() {
    pages?.endPage(self)
  }

  /// Ends a PDF document and hands it to its consumer.
  ///
  /// Only then is anything written. What goes wrong with a file is said on standard error; the file is then
  /// as it was before.
  public func closePDF() {
    pages?.close(self)
  }

  /// Makes a rectangle of user space lead to an address, on a page of a PDF document.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    pages?.link(rect, to: .address(url.absoluteString), self)
  }

  /// Makes a rectangle of user space lead to a place with a name, on a page of a PDF document.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    pages?.link(rect, to: .place(name), self)
  }

  /// Gives a point of user space a name that ``setDestination(_:for:)`` can lead to.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    pages?.name(name, point, self)
  }

  /// The box that a page's dictionary holds.
  private static func mediaBox(_ info: CFDictionary) -> CGRect? {
    switch info[kCGPDFContextMediaBox] {
    case let box as CGRect: return box
    case let data as Data where data.count == MemoryLayout<CGRect>.size:
      // A rectangle is four numbers, any bits of which are numbers.
      return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    case let data as NSData where data.length == MemoryLayout<CGRect>.size:
      return (data as Data).withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    default: return nil
    }
  }
}

/// The key of a page's box.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The key of a document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of a document's author.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of what a document is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of a document's keywords: a string, or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the program that a document's content comes from.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
