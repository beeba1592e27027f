import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct RendererTests {
  @Test func `the default scale is two, or that of the traits`() {
    expect(UIGraphicsImageRendererFormat.default().scale == 2)
    expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
    UITraitCollection(displayScale: 3).performAsCurrent {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 5)).image { _ in }
      expect(image.scale == 3 && image.cgImage?.width == 12 && image.cgImage?.height == 15)
      expect(image.size == CGSize(width: 4, height: 5))
    }
  }

  @Test func `a renderer has a copy of its format, with the page`() {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 20, width: 4, height: 4), format: format)
    format.scale = 7
    let image = renderer.image { context in
      expect(context.format.bounds == CGRect(x: 10, y: 20, width: 4, height: 4))
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
    }
    expect(image.scale == 1 && pixel(image, 0, 0) == red && pixel(image, 1, 1) == nothing)
    expect((renderer.format as? UIGraphicsImageRendererFormat)?.scale == 1)
    expect(format.bounds == .zero && renderer.allowsImageOutput)
  }

  @Test func `an opaque picture is drawn on black and has no opacity`() {
    let image = picture(2, 2, opaque: true) {
      $0.cgContext.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    expect(pixel(image, 0, 0) == black && pixel(image, 1, 1) == black)
    expect(image.cgImage?.hasAlpha == false)
  }

  @Test func `the picture so far, and files`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3))
    var before: UIImage?
    let data = renderer.pngData { context in
      before = context.currentImage
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    expect(try pixel(#require(before), 0, 0) == nothing)
    expect(try pixel(#require(UIImage(data: data)), 0, 0) == red)
    expect(!renderer.jpegData(withCompressionQuality: 0.5) { _ in }.isEmpty)
    var image: UIImage?
    try renderer.runDrawingActions { context in
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    } completionActions: { context in
      image = context.currentImage
      expect(UIGraphicsGetCurrentContext() == nil)
    }
    expect(try pixel(#require(image), 1, 1) == black)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 5), CGSize(width: -4, height: 5),
    CGSize(width: CGFloat.nan, height: 5),
    CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e9, height: 1e9),
  ])
  func `a page without an area or too large makes an empty picture`(size: CGSize) {
    let renderer = UIGraphicsImageRenderer(size: size)
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    expect(image.cgImage == nil && image.size == .zero)
    expect(renderer.pngData { _ in }.isEmpty)
    UIGraphicsBeginImageContext(size)
    expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `renderers nest, and each thread has its own`() async {
    let outer = picture(4, 4) { context in
      UIColor.red.setFill()
      let inner = picture(2, 2) { inside in
        // Another context, another color.
        inside.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        UIColor.blue.setFill()
        inside.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
      }
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      inner.draw(at: CGPoint(x: 1, y: 1))
    }
    expect(pixel(outer, 0, 0) == red && pixel(outer, 1, 1) == black && pixel(outer, 2, 2) == blue)
    await withTaskGroup(of: Bool.self) { group in
      for i in 0..<8 {
        group.addTask {
          let color = UIColor(white: CGFloat(i) / 8, alpha: 1)
          let image = picture(8, 8) { context in
            color.setFill()
            for x in 0..<8 { context.fill(CGRect(x: x, y: 0, width: 1, height: 8)) }
          }
          return (0..<8).allSatisfy { pixel(image, $0, 3) == pixel(image, 0, 0) }
            && abs(Int(pixel(image, 0, 0)[0]) - i * 255 / 8) <= 1
        }
      }
      for await isRight in group { expect(isRight) }
    }
  }

  @Test func `image contexts begin and end`() throws {
    expect(UIGraphicsGetCurrentContext() == nil)
    expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
    // It replaces, and does not cover.
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsEndImageContext()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    expect(UIGraphicsGetCurrentContext() == nil)
    expect(image.scale == 2 && image.size == CGSize(width: 4, height: 4))
    expect(pixel(image, 3, 3) == green && pixel(image, 0, 0) == [255, 0, 0, 128])
  }

  @Test func `a context that is pushed is drawn on until it is popped`() {
    let cg = CGContext(bounds: CGRect(x: 0, y: 0, width: 2, height: 2))
    UIGraphicsPushContext(cg)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // Not one that was begun.
    UIGraphicsEndImageContext()
    expect(UIGraphicsGetCurrentContext() === cg)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    expect(UIGraphicsGetCurrentContext() == nil && cg.displayList.commands.count == 1)
    // What a closure pushes and forgets is gone after it.
    _ = picture(1, 1) { _ in UIGraphicsPushContext(cg) }
    expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `without a context nothing happens`() {
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIRectFrame(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIRectClip(CGRect(x: 0, y: 0, width: 1, height: 1))
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.fill()
    path.stroke()
    path.fill(with: .copy, alpha: 1)
    path.stroke(with: .copy, alpha: 1)
    path.addClip()
    quarters.draw(at: .zero)
    quarters.drawAsPattern(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `rectangles: frame inside, stroke across, clip`() {
    let frame = picture(6, 6) { _ in UIRectFrame(CGRect(x: 0, y: 0, width: 6, height: 6)) }
    expect(pixel(frame, 0, 3) == black && pixel(frame, 1, 3) == nothing)
    let stroke = picture(6, 6) { context in
      UIColor.red.setStroke()
      context.cgContext.setLineWidth(2)
      context.stroke(CGRect(x: 2, y: 2, width: 2, height: 2), blendMode: .copy)
    }
    expect(pixel(stroke, 1, 3) == red && pixel(stroke, 4, 3) == red)
    let clip = picture(6, 6) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 6))
      UIRectClip(CGRect(x: 2, y: 0, width: 3, height: 6))
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    expect(
      pixel(clip, 1, 1) == nothing && pixel(clip, 2, 1) == black && pixel(clip, 3, 1) == nothing)
  }
}
