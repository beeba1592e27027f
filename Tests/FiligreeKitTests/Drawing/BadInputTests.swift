import FiligreeDocuments
import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import FiligreeTestSupport
import Testing

/// What a server gets sent: each case ends as a picture, a document, nil or an error, in bounded time and
/// memory.
@Suite struct BadInputTests {
  /// What is drawn, as each kind of output.
  private func outputs(_ list: DisplayList) throws {
    let rasterizer = Rasterizer(scale: 1)
    let image = try rasterizer.render(list)
    expect(try !image.encoded(as: .png).isEmpty)
    let svg = SVGWriter().document(list) { try? rasterizer.render($0) }
    let pdf = PDFWriter().document([PDFPage(list)]) { try? rasterizer.render($0) }
    expect(!svg.bytes.isEmpty && !pdf.bytes.isEmpty)
    for bytes in [svg.bytes, pdf.bytes] {
      let text = String(decoding: bytes.prefix(1 << 16).filter { $0 < 0x80 }, as: UTF8.self)
      expect(!text.contains("nan") && !text.contains("inf "))
    }
  }

  private func context(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, 1e9, 0, -1])
  func `numbers of any kind`(_ number: CGFloat) throws {
    let context = try context(32, 32)
    let rect = CGRect(x: number, y: 2, width: number, height: 9)
    context.setLineWidth(number)
    context.setLineDash(phase: number, lengths: [number, 1])
    context.setAlpha(number)
    context.setShadow(offset: CGSize(width: number, height: 1), blur: number)
    context.fill(rect)
    context.strokeEllipse(in: rect)
    context.translateBy(x: number, y: 0)
    context.rotate(by: number)
    context.scaleBy(x: number, y: 1)
    context.fillEllipse(in: CGRect(x: 1, y: 1, width: 9, height: 9))
    context.clip(to: rect)
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    if let gradient = CGGradient(
      colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: [number, number])
    {
      context.drawLinearGradient(
        gradient, start: rect.origin, end: CGPoint(x: number, y: number), options: [])
      context.drawConicGradient(gradient, center: rect.origin, angle: number)
    }
    try outputs(context.displayList)
  }

  @Test func `pages without an area, and pages beyond measure`() throws {
    for size in [
      CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: -4, height: 4),
      CGSize(width: CGFloat.nan, height: 4), CGSize(width: 1e9, height: 1e9),
      CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.infinity, height: 4),
    ] {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1e9, height: 1e9))
      }
      // Nothing, or what fits in the limits.
      expect((image.cgImage?.width ?? 0) <= 1 << 28, "\(size)")
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIGraphicsEndImageContext()
      var recorder = DisplayListRecorder(bounds: CGRect(origin: .zero, size: size))
      recorder.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.black))
      let list = recorder.finish()
      expect(!SVGWriter().document(list).bytes.isEmpty)
      expect(!PDFWriter().document([PDFPage(list)]).bytes.isEmpty)
    }
    #expect(throws: RasterError.self) {
      let huge = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 1e9, height: 1e9)).finish()
      _ = try Rasterizer(scale: 1).render(huge)
    }
  }

  @Test func `ten thousand states, clips and layers in one another`() throws {
    let context = try context(24, 24)
    for i in 0..<10_000 {
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 20 + CGFloat(i % 3), height: 20))
      if i % 2 == 0 { context.setAlpha(0.999) }
    }
    context.fill(CGRect(x: 2, y: 2, width: 9, height: 9))
    try outputs(context.displayList)
    for _ in 0..<10_001 { context.restoreGState() }
    expect(context.makeImage()?.width == 24)
    // Layers are pictures in pictures: the rasterizer says that there are too many, documents report it.
    for _ in 0..<10_000 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    context.fill(CGRect(x: 4, y: 4, width: 9, height: 9))
    for _ in 0..<10_001 { context.endTransparencyLayer() }
    let list = context.displayList
    #expect(throws: RasterError.self) { try Rasterizer(scale: 1).render(list) }
    expect(context.makeImage() == nil)
    expect(!SVGWriter().document(list).bytes.isEmpty)
    expect(PDFWriter().document([PDFPage(list)]).omissions == [.nesting])
  }

  @Test func `missing fonts`() throws {
    expect(UIFont(name: "No Such Font", size: 12) == nil)
    let context = try context(60, 30)
    UIGraphicsPushContext(context)
    // Letters, or boxes where there is no font at all.
    let font = UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(.nan))
    "text \u{10FFFF}\u{E000} \u{1F9FF}".draw(at: .zero, withAttributes: [.font: font])
    UIGraphicsPopContext()
    expect(!context.displayList.commands.isEmpty)
    try outputs(context.displayList)
  }

  /// Cut short or damaged anywhere: no picture, or one of the size that its head says.
  @Test func `broken pictures`() throws {
    let whole = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(x: 3, y: 3, width: 12, height: 12))
    }
    for data in [whole.pngData(), whole.jpegData(compressionQuality: 0.8)] {
      let data = try #require(data)
      for cut in stride(from: 0, to: data.count, by: 7) {
        expect((UIImage(data: data.prefix(cut))?.size.width ?? 0) <= 40)
      }
      for at in stride(from: 0, to: data.count, by: 5) {
        var damaged = data
        damaged[at] ^= 0x5A
        guard let image = UIImage(data: damaged) else { continue }
        let context = try context(8, 8)
        UIGraphicsPushContext(context)
        image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8), blendMode: .multiply, alpha: 0.5)
        UIGraphicsPopContext()
        expect(context.makeImage()?.width == 8)
      }
    }
    expect(UIImage(data: Data([0x89, 0x50])) == nil && UIImage(data: Data()) == nil)
  }
}
