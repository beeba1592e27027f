import ArgumentParser

/// Pictures that are to be traced, and how: what `filigree trace` is asked for, with every default.
struct TraceRequest {
  var pictures: [String] = []
  var output = OutputOptions()
  var detection = DetectionOptions()
  var tracing = TracingOptions()
  var colors = ColorOptions()
  var shape = ShapeOptions()
  var drawing = DrawingOptions()
  var limits = LimitOptions()

  /// Checks what depends on several options.
  func validate() throws {
    try output.validate(pictures: pictures)
    if let picture = pictures.first {
      let format = try output.destination(for: picture).format
      try tracing.validate(format: format, detection: detection, hasColors: colors.isAsked)
      try colors.validate(tracing: tracing, drawing: drawing, shape: shape, format: format)
      let isCenterLine = tracing.style == .centerline
      try drawing.validate(
        format: format, hasColors: colors.isAsked, isCenterLine: isCenterLine)
      if shape.hierarchy, isCenterLine {
        throw ValidationError("--hierarchy is for shapes, and strokes have none: leave it out")
      }
      if shape.hierarchy, tracing.style == .pixel, colors.isAsked {
        throw ValidationError("--style pixel in colors has no --hierarchy: leave it out")
      }
      if shape.hierarchy, format.isPicture {
        throw ValidationError("--hierarchy changes nothing in a picture: leave it out")
      }
      try output.validate(format: format)
    }
  }

  /// Traces the pictures; throws `AlreadyReported` where one could not be.
  func run() throws {
    let progress = Progress(mode: output.progress, total: pictures.count)
    defer { progress.finish() }
    var failed = false
    for (index, picture) in pictures.enumerated() {
      let job = try job(for: picture)
      do {
        for line in try job.run(progress: progress.step(index, named: picture)) {
          progress.finish()
          StandardError.line(line)
        }
      } catch {
        // One bad picture does not keep the others from being traced.
        progress.finish()
        StandardError.line("filigree: \(ToolError.line(error, about: picture))")
        failed = true
      }
    }
    if failed { throw AlreadyReported() }
  }

  /// The tracing of one of the pictures.
  func job(for picture: String) throws -> TraceJob {
    TraceJob(
      picture: picture, output: try output.destination(for: picture), detection: detection,
      tracing: tracing, colors: colors, shape: shape, drawing: drawing, limits: limits,
      fractionDigits: output.fractionDigits, writesShapes: output.writesShapes,
      api: output.api ?? .swiftui, typeName: output.typeName)
  }
}
