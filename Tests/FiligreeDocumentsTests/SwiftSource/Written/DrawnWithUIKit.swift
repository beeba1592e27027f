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
    add(0, to: context)
    context.setFillColor(CGColor(srgbRed: 0.9804, green: 0.9725, blue: 0.9412, alpha: 1))
    context.fillPath()
    add(1, to: context)
    context.setFillColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
    context.fillPath()
    context.saveGState()
    context.concatenate(
      CGAffineTransform(
        a: 1.2939932784412609, b: 0.10783277320343843, c: -0.21566554640687685,
        d: 0.7548294124240689, tx: 1.7591925838670477, ty: 7.8857855150211975))
    add(2, to: context)
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
    add(3, to: context)
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
    add(4, to: context)
    context.setFillColor(CGColor(srgbRed: 0.0784, green: 0.2353, blue: 0.7843, alpha: 0.6))
    context.fillPath(using: .evenOdd)
    add(5, to: context)
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    context.setShouldAntialias(false)
    context.fillPath()
    context.setShouldAntialias(true)
    context.saveGState()
    context.concatenate(
      CGAffineTransform(
        a: 1.2939932784412609, b: 0.10783277320343841, c: -0.21566554640687682,
        d: 0.7548294124240688, tx: 10, ty: 5))
    add(6, to: context)
    context.setLineWidth(3.245766473423496)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: [])
    context.setStrokeColor(CGColor(srgbRed: 0.1569, green: 0.4706, blue: 0.2353, alpha: 1))
    context.strokePath()
    context.saveGState()
    add(7, to: context)
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
    add(8, to: context)
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
    M 20 13
    L 116 21
    L 104 63
    L 8 55
    Z
    M 38 36
    Q 41.9 22.35 66 24
    C 114 28 70 53 38 36
    Z
    /
    M 47.329322539640124 46.38208554864872
    C 47.329322539640124 56.62544169027086 39.02544169027084 64.92932253964013 28.78208554864871 64.92932253964013
    C 18.53872940702658 64.92932253964013 10.234848557657301 56.62544169027085 10.234848557657303 46.38208554864872
    C 10.234848557657303 36.138729407026574 18.538729407026576 27.834848557657306 28.78208554864871 27.834848557657306
    C 39.025441690270846 27.8348485576573 47.32932253964012 36.138729407026574 47.329322539640124 46.38208554864872
    Z
    /
    M 64 31
    L 118 35.5
    L 109.2 66.3
    L 55.2 61.8
    Z
    /
    M 114.2 27.299999999999997
    C 112.54314575050762 33.09898987322333 103.14112549695429 37.12842712474619 93.2 36.3
    C 83.25887450304572 35.471572875253806 76.54314575050762 30.09898987322333 78.2 24.299999999999997
    C 79.85685424949239 18.501010126776666 89.25887450304572 14.471572875253809 99.2 15.3
    C 109.14112549695429 16.12842712474619 115.85685424949239 21.501010126776666 114.2 27.299999999999997
    Z
    M 105.8 26.6
    C 104.91634440027073 29.692794599052444 99.9019335983756 31.84182779986463 94.6 31.4
    C 89.29806640162438 30.958172200135365 85.71634440027073 28.092794599052443 86.6 25
    C 87.48365559972926 21.907205400947554 92.49806640162438 19.758172200135366 97.8 20.2
    C 103.10193359837561 20.641827799864636 106.68365559972926 23.507205400947555 105.8 26.6
    Z
    /
    M 13.299999999999999 7.64
    L 28.3 8.89
    L 26.46 15.33
    L 11.459999999999999 14.08
    Z
    /
    M -9.273618495495704 55.641710972974224
    C 27.820855486487112 9.273618495495704 55.641710972974224 92.73618495495704 106.64661269820058 37.094473981982816
    /
    M -9.273618495495704 66.77005316756906
    C 27.820855486487112 20.401960690090547 55.641710972974224 103.86452714955188 106.64661269820058 48.22281617657766
    /
    M 83.46256645946133 17.619875141441838
    C 83.46256645946133 25.30239224765843 77.23465582243438 31.53030288468539 69.55213871621778 31.53030288468539
    C 61.86962161000118 31.53030288468539 55.641710972974224 25.30239224765843 55.641710972974224 17.619875141441838
    C 55.641710972974224 9.93735803522524 61.86962161000118 3.7094473981982814 69.55213871621778 3.7094473981982814
    C 77.23465582243438 3.7094473981982814 83.46256645946133 9.93735803522524 83.46256645946133 17.619875141441838
    Z
    M 76.97103351261434 17.619875141441838
    C 76.97103351261434 21.717217598090688 73.64948117286663 25.0387699378384 69.55213871621778 25.0387699378384
    C 65.45479625956892 25.0387699378384 62.13324391982121 21.717217598090688 62.13324391982121 17.619875141441838
    C 62.13324391982121 13.522532684792983 65.45479625956892 10.200980345045274 69.55213871621778 10.200980345045274
    C 73.64948117286663 10.200980345045274 76.97103351261434 13.522532684792983 76.97103351261434 17.619875141441838
    Z
    """
}
