import FiligreeContours
import FiligreeTracing
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension TraceJob {
  /// What a drawing in layers is made of, for the report.
  private struct Summary {
    var parts: String
    var segments: Int
  }

  /// Traces a picture in colors, or along the middle of its lines, and writes it.
  func runInLayers(_ run: inout Run) throws {
    ProcessMemory.returnLargeBlocks()
    let (list, summary) = try recordPicture(&run)
    try run.stage("writing")
    let bytes = try encode(list)
    try run.watch.check()
    try output.write(bytes)
    if tracing.report {
      run.lines.append(
        "\(picture): \(summary.parts), \(summary.segments) segments, \(bytes.count) bytes, "
          + "\(Self.brief(run.watch.seconds)) s")
    }
  }

  /// What a picture's trace in colors, or along the middle of its lines, draws.
  func layers(_ run: inout Run) throws -> DisplayList { try recordPicture(&run).list }

  /// The drawing of a picture, whose pixels are not needed any more when it is written.
  private func recordPicture(_ run: inout Run) throws -> (list: DisplayList, summary: Summary) {
    let input = try InputFile.picture(
      picture, limits: limits.picture, bitmaps: false, pageWidth: detection.inputWidth)
    run.lines += input.lines
    guard case .image(let image) = input.picture else { throw TracerError.emptyPicture }
    let tracer = colors.tracer(tracing)
    let isCenterLine = tracing.style == .centerline
    let points = try maximumPoints(
      for: input.picture, of: input.byteCount,
      memory: isCenterLine ? centerLineMemory : memory(tracer), most: tracer.maximumPoints)
    let (page, transform) = try Layout.page(
      for: CGSize(width: image.width, height: image.height), shape)
    let small = image.downscaled(
      toMaximumDimension: detection.maximumImageDimension ?? max(image.width, image.height))
    // From the shrunken picture's pixels to the page.
    let map = CGAffineTransform(
      scaleX: CGFloat(image.width) / CGFloat(small.width),
      y: CGFloat(image.height) / CGFloat(small.height)
    ).concatenating(transform)
    var recorder = DisplayListRecorder(bounds: page)
    if let paint = drawing.background.paint(over: page) {
      recorder.fill(Path(page), with: paint)
    }
    recorder.concatenate(map)
    let summary =
      isCenterLine
      ? try recordStrokes(of: small, page, map, to: &recorder, &run)
      : try recordLayers(of: small, by: tracer, points: points, to: &recorder, run)
    return (recorder.finish(), summary)
  }

  private func recordLayers(
    of image: CGImage, by tracer: ColorTracer, points: Int, to recorder: inout DisplayListRecorder,
    _ run: Run
  ) throws -> Summary {
    var tracer = tracer
    tracer.maximumPoints = points
    let trace = try tracer.trace(image) {
      try run.stage("tracing colors, \(Int($0 * 100)) %")
    }
    // Edges of pixels are to be hard: then no two that lie side by side let anything through.
    let style = FillStyle(antialiased: tracing.style != .pixel)
    for layer in trace.layers {
      guard let width = layer.seamWidth else {
        recorder.fill(layer.path, with: layer.fill.paint, style: style)
        continue
      }
      recorder.stroke(
        layer.path, with: layer.fill.paint,
        style: StrokeStyle(
          lineWidth: width, lineCap: layer.isRound ? .round : .butt, lineJoin: .round))
    }
    return Summary(
      parts: "\(trace.colorCount) colors, \(trace.faceCount) regions, \(trace.layers.count) paths",
      segments: trace.segmentCount)
  }

  private func recordStrokes(
    of image: CGImage, _ page: CGRect, _ map: CGAffineTransform,
    to recorder: inout DisplayListRecorder, _ run: inout Run
  ) throws -> Summary {
    var tracer = CenterLineTracer()
    tracer.isLight = detection.polarity == .detectsLightOnDark
    if case .value(let value)? = tracing.threshold?.threshold { tracer.threshold = value }
    tracer.tolerance = tracing.tolerance
    tracer.cornerAngle = tracing.cornerAngle ?? tracer.cornerAngle
    if let despeckle = tracing.despeckle {
      tracer.despeckle = Int(min(despeckle, 1e6).rounded(.up))
    }
    let stage = run.stage
    func tell(_ share: Double) throws { try stage("tracing lines, \(Int(share * 100)) %") }
    var trace = try tracer.trace(image, progress: tell)
    if trace.strokes.isEmpty, !tracer.isLight, let opaque = image.opaqueShape {
      let second = try tracer.trace(opaque, progress: tell)
      if !second.strokes.isEmpty {
        run.lines.append(hintOfOpaqueParts)
        trace = second
      }
    }
    let asked = drawing.strokePaint
    let argument = asked.colors.isEmpty ? PaintArgument(colors: [.black]) : asked
    // A gradient runs over the page, which lies elsewhere in the picture's pixels.
    let paint = argument.paint(over: page.applying(map.inverted())) ?? .color(.black)
    let groups = trace.groups
    for group in groups {
      recorder.stroke(
        group.path, with: paint,
        style: StrokeStyle(
          lineWidth: group.width, lineCap: group.hasButtEnds ? .butt : .round, lineJoin: .round))
    }
    return Summary(
      parts: "\(trace.strokes.count) strokes in \(groups.count) paths", segments: trace.segmentCount
    )
  }
}

extension ColorTrace.Fill {
  /// The fill as a paint.
  fileprivate var paint: Paint {
    func list(_ stops: [ColorTrace.Stop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color, location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color)
    case .linear(let stops, let start, let end):
      var paint = LinearGradientPaint(stops: list(stops), startPoint: start, endPoint: end)
      paint.interpolation = .straight
      return .linearGradient(paint)
    case .radial(let stops, let center, let radius):
      var paint = RadialGradientPaint(stops: list(stops), center: center, endRadius: radius)
      paint.interpolation = .straight
      return .radialGradient(paint)
    case .elliptical(let stops, let transform):
      var paint = RadialGradientPaint(stops: list(stops), center: .zero, endRadius: 1)
      (paint.transform, paint.interpolation) = (transform, .straight)
      return .radialGradient(paint)
    }
  }
}
