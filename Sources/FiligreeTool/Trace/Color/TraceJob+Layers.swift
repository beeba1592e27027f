import FiligreeContours
import FiligreeTracedPaint
import FiligreeTracing
import FiligreeDocuments
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
    let (list, parts, summary) = try recordPicture(&run)
    try run.stage("writing")
    let bytes = try writer.bytes(of: list, parts: parts)
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
  private func recordPicture(
    _ run: inout Run
  ) throws -> (list: DisplayList, parts: DrawingParts, summary: Summary) {
    let input = try InputFile.picture(
      picture, limits: limits.picture, bitmaps: false, pageWidth: detection.inputWidth)
    run.lines += input.lines
    guard case .image(let image) = input.picture else { throw TracerError.emptyPicture }
    let palette = try colors.colors?.palette() ?? (.automatic, NamedPalette())
    var tracer = colors.tracer(tracing, palette.colors)
    tracer.separatesShapes = shape.hierarchy
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
    if isCenterLine {
      let summary = try recordStrokes(of: small, page, map, to: &recorder, &run)
      return (recorder.finish(), DrawingParts(), summary)
    }
    tracer.maximumPoints = points
    let stage = run.stage
    let trace = try tracer.traceWithGradientsIfBetter(small) {
      try stage("tracing colors, \(Int($0 * 100)) %")
    }
    run.lines += notes(on: trace)
    let parts = record(trace, palette.names, to: &recorder)
    let summary = Summary(
      parts: "\(trace.colorCount) colors, \(trace.faceCount) regions, \(trace.layers.count) paths",
      segments: trace.segmentCount)
    return (recorder.finish(), parts, summary)
  }

  /// What of the request a trace did not do.
  private func notes(on trace: ColorTrace) -> [String] {
    var notes: [String] = []
    if let drop = colors.drop, trace.droppedFaceCount == 0 {
      let what =
        drop.hasBackground
        ? "no color has half of the border, so there is no background to drop"
        : "no color looks like those to be dropped"
      notes.append("filigree: \(picture): \(what)")
    }
    if let note = note(onSegments: trace.segmentCount) { notes.append(note) }
    return notes
  }

  /// Records a trace in colors; returns what its parts are called.
  private func record(
    _ trace: ColorTrace, _ palette: NamedPalette, to recorder: inout DisplayListRecorder
  ) -> DrawingParts {
    var parts = DrawingParts()
    let names = trace.layers.map { palette.name(of: $0.fill) }
    // Shapes that others lie in are groups, with a number to tell those of one color apart.
    let isAround = Set(trace.layers.compactMap(\.parent))
    var counts: [String: Int] = [:]
    var groups: [[String]] = []
    for (index, layer) in trace.layers.enumerated() {
      recorder.draw(layer, antialiased: tracing.style != .pixel)
      guard layer.seamWidth == nil else {
        groups.append([])
        continue
      }
      let path = Int32(truncatingIfNeeded: recorder.pathCount - 1)
      groups.append(layer.parent.map { groups[$0] } ?? [])
      if isAround.contains(index) {
        counts[names[index], default: 0] += 1
        groups[index].append("\(names[index])-\(counts[names[index], default: 0])")
      }
      if shape.hierarchy {
        parts.groups[path] = groups[index]
        if !isAround.contains(index) { parts.names[path] = names[index] }
      } else if colors.groups {
        parts.groups[path] = [names[index]]
      } else if output.format == .swift {
        // Digits are no better a name than a number.
        parts.names[path] = palette.word(for: layer.fill)
      }
    }
    return parts
  }

  private func recordStrokes(
    of image: CGImage, _ page: CGRect, _ map: CGAffineTransform,
    to recorder: inout DisplayListRecorder, _ run: inout Run
  ) throws -> Summary {
    var tracer = CenterLineTracer()
    tracer.isLight = detection.polarity == .detectsLightOnDark
    tracer.noiseLevel = tracing.denoise ?? 0
    if case .value(let value)? = tracing.threshold?.threshold { tracer.threshold = value }
    tracer.tolerance = tracing.tolerance
    tracer.cornerAngle = tracing.cornerAngle ?? tracer.cornerAngle
    tracer.widths = tracing.strokeWidths?.widths ?? tracer.widths
    if let despeckle = tracing.despeckle {
      tracer.despeckle = Int(min(despeckle, 1e6).rounded(.up))
    }
    let stage = run.stage
    func tell(_ share: Double) throws { try stage("tracing lines, \(Int(share * 100)) %") }
    var trace = try tracer.trace(image, progress: tell)
    if trace.isEmpty, !tracer.isLight, let opaque = image.opaqueShape {
      let second = try tracer.trace(opaque, progress: tell)
      if !second.isEmpty {
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
    let shapes = trace.shapes
    for shape in shapes { recorder.fill(shape, with: paint) }
    var parts = "\(trace.strokes.count) strokes"
    if !trace.areas.isEmpty { parts += " and \(trace.areas.count) areas" }
    return Summary(
      parts: "\(parts) in \(groups.count + shapes.count) paths", segments: trace.segmentCount)
  }
}
