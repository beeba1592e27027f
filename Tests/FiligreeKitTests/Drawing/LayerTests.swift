import FiligreeDrawing
import FiligreeKit
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct LayerTests {
  /// A layer with a red square at its origin and a green one beside it.
  private func layer(_ context: CGContext) throws -> CGLayer {
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 8, height: 4), auxiliaryInfo: nil))
    layer.context?.setFillColor(UIColor.red.cgColor)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    layer.context?.setFillColor(UIColor.green.cgColor)
    layer.context?.fill(CGRect(x: 4, y: 2, width: 9, height: 9))
    return layer
  }

  @Test func `a layer's place is that of user space, whichever way y points`() throws {
    let down = picture(20, 20) { context in
      if let layer = try? layer(context.cgContext) {
        expect(layer.size == CGSize(width: 8, height: 4))
        context.cgContext.draw(layer, at: CGPoint(x: 2, y: 10))
      }
    }
    expect(pixel(down, 2, 10) == red && pixel(down, 5, 11) == red && pixel(down, 2, 12) == nothing)
    expect(pixel(down, 6, 12) == green && pixel(down, 9, 13) == green)
    // What goes beyond the layer is cut off.
    expect(pixel(down, 10, 12) == nothing && pixel(down, 6, 14) == nothing)
    let bitmap = try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    bitmap.draw(try layer(bitmap), at: CGPoint(x: 2, y: 10))
    let up = bitmap.makeImage()
    expect(pixel(up, 2, 9) == red && pixel(up, 5, 8) == red && pixel(up, 6, 7) == green)
  }

  @Test func `a layer is stretched to a rectangle, without loss`() throws {
    let image = picture(40, 40) { context in
      guard let layer = try? layer(context.cgContext) else { return }
      context.cgContext.draw(layer, in: CGRect(x: 32, y: 20, width: -32, height: -16))
    }
    expect(pixel(image, 15, 11) == red && pixel(image, 16, 12) == green)
    expect(pixel(image, 16, 11) == nothing && pixel(image, 15, 12) == nothing)
  }

  @Test func `opacity and shadow are those of the whole`() throws {
    let image = picture(20, 20) { context in
      let cg = context.cgContext
      guard let layer = CGLayer(cg, size: CGSize(width: 8, height: 8), auxiliaryInfo: nil) else {
        return
      }
      for color in [UIColor.blue, .red] {
        layer.context?.setFillColor(color.cgColor)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      cg.setAlpha(0.5)
      cg.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.green.cgColor)
      cg.draw(layer, at: .zero)
    }
    expect(pixel(image, 4, 4)[0] == 255 && pixel(image, 4, 4)[2] == 0)
    expect(abs(Int(pixel(image, 4, 4)[3]) - 128) <= 1)
    expect(pixel(image, 14, 4)[1] == 255 && pixel(image, 14, 4)[0] == 0)
  }

  @Test func `a layer is drawn as it is then`() throws {
    let image = picture(20, 20) { context in
      guard let layer = try? layer(context.cgContext) else { return }
      context.cgContext.draw(layer, at: .zero)
      layer.context?.setFillColor(UIColor.blue.cgColor)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      context.cgContext.draw(layer, at: CGPoint(x: 0, y: 10))
    }
    expect(pixel(image, 0, 0) == red && pixel(image, 0, 10) == blue)
  }

  @Test func `sizes that are none have no layer`() {
    _ = picture(4, 4) { context in
      for size in [
        CGSize.zero, CGSize(width: -1, height: 2), CGSize(width: CGFloat.nan, height: 2),
        CGSize(width: CGFloat.infinity, height: 2),
      ] {
        expect(CGLayer(context.cgContext, size: size, auxiliaryInfo: nil) == nil)
      }
      if let layer = try? layer(context.cgContext) {
        context.cgContext.draw(layer, in: .null)
        context.cgContext.draw(layer, at: CGPoint(x: CGFloat.nan, y: 0))
      }
    }
  }

  /// Each time it has twice as many operations as before, and one more.
  @Test func `a layer drawn into itself again and again stays bounded`() throws {
    let image = picture(8, 4) { context in
      guard let layer = try? layer(context.cgContext), let inner = layer.context else { return }
      for _ in 0..<24 { inner.draw(layer, at: .zero) }
      context.cgContext.draw(layer, at: .zero)
    }
    expect(pixel(image, 0, 0) == red && pixel(image, 4, 2) == green)
    expect(pixel(image, 0, 3) == nothing)
  }

  // MARK: Clips

  @Test func `resetting the clip lets everything be drawn on`() {
    let image = picture(10, 10) { context in
      let cg = context.cgContext
      UIColor.red.setFill()
      cg.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      cg.saveGState()
      cg.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
      cg.resetClip()
      expect(cg.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
      cg.fill(CGRect(x: 5, y: 5, width: 2, height: 2))
      cg.restoreGState()
      cg.fill(CGRect(x: 0, y: 0, width: 9, height: 3))
    }
    expect(pixel(image, 5, 5) == red)
    // The state that was saved has its clip.
    expect(pixel(image, 1, 1) == red && pixel(image, 2, 1) == nothing)
  }

  @Test func `in a transparency layer the clip is as when it was begun`() {
    let image = picture(10, 10) { context in
      let cg = context.cgContext
      cg.clip(to: CGRect(x: 0, y: 0, width: 4, height: 10))
      cg.beginTransparencyLayer(auxiliaryInfo: nil)
      cg.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      cg.resetClip()
      expect(cg.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 10))
      UIColor.red.setFill()
      cg.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      cg.endTransparencyLayer()
    }
    expect(pixel(image, 3, 9) == red && pixel(image, 4, 9) == nothing)
  }

  @Test func `layers and clips`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let bounds = CGRect(x: 0, y: 0, width: 160, height: 90)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    let image = renderer.image { context in
      let cg = context.cgContext
      UIColor.white.setFill()
      context.fill(bounds)
      guard let layer = CGLayer(cg, size: CGSize(width: 40, height: 40), auxiliaryInfo: nil),
        let star = layer.context
      else { return }
      star.setFillColor(UIColor.systemYellow.cgColor)
      star.setStrokeColor(UIColor.systemOrange.cgColor)
      star.setLineWidth(3)
      for i in 0..<5 {
        let angle = Double(i) * 4 * .pi / 5 - .pi / 2
        let point = CGPoint(x: 20 + 17 * cos(angle), y: 20 + 17 * sin(angle))
        if i == 0 { star.move(to: point) } else { star.addLine(to: point) }
      }
      star.closePath()
      star.drawPath(using: .fillStroke)
      cg.draw(layer, at: CGPoint(x: 4, y: 4))
      cg.draw(layer, in: CGRect(x: 50, y: 4, width: 20, height: 40))
      cg.saveGState()
      cg.clip(to: CGRect(x: 80, y: 0, width: 20, height: 90))
      cg.draw(layer, at: CGPoint(x: 76, y: 4))
      cg.resetClip()
      cg.draw(layer, in: CGRect(x: 104, y: 4, width: 52, height: 52))
      cg.restoreGState()
      cg.setAlpha(0.4)
      cg.translateBy(x: 20, y: 60)
      cg.rotate(by: 0.3)
      cg.draw(layer, at: CGPoint(x: -16, y: -16))
    }
    expectPicture(try #require(image.cgImage), named: "layers-and-clips")
  }
}
