import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Drawings of what a list can hold beyond paths and colors, each on a page of 120 by 90.
enum LayerScenes {
  static let page = CGRect(x: 0, y: 0, width: 120, height: 90)

  static func rgb(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> CGColor {
    CGColor(srgbRed: r, green: g, blue: b, alpha: a)
  }

  static let colors = [rgb(0.9, 0.1, 0.2), rgb(0.95, 0.75, 0.1), rgb(0.1, 0.3, 0.8)]

  static func draw(_ body: (inout DisplayListRecorder) -> Void) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: page)
    body(&recorder)
    return recorder.finish()
  }

  /// A picture with a clear corner.
  static let image: CGImage = {
    var bytes: [UInt8] = []
    for y in 0..<12 {
      for x in 0..<16 {
        bytes += [UInt8(x * 16), UInt8(y * 20), (x / 4 + y / 4) % 2 == 0 ? 30 : 220]
        bytes.append(x + y < 8 ? 0 : 255)
      }
    }
    return CGImage(width: 16, height: 12, components: 4, depth: 8, bytes: bytes)
  }()

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func subject(_ r: inout DisplayListRecorder) {
    r.fill(
      box(25, 20, 60, 45),
      with: .linearGradient(
        LinearGradientPaint(
          colors: colors, startPoint: CGPoint(x: 25, y: 0), endPoint: CGPoint(x: 85, y: 0))))
    r.fill(disc(75, 55, 20), with: .color(rgb(1, 1, 1, 0.6)))
    r.fill(disc(35, 50, 9), with: .color(rgb(0, 0, 0)))
  }

  /// What SVG says natively, by name.
  static var native: [(name: String, list: DisplayList)] {
    var scenes: [(String, DisplayList)] = [
      (
        "images",
        draw { r in
          r.draw(image, in: CGRect(x: 4, y: 4, width: 48, height: 36), sampling: .none)
          r.draw(
            image, in: CGRect(x: 60, y: 4, width: 32, height: 24), sampling: .none,
            tint: rgb(0.8, 0, 0, 0.5))
          r.concatenate(CGAffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 40, ty: 44))
          r.opacity = 0.7
          r.fill(
            disc(20, 15, 12),
            with: .image(
              ImagePaint(
                image: image, rect: CGRect(x: 0, y: 0, width: 40, height: 30), sampling: .none)))
          r.fill(
            box(40, 0, 32, 24),
            with: .image(
              ImagePaint(
                image: image, rect: CGRect(x: 0, y: 0, width: 16, height: 12), extend: .repeat,
                sampling: .none)))
        }
      ),
      (
        "layers",
        draw { r in
          r.clip(to: disc(55, 45, 42))
          r.fill(box(0, 0, 120, 45), with: .color(colors[1]))
          r.layer(opacity: 0.5) { r in
            subject(&r)
            r.layer(blendMode: .multiply) { $0.fill(disc(60, 40, 20), with: .color(colors[1])) }
          }
        }
      ),
      (
        "masks",
        draw { r in
          r.clip(to: box(5, 5, 110, 80))
          r.clip(to: disc(60, 45, 10), isInverse: true)
          r.clipToLayer(opacity: 0.8, filters: [.blur(radius: 3)]) {
            $0.fill(disc(60, 45, 35), with: .color(colors[0]))
          }
          r.clipToLayer(isInverse: true) { r in
            r.fill(box(60, 0, 30, 40), with: .color(rgb(1, 1, 1, 0.5)))
          }
          r.fill(box(0, 0, 120, 90), with: .color(colors[2]))
        }
      ),
      (
        "radial-gradients",
        draw { r in
          for (i, spread) in GradientSpread.allCases.enumerated() {
            let x = 40 * Double(i)
            r.fill(
              box(x, 0, 40, 40),
              with: .radialGradient(
                RadialGradientPaint(
                  stops: GradientStop.evenly(colors), center: CGPoint(x: x + 20, y: 20),
                  startRadius: 14, endRadius: 4, spread: spread)))
            var gradient = RadialGradientPaint(
              stops: GradientStop.evenly([colors[0], rgb(0, 0.5, 1, 0.2)]),
              startCenter: CGPoint(x: 15, y: 18), startRadius: 2,
              endCenter: CGPoint(x: 20, y: 20), endRadius: 15, spread: spread)
            gradient.transform = CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1.1, tx: x, ty: 42)
            gradient.drawsAfterEnd = false
            r.fill(box(x, 45, 40, 45), with: .radialGradient(gradient))
          }
        }
      ),
      (
        "linear-gradients",
        draw { r in
          for (i, spread) in GradientSpread.allCases.enumerated() {
            var gradient = LinearGradientPaint(
              colors: colors, startPoint: CGPoint(x: 40, y: 0), endPoint: CGPoint(x: 70, y: 10),
              spread: spread)
            gradient.drawsBeforeStart = false
            r.fill(box(0, 30 * Double(i), 120, 30), with: .linearGradient(gradient))
          }
        }
      ),
    ]
    let filters: [(String, [Filter])] = [
      ("blur", [.blur(radius: 3)]),
      (
        "shadow",
        [
          .shadow(
            Filter.Shadow(
              color: rgb(0, 0, 0, 0.6), radius: 2, offset: CGSize(width: 5, height: 4)))
        ]
      ),
      (
        "shadow-above",
        [
          .shadow(
            Filter.Shadow(
              color: colors[0], radius: 2, offset: CGSize(width: 5, height: 4),
              blendMode: .multiply, options: .above))
        ]
      ),
      (
        "shadow-only",
        [.shadow(Filter.Shadow(color: colors[0], radius: 1, options: .only))]
      ),
      ("brightness", [.brightness(0.25)]), ("contrast", [.contrast(1.6)]),
      ("saturation", [.saturation(0.4)]), ("grayscale", [.grayscale(0.8)]),
      ("hue", [.hueRotation(1.2)]), ("invert", [.invert(0.9)]),
      ("multiply", [.colorMultiply(rgb(1, 0.6, 0.3, 0.8))]), ("opacity", [.opacity(0.5)]),
      ("luminance", [.luminanceToAlpha]),
      ("threshold", [.alphaThreshold(min: 0.7, color: colors[2])]),
      ("blur-and-matrix", [.blur(radius: 2), .saturation(2), .brightness(0.1)]),
    ]
    for (name, filters) in filters {
      scenes.append(
        (
          "filter-" + name,
          draw { r in
            r.concatenate(CGAffineTransform(a: 1.1, b: 0, c: 0, d: 1, tx: 0, ty: 3))
            r.layer(filters: filters) { subject(&$0) }
          }
        ))
    }
    for mode in BlendMode.allCases where mode.rawValue < BlendMode.clear.rawValue {
      scenes.append(
        (
          "blend-\(mode)",
          draw { r in
            subject(&r)
            r.blendMode = mode
            r.fill(disc(60, 45, 25), with: .color(rgb(0.3, 0.7, 0.5)))
            r.blendMode = .normal
            r.layer(opacity: 0.6, blendMode: mode) { r in
              r.fill(box(10, 40, 90, 12), with: .color(rgb(0.8, 0.3, 0.5)))
            }
          }
        ))
    }
    return scenes
  }

  /// What SVG has no words for, and its name.
  static var foreign: [(omission: SVGOmissionName, list: DisplayList)] {
    [
      (
        .conicGradient,
        draw { r in
          subject(&r)
          r.clip(to: disc(60, 45, 30))
          r.blendMode = .screen
          r.fill(
            box(20, 10, 70, 70),
            with: .conicGradient(
              ConicGradientPaint(
                stops: GradientStop.evenly(colors), center: CGPoint(x: 60, y: 45))))
          r.blendMode = .normal
          r.fill(disc(100, 20, 10), with: .color(colors[2]))
        }
      ),
      (
        .meshGradient,
        draw { r in
          subject(&r)
          r.fill(
            disc(60, 45, 30),
            with: .mesh(
              MeshGradientPaint(
                width: 2, height: 2,
                points: [(30, 15), (90, 20), (25, 80), (95, 70)].map { CGPoint(x: $0.0, y: $0.1) },
                colors: [colors[0], colors[1], colors[2], colors[0]])))
        }
      ),
      (
        .projection,
        draw { r in
          var map = ProjectionTransform()
          map.m13 = 0.004
          r.layer(filters: [.projection(map)]) { subject(&$0) }
        }
      ),
      (
        .colorMode,
        draw { r in
          r.beginLayer(colorMode: .linear)
          subject(&r)
          r.endLayer()
        }
      ),
      (
        .separateCircles,
        draw { r in
          subject(&r)
          r.fill(
            box(10, 10, 90, 70),
            with: .radialGradient(
              RadialGradientPaint(
                stops: GradientStop.evenly(colors), startCenter: CGPoint(x: 30, y: 40),
                startRadius: 15, endCenter: CGPoint(x: 80, y: 50), endRadius: 5)))
        }
      ),
      (
        .backdrop,
        draw { r in
          subject(&r)
          r.fill(disc(60, 45, 25), with: .backdrop([.blur(radius: 4), .saturation(1.5)]))
          r.fill(disc(100, 20, 10), with: .color(colors[2]))
        }
      ),
      (
        .blendMode,
        draw { r in
          r.fill(box(0, 0, 120, 30), with: .color(colors[1]))
          r.layer { r in
            subject(&r)
            r.blendMode = .destinationOut
            r.fill(disc(60, 45, 25), with: .color(rgb(0, 0, 0, 0.7)))
          }
        }
      ),
      (
        .opaqueBlur,
        draw { r in
          r.layer(filters: [.blur(radius: 4, isOpaque: true)]) { subject(&$0) }
        }
      ),
      (
        .continuedImage,
        draw { r in
          r.fill(
            disc(60, 45, 35),
            with: .image(
              ImagePaint(
                image: image, rect: CGRect(x: 40, y: 30, width: 32, height: 24), extend: .clamp)))
        }
      ),
    ]
  }
}

/// The kinds of omissions.
enum SVGOmissionName: Hashable {
  case conicGradient, separateCircles, backdrop, blendMode, opaqueBlur, continuedImage
  case meshGradient, projection, colorMode
}
