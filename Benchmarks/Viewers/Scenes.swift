import Filigree
import Foundation

/// Drawings of 240 by 180 points, one for each thing that documents can say.
enum Scenes {
  static let page = CGRect(x: 0, y: 0, width: 240, height: 180)

  static func draw(_ body: (inout DisplayListRecorder) -> Void) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: page)
    body(&recorder)
    return recorder.finish()
  }

  static func rgb(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> CGColor {
    CGColor(srgbRed: r, green: g, blue: b, alpha: a)
  }

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A star whose edges cross in its middle.
  static func star(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path { path in
      for i in 0..<5 {
        let angle = Double(i) * 4 * .pi / 5 - .pi / 2
        let point = CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  static func wave(_ x: Double, _ y: Double, _ width: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: x, y: y))
      path.addCurve(
        to: CGPoint(x: x + width, y: y), control1: CGPoint(x: x + width / 3, y: y - 40),
        control2: CGPoint(x: x + 2 * width / 3, y: y + 40))
      path.addQuadCurve(
        to: CGPoint(x: x + width / 2, y: y + 25), control: CGPoint(x: x + width, y: y + 30))
    }
  }

  static let colors = [rgb(0.9, 0.1, 0.2), rgb(0.95, 0.75, 0.1), rgb(0.1, 0.3, 0.8)]

  static func linear(_ from: Double, _ to: Double, _ y: Double = 0) -> LinearGradientPaint {
    LinearGradientPaint(
      colors: colors, startPoint: CGPoint(x: from, y: 0), endPoint: CGPoint(x: to, y: y))
  }

  /// Something to be blended, filtered and masked.
  static func subject(_ r: inout DisplayListRecorder) {
    r.fill(box(40, 35, 130, 95), with: .linearGradient(linear(40, 170)))
    r.fill(disc(160, 115, 42), with: .color(rgb(1, 1, 1, 0.6)))
    r.fill(star(75, 95, 40), with: .color(rgb(0.05, 0.1, 0.15)))
  }

  /// A picture with clear pixels.
  static let picture: CGImage = {
    var bytes: [UInt8] = []
    for y in 0..<24 {
      for x in 0..<32 {
        bytes += [UInt8(x * 8), UInt8(y * 10), (x / 8 + y / 8) % 2 == 0 ? 30 : 220]
        bytes.append(x + y < 14 ? 0 : 255)
      }
    }
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
    guard let provider = CGDataProvider(data: Data(bytes) as CFData),
      let image = CGImage(
        width: 32, height: 24, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 128,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent)
    else { fatalError("a layout that the library has") }
    return image
  }()

  static var all: [(name: String, list: DisplayList)] {
    shapes + paints + layers + blends + filters
  }

  static var shapes: [(String, DisplayList)] {
    [
      (
        "fills",
        draw { r in
          r.fill(star(60, 60, 50), with: .color(colors[0]), style: FillStyle(eoFill: true))
          r.fill(star(170, 60, 50), with: .color(colors[2]))
          r.fill(wave(20, 140, 120), with: .color(rgb(0.2, 0.6, 0.3, 0.7)))
          r.fill(
            Path(roundedRect: CGRect(x: 150, y: 115, width: 80, height: 50), cornerRadius: 15),
            with: .color(colors[1]))
        }
      ),
      (
        "strokes",
        draw { r in
          for (i, cap) in [CGLineCap.butt, .round, .square].enumerated() {
            for (j, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
              let style = StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join)
              r.stroke(
                wave(15 + 75 * Double(i), 35 + 55 * Double(j), 55), with: .color(colors[j]),
                style: style)
            }
          }
        }
      ),
      (
        "dashes",
        draw { r in
          for i in 0..<5 {
            let style = StrokeStyle(
              lineWidth: 3 + CGFloat(i), lineCap: i % 2 == 0 ? .butt : .round,
              dash: [CGFloat(4 + 3 * i), 6, 2], dashPhase: CGFloat(i) * 5)
            r.stroke(wave(20, 30 + 28 * Double(i), 200), with: .color(colors[i % 3]), style: style)
          }
        }
      ),
      (
        "stretched",
        draw { r in
          r.concatenate(CGAffineTransform(a: 1.6, b: 0.2, c: -0.4, d: 0.7, tx: 20, ty: 20))
          r.stroke(star(60, 70, 50), with: .color(colors[2]), style: StrokeStyle(lineWidth: 8))
          r.stroke(
            disc(120, 110, 30), with: .color(colors[0]),
            style: StrokeStyle(lineWidth: 6, dash: [10, 5]))
        }
      ),
      (
        "clips",
        draw { r in
          r.clip(to: disc(120, 90, 80))
          r.clip(to: star(120, 95, 95), style: FillStyle(eoFill: true))
          r.fill(box(0, 0, 240, 180), with: .linearGradient(linear(40, 200, 60)))
          r.clip(to: disc(120, 90, 40), isInverse: true)
          r.fill(box(0, 0, 240, 180), with: .color(rgb(0, 0, 0, 0.4)))
        }
      ),
      ("text", text),
    ]
  }

  /// Set by UIKit's names.
  static var text: DisplayList {
    guard
      let context = CGContext(
        data: nil, width: 240, height: 180, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return draw { _ in } }
    context.translateBy(x: 0, y: 180)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    for (i, size) in [32, 20, 12, 8].enumerated() {
      "Filigree – Äffchen, 123 €".draw(
        at: CGPoint(x: 10, y: 10 + 42 * i),
        withAttributes: [
          .font: UIFont(name: "DejaVu Sans", size: CGFloat(size)) ?? .systemFont(ofSize: 12),
          .foregroundColor: UIColor(cgColor: colors[i % 3]),
        ])
    }
    UIGraphicsPopContext()
    return context.displayList
  }

  static var paints: [(String, DisplayList)] {
    [
      (
        "linear-gradients",
        draw { r in
          for (i, spread) in GradientSpread.allCases.enumerated() {
            var gradient = linear(80, 140, 20)
            gradient.spread = spread
            r.fill(box(0, 60 * Double(i), 240, 60), with: .linearGradient(gradient))
          }
        }
      ),
      (
        "radial-gradients",
        draw { r in
          for (i, spread) in GradientSpread.allCases.enumerated() {
            let x = 80 * Double(i)
            r.fill(
              box(x, 0, 80, 90),
              with: .radialGradient(
                RadialGradientPaint(
                  stops: GradientStop.evenly(colors), center: CGPoint(x: x + 40, y: 45),
                  startRadius: 8, endRadius: 30, spread: spread)))
            var focal = RadialGradientPaint(
              stops: GradientStop.evenly(colors), startCenter: CGPoint(x: 30, y: 40),
              startRadius: 4, endCenter: CGPoint(x: 40, y: 45), endRadius: 30, spread: spread)
            focal.transform = CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1.1, tx: x, ty: 85)
            r.fill(box(x, 90, 80, 90), with: .radialGradient(focal))
          }
        }
      ),
      (
        "fading-gradients",
        draw { r in
          r.fill(star(120, 90, 90), with: .color(rgb(0, 0, 0)))
          for i in 0..<4 {
            let end = rgb(1 - Double(i) / 3, Double(i) / 3, 0.8, Double(i) * 0.15)
            r.fill(
              box(10, 10 + 42 * Double(i), 220, 32),
              with: .linearGradient(
                LinearGradientPaint(
                  colors: [colors[i % 3], end], startPoint: CGPoint(x: 10, y: 0),
                  endPoint: CGPoint(x: 230, y: 0))))
          }
        }
      ),
      (
        "perceptual-gradients",
        draw { r in
          for (i, kind) in GradientInterpolation.allCases.enumerated() {
            var gradient = LinearGradientPaint(
              colors: [rgb(0, 0, 1), rgb(1, 1, 0)], startPoint: CGPoint(x: 10, y: 0),
              endPoint: CGPoint(x: 230, y: 0))
            gradient.interpolation = kind
            r.fill(box(10, 10 + 55 * Double(i), 220, 45), with: .linearGradient(gradient))
          }
        }
      ),
      (
        "other-gradients",
        draw { r in
          r.fill(
            disc(65, 90, 55),
            with: .conicGradient(
              ConicGradientPaint(
                stops: GradientStop.evenly(colors + [colors[0]]), center: CGPoint(x: 65, y: 90))))
          r.fill(
            disc(175, 90, 55),
            with: .mesh(
              MeshGradientPaint(
                width: 2, height: 2,
                points: [(120, 35), (230, 30), (115, 150), (235, 145)].map {
                  CGPoint(x: $0.0, y: $0.1)
                }, colors: colors + [rgb(1, 1, 1)])))
        }
      ),
      (
        "images",
        draw { r in
          r.draw(picture, in: CGRect(x: 10, y: 10, width: 96, height: 72), sampling: .none)
          r.draw(picture, in: CGRect(x: 130, y: 10, width: 96, height: 72), sampling: .medium)
          r.opacity = 0.6
          r.concatenate(CGAffineTransform(a: 0.9, b: 0.25, c: -0.25, d: 0.9, tx: 40, ty: 90))
          r.draw(picture, in: CGRect(x: 0, y: 0, width: 64, height: 48), sampling: .none)
          r.fill(
            disc(120, 20, 35),
            with: .image(
              PicturePaint(
                image: picture, rect: CGRect(x: 0, y: 0, width: 32, height: 24), extend: .repeat,
                sampling: .none)))
        }
      ),
    ]
  }

  static var layers: [(String, DisplayList)] {
    [
      (
        "layers",
        draw { r in
          r.fill(box(0, 0, 240, 90), with: .color(colors[1]))
          r.layer(opacity: 0.5) { r in
            subject(&r)
            r.layer(blendMode: .multiply) { $0.fill(disc(120, 80, 40), with: .color(colors[1])) }
          }
        }
      ),
      (
        "masks",
        draw { r in
          r.clip(to: disc(120, 90, 20), isInverse: true)
          r.clipToLayer(opacity: 0.8) { r in
            r.fill(disc(120, 90, 75), with: .linearGradient(linear(45, 195)))
            r.fill(box(0, 80, 240, 20), with: .color(rgb(0, 0, 0, 0.3)))
          }
          r.clipToLayer(isInverse: true) { r in
            r.fill(box(120, 0, 60, 80), with: .color(rgb(1, 1, 1, 0.5)))
          }
          r.fill(box(0, 0, 240, 180), with: .color(colors[2]))
        }
      ),
      (
        "luminance-mask",
        draw { r in
          r.clipToLayer(filters: [.luminanceToAlpha]) { subject(&$0) }
          r.fill(box(0, 0, 240, 180), with: .color(colors[2]))
        }
      ),
    ]
  }

  static var blends: [(String, DisplayList)] {
    BlendMode.allCases.prefix { $0 != .clear }.filter { $0 != .normal }.map { mode in
      (
        "blend-\(mode)",
        draw { r in
          subject(&r)
          r.blendMode = mode
          r.fill(disc(110, 85, 50), with: .color(rgb(0.3, 0.7, 0.5)))
          r.fill(box(20, 75, 180, 25), with: .color(rgb(0.8, 0.3, 0.5, 0.6)))
        }
      )
    }
  }

  static var filters: [(String, DisplayList)] {
    let shadow = Filter.Shadow(
      color: rgb(0, 0, 0, 0.6), radius: 4, offset: CGSize(width: 9, height: 7))
    let kinds: [(String, [Filter])] = [
      ("blur", [.blur(radius: 6)]), ("shadow", [.shadow(shadow)]),
      ("brightness", [.brightness(0.25)]), ("contrast", [.contrast(1.6)]),
      ("saturation", [.saturation(0.4)]), ("grayscale", [.grayscale(0.8)]),
      ("hue", [.hueRotation(1.2)]), ("invert", [.invert(0.9)]),
      ("multiply", [.colorMultiply(rgb(1, 0.6, 0.3, 0.8))]),
      ("luminance", [.luminanceToAlpha]),
      ("threshold", [.alphaThreshold(min: 0.7, color: colors[2])]),
      ("blur-and-colors", [.blur(radius: 3), .saturation(2), .brightness(0.1)]),
    ]
    return kinds.map { name, filters in
      ("filter-" + name, draw { r in r.layer(filters: filters) { subject(&$0) } })
    }
  }
}
