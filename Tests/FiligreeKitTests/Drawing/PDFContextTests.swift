import FiligreeDocuments
import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct PDFContextTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  /// The boxes of a document's pages.
  private func boxes(_ data: Data) -> [String] {
    text(data).components(separatedBy: "/MediaBox [").dropFirst().map {
      String($0.prefix { $0 != "]" })
    }
  }

  /// The page streams, expanded.
  private func pages(_ data: Data) throws -> [String] {
    let bytes = [UInt8](data)
    var result: [String] = []
    var at = 0
    let (start, end) = (Array("\nstream\n".utf8), Array("\nendstream".utf8))
    while let from = bytes[at...].firstRange(of: start)?.upperBound,
      let to = bytes[from...].firstRange(of: end)?.lowerBound
    {
      result.append(
        String(
          decoding: try #require(Deflate.expanded(Array(bytes[from..<to]), limit: 1 << 20)),
          as: UTF8.self))
      at = to
    }
    return result
  }

  @Test func `a document of pages`() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    var box = CGRect(x: 10, y: 20, width: 100, height: 50)
    let info = [kCGPDFContextTitle: "T", kCGPDFContextKeywords: ["a", "b"]] as CFDictionary
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, info))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.beginPDFPage(nil)
    // User space is the page's box, y up.
    context.fill(CGRect(x: 10, y: 20, width: 4, height: 3))
    context.translateBy(x: 10, y: 20)
    context.setURL(URL(string: "https://example.org")! as CFURL, for: box)
    context.setDestination("there", for: CGRect(x: 0, y: 0, width: 5, height: 6))
    context.endPDFPage()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let small = CGRect(x: 0, y: 0, width: 30, height: 40)
    let bytes = withUnsafeBytes(of: small) { Data($0) }
    context.beginPDFPage([kCGPDFContextMediaBox as String: bytes] as CFDictionary)
    context.addDestination("there", at: CGPoint(x: 3, y: 4))
    var odd = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 40)
    context.beginPage(mediaBox: &odd)
    expect(data.length == 0)
    context.closePDF()
    let length = data.length
    expect(length > 0)
    context.closePDF()
    context.beginPDFPage(nil)
    expect(data.length == length)

    expect(boxes(data as Data) == ["10 20 110 70", "0 0 30 40", "10 20 110 70"])
    let streams = try pages(data as Data)
    expect(streams == ["0 0 0 rg\n10 20 m\n14 20 l\n14 23 l\n10 23 l\nh\nf\n", "", ""])
    let file = text(data as Data)
    expect(file.contains("/Title (T) /Keywords (a, b)"))
    expect(file.contains("/Rect [20 40 120 90] /A << /S /URI /URI (https://example.org)"))
    expect(file.contains("/Rect [10 20 15 26] /A << /S /GoTo /D (there)"))
    expect(file.contains("(there) [7 0 R /XYZ 3 4 null]"))
    expect(context.pdfPictures.isEmpty && context.pdfOmissions.isEmpty)
  }

  @Test func `boxes that are none`() throws {
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    for bad in [
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), CGRect.null, .infinite, .zero,
      CGRect(x: 0, y: 0, width: 1e12, height: 1),
    ] {
      var box = bad
      expect(CGContext(consumer: consumer, mediaBox: &box, nil) == nil, "\(bad)")
    }
    let data = NSMutableData()
    let target = try #require(CGDataConsumer(data: data))
    let standard = try #require(CGContext(consumer: target, mediaBox: nil, nil))
    standard.closePDF()
    expect(boxes(data as Data) == ["0 0 612 792"])
  }

  @Test func `files that cannot be written`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pdf-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appendingPathComponent("no/such/file.pdf")
    expect(CGContext(missing as CFURL, mediaBox: nil, nil) == nil)
    expect(CGContext(folder as CFURL, mediaBox: nil, nil) == nil)
    let address = try #require(URL(string: "https://example.org/a.pdf"))
    expect(CGDataConsumer(url: address) == nil)
    expect(!UIGraphicsBeginPDFContextToFile(missing.path, .zero, nil))
    expect(UIGraphicsGetCurrentContext() == nil)
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(throws: PictureError.self) {
      try renderer.writePDF(to: missing) { $0.beginPage() }
    }
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)

    let file = folder.appendingPathComponent("a.pdf")
    let context = try #require(CGContext(file as CFURL, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    expect(!FileManager.default.fileExists(atPath: file.path))
    context.closePDF()
    expect(try Data(contentsOf: file).starts(with: Array("%PDF-1.7".utf8)))
  }

  @Test func `a renderer of documents`() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextAuthor as String: "A"]
    let renderer = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 50), format: format)
    func draw(_ context: UIGraphicsPDFRendererContext) {
      context.fill(CGRect(x: 50, y: 0, width: 1, height: 1))
      context.beginPage()
      expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.setDestinationWithName("p", for: CGRect(x: 0, y: 0, width: 10, height: 20))
      context.beginPage(withBounds: CGRect(x: 5, y: 5, width: 20, height: 20), pageInfo: [:])
      expect(context.pdfContextBounds.width == 20)
      context.addDestination(withName: "p", at: CGPoint(x: 5, y: 5))
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 2, height: 2)).fill()
    }
    let data = renderer.pdfData(actions: draw)
    expect(boxes(data) == ["0 0 100 50", "0 0 20 20"])
    // UIKit's y axis points down; a new page begins with nothing set.
    expect(
      try pages(data) == [
        "1 0 0 rg\n1 48 m\n4 48 l\n4 44 l\n1 44 l\nh\nf\n",
        "0 0 0 rg\n0 20 m\n2 20 l\n2 18 l\n0 18 l\nh\nf\n",
      ])
    expect(text(data).contains("/Author (A)"))
    expect(text(data).contains("/Rect [0 30 10 50] /A << /S /GoTo /D (p)"))
    expect(text(data).contains("/XYZ 0 20 null"))
    expect(renderer.pdfData(actions: draw) == data)
    expect(!renderer.allowsImageOutput)
  }

  @Test func `a document by functions`() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextCreator: "C"])
    expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPage()
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 9, height: 9), nil)
    UIGraphicsSetPDFContextURLForRect(
      try #require(URL(string: "a:b")), CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsEndPDFContext()
    UIGraphicsEndPDFContext()
    expect(UIGraphicsGetCurrentContext() == nil)
    expect(UIGraphicsGetPDFContextBounds() == .zero)
    expect(boxes(data as Data) == ["0 0 612 792", "0 0 9 9"])
    expect(text(data as Data).contains("/Rect [0 8 1 9]"))
    expect(text(data as Data).contains("/Creator (C)"))
  }

  /// What PDF cannot say is an image, and is reported.
  @Test func `what is an image is said`() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let target = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: target, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.fill(box)
    context.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
    context.setShadow(offset: .zero, blur: 2)
    context.fillEllipse(in: CGRect(x: 11, y: 11, width: 4, height: 4))
    context.closePDF()
    expect(context.pdfPictures == [.blendMode(.clear), .shadow])
    expect(context.pdfOmissions.isEmpty)
    expect(text(data as Data).contains("/Width 40 /Height 40"))
  }
}
