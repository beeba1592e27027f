import UIKit

/// A drawing that fills the rectangle it is given.
///
/// It was drawn in a box of 100 by 80.
enum DrawnWithUIKit {
  /// Draws into the current context, such as that of a view or of a renderer of images.
  static func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, context: context)
  }

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
    context.concatenate(
      CGAffineTransform(
        a: 1.2939932784412609, b: 0.10783277320343843, c: -0.21566554640687685,
        d: 0.7548294124240689, tx: 1.7591925838670477, ty: 7.8857855150211975))
    add(outline3, to: context)
    context.clip()
    let gradient2 = gradient([
      [1, 0.9961, 0.8627, 1, 0],
      [0.3529, 0.2353, 0.7843, 0.5, 0.7],
      [0.3529, 0.6275, 0.0784, 1, 1],
    ])
    if let gradient2 {
      context.drawRadialGradient(
        gradient2, startCenter: CGPoint(x: 26, y: 43.6), startRadius: 3.7094473981982814,
        endCenter: CGPoint(x: 26, y: 43.6), endRadius: 19.474598840540978, options: beyondBothEnds)
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
        gradient3, start: CGPoint(x: 66, y: 32.599999999999994),
        end: CGPoint(x: 82.90344827586208, y: 72.04137931034484), options: beyondBothEnds)
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
    context.saveGState()
    context.concatenate(
      CGAffineTransform(
        a: 1.2939932784412609, b: 0.10783277320343841, c: -0.21566554640687682,
        d: 0.7548294124240688, tx: 10, ty: 5))
    add(outline7, to: context)
    context.setLineWidth(3.245766473423496)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: [])
    context.setStrokeColor(CGColor(srgbRed: 0.1569, green: 0.4706, blue: 0.2353, alpha: 1))
    context.strokePath()
    context.saveGState()
    add(outline8, to: context)
    context.setLineWidth(4.636809247747852)
    context.setLineCap(.square)
    context.setLineJoin(.miter)
    context.setMiterLimit(10)
    context.setLineDash(phase: 2.782085548648711, lengths: [11.128342194594843, 7.882575721171348])
    context.replacePathWithStrokedPath()
    context.clip()
    let gradient7 = gradient([
      [1, 0.9961, 0.8627, 1, 0],
      [0.3529, 0.2353, 0.7843, 0.5, 0.7],
      [0.3529, 0.6275, 0.0784, 1, 1],
    ])
    if let gradient7 {
      context.drawLinearGradient(
        gradient7, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 92.73618495495704, y: 0),
        options: beyondBothEnds)
    }
    context.restoreGState()
    add(outline9, to: context)
    context.setLineWidth(0.9273618495495703)
    context.setLineCap(.butt)
    context.setLineJoin(.miter)
    context.setMiterLimit(10)
    context.setLineDash(phase: 0, lengths: [])
    context.setStrokeColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    context.strokePath()
    context.restoreGState()
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
    path.move(to: CGPoint(x: 20, y: 13))
    path.addLine(to: CGPoint(x: 116, y: 21))
    path.addLine(to: CGPoint(x: 104, y: 63))
    path.addLine(to: CGPoint(x: 8, y: 55))
    path.closeSubpath()
    path.move(to: CGPoint(x: 38, y: 36))
    path.addQuadCurve(to: CGPoint(x: 66, y: 24), control: CGPoint(x: 41.9, y: 22.35))
    path.addCurve(
      to: CGPoint(x: 38, y: 36), control1: CGPoint(x: 114, y: 28), control2: CGPoint(x: 70, y: 53))
    path.closeSubpath()
  }

  private static func outline3(_ path: CGMutablePath) {
    path.addEllipse(
      in: CGRect(
        x: 10.234848557657303, y: 27.834848557657306, width: 37.09447398198282,
        height: 37.094473981982816))
  }

  private static func outline4(_ path: CGMutablePath) {
    path.move(to: CGPoint(x: 64, y: 31))
    path.addLine(to: CGPoint(x: 118, y: 35.5))
    path.addLine(to: CGPoint(x: 109.2, y: 66.3))
    path.addLine(to: CGPoint(x: 55.2, y: 61.8))
    path.closeSubpath()
  }

  private static func outline5(_ path: CGMutablePath) {
    path.move(to: CGPoint(x: 114.2, y: 27.299999999999997))
    path.addCurve(
      to: CGPoint(x: 93.2, y: 36.3), control1: CGPoint(x: 112.54314575050762, y: 33.09898987322333),
      control2: CGPoint(x: 103.14112549695429, y: 37.12842712474619))
    path.addCurve(
      to: CGPoint(x: 78.2, y: 24.299999999999997),
      control1: CGPoint(x: 83.25887450304572, y: 35.471572875253806),
      control2: CGPoint(x: 76.54314575050762, y: 30.09898987322333))
    path.addCurve(
      to: CGPoint(x: 99.2, y: 15.3), control1: CGPoint(x: 79.85685424949239, y: 18.501010126776666),
      control2: CGPoint(x: 89.25887450304572, y: 14.471572875253809))
    path.addCurve(
      to: CGPoint(x: 114.2, y: 27.299999999999997),
      control1: CGPoint(x: 109.14112549695429, y: 16.12842712474619),
      control2: CGPoint(x: 115.85685424949239, y: 21.501010126776666))
    path.closeSubpath()
    path.move(to: CGPoint(x: 105.8, y: 26.6))
    path.addCurve(
      to: CGPoint(x: 94.6, y: 31.4),
      control1: CGPoint(x: 104.91634440027073, y: 29.692794599052444),
      control2: CGPoint(x: 99.9019335983756, y: 31.84182779986463))
    path.addCurve(
      to: CGPoint(x: 86.6, y: 25), control1: CGPoint(x: 89.29806640162438, y: 30.958172200135365),
      control2: CGPoint(x: 85.71634440027073, y: 28.092794599052443))
    path.addCurve(
      to: CGPoint(x: 97.8, y: 20.2), control1: CGPoint(x: 87.48365559972926, y: 21.907205400947554),
      control2: CGPoint(x: 92.49806640162438, y: 19.758172200135366))
    path.addCurve(
      to: CGPoint(x: 105.8, y: 26.6),
      control1: CGPoint(x: 103.10193359837561, y: 20.641827799864636),
      control2: CGPoint(x: 106.68365559972926, y: 23.507205400947555))
    path.closeSubpath()
  }

  private static func outline6(_ path: CGMutablePath) {
    path.move(to: CGPoint(x: 13.299999999999999, y: 7.64))
    path.addLine(to: CGPoint(x: 28.3, y: 8.89))
    path.addLine(to: CGPoint(x: 26.46, y: 15.33))
    path.addLine(to: CGPoint(x: 11.459999999999999, y: 14.08))
    path.closeSubpath()
  }

  private static func outline7(_ path: CGMutablePath) {
    path.move(to: CGPoint(x: -9.273618495495704, y: 55.641710972974224))
    path.addCurve(
      to: CGPoint(x: 106.64661269820058, y: 37.094473981982816),
      control1: CGPoint(x: 27.820855486487112, y: 9.273618495495704),
      control2: CGPoint(x: 55.641710972974224, y: 92.73618495495704))
  }

  private static func outline8(_ path: CGMutablePath) {
    path.move(to: CGPoint(x: -9.273618495495704, y: 66.77005316756906))
    path.addCurve(
      to: CGPoint(x: 106.64661269820058, y: 48.22281617657766),
      control1: CGPoint(x: 27.820855486487112, y: 20.401960690090547),
      control2: CGPoint(x: 55.641710972974224, y: 103.86452714955188))
  }

  private static func outline9(_ path: CGMutablePath) {
    path.addEllipse(
      in: CGRect(
        x: 55.641710972974224, y: 3.7094473981982814, width: 27.820855486487105,
        height: 27.82085548648711))
    path.addEllipse(
      in: CGRect(
        x: 62.13324391982121, y: 10.200980345045274, width: 14.83778959279313,
        height: 14.837789592793126))
  }
}
