import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeSVG
import FiligreeText
import Foundation

/// Pictures and colored glyphs of text.
extension DisplayListRecorder {
  /// Draws a glyph that is a picture; `opacity` is the text's.
  package mutating func draw(_ picture: TextPicture, opacity factor: CGFloat) {
    let before = opacity
    opacity *= factor
    draw(picture.image, in: picture.rect)
    opacity = before
  }

  /// Draws a glyph in colors of its own; `foreground` is the text's color, whose opacity is that of all.
  package mutating func draw(_ glyph: TextColorGlyph, foreground: CGColor) {
    var painter = GlyphPainter(foreground: foreground.copy(alpha: 1) ?? foreground)
    let outer = transform
    concatenate(glyph.transform)
    let factor = foreground.alpha
    if opacity * factor < 1 || blendMode != .normal {
      // As one, so that what lies below is not seen through what lies above.
      layer(opacity: factor, blendMode: blendMode) { painter.draw(glyph.paint, .null, in: &$0) }
    } else {
      painter.draw(glyph.paint, .null, in: &self)
    }
    transform = outer
  }
}

/// Draws the paints of a colored glyph.
private struct GlyphPainter {
  let foreground: CGColor

  /// Draws a paint within `area`, which is a rectangle around the current clip.
  mutating func draw(
    _ paint: GlyphPaint, _ area: CGRect, in recorder: inout DisplayListRecorder
  ) {
    switch paint {
    case .none: return
    case .color, .gradient:
      if let paint = flat(paint, .identity) { recorder.fill(Path(area), with: paint) }
    case .glyph(let path, let inner):
      if let paint = flat(inner, .identity) {
        recorder.fill(path, with: paint)
      } else {
        recorder.save()
        recorder.clip(to: path)
        draw(inner, path.boundingRect, in: &recorder)
        recorder.restore()
      }
    case .transformed(let map, let inner):
      guard map.isInvertible else { return }
      let outer = recorder.transform
      recorder.concatenate(map)
      draw(inner, area.isNull ? .null : area.applying(map.inverted()), in: &recorder)
      recorder.transform = outer
    case .layers(let paints):
      for paint in paints { draw(paint, area, in: &recorder) }
    case .composite(let source, let mode, let backdrop):
      recorder.layer { recorder in
        if mode != .source, mode != .clear { draw(backdrop, area, in: &recorder) }
        guard let mode = BlendMode(mode) else { return }
        recorder.layer(blendMode: mode) { draw(source, area, in: &$0) }
      }
    case .document(let glyph):
      SVGDrawing.draw(glyph.node(foreground: foreground), in: &recorder, limits: SVGGlyph.limits)
    }
  }

  /// A color or a gradient, or one under transforms, as a paint; nil for all others, and for what has
  /// no color anywhere.
  private func flat(_ paint: GlyphPaint, _ map: CGAffineTransform) -> Paint? {
    switch paint {
    case .color(let color): .color(color.resolved(foreground))
    case .gradient(let gradient): map.isInvertible ? self.paint(gradient, map) : nil
    case .transformed(let inner, let paint): flat(paint, inner.concatenating(map))
    case .none, .glyph, .layers, .composite, .document: nil
    }
  }

  private func paint(_ gradient: GlyphGradient, _ map: CGAffineTransform) -> Paint {
    let stops = gradient.stops.map {
      GradientStop(color: $0.color.resolved(foreground), location: CGFloat($0.location))
    }
    let spread: GradientSpread =
      switch gradient.extend {
      case .pad: .pad
      case .repeat: .repeat
      case .reflect: .mirror
      }
    switch gradient.shape {
    case .linear(let start, let end):
      // Lines of one color stay parallel, though not at right angles: the end is where the line through
      // the start that is at right angles to them meets the one of the end.
      let (from, to) = (start.applying(map), end.applying(map))
      let along = CGPoint(x: start.x - (end.y - start.y), y: start.y + (end.x - start.x))
        .applying(map)
      let (sx, sy) = (along.x - from.x, along.y - from.y)
      let across = (to.x - from.x) * sy - (to.y - from.y) * sx
      let length = sx * sx + sy * sy
      let (vx, vy) = length > 0 ? (across * sy / length, -across * sx / length) : (0, 0)
      return .linearGradient(
        LinearGradientPaint(
          stops: stops, startPoint: from, endPoint: CGPoint(x: from.x + vx, y: from.y + vy),
          spread: spread))
    case .radial(let start, let radius, let end, let endRadius):
      var paint = RadialGradientPaint(
        stops: stops, startCenter: start, startRadius: radius, endCenter: end,
        endRadius: endRadius, spread: spread)
      paint.transform = map
      return .radialGradient(paint)
    case .sweep(let center, let start, let end):
      let turn = SweepTurn(stops, from: start, to: end, gradient.extend)
      var paint = ConicGradientPaint(stops: turn.stops, center: center)
      paint.transform = map
      return .conicGradient(paint)
    }
  }
}

extension BlendMode {
  /// The mode of a number in a font; nil where nothing of the source is drawn.
  fileprivate init?(_ mode: GlyphCompositeMode) {
    switch mode {
    case .clear, .destination: return nil
    case .source, .sourceOver: self = .normal
    case .destinationOver: self = .destinationOver
    case .sourceIn: self = .sourceIn
    case .destinationIn: self = .destinationIn
    case .sourceOut: self = .sourceOut
    case .destinationOut: self = .destinationOut
    case .sourceAtop: self = .sourceAtop
    case .destinationAtop: self = .destinationAtop
    case .xor: self = .xor
    case .plus: self = .plusLighter
    case .screen: self = .screen
    case .overlay: self = .overlay
    case .darken: self = .darken
    case .lighten: self = .lighten
    case .colorDodge: self = .colorDodge
    case .colorBurn: self = .colorBurn
    case .hardLight: self = .hardLight
    case .softLight: self = .softLight
    case .difference: self = .difference
    case .exclusion: self = .exclusion
    case .multiply: self = .multiply
    case .hue: self = .hue
    case .saturation: self = .saturation
    case .color: self = .color
    case .luminosity: self = .luminosity
    }
  }
}

extension CGAffineTransform {
  /// Whether it can be undone.
  fileprivate var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}
