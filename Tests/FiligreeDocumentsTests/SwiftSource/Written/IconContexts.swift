import CoreGraphics
import Foundation

/// Drawings, each by its name.
enum IconContexts {
  /// Returns an outline that fills `rect`, where y points down.
  ///
  /// It was drawn in a box of 60 by 40.
  /// Its inside is found by the non-zero winding rule:
  ///
  ///     context.addPath(IconContexts.outline(in: rect))
  ///     context.fillPath()
  static func outline(in rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 15, y: 25))
    path.addLine(to: CGPoint(x: 5, y: 25))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 25, y: 5))
    path.addLine(to: CGPoint(x: 25, y: 15))
    path.addLine(to: CGPoint(x: 35, y: 15))
    path.addLine(to: CGPoint(x: 35, y: 35))
    path.addLine(to: CGPoint(x: 19.559, y: 35))
    path.addCurve(
      to: CGPoint(x: 19.857, y: 35.486), control1: CGPoint(x: 19.659, y: 35.159),
      control2: CGPoint(x: 19.759, y: 35.321))
    path.addLine(to: CGPoint(x: 18.143, y: 36.514))
    path.addCurve(
      to: CGPoint(x: 17.153, y: 35), control1: CGPoint(x: 17.815, y: 35.969),
      control2: CGPoint(x: 17.485, y: 35.464))
    path.addLine(to: CGPoint(x: 15, y: 35))
    path.addLine(to: CGPoint(x: 15, y: 32.562))
    path.addCurve(
      to: CGPoint(x: 12.225, y: 30.962), control1: CGPoint(x: 14.077, y: 31.751),
      control2: CGPoint(x: 13.148, y: 31.225))
    path.addCurve(
      to: CGPoint(x: 9.133, y: 30.966), control1: CGPoint(x: 11.234, y: 30.678),
      control2: CGPoint(x: 10.228, y: 30.674))
    path.addCurve(
      to: CGPoint(x: 5.6, y: 32.8), control1: CGPoint(x: 8.038, y: 31.258),
      control2: CGPoint(x: 6.856, y: 31.858))
    path.addLine(to: CGPoint(x: 4.4, y: 31.2))
    path.addCurve(
      to: CGPoint(x: 8.617, y: 29.034), control1: CGPoint(x: 5.811, y: 30.142),
      control2: CGPoint(x: 7.212, y: 29.408))
    path.addCurve(
      to: CGPoint(x: 12.775, y: 29.038), control1: CGPoint(x: 10.022, y: 28.659),
      control2: CGPoint(x: 11.433, y: 28.655))
    path.addCurve(
      to: CGPoint(x: 15, y: 30.054), control1: CGPoint(x: 13.545, y: 29.259),
      control2: CGPoint(x: 14.286, y: 29.599))
    path.closeSubpath()
    path.move(to: CGPoint(x: 49, y: 24))
    path.addLine(to: CGPoint(x: 51, y: 24))
    path.addLine(to: CGPoint(x: 51, y: 36))
    path.addLine(to: CGPoint(x: 49, y: 36))
    path.closeSubpath()
    path.move(to: CGPoint(x: 40, y: 5))
    path.addLine(to: CGPoint(x: 55, y: 5))
    path.addLine(to: CGPoint(x: 55, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    path.closeSubpath()
    path.move(to: CGPoint(x: 44, y: 9))
    path.addLine(to: CGPoint(x: 44, y: 16))
    path.addLine(to: CGPoint(x: 51, y: 16))
    path.addLine(to: CGPoint(x: 51, y: 9))
    path.closeSubpath()
    var transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / 60, y: rect.height / 40)
    return path.copy(using: &transform) ?? path
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Clips {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      context.saveGState()
      add(0, to: context)
      context.clip()
      add(1, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.502, blue: 0.502, alpha: 1))
      context.fillPath()
      context.saveGState()
      add(2, to: context)
      context.clip(using: .evenOdd)
      add(3, to: context)
      context.setFillColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
      context.fillPath()
      add(4, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      add(4, to: context)
      context.setLineWidth(6)
      context.setLineCap(.butt)
      context.setLineJoin(.miter)
      context.setMiterLimit(4)
      context.setStrokeColor(CGColor(srgbRed: 1, green: 0.8431, blue: 0, alpha: 1))
      context.strokePath()
      context.restoreGState()
      context.restoreGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(7, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0.502, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(5, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      add(6, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ index: Int, to context: CGContext) {
      let path = CGMutablePath()
      for (command, n) in commands[index] {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
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
      M 35 20
      C 35 28.284 28.284 35 20 35
      C 11.716 35 5 28.284 5 20
      C 5 11.716 11.716 5 20 5
      C 28.284 5 35 11.716 35 20
      Z
      /
      M 0 0
      L 30 0
      L 30 20
      L 0 20
      Z
      /
      M 0 0
      L 60 0
      L 60 40
      L 0 40
      Z
      M 12 12
      L 28 12
      L 28 28
      L 12 28
      Z
      /
      M 0 20
      L 40 20
      L 40 40
      L 0 40
      Z
      /
      M 20 0
      L 20 40
      /
      M 51 14
      C 51 18.971 46.971 23 42 23
      C 37.029 23 33 18.971 33 14
      C 33 9.029 37.029 5 42 5
      C 46.971 5 51 9.029 51 14
      Z
      /
      M 59 26
      C 59 30.971 54.971 35 50 35
      C 45.029 35 41 30.971 41 26
      C 41 21.029 45.029 17 50 17
      C 54.971 17 59 21.029 59 26
      Z
      /
      M 34 0
      L 60 0
      L 60 40
      L 34 40
      Z
      """
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Masks {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      context.saveGState()
      add(2, to: context)
      context.clip()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(3, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.502, blue: 0.502, alpha: 1))
      context.fillPath()
      add(4, to: context)
      context.setFillColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      add(0, to: context)
      context.clip()
      let gradient2 = gradient([
        [0, 0, 0, 1, 0],
        [0, 0, 0, 0.1333, 1],
      ])
      if let gradient2 {
        context.drawLinearGradient(
          gradient2, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 60, y: 0), options: beyondBothEnds)
      }
      context.restoreGState()
      context.saveGState()
      context.setBlendMode(.destinationOut)
      add(1, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      context.saveGState()
      add(6, to: context)
      context.clip()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(7, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0.502, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(5, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.7))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      context.saveGState()
      add(10, to: context)
      context.clip()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(11, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.5333, blue: 0.2, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.setAlpha(0.6)
      context.setBlendMode(.destinationOut)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(8, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
      context.fillPath()
      add(9, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.5333, blue: 0, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
      context.saveGState()
      context.setAlpha(0.6)
      context.setBlendMode(.plusLighter)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(8, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.destinationOut)
      add(9, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      context.restoreGState()
      context.saveGState()
      context.setBlendMode(.plusLighter)
      add(9, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.594))
      context.fillPath()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
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
      L 60 0
      L 60 40
      L 0 40
      Z
      /
      M 21 14
      C 21 17.866 17.866 21 14 21
      C 10.134 21 7 17.866 7 14
      C 7 10.134 10.134 7 14 7
      C 17.866 7 21 10.134 21 14
      Z
      /
      M -1.4 -1.6
      L 39.4 -1.6
      L 39.4 41.6
      L -1.4 41.6
      Z
      /
      M 2 2
      L 32 2
      L 32 32
      L 2 32
      Z
      /
      M 36 26
      C 36 32.627 30.627 38 24 38
      C 17.373 38 12 32.627 12 26
      C 12 19.373 17.373 14 24 14
      C 30.627 14 36 19.373 36 26
      Z
      /
      M 55 28
      C 55 33.523 50.523 38 45 38
      C 39.477 38 35 33.523 35 28
      C 35 22.477 39.477 18 45 18
      C 50.523 18 55 22.477 55 28
      Z
      /
      M 27 12.5
      L 63 12.5
      L 63 42.5
      L 27 42.5
      Z
      /
      M 30 15
      L 60 15
      L 60 40
      L 30 40
      Z
      /
      M 54 10
      C 54 14.418 50.418 18 46 18
      C 41.582 18 38 14.418 38 10
      C 38 5.582 41.582 2 46 2
      C 50.418 2 54 5.582 54 10
      Z
      /
      M 58 10
      C 58 14.418 54.418 18 50 18
      C 45.582 18 42 14.418 42 10
      C 42 5.582 45.582 2 50 2
      C 54.418 2 58 5.582 58 10
      Z
      /
      M 33.6 -2
      L 62.4 -2
      L 62.4 22
      L 33.6 22
      Z
      /
      M 36 0
      L 60 0
      L 60 20
      L 36 20
      Z
      """
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Layers {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      context.saveGState()
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(0, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      add(1, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.6471, blue: 0, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setAlpha(0.6)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(2, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
      context.fillPath()
      add(3, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.4, blue: 0.8, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      add(4, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.5333, blue: 0.2667, alpha: 0.4))
      context.fillPath()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ index: Int, to context: CGContext) {
      let path = CGMutablePath()
      for (command, n) in commands[index] {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
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
      M 32 18
      C 32 25.732 25.732 32 18 32
      C 10.268 32 4 25.732 4 18
      C 4 10.268 10.268 4 18 4
      C 25.732 4 32 10.268 32 18
      Z
      /
      M 42 22
      C 42 29.732 35.732 36 28 36
      C 20.268 36 14 29.732 14 22
      C 14 14.268 20.268 8 28 8
      C 35.732 8 42 14.268 42 22
      Z
      /
      M 32 12
      C 32 16.418 28.418 20 24 20
      C 19.582 20 16 16.418 16 12
      C 16 7.582 19.582 4 24 4
      C 28.418 4 32 7.582 32 12
      Z
      /
      M 38 12
      C 38 16.418 34.418 20 30 20
      C 25.582 20 22 16.418 22 12
      C 22 7.582 25.582 4 30 4
      C 34.418 4 38 7.582 38 12
      Z
      /
      M 44 4
      L 56 4
      L 56 34
      L 44 34
      Z
      """
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Blends {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      add(0, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.8, blue: 0.4, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.multiply)
      add(1, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.4, blue: 0.8, alpha: 1))
      context.fillPath()
      context.restoreGState()
      context.saveGState()
      context.setBlendMode(.screen)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(2, to: context)
      context.setFillColor(CGColor(srgbRed: 0.6667, green: 0.2, blue: 0.2, alpha: 1))
      context.fillPath()
      add(3, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.2, alpha: 0.5))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(4, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8667, green: 0.8667, blue: 0.8667, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.difference)
      add(5, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2, blue: 0.2, alpha: 1))
      context.fillPath()
      context.restoreGState()
      context.endTransparencyLayer()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ index: Int, to context: CGContext) {
      let path = CGMutablePath()
      for (command, n) in commands[index] {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
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
      L 60 0
      L 60 24
      L 0 24
      Z
      /
      M 24 20
      C 24 25.523 19.523 30 14 30
      C 8.477 30 4 25.523 4 20
      C 4 14.477 8.477 10 14 10
      C 19.523 10 24 14.477 24 20
      Z
      /
      M 40 20
      C 40 25.523 35.523 30 30 30
      C 24.477 30 20 25.523 20 20
      C 20 14.477 24.477 10 30 10
      C 35.523 10 40 14.477 40 20
      Z
      /
      M 44 26
      C 44 30.418 40.418 34 36 34
      C 31.582 34 28 30.418 28 26
      C 28 21.582 31.582 18 36 18
      C 40.418 18 44 21.582 44 26
      Z
      /
      M 58 20
      C 58 24.418 54.418 28 50 28
      C 45.582 28 42 24.418 42 20
      C 42 15.582 45.582 12 50 12
      C 54.418 12 58 15.582 58 20
      Z
      /
      M 58 26
      C 58 30.418 54.418 34 50 34
      C 45.582 34 42 30.418 42 26
      C 42 21.582 45.582 18 50 18
      C 54.418 18 58 21.582 58 26
      Z
      """
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Lines {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      context.saveGState()
      add(0, to: context)
      context.clip()
      let gradient0 = gradient([
        [0.902, 0.2235, 0.2745, 1, 0],
        [0.8456, 0.2346, 0.3074, 0.9563, 0.0625],
        [0.7892, 0.2456, 0.3402, 0.9125, 0.125],
        [0.7328, 0.2566, 0.373, 0.8687, 0.1875],
        [0.6765, 0.2676, 0.4059, 0.825, 0.25],
        [0.6201, 0.2787, 0.4387, 0.7813, 0.3125],
        [0.5637, 0.2897, 0.4716, 0.7375, 0.375],
        [0.5074, 0.3007, 0.5044, 0.6938, 0.4375],
        [0.451, 0.3118, 0.5373, 0.65, 0.5],
        [0.3946, 0.3228, 0.5701, 0.6062, 0.5625],
        [0.3382, 0.3338, 0.6029, 0.5625, 0.625],
        [0.2819, 0.3449, 0.6358, 0.5188, 0.6875],
        [0.2255, 0.3559, 0.6686, 0.475, 0.75],
        [0.1691, 0.3669, 0.7015, 0.4312, 0.8125],
        [0.1127, 0.3779, 0.7343, 0.3875, 0.875],
        [0.0564, 0.389, 0.7672, 0.3438, 0.9375],
        [0, 0.4, 0.8, 0.3, 1],
      ])
      if let gradient0 {
        context.drawLinearGradient(
          gradient0, start: CGPoint(x: 2, y: 2), end: CGPoint(x: 28, y: 2), options: beyondBothEnds)
      }
      context.restoreGState()
      context.saveGState()
      add(1, to: context)
      context.clip()
      let stops1: [[CGFloat]] = [
        [0.902, 0.2235, 0.2745, 1, 0],
        [0.8456, 0.2346, 0.3074, 0.9563, 0.0625],
        [0.7892, 0.2456, 0.3402, 0.9125, 0.125],
        [0.7328, 0.2566, 0.373, 0.8687, 0.1875],
        [0.6765, 0.2676, 0.4059, 0.825, 0.25],
        [0.6201, 0.2787, 0.4387, 0.7813, 0.3125],
        [0.5637, 0.2897, 0.4716, 0.7375, 0.375],
        [0.5074, 0.3007, 0.5044, 0.6938, 0.4375],
        [0.451, 0.3118, 0.5373, 0.65, 0.5],
        [0.3946, 0.3228, 0.5701, 0.6062, 0.5625],
        [0.3382, 0.3338, 0.6029, 0.5625, 0.625],
        [0.2819, 0.3449, 0.6358, 0.5188, 0.6875],
        [0.2255, 0.3559, 0.6686, 0.475, 0.75],
        [0.1691, 0.3669, 0.7015, 0.4312, 0.8125],
        [0.1127, 0.3779, 0.7343, 0.3875, 0.875],
        [0.0564, 0.389, 0.7672, 0.3438, 0.9375],
        [0, 0.4, 0.8, 0.3, 1],
      ]
      let gradient1 = gradient(repeated(stops1, over: 0...4, mirrored: true))
      if let gradient1 {
        context.drawLinearGradient(
          gradient1, start: CGPoint(x: 2, y: 14), end: CGPoint(x: 40.33447, y: 27.843),
          options: beyondBothEnds)
      }
      context.restoreGState()
      context.saveGState()
      add(2, to: context)
      context.clip()
      let stops2: [[CGFloat]] = [
        [0.902, 0.2235, 0.2745, 1, 0],
        [0.8456, 0.2346, 0.3074, 0.9563, 0.0625],
        [0.7892, 0.2456, 0.3402, 0.9125, 0.125],
        [0.7328, 0.2566, 0.373, 0.8687, 0.1875],
        [0.6765, 0.2676, 0.4059, 0.825, 0.25],
        [0.6201, 0.2787, 0.4387, 0.7813, 0.3125],
        [0.5637, 0.2897, 0.4716, 0.7375, 0.375],
        [0.5074, 0.3007, 0.5044, 0.6938, 0.4375],
        [0.451, 0.3118, 0.5373, 0.65, 0.5],
        [0.3946, 0.3228, 0.5701, 0.6062, 0.5625],
        [0.3382, 0.3338, 0.6029, 0.5625, 0.625],
        [0.2819, 0.3449, 0.6358, 0.5188, 0.6875],
        [0.2255, 0.3559, 0.6686, 0.475, 0.75],
        [0.1691, 0.3669, 0.7015, 0.4312, 0.8125],
        [0.1127, 0.3779, 0.7343, 0.3875, 0.875],
        [0.0564, 0.389, 0.7672, 0.3438, 0.9375],
        [0, 0.4, 0.8, 0.3, 1],
      ]
      let gradient2 = gradient(repeated(stops2, over: -3...4, mirrored: false))
      if let gradient2 {
        context.drawLinearGradient(
          gradient2, start: CGPoint(x: 16.5, y: 7.79423), end: CGPoint(x: 52.5, y: -12.99038),
          options: beyondBothEnds)
      }
      context.restoreGState()
      context.saveGState()
      add(3, to: context)
      context.setLineWidth(4)
      context.setLineCap(.butt)
      context.setLineJoin(.miter)
      context.setMiterLimit(4)
      context.replacePathWithStrokedPath()
      context.clip()
      let gradient3 = gradient([
        [0.902, 0.2235, 0.2745, 0.8, 0],
        [0.8456, 0.2346, 0.3074, 0.765, 0.0625],
        [0.7892, 0.2456, 0.3402, 0.73, 0.125],
        [0.7328, 0.2566, 0.373, 0.695, 0.1875],
        [0.6765, 0.2676, 0.4059, 0.66, 0.25],
        [0.6201, 0.2787, 0.4387, 0.625, 0.3125],
        [0.5637, 0.2897, 0.4716, 0.59, 0.375],
        [0.5074, 0.3007, 0.5044, 0.555, 0.4375],
        [0.451, 0.3118, 0.5373, 0.52, 0.5],
        [0.3946, 0.3228, 0.5701, 0.485, 0.5625],
        [0.3382, 0.3338, 0.6029, 0.45, 0.625],
        [0.2819, 0.3449, 0.6358, 0.415, 0.6875],
        [0.2255, 0.3559, 0.6686, 0.38, 0.75],
        [0.1691, 0.3669, 0.7015, 0.345, 0.8125],
        [0.1127, 0.3779, 0.7343, 0.31, 0.875],
        [0.0564, 0.389, 0.7672, 0.275, 0.9375],
        [0, 0.4, 0.8, 0.24, 1],
      ])
      if let gradient3 {
        context.drawLinearGradient(
          gradient3, start: CGPoint(x: 32, y: 28), end: CGPoint(x: 56, y: 28),
          options: beyondBothEnds)
      }
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

    /// The stops of a gradient that goes on as long as all of `cycles`, of which 0 is its own.
    private static func repeated(
      _ stops: [[CGFloat]], over cycles: ClosedRange<Int>, mirrored: Bool
    ) -> [[CGFloat]] {
      var result: [[CGFloat]] = []
      for cycle in cycles {
        let isTurned = mirrored && cycle % 2 != 0
        for var stop in isTurned ? stops.reversed() : stops {
          let place = isTurned ? 1 - stop[4] : stop[4]
          stop[4] = (CGFloat(cycle - cycles.lowerBound) + place) / CGFloat(cycles.count)
          result.append(stop)
        }
      }
      return result
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
      M 2 2
      L 28 2
      L 28 12
      L 2 12
      Z
      /
      M 2 14
      L 28 14
      L 28 38
      L 2 38
      Z
      /
      M 30 2
      L 58 2
      L 58 22
      L 30 22
      Z
      /
      M 32 28
      Q 42 44 56 28
      """
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Rings {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      context.saveGState()
      context.concatenate(
        CGAffineTransform(a: 1.527525232, b: 0, c: 0, d: 0.654653671, tx: -7.91288, ty: 2.41742))
      add(0, to: context)
      context.clip()
      let gradient0 = gradient([
        [1, 0.8431, 0, 1, 0],
        [0, 0.5333, 0.2, 1, 0.6],
        [0.0667, 0, 0.2667, 1, 1],
      ])
      if let gradient0 {
        context.drawRadialGradient(
          gradient0, startCenter: CGPoint(x: 15, y: 7), startRadius: 0,
          endCenter: CGPoint(x: 15, y: 7), endRadius: 9.165151, options: beyondBothEnds)
      }
      context.restoreGState()
      context.saveGState()
      add(1, to: context)
      context.clip()
      let gradient1 = gradient([
        [1, 0.8431, 0, 1, 0],
        [0, 0.5333, 0.2, 1, 0.6],
        [0.0667, 0, 0.2667, 1, 1],
      ])
      if let gradient1 {
        context.drawRadialGradient(
          gradient1, startCenter: CGPoint(x: 35.8, y: 7.4), startRadius: 0,
          endCenter: CGPoint(x: 39, y: 9), endRadius: 8, options: beyondBothEnds)
      }
      context.restoreGState()
      context.saveGState()
      context.concatenate(
        CGAffineTransform(a: 1.183215957, b: 0, c: 0, d: 0.845154255, tx: -2.74824, ty: 3.87114))
      add(2, to: context)
      context.clip()
      let stops2: [[CGFloat]] = [
        [1, 0.8431, 0, 1, 0],
        [0, 0.5333, 0.2, 1, 0.6],
        [0.0667, 0, 0.2667, 1, 1],
      ]
      let gradient2 = gradient(repeated(stops2, over: 0...3, mirrored: true))
      if let gradient2 {
        context.drawRadialGradient(
          gradient2, startCenter: CGPoint(x: 15, y: 25), startRadius: 0,
          endCenter: CGPoint(x: 15, y: 25), endRadius: 18.93146, options: beyondBothEnds)
      }
      context.restoreGState()
      context.saveGState()
      context.concatenate(
        CGAffineTransform(a: 1.247219129, b: 0, c: 0, d: 0.801783726, tx: -11.12486, ty: 5.55006))
      add(3, to: context)
      context.clip()
      let stops3: [[CGFloat]] = [
        [1, 0.8431, 0, 1, 0],
        [0, 0.5333, 0.2, 1, 0.6],
        [0.0667, 0, 0.2667, 1, 1],
      ]
      let gradient3 = gradient(repeated(stops3, over: 0...5, mirrored: false))
      if let gradient3 {
        context.drawRadialGradient(
          gradient3, startCenter: CGPoint(x: 42.75501, y: 28), startRadius: 0,
          endCenter: CGPoint(x: 56.22497, y: 28), endRadius: 33.67492, options: beyondBothEnds)
      }
      context.restoreGState()
      context.saveGState()
      add(4, to: context)
      context.setLineWidth(3)
      context.setLineCap(.butt)
      context.setLineJoin(.miter)
      context.setMiterLimit(4)
      context.replacePathWithStrokedPath()
      context.clip()
      let gradient4 = gradient([
        [1, 0.8431, 0, 1, 0],
        [0, 0.5333, 0.2, 1, 0.6],
        [0.0667, 0, 0.2667, 1, 1],
      ])
      if let gradient4 {
        context.drawRadialGradient(
          gradient4, startCenter: CGPoint(x: 53, y: 8), startRadius: 0,
          endCenter: CGPoint(x: 53, y: 8), endRadius: 5, options: beyondBothEnds)
      }
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

    /// The stops of a gradient that goes on as long as all of `cycles`, of which 0 is its own.
    private static func repeated(
      _ stops: [[CGFloat]], over cycles: ClosedRange<Int>, mirrored: Bool
    ) -> [[CGFloat]] {
      var result: [[CGFloat]] = []
      for cycle in cycles {
        let isTurned = mirrored && cycle % 2 != 0
        for var stop in isTurned ? stops.reversed() : stops {
          let place = isTurned ? 1 - stop[4] : stop[4]
          stop[4] = (CGFloat(cycle - cycles.lowerBound) + place) / CGFloat(cycles.count)
          result.append(stop)
        }
      }
      return result
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ index: Int, to context: CGContext) {
      let path = CGMutablePath()
      for (command, n) in commands[index] {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
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
      M 5.8348 -2.1652
      L 24.1652 -2.1652
      L 24.1652 16.1652
      L 5.8348 16.1652
      Z
      /
      M 31 1
      L 47 1
      L 47 17
      L 31 17
      Z
      /
      M 3.168 13.168
      L 26.832 13.168
      L 26.832 36.832
      L 3.168 36.832
      Z
      /
      M 33.775 16.775
      L 56.225 16.775
      L 56.225 39.225
      L 33.775 39.225
      Z
      /
      M 58 8
      C 58 10.761 55.761 13 53 13
      C 50.239 13 48 10.761 48 8
      C 48 5.239 50.239 3 53 3
      C 55.761 3 58 5.239 58 8
      Z
      """
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Skews {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      add(0, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.concatenate(
        CGAffineTransform(a: 1.414213562, b: 0, c: 0, d: 0.707106781, tx: 0, ty: 0))
      add(1, to: context)
      context.setLineWidth(4.242641)
      context.setLineCap(.butt)
      context.setLineJoin(.miter)
      context.setMiterLimit(4)
      context.setLineDash(phase: 0, lengths: [])
      context.setStrokeColor(CGColor(srgbRed: 0.502, green: 0, blue: 0.502, alpha: 1))
      context.strokePath()
      context.restoreGState()
      add(2, to: context)
      context.setFillColor(CGColor(srgbRed: 0.9333, green: 0.9333, blue: 1, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.concatenate(
        CGAffineTransform(a: 1.414213562, b: 0, c: 0, d: 0.707106781, tx: 0, ty: 0))
      add(3, to: context)
      context.setLineWidth(2.828427)
      context.setLineCap(.butt)
      context.setLineJoin(.miter)
      context.setMiterLimit(4)
      context.setLineDash(phase: 0, lengths: [])
      context.setStrokeColor(CGColor(srgbRed: 0, green: 0.2, blue: 0.4, alpha: 1))
      context.strokePath()
      context.restoreGState()
      context.saveGState()
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0.700207538, d: 1, tx: 30, ty: 8))
      add(4, to: context)
      context.setLineWidth(4)
      context.setLineCap(.butt)
      context.setLineJoin(.round)
      context.setLineDash(phase: 1, lengths: [5, 2])
      context.setStrokeColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
      context.strokePath()
      context.restoreGState()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ index: Int, to context: CGContext) {
      let path = CGMutablePath()
      for (command, n) in commands[index] {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
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
      M 8 4
      L 48 16
      /
      M 5.6569 5.6569
      L 33.9411 22.6274
      /
      M 40 26
      C 40 30.418 32.837 34 24 34
      C 15.163 34 8 30.418 8 26
      C 8 21.582 15.163 18 24 18
      C 32.837 18 40 21.582 40 26
      Z
      /
      M 28.2843 36.7696
      C 28.2843 43.0179 23.219 48.0833 16.9706 48.0833
      C 10.7222 48.0833 5.6569 43.0179 5.6569 36.7696
      C 5.6569 30.5212 10.7222 25.4558 16.9706 25.4558
      C 23.219 25.4558 28.2843 30.5212 28.2843 36.7696
      Z
      /
      M 0 0
      L 16 0
      L 16 22
      """
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Rules {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      add(0, to: context)
      context.setFillColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
      context.fillPath(using: .evenOdd)
      add(1, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.4, blue: 0.8, alpha: 1))
      context.fillPath()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ index: Int, to context: CGContext) {
      let path = CGMutablePath()
      for (command, n) in commands[index] {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
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
      M 15 2
      L 24 30
      L 2 12
      L 28 12
      L 6 30
      Z
      /
      M 45 2
      L 54 30
      L 32 12
      L 58 12
      L 36 30
      Z
      """
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Tiles {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      draw2(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      context.saveGState()
      add(0, to: context)
      context.clip()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(1, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(2, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(3, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(4, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(5, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(6, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(7, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(8, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(9, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(10, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(11, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(12, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(13, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(14, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(15, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(16, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(17, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(18, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(19, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(20, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(21, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(22, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(23, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(24, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(25, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(26, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(27, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(28, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(29, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(30, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(31, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(32, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(33, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(34, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(35, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(36, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(37, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(38, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(39, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(40, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(41, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(42, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(43, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(44, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(45, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(46, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(47, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(48, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(49, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(50, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
    }

    private static func draw2(in context: CGContext) {
      context.saveGState()
      add(51, to: context)
      context.clip()
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(52, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(53, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(54, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(55, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(56, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(57, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(58, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(59, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(60, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(61, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(7, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(8, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(9, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(10, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(62, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(63, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(64, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(65, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(66, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(67, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(17, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(18, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(19, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(20, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(68, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(69, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(70, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(71, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(72, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(73, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(27, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(28, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(29, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(30, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(74, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(75, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(76, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(77, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(78, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(79, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(37, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(38, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(39, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(40, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(80, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(81, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(82, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(83, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(84, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(85, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ index: Int, to context: CGContext) {
      let path = CGMutablePath()
      for (command, n) in commands[index] {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
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
      M 36 20
      C 36 28.837 28.837 36 20 36
      C 11.163 36 4 28.837 4 20
      C 4 11.163 11.163 4 20 4
      C 28.837 4 36 11.163 36 20
      Z
      /
      M 10.254 -4.781
      L 17.771 -2.045
      L 15.035 5.472
      L 7.518 2.736
      Z
      /
      M 14.994 1.201
      C 14.521 2.498 13.087 3.167 11.789 2.695
      C 10.492 2.222 9.823 0.788 10.295 -0.51
      C 10.767 -1.807 12.202 -2.476 13.499 -2.004
      C 14.797 -1.532 15.466 -0.097 14.994 1.201
      Z
      /
      M 17.771 -2.045
      L 25.289 0.691
      L 22.553 8.208
      L 15.035 5.472
      Z
      /
      M 22.511 3.937
      C 22.039 5.234 20.604 5.903 19.307 5.431
      C 18.009 4.959 17.34 3.524 17.813 2.227
      C 18.285 0.929 19.72 0.26 21.017 0.732
      C 22.314 1.205 22.983 2.639 22.511 3.937
      Z
      /
      M 25.289 0.691
      L 32.806 3.427
      L 30.07 10.945
      L 22.553 8.208
      Z
      /
      M 30.029 6.673
      C 29.556 7.97 28.122 8.639 26.824 8.167
      C 25.527 7.695 24.858 6.26 25.33 4.963
      C 25.802 3.665 27.237 2.996 28.535 3.469
      C 29.832 3.941 30.501 5.375 30.029 6.673
      Z
      /
      M 32.806 3.427
      L 40.324 6.163
      L 37.588 13.681
      L 30.07 10.945
      Z
      /
      M 37.546 9.409
      C 37.074 10.706 35.639 11.375 34.342 10.903
      C 33.045 10.431 32.376 8.996 32.848 7.699
      C 33.32 6.401 34.755 5.732 36.052 6.205
      C 37.35 6.677 38.018 8.112 37.546 9.409
      Z
      /
      M 40.324 6.163
      L 47.841 8.899
      L 45.105 16.417
      L 37.588 13.681
      Z
      /
      M 45.064 12.145
      C 44.592 13.443 43.157 14.112 41.86 13.639
      C 40.562 13.167 39.893 11.733 40.365 10.435
      C 40.838 9.138 42.272 8.469 43.57 8.941
      C 44.867 9.413 45.536 10.848 45.064 12.145
      Z
      /
      M 7.518 2.736
      L 15.035 5.472
      L 12.299 12.99
      L 4.781 10.254
      Z
      /
      M 12.257 8.718
      C 11.785 10.016 10.351 10.684 9.053 10.212
      C 7.756 9.74 7.087 8.305 7.559 7.008
      C 8.031 5.711 9.466 5.042 10.763 5.514
      C 12.061 5.986 12.73 7.421 12.257 8.718
      Z
      /
      M 15.035 5.472
      L 22.553 8.208
      L 19.816 15.726
      L 12.299 12.99
      Z
      /
      M 19.775 11.454
      C 19.303 12.752 17.868 13.421 16.571 12.948
      C 15.273 12.476 14.604 11.042 15.077 9.744
      C 15.549 8.447 16.983 7.778 18.281 8.25
      C 19.578 8.722 20.247 10.157 19.775 11.454
      Z
      /
      M 22.553 8.208
      L 30.07 10.945
      L 27.334 18.462
      L 19.816 15.726
      Z
      /
      M 27.293 14.19
      C 26.82 15.488 25.386 16.157 24.088 15.685
      C 22.791 15.212 22.122 13.778 22.594 12.48
      C 23.066 11.183 24.501 10.514 25.798 10.986
      C 27.096 11.458 27.765 12.893 27.293 14.19
      Z
      /
      M 30.07 10.945
      L 37.588 13.681
      L 34.852 21.198
      L 27.334 18.462
      Z
      /
      M 34.81 16.927
      C 34.338 18.224 32.903 18.893 31.606 18.421
      C 30.308 17.948 29.639 16.514 30.112 15.216
      C 30.584 13.919 32.018 13.25 33.316 13.722
      C 34.613 14.194 35.282 15.629 34.81 16.927
      Z
      /
      M 37.588 13.681
      L 45.105 16.417
      L 42.369 23.935
      L 34.852 21.198
      Z
      /
      M 42.328 19.663
      C 41.855 20.96 40.421 21.629 39.123 21.157
      C 37.826 20.685 37.157 19.25 37.629 17.953
      C 38.101 16.655 39.536 15.986 40.833 16.458
      C 42.131 16.931 42.8 18.365 42.328 19.663
      Z
      /
      M 4.781 10.254
      L 12.299 12.99
      L 9.563 20.507
      L 2.045 17.771
      Z
      /
      M 9.521 16.236
      C 9.049 17.533 7.614 18.202 6.317 17.73
      C 5.02 17.258 4.351 15.823 4.823 14.526
      C 5.295 13.228 6.73 12.559 8.027 13.031
      C 9.325 13.504 9.994 14.938 9.521 16.236
      Z
      /
      M 12.299 12.99
      L 19.816 15.726
      L 17.08 23.244
      L 9.563 20.507
      Z
      /
      M 17.039 18.972
      C 16.567 20.269 15.132 20.938 13.835 20.466
      C 12.537 19.994 11.868 18.559 12.34 17.262
      C 12.813 15.964 14.247 15.295 15.545 15.767
      C 16.842 16.24 17.511 17.674 17.039 18.972
      Z
      /
      M 19.816 15.726
      L 27.334 18.462
      L 24.598 25.98
      L 17.08 23.244
      Z
      /
      M 24.556 21.708
      C 24.084 23.005 22.65 23.674 21.352 23.202
      C 20.055 22.73 19.386 21.295 19.858 19.998
      C 20.33 18.7 21.765 18.031 23.062 18.504
      C 24.36 18.976 25.029 20.41 24.556 21.708
      Z
      /
      M 27.334 18.462
      L 34.852 21.198
      L 32.115 28.716
      L 24.598 25.98
      Z
      /
      M 32.074 24.444
      C 31.602 25.742 30.167 26.41 28.87 25.938
      C 27.572 25.466 26.903 24.031 27.375 22.734
      C 27.848 21.437 29.282 20.768 30.58 21.24
      C 31.877 21.712 32.546 23.147 32.074 24.444
      Z
      /
      M 34.852 21.198
      L 42.369 23.935
      L 39.633 31.452
      L 32.115 28.716
      Z
      /
      M 39.591 27.18
      C 39.119 28.478 37.685 29.147 36.387 28.674
      C 35.09 28.202 34.421 26.768 34.893 25.47
      C 35.365 24.173 36.8 23.504 38.097 23.976
      C 39.395 24.448 40.064 25.883 39.591 27.18
      Z
      /
      M 2.045 17.771
      L 9.563 20.507
      L 6.827 28.025
      L -0.691 25.289
      Z
      /
      M 6.785 23.753
      C 6.313 25.051 4.878 25.72 3.581 25.247
      C 2.283 24.775 1.614 23.34 2.087 22.043
      C 2.559 20.746 3.994 20.077 5.291 20.549
      C 6.588 21.021 7.257 22.456 6.785 23.753
      Z
      /
      M 9.563 20.507
      L 17.08 23.244
      L 14.344 30.761
      L 6.827 28.025
      Z
      /
      M 14.303 26.489
      C 13.83 27.787 12.396 28.456 11.098 27.983
      C 9.801 27.511 9.132 26.077 9.604 24.779
      C 10.076 23.482 11.511 22.813 12.808 23.285
      C 14.106 23.757 14.775 25.192 14.303 26.489
      Z
      /
      M 17.08 23.244
      L 24.598 25.98
      L 21.862 33.497
      L 14.344 30.761
      Z
      /
      M 21.82 29.225
      C 21.348 30.523 19.913 31.192 18.616 30.72
      C 17.318 30.247 16.65 28.813 17.122 27.515
      C 17.594 26.218 19.029 25.549 20.326 26.021
      C 21.623 26.493 22.292 27.928 21.82 29.225
      Z
      /
      M 24.598 25.98
      L 32.115 28.716
      L 29.379 36.233
      L 21.862 33.497
      Z
      /
      M 29.338 31.962
      C 28.866 33.259 27.431 33.928 26.133 33.456
      C 24.836 32.984 24.167 31.549 24.639 30.252
      C 25.112 28.954 26.546 28.285 27.844 28.757
      C 29.141 29.23 29.81 30.664 29.338 31.962
      Z
      /
      M 32.115 28.716
      L 39.633 31.452
      L 36.897 38.97
      L 29.379 36.233
      Z
      /
      M 36.855 34.698
      C 36.383 35.995 34.948 36.664 33.651 36.192
      C 32.354 35.72 31.685 34.285 32.157 32.988
      C 32.629 31.69 34.064 31.021 35.361 31.494
      C 36.659 31.966 37.328 33.4 36.855 34.698
      Z
      /
      M -0.691 25.289
      L 6.827 28.025
      L 4.09 35.542
      L -3.427 32.806
      Z
      /
      M 4.049 31.271
      C 3.577 32.568 2.142 33.237 0.845 32.765
      C -0.453 32.293 -1.122 30.858 -0.649 29.561
      C -0.177 28.263 1.257 27.594 2.555 28.066
      C 3.852 28.539 4.521 29.973 4.049 31.271
      Z
      /
      M 6.827 28.025
      L 14.344 30.761
      L 11.608 38.279
      L 4.09 35.542
      Z
      /
      M 11.567 34.007
      C 11.094 35.304 9.66 35.973 8.362 35.501
      C 7.065 35.029 6.396 33.594 6.868 32.297
      C 7.34 30.999 8.775 30.33 10.072 30.803
      C 11.37 31.275 12.039 32.709 11.567 34.007
      Z
      /
      M 14.344 30.761
      L 21.862 33.497
      L 19.126 41.015
      L 11.608 38.279
      Z
      /
      M 19.084 36.743
      C 18.612 38.04 17.177 38.709 15.88 38.237
      C 14.582 37.765 13.913 36.33 14.386 35.033
      C 14.858 33.735 16.292 33.066 17.59 33.539
      C 18.887 34.011 19.556 35.446 19.084 36.743
      Z
      /
      M 21.862 33.497
      L 29.379 36.233
      L 26.643 43.751
      L 19.126 41.015
      Z
      /
      M 26.602 39.479
      C 26.129 40.777 24.695 41.446 23.397 40.973
      C 22.1 40.501 21.431 39.067 21.903 37.769
      C 22.375 36.472 23.81 35.803 25.107 36.275
      C 26.405 36.747 27.074 38.182 26.602 39.479
      Z
      /
      M 29.379 36.233
      L 36.897 38.97
      L 34.161 46.487
      L 26.643 43.751
      Z
      /
      M 34.119 42.215
      C 33.647 43.513 32.212 44.182 30.915 43.71
      C 29.617 43.237 28.948 41.803 29.421 40.505
      C 29.893 39.208 31.328 38.539 32.625 39.011
      C 33.922 39.483 34.591 40.918 34.119 42.215
      Z
      /
      M 40 4
      L 56 4
      L 56 34
      L 40 34
      Z
      /
      M 35.542 -4.09
      L 43.06 -1.354
      L 40.324 6.163
      L 32.806 3.427
      Z
      /
      M 40.282 1.891
      C 39.81 3.189 38.376 3.858 37.078 3.386
      C 35.781 2.913 35.112 1.479 35.584 0.181
      C 36.056 -1.116 37.491 -1.785 38.788 -1.313
      C 40.086 -0.841 40.755 0.594 40.282 1.891
      Z
      /
      M 43.06 -1.354
      L 50.578 1.382
      L 47.841 8.899
      L 40.324 6.163
      Z
      /
      M 47.8 4.628
      C 47.328 5.925 45.893 6.594 44.596 6.122
      C 43.298 5.65 42.629 4.215 43.101 2.918
      C 43.574 1.62 45.008 0.951 46.306 1.423
      C 47.603 1.896 48.272 3.33 47.8 4.628
      Z
      /
      M 50.578 1.382
      L 58.095 4.118
      L 55.359 11.636
      L 47.841 8.899
      Z
      /
      M 55.317 7.364
      C 54.845 8.661 53.411 9.33 52.113 8.858
      C 50.816 8.386 50.147 6.951 50.619 5.654
      C 51.091 4.356 52.526 3.687 53.823 4.16
      C 55.121 4.632 55.79 6.066 55.317 7.364
      Z
      /
      M 58.095 4.118
      L 65.613 6.854
      L 62.876 14.372
      L 55.359 11.636
      Z
      /
      M 62.835 10.1
      C 62.363 11.397 60.928 12.066 59.631 11.594
      C 58.333 11.122 57.664 9.687 58.137 8.39
      C 58.609 7.092 60.043 6.423 61.341 6.896
      C 62.638 7.368 63.307 8.803 62.835 10.1
      Z
      /
      M 65.613 6.854
      L 73.13 9.59
      L 70.394 17.108
      L 62.876 14.372
      Z
      /
      M 70.353 12.836
      C 69.88 14.134 68.446 14.803 67.148 14.33
      C 65.851 13.858 65.182 12.423 65.654 11.126
      C 66.126 9.829 67.561 9.16 68.858 9.632
      C 70.156 10.104 70.825 11.539 70.353 12.836
      Z
      /
      M 47.841 8.899
      L 55.359 11.636
      L 52.623 19.153
      L 45.105 16.417
      Z
      /
      M 52.581 14.881
      C 52.109 16.179 50.674 16.848 49.377 16.376
      C 48.08 15.903 47.411 14.469 47.883 13.171
      C 48.355 11.874 49.79 11.205 51.087 11.677
      C 52.385 12.149 53.054 13.584 52.581 14.881
      Z
      /
      M 55.359 11.636
      L 62.876 14.372
      L 60.14 21.889
      L 52.623 19.153
      Z
      /
      M 60.099 17.617
      C 59.627 18.915 58.192 19.584 56.895 19.112
      C 55.597 18.639 54.928 17.205 55.4 15.907
      C 55.873 14.61 57.307 13.941 58.605 14.413
      C 59.902 14.885 60.571 16.32 60.099 17.617
      Z
      /
      M 62.876 14.372
      L 70.394 17.108
      L 67.658 24.625
      L 60.14 21.889
      Z
      /
      M 67.616 20.354
      C 67.144 21.651 65.71 22.32 64.412 21.848
      C 63.115 21.376 62.446 19.941 62.918 18.644
      C 63.39 17.346 64.825 16.677 66.122 17.149
      C 67.42 17.622 68.089 19.056 67.616 20.354
      Z
      /
      M 45.105 16.417
      L 52.623 19.153
      L 49.887 26.671
      L 42.369 23.935
      Z
      /
      M 49.845 22.399
      C 49.373 23.696 47.938 24.365 46.641 23.893
      C 45.343 23.421 44.674 21.986 45.147 20.689
      C 45.619 19.391 47.054 18.722 48.351 19.195
      C 49.648 19.667 50.317 21.101 49.845 22.399
      Z
      /
      M 52.623 19.153
      L 60.14 21.889
      L 57.404 29.407
      L 49.887 26.671
      Z
      /
      M 57.363 25.135
      C 56.89 26.432 55.456 27.101 54.158 26.629
      C 52.861 26.157 52.192 24.722 52.664 23.425
      C 53.136 22.127 54.571 21.459 55.869 21.931
      C 57.166 22.403 57.835 23.838 57.363 25.135
      Z
      /
      M 60.14 21.889
      L 67.658 24.625
      L 64.922 32.143
      L 57.404 29.407
      Z
      /
      M 64.88 27.871
      C 64.408 29.169 62.973 29.838 61.676 29.365
      C 60.379 28.893 59.71 27.459 60.182 26.161
      C 60.654 24.864 62.089 24.195 63.386 24.667
      C 64.684 25.139 65.352 26.574 64.88 27.871
      Z
      /
      M 42.369 23.935
      L 49.887 26.671
      L 47.15 34.188
      L 39.633 31.452
      Z
      /
      M 47.109 29.916
      C 46.637 31.214 45.202 31.883 43.905 31.411
      C 42.607 30.938 41.938 29.504 42.411 28.206
      C 42.883 26.909 44.317 26.24 45.615 26.712
      C 46.912 27.184 47.581 28.619 47.109 29.916
      Z
      /
      M 49.887 26.671
      L 57.404 29.407
      L 54.668 36.924
      L 47.15 34.188
      Z
      /
      M 54.627 32.653
      C 54.154 33.95 52.72 34.619 51.422 34.147
      C 50.125 33.675 49.456 32.24 49.928 30.942
      C 50.4 29.645 51.835 28.976 53.132 29.448
      C 54.43 29.921 55.099 31.355 54.627 32.653
      Z
      /
      M 57.404 29.407
      L 64.922 32.143
      L 62.186 39.661
      L 54.668 36.924
      Z
      /
      M 62.144 35.389
      C 61.672 36.686 60.237 37.355 58.94 36.883
      C 57.642 36.411 56.973 34.976 57.446 33.679
      C 57.918 32.381 59.352 31.712 60.65 32.184
      C 61.947 32.657 62.616 34.091 62.144 35.389
      Z
      /
      M 39.633 31.452
      L 47.15 34.188
      L 44.414 41.706
      L 36.897 38.97
      Z
      /
      M 44.373 37.434
      C 43.901 38.731 42.466 39.4 41.169 38.928
      C 39.871 38.456 39.202 37.021 39.674 35.724
      C 40.147 34.426 41.581 33.757 42.879 34.23
      C 44.176 34.702 44.845 36.137 44.373 37.434
      Z
      /
      M 47.15 34.188
      L 54.668 36.924
      L 51.932 44.442
      L 44.414 41.706
      Z
      /
      M 51.89 40.17
      C 51.418 41.468 49.984 42.137 48.686 41.664
      C 47.389 41.192 46.72 39.757 47.192 38.46
      C 47.664 37.163 49.099 36.494 50.396 36.966
      C 51.694 37.438 52.363 38.873 51.89 40.17
      Z
      /
      M 54.668 36.924
      L 62.186 39.661
      L 59.449 47.178
      L 51.932 44.442
      Z
      /
      M 59.408 42.906
      C 58.936 44.204 57.501 44.873 56.204 44.4
      C 54.906 43.928 54.237 42.494 54.709 41.196
      C 55.182 39.899 56.616 39.23 57.914 39.702
      C 59.211 40.174 59.88 41.609 59.408 42.906
      Z
      """
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Picture {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      add(0, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8667, green: 0.8667, blue: 0.9333, alpha: 1))
      context.fillPath()
      if let picture = picture(picture0) {
        context.saveGState()
        context.interpolationQuality = .none
        context.translateBy(x: 2, y: 18)
        context.scaleBy(x: 1, y: -1)
        context.draw(picture, in: CGRect(x: 0, y: 0, width: 24, height: 16))
        context.restoreGState()
      }
      context.saveGState()
      context.concatenate(
        CGAffineTransform(
          a: 0.906307787, b: 0.422618262, c: -0.422618262, d: 0.906307787, tx: 36, ty: 6))
      if let picture = picture(picture1) {
        context.saveGState()
        context.setAlpha(0.5)
        context.interpolationQuality = .none
        context.translateBy(x: 0, y: 16)
        context.scaleBy(x: 1, y: -1)
        context.draw(picture, in: CGRect(x: 0, y: 0, width: 24, height: 16))
        context.restoreGState()
      }
      context.restoreGState()
    }

    /// The picture of a PNG file in Base64.
    private static func picture(_ text: String) -> CGImage? {
      guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters),
        let provider = CGDataProvider(data: data as CFData)
      else { return nil }
      return CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent)
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ index: Int, to context: CGContext) {
      let path = CGMutablePath()
      for (command, n) in commands[index] {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
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
      L 60 0
      L 60 20
      L 0 20
      Z
      """

    private static let picture0 = """
      iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAAAXNSR0IArs4c6QAAADpJREFUeJxtyKENACAMRcGXTlPNJB0B
      wUzojtOZMB8DruqSM3AGxcK1KRWuQ8mIhJh68rUuicS6JCYXxiwaYYTN8m8AAAAASUVORK5CYII=
      """

    private static let picture1 = """
      iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAAAXNSR0IArs4c6QAAADpJREFUeJxtyKENACAMRcGXTlPNJB0B
      wUzojtOZMB8DruqSM3AGxcK1KRWuQ8mIhJh68rUuicS6JCYXxiwaYYTN8m8AAAAASUVORK5CYII=
      """
  }

  /// A drawing that fills the rectangle it is given.
  ///
  /// It was drawn in a box of 60 by 40.
  enum Crowd {
    /// Draws into `context`, where y points down.
    static func draw(in rect: CGRect, context: CGContext) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / 60, y: rect.height / 40)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      draw1(in: context)
      draw2(in: context)
      context.restoreGState()
    }

    private static func draw1(in context: CGContext) {
      context.saveGState()
      add(0, to: context)
      context.clip()
      draw3(in: context)
      draw4(in: context)
      draw5(in: context)
      context.restoreGState()
    }

    private static func draw2(in context: CGContext) {
      add(241, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
    }

    private static func draw3(in context: CGContext) {
      add(1, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(2, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(3, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(4, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(5, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(6, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(7, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(8, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(9, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(10, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(11, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(12, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(13, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(14, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(15, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(16, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(17, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(18, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(19, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(20, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(21, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(22, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(23, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(24, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(25, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(26, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(27, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(28, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(29, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(30, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(31, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(32, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(33, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(34, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(35, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(36, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(37, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(38, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(39, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(40, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(41, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(42, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(43, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(44, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(45, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(46, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(47, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(48, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(49, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(50, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(51, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(52, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(53, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(54, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(55, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(56, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(57, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(58, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(59, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(60, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(61, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(62, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(63, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(64, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(65, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(66, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(67, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(68, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(69, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(70, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(71, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(72, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(73, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(74, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(75, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(76, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(77, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(78, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(79, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(80, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(81, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(82, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(83, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(84, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(85, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(86, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(87, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(88, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(89, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(90, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(91, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(92, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(93, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(94, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(95, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(96, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(97, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(98, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(99, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(100, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
    }

    private static func draw4(in context: CGContext) {
      add(101, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(102, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(103, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(104, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(105, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(106, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(107, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(108, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(109, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(110, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(111, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(112, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(113, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(114, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(115, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(116, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(117, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(118, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(119, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(120, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(121, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(122, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(123, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(124, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(125, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(126, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(127, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(128, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(129, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(130, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(131, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(132, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(133, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(134, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(135, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(136, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(137, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(138, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(139, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(140, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(141, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(142, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(143, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(144, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(145, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(146, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(147, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(148, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(149, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(150, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(151, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(152, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(153, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(154, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(155, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(156, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(157, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(158, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(159, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(160, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(161, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(162, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(163, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(164, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(165, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(166, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(167, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(168, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(169, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(170, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(171, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(172, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(173, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(174, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(175, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(176, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(177, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(178, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(179, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(180, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(181, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(182, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(183, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(184, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(185, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(186, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(187, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(188, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(189, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(190, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(191, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(192, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(193, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(194, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(195, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(196, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(197, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(198, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(199, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(200, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
    }

    private static func draw5(in context: CGContext) {
      add(201, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(202, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(203, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(204, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(205, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(206, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(207, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(208, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(209, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(210, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(211, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(212, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(213, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(214, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(215, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(216, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(217, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(218, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(219, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(220, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(221, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(222, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(223, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(224, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(225, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(226, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(227, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(228, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(229, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(230, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(231, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(232, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(233, to: context)
      context.setFillColor(CGColor(srgbRed: 0.4667, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
      add(234, to: context)
      context.setFillColor(CGColor(srgbRed: 0.5333, green: 0.6667, blue: 0.1333, alpha: 1))
      context.fillPath()
      add(235, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.6667, blue: 0.2, alpha: 1))
      context.fillPath()
      add(236, to: context)
      context.setFillColor(CGColor(srgbRed: 0.0667, green: 0.6667, blue: 0.2667, alpha: 1))
      context.fillPath()
      add(237, to: context)
      context.setFillColor(CGColor(srgbRed: 0.1333, green: 0.6667, blue: 0.3333, alpha: 1))
      context.fillPath()
      add(238, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.4, alpha: 1))
      context.fillPath()
      add(239, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2667, green: 0.6667, blue: 0, alpha: 1))
      context.fillPath()
      add(240, to: context)
      context.setFillColor(CGColor(srgbRed: 0.3333, green: 0.6667, blue: 0.0667, alpha: 1))
      context.fillPath()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ index: Int, to context: CGContext) {
      let path = CGMutablePath()
      for (command, n) in commands[index] {
        switch command {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
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
      M 49 20
      C 49 30.493 40.493 39 30 39
      C 19.507 39 11 30.493 11 20
      C 11 9.507 19.507 1 30 1
      C 40.493 1 49 9.507 49 20
      Z
      /
      M 0 0
      L 2.5 0
      L 2.5 2
      L 0 2
      Z
      /
      M 3 0
      L 5.5 0
      L 5.5 2
      L 3 2
      Z
      /
      M 6 0
      L 8.5 0
      L 8.5 2
      L 6 2
      Z
      /
      M 9 0
      L 11.5 0
      L 11.5 2
      L 9 2
      Z
      /
      M 12 0
      L 14.5 0
      L 14.5 2
      L 12 2
      Z
      /
      M 15 0
      L 17.5 0
      L 17.5 2
      L 15 2
      Z
      /
      M 18 0
      L 20.5 0
      L 20.5 2
      L 18 2
      Z
      /
      M 21 0
      L 23.5 0
      L 23.5 2
      L 21 2
      Z
      /
      M 24 0
      L 26.5 0
      L 26.5 2
      L 24 2
      Z
      /
      M 27 0
      L 29.5 0
      L 29.5 2
      L 27 2
      Z
      /
      M 30 0
      L 32.5 0
      L 32.5 2
      L 30 2
      Z
      /
      M 33 0
      L 35.5 0
      L 35.5 2
      L 33 2
      Z
      /
      M 36 0
      L 38.5 0
      L 38.5 2
      L 36 2
      Z
      /
      M 39 0
      L 41.5 0
      L 41.5 2
      L 39 2
      Z
      /
      M 42 0
      L 44.5 0
      L 44.5 2
      L 42 2
      Z
      /
      M 45 0
      L 47.5 0
      L 47.5 2
      L 45 2
      Z
      /
      M 48 0
      L 50.5 0
      L 50.5 2
      L 48 2
      Z
      /
      M 51 0
      L 53.5 0
      L 53.5 2
      L 51 2
      Z
      /
      M 54 0
      L 56.5 0
      L 56.5 2
      L 54 2
      Z
      /
      M 57 0
      L 59.5 0
      L 59.5 2
      L 57 2
      Z
      /
      M 0 3
      L 2.5 3
      L 2.5 5
      L 0 5
      Z
      /
      M 3 3
      L 5.5 3
      L 5.5 5
      L 3 5
      Z
      /
      M 6 3
      L 8.5 3
      L 8.5 5
      L 6 5
      Z
      /
      M 9 3
      L 11.5 3
      L 11.5 5
      L 9 5
      Z
      /
      M 12 3
      L 14.5 3
      L 14.5 5
      L 12 5
      Z
      /
      M 15 3
      L 17.5 3
      L 17.5 5
      L 15 5
      Z
      /
      M 18 3
      L 20.5 3
      L 20.5 5
      L 18 5
      Z
      /
      M 21 3
      L 23.5 3
      L 23.5 5
      L 21 5
      Z
      /
      M 24 3
      L 26.5 3
      L 26.5 5
      L 24 5
      Z
      /
      M 27 3
      L 29.5 3
      L 29.5 5
      L 27 5
      Z
      /
      M 30 3
      L 32.5 3
      L 32.5 5
      L 30 5
      Z
      /
      M 33 3
      L 35.5 3
      L 35.5 5
      L 33 5
      Z
      /
      M 36 3
      L 38.5 3
      L 38.5 5
      L 36 5
      Z
      /
      M 39 3
      L 41.5 3
      L 41.5 5
      L 39 5
      Z
      /
      M 42 3
      L 44.5 3
      L 44.5 5
      L 42 5
      Z
      /
      M 45 3
      L 47.5 3
      L 47.5 5
      L 45 5
      Z
      /
      M 48 3
      L 50.5 3
      L 50.5 5
      L 48 5
      Z
      /
      M 51 3
      L 53.5 3
      L 53.5 5
      L 51 5
      Z
      /
      M 54 3
      L 56.5 3
      L 56.5 5
      L 54 5
      Z
      /
      M 57 3
      L 59.5 3
      L 59.5 5
      L 57 5
      Z
      /
      M 0 6
      L 2.5 6
      L 2.5 8
      L 0 8
      Z
      /
      M 3 6
      L 5.5 6
      L 5.5 8
      L 3 8
      Z
      /
      M 6 6
      L 8.5 6
      L 8.5 8
      L 6 8
      Z
      /
      M 9 6
      L 11.5 6
      L 11.5 8
      L 9 8
      Z
      /
      M 12 6
      L 14.5 6
      L 14.5 8
      L 12 8
      Z
      /
      M 15 6
      L 17.5 6
      L 17.5 8
      L 15 8
      Z
      /
      M 18 6
      L 20.5 6
      L 20.5 8
      L 18 8
      Z
      /
      M 21 6
      L 23.5 6
      L 23.5 8
      L 21 8
      Z
      /
      M 24 6
      L 26.5 6
      L 26.5 8
      L 24 8
      Z
      /
      M 27 6
      L 29.5 6
      L 29.5 8
      L 27 8
      Z
      /
      M 30 6
      L 32.5 6
      L 32.5 8
      L 30 8
      Z
      /
      M 33 6
      L 35.5 6
      L 35.5 8
      L 33 8
      Z
      /
      M 36 6
      L 38.5 6
      L 38.5 8
      L 36 8
      Z
      /
      M 39 6
      L 41.5 6
      L 41.5 8
      L 39 8
      Z
      /
      M 42 6
      L 44.5 6
      L 44.5 8
      L 42 8
      Z
      /
      M 45 6
      L 47.5 6
      L 47.5 8
      L 45 8
      Z
      /
      M 48 6
      L 50.5 6
      L 50.5 8
      L 48 8
      Z
      /
      M 51 6
      L 53.5 6
      L 53.5 8
      L 51 8
      Z
      /
      M 54 6
      L 56.5 6
      L 56.5 8
      L 54 8
      Z
      /
      M 57 6
      L 59.5 6
      L 59.5 8
      L 57 8
      Z
      /
      M 0 9
      L 2.5 9
      L 2.5 11
      L 0 11
      Z
      /
      M 3 9
      L 5.5 9
      L 5.5 11
      L 3 11
      Z
      /
      M 6 9
      L 8.5 9
      L 8.5 11
      L 6 11
      Z
      /
      M 9 9
      L 11.5 9
      L 11.5 11
      L 9 11
      Z
      /
      M 12 9
      L 14.5 9
      L 14.5 11
      L 12 11
      Z
      /
      M 15 9
      L 17.5 9
      L 17.5 11
      L 15 11
      Z
      /
      M 18 9
      L 20.5 9
      L 20.5 11
      L 18 11
      Z
      /
      M 21 9
      L 23.5 9
      L 23.5 11
      L 21 11
      Z
      /
      M 24 9
      L 26.5 9
      L 26.5 11
      L 24 11
      Z
      /
      M 27 9
      L 29.5 9
      L 29.5 11
      L 27 11
      Z
      /
      M 30 9
      L 32.5 9
      L 32.5 11
      L 30 11
      Z
      /
      M 33 9
      L 35.5 9
      L 35.5 11
      L 33 11
      Z
      /
      M 36 9
      L 38.5 9
      L 38.5 11
      L 36 11
      Z
      /
      M 39 9
      L 41.5 9
      L 41.5 11
      L 39 11
      Z
      /
      M 42 9
      L 44.5 9
      L 44.5 11
      L 42 11
      Z
      /
      M 45 9
      L 47.5 9
      L 47.5 11
      L 45 11
      Z
      /
      M 48 9
      L 50.5 9
      L 50.5 11
      L 48 11
      Z
      /
      M 51 9
      L 53.5 9
      L 53.5 11
      L 51 11
      Z
      /
      M 54 9
      L 56.5 9
      L 56.5 11
      L 54 11
      Z
      /
      M 57 9
      L 59.5 9
      L 59.5 11
      L 57 11
      Z
      /
      M 0 12
      L 2.5 12
      L 2.5 14
      L 0 14
      Z
      /
      M 3 12
      L 5.5 12
      L 5.5 14
      L 3 14
      Z
      /
      M 6 12
      L 8.5 12
      L 8.5 14
      L 6 14
      Z
      /
      M 9 12
      L 11.5 12
      L 11.5 14
      L 9 14
      Z
      /
      M 12 12
      L 14.5 12
      L 14.5 14
      L 12 14
      Z
      /
      M 15 12
      L 17.5 12
      L 17.5 14
      L 15 14
      Z
      /
      M 18 12
      L 20.5 12
      L 20.5 14
      L 18 14
      Z
      /
      M 21 12
      L 23.5 12
      L 23.5 14
      L 21 14
      Z
      /
      M 24 12
      L 26.5 12
      L 26.5 14
      L 24 14
      Z
      /
      M 27 12
      L 29.5 12
      L 29.5 14
      L 27 14
      Z
      /
      M 30 12
      L 32.5 12
      L 32.5 14
      L 30 14
      Z
      /
      M 33 12
      L 35.5 12
      L 35.5 14
      L 33 14
      Z
      /
      M 36 12
      L 38.5 12
      L 38.5 14
      L 36 14
      Z
      /
      M 39 12
      L 41.5 12
      L 41.5 14
      L 39 14
      Z
      /
      M 42 12
      L 44.5 12
      L 44.5 14
      L 42 14
      Z
      /
      M 45 12
      L 47.5 12
      L 47.5 14
      L 45 14
      Z
      /
      M 48 12
      L 50.5 12
      L 50.5 14
      L 48 14
      Z
      /
      M 51 12
      L 53.5 12
      L 53.5 14
      L 51 14
      Z
      /
      M 54 12
      L 56.5 12
      L 56.5 14
      L 54 14
      Z
      /
      M 57 12
      L 59.5 12
      L 59.5 14
      L 57 14
      Z
      /
      M 0 15
      L 2.5 15
      L 2.5 17
      L 0 17
      Z
      /
      M 3 15
      L 5.5 15
      L 5.5 17
      L 3 17
      Z
      /
      M 6 15
      L 8.5 15
      L 8.5 17
      L 6 17
      Z
      /
      M 9 15
      L 11.5 15
      L 11.5 17
      L 9 17
      Z
      /
      M 12 15
      L 14.5 15
      L 14.5 17
      L 12 17
      Z
      /
      M 15 15
      L 17.5 15
      L 17.5 17
      L 15 17
      Z
      /
      M 18 15
      L 20.5 15
      L 20.5 17
      L 18 17
      Z
      /
      M 21 15
      L 23.5 15
      L 23.5 17
      L 21 17
      Z
      /
      M 24 15
      L 26.5 15
      L 26.5 17
      L 24 17
      Z
      /
      M 27 15
      L 29.5 15
      L 29.5 17
      L 27 17
      Z
      /
      M 30 15
      L 32.5 15
      L 32.5 17
      L 30 17
      Z
      /
      M 33 15
      L 35.5 15
      L 35.5 17
      L 33 17
      Z
      /
      M 36 15
      L 38.5 15
      L 38.5 17
      L 36 17
      Z
      /
      M 39 15
      L 41.5 15
      L 41.5 17
      L 39 17
      Z
      /
      M 42 15
      L 44.5 15
      L 44.5 17
      L 42 17
      Z
      /
      M 45 15
      L 47.5 15
      L 47.5 17
      L 45 17
      Z
      /
      M 48 15
      L 50.5 15
      L 50.5 17
      L 48 17
      Z
      /
      M 51 15
      L 53.5 15
      L 53.5 17
      L 51 17
      Z
      /
      M 54 15
      L 56.5 15
      L 56.5 17
      L 54 17
      Z
      /
      M 57 15
      L 59.5 15
      L 59.5 17
      L 57 17
      Z
      /
      M 0 18
      L 2.5 18
      L 2.5 20
      L 0 20
      Z
      /
      M 3 18
      L 5.5 18
      L 5.5 20
      L 3 20
      Z
      /
      M 6 18
      L 8.5 18
      L 8.5 20
      L 6 20
      Z
      /
      M 9 18
      L 11.5 18
      L 11.5 20
      L 9 20
      Z
      /
      M 12 18
      L 14.5 18
      L 14.5 20
      L 12 20
      Z
      /
      M 15 18
      L 17.5 18
      L 17.5 20
      L 15 20
      Z
      /
      M 18 18
      L 20.5 18
      L 20.5 20
      L 18 20
      Z
      /
      M 21 18
      L 23.5 18
      L 23.5 20
      L 21 20
      Z
      /
      M 24 18
      L 26.5 18
      L 26.5 20
      L 24 20
      Z
      /
      M 27 18
      L 29.5 18
      L 29.5 20
      L 27 20
      Z
      /
      M 30 18
      L 32.5 18
      L 32.5 20
      L 30 20
      Z
      /
      M 33 18
      L 35.5 18
      L 35.5 20
      L 33 20
      Z
      /
      M 36 18
      L 38.5 18
      L 38.5 20
      L 36 20
      Z
      /
      M 39 18
      L 41.5 18
      L 41.5 20
      L 39 20
      Z
      /
      M 42 18
      L 44.5 18
      L 44.5 20
      L 42 20
      Z
      /
      M 45 18
      L 47.5 18
      L 47.5 20
      L 45 20
      Z
      /
      M 48 18
      L 50.5 18
      L 50.5 20
      L 48 20
      Z
      /
      M 51 18
      L 53.5 18
      L 53.5 20
      L 51 20
      Z
      /
      M 54 18
      L 56.5 18
      L 56.5 20
      L 54 20
      Z
      /
      M 57 18
      L 59.5 18
      L 59.5 20
      L 57 20
      Z
      /
      M 0 21
      L 2.5 21
      L 2.5 23
      L 0 23
      Z
      /
      M 3 21
      L 5.5 21
      L 5.5 23
      L 3 23
      Z
      /
      M 6 21
      L 8.5 21
      L 8.5 23
      L 6 23
      Z
      /
      M 9 21
      L 11.5 21
      L 11.5 23
      L 9 23
      Z
      /
      M 12 21
      L 14.5 21
      L 14.5 23
      L 12 23
      Z
      /
      M 15 21
      L 17.5 21
      L 17.5 23
      L 15 23
      Z
      /
      M 18 21
      L 20.5 21
      L 20.5 23
      L 18 23
      Z
      /
      M 21 21
      L 23.5 21
      L 23.5 23
      L 21 23
      Z
      /
      M 24 21
      L 26.5 21
      L 26.5 23
      L 24 23
      Z
      /
      M 27 21
      L 29.5 21
      L 29.5 23
      L 27 23
      Z
      /
      M 30 21
      L 32.5 21
      L 32.5 23
      L 30 23
      Z
      /
      M 33 21
      L 35.5 21
      L 35.5 23
      L 33 23
      Z
      /
      M 36 21
      L 38.5 21
      L 38.5 23
      L 36 23
      Z
      /
      M 39 21
      L 41.5 21
      L 41.5 23
      L 39 23
      Z
      /
      M 42 21
      L 44.5 21
      L 44.5 23
      L 42 23
      Z
      /
      M 45 21
      L 47.5 21
      L 47.5 23
      L 45 23
      Z
      /
      M 48 21
      L 50.5 21
      L 50.5 23
      L 48 23
      Z
      /
      M 51 21
      L 53.5 21
      L 53.5 23
      L 51 23
      Z
      /
      M 54 21
      L 56.5 21
      L 56.5 23
      L 54 23
      Z
      /
      M 57 21
      L 59.5 21
      L 59.5 23
      L 57 23
      Z
      /
      M 0 24
      L 2.5 24
      L 2.5 26
      L 0 26
      Z
      /
      M 3 24
      L 5.5 24
      L 5.5 26
      L 3 26
      Z
      /
      M 6 24
      L 8.5 24
      L 8.5 26
      L 6 26
      Z
      /
      M 9 24
      L 11.5 24
      L 11.5 26
      L 9 26
      Z
      /
      M 12 24
      L 14.5 24
      L 14.5 26
      L 12 26
      Z
      /
      M 15 24
      L 17.5 24
      L 17.5 26
      L 15 26
      Z
      /
      M 18 24
      L 20.5 24
      L 20.5 26
      L 18 26
      Z
      /
      M 21 24
      L 23.5 24
      L 23.5 26
      L 21 26
      Z
      /
      M 24 24
      L 26.5 24
      L 26.5 26
      L 24 26
      Z
      /
      M 27 24
      L 29.5 24
      L 29.5 26
      L 27 26
      Z
      /
      M 30 24
      L 32.5 24
      L 32.5 26
      L 30 26
      Z
      /
      M 33 24
      L 35.5 24
      L 35.5 26
      L 33 26
      Z
      /
      M 36 24
      L 38.5 24
      L 38.5 26
      L 36 26
      Z
      /
      M 39 24
      L 41.5 24
      L 41.5 26
      L 39 26
      Z
      /
      M 42 24
      L 44.5 24
      L 44.5 26
      L 42 26
      Z
      /
      M 45 24
      L 47.5 24
      L 47.5 26
      L 45 26
      Z
      /
      M 48 24
      L 50.5 24
      L 50.5 26
      L 48 26
      Z
      /
      M 51 24
      L 53.5 24
      L 53.5 26
      L 51 26
      Z
      /
      M 54 24
      L 56.5 24
      L 56.5 26
      L 54 26
      Z
      /
      M 57 24
      L 59.5 24
      L 59.5 26
      L 57 26
      Z
      /
      M 0 27
      L 2.5 27
      L 2.5 29
      L 0 29
      Z
      /
      M 3 27
      L 5.5 27
      L 5.5 29
      L 3 29
      Z
      /
      M 6 27
      L 8.5 27
      L 8.5 29
      L 6 29
      Z
      /
      M 9 27
      L 11.5 27
      L 11.5 29
      L 9 29
      Z
      /
      M 12 27
      L 14.5 27
      L 14.5 29
      L 12 29
      Z
      /
      M 15 27
      L 17.5 27
      L 17.5 29
      L 15 29
      Z
      /
      M 18 27
      L 20.5 27
      L 20.5 29
      L 18 29
      Z
      /
      M 21 27
      L 23.5 27
      L 23.5 29
      L 21 29
      Z
      /
      M 24 27
      L 26.5 27
      L 26.5 29
      L 24 29
      Z
      /
      M 27 27
      L 29.5 27
      L 29.5 29
      L 27 29
      Z
      /
      M 30 27
      L 32.5 27
      L 32.5 29
      L 30 29
      Z
      /
      M 33 27
      L 35.5 27
      L 35.5 29
      L 33 29
      Z
      /
      M 36 27
      L 38.5 27
      L 38.5 29
      L 36 29
      Z
      /
      M 39 27
      L 41.5 27
      L 41.5 29
      L 39 29
      Z
      /
      M 42 27
      L 44.5 27
      L 44.5 29
      L 42 29
      Z
      /
      M 45 27
      L 47.5 27
      L 47.5 29
      L 45 29
      Z
      /
      M 48 27
      L 50.5 27
      L 50.5 29
      L 48 29
      Z
      /
      M 51 27
      L 53.5 27
      L 53.5 29
      L 51 29
      Z
      /
      M 54 27
      L 56.5 27
      L 56.5 29
      L 54 29
      Z
      /
      M 57 27
      L 59.5 27
      L 59.5 29
      L 57 29
      Z
      /
      M 0 30
      L 2.5 30
      L 2.5 32
      L 0 32
      Z
      /
      M 3 30
      L 5.5 30
      L 5.5 32
      L 3 32
      Z
      /
      M 6 30
      L 8.5 30
      L 8.5 32
      L 6 32
      Z
      /
      M 9 30
      L 11.5 30
      L 11.5 32
      L 9 32
      Z
      /
      M 12 30
      L 14.5 30
      L 14.5 32
      L 12 32
      Z
      /
      M 15 30
      L 17.5 30
      L 17.5 32
      L 15 32
      Z
      /
      M 18 30
      L 20.5 30
      L 20.5 32
      L 18 32
      Z
      /
      M 21 30
      L 23.5 30
      L 23.5 32
      L 21 32
      Z
      /
      M 24 30
      L 26.5 30
      L 26.5 32
      L 24 32
      Z
      /
      M 27 30
      L 29.5 30
      L 29.5 32
      L 27 32
      Z
      /
      M 30 30
      L 32.5 30
      L 32.5 32
      L 30 32
      Z
      /
      M 33 30
      L 35.5 30
      L 35.5 32
      L 33 32
      Z
      /
      M 36 30
      L 38.5 30
      L 38.5 32
      L 36 32
      Z
      /
      M 39 30
      L 41.5 30
      L 41.5 32
      L 39 32
      Z
      /
      M 42 30
      L 44.5 30
      L 44.5 32
      L 42 32
      Z
      /
      M 45 30
      L 47.5 30
      L 47.5 32
      L 45 32
      Z
      /
      M 48 30
      L 50.5 30
      L 50.5 32
      L 48 32
      Z
      /
      M 51 30
      L 53.5 30
      L 53.5 32
      L 51 32
      Z
      /
      M 54 30
      L 56.5 30
      L 56.5 32
      L 54 32
      Z
      /
      M 57 30
      L 59.5 30
      L 59.5 32
      L 57 32
      Z
      /
      M 0 33
      L 2.5 33
      L 2.5 35
      L 0 35
      Z
      /
      M 3 33
      L 5.5 33
      L 5.5 35
      L 3 35
      Z
      /
      M 6 33
      L 8.5 33
      L 8.5 35
      L 6 35
      Z
      /
      M 9 33
      L 11.5 33
      L 11.5 35
      L 9 35
      Z
      /
      M 12 33
      L 14.5 33
      L 14.5 35
      L 12 35
      Z
      /
      M 15 33
      L 17.5 33
      L 17.5 35
      L 15 35
      Z
      /
      M 18 33
      L 20.5 33
      L 20.5 35
      L 18 35
      Z
      /
      M 21 33
      L 23.5 33
      L 23.5 35
      L 21 35
      Z
      /
      M 24 33
      L 26.5 33
      L 26.5 35
      L 24 35
      Z
      /
      M 27 33
      L 29.5 33
      L 29.5 35
      L 27 35
      Z
      /
      M 30 33
      L 32.5 33
      L 32.5 35
      L 30 35
      Z
      /
      M 33 33
      L 35.5 33
      L 35.5 35
      L 33 35
      Z
      /
      M 36 33
      L 38.5 33
      L 38.5 35
      L 36 35
      Z
      /
      M 39 33
      L 41.5 33
      L 41.5 35
      L 39 35
      Z
      /
      M 42 33
      L 44.5 33
      L 44.5 35
      L 42 35
      Z
      /
      M 45 33
      L 47.5 33
      L 47.5 35
      L 45 35
      Z
      /
      M 48 33
      L 50.5 33
      L 50.5 35
      L 48 35
      Z
      /
      M 51 33
      L 53.5 33
      L 53.5 35
      L 51 35
      Z
      /
      M 54 33
      L 56.5 33
      L 56.5 35
      L 54 35
      Z
      /
      M 57 33
      L 59.5 33
      L 59.5 35
      L 57 35
      Z
      /
      M 1 1
      L 5 1
      L 5 5
      L 1 5
      Z
      """
  }
}
