import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// What makes two gradients the same definition.
struct SVGGradientKey: Hashable {
  var gradient: LinearGradientPaint
  var transform: CGAffineTransform
}

extension SVGDocumentBuilder {
  /// Returns a gradient as a paint, and writes its definition if it is new.
  ///
  /// A gradient without length is its last stop's colour, as the rasterizer draws it.
  mutating func paint(
    _ gradient: LinearGradientPaint, transform: CGAffineTransform, opacity: Double
  ) -> SVGPaint? {
    guard let last = gradient.stops.last else { return nil }
    if gradient.stops.count == 1 || gradient.startPoint == gradient.endPoint {
      return SVGPaint(last.color, opacity: opacity)
    }
    let stops = SVGGradientStops(gradient.stops).stops
    let (number, isNew) = gradientNumber(
      SVGGradientKey(gradient: gradient, transform: transform))
    if isNew {
      define(gradient, stops: stops, transform: transform, id: id("g", number))
    }
    return SVGPaint(.gradient(id: id("g", number)), opacity: opacity)
  }

  private mutating func define(
    _ gradient: LinearGradientPaint, stops: [SVGGradientStops.Stop],
    transform: CGAffineTransform, id: String
  ) {
    definitions.append(literal: "<linearGradient id=\"")
    definitions.append(id)
    definitions.append(literal: "\" gradientUnits=\"userSpaceOnUse\"")
    let ends: [(StaticString, CGFloat)] = [
      (" x1=\"", gradient.startPoint.x), (" y1=\"", gradient.startPoint.y),
      (" x2=\"", gradient.endPoint.x), (" y2=\"", gradient.endPoint.y),
    ]
    let digits = SVGNumber.digits(writer.fractionDigits, under: transform)
    for (name, value) in ends {
      definitions.append(literal: name)
      SVGNumber.appendLength(value, fractionDigits: digits, to: &definitions)
      definitions.append(UInt8(ascii: "\""))
    }
    if !transform.isIdentity {
      definitions.append(literal: " gradientTransform=\"")
      SVGNumber.append(transform, to: &definitions)
      definitions.append(UInt8(ascii: "\""))
    }
    definitions.append(literal: ">\n")
    for stop in stops {
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
    definitions.append(literal: "</linearGradient>\n")
  }
}
