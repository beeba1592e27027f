import FiligreePaths
import Foundation

/// Reads the paints of one glyph from a `COLR` table of version 1 (OpenType 1.9, "Paint tables").
struct GlyphPaintReader {
  private let colours: ColourTable
  private let table: FontTable
  private let outline: (UInt32) -> Path
  /// Paints that may still be read.
  private var budget = ColourTable.paintLimit

  init(_ colours: ColourTable, _ outline: @escaping (UInt32) -> Path) {
    self.colours = colours
    table = colours.table
    self.outline = outline
  }

  /// The paint at a place; nil if it is damaged, or if there are too many.
  mutating func paint(at: Int, depth: Int) -> GlyphPaint? {
    budget -= 1
    guard budget >= 0, depth < ColourTable.depthLimit, let format = table.uint8(at) else {
      return nil
    }
    switch format {
    case 1: return layers(at, depth)
    case 2, 3:
      guard let index = table.uint16(at + 1), let alpha = table.fraction(at + 3) else { return nil }
      return colours.color(index, alpha: alpha).map { .color($0) }
    case 4, 5: return linear(at, isVariable: format == 5)
    case 6, 7: return radial(at, isVariable: format == 7)
    case 8, 9: return sweep(at, isVariable: format == 9)
    case 10:
      guard let part = child(at, 1, depth), let glyph = table.uint16(at + 4) else { return nil }
      return .glyph(outline(UInt32(glyph)), part)
    case 11:
      guard let glyph = table.uint16(at + 1), let root = colours.root(of: glyph),
        let part = paint(at: root, depth: depth + 1)
      else { return nil }
      return colours.clipBox(of: glyph).map { .glyph(Path($0), part) } ?? part
    case 12...31:
      guard let part = child(at, 1, depth), let map = transform(at, format & ~1) else { return nil }
      return .transformed(map, part)
    case 32:
      guard let source = child(at, 1, depth), let number = table.uint8(at + 4),
        let mode = GlyphCompositeMode(rawValue: UInt8(number)), let backdrop = child(at, 5, depth)
      else { return nil }
      return .composite(source, mode, over: backdrop)
    // What later versions of the format add is not there.
    default: return GlyphPaint.none
    }
  }

  private mutating func child(_ at: Int, _ place: Int, _ depth: Int) -> GlyphPaint? {
    guard let offset = table.uint24(at + place), offset > 0 else { return nil }
    return paint(at: at + offset, depth: depth + 1)
  }

  private mutating func layers(_ at: Int, _ depth: Int) -> GlyphPaint? {
    guard let count = table.uint8(at + 1), let first = table.uint32(at + 2) else { return nil }
    var paints: [GlyphPaint] = []
    for i in first..<(first + count) {
      guard let place = colours.layer(i), let part = paint(at: place, depth: depth + 1) else {
        return nil
      }
      paints.append(part)
    }
    return .layers(paints)
  }

  // MARK: Transforms

  private func transform(_ at: Int, _ format: Int) -> CGAffineTransform? {
    // The last two numbers of those that are about a point are that point.
    func around(_ place: Int, _ map: CGAffineTransform) -> CGAffineTransform? {
      guard let x = table.int16(at + place), let y = table.int16(at + place + 2) else { return nil }
      return CGAffineTransform(translationX: -x, y: -y).concatenating(map)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    func fractions(_ count: Int) -> [Double]? {
      let found = (0..<count).compactMap { table.fraction(at + 4 + 2 * $0) }
      return found.count == count ? found : nil
    }
    switch format {
    case 12:
      guard let offset = table.uint24(at + 4) else { return nil }
      let values = (0..<6).compactMap { table.fixed(at + offset + 4 * $0) }
      guard values.count == 6 else { return nil }
      return CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case 14:
      guard let x = table.int16(at + 4), let y = table.int16(at + 6) else { return nil }
      return CGAffineTransform(translationX: x, y: y)
    case 16, 18:
      guard let scale = fractions(2) else { return nil }
      let map = CGAffineTransform(scaleX: scale[0], y: scale[1])
      return format == 16 ? map : around(8, map)
    case 20, 22:
      guard let scale = fractions(1) else { return nil }
      let map = CGAffineTransform(scaleX: scale[0], y: scale[0])
      return format == 20 ? map : around(6, map)
    case 24, 26:
      guard let angle = fractions(1) else { return nil }
      let map = CGAffineTransform(rotationAngle: angle[0] * .pi)
      return format == 24 ? map : around(6, map)
    case 28, 30:
      guard let angles = fractions(2) else { return nil }
      let tangents = angles.map { angle in
        let (sine, cosine) = sincos(angle * .pi)
        return sine / cosine
      }
      guard tangents.allSatisfy(\.isFinite) else { return nil }
      // Along x to the left for a positive angle, as counter-clockwise angles ask for.
      let map = CGAffineTransform(a: 1, b: tangents[1], c: -tangents[0], d: 1, tx: 0, ty: 0)
      return format == 28 ? map : around(8, map)
    default: return nil
    }
  }

  // MARK: Gradients

  /// The colours of a gradient in order, and the locations of the first and the last, which are 0 and 1
  /// in the stops; nil if they are damaged.
  private struct ColorLine {
    var stops: [GlyphGradient.Stop]
    var first: Double
    var last: Double
    var extend: GlyphGradient.Extend
  }

  private func colorLine(_ at: Int, isVariable: Bool) -> ColorLine? {
    guard let offset = table.uint24(at + 1), let count = table.uint16(at + offset + 1), count > 0
    else { return nil }
    let extend = table.uint8(at + offset).flatMap { GlyphGradient.Extend(rawValue: UInt8($0)) }
    let size = isVariable ? 10 : 6
    var stops: [(location: Double, color: GlyphColor)] = []
    for i in 0..<min(count, ColourTable.paintLimit) {
      let place = at + offset + 3 + size * i
      guard let location = table.fraction(place), let index = table.uint16(place + 2),
        let alpha = table.fraction(place + 4), let color = colours.color(index, alpha: alpha)
      else { return nil }
      stops.append((location, color))
    }
    // Stable: of equal locations the first one stays first.
    let sorted = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    let (first, last) = (sorted[0].location, sorted[sorted.count - 1].location)
    let span = last - first
    return ColorLine(
      stops: sorted.enumerated().map { i, stop in
        GlyphGradient.Stop(
          location: span > 0 ? (stop.location - first) / span : i == 0 ? 0 : 1, color: stop.color)
      }, first: first, last: last, extend: extend ?? .pad)
  }

  private func gradient(_ line: ColorLine, _ shape: GlyphGradient.Shape) -> GlyphPaint {
    .gradient(GlyphGradient(shape: shape, stops: line.stops, extend: line.extend))
  }

  private func linear(_ at: Int, isVariable: Bool) -> GlyphPaint? {
    let values = (0..<6).compactMap { table.int16(at + 4 + 2 * $0) }
    guard values.count == 6, let line = colorLine(at, isVariable: isVariable) else { return nil }
    let start = CGPoint(x: values[0], y: values[1])
    let (dx, dy) = (values[2] - values[0], values[3] - values[1])
    // Colours are the same along lines through the third point: the gradient goes across them.
    let (sx, sy) = (values[4] - values[0], values[5] - values[1])
    let length = sx * sx + sy * sy
    let across = dx * sy - dy * sx
    guard length > 0, across != 0 else { return GlyphPaint.none }
    let (vx, vy) = (across * sy / length, -across * sx / length)
    guard line.last > line.first else { return edge(line) }
    func point(_ t: Double) -> CGPoint {
      CGPoint(x: Double(start.x) + t * vx, y: Double(start.y) + t * vy)
    }
    return gradient(line, .linear(point(line.first), point(line.last)))
  }

  private func radial(_ at: Int, isVariable: Bool) -> GlyphPaint? {
    guard let x0 = table.int16(at + 4), let y0 = table.int16(at + 6), let r0 = table.uint16(at + 8),
      let x1 = table.int16(at + 10), let y1 = table.int16(at + 12),
      let r1 = table.uint16(at + 14), let line = colorLine(at, isVariable: isVariable)
    else { return nil }
    guard line.last > line.first else { return edge(line) }
    func circle(_ t: Double) -> (CGPoint, CGFloat) {
      (
        CGPoint(x: x0 + t * (x1 - x0), y: y0 + t * (y1 - y0)),
        max(0, Double(r0) + t * Double(r1 - r0))
      )
    }
    let ((a, r), (b, s)) = (circle(line.first), circle(line.last))
    return gradient(line, .radial(a, r, b, s))
  }

  private func sweep(_ at: Int, isVariable: Bool) -> GlyphPaint? {
    guard let x = table.int16(at + 4), let y = table.int16(at + 6),
      let from = table.fraction(at + 8), let to = table.fraction(at + 10),
      var line = colorLine(at, isVariable: isVariable)
    else { return nil }
    // Half turns, less one.
    var (start, end) = ((from + 1) * .pi, (to + 1) * .pi)
    let span = end - start
    (start, end) = (start + line.first * span, start + line.last * span)
    if start > end {
      (start, end) = (end, start)
      line.stops = line.stops.reversed().map {
        GlyphGradient.Stop(location: 1 - $0.location, color: $0.color)
      }
    }
    guard end > start || line.extend == .pad else { return GlyphPaint.none }
    return gradient(line, .sweep(CGPoint(x: x, y: y), start, end))
  }

  /// A gradient whose colours are all in one place: the last colour, if it goes on, else nothing.
  private func edge(_ line: ColorLine) -> GlyphPaint {
    guard line.extend == .pad, let last = line.stops.last else { return GlyphPaint.none }
    return .color(last.color)
  }
}
