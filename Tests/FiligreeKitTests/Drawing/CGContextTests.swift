import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct CGContextTests {
  @Test func `modes and qualities have the numbers of Core Graphics`() {
    expect(CGBlendMode.allCases.map(\.rawValue) == Array(0...27))
    expect(CGInterpolationQuality.high.rawValue == 3)
    expect(CGInterpolationQuality.medium.rawValue == 4)
    expect(CGPathDrawingMode.eoFillStroke.rawValue == 4)
  }

  @Test func `points are mapped when they are added, the pen when it strokes`() {
    let image = picture(20, 20) { context in
      let cg = context.cgContext
      UIColor.red.set()
      cg.move(to: CGPoint(x: 0, y: 10))
      cg.translateBy(x: 10, y: 0)
      // The line's end is at x = 20 of the page, its width is scaled.
      cg.addLine(to: CGPoint(x: 10, y: 10))
      cg.scaleBy(x: 1, y: 4)
      cg.setLineWidth(2)
      cg.strokePath()
      expect(cg.isPathEmpty)
    }
    expect(pixel(image, 0, 10) == red && pixel(image, 19, 10) == red)
    expect(pixel(image, 5, 6) == red && pixel(image, 5, 13) == red)
    expect(pixel(image, 5, 5) == nothing && pixel(image, 5, 14) == nothing)
  }

  @Test func `states nest, and one too many restores nothing`() {
    _ = picture(10, 10) { context in
      let cg = context.cgContext
      let first = cg.ctm
      cg.saveGState()
      cg.translateBy(x: 3, y: 4)
      cg.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      expect(cg.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 2, height: 2))
      cg.restoreGState()
      cg.restoreGState()
      expect(cg.ctm == first)
      expect(cg.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
      cg.endTransparencyLayer()
    }
  }

  @Test func `the device has its origin at the lower left, in pixels`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 5, y: 7, width: 10, height: 20), format: format)
    _ = renderer.image { context in
      let cg = context.cgContext
      expect(cg.convertToDeviceSpace(CGPoint(x: 5, y: 27)) == .zero)
      expect(cg.convertToDeviceSpace(CGPoint(x: 15, y: 7)) == CGPoint(x: 30, y: 60))
      expect(cg.ctm.a == 3 && cg.ctm.d == -3)
      expect(cg.width == 30 && cg.height == 60)
    }
  }

  @Test func `pictures are upside down under UIKit, upright in a bitmap context`() throws {
    let source = try #require(quarters.cgImage)
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let under = picture(2, 2) { $0.cgContext.draw(source, in: rect) }
    expect(pixel(under, 0, 0) == blue && pixel(under, 0, 1) == red)
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(source, in: rect)
    expect(context.makeImage()?.straightRGBA16() == source.straightRGBA16())
    context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(pixel(context.makeImage(), 0, 1) == [255, 255, 0, 255])
  }

  @Test func `a bitmap context without opacity is black at first`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
    let image = try #require(context.makeImage())
    expect(pixel(image, 0, 0) == black && !image.hasAlpha && image.width == 3)
    for (width, height) in [(0, 1), (1, -1), (.max, 1)] {
      expect(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0) == nil)
    }
  }

  @Test func `an empty path does not clip, as in Core Graphics`() {
    let image = picture(2, 2) { context in
      context.cgContext.clip()
      UIBezierPath().addClip()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    expect(pixel(image, 1, 1) == red)
  }

  @Test func `clips by rule, by rectangles and by pictures`() throws {
    let mask = picture(4, 1, opaque: true) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 1))
    }
    let maskImage = try #require(mask.cgImage)
    let all = CGRect(x: 0, y: 0, width: 8, height: 8)
    let byMask = picture(8, 8) { context in
      context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 8, height: 4), mask: maskImage)
      UIColor.red.setFill()
      context.fill(all)
    }
    expect(pixel(byMask, 7, 1) == red && pixel(byMask, 0, 1) == nothing)
    expect(pixel(byMask, 7, 5) == nothing)
    let byRule = picture(8, 8) { context in
      let cg = context.cgContext
      cg.addRect(all)
      cg.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
      cg.clip(using: .evenOdd)
      UIColor.red.setFill()
      context.fill(all)
    }
    expect(pixel(byRule, 0, 0) == red && pixel(byRule, 4, 4) == nothing)
    let byRects = picture(8, 8) { context in
      context.cgContext.clip(to: [
        CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 6, y: 6, width: 2, height: 2),
      ])
      context.fill(all)
    }
    expect(pixel(byRects, 1, 1) == black && pixel(byRects, 7, 7) == black)
    expect(pixel(byRects, 1, 7) == nothing)
  }

  @Test func `a shadow's offset is not turned with user space`() {
    let image = picture(20, 20) { context in
      let cg = context.cgContext
      cg.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: UIColor.blue.cgColor)
      cg.translateBy(x: 20, y: 0)
      cg.rotate(by: .pi / 2)
      UIColor.red.setFill()
      // On the page: 8…12 by 2…6.
      cg.fill(CGRect(x: 2, y: 8, width: 4, height: 4))
      cg.setShadow(offset: .zero, blur: 0, color: nil)
      cg.fill(CGRect(x: 18, y: 18, width: 2, height: 2))
    }
    expect(pixel(image, 10, 4) == red && pixel(image, 10, 12) == blue)
    expect(pixel(image, 10, 16) == nothing)
  }

  @Test func `edges are hard where they are to be`() {
    let image = picture(12, 4) { context in
      let cg = context.cgContext
      cg.setShouldAntialias(false)
      cg.fill(CGRect(x: 0.25, y: 0, width: 2.5, height: 4))
      cg.stroke(CGRect(x: 5.25, y: 1, width: 2, height: 2))
      cg.setShouldAntialias(true)
      cg.setAllowsAntialiasing(false)
      cg.fillEllipse(in: CGRect(x: 8, y: 0, width: 4, height: 4))
    }
    for y in 0..<4 {
      for x in 0..<12 { expect([0, 255].contains(pixel(image, x, y)[3]), "\(x) \(y)") }
    }
    expect(pixel(image, 1, 1) == black && pixel(image, 3, 1) == nothing)
  }

  @Test func `segments, outlines of shapes, copies of a picture`() throws {
    let lines = picture(8, 8) { context in
      let cg = context.cgContext
      cg.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
      cg.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      cg.setLineWidth(2)
      cg.strokeLineSegments(between: [
        CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1), CGPoint(x: 0, y: 7), CGPoint(x: 4, y: 7),
        CGPoint(x: 5, y: 5),
      ])
      expect(cg.isPathEmpty)
    }
    expect(pixel(lines, 7, 1) == red && pixel(lines, 3, 7) == red)
    expect(pixel(lines, 5, 7) == nothing && pixel(lines, 5, 5) == nothing)
    let ellipse = picture(9, 9) { context in
      UIColor.blue.setStroke()
      context.cgContext.strokeEllipse(in: CGRect(x: 0.5, y: 0.5, width: 8, height: 8))
    }
    expect(pixel(ellipse, 4, 4) == nothing && pixel(ellipse, 0, 4)[2] == 255)
    let source = try #require(quarters.cgImage)
    let tiles = picture(8, 8) { context in
      context.clip(to: CGRect(x: 2, y: 0, width: 6, height: 8))
      context.cgContext.draw(
        source, in: CGRect(x: 2, y: 2, width: 2, height: 2), byTiling: true)
    }
    expect(pixel(tiles, 1, 1) == nothing && pixel(tiles, 6, 0) == blue)
    expect(pixel(tiles, 6, 7) == red && pixel(tiles, 7, 7) == green)
  }

  @Test func `a layer is drawn as one`() {
    let image = picture(8, 4) { context in
      let cg = context.cgContext
      UIColor.white.setFill()
      cg.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      cg.setAlpha(0.5)
      cg.beginTransparencyLayer(auxiliaryInfo: nil)
      UIColor.red.setFill()
      cg.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
      UIColor.blue.setFill()
      cg.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
      cg.endTransparencyLayer()
      // Colors, too, are those of before.
      cg.setAlpha(1)
      cg.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let pink = pixel(image, 2, 2)
    expect(pink[0] == 255 && 127...128 ~= pink[1] && 127...128 ~= pink[2])
    expect(pixel(image, 5, 2)[0] == pixel(image, 7, 2)[0])
    expect(pixel(image, 0, 0) == white)
  }

  @Test func `gradients sort their stops and end where they end`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.blue.cgColor, UIColor.red.cgColor] as CFArray,
        locations: [1, 0]))
    func drawn(_ options: CGGradientDrawingOptions) -> UIImage {
      picture(10, 1) { context in
        context.cgContext.drawLinearGradient(
          gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0), options: options)
      }
    }
    expect(pixel(drawn([]), 0, 0) == nothing && pixel(drawn([]), 9, 0) == nothing)
    let both = drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    expect(pixel(both, 0, 0) == red && pixel(both, 9, 0) == blue)
    expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    expect(CGGradient(colorsSpace: nil, colors: [1, 2], locations: nil) == nil)
  }

  /// From the positive x axis on, counter-clockwise where y points up.
  @Test func `a conic gradient is a whole turn`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let colors = [UIColor.red, .green, .blue].map(\.cgColor)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5, 1]))
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 18))
    context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: .pi / 2)
    let image = context.makeImage()
    // From above, over the left, to below, where it is green, and on to blue.
    expect(pixel(image, 9, 3)[0] > 240)
    expect(pixel(image, 9, 18)[1] > 240 && pixel(image, 10, 18)[1] > 240)
    expect(pixel(image, 11, 3)[2] > 230)
    let left = pixel(image, 1, 10)
    expect(abs(Int(left[0]) - 127) < 12 && abs(Int(left[1]) - 127) < 12)
    expect(pixel(image, 9, 1) == nothing)
  }

  @Test func `the path can be asked`() {
    let cg = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(cg.path == nil && cg.boundingBoxOfPath.isNull && cg.currentPointOfPath == .zero)
    cg.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
    cg.translateBy(x: 1, y: 1)
    expect(cg.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 4))
    expect(cg.pathContains(CGPoint(x: 1, y: 1), mode: .fill))
    expect(!cg.pathContains(CGPoint(x: 1.9, y: 2), mode: .stroke))
    expect(cg.pathContains(CGPoint(x: 0.1, y: 2), mode: .stroke))
    cg.setLineWidth(2)
    cg.replacePathWithStrokedPath()
    expect(cg.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 6, height: 6))
    // Nothing makes pictures here.
    expect(cg.makeImage() == nil)
  }

  @Test func `a shadow of any width and distance draws`() {
    for blur in [CGFloat.infinity, .nan, -1] {
      for offset in [CGFloat.infinity, .nan, 1e300, 0] {
        let image = picture(2, 2) { context in
          context.cgContext.setShadow(offset: CGSize(width: offset, height: 0), blur: blur)
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        expect(pixel(image, 0, 0) == black)
      }
    }
  }

  @Test func `hostile numbers draw or do nothing, and never trap`() {
    var random = RandomSource(seed: 71)
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -3, 5, 1e-300]
    for round in 0..<100 {
      func number() -> CGFloat { odd[Int(random.next() % UInt64(odd.count))] }
      func point() -> CGPoint { CGPoint(x: number(), y: number()) }
      func size() -> CGSize { CGSize(width: number(), height: number()) }
      func rect() -> CGRect { CGRect(origin: point(), size: size()) }
      let image = picture(6, 6) { context in
        let cg = context.cgContext
        for _ in 0..<12 {
          switch random.next() % 20 {
          case 0: cg.translateBy(x: number(), y: number())
          case 1: cg.scaleBy(x: number(), y: number())
          case 2: cg.rotate(by: number())
          case 3: cg.clip(to: rect())
          case 4: cg.setShadow(offset: size(), blur: min(number(), 9))
          case 5: cg.setLineDash(phase: number(), lengths: [number(), number()])
          case 6: cg.setLineWidth(number())
          case 7: cg.addEllipse(in: rect())
          case 8:
            cg.addArc(
              center: point(), radius: number(), startAngle: number(), endAngle: number(),
              clockwise: true)
          case 9: cg.drawPath(using: .eoFillStroke)
          case 10: cg.clip()
          case 11: quarters.draw(in: rect(), blendMode: .multiply, alpha: number())
          case 12: quarters.drawAsPattern(in: rect())
          case 13: cg.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
          case 14: cg.endTransparencyLayer()
          case 15: cg.saveGState()
          case 16: cg.restoreGState()
          case 17: if let source = quarters.cgImage { cg.draw(source, in: rect(), byTiling: true) }
          case 18: cg.clear(rect())
          default: cg.replacePathWithStrokedPath()
          }
        }
      }
      expect(image.cgImage?.width == 6, "round \(round)")
    }
  }
}
