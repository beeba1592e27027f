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
    path.addRect(CGRect(x: 49, y: 24, width: 2, height: 12))
    path.addRect(CGRect(x: 40, y: 5, width: 15, height: 15))
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
      add(outline1, to: context)
      context.clip()
      add(outline2, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.502, blue: 0.502, alpha: 1))
      context.fillPath()
      context.saveGState()
      add(outline3, to: context)
      context.clip(using: .evenOdd)
      add(outline4, to: context)
      context.setFillColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
      context.fillPath()
      add(outline5, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      add(outline5, to: context)
      context.setLineWidth(6)
      context.setLineCap(.butt)
      context.setLineJoin(.miter)
      context.setMiterLimit(4)
      context.setStrokeColor(CGColor(srgbRed: 1, green: 0.8431, blue: 0, alpha: 1))
      context.strokePath()
      context.restoreGState()
      context.restoreGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline8, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0.502, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline6, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      add(outline7, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
      let path = CGMutablePath()
      outline(path)
      context.addPath(path)
    }

    private static func outline1(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
    }

    private static func outline2(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    private static func outline3(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 40))
      path.addRect(CGRect(x: 12, y: 12, width: 16, height: 16))
    }

    private static func outline4(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 0, y: 20, width: 40, height: 20))
    }

    private static func outline5(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 20, y: 0))
      path.addLine(to: CGPoint(x: 20, y: 40))
    }

    private static func outline6(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 33, y: 5, width: 18, height: 18))
    }

    private static func outline7(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 41, y: 17, width: 18, height: 18))
    }

    private static func outline8(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 34, y: 0, width: 26, height: 40))
    }
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
      add(outline3, to: context)
      context.clip()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline4, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.502, blue: 0.502, alpha: 1))
      context.fillPath()
      add(outline5, to: context)
      context.setFillColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      add(outline1, to: context)
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
      add(outline2, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      context.saveGState()
      add(outline7, to: context)
      context.clip()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline8, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0.502, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline6, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.7))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      context.saveGState()
      add(outline11, to: context)
      context.clip()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline12, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.5333, blue: 0.2, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.setAlpha(0.6)
      context.setBlendMode(.destinationOut)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline9, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
      context.fillPath()
      add(outline10, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.5333, blue: 0, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
      context.saveGState()
      context.setAlpha(0.6)
      context.setBlendMode(.plusLighter)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline9, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.destinationOut)
      add(outline10, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      context.restoreGState()
      context.saveGState()
      context.setBlendMode(.plusLighter)
      add(outline10, to: context)
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
    private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
      let path = CGMutablePath()
      outline(path)
      context.addPath(path)
    }

    private static func outline1(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 40))
    }

    private static func outline2(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 7, y: 7, width: 14, height: 14))
    }

    private static func outline3(_ path: CGMutablePath) {
      path.addRect(CGRect(x: -1.4, y: -1.6, width: 40.8, height: 43.2))
    }

    private static func outline4(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 2, y: 2, width: 30, height: 30))
    }

    private static func outline5(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 12, y: 14, width: 24, height: 24))
    }

    private static func outline6(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 35, y: 18, width: 20, height: 20))
    }

    private static func outline7(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 27, y: 12.5, width: 36, height: 30))
    }

    private static func outline8(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 30, y: 15, width: 30, height: 25))
    }

    private static func outline9(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 38, y: 2, width: 16, height: 16))
    }

    private static func outline10(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 42, y: 2, width: 16, height: 16))
    }

    private static func outline11(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 33.6, y: -2, width: 28.8, height: 24))
    }

    private static func outline12(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 36, y: 0, width: 24, height: 20))
    }
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
      add(outline1, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      add(outline2, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.6471, blue: 0, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setAlpha(0.6)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline3, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
      context.fillPath()
      add(outline4, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.4, blue: 0.8, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      add(outline5, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.5333, blue: 0.2667, alpha: 0.4))
      context.fillPath()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
      let path = CGMutablePath()
      outline(path)
      context.addPath(path)
    }

    private static func outline1(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 4, y: 4, width: 28, height: 28))
    }

    private static func outline2(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 14, y: 8, width: 28, height: 28))
    }

    private static func outline3(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 16, y: 4, width: 16, height: 16))
    }

    private static func outline4(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 22, y: 4, width: 16, height: 16))
    }

    private static func outline5(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 44, y: 4, width: 12, height: 30))
    }
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
      add(outline1, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.8, blue: 0.4, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.multiply)
      add(outline2, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.4, blue: 0.8, alpha: 1))
      context.fillPath()
      context.restoreGState()
      context.saveGState()
      context.setBlendMode(.screen)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline3, to: context)
      context.setFillColor(CGColor(srgbRed: 0.6667, green: 0.2, blue: 0.2, alpha: 1))
      context.fillPath()
      add(outline4, to: context)
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6667, blue: 0.2, alpha: 0.5))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline5, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8667, green: 0.8667, blue: 0.8667, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.setBlendMode(.difference)
      add(outline6, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2, blue: 0.2, alpha: 1))
      context.fillPath()
      context.restoreGState()
      context.endTransparencyLayer()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
      let path = CGMutablePath()
      outline(path)
      context.addPath(path)
    }

    private static func outline1(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 24))
    }

    private static func outline2(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 4, y: 10, width: 20, height: 20))
    }

    private static func outline3(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 20, y: 10, width: 20, height: 20))
    }

    private static func outline4(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 28, y: 18, width: 16, height: 16))
    }

    private static func outline5(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 42, y: 12, width: 16, height: 16))
    }

    private static func outline6(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 42, y: 18, width: 16, height: 16))
    }
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
      add(outline1, to: context)
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
      add(outline2, to: context)
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
      add(outline3, to: context)
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
      add(outline4, to: context)
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
    private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
      let path = CGMutablePath()
      outline(path)
      context.addPath(path)
    }

    private static func outline1(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 2, y: 2, width: 26, height: 10))
    }

    private static func outline2(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 2, y: 14, width: 26, height: 24))
    }

    private static func outline3(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 30, y: 2, width: 28, height: 20))
    }

    private static func outline4(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 32, y: 28))
      path.addQuadCurve(to: CGPoint(x: 56, y: 28), control: CGPoint(x: 42, y: 44))
    }
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
      add(outline1, to: context)
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
      add(outline2, to: context)
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
      add(outline3, to: context)
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
      add(outline4, to: context)
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
      add(outline5, to: context)
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
    private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
      let path = CGMutablePath()
      outline(path)
      context.addPath(path)
    }

    private static func outline1(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 5.8348, y: -2.1652, width: 18.3303, height: 18.3303))
    }

    private static func outline2(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 31, y: 1, width: 16, height: 16))
    }

    private static func outline3(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 3.168, y: 13.168, width: 23.664, height: 23.664))
    }

    private static func outline4(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 33.775, y: 16.775, width: 22.45, height: 22.45))
    }

    private static func outline5(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 48, y: 3, width: 10, height: 10))
    }
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
      add(outline1, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.concatenate(
        CGAffineTransform(a: 1.414213562, b: 0, c: 0, d: 0.707106781, tx: 0, ty: 0))
      add(outline2, to: context)
      context.setLineWidth(4.242641)
      context.setLineCap(.butt)
      context.setLineJoin(.miter)
      context.setMiterLimit(4)
      context.setLineDash(phase: 0, lengths: [])
      context.setStrokeColor(CGColor(srgbRed: 0.502, green: 0, blue: 0.502, alpha: 1))
      context.strokePath()
      context.restoreGState()
      add(outline3, to: context)
      context.setFillColor(CGColor(srgbRed: 0.9333, green: 0.9333, blue: 1, alpha: 1))
      context.fillPath()
      context.saveGState()
      context.concatenate(
        CGAffineTransform(a: 1.414213562, b: 0, c: 0, d: 0.707106781, tx: 0, ty: 0))
      add(outline4, to: context)
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
      add(outline5, to: context)
      context.setLineWidth(4)
      context.setLineCap(.butt)
      context.setLineJoin(.round)
      context.setLineDash(phase: 1, lengths: [5, 2])
      context.setStrokeColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
      context.strokePath()
      context.restoreGState()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
      let path = CGMutablePath()
      outline(path)
      context.addPath(path)
    }

    private static func outline1(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 8, y: 4))
      path.addLine(to: CGPoint(x: 48, y: 16))
    }

    private static func outline2(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 5.6569, y: 5.6569))
      path.addLine(to: CGPoint(x: 33.9411, y: 22.6274))
    }

    private static func outline3(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 8, y: 18, width: 32, height: 16))
    }

    private static func outline4(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 5.6569, y: 25.4558, width: 22.6274, height: 22.6274))
    }

    private static func outline5(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 16, y: 0))
      path.addLine(to: CGPoint(x: 16, y: 22))
    }
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
      add(outline1, to: context)
      context.setFillColor(CGColor(srgbRed: 0.902, green: 0.2235, blue: 0.2745, alpha: 1))
      context.fillPath(using: .evenOdd)
      add(outline2, to: context)
      context.setFillColor(CGColor(srgbRed: 0, green: 0.4, blue: 0.8, alpha: 1))
      context.fillPath()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
      let path = CGMutablePath()
      outline(path)
      context.addPath(path)
    }

    private static func outline1(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 15, y: 2))
      path.addLine(to: CGPoint(x: 24, y: 30))
      path.addLine(to: CGPoint(x: 2, y: 12))
      path.addLine(to: CGPoint(x: 28, y: 12))
      path.addLine(to: CGPoint(x: 6, y: 30))
      path.closeSubpath()
    }

    private static func outline2(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 45, y: 2))
      path.addLine(to: CGPoint(x: 54, y: 30))
      path.addLine(to: CGPoint(x: 32, y: 12))
      path.addLine(to: CGPoint(x: 58, y: 12))
      path.addLine(to: CGPoint(x: 36, y: 30))
      path.closeSubpath()
    }
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
      add(outline1, to: context)
      context.clip()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline2, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline3, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline4, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline5, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline6, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline7, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline8, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline9, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline10, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline11, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline12, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline13, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline14, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline15, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline16, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline17, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline18, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline19, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline20, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline21, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline22, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline23, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline24, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline25, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline26, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline27, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline28, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline29, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline30, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline31, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline32, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline33, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline34, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline35, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline36, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline37, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline38, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline39, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline40, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline41, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline42, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline43, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline44, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline45, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline46, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline47, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline48, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline49, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline50, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline51, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
    }

    private static func draw2(in context: CGContext) {
      context.saveGState()
      add(outline52, to: context)
      context.clip()
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(outline53, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline54, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline55, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline56, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline57, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline58, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline59, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline60, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline61, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline62, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline8, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline9, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline10, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline11, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline63, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline64, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline65, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline66, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline67, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline68, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline18, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline19, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline20, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline21, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline69, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline70, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline71, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline72, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline73, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline74, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline28, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline29, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline30, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline31, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline75, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline76, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline77, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline78, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline79, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline80, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline38, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline39, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline40, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline41, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline81, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline82, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline83, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline84, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      add(outline85, to: context)
      context.setFillColor(CGColor(srgbRed: 1, green: 0.9333, blue: 0.8, alpha: 1))
      context.fillPath()
      add(outline86, to: context)
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.2667, blue: 0, alpha: 1))
      context.fillPath()
      context.endTransparencyLayer()
      context.restoreGState()
    }

    /// Adds an outline to the path of `context`.
    private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
      let path = CGMutablePath()
      outline(path)
      context.addPath(path)
    }

    private static func outline1(_ path: CGMutablePath) {
      path.addEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
    }

    private static func outline2(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 10.254, y: -4.781))
      path.addLine(to: CGPoint(x: 17.771, y: -2.045))
      path.addLine(to: CGPoint(x: 15.035, y: 5.472))
      path.addLine(to: CGPoint(x: 7.518, y: 2.736))
      path.closeSubpath()
    }

    private static func outline3(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 14.994, y: 1.201))
      path.addCurve(
        to: CGPoint(x: 11.789, y: 2.695), control1: CGPoint(x: 14.521, y: 2.498),
        control2: CGPoint(x: 13.087, y: 3.167))
      path.addCurve(
        to: CGPoint(x: 10.295, y: -0.51), control1: CGPoint(x: 10.492, y: 2.222),
        control2: CGPoint(x: 9.823, y: 0.788))
      path.addCurve(
        to: CGPoint(x: 13.499, y: -2.004), control1: CGPoint(x: 10.767, y: -1.807),
        control2: CGPoint(x: 12.202, y: -2.476))
      path.addCurve(
        to: CGPoint(x: 14.994, y: 1.201), control1: CGPoint(x: 14.797, y: -1.532),
        control2: CGPoint(x: 15.466, y: -0.097))
      path.closeSubpath()
    }

    private static func outline4(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 17.771, y: -2.045))
      path.addLine(to: CGPoint(x: 25.289, y: 0.691))
      path.addLine(to: CGPoint(x: 22.553, y: 8.208))
      path.addLine(to: CGPoint(x: 15.035, y: 5.472))
      path.closeSubpath()
    }

    private static func outline5(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 22.511, y: 3.937))
      path.addCurve(
        to: CGPoint(x: 19.307, y: 5.431), control1: CGPoint(x: 22.039, y: 5.234),
        control2: CGPoint(x: 20.604, y: 5.903))
      path.addCurve(
        to: CGPoint(x: 17.813, y: 2.227), control1: CGPoint(x: 18.009, y: 4.959),
        control2: CGPoint(x: 17.34, y: 3.524))
      path.addCurve(
        to: CGPoint(x: 21.017, y: 0.732), control1: CGPoint(x: 18.285, y: 0.929),
        control2: CGPoint(x: 19.72, y: 0.26))
      path.addCurve(
        to: CGPoint(x: 22.511, y: 3.937), control1: CGPoint(x: 22.314, y: 1.205),
        control2: CGPoint(x: 22.983, y: 2.639))
      path.closeSubpath()
    }

    private static func outline6(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 25.289, y: 0.691))
      path.addLine(to: CGPoint(x: 32.806, y: 3.427))
      path.addLine(to: CGPoint(x: 30.07, y: 10.945))
      path.addLine(to: CGPoint(x: 22.553, y: 8.208))
      path.closeSubpath()
    }

    private static func outline7(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 30.029, y: 6.673))
      path.addCurve(
        to: CGPoint(x: 26.824, y: 8.167), control1: CGPoint(x: 29.556, y: 7.97),
        control2: CGPoint(x: 28.122, y: 8.639))
      path.addCurve(
        to: CGPoint(x: 25.33, y: 4.963), control1: CGPoint(x: 25.527, y: 7.695),
        control2: CGPoint(x: 24.858, y: 6.26))
      path.addCurve(
        to: CGPoint(x: 28.535, y: 3.469), control1: CGPoint(x: 25.802, y: 3.665),
        control2: CGPoint(x: 27.237, y: 2.996))
      path.addCurve(
        to: CGPoint(x: 30.029, y: 6.673), control1: CGPoint(x: 29.832, y: 3.941),
        control2: CGPoint(x: 30.501, y: 5.375))
      path.closeSubpath()
    }

    private static func outline8(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 32.806, y: 3.427))
      path.addLine(to: CGPoint(x: 40.324, y: 6.163))
      path.addLine(to: CGPoint(x: 37.588, y: 13.681))
      path.addLine(to: CGPoint(x: 30.07, y: 10.945))
      path.closeSubpath()
    }

    private static func outline9(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 37.546, y: 9.409))
      path.addCurve(
        to: CGPoint(x: 34.342, y: 10.903), control1: CGPoint(x: 37.074, y: 10.706),
        control2: CGPoint(x: 35.639, y: 11.375))
      path.addCurve(
        to: CGPoint(x: 32.848, y: 7.699), control1: CGPoint(x: 33.045, y: 10.431),
        control2: CGPoint(x: 32.376, y: 8.996))
      path.addCurve(
        to: CGPoint(x: 36.052, y: 6.205), control1: CGPoint(x: 33.32, y: 6.401),
        control2: CGPoint(x: 34.755, y: 5.732))
      path.addCurve(
        to: CGPoint(x: 37.546, y: 9.409), control1: CGPoint(x: 37.35, y: 6.677),
        control2: CGPoint(x: 38.018, y: 8.112))
      path.closeSubpath()
    }

    private static func outline10(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 40.324, y: 6.163))
      path.addLine(to: CGPoint(x: 47.841, y: 8.899))
      path.addLine(to: CGPoint(x: 45.105, y: 16.417))
      path.addLine(to: CGPoint(x: 37.588, y: 13.681))
      path.closeSubpath()
    }

    private static func outline11(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 45.064, y: 12.145))
      path.addCurve(
        to: CGPoint(x: 41.86, y: 13.639), control1: CGPoint(x: 44.592, y: 13.443),
        control2: CGPoint(x: 43.157, y: 14.112))
      path.addCurve(
        to: CGPoint(x: 40.365, y: 10.435), control1: CGPoint(x: 40.562, y: 13.167),
        control2: CGPoint(x: 39.893, y: 11.733))
      path.addCurve(
        to: CGPoint(x: 43.57, y: 8.941), control1: CGPoint(x: 40.838, y: 9.138),
        control2: CGPoint(x: 42.272, y: 8.469))
      path.addCurve(
        to: CGPoint(x: 45.064, y: 12.145), control1: CGPoint(x: 44.867, y: 9.413),
        control2: CGPoint(x: 45.536, y: 10.848))
      path.closeSubpath()
    }

    private static func outline12(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 7.518, y: 2.736))
      path.addLine(to: CGPoint(x: 15.035, y: 5.472))
      path.addLine(to: CGPoint(x: 12.299, y: 12.99))
      path.addLine(to: CGPoint(x: 4.781, y: 10.254))
      path.closeSubpath()
    }

    private static func outline13(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 12.257, y: 8.718))
      path.addCurve(
        to: CGPoint(x: 9.053, y: 10.212), control1: CGPoint(x: 11.785, y: 10.016),
        control2: CGPoint(x: 10.351, y: 10.684))
      path.addCurve(
        to: CGPoint(x: 7.559, y: 7.008), control1: CGPoint(x: 7.756, y: 9.74),
        control2: CGPoint(x: 7.087, y: 8.305))
      path.addCurve(
        to: CGPoint(x: 10.763, y: 5.514), control1: CGPoint(x: 8.031, y: 5.711),
        control2: CGPoint(x: 9.466, y: 5.042))
      path.addCurve(
        to: CGPoint(x: 12.257, y: 8.718), control1: CGPoint(x: 12.061, y: 5.986),
        control2: CGPoint(x: 12.73, y: 7.421))
      path.closeSubpath()
    }

    private static func outline14(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 15.035, y: 5.472))
      path.addLine(to: CGPoint(x: 22.553, y: 8.208))
      path.addLine(to: CGPoint(x: 19.816, y: 15.726))
      path.addLine(to: CGPoint(x: 12.299, y: 12.99))
      path.closeSubpath()
    }

    private static func outline15(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 19.775, y: 11.454))
      path.addCurve(
        to: CGPoint(x: 16.571, y: 12.948), control1: CGPoint(x: 19.303, y: 12.752),
        control2: CGPoint(x: 17.868, y: 13.421))
      path.addCurve(
        to: CGPoint(x: 15.077, y: 9.744), control1: CGPoint(x: 15.273, y: 12.476),
        control2: CGPoint(x: 14.604, y: 11.042))
      path.addCurve(
        to: CGPoint(x: 18.281, y: 8.25), control1: CGPoint(x: 15.549, y: 8.447),
        control2: CGPoint(x: 16.983, y: 7.778))
      path.addCurve(
        to: CGPoint(x: 19.775, y: 11.454), control1: CGPoint(x: 19.578, y: 8.722),
        control2: CGPoint(x: 20.247, y: 10.157))
      path.closeSubpath()
    }

    private static func outline16(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 22.553, y: 8.208))
      path.addLine(to: CGPoint(x: 30.07, y: 10.945))
      path.addLine(to: CGPoint(x: 27.334, y: 18.462))
      path.addLine(to: CGPoint(x: 19.816, y: 15.726))
      path.closeSubpath()
    }

    private static func outline17(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 27.293, y: 14.19))
      path.addCurve(
        to: CGPoint(x: 24.088, y: 15.685), control1: CGPoint(x: 26.82, y: 15.488),
        control2: CGPoint(x: 25.386, y: 16.157))
      path.addCurve(
        to: CGPoint(x: 22.594, y: 12.48), control1: CGPoint(x: 22.791, y: 15.212),
        control2: CGPoint(x: 22.122, y: 13.778))
      path.addCurve(
        to: CGPoint(x: 25.798, y: 10.986), control1: CGPoint(x: 23.066, y: 11.183),
        control2: CGPoint(x: 24.501, y: 10.514))
      path.addCurve(
        to: CGPoint(x: 27.293, y: 14.19), control1: CGPoint(x: 27.096, y: 11.458),
        control2: CGPoint(x: 27.765, y: 12.893))
      path.closeSubpath()
    }

    private static func outline18(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 30.07, y: 10.945))
      path.addLine(to: CGPoint(x: 37.588, y: 13.681))
      path.addLine(to: CGPoint(x: 34.852, y: 21.198))
      path.addLine(to: CGPoint(x: 27.334, y: 18.462))
      path.closeSubpath()
    }

    private static func outline19(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 34.81, y: 16.927))
      path.addCurve(
        to: CGPoint(x: 31.606, y: 18.421), control1: CGPoint(x: 34.338, y: 18.224),
        control2: CGPoint(x: 32.903, y: 18.893))
      path.addCurve(
        to: CGPoint(x: 30.112, y: 15.216), control1: CGPoint(x: 30.308, y: 17.948),
        control2: CGPoint(x: 29.639, y: 16.514))
      path.addCurve(
        to: CGPoint(x: 33.316, y: 13.722), control1: CGPoint(x: 30.584, y: 13.919),
        control2: CGPoint(x: 32.018, y: 13.25))
      path.addCurve(
        to: CGPoint(x: 34.81, y: 16.927), control1: CGPoint(x: 34.613, y: 14.194),
        control2: CGPoint(x: 35.282, y: 15.629))
      path.closeSubpath()
    }

    private static func outline20(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 37.588, y: 13.681))
      path.addLine(to: CGPoint(x: 45.105, y: 16.417))
      path.addLine(to: CGPoint(x: 42.369, y: 23.935))
      path.addLine(to: CGPoint(x: 34.852, y: 21.198))
      path.closeSubpath()
    }

    private static func outline21(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 42.328, y: 19.663))
      path.addCurve(
        to: CGPoint(x: 39.123, y: 21.157), control1: CGPoint(x: 41.855, y: 20.96),
        control2: CGPoint(x: 40.421, y: 21.629))
      path.addCurve(
        to: CGPoint(x: 37.629, y: 17.953), control1: CGPoint(x: 37.826, y: 20.685),
        control2: CGPoint(x: 37.157, y: 19.25))
      path.addCurve(
        to: CGPoint(x: 40.833, y: 16.458), control1: CGPoint(x: 38.101, y: 16.655),
        control2: CGPoint(x: 39.536, y: 15.986))
      path.addCurve(
        to: CGPoint(x: 42.328, y: 19.663), control1: CGPoint(x: 42.131, y: 16.931),
        control2: CGPoint(x: 42.8, y: 18.365))
      path.closeSubpath()
    }

    private static func outline22(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 4.781, y: 10.254))
      path.addLine(to: CGPoint(x: 12.299, y: 12.99))
      path.addLine(to: CGPoint(x: 9.563, y: 20.507))
      path.addLine(to: CGPoint(x: 2.045, y: 17.771))
      path.closeSubpath()
    }

    private static func outline23(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 9.521, y: 16.236))
      path.addCurve(
        to: CGPoint(x: 6.317, y: 17.73), control1: CGPoint(x: 9.049, y: 17.533),
        control2: CGPoint(x: 7.614, y: 18.202))
      path.addCurve(
        to: CGPoint(x: 4.823, y: 14.526), control1: CGPoint(x: 5.02, y: 17.258),
        control2: CGPoint(x: 4.351, y: 15.823))
      path.addCurve(
        to: CGPoint(x: 8.027, y: 13.031), control1: CGPoint(x: 5.295, y: 13.228),
        control2: CGPoint(x: 6.73, y: 12.559))
      path.addCurve(
        to: CGPoint(x: 9.521, y: 16.236), control1: CGPoint(x: 9.325, y: 13.504),
        control2: CGPoint(x: 9.994, y: 14.938))
      path.closeSubpath()
    }

    private static func outline24(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 12.299, y: 12.99))
      path.addLine(to: CGPoint(x: 19.816, y: 15.726))
      path.addLine(to: CGPoint(x: 17.08, y: 23.244))
      path.addLine(to: CGPoint(x: 9.563, y: 20.507))
      path.closeSubpath()
    }

    private static func outline25(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 17.039, y: 18.972))
      path.addCurve(
        to: CGPoint(x: 13.835, y: 20.466), control1: CGPoint(x: 16.567, y: 20.269),
        control2: CGPoint(x: 15.132, y: 20.938))
      path.addCurve(
        to: CGPoint(x: 12.34, y: 17.262), control1: CGPoint(x: 12.537, y: 19.994),
        control2: CGPoint(x: 11.868, y: 18.559))
      path.addCurve(
        to: CGPoint(x: 15.545, y: 15.767), control1: CGPoint(x: 12.813, y: 15.964),
        control2: CGPoint(x: 14.247, y: 15.295))
      path.addCurve(
        to: CGPoint(x: 17.039, y: 18.972), control1: CGPoint(x: 16.842, y: 16.24),
        control2: CGPoint(x: 17.511, y: 17.674))
      path.closeSubpath()
    }

    private static func outline26(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 19.816, y: 15.726))
      path.addLine(to: CGPoint(x: 27.334, y: 18.462))
      path.addLine(to: CGPoint(x: 24.598, y: 25.98))
      path.addLine(to: CGPoint(x: 17.08, y: 23.244))
      path.closeSubpath()
    }

    private static func outline27(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 24.556, y: 21.708))
      path.addCurve(
        to: CGPoint(x: 21.352, y: 23.202), control1: CGPoint(x: 24.084, y: 23.005),
        control2: CGPoint(x: 22.65, y: 23.674))
      path.addCurve(
        to: CGPoint(x: 19.858, y: 19.998), control1: CGPoint(x: 20.055, y: 22.73),
        control2: CGPoint(x: 19.386, y: 21.295))
      path.addCurve(
        to: CGPoint(x: 23.062, y: 18.504), control1: CGPoint(x: 20.33, y: 18.7),
        control2: CGPoint(x: 21.765, y: 18.031))
      path.addCurve(
        to: CGPoint(x: 24.556, y: 21.708), control1: CGPoint(x: 24.36, y: 18.976),
        control2: CGPoint(x: 25.029, y: 20.41))
      path.closeSubpath()
    }

    private static func outline28(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 27.334, y: 18.462))
      path.addLine(to: CGPoint(x: 34.852, y: 21.198))
      path.addLine(to: CGPoint(x: 32.115, y: 28.716))
      path.addLine(to: CGPoint(x: 24.598, y: 25.98))
      path.closeSubpath()
    }

    private static func outline29(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 32.074, y: 24.444))
      path.addCurve(
        to: CGPoint(x: 28.87, y: 25.938), control1: CGPoint(x: 31.602, y: 25.742),
        control2: CGPoint(x: 30.167, y: 26.41))
      path.addCurve(
        to: CGPoint(x: 27.375, y: 22.734), control1: CGPoint(x: 27.572, y: 25.466),
        control2: CGPoint(x: 26.903, y: 24.031))
      path.addCurve(
        to: CGPoint(x: 30.58, y: 21.24), control1: CGPoint(x: 27.848, y: 21.437),
        control2: CGPoint(x: 29.282, y: 20.768))
      path.addCurve(
        to: CGPoint(x: 32.074, y: 24.444), control1: CGPoint(x: 31.877, y: 21.712),
        control2: CGPoint(x: 32.546, y: 23.147))
      path.closeSubpath()
    }

    private static func outline30(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 34.852, y: 21.198))
      path.addLine(to: CGPoint(x: 42.369, y: 23.935))
      path.addLine(to: CGPoint(x: 39.633, y: 31.452))
      path.addLine(to: CGPoint(x: 32.115, y: 28.716))
      path.closeSubpath()
    }

    private static func outline31(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 39.591, y: 27.18))
      path.addCurve(
        to: CGPoint(x: 36.387, y: 28.674), control1: CGPoint(x: 39.119, y: 28.478),
        control2: CGPoint(x: 37.685, y: 29.147))
      path.addCurve(
        to: CGPoint(x: 34.893, y: 25.47), control1: CGPoint(x: 35.09, y: 28.202),
        control2: CGPoint(x: 34.421, y: 26.768))
      path.addCurve(
        to: CGPoint(x: 38.097, y: 23.976), control1: CGPoint(x: 35.365, y: 24.173),
        control2: CGPoint(x: 36.8, y: 23.504))
      path.addCurve(
        to: CGPoint(x: 39.591, y: 27.18), control1: CGPoint(x: 39.395, y: 24.448),
        control2: CGPoint(x: 40.064, y: 25.883))
      path.closeSubpath()
    }

    private static func outline32(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 2.045, y: 17.771))
      path.addLine(to: CGPoint(x: 9.563, y: 20.507))
      path.addLine(to: CGPoint(x: 6.827, y: 28.025))
      path.addLine(to: CGPoint(x: -0.691, y: 25.289))
      path.closeSubpath()
    }

    private static func outline33(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 6.785, y: 23.753))
      path.addCurve(
        to: CGPoint(x: 3.581, y: 25.247), control1: CGPoint(x: 6.313, y: 25.051),
        control2: CGPoint(x: 4.878, y: 25.72))
      path.addCurve(
        to: CGPoint(x: 2.087, y: 22.043), control1: CGPoint(x: 2.283, y: 24.775),
        control2: CGPoint(x: 1.614, y: 23.34))
      path.addCurve(
        to: CGPoint(x: 5.291, y: 20.549), control1: CGPoint(x: 2.559, y: 20.746),
        control2: CGPoint(x: 3.994, y: 20.077))
      path.addCurve(
        to: CGPoint(x: 6.785, y: 23.753), control1: CGPoint(x: 6.588, y: 21.021),
        control2: CGPoint(x: 7.257, y: 22.456))
      path.closeSubpath()
    }

    private static func outline34(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 9.563, y: 20.507))
      path.addLine(to: CGPoint(x: 17.08, y: 23.244))
      path.addLine(to: CGPoint(x: 14.344, y: 30.761))
      path.addLine(to: CGPoint(x: 6.827, y: 28.025))
      path.closeSubpath()
    }

    private static func outline35(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 14.303, y: 26.489))
      path.addCurve(
        to: CGPoint(x: 11.098, y: 27.983), control1: CGPoint(x: 13.83, y: 27.787),
        control2: CGPoint(x: 12.396, y: 28.456))
      path.addCurve(
        to: CGPoint(x: 9.604, y: 24.779), control1: CGPoint(x: 9.801, y: 27.511),
        control2: CGPoint(x: 9.132, y: 26.077))
      path.addCurve(
        to: CGPoint(x: 12.808, y: 23.285), control1: CGPoint(x: 10.076, y: 23.482),
        control2: CGPoint(x: 11.511, y: 22.813))
      path.addCurve(
        to: CGPoint(x: 14.303, y: 26.489), control1: CGPoint(x: 14.106, y: 23.757),
        control2: CGPoint(x: 14.775, y: 25.192))
      path.closeSubpath()
    }

    private static func outline36(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 17.08, y: 23.244))
      path.addLine(to: CGPoint(x: 24.598, y: 25.98))
      path.addLine(to: CGPoint(x: 21.862, y: 33.497))
      path.addLine(to: CGPoint(x: 14.344, y: 30.761))
      path.closeSubpath()
    }

    private static func outline37(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 21.82, y: 29.225))
      path.addCurve(
        to: CGPoint(x: 18.616, y: 30.72), control1: CGPoint(x: 21.348, y: 30.523),
        control2: CGPoint(x: 19.913, y: 31.192))
      path.addCurve(
        to: CGPoint(x: 17.122, y: 27.515), control1: CGPoint(x: 17.318, y: 30.247),
        control2: CGPoint(x: 16.65, y: 28.813))
      path.addCurve(
        to: CGPoint(x: 20.326, y: 26.021), control1: CGPoint(x: 17.594, y: 26.218),
        control2: CGPoint(x: 19.029, y: 25.549))
      path.addCurve(
        to: CGPoint(x: 21.82, y: 29.225), control1: CGPoint(x: 21.623, y: 26.493),
        control2: CGPoint(x: 22.292, y: 27.928))
      path.closeSubpath()
    }

    private static func outline38(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 24.598, y: 25.98))
      path.addLine(to: CGPoint(x: 32.115, y: 28.716))
      path.addLine(to: CGPoint(x: 29.379, y: 36.233))
      path.addLine(to: CGPoint(x: 21.862, y: 33.497))
      path.closeSubpath()
    }

    private static func outline39(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 29.338, y: 31.962))
      path.addCurve(
        to: CGPoint(x: 26.133, y: 33.456), control1: CGPoint(x: 28.866, y: 33.259),
        control2: CGPoint(x: 27.431, y: 33.928))
      path.addCurve(
        to: CGPoint(x: 24.639, y: 30.252), control1: CGPoint(x: 24.836, y: 32.984),
        control2: CGPoint(x: 24.167, y: 31.549))
      path.addCurve(
        to: CGPoint(x: 27.844, y: 28.757), control1: CGPoint(x: 25.112, y: 28.954),
        control2: CGPoint(x: 26.546, y: 28.285))
      path.addCurve(
        to: CGPoint(x: 29.338, y: 31.962), control1: CGPoint(x: 29.141, y: 29.23),
        control2: CGPoint(x: 29.81, y: 30.664))
      path.closeSubpath()
    }

    private static func outline40(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 32.115, y: 28.716))
      path.addLine(to: CGPoint(x: 39.633, y: 31.452))
      path.addLine(to: CGPoint(x: 36.897, y: 38.97))
      path.addLine(to: CGPoint(x: 29.379, y: 36.233))
      path.closeSubpath()
    }

    private static func outline41(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 36.855, y: 34.698))
      path.addCurve(
        to: CGPoint(x: 33.651, y: 36.192), control1: CGPoint(x: 36.383, y: 35.995),
        control2: CGPoint(x: 34.948, y: 36.664))
      path.addCurve(
        to: CGPoint(x: 32.157, y: 32.988), control1: CGPoint(x: 32.354, y: 35.72),
        control2: CGPoint(x: 31.685, y: 34.285))
      path.addCurve(
        to: CGPoint(x: 35.361, y: 31.494), control1: CGPoint(x: 32.629, y: 31.69),
        control2: CGPoint(x: 34.064, y: 31.021))
      path.addCurve(
        to: CGPoint(x: 36.855, y: 34.698), control1: CGPoint(x: 36.659, y: 31.966),
        control2: CGPoint(x: 37.328, y: 33.4))
      path.closeSubpath()
    }

    private static func outline42(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: -0.691, y: 25.289))
      path.addLine(to: CGPoint(x: 6.827, y: 28.025))
      path.addLine(to: CGPoint(x: 4.09, y: 35.542))
      path.addLine(to: CGPoint(x: -3.427, y: 32.806))
      path.closeSubpath()
    }

    private static func outline43(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 4.049, y: 31.271))
      path.addCurve(
        to: CGPoint(x: 0.845, y: 32.765), control1: CGPoint(x: 3.577, y: 32.568),
        control2: CGPoint(x: 2.142, y: 33.237))
      path.addCurve(
        to: CGPoint(x: -0.649, y: 29.561), control1: CGPoint(x: -0.453, y: 32.293),
        control2: CGPoint(x: -1.122, y: 30.858))
      path.addCurve(
        to: CGPoint(x: 2.555, y: 28.066), control1: CGPoint(x: -0.177, y: 28.263),
        control2: CGPoint(x: 1.257, y: 27.594))
      path.addCurve(
        to: CGPoint(x: 4.049, y: 31.271), control1: CGPoint(x: 3.852, y: 28.539),
        control2: CGPoint(x: 4.521, y: 29.973))
      path.closeSubpath()
    }

    private static func outline44(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 6.827, y: 28.025))
      path.addLine(to: CGPoint(x: 14.344, y: 30.761))
      path.addLine(to: CGPoint(x: 11.608, y: 38.279))
      path.addLine(to: CGPoint(x: 4.09, y: 35.542))
      path.closeSubpath()
    }

    private static func outline45(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 11.567, y: 34.007))
      path.addCurve(
        to: CGPoint(x: 8.362, y: 35.501), control1: CGPoint(x: 11.094, y: 35.304),
        control2: CGPoint(x: 9.66, y: 35.973))
      path.addCurve(
        to: CGPoint(x: 6.868, y: 32.297), control1: CGPoint(x: 7.065, y: 35.029),
        control2: CGPoint(x: 6.396, y: 33.594))
      path.addCurve(
        to: CGPoint(x: 10.072, y: 30.803), control1: CGPoint(x: 7.34, y: 30.999),
        control2: CGPoint(x: 8.775, y: 30.33))
      path.addCurve(
        to: CGPoint(x: 11.567, y: 34.007), control1: CGPoint(x: 11.37, y: 31.275),
        control2: CGPoint(x: 12.039, y: 32.709))
      path.closeSubpath()
    }

    private static func outline46(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 14.344, y: 30.761))
      path.addLine(to: CGPoint(x: 21.862, y: 33.497))
      path.addLine(to: CGPoint(x: 19.126, y: 41.015))
      path.addLine(to: CGPoint(x: 11.608, y: 38.279))
      path.closeSubpath()
    }

    private static func outline47(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 19.084, y: 36.743))
      path.addCurve(
        to: CGPoint(x: 15.88, y: 38.237), control1: CGPoint(x: 18.612, y: 38.04),
        control2: CGPoint(x: 17.177, y: 38.709))
      path.addCurve(
        to: CGPoint(x: 14.386, y: 35.033), control1: CGPoint(x: 14.582, y: 37.765),
        control2: CGPoint(x: 13.913, y: 36.33))
      path.addCurve(
        to: CGPoint(x: 17.59, y: 33.539), control1: CGPoint(x: 14.858, y: 33.735),
        control2: CGPoint(x: 16.292, y: 33.066))
      path.addCurve(
        to: CGPoint(x: 19.084, y: 36.743), control1: CGPoint(x: 18.887, y: 34.011),
        control2: CGPoint(x: 19.556, y: 35.446))
      path.closeSubpath()
    }

    private static func outline48(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 21.862, y: 33.497))
      path.addLine(to: CGPoint(x: 29.379, y: 36.233))
      path.addLine(to: CGPoint(x: 26.643, y: 43.751))
      path.addLine(to: CGPoint(x: 19.126, y: 41.015))
      path.closeSubpath()
    }

    private static func outline49(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 26.602, y: 39.479))
      path.addCurve(
        to: CGPoint(x: 23.397, y: 40.973), control1: CGPoint(x: 26.129, y: 40.777),
        control2: CGPoint(x: 24.695, y: 41.446))
      path.addCurve(
        to: CGPoint(x: 21.903, y: 37.769), control1: CGPoint(x: 22.1, y: 40.501),
        control2: CGPoint(x: 21.431, y: 39.067))
      path.addCurve(
        to: CGPoint(x: 25.107, y: 36.275), control1: CGPoint(x: 22.375, y: 36.472),
        control2: CGPoint(x: 23.81, y: 35.803))
      path.addCurve(
        to: CGPoint(x: 26.602, y: 39.479), control1: CGPoint(x: 26.405, y: 36.747),
        control2: CGPoint(x: 27.074, y: 38.182))
      path.closeSubpath()
    }

    private static func outline50(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 29.379, y: 36.233))
      path.addLine(to: CGPoint(x: 36.897, y: 38.97))
      path.addLine(to: CGPoint(x: 34.161, y: 46.487))
      path.addLine(to: CGPoint(x: 26.643, y: 43.751))
      path.closeSubpath()
    }

    private static func outline51(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 34.119, y: 42.215))
      path.addCurve(
        to: CGPoint(x: 30.915, y: 43.71), control1: CGPoint(x: 33.647, y: 43.513),
        control2: CGPoint(x: 32.212, y: 44.182))
      path.addCurve(
        to: CGPoint(x: 29.421, y: 40.505), control1: CGPoint(x: 29.617, y: 43.237),
        control2: CGPoint(x: 28.948, y: 41.803))
      path.addCurve(
        to: CGPoint(x: 32.625, y: 39.011), control1: CGPoint(x: 29.893, y: 39.208),
        control2: CGPoint(x: 31.328, y: 38.539))
      path.addCurve(
        to: CGPoint(x: 34.119, y: 42.215), control1: CGPoint(x: 33.922, y: 39.483),
        control2: CGPoint(x: 34.591, y: 40.918))
      path.closeSubpath()
    }

    private static func outline52(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 40, y: 4, width: 16, height: 30))
    }

    private static func outline53(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 35.542, y: -4.09))
      path.addLine(to: CGPoint(x: 43.06, y: -1.354))
      path.addLine(to: CGPoint(x: 40.324, y: 6.163))
      path.addLine(to: CGPoint(x: 32.806, y: 3.427))
      path.closeSubpath()
    }

    private static func outline54(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 40.282, y: 1.891))
      path.addCurve(
        to: CGPoint(x: 37.078, y: 3.386), control1: CGPoint(x: 39.81, y: 3.189),
        control2: CGPoint(x: 38.376, y: 3.858))
      path.addCurve(
        to: CGPoint(x: 35.584, y: 0.181), control1: CGPoint(x: 35.781, y: 2.913),
        control2: CGPoint(x: 35.112, y: 1.479))
      path.addCurve(
        to: CGPoint(x: 38.788, y: -1.313), control1: CGPoint(x: 36.056, y: -1.116),
        control2: CGPoint(x: 37.491, y: -1.785))
      path.addCurve(
        to: CGPoint(x: 40.282, y: 1.891), control1: CGPoint(x: 40.086, y: -0.841),
        control2: CGPoint(x: 40.755, y: 0.594))
      path.closeSubpath()
    }

    private static func outline55(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 43.06, y: -1.354))
      path.addLine(to: CGPoint(x: 50.578, y: 1.382))
      path.addLine(to: CGPoint(x: 47.841, y: 8.899))
      path.addLine(to: CGPoint(x: 40.324, y: 6.163))
      path.closeSubpath()
    }

    private static func outline56(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 47.8, y: 4.628))
      path.addCurve(
        to: CGPoint(x: 44.596, y: 6.122), control1: CGPoint(x: 47.328, y: 5.925),
        control2: CGPoint(x: 45.893, y: 6.594))
      path.addCurve(
        to: CGPoint(x: 43.101, y: 2.918), control1: CGPoint(x: 43.298, y: 5.65),
        control2: CGPoint(x: 42.629, y: 4.215))
      path.addCurve(
        to: CGPoint(x: 46.306, y: 1.423), control1: CGPoint(x: 43.574, y: 1.62),
        control2: CGPoint(x: 45.008, y: 0.951))
      path.addCurve(
        to: CGPoint(x: 47.8, y: 4.628), control1: CGPoint(x: 47.603, y: 1.896),
        control2: CGPoint(x: 48.272, y: 3.33))
      path.closeSubpath()
    }

    private static func outline57(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 50.578, y: 1.382))
      path.addLine(to: CGPoint(x: 58.095, y: 4.118))
      path.addLine(to: CGPoint(x: 55.359, y: 11.636))
      path.addLine(to: CGPoint(x: 47.841, y: 8.899))
      path.closeSubpath()
    }

    private static func outline58(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 55.317, y: 7.364))
      path.addCurve(
        to: CGPoint(x: 52.113, y: 8.858), control1: CGPoint(x: 54.845, y: 8.661),
        control2: CGPoint(x: 53.411, y: 9.33))
      path.addCurve(
        to: CGPoint(x: 50.619, y: 5.654), control1: CGPoint(x: 50.816, y: 8.386),
        control2: CGPoint(x: 50.147, y: 6.951))
      path.addCurve(
        to: CGPoint(x: 53.823, y: 4.16), control1: CGPoint(x: 51.091, y: 4.356),
        control2: CGPoint(x: 52.526, y: 3.687))
      path.addCurve(
        to: CGPoint(x: 55.317, y: 7.364), control1: CGPoint(x: 55.121, y: 4.632),
        control2: CGPoint(x: 55.79, y: 6.066))
      path.closeSubpath()
    }

    private static func outline59(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 58.095, y: 4.118))
      path.addLine(to: CGPoint(x: 65.613, y: 6.854))
      path.addLine(to: CGPoint(x: 62.876, y: 14.372))
      path.addLine(to: CGPoint(x: 55.359, y: 11.636))
      path.closeSubpath()
    }

    private static func outline60(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 62.835, y: 10.1))
      path.addCurve(
        to: CGPoint(x: 59.631, y: 11.594), control1: CGPoint(x: 62.363, y: 11.397),
        control2: CGPoint(x: 60.928, y: 12.066))
      path.addCurve(
        to: CGPoint(x: 58.137, y: 8.39), control1: CGPoint(x: 58.333, y: 11.122),
        control2: CGPoint(x: 57.664, y: 9.687))
      path.addCurve(
        to: CGPoint(x: 61.341, y: 6.896), control1: CGPoint(x: 58.609, y: 7.092),
        control2: CGPoint(x: 60.043, y: 6.423))
      path.addCurve(
        to: CGPoint(x: 62.835, y: 10.1), control1: CGPoint(x: 62.638, y: 7.368),
        control2: CGPoint(x: 63.307, y: 8.803))
      path.closeSubpath()
    }

    private static func outline61(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 65.613, y: 6.854))
      path.addLine(to: CGPoint(x: 73.13, y: 9.59))
      path.addLine(to: CGPoint(x: 70.394, y: 17.108))
      path.addLine(to: CGPoint(x: 62.876, y: 14.372))
      path.closeSubpath()
    }

    private static func outline62(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 70.353, y: 12.836))
      path.addCurve(
        to: CGPoint(x: 67.148, y: 14.33), control1: CGPoint(x: 69.88, y: 14.134),
        control2: CGPoint(x: 68.446, y: 14.803))
      path.addCurve(
        to: CGPoint(x: 65.654, y: 11.126), control1: CGPoint(x: 65.851, y: 13.858),
        control2: CGPoint(x: 65.182, y: 12.423))
      path.addCurve(
        to: CGPoint(x: 68.858, y: 9.632), control1: CGPoint(x: 66.126, y: 9.829),
        control2: CGPoint(x: 67.561, y: 9.16))
      path.addCurve(
        to: CGPoint(x: 70.353, y: 12.836), control1: CGPoint(x: 70.156, y: 10.104),
        control2: CGPoint(x: 70.825, y: 11.539))
      path.closeSubpath()
    }

    private static func outline63(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 47.841, y: 8.899))
      path.addLine(to: CGPoint(x: 55.359, y: 11.636))
      path.addLine(to: CGPoint(x: 52.623, y: 19.153))
      path.addLine(to: CGPoint(x: 45.105, y: 16.417))
      path.closeSubpath()
    }

    private static func outline64(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 52.581, y: 14.881))
      path.addCurve(
        to: CGPoint(x: 49.377, y: 16.376), control1: CGPoint(x: 52.109, y: 16.179),
        control2: CGPoint(x: 50.674, y: 16.848))
      path.addCurve(
        to: CGPoint(x: 47.883, y: 13.171), control1: CGPoint(x: 48.08, y: 15.903),
        control2: CGPoint(x: 47.411, y: 14.469))
      path.addCurve(
        to: CGPoint(x: 51.087, y: 11.677), control1: CGPoint(x: 48.355, y: 11.874),
        control2: CGPoint(x: 49.79, y: 11.205))
      path.addCurve(
        to: CGPoint(x: 52.581, y: 14.881), control1: CGPoint(x: 52.385, y: 12.149),
        control2: CGPoint(x: 53.054, y: 13.584))
      path.closeSubpath()
    }

    private static func outline65(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 55.359, y: 11.636))
      path.addLine(to: CGPoint(x: 62.876, y: 14.372))
      path.addLine(to: CGPoint(x: 60.14, y: 21.889))
      path.addLine(to: CGPoint(x: 52.623, y: 19.153))
      path.closeSubpath()
    }

    private static func outline66(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 60.099, y: 17.617))
      path.addCurve(
        to: CGPoint(x: 56.895, y: 19.112), control1: CGPoint(x: 59.627, y: 18.915),
        control2: CGPoint(x: 58.192, y: 19.584))
      path.addCurve(
        to: CGPoint(x: 55.4, y: 15.907), control1: CGPoint(x: 55.597, y: 18.639),
        control2: CGPoint(x: 54.928, y: 17.205))
      path.addCurve(
        to: CGPoint(x: 58.605, y: 14.413), control1: CGPoint(x: 55.873, y: 14.61),
        control2: CGPoint(x: 57.307, y: 13.941))
      path.addCurve(
        to: CGPoint(x: 60.099, y: 17.617), control1: CGPoint(x: 59.902, y: 14.885),
        control2: CGPoint(x: 60.571, y: 16.32))
      path.closeSubpath()
    }

    private static func outline67(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 62.876, y: 14.372))
      path.addLine(to: CGPoint(x: 70.394, y: 17.108))
      path.addLine(to: CGPoint(x: 67.658, y: 24.625))
      path.addLine(to: CGPoint(x: 60.14, y: 21.889))
      path.closeSubpath()
    }

    private static func outline68(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 67.616, y: 20.354))
      path.addCurve(
        to: CGPoint(x: 64.412, y: 21.848), control1: CGPoint(x: 67.144, y: 21.651),
        control2: CGPoint(x: 65.71, y: 22.32))
      path.addCurve(
        to: CGPoint(x: 62.918, y: 18.644), control1: CGPoint(x: 63.115, y: 21.376),
        control2: CGPoint(x: 62.446, y: 19.941))
      path.addCurve(
        to: CGPoint(x: 66.122, y: 17.149), control1: CGPoint(x: 63.39, y: 17.346),
        control2: CGPoint(x: 64.825, y: 16.677))
      path.addCurve(
        to: CGPoint(x: 67.616, y: 20.354), control1: CGPoint(x: 67.42, y: 17.622),
        control2: CGPoint(x: 68.089, y: 19.056))
      path.closeSubpath()
    }

    private static func outline69(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 45.105, y: 16.417))
      path.addLine(to: CGPoint(x: 52.623, y: 19.153))
      path.addLine(to: CGPoint(x: 49.887, y: 26.671))
      path.addLine(to: CGPoint(x: 42.369, y: 23.935))
      path.closeSubpath()
    }

    private static func outline70(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 49.845, y: 22.399))
      path.addCurve(
        to: CGPoint(x: 46.641, y: 23.893), control1: CGPoint(x: 49.373, y: 23.696),
        control2: CGPoint(x: 47.938, y: 24.365))
      path.addCurve(
        to: CGPoint(x: 45.147, y: 20.689), control1: CGPoint(x: 45.343, y: 23.421),
        control2: CGPoint(x: 44.674, y: 21.986))
      path.addCurve(
        to: CGPoint(x: 48.351, y: 19.195), control1: CGPoint(x: 45.619, y: 19.391),
        control2: CGPoint(x: 47.054, y: 18.722))
      path.addCurve(
        to: CGPoint(x: 49.845, y: 22.399), control1: CGPoint(x: 49.648, y: 19.667),
        control2: CGPoint(x: 50.317, y: 21.101))
      path.closeSubpath()
    }

    private static func outline71(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 52.623, y: 19.153))
      path.addLine(to: CGPoint(x: 60.14, y: 21.889))
      path.addLine(to: CGPoint(x: 57.404, y: 29.407))
      path.addLine(to: CGPoint(x: 49.887, y: 26.671))
      path.closeSubpath()
    }

    private static func outline72(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 57.363, y: 25.135))
      path.addCurve(
        to: CGPoint(x: 54.158, y: 26.629), control1: CGPoint(x: 56.89, y: 26.432),
        control2: CGPoint(x: 55.456, y: 27.101))
      path.addCurve(
        to: CGPoint(x: 52.664, y: 23.425), control1: CGPoint(x: 52.861, y: 26.157),
        control2: CGPoint(x: 52.192, y: 24.722))
      path.addCurve(
        to: CGPoint(x: 55.869, y: 21.931), control1: CGPoint(x: 53.136, y: 22.127),
        control2: CGPoint(x: 54.571, y: 21.459))
      path.addCurve(
        to: CGPoint(x: 57.363, y: 25.135), control1: CGPoint(x: 57.166, y: 22.403),
        control2: CGPoint(x: 57.835, y: 23.838))
      path.closeSubpath()
    }

    private static func outline73(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 60.14, y: 21.889))
      path.addLine(to: CGPoint(x: 67.658, y: 24.625))
      path.addLine(to: CGPoint(x: 64.922, y: 32.143))
      path.addLine(to: CGPoint(x: 57.404, y: 29.407))
      path.closeSubpath()
    }

    private static func outline74(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 64.88, y: 27.871))
      path.addCurve(
        to: CGPoint(x: 61.676, y: 29.365), control1: CGPoint(x: 64.408, y: 29.169),
        control2: CGPoint(x: 62.973, y: 29.838))
      path.addCurve(
        to: CGPoint(x: 60.182, y: 26.161), control1: CGPoint(x: 60.379, y: 28.893),
        control2: CGPoint(x: 59.71, y: 27.459))
      path.addCurve(
        to: CGPoint(x: 63.386, y: 24.667), control1: CGPoint(x: 60.654, y: 24.864),
        control2: CGPoint(x: 62.089, y: 24.195))
      path.addCurve(
        to: CGPoint(x: 64.88, y: 27.871), control1: CGPoint(x: 64.684, y: 25.139),
        control2: CGPoint(x: 65.352, y: 26.574))
      path.closeSubpath()
    }

    private static func outline75(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 42.369, y: 23.935))
      path.addLine(to: CGPoint(x: 49.887, y: 26.671))
      path.addLine(to: CGPoint(x: 47.15, y: 34.188))
      path.addLine(to: CGPoint(x: 39.633, y: 31.452))
      path.closeSubpath()
    }

    private static func outline76(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 47.109, y: 29.916))
      path.addCurve(
        to: CGPoint(x: 43.905, y: 31.411), control1: CGPoint(x: 46.637, y: 31.214),
        control2: CGPoint(x: 45.202, y: 31.883))
      path.addCurve(
        to: CGPoint(x: 42.411, y: 28.206), control1: CGPoint(x: 42.607, y: 30.938),
        control2: CGPoint(x: 41.938, y: 29.504))
      path.addCurve(
        to: CGPoint(x: 45.615, y: 26.712), control1: CGPoint(x: 42.883, y: 26.909),
        control2: CGPoint(x: 44.317, y: 26.24))
      path.addCurve(
        to: CGPoint(x: 47.109, y: 29.916), control1: CGPoint(x: 46.912, y: 27.184),
        control2: CGPoint(x: 47.581, y: 28.619))
      path.closeSubpath()
    }

    private static func outline77(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 49.887, y: 26.671))
      path.addLine(to: CGPoint(x: 57.404, y: 29.407))
      path.addLine(to: CGPoint(x: 54.668, y: 36.924))
      path.addLine(to: CGPoint(x: 47.15, y: 34.188))
      path.closeSubpath()
    }

    private static func outline78(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 54.627, y: 32.653))
      path.addCurve(
        to: CGPoint(x: 51.422, y: 34.147), control1: CGPoint(x: 54.154, y: 33.95),
        control2: CGPoint(x: 52.72, y: 34.619))
      path.addCurve(
        to: CGPoint(x: 49.928, y: 30.942), control1: CGPoint(x: 50.125, y: 33.675),
        control2: CGPoint(x: 49.456, y: 32.24))
      path.addCurve(
        to: CGPoint(x: 53.132, y: 29.448), control1: CGPoint(x: 50.4, y: 29.645),
        control2: CGPoint(x: 51.835, y: 28.976))
      path.addCurve(
        to: CGPoint(x: 54.627, y: 32.653), control1: CGPoint(x: 54.43, y: 29.921),
        control2: CGPoint(x: 55.099, y: 31.355))
      path.closeSubpath()
    }

    private static func outline79(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 57.404, y: 29.407))
      path.addLine(to: CGPoint(x: 64.922, y: 32.143))
      path.addLine(to: CGPoint(x: 62.186, y: 39.661))
      path.addLine(to: CGPoint(x: 54.668, y: 36.924))
      path.closeSubpath()
    }

    private static func outline80(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 62.144, y: 35.389))
      path.addCurve(
        to: CGPoint(x: 58.94, y: 36.883), control1: CGPoint(x: 61.672, y: 36.686),
        control2: CGPoint(x: 60.237, y: 37.355))
      path.addCurve(
        to: CGPoint(x: 57.446, y: 33.679), control1: CGPoint(x: 57.642, y: 36.411),
        control2: CGPoint(x: 56.973, y: 34.976))
      path.addCurve(
        to: CGPoint(x: 60.65, y: 32.184), control1: CGPoint(x: 57.918, y: 32.381),
        control2: CGPoint(x: 59.352, y: 31.712))
      path.addCurve(
        to: CGPoint(x: 62.144, y: 35.389), control1: CGPoint(x: 61.947, y: 32.657),
        control2: CGPoint(x: 62.616, y: 34.091))
      path.closeSubpath()
    }

    private static func outline81(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 39.633, y: 31.452))
      path.addLine(to: CGPoint(x: 47.15, y: 34.188))
      path.addLine(to: CGPoint(x: 44.414, y: 41.706))
      path.addLine(to: CGPoint(x: 36.897, y: 38.97))
      path.closeSubpath()
    }

    private static func outline82(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 44.373, y: 37.434))
      path.addCurve(
        to: CGPoint(x: 41.169, y: 38.928), control1: CGPoint(x: 43.901, y: 38.731),
        control2: CGPoint(x: 42.466, y: 39.4))
      path.addCurve(
        to: CGPoint(x: 39.674, y: 35.724), control1: CGPoint(x: 39.871, y: 38.456),
        control2: CGPoint(x: 39.202, y: 37.021))
      path.addCurve(
        to: CGPoint(x: 42.879, y: 34.23), control1: CGPoint(x: 40.147, y: 34.426),
        control2: CGPoint(x: 41.581, y: 33.757))
      path.addCurve(
        to: CGPoint(x: 44.373, y: 37.434), control1: CGPoint(x: 44.176, y: 34.702),
        control2: CGPoint(x: 44.845, y: 36.137))
      path.closeSubpath()
    }

    private static func outline83(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 47.15, y: 34.188))
      path.addLine(to: CGPoint(x: 54.668, y: 36.924))
      path.addLine(to: CGPoint(x: 51.932, y: 44.442))
      path.addLine(to: CGPoint(x: 44.414, y: 41.706))
      path.closeSubpath()
    }

    private static func outline84(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 51.89, y: 40.17))
      path.addCurve(
        to: CGPoint(x: 48.686, y: 41.664), control1: CGPoint(x: 51.418, y: 41.468),
        control2: CGPoint(x: 49.984, y: 42.137))
      path.addCurve(
        to: CGPoint(x: 47.192, y: 38.46), control1: CGPoint(x: 47.389, y: 41.192),
        control2: CGPoint(x: 46.72, y: 39.757))
      path.addCurve(
        to: CGPoint(x: 50.396, y: 36.966), control1: CGPoint(x: 47.664, y: 37.163),
        control2: CGPoint(x: 49.099, y: 36.494))
      path.addCurve(
        to: CGPoint(x: 51.89, y: 40.17), control1: CGPoint(x: 51.694, y: 37.438),
        control2: CGPoint(x: 52.363, y: 38.873))
      path.closeSubpath()
    }

    private static func outline85(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 54.668, y: 36.924))
      path.addLine(to: CGPoint(x: 62.186, y: 39.661))
      path.addLine(to: CGPoint(x: 59.449, y: 47.178))
      path.addLine(to: CGPoint(x: 51.932, y: 44.442))
      path.closeSubpath()
    }

    private static func outline86(_ path: CGMutablePath) {
      path.move(to: CGPoint(x: 59.408, y: 42.906))
      path.addCurve(
        to: CGPoint(x: 56.204, y: 44.4), control1: CGPoint(x: 58.936, y: 44.204),
        control2: CGPoint(x: 57.501, y: 44.873))
      path.addCurve(
        to: CGPoint(x: 54.709, y: 41.196), control1: CGPoint(x: 54.906, y: 43.928),
        control2: CGPoint(x: 54.237, y: 42.494))
      path.addCurve(
        to: CGPoint(x: 57.914, y: 39.702), control1: CGPoint(x: 55.182, y: 39.899),
        control2: CGPoint(x: 56.616, y: 39.23))
      path.addCurve(
        to: CGPoint(x: 59.408, y: 42.906), control1: CGPoint(x: 59.211, y: 40.174),
        control2: CGPoint(x: 59.88, y: 41.609))
      path.closeSubpath()
    }
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
      add(outline1, to: context)
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
    private static func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
      let path = CGMutablePath()
      outline(path)
      context.addPath(path)
    }

    private static func outline1(_ path: CGMutablePath) {
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 20))
    }

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
