import FiligreeContours
import FiligreeTracing
import FiligreePixels

/// What tracing takes at most, besides the picture itself, in bytes.
///
/// Measured on pages of one color, on noise, and on chessboards of one-pixel squares, whose outlines have the most
/// points that there can be; rounded up.
struct TracingMemory {
  /// For each pixel that is traced.
  var perPixel: Int
  /// For each row, and each column.
  var perLine = 28
  /// For each point of an outline, with what becomes of it.
  var perPoint: Int
  /// For each pixel of the drawing that is made of it.
  var perDrawnPixel = 0
  /// The most that packing a drawing takes besides, in bytes: its rows and the stream, where they are packed at once.
  private static let mostPacking = Double(2 * (32 << 20))

  /// How many points there may be, where `allowed` bytes are left for `pixels` and their outlines.
  ///
  /// - Throws: `ToolError` where the pixels alone take more.
  func points(
    pixels: Int, lines: Int, drawnPixels: Double, allowed: Int, of limit: Int
  ) throws -> Int {
    let packing = perDrawnPixel > 0 ? min(8 * drawnPixels, Self.mostPacking) : 0
    let drawn = min(Double(perDrawnPixel) * drawnPixels + packing, 1e18)
    let needed = pixels.saturatingMultiply(perPixel)
      .saturatingAdd(lines.saturatingMultiply(perLine)).saturatingAdd(Int(drawn))
    guard needed <= allowed else {
      let (needed, allowed) = (
        PictureLimits.megabytes(limit - allowed + needed), PictureLimits.megabytes(limit)
      )
      throw ToolError(
        message:
          "tracing \(pixels) pixels would take \(needed) MB of memory; at most \(allowed) MB "
          + "are allowed: see --maximum-memory, and --maximum-image-dimension, which shrinks a large "
          + "picture")
    }
    return (allowed - needed) / perPoint
  }
}

extension TraceJob {
  /// What outlines of one color take.
  func memory(_ options: Tracer.Options) -> TracingMemory {
    var memory = TracingMemory(perPixel: 2, perPoint: options.style == .smooth ? 90 : 180)
    switch options.threshold {
    case .contrast, .value: break
    case .otsu, .adaptive: memory.perPixel = 8
    case .automatic: memory.perPixel = 12
    }
    // Polygons are drawn, or written as text, from copies of their points.
    if options.style != .smooth, output.format.isPicture || output.format == .json {
      memory.perPoint = 220
    }
    return drawn(memory)
  }

  /// What shapes in colors take.
  func memory(_ tracer: ColorTracer) -> TracingMemory {
    let perPoint = tracer.style == .pixel ? 24 : 64
    return drawn(TracingMemory(perPixel: 9, perLine: 20, perPoint: perPoint))
  }

  /// What strokes along the middle of lines take.
  var centerLineMemory: TracingMemory {
    drawn(TracingMemory(perPixel: 40, perLine: 44, perPoint: 90))
  }

  private func drawn(_ memory: TracingMemory) -> TracingMemory {
    var memory = memory
    if output.format.isPicture { memory.perDrawnPixel = 8 }
    return memory
  }
}
