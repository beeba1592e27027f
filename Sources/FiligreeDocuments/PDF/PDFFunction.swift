import FiligreePaths
import Foundation

/// Functions of one number: what shadings take their colors from (ISO 32000-1, 7.10).
enum PDFFunction {
  /// How often a gradient may be repeated.
  static let repeatLimit = 1000

  /// The function of stops over 0…1; with `isOpacity` it is that of the opacity alone.
  ///
  /// Parts between stops at one place are left out: the jump is between the parts around it.
  static func text(_ stops: [SVGGradientStops.Stop], isOpacity: Bool) -> [UInt8] {
    func values(_ stop: SVGGradientStops.Stop) -> [CGFloat] { Self.values(stop, isOpacity) }
    var parts: [(end: Double, from: [CGFloat], to: [CGFloat])] = []
    var at = 0.0
    var before = stops.first.map(values) ?? []
    for stop in stops {
      let next = values(stop)
      if stop.location > at {
        parts.append((stop.location, before, next))
        at = stop.location
      }
      before = next
    }
    if at < 1 { parts.append((1, before, before)) }
    let texts = parts.map { part -> [UInt8] in
      var text: [UInt8] = []
      text.append(literal: "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 ")
      text.append(contentsOf: PDFText.array(part.from, digits: 4))
      text.append(literal: " /C1 ")
      text.append(contentsOf: PDFText.array(part.to, digits: 4))
      text.append(literal: " >>")
      return text
    }
    if texts.count == 1 { return texts[0] }
    return stitched(
      texts, bounds: parts.dropLast().map { CGFloat($0.end) },
      encode: parts.map { _ in (0, 1) }, domain: (0, 1))
  }

  /// A function over `low`…`high` that repeats, or mirrors, one over 0…1; nil if that would be too often.
  static func repeated(
    _ number: Int, from low: CGFloat, to high: CGFloat, isMirrored: Bool
  ) -> [UInt8]? {
    guard low < high, high - low < CGFloat(repeatLimit), abs(low) < 1e9, abs(high) < 1e9 else {
      return nil
    }
    var bounds: [CGFloat] = []
    var encode: [(CGFloat, CGFloat)] = []
    var k = low.rounded(.down)
    while k < high {
      let (from, to) = (max(low, k) - k, min(high, k + 1) - k)
      let isBackwards = isMirrored && !k.truncatingRemainder(dividingBy: 2).isZero
      encode.append(isBackwards ? (1 - from, 1 - to) : (from, to))
      if k + 1 < high { bounds.append(k + 1) }
      k += 1
    }
    let reference = Array("\(number) 0 R".utf8)
    return stitched(
      encode.map { _ in reference }, bounds: bounds, encode: encode, domain: (low, high))
  }

  /// A function over `low`…`high` that is one over 0…1 where that is, and its ends' values elsewhere.
  static func extended(
    _ function: [UInt8], from low: CGFloat, to high: CGFloat, stops: [SVGGradientStops.Stop],
    isOpacity: Bool
  ) -> [UInt8] {
    func constant(_ stop: SVGGradientStops.Stop?) -> [UInt8] {
      let values = stop.map { Self.values($0, isOpacity) } ?? []
      let array = PDFText.array(values, digits: 4)
      return Array("<< /FunctionType 2 /Domain [0 1] /N 1 /C0 ".utf8) + array
        + Array(" /C1 ".utf8) + array + Array(" >>".utf8)
    }
    var texts = [function]
    var bounds: [CGFloat] = []
    if low < 0 {
      texts.insert(constant(stops.first), at: 0)
      bounds.append(0)
    }
    if high > 1 {
      texts.append(constant(stops.last))
      bounds.append(1)
    }
    return stitched(
      texts, bounds: bounds, encode: texts.map { _ in (0, 1) }, domain: (low, high))
  }

  private static func values(_ stop: SVGGradientStops.Stop, _ isOpacity: Bool) -> [CGFloat] {
    isOpacity ? [CGFloat(stop.alpha)] : (0..<3).map { CGFloat(stop.levels[$0]) / 255 }
  }

  private static func stitched(
    _ functions: [[UInt8]], bounds: [CGFloat], encode: [(CGFloat, CGFloat)],
    domain: (CGFloat, CGFloat)
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.append(literal: "<< /FunctionType 3 /Domain ")
    text.append(contentsOf: PDFText.array([domain.0, domain.1]))
    text.append(literal: " /Functions [")
    for function in functions {
      text.append(UInt8(ascii: " "))
      text.append(contentsOf: function)
    }
    text.append(literal: " ] /Bounds ")
    text.append(contentsOf: PDFText.array(bounds))
    text.append(literal: " /Encode ")
    text.append(contentsOf: PDFText.array(encode.flatMap { [$0.0, $0.1] }))
    text.append(literal: " >>")
    return text
  }
}
