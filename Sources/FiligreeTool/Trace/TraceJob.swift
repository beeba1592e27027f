import FiligreeContours
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
  var fractionDigits: Int
  var api: SourceAPI
  var typeName: String?

  /// Does the job; `stage` is told what is being done.
  ///
  /// Nothing is written before all is done: an interruption leaves no file behind.
  func run(progress stage: (String) -> Void) throws {
    stage("reading")
    let begin = ContinuousClock.now
    if colors.isAsked || tracing.style == .centerline {
      return try runInLayers(begin: begin, progress: stage)
    }
    let trace = try traced(stage)
    stage("writing")
    let layout = try Layout(trace: trace, shape: shape)
    let bytes = try encode(layout)
    try output.write(bytes)
    if tracing.report {
      let time = begin.duration(to: .now)
      stage("measuring")
      StandardError.line(report(layout, byteCount: bytes.count, time: time))
    }
  }

  private func traced(_ stage: (String) -> Void) throws -> Trace {
    let style = tracing.style(for: output.format, hasEpsilon: detection.epsilon != nil)
    let tracer = Tracer(options: tracing.options(style, detection))
    func tell(_ share: Double) { stage("drawing outlines, \(Int(share * 100)) %") }
    guard tracer.options.takesBitmaps else {
      let image = try InputFile.image(picture, limits: detection.limits)
      stage("finding contours")
      return try traced(image, by: tracer, tell)
    }
    let input = try InputFile.picture(picture, limits: detection.limits)
    stage("finding contours")
    switch input {
    case .bitmap(let bitmap): return try tracer.trace(bitmap, progress: tell)
    case .image(let image): return try traced(image, by: tracer, tell)
    }
  }

  private func traced(
    _ image: CGImage, by tracer: Tracer, _ tell: (Double) -> Void
  ) throws -> Trace {
    let trace = try tracer.trace(image, progress: tell)
    guard trace.outlineCount == 0, detection.polarity == .detectsDarkOnLight,
      let opaque = OpaqueParts.image(of: image)
    else { return trace }
    let second = try tracer.trace(opaque, progress: tell)
    if second.outlineCount == 0 { return trace }
    tellOfOpaqueParts()
    return second
  }

  /// Says that something else was traced than what is darker than paper.
  func tellOfOpaqueParts() {
    StandardError.line(
      "filigree: \(picture): nothing in it is darker than paper, so what is opaque was traced "
        + "(--colors auto traces its colours)")
  }

  private func report(_ layout: Layout, byteCount: Int, time: Duration) -> String {
    let seconds =
      Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
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
    case .svg, .pdf, .png:
      return try encode(drawing.displayList(of: layout.paths(), page: layout.page))
    case .swift:
      return sourceWriter.write(layout.paths(), in: layout.page)
    case .json:
      return ContourJSON(fractionDigits: fractionDigits).write(layout, nested: shape.hierarchy)
    }
  }

  /// A drawing in the output's format.
  func encode(_ list: DisplayList) throws -> [UInt8] {
    switch output.format {
    case .svg: return SVGWriter(fractionDigits: fractionDigits).write(list)
    case .pdf: return PDFWriter(fractionDigits: max(fractionDigits, 2)).write(list)
    case .png:
      return try Rasterizer(pixelLimit: detection.maximumPixels).render(list).encodedBytes(as: .png)
    case .swift: return try sourceWriter.write(list)
    case .json: return try DrawingJSON(fractionDigits: fractionDigits).write(list)
    }
  }

  /// Without a name for the type it is the output's file name, or the picture's on standard output.
  private var sourceWriter: SwiftSourceWriter {
    let file = output.file?.lastPathComponent ?? (picture == "-" ? "" : picture)
    return SwiftSourceWriter(
      api: api.writer, typeName: typeName ?? SwiftSourceWriter.typeName(forFile: file),
      fractionDigits: fractionDigits)
  }
}

extension Tracer.Options {
  /// Whether a bitmap comes to the same as black on white.
  fileprivate var takesBitmaps: Bool {
    threshold == Tracer.Options().threshold && maximumImageDimension == .max
  }
}
