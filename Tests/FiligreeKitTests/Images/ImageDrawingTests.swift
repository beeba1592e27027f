import FiligreeDrawing
import FiligreeFilters
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeKit

@Suite struct ImageDrawingTests {
  @Test(arguments: UIImage.Orientation.allCases)
  func `what is drawn is what the oriented pixels are`(orientation: UIImage.Orientation) throws {
    // Of three columns and two rows, so that a turn shows.
    let stored = picture(3, 2) { context in
      for i in 0..<6 {
        UIColor(white: CGFloat(i) / 5, alpha: 1).setFill()
        context.fill(CGRect(x: i % 3, y: i / 3, width: 1, height: 1))
      }
    }
    let pixels = try #require(stored.cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let drawn = picture(image.size.width, image.size.height) { _ in image.draw(at: .zero) }
    let upright = pixels.oriented(CGImagePropertyOrientation(orientation))
    expect(drawn.cgImage?.straightRGBA16() == upright.straightRGBA16())
    let flipped = image.withHorizontallyFlippedOrientation()
    let mirror = picture(image.size.width, image.size.height) { _ in flipped.draw(at: .zero) }
    let (width, height) = (upright.width, upright.height)
    for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1)] {
      expect(pixel(mirror, x, y) == pixel(drawn, width - 1 - x, y))
    }
    expect(flipped.withHorizontallyFlippedOrientation() == image)
  }

  @Test func `a picture is drawn in its own size, or into a rectangle`() {
    let image = picture(8, 8) { context in
      // The context's own opacity and mode have no effect.
      context.cgContext.setAlpha(0)
      context.cgContext.setBlendMode(.clear)
      context.cgContext.interpolationQuality = .none
      quarters.draw(at: CGPoint(x: 1, y: 1))
      quarters.draw(in: CGRect(x: 4, y: 4, width: 4, height: 4))
      quarters.draw(at: CGPoint(x: 6, y: 0), blendMode: .normal, alpha: 0.5)
    }
    expect(
      pixel(image, 0, 0) == nothing && pixel(image, 1, 1) == red && pixel(image, 2, 1) == green)
    expect(pixel(image, 5, 5) == red && pixel(image, 6, 5) == green && pixel(image, 7, 7) == white)
    expect(pixel(image, 6, 0) == [255, 0, 0, 128])
  }

  @Test func `a tint is seen in drawings and files, but not in the pixels`() throws {
    let tinted = quarters.withTintColor(.blue)
    expect(tinted.cgImage === quarters.cgImage && tinted.renderingMode == .automatic)
    let drawn = picture(2, 2) { _ in tinted.draw(at: .zero) }
    expect(pixel(drawn, 0, 0) == blue && pixel(drawn, 1, 1) == blue)
    let data = try #require(tinted.pngData())
    expect(try pixel(#require(UIImage(data: data)), 1, 0) == blue)
    expect(tinted.withRenderingMode(.alwaysTemplate).isTemplate)
    expect(!tinted.isTemplate)
  }

  @Test func `a pattern is copies from the corner on`() {
    let image = picture(7, 7) { _ in
      quarters.drawAsPattern(in: CGRect(x: 1, y: 1, width: 6, height: 6))
    }
    for y in 1..<7 {
      for x in 1..<7 {
        expect(pixel(image, x, y) == pixel(quarters, (x - 1) % 2, (y - 1) % 2))
      }
    }
    expect(pixel(image, 0, 0) == nothing)
  }

  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func `corners keep their size`(mode: UIImage.ResizingMode) {
    let source = picture(4, 4) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.green.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    let image = source.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: mode)
    let drawn = picture(11, 9) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 11, height: 9)) }
    for y in 0..<9 {
      for x in 0..<11 {
        let isEdge = x == 0 || y == 0 || x == 10 || y == 8
        expect(pixel(drawn, x, y) == (isEdge ? red : green), "\(x) \(y)")
      }
    }
    expect(image.resizingMode == mode && image.capInsets.top == 1 && image != source)
    // Insets beyond the picture, and places too small for them.
    let odd = source.resizableImage(
      withCapInsets: UIEdgeInsets(top: .nan, left: 9, bottom: -3, right: .infinity))
    let small = picture(2, 2) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
      odd.draw(in: CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    expect(pixel(small, 0, 0) != nothing && pixel(small, 1, 1) != nothing)
  }

  @Test func `pictures are equal by their bytes`() throws {
    let pixels = try #require(quarters.cgImage)
    let copy = CGImage(
      width: 2, height: 2, components: 4, depth: 8, isPremultiplied: true, bytes: pixels.bytes)
    let a = UIImage(cgImage: pixels)
    expect(a == UIImage(cgImage: copy) && a.hash == UIImage(cgImage: copy).hash)
    expect(a != UIImage(cgImage: pixels, scale: 2, orientation: .up))
    expect(a != UIImage(cgImage: pixels, scale: 1, orientation: .left))
    expect(a != a.withRenderingMode(.alwaysTemplate) && a != UIImage() && UIImage() == UIImage())
    expect(!a.isEqual("a") && a.copy() as? UIImage === a)
    expect(a.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  }

  @Test func `a picture of Core Image's has no pixels of UIKit's, but is drawn`() throws {
    let pixels = try #require(quarters.cgImage)
    let image = UIImage(ciImage: CIImage(cgImage: pixels), scale: 1, orientation: .upMirrored)
    expect(image.cgImage == nil && image.ciImage != nil && quarters.ciImage == nil)
    expect(image.size == CGSize(width: 2, height: 2))
    let drawn = picture(2, 2) { _ in image.draw(at: .zero) }
    expect(pixel(drawn, 0, 0) == green && pixel(drawn, 1, 0) == red)
    expect(image.pngData() != nil)
    expect(CIImage(image: quarters)?.cgImage === pixels && CIImage(image: UIImage()) == nil)
  }

  @Test func `a filter's result is drawn, and a picture without bounds is empty`() throws {
    let pixels = try #require(quarters.cgImage)
    let moved = CIImage(cgImage: pixels)
      .transformed(by: CGAffineTransform(translationX: 7, y: 0)).oriented(.upMirrored)
    let image = UIImage(ciImage: moved)
    expect(image.size == CGSize(width: 2, height: 2))
    let drawn = picture(2, 2) { _ in image.draw(at: .zero) }
    expect(pixel(drawn, 0, 0) == green && pixel(drawn, 1, 0) == red)
    let endless = UIImage(ciImage: CIImage(color: CIColor(color: .red)))
    expect(endless.size == .zero && endless.pngData() == nil)
    expect(UIColor(ciColor: CIColor(color: .red)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expect(UIColor.blue.ciColor.blue == 1)
  }

  @Test func `an empty picture draws nothing`() {
    let drawn = picture(2, 2) { _ in
      UIImage().draw(at: .zero)
      UIImage().draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      UIImage().resizableImage(withCapInsets: .zero).draw(
        in: CGRect(x: 0, y: 0, width: 2, height: 2))
      UIImage().drawAsPattern(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    expect(pixel(drawn, 0, 0) == nothing && UIImage().pngData() == nil)
  }

  /// The steps of a common recipe: a symbol's own pixels, tinted again, on white.
  @Test func `a symbol on white, by its pixels`() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 32)
    let a = try #require(
      UIImage(systemName: "heart.fill", withConfiguration: configuration)?
        .withTintColor(.black, renderingMode: .alwaysOriginal))
    let b = UIImage(
      cgImage: try #require(a.cgImage), scale: a.scale, orientation: a.imageOrientation
    ).withTintColor(.black, renderingMode: .alwaysOriginal)
    let result = UIGraphicsImageRenderer(size: b.size).image { ctx in
      UIColor.white.setFill()
      ctx.fill(CGRect(origin: .zero, size: b.size))
      b.draw(at: .zero)
    }
    expect(result.size == b.size && result.scale == 2 && b.size.width < a.size.width)
    let image = try #require(result.cgImage)
    expect(pixel(image, 0, 0) == white && pixel(image, image.width / 2, image.height / 2) == black)
    // Pixel on pixel: what was black and clear is black and white, and grays between.
    let (from, to) = (try #require(a.cgImage).straightRGBA16(), image.straightRGBA16())
    var worst = 0
    for i in stride(from: 0, to: from.count, by: 4) {
      worst = max(worst, abs(65535 - Int(from[i + 3]) - Int(to[i])))
    }
    expect(worst <= 257)
  }
}
