import FiligreeDrawing
import FiligreePixels

/// Draws scenes into floats: the bands and spans of `BandRenderer`, blended in floating-point numbers.
enum FloatPainter {
  /// Draws a scene; without a background over what is there.
  static func draw(
    _ scene: borrowing Scene, into pixels: UnsafeMutablePointer<FloatPixel>, stride: Int,
    _ mode: ColorMode, _ background: FloatPixel?, workers: Workers
  ) {
    let geometry = scene.geometry
    workers.forEachIndex(
      below: geometry.bandCount, makeState: { State(geometry) },
      { state, band in
        let top = band << Int(geometry.bandShift)
        let target = pixels + top * stride
        if let background {
          for row in 0..<min(geometry.bandHeight, geometry.height - top) {
            (target + row * stride).update(repeating: background, count: geometry.width)
          }
        }
        let colors = state.colors
        state.renderer.forEachRow(of: band, in: scene) { draw, row, spans in
          guard case .floats(let source) = draw.source else { return }
          let line = target + row * stride
          for i in 0..<spans.count {
            let span = spans.spans[i]
            source.pointee.fetch(
              span.start, span.end, row: Int32(truncatingIfNeeded: top + row), into: colors)
            paint(span, spans.masks, colors, line, draw.blendMode, mode)
          }
        }
      })
  }

  private static func paint(
    _ span: Span, _ masks: UnsafePointer<UInt8>, _ colors: UnsafePointer<FloatPixel>,
    _ line: UnsafeMutablePointer<FloatPixel>, _ blend: BlendMode, _ mode: ColorMode
  ) {
    let pixels = line + Int(span.start)
    let count = Int(span.end &- span.start)
    if let coverage = span.coverage {
      let part = Float(coverage) / 255
      for i in 0..<count {
        pixels[i] = FloatBlending.blend(blend, colors[i], pixels[i], part, mode)
      }
    } else {
      let masks = masks + Int(span.mask)
      for i in 0..<count where masks[i] != 0 {
        pixels[i] = FloatBlending.blend(blend, colors[i], pixels[i], Float(masks[i]) / 255, mode)
      }
    }
  }

  /// What a thread draws with.
  private struct State: ~Copyable {
    var renderer: BandRenderer
    let colors: UnsafeMutablePointer<FloatPixel>

    init(_ geometry: TileGeometry) {
      renderer = BandRenderer(geometry)
      colors = .allocate(capacity: geometry.width)
      colors.initialize(repeating: FloatPixel(), count: geometry.width)
    }

    deinit {
      colors.deallocate()
    }
  }
}
