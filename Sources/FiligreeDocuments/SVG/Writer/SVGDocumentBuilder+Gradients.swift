import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// What makes two gradients the same definition.
struct SVGGradientKey: Hashable {
  var paint: Paint
  var transform: CGAffineTransform
}

extension SVGDocumentBuilder {
  /// Returns a gradient as a paint, and writes its definition if it is new.
  ///
  /// A gradient without length is its last stop's color, as the rasterizer draws it.
  mutating func paint(
    _ gradient: LinearGradientPaint, transform: CGAffineTransform, opacity: Double
  ) -> SVGPaint? {
    let drawn = gradient.drawnStops
    guard let last = drawn.last else { return nil }
    if drawn.count == 1 || gradient.startPoint == gradient.endPoint {
      return SVGPaint(last.color, opacity: opacity)
    }
    let (number, isNew) = gradientNumber(
      SVGGradientKey(paint: .linearGradient(gradient), transform: transform))
    if isNew {
      let ends: [(StaticString, CGFloat)] = [
        (" x1=\"", gradient.startPoint.x), (" y1=\"", gradient.startPoint.y),
        (" x2=\"", gradient.endPoint.x), (" y2=\"", gradient.endPoint.y),
      ]
      let length = max(
        abs(gradient.endPoint.x - gradient.startPoint.x),
        abs(gradient.endPoint.y - gradient.startPoint.y))
      define(
        "linearGradient", ends, length, drawn, gradient.spread, transform: transform,
        id: id("g", number))
    }
    return SVGPaint(.gradient(id: id("g", number)), opacity: opacity)
  }

  /// Returns a gradient as a paint, and writes its definition if it is new.
  mutating func paint(
    _ gradient: RadialGradientPaint, transform: CGAffineTransform, opacity: Double
  ) -> SVGPaint? {
    guard let last = gradient.stops.last else { return nil }
    if gradient.stops.count == 1 && gradient.drawsBeforeStart && gradient.drawsAfterEnd
      || SVGRadialGradient.isFlat(gradient)
    {
      return SVGPaint(last.color, opacity: opacity)
    }
    guard let circles = SVGRadialGradient(gradient) else { return nil }
    let (number, isNew) = gradientNumber(
      SVGGradientKey(paint: .radialGradient(gradient), transform: transform))
    if isNew {
      var ends: [(StaticString, CGFloat)] = [
        (" cx=\"", circles.endCenter.x), (" cy=\"", circles.endCenter.y),
        (" r=\"", circles.endRadius),
      ]
      if circles.startCenter != circles.endCenter {
        ends += [(" fx=\"", circles.startCenter.x), (" fy=\"", circles.startCenter.y)]
      }
      if circles.startRadius > 0 { ends.append((" fr=\"", circles.startRadius)) }
      define(
        "radialGradient", ends, circles.endRadius, circles.stops, circles.spread,
        transform: circles.transform.concatenating(transform), id: id("g", number))
    }
    return SVGPaint(.gradient(id: id("g", number)), opacity: opacity)
  }

  /// Appends a definition; `length` is how far it is from the first color to the last.
  private mutating func define(
    _ name: StaticString, _ ends: [(StaticString, CGFloat)], _ length: CGFloat,
    _ stops: [GradientStop], _ spread: GradientSpread, transform: CGAffineTransform, id: String
  ) {
    definitions.append(literal: "<")
    definitions.append(literal: name)
    definitions.append(literal: " id=\"")
    definitions.append(id)
    definitions.append(literal: "\" gradientUnits=\"userSpaceOnUse\"")
    let digits = SVGNumber.lengthDigits(
      SVGNumber.digits(writer.fractionDigits, under: transform), for: length)
    for (name, value) in ends {
      definitions.append(literal: name)
      SVGNumber.append(value, fractionDigits: digits, to: &definitions)
      definitions.append(UInt8(ascii: "\""))
    }
    switch spread {
    case .pad: break
    case .repeat: definitions.append(literal: " spreadMethod=\"repeat\"")
    case .mirror: definitions.append(literal: " spreadMethod=\"reflect\"")
    }
    if !transform.isIdentity {
      definitions.append(literal: " gradientTransform=\"")
      SVGNumber.append(transform, to: &definitions)
      definitions.append(UInt8(ascii: "\""))
    }
    definitions.append(literal: ">\n")
    for stop in SVGGradientStops(stops).stops {
      definitions.append(literal: "<stop offset=\"")
      // A millionth is 1/60 of a pixel on a page of 16,000.
      SVGNumber.append(CGFloat(stop.location), fractionDigits: 6, to: &definitions)
      definitions.append(literal: "\" stop-color=\"")
      SVGColor.append(stop.levels, to: &definitions)
      definitions.append(UInt8(ascii: "\""))
      if stop.alpha < 0.99995 {
        definitions.append(literal: " stop-opacity=\"")
        SVGColor.append(opacity: stop.alpha, to: &definitions)
        definitions.append(UInt8(ascii: "\""))
      }
      definitions.append(literal: "/>\n")
    }
    definitions.append(literal: "</")
    definitions.append(literal: name)
    definitions.append(literal: ">\n")
  }
}
