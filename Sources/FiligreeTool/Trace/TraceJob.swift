import FiligreeBase
import FiligreeContours
import FiligreeTracing
import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

/// The tracing of one picture: read, find contours, lay them out, write.
struct TraceJob {
  var picture: String
  var output: Destination
  var detection: DetectionOptions
  var tracing: TracingOptions
  var colors: ColorOptions
  var shape: ShapeOptions
  var drawing: DrawingOptions
  var limits: LimitOptions
  var fractionDigits: Int
  var writesShapes = false
  var api: SourceAPI
  var typeName: String?

  /// Does the job, and returns what there is to say of it, a line each; `stage` is told what is being done.
  ///
  /// Nothing is written before all is done: an interruption leaves no file behind. Of a job that fails
  /// there is nothing to say but the error.
  func run(progress stage: @escaping (String) -> Void) throws -> [String] {
    let watch = Stopwatch(limit: limits.maximumTime)
    var run = Run(watch: watch) { text in
      try watch.check()
      stage(text)
    }
    try run.stage("reading")
    if colors.isAsked || tracing.style == .centerline {
      try runInLayers(&run)
      return run.lines
    }
    let trace = try traced(&run)
    if let note = note(onSegments: trace.segmentCount) { run.lines.append(note) }
    try run.stage("writing")
    let layout = try Layout(trace: trace, shape: shape)
    let bytes = try encode(layout)
    try watch.check()
    try output.write(bytes)
    if tracing.report {
      let seconds = watch.seconds
      stage("measuring")
      run.lines.append(report(layout, byteCount: bytes.count, seconds: seconds))
    }
    return run.lines
  }

  /// What the picture's trace draws, and what there is to say of it, a line each; nothing is written.
  func displayList() throws -> (DisplayList, lines: [String]) {
    let watch = Stopwatch(limit: limits.maximumTime)
    var run = Run(watch: watch) { _ in try watch.check() }
    if colors.isAsked || tracing.style == .centerline {
      let list = try layers(&run)
      return (list, run.lines)
    }
    let layout = try Layout(trace: traced(&run), shape: shape)
    return (drawing.displayList(of: layout.paths(), page: layout.page), run.lines)
  }

  /// A job under way.
  struct Run {
    let watch: Stopwatch
    /// Tells what is being done; throws if that has taken too long already.
    let stage: (String) throws -> Void
    /// What there is to say when all is done.
    var lines: [String] = []
  }

  private func traced(_ run: inout Run) throws -> Trace {
    let style = tracing.style(for: output.format, hasEpsilon: detection.epsilon != nil)
    var tracer = Tracer(options: tracing.options(style, detection))
    let stage = run.stage
    func tell(_ share: Double) throws { try stage("drawing outlines, \(Int(share * 100)) %") }
    let input = try InputFile.picture(
      picture, limits: limits.picture, bitmaps: tracer.options.takesBitmaps,
      pageWidth: detection.inputWidth)
    run.lines += input.lines
    try stage("finding contours")
    tracer.options.maximumPoints = try maximumPoints(
      for: input.picture, of: input.byteCount, memory: memory(tracer.options),
      most: tracer.options.maximumPoints)
    switch input.picture {
    case .bitmap(let bitmap): return try tracer.trace(bitmap, progress: tell)
    case .image(let image): return try traced(image, by: tracer, &run, tell)
    }
  }

  /// The most points that outlines may have, so that all takes no more memory than is allowed.
  func maximumPoints(
    for picture: InputFile.Picture, of byteCount: Int, memory: TracingMemory, most: Int
  ) throws -> Int {
    let (width, height, taken) =
      switch picture {
      case .bitmap(let bitmap): (bitmap.width, bitmap.height, bitmap.bytes.count)
      case .image(let image):
        (image.width, image.height, image.bytes.count + opaquePartsBytes(image))
      }
    let longest = min(detection.maximumImageDimension ?? .max, max(width, height))
    let shrink = Double(longest) / Double(max(width, height))
    let pixels = Double(width * height)
    let drawn = pixels * shape.scale * shape.scale
    let limit = limits.picture.memory(forFileOf: byteCount)
    return min(
      most,
      try memory.points(
        pixels: Int(pixels * shrink * shrink), lines: Int(Double(width + height) * shrink),
        // A drawing of too many pixels is refused when it is drawn.
        drawnPixels: drawn <= Double(limits.maximumPixels) ? drawn : 0, allowed: limit - taken,
        of: limit))
  }

  /// What looking for opaque parts takes, in bytes: their picture, and one of 8 bits to make it from.
  private func opaquePartsBytes(_ image: CGImage) -> Int {
    guard image.hasAlpha else { return 0 }
    return image.width * image.height * (image.bitsPerComponent > 8 ? 5 : 1)
  }

  private func traced(
    _ image: CGImage, by tracer: Tracer, _ run: inout Run, _ tell: (Double) throws -> Void
  ) throws -> Trace {
    let trace = try tracer.trace(image, progress: tell)
    if trace.outlineCount == 0, detection.polarity == .detectsDarkOnLight,
      let opaque = image.opaqueShape
    {
      let second = try tracer.trace(opaque, progress: tell)
      if second.outlineCount > 0 {
        run.lines.append(hintOfOpaqueParts)
        return second
      }
    }
    if let hint = hint(image, isEmpty: trace.outlineCount == 0) { run.lines.append(hint) }
    return trace
  }

  /// Says that a drawing has more segments than asked for; nil if it has not.
  func note(onSegments count: Int) -> String? {
    guard let limit = tracing.segments, count > limit else { return nil }
    return
      "filigree: \(picture): \(count) segments are the fewest that were found, more than \(limit)"
  }

  /// Says that nothing was found, or what of the picture one color cannot show, and which option serves; nil if there is
  /// nothing to say.
  private func hint(_ image: CGImage, isEmpty: Bool) -> String? {
    let serves: String? =
      switch PictureCharacter(image) {
      case .gray: nil
      case .colored: "--colors auto traces its colors"
      case .sprite: "--preset pixel keeps its pixels and colors"
      case .photo: "--preset photo traces its colors"
      }
    if isEmpty {
      let (side, other) =
        detection.polarity == .detectsDarkOnLight
        ? ("dark", "--detects-light-on-dark looks for light shapes")
        : ("light", "without --detects-light-on-dark dark shapes are looked for")
      return "filigree: \(picture): no \(side) shape was found, the drawing is empty "
        + "(\(serves ?? other))"
    }
    return serves.map {
      "filigree: \(picture): what is \(detection.polarity == .detectsDarkOnLight ? "dark" : "light") became one shape, "
        + "its colors are left out (\($0))"
    }
  }

  /// Says that something else was traced than what is darker than paper.
  var hintOfOpaqueParts: String {
    "filigree: \(picture): nothing in it is darker than paper, so what is opaque was traced "
      + "(--colors auto traces its colors)"
  }

  private func report(_ layout: Layout, byteCount: Int, seconds: Double) -> String {
    let parts = [
      "\(layout.trace.outlineCount) paths", "\(layout.trace.segmentCount) segments",
      "\(byteCount) bytes", "\(Self.brief(seconds)) s",
      "largest error \(Self.brief(layout.trace.largestError())) px",
    ]
    return "\(picture): \(parts.joined(separator: ", "))"
  }

  /// A number with three digits after the point.
  static func brief(_ value: Double) -> String {
    var text: [UInt8] = []
    DecimalText.append(value, fractionDigits: 3, leadingZero: true, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func encode(_ layout: Layout) throws -> [UInt8] {
    switch output.format {
    case .svg, .pdf, .eps, .dxf, .png, .jpg, .webp:
      return try encode(drawing.displayList(of: layout.paths(), page: layout.page))
    case .swift where api == .canvas:
      return try encode(drawing.displayList(of: layout.paths(), page: layout.page))
    case .swift:
      return writer.sourceWriter.write(layout.paths(), in: layout.page)
    case .json:
      return ContourJSON(fractionDigits: fractionDigits).write(layout, nested: shape.hierarchy)
    }
  }

  /// A drawing in the output's format.
  private func encode(_ list: DisplayList) throws -> [UInt8] { try writer.bytes(of: list) }

  /// What writes drawings in the output's format.
  var writer: DrawingOutput {
    DrawingOutput(
      destination: output, source: picture,
      output: OutputOptions(
        api: api, typeName: typeName, fractionDigits: fractionDigits, writesShapes: writesShapes),
      maximumPixels: limits.maximumPixels)
  }
}

extension Tracer.Options {
  /// Whether a bitmap comes to the same as black on white.
  fileprivate var takesBitmaps: Bool {
    threshold == Tracer.Options().threshold && maximumImageDimension == .max
  }
}
