import CoreGraphics

/// A drawing that fills the rectangle it is given.
///
/// It was drawn in a box of 100 by 80.
enum DrawnWithGraphics {
  /// Draws into `context`, where y points down.
  static func draw(in rect: CGRect, context: CGContext) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / 100, y: rect.height / 80)
    context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 80))
    draw1(in: context)
    context.restoreGState()
  }

  private static func draw1(in context: CGContext) {
    add(outline1, to: context)
    context.setFillColor(CGColor(srgbRed: 0.9804, green: 0.9725, blue: 0.9412, alpha: 1))
    context.fillPath()
    add(outline2, to: context)
    context.setFillColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
    context.fillPath()
    context.saveGState()
    add(outline3, to: context)
    context.clip()
    let gradient2 = gradient([
      [1, 0.9961, 0.8627, 1, 0],
      [0.3529, 0.2353, 0.7843, 0.5, 0.7],
      [0.3529, 0.6275, 0.0784, 1, 1],
    ])
    if let gradient2 {
      context.drawRadialGradient(
        gradient2, startCenter: CGPoint(x: 22, y: 52), startRadius: 4,
        endCenter: CGPoint(x: 22, y: 52), endRadius: 21, options: beyondBothEnds)
    }
    context.restoreGState()
    context.saveGState()
    add(outline4, to: context)
    context.clip()
    let gradient3 = gradient([
      [1, 0.9961, 0.8627, 0.75, 0],
      [0.3529, 0.2353, 0.7843, 0.375, 0.7],
      [0.3529, 0.6275, 0.0784, 0.75, 1],
    ])
    if let gradient3 {
      context.drawLinearGradient(
        gradient3, start: CGPoint(x: 52, y: 32), end: CGPoint(x: 90, y: 70),
        options: beyondBothEnds)
    }
    context.restoreGState()
    add(outline5, to: context)
    context.setFillColor(CGColor(srgbRed: 0.0784, green: 0.2353, blue: 0.7843, alpha: 0.6))
    context.fillPath(using: .evenOdd)
    add(outline6, to: context)
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    context.setShouldAntialias(false)
    context.fillPath()
    context.setShouldAntialias(true)
    add(outline7, to: context)
    context.setLineWidth(3.5)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: [])
    context.setStrokeColor(CGColor(srgbRed: 0.1569, green: 0.4706, blue: 0.2353, alpha: 1))
    context.strokePath()
    context.saveGState()
    add(outline8, to: context)
    context.setLineWidth(5)
    context.setLineCap(.square)
    context.setLineJoin(.miter)
    context.setMiterLimit(10)
    context.setLineDash(phase: 3, lengths: [12, 8.5])
    context.replacePathWithStrokedPath()
    context.clip()
    let gradient7 = gradient([
      [1, 0.9961, 0.8627, 1, 0],
      [0.3529, 0.2353, 0.7843, 0.5, 0.7],
      [0.3529, 0.6275, 0.0784, 1, 1],
    ])
    if let gradient7 {
      context.drawLinearGradient(
        gradient7, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 100, y: 0), options: beyondBothEnds)
    }
    context.restoreGState()
    add(outline5, to: context)
    context.setLineWidth(1)
    context.setLineCap(.butt)
    context.setLineJoin(.miter)
    context.setMiterLimit(10)
    context.setLineDash(phase: 0, lengths: [])
    context.setStrokeColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    context.strokePath()
  }

  /// A gradient of stops: red, green, blue, opacity and location.
  private static func gradient(_ stops: [[CGFloat]]) -> CGGradient? {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
    return CGGradient(
      colorSpace: space, colorComponents: stops.flatMap { $0.dropLast() },
      locations: stops.map { $0[4] }, count: stops.count)
  }

  private static var beyondBothEnds: CGGradientDrawingOptions {
    [.drawsBeforeStartLocation, .drawsAfterEndLocation]
  }

  /// Adds an outline to the path of `context`.
  private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
    let path = CGMutablePath()
    outline(path)
    context.addPath(path)
  }

  private static func outline1(_ path: CGMutablePath) {
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  private static func outline2(_ path: CGMutablePath) {
    path.addRect(CGRect(x: 10, y: 10, width: 80, height: 60))
    path.move(to: CGPoint(x: 30, y: 40))
    path.addQuadCurve(to: CGPoint(x: 50, y: 20), control: CGPoint(x: 30, y: 20.5))
    path.addCurve(
      to: CGPoint(x: 30, y: 40), control1: CGPoint(x: 90, y: 20), control2: CGPoint(x: 60, y: 60))
    path.closeSubpath()
  }

  private static func outline3(_ path: CGMutablePath) {
    path.addEllipse(in: CGRect(x: 5, y: 35, width: 40, height: 40))
  }

  private static func outline4(_ path: CGMutablePath) {
    path.addRect(CGRect(x: 50, y: 30, width: 45, height: 44))
  }

  private static func outline5(_ path: CGMutablePath) {
    path.addEllipse(in: CGRect(x: 60, y: 4, width: 30, height: 30))
    path.addEllipse(in: CGRect(x: 67, y: 11, width: 16, height: 16))
  }

  private static func outline6(_ path: CGMutablePath) {
    path.addRect(CGRect(x: 3.3, y: 3.3, width: 12.5, height: 9.2))
  }

  private static func outline7(_ path: CGMutablePath) {
    path.move(to: CGPoint(x: -10, y: 60))
    path.addCurve(
      to: CGPoint(x: 115, y: 40), control1: CGPoint(x: 30, y: 10), control2: CGPoint(x: 60, y: 100))
  }

  private static func outline8(_ path: CGMutablePath) {
    path.move(to: CGPoint(x: -10, y: 72))
    path.addCurve(
      to: CGPoint(x: 115, y: 52), control1: CGPoint(x: 30, y: 22), control2: CGPoint(x: 60, y: 112))
  }
}
