import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct PatternTests {
  /// A cell of 4 × 4 with a red quarter at its origin, or a stencil of it.
  private func pattern(
    matrix: CGAffineTransform = .identity, step: CGFloat = 4, size: CGFloat = 4,
    isColored: Bool = true
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: size, height: size), matrix: matrix,
      xStep: step, yStep: step, tiling: .constantSpacing, isColored: isColored,
      callbacks: &callbacks)
  }

  private func setPattern(_ context: CGContext, _ pattern: CGPattern?, alpha: CGFloat = 1) {
    guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
    var alpha = alpha
    context.setFillColorSpace(space)
    context.setFillPattern(pattern, colorComponents: &alpha)
  }

  @Test func `cells repeat from the origin of base space`() {
    let image = picture(16, 16) { context in
      let cg = context.cgContext
      setPattern(cg, pattern())
      // Transforms of user space do not move cells.
      cg.translateBy(x: 1, y: 1)
      cg.fill(CGRect(x: -1, y: -1, width: 16, height: 12))
    }
    for (x, y) in [(0, 0), (1, 1), (4, 0), (13, 9), (0, 8)] { expect(pixel(image, x, y) == red) }
    for (x, y) in [(2, 0), (0, 2), (3, 3), (15, 1), (0, 12)] {
      expect(pixel(image, x, y) == nothing)
    }
  }

  @Test func `where y points up, so do cells`() throws {
    let cg = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    setPattern(cg, pattern())
    cg.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let image = cg.makeImage()
    expect(pixel(image, 0, 7) == red && pixel(image, 1, 6) == red && pixel(image, 4, 3) == red)
    expect(pixel(image, 0, 5) == nothing && pixel(image, 2, 7) == nothing)
  }

  @Test func `matrix, phase, steps and opacity`() {
    let image = picture(16, 16) { context in
      let cg = context.cgContext
      setPattern(cg, pattern(matrix: CGAffineTransform(scaleX: 2, y: 1)), alpha: 0.5)
      cg.setPatternPhase(CGSize(width: 1, height: 0))
      cg.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
      setPattern(cg, pattern(step: 8))
      cg.setPatternPhase(.zero)
      cg.fill(CGRect(x: 0, y: 8, width: 16, height: 8))
    }
    expect(pixel(image, 1, 0)[0] == 255 && abs(Int(pixel(image, 1, 0)[3]) - 128) <= 1)
    expect(pixel(image, 4, 1)[0] == 255 && pixel(image, 5, 0) == nothing)
    expect(pixel(image, 0, 0) == nothing && pixel(image, 9, 0)[0] == 255)
    expect(pixel(image, 0, 8) == red && pixel(image, 8, 9) == red)
    expect(pixel(image, 4, 8) == nothing && pixel(image, 0, 12) == nothing)
  }

  @Test func `cells that overlap lie upon one another`() {
    // Squares of 2 × 2 every 1: all is covered.
    let image = picture(8, 8) { context in
      setPattern(context.cgContext, pattern(step: 1, size: 2))
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    for x in 0..<8 { expect(pixel(image, x, x) == red) }
  }

  @Test func `a stencil has the color that it is set with`() throws {
    let image = picture(8, 8) { context in
      let cg = context.cgContext
      guard let stencil = pattern(isColored: false),
        let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())
      else { return }
      cg.setFillColorSpace(space)
      cg.setFillPattern(stencil, colorComponents: [0, 0, 1, 1])
      cg.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    expect(pixel(image, 0, 0) == blue && pixel(image, 5, 5) == blue)
    expect(pixel(image, 2, 2) == nothing)
  }

  @Test func `strokes, and a color after a pattern`() {
    let image = picture(16, 16) { context in
      let cg = context.cgContext
      guard let pattern = pattern(), let space = CGColorSpace(patternBaseSpace: nil) else { return }
      cg.setStrokeColorSpace(space)
      cg.setStrokePattern(pattern, colorComponents: [1])
      cg.stroke(CGRect(x: 2, y: 2, width: 12, height: 12), width: 4)
      setPattern(cg, pattern)
      cg.setFillColor(UIColor.green.cgColor)
      cg.fill(CGRect(x: 6, y: 6, width: 4, height: 4))
    }
    expect(pixel(image, 0, 0) == red && pixel(image, 2, 0) == nothing)
    expect(pixel(image, 4, 4) == nothing && pixel(image, 13, 13) == red)
    expect(pixel(image, 6, 6) == green && pixel(image, 8, 8) == green)
  }

  @Test func `information reaches the callbacks, which are called once`() {
    var (draws, releases) = (0, 0)
    withUnsafeMutablePointer(to: &draws) { draws in
      var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { info, context in
          info?.assumingMemoryBound(to: Int.self).pointee += 1
          // Nothing that is left open gets out of the cell.
          context.saveGState()
          context.beginTransparencyLayer(auxiliaryInfo: nil)
        },
        releaseInfo: { _ in releases += 1 })
      let pattern = CGPattern(
        info: draws, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: -4,
        yStep: 4, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
      expect(pattern != nil)
    }
    expect(draws == 1 && releases == 1)
  }

  @Test func `numbers that are none make no pattern`() {
    var nothing = CGPatternCallbacks()
    let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    expect(
      CGPattern(
        info: nil, bounds: bounds, matrix: .identity, xStep: 4, yStep: 4, tiling: .noDistortion,
        isColored: true, callbacks: &nothing) == nil)
    expect(
      pattern(step: 0) == nil && pattern(step: .nan) == nil && pattern(step: .infinity) == nil)
    expect(pattern(size: 0) == nil && pattern(size: .nan) == nil)
    expect(pattern(matrix: CGAffineTransform(scaleX: 0, y: 1)) == nil)
    expect(pattern(matrix: CGAffineTransform(scaleX: .nan, y: 1)) == nil)
    // Cells of any size are drawn in bounded memory.
    let image = picture(4, 4) { context in
      for step in [1e-9, 1e9] as [CGFloat] {
        setPattern(context.cgContext, pattern(step: step, size: 1e9))
        context.cgContext.fill(bounds)
        setPattern(
          context.cgContext, pattern(matrix: CGAffineTransform(scaleX: step, y: step)))
        context.cgContext.fill(bounds)
      }
    }
    expect(image.size.width == 4)
  }

  @Test func `colors of patterns`() throws {
    let pattern = try #require(self.pattern())
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    expect(space.model == .pattern && space.name == nil)
    expect(space != CGColorSpaceCreateDeviceGray())
    expect(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()) != space)
    let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [0.5]))
    expect(color.pattern === pattern && color.alpha == 0.5)
    expect(color.copy(alpha: 1)?.pattern === pattern && color.copy(alpha: 1) != color)
    expect(color == CGColor(patternSpace: space, pattern: pattern, components: [0.5]))
    expect(CGColor(gray: 0, alpha: 0.5).pattern == nil && color != CGColor(gray: 0, alpha: 0.5))
    expect(
      CGColor(
        patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1, 1, 1, 1])
        == nil)
    let image = picture(8, 8) { context in
      context.cgContext.setFillColor(color)
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    expect(pixel(image, 4, 4)[0] == 255 && abs(Int(pixel(image, 4, 4)[3]) - 128) <= 1)
  }

  @Test func `components in the space that was set`() {
    let image = picture(4, 2) { context in
      let cg = context.cgContext
      cg.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      cg.setFillColor([0, 1, 0, 1])
      cg.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      cg.setFillColorSpace(CGColorSpaceCreateDeviceGray())
      cg.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
      cg.setFillColor([1, 1])
      cg.fill(CGRect(x: 2, y: 0, width: 1, height: 2))
      cg.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
      cg.setStrokeColor([0, 0, 1, 1])
      cg.stroke(CGRect(x: 3.5, y: -9, width: 9, height: 20))
    }
    expect(pixel(image, 0, 0) == green && pixel(image, 1, 0) == black)
    expect(pixel(image, 2, 0) == white && pixel(image, 3, 0) == blue)
  }

  // MARK: Pictures as colors

  @Test func `a picture as a color is upright from the upper left`() {
    let color = UIColor(patternImage: quarters)
    let image = picture(9, 9) { context in
      color.setFill()
      context.cgContext.translateBy(x: 3, y: 3)
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    expect(pixel(image, 4, 4) == red && pixel(image, 3, 4) == green)
    expect(pixel(image, 4, 3) == blue && pixel(image, 3, 3) == white)
    expect(pixel(image, 2, 4) == nothing)
    var part: CGFloat = 7
    expect(!color.getRed(&part, green: nil, blue: nil, alpha: nil) && part == 7)
    expect(
      !color.getWhite(nil, alpha: nil)
        && !color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    expect(UIColor(patternImage: UIImage()).cgColor == .clear)
    let faint = picture(2, 2) { context in
      color.withAlphaComponent(0.5).setFill()
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    expect(pixel(faint, 0, 0)[0] == 255 && abs(Int(pixel(faint, 0, 0)[3]) - 128) <= 1)
  }

  @Test func `a picture as a color of text`() {
    let tile = picture(1, 2) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    let image = picture(40, 40) { _ in
      "█".draw(
        at: CGPoint(x: 0, y: 0),
        withAttributes: [
          .font: UIFont(name: "DejaVu Sans", size: 40) ?? .systemFont(ofSize: 40),
          .foregroundColor: UIColor(patternImage: tile),
        ])
    }
    expect(pixel(image, 10, 20) == red && pixel(image, 10, 21) == blue)
  }

  @Test func `patterns`() throws {
    var dots = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(UIColor.systemPink.cgColor)
        context.fillEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 6))
        context.setFillColor(UIColor.systemBlue.cgColor)
        context.fillEllipse(in: CGRect(x: 7, y: 7, width: 3, height: 3))
      }, releaseInfo: nil)
    let cell = CGRect(x: 0, y: 0, width: 10, height: 10)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let bounds = CGRect(x: 0, y: 0, width: 180, height: 80)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      let cg = context.cgContext
      UIColor.white.setFill()
      context.fill(bounds)
      let plain = CGPattern(
        info: nil, bounds: cell, matrix: .identity, xStep: 10, yStep: 10,
        tiling: .constantSpacing, isColored: true, callbacks: &dots)
      setPattern(cg, plain)
      cg.fillEllipse(in: CGRect(x: 5, y: 5, width: 70, height: 70))
      let turned = CGPattern(
        info: nil, bounds: cell, matrix: CGAffineTransform(rotationAngle: 0.5), xStep: 12,
        yStep: 8, tiling: .constantSpacing, isColored: false, callbacks: &dots)
      if let turned, let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()) {
        cg.setStrokeColorSpace(space)
        cg.setStrokePattern(turned, colorComponents: [0, 0.5, 0.2, 1])
        cg.stroke(CGRect(x: 90, y: 15, width: 30, height: 50), width: 16)
      }
      if let leaf = UIImage(
        systemName: "leaf", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
      {
        UIColor(patternImage: leaf.withTintColor(.systemGreen)).setFill()
        UIBezierPath(roundedRect: CGRect(x: 136, y: 5, width: 40, height: 70), cornerRadius: 10)
          .fill()
      }
    }
    expectPicture(try #require(image.cgImage), named: "patterns")
  }
}
