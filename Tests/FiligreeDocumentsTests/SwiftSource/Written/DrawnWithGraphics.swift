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
    add(0, to: context)
    context.setFillColor(CGColor(srgbRed: 0.9804, green: 0.9725, blue: 0.9412, alpha: 1))
    context.fillPath()
    add(1, to: context)
    context.setFillColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
    context.fillPath()
    context.saveGState()
    add(2, to: context)
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
    add(3, to: context)
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
    add(4, to: context)
    context.setFillColor(CGColor(srgbRed: 0.0784, green: 0.2353, blue: 0.7843, alpha: 0.6))
    context.fillPath(using: .evenOdd)
    add(5, to: context)
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    context.setShouldAntialias(false)
    context.fillPath()
    context.setShouldAntialias(true)
    add(6, to: context)
    context.setLineWidth(3.5)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: [])
    context.setStrokeColor(CGColor(srgbRed: 0.1569, green: 0.4706, blue: 0.2353, alpha: 1))
    context.strokePath()
    context.saveGState()
    add(7, to: context)
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
    add(4, to: context)
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
  private static func add(_ index: Int, to context: CGContext) {
    let path = CGMutablePath()
    for (command, n) in commands[index] {
      switch command {
      case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
      case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
      case "Q":
        path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
      case "C":
        path.addCurve(
          to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
          control2: CGPoint(x: n[2], y: n[3]))
      default: path.closeSubpath()
      }
    }
    context.addPath(path)
  }

  /// The commands of each path of `pathData`, with their numbers, read once.
  private static let commands: [[(Character, [Double])]] =
    pathData.split(separator: "/").map { path in
      path.split(separator: "\n").map { line in
        let words = line.split(separator: " ")
        return (Character(String(words[0])), words.dropFirst().compactMap { Double($0) })
      }
    }

  /// The outlines as SVG path data, one command to a line, parted by slashes.
  private static let pathData = """
    M 0 0
    L 100 0
    L 100 80
    L 0 80
    Z
    /
    M 10 10
    L 90 10
    L 90 70
    L 10 70
    Z
    M 30 40
    Q 30 20.5 50 20
    C 90 20 60 60 30 40
    Z
    /
    M 45 55
    C 45 66.04569499661588 36.04569499661587 75 25 75
    C 13.954305003384128 75 5 66.04569499661588 5 55
    C 5 43.95430500338413 13.954305003384128 35 25 35
    C 36.04569499661587 35 45 43.95430500338413 45 55
    Z
    /
    M 50 30
    L 95 30
    L 95 74
    L 50 74
    Z
    /
    M 90 19
    C 90 27.284271247461902 83.2842712474619 34 75 34
    C 66.7157287525381 34 60 27.284271247461902 60 19
    C 60 10.715728752538096 66.7157287525381 4 75 4
    C 83.2842712474619 4 90 10.715728752538096 90 19
    Z
    M 83 19
    C 83 23.41827799864635 79.41827799864635 27 75 27
    C 70.58172200135365 27 67 23.41827799864635 67 19
    C 67 14.58172200135365 70.58172200135365 11 75 11
    C 79.41827799864635 11 83 14.58172200135365 83 19
    Z
    /
    M 3.3 3.3
    L 15.8 3.3
    L 15.8 12.5
    L 3.3 12.5
    Z
    /
    M -10 60
    C 30 10 60 100 115 40
    /
    M -10 72
    C 30 22 60 112 115 52
    """
}
