import FiligreeBase
import FiligreePaths
import Foundation

/// Reads the paints of one glyph from a `COLR` table of version 1 (OpenType 1.9, "Paint tables").
struct GlyphPaintReader {
  private let colors: ColorTable
  private let table: FontTable
  private let outline: (UInt32) -> Path
  /// Paints that may still be read.
  private var budget = ColorTable.paintLimit
  /// Colors of gradients and terms of deltas that may still be read.
  private var work = ColorTable.workLimit

  init(_ colors: ColorTable, _ outline: @escaping (UInt32) -> Path) {
    self.colors = colors
    table = colors.table
    self.outline = outline
  }

  /// The paint at a place; nil if it is damaged, or if there are too many.
  mutating func paint(at: Int, depth: Int) -> GlyphPaint? {
    budget -= 1
    guard budget >= 0, depth < ColorTable.depthLimit, let format = table.uint8(at) else {
      return nil
    }
    switch format {
    case 1: return layers(at, depth)
    case 2, 3:
      guard let fields = fields(at, 3, base: format == 3 ? 5 : nil),
        let index = table.uint16(at + 1), let alpha = fields.fraction(3)
      else { return nil }
      return colors.color(index, alpha: alpha).map { .color($0) }
    case 4, 5: return linear(at, isVariable: format == 5)
    case 6, 7: return radial(at, isVariable: format == 7)
    case 8, 9: return sweep(at, isVariable: format == 9)
    case 10:
      guard let part = child(at, 1, depth), let glyph = table.uint16(at + 4) else { return nil }
      return .glyph(outline(UInt32(glyph)), part)
    case 11:
      guard let glyph = table.uint16(at + 1), let root = colors.root(of: glyph),
        let part = paint(at: root, depth: depth + 1)
      else { return nil }
      work -= 6 * (colors.variations?.widest ?? 0)
      return colors.clipBox(of: glyph).map { .glyph(Path($0), part) } ?? part
    case 12...31:
      guard let part = child(at, 1, depth), let map = transform(at, format) else { return nil }
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
      guard let place = colors.layer(i), let part = paint(at: place, depth: depth + 1) else {
        return nil
      }
      paints.append(part)
    }
    return .layers(paints)
  }

  /// The numbers of a record; nil if it is damaged, or if too many have been read.
  private mutating func fields(_ at: Int, _ first: Int, base: Int?) -> VariableFields? {
    if base != nil { work -= 6 * (colors.variations?.widest ?? 0) }
    return work >= 0 ? VariableFields(colors, at, first: first, base: base) : nil
  }

  // MARK: Transforms

  /// The transform of a record; odd formats are those that vary of the even ones before them.
  private mutating func transform(_ at: Int, _ format: Int) -> CGAffineTransform? {
    let isVariable = format % 2 == 1
    if format & ~1 == 12 { return affine(at, isVariable: isVariable) }
    // How many numbers there are, of which the last two are a point where there is one.
    let counts = [14: 2, 16: 2, 18: 4, 20: 1, 22: 3, 24: 1, 26: 3, 28: 2, 30: 4]
    guard let count = counts[format & ~1],
      let fields = fields(at, 4, base: isVariable ? 4 + 2 * count : nil)
    else { return nil }
    func fraction(_ i: Int) -> Double? { fields.fraction(4 + 2 * i) }
    func around(_ map: CGAffineTransform) -> CGAffineTransform? {
      guard count > 2 else { return map }
      guard let x = fields.coordinate(2 * count), let y = fields.coordinate(2 + 2 * count) else {
        return nil
      }
      return CGAffineTransform(translationX: -x, y: -y).concatenating(map)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    switch format & ~1 {
    case 14:
      guard let x = fields.coordinate(4), let y = fields.coordinate(6) else { return nil }
      return CGAffineTransform(translationX: x, y: y)
    case 16, 18:
      guard let x = fraction(0), let y = fraction(1) else { return nil }
      return around(CGAffineTransform(scaleX: x, y: y))
    case 20, 22:
      return fraction(0).flatMap { around(CGAffineTransform(scaleX: $0, y: $0)) }
    case 24, 26:
      return fraction(0).flatMap { around(CGAffineTransform(rotationAngle: $0 * .pi)) }
    default:
      guard let x = fraction(0), let y = fraction(1) else { return nil }
      let tangents = [x, y].map { angle in
        let (sine, cosine) = sincos(angle * .pi)
        return sine / cosine
      }
      guard tangents.allSatisfy(\.isFinite) else { return nil }
      // Along x to the left for a positive angle, as counter-clockwise angles ask for.
      return around(CGAffineTransform(a: 1, b: tangents[1], c: -tangents[0], d: 1, tx: 0, ty: 0))
    }
  }

  private mutating func affine(_ at: Int, isVariable: Bool) -> CGAffineTransform? {
    guard let offset = table.uint24(at + 4),
      let fields = fields(at + offset, 0, base: isVariable ? 24 : nil)
    else { return nil }
    let values = (0..<6).compactMap { fields.fixed(4 * $0) }
    guard values.count == 6 else { return nil }
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  // MARK: Gradients

  /// The colors of a gradient in order, and the locations of the first and the last, which are 0 and 1
  /// in the stops; nil if they are damaged.
  private struct ColorLine {
    var stops: [GlyphGradient.Stop]
    var first: Double
    var last: Double
    var extend: GlyphGradient.Extend
  }

  private mutating func colorLine(_ at: Int, isVariable: Bool) -> ColorLine? {
    guard let offset = table.uint24(at + 1), let count = table.uint16(at + offset + 1), count > 0
    else { return nil }
    let extend = table.uint8(at + offset).flatMap { GlyphGradient.Extend(rawValue: UInt8($0)) }
    let size = isVariable ? 10 : 6
    var stops: [(location: Double, color: GlyphColor)] = []
    for i in 0..<min(count, ColorTable.paintLimit) {
      let place = at + offset + 3 + size * i
      work -= 1
      // The number between the two that vary does not, and has no delta.
      guard let fields = fields(place, 0, base: isVariable ? 6 : nil),
        let location = fields.fraction(0), let index = table.uint16(place + 2),
        let alpha = fields.fraction(4, delta: 1), let color = colors.color(index, alpha: alpha)
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

  private mutating func linear(_ at: Int, isVariable: Bool) -> GlyphPaint? {
    guard let fields = fields(at, 4, base: isVariable ? 16 : nil) else { return nil }
    let values = (0..<6).compactMap { fields.coordinate(4 + 2 * $0) }
    guard values.count == 6, let line = colorLine(at, isVariable: isVariable) else { return nil }
    let start = CGPoint(x: values[0], y: values[1])
    let (dx, dy) = (values[2] - values[0], values[3] - values[1])
    // Colors are the same along lines through the third point: the gradient goes across them.
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

  private mutating func radial(_ at: Int, isVariable: Bool) -> GlyphPaint? {
    guard let fields = fields(at, 4, base: isVariable ? 16 : nil),
      let x0 = fields.coordinate(4), let y0 = fields.coordinate(6), let r0 = fields.length(8),
      let x1 = fields.coordinate(10), let y1 = fields.coordinate(12), let r1 = fields.length(14),
      let line = colorLine(at, isVariable: isVariable)
    else { return nil }
    guard line.last > line.first else { return edge(line) }
    func circle(_ t: Double) -> (CGPoint, CGFloat) {
      (
        CGPoint(x: x0 + t * (x1 - x0), y: y0 + t * (y1 - y0)),
        max(0, r0 + t * (r1 - r0))
      )
    }
    let ((a, r), (b, s)) = (circle(line.first), circle(line.last))
    return gradient(line, .radial(a, r, b, s))
  }

  private mutating func sweep(_ at: Int, isVariable: Bool) -> GlyphPaint? {
    guard let fields = fields(at, 4, base: isVariable ? 12 : nil),
      let x = fields.coordinate(4), let y = fields.coordinate(6), let from = fields.fraction(8),
      let to = fields.fraction(10),
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

  /// A gradient whose colors are all in one place: the last color, if it goes on, else nothing.
  private func edge(_ line: ColorLine) -> GlyphPaint {
    guard line.extend == .pad, let last = line.stops.last else { return GlyphPaint.none }
    return .color(last.color)
  }
}
