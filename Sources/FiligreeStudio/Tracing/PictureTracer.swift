import Filigree
import Foundation

/// Traces a picture as `filigree trace` does with the same settings.
struct PictureTracer: Sendable {
  /// Why a trace was given up.
  enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case tooSlow(seconds: Double)
    case nothingLeft(inset: Double)
    case tooManyPixels(Int, limit: Int)
    case tooLittleMemory(megabytes: Int)

    var description: String {
      switch self {
      case .tooSlow(let seconds):
        "This takes longer than \(TraceSettings.text(seconds)) s, the most by the limit of time."
      case .nothingLeft(let inset):
        "An inset of \(TraceSettings.text(inset)) leaves nothing of the page."
      case .tooManyPixels(let count, let limit):
        "The picture has \(count) pixels, more than the limit of \(limit)."
      case .tooLittleMemory(let megabytes):
        "Tracing this picture takes more than \(megabytes) MB, the most by the limit of memory."
      }
    }
  }

  var settings: TraceSettings

  /// Bytes that tracing may take if nothing is said: as on the command line.
  static let usualMemory = 900_000_000
  /// Bytes for each point of an outline with what becomes of it, at most; measured for the command line.
  static let bytesPerPoint = 90
  /// Bytes for each pixel that is traced, at most.
  static let bytesPerPixel = 40

  /// Traces a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - longestSide: Shrinks the picture further, for a coarse answer; lengths in pixels of the picture shrink with it.
  ///   - progress: Is told how much is done, 0…1; what it throws ends the tracing.
  /// - Returns: The drawing.
  /// - Throws: `TracerError`, ``Failure``, `CancellationError`, and what `progress` throws.
  func trace(
    _ image: CGImage, longestSide: Int = .max, progress: (Double) throws -> Void = { _ in }
  ) throws -> TracedDrawing {
    let begin = ContinuousClock.now
    func tell(_ share: Double) throws {
      try Task.checkCancellation()
      if let limit = settings.maximumTime, begin.duration(to: .now) > .seconds(limit) {
        throw Failure.tooSlow(seconds: limit)
      }
      try progress(share)
    }
    let pixels = image.width * image.height
    guard pixels <= settings.maximumPixels else {
      throw Failure.tooManyPixels(pixels, limit: settings.maximumPixels)
    }
    var drawing =
      settings.kind == .shape
      ? try shape(of: image, longestSide, tell) : try layers(of: image, longestSide, tell)
    let time = begin.duration(to: .now).components
    drawing.statistics.seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    return drawing
  }

  /// The most points that outlines may have, so that all takes no more memory than is allowed.
  private func maximumPoints(_ image: CGImage, most: Int) throws -> Int {
    let allowed = settings.maximumMemory ?? Self.usualMemory
    let left = allowed - min(image.width * image.height, Int.max / 64) * Self.bytesPerPixel
    guard left > 0 else { throw Failure.tooLittleMemory(megabytes: allowed / 1_000_000) }
    return min(most, left / Self.bytesPerPoint)
  }

  /// The page for a picture, and the way from the picture's pixels to it: made smaller until the inset is free, and
  /// centered.
  private func page(for image: CGImage) throws -> (page: CGRect, map: CGAffineTransform) {
    let (scale, inset) = (settings.scale, settings.inset)
    let (width, height) = (CGFloat(image.width) * scale, CGFloat(image.height) * scale)
    guard 2 * inset < min(width, height) else { throw Failure.nothingLeft(inset: inset) }
    let factor = min((width - 2 * inset) / width, (height - 2 * inset) / height)
    let map = CGAffineTransform(
      a: factor * scale, b: 0, c: 0, d: factor * scale, tx: width * (1 - factor) / 2,
      ty: height * (1 - factor) / 2)
    return (CGRect(x: 0, y: 0, width: width, height: height), map)
  }

  // MARK: One color

  private func shape(
    of image: CGImage, _ longestSide: Int, _ tell: (Double) throws -> Void
  ) throws -> TracedDrawing {
    var tracer = Tracer()
    tracer.options = try options(image, longestSide)
    var trace = try tracer.trace(image, progress: tell)
    var isOfOpacity = false
    if trace.outlineCount == 0, !settings.isLightOnDark, let opaque = image.opaqueShape {
      let second = try tracer.trace(opaque, progress: tell)
      if second.outlineCount > 0 { (trace, isOfOpacity) = (second, true) }
    }
    let (page, map) = try page(for: image)
    let whole = trace.path(transform: map)
    let paths =
      settings.effective.grouping == .nesting
      ? trace.regions(transform: map) : whole.isEmpty ? [] : [whole]
    var drawing = TracedDrawing(page: page, map: .identity, parts: ground(over: page))
    let box = paths.reduce(CGRect.null) { $0.union($1.boundingRect) }
    let (fill, stroke) = (Self.paint(usedFill, over: box), Self.paint(settings.stroke, over: box))
    for path in paths {
      if let fill {
        drawing.parts.append(.init(path: path, paint: fill, style: .fill(FillStyle())))
      }
      if let stroke {
        drawing.parts.append(.init(path: path, paint: stroke, style: .stroke(strokeStyle)))
      }
    }
    drawing.shapes = paths
    drawing.isOfOpacity = isOfOpacity
    drawing.statistics.paths = trace.outlineCount
    drawing.statistics.segments = trace.segmentCount
    drawing.statistics.nodes = whole.nodeCount
    return drawing
  }

  private func options(_ image: CGImage, _ longestSide: Int) throws -> Tracer.Options {
    var options = Tracer.Options()
    switch settings.style {
    case .smooth: options.style = .smooth
    case .polygon: options.style = .polygon
    case .pixel: options.style = .pixel
    }
    // As on the command line: polygons are Vision's, which leaves no specks out.
    let isSmooth = settings.style == .smooth
    options.tolerance = settings.effective.tolerance ?? (isSmooth ? options.tolerance : 0.25)
    options.despeckle = settings.despeckle ?? (isSmooth ? options.despeckle : 0)
    if settings.usesCornerAngle { options.cornerAngle = settings.cornerAngle }
    options.noiseLevel = settings.noiseLevel
    options.maximumSegments = settings.effective.maximumSegments
    options.detectsDarkOnLight = !settings.isLightOnDark
    options.maximumImageDimension = min(settings.maximumImageDimension ?? .max, longestSide)
    options.maximumPoints = try maximumPoints(image, most: options.maximumPoints)
    switch settings.threshold {
    case .contrast:
      options.threshold = .contrast(
        adjustment: settings.contrastAdjustment, pivot: settings.contrastPivot)
    case .auto: options.threshold = .automatic
    case .otsu: options.threshold = .otsu
    case .adaptive: options.threshold = .adaptive
    case .value: options.threshold = .value(settings.thresholdValue)
    }
    return options
  }

  /// As asked; otherwise black, or none where there is a stroke.
  private var usedFill: [HexColor] { settings.fill ?? (settings.stroke.isEmpty ? [.black] : []) }

  private var strokeStyle: StrokeStyle {
    let cap: CGLineCap =
      switch settings.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: CGLineJoin =
      switch settings.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return StrokeStyle(
      lineWidth: settings.lineWidth, lineCap: cap, lineJoin: join, miterLimit: settings.miterLimit,
      dash: settings.dash.map { CGFloat($0) },
      dashPhase: settings.dash.isEmpty ? 0 : settings.dashPhase)
  }

  // MARK: Colors and lines

  private func layers(
    of image: CGImage, _ longestSide: Int, _ tell: (Double) throws -> Void
  ) throws -> TracedDrawing {
    let (page, map) = try page(for: image)
    let longest = max(image.width, image.height)
    let wanted = min(settings.maximumImageDimension ?? longest, longest)
    let small = image.downscaled(toMaximumDimension: min(wanted, longestSide))
    let smallMap = CGAffineTransform(
      scaleX: CGFloat(image.width) / CGFloat(small.width),
      y: CGFloat(image.height) / CGFloat(small.height)
    ).concatenating(map)
    // Lengths that are meant in pixels of the picture as the settings shrink it.
    let shrink = min(Double(longestSide) / Double(max(wanted, 1)), 1)
    var drawing = TracedDrawing(page: page, map: smallMap, parts: ground(over: page))
    if settings.kind == .colors {
      try addColors(of: small, shrink, to: &drawing, tell)
    } else {
      try addStrokes(of: small, shrink, page, to: &drawing, tell)
    }
    return drawing
  }

  private func addColors(
    of image: CGImage, _ shrink: Double, to drawing: inout TracedDrawing,
    _ tell: (Double) throws -> Void
  ) throws {
    var tracer = ColorTracer()
    switch settings.colors {
    case .automatic: tracer.colors = .automatic
    case .count(let count): tracer.colors = .count(count)
    case .list(let list): tracer.colors = .list(list.map(\.cgColor))
    case .palette(let file): tracer.colors = .list(file.colors.map(\.cgColor))
    }
    tracer.recolorings = settings.recoloring.map { .init($0.from.cgColor, to: $0.to.cgColor) }
    tracer.dropsBackground = settings.dropsBackground
    tracer.droppedColors = settings.droppedColors.map(\.cgColor)
    tracer.noiseLevel = settings.noiseLevel
    tracer.maximumSegments = settings.effective.maximumSegments
    tracer.layering = settings.layers == .cutout ? .cutout : .stacked
    tracer.closesSeams = settings.effective.closesSeams
    tracer.findsGradients = settings.findsGradients && settings.usesRegions
    switch settings.style {
    case .pixel: tracer.style = .pixel
    case .polygon: tracer.style = .polygon
    case .smooth: tracer.style = .smooth
    }
    tracer.tolerance = settings.tolerance.map { $0 * shrink }
    if settings.usesCornerAngle { tracer.cornerAngle = settings.cornerAngle }
    // More than 2³⁰ pixels are all of any picture.
    tracer.despeckle = settings.despeckle.map {
      Int((min($0, 0x1p30) * shrink * shrink).rounded(.up))
    }
    tracer.maximumPoints = try maximumPoints(image, most: tracer.maximumPoints)
    tracer.separatesShapes = settings.effective.grouping == .nesting
    let trace = try tracer.traceWithGradientsIfBetter(image, progress: tell)
    let labels = labels(of: trace)
    // Edges of pixels are to be hard: then no two that lie side by side let anything through.
    let fill = FillStyle(antialiased: settings.style != .pixel)
    for (layer, label) in zip(trace.layers, labels) {
      guard let style = layer.seamStyle else {
        drawing.parts.append(
          .init(path: layer.path, paint: layer.fill.paint, style: .fill(fill), label: label))
        continue
      }
      drawing.parts.append(
        .init(path: layer.path, paint: layer.fill.paint, style: .stroke(style), role: .seam))
    }
    drawing.palette = Self.palette(of: trace)
    drawing.droppedColors = trace.droppedColors.map { HexColor($0) }
    drawing.statistics.droppedShapes = trace.droppedFaceCount
    drawing.statistics.paths = trace.layers.count
    drawing.statistics.segments = trace.segmentCount
    drawing.statistics.colors =
      Set(
        trace.layers.filter { $0.seamWidth == nil }.map(\.fill)
      ).count
    drawing.statistics.nodes = drawing.nodeCount
  }

  /// What the layers of a trace are called.
  private func labels(of trace: ColorTrace) -> [TracedDrawing.Part.Label] {
    var names = NamedPalette()
    if case .palette(let file) = settings.colors { names = file.palette }
    // Shapes that others lie in are groups, with a number to tell those of one color apart.
    let isAround = Set(trace.layers.compactMap(\.parent))
    var counts: [String: Int] = [:]
    var labels: [TracedDrawing.Part.Label] = []
    for (index, layer) in trace.layers.enumerated() {
      let color: CGColor? = if case .color(let color) = layer.fill { color } else { nil }
      var label = TracedDrawing.Part.Label(
        name: color.map(names.name) ?? "gradient", word: color.flatMap(names.word),
        groups: layer.parent.map { labels[$0].groups } ?? [], isGroup: isAround.contains(index))
      if label.isGroup {
        counts[label.name, default: 0] += 1
        label.groups.append("\(label.name)-\(counts[label.name, default: 0])")
      }
      labels.append(label)
    }
    return labels
  }

  private func addStrokes(
    of image: CGImage, _ shrink: Double, _ page: CGRect, to drawing: inout TracedDrawing,
    _ tell: (Double) throws -> Void
  ) throws {
    var tracer = CenterLineTracer()
    tracer.isLight = settings.isLightOnDark
    tracer.noiseLevel = settings.noiseLevel
    if settings.threshold == .value { tracer.threshold = settings.thresholdValue }
    tracer.tolerance = settings.tolerance.map { $0 * shrink }
    tracer.cornerAngle = settings.cornerAngle
    tracer.widths = settings.hasConstantWidths ? .constant : .varying
    if let despeckle = settings.despeckle {
      tracer.despeckle = Int((min(despeckle, 1e6) * shrink * shrink).rounded(.up))
    }
    _ = try maximumPoints(image, most: .max)
    var trace = try tracer.trace(image, progress: tell)
    if trace.isEmpty, !tracer.isLight, let opaque = image.opaqueShape {
      let second = try tracer.trace(opaque, progress: tell)
      if !second.isEmpty { (trace, drawing.isOfOpacity) = (second, true) }
    }
    // A gradient runs over the page, which lies elsewhere in the picture's pixels.
    let box = page.applying(drawing.map.inverted())
    let colors = settings.stroke.isEmpty ? [HexColor.black] : settings.stroke
    let paint = Self.paint(colors, over: box) ?? .color(HexColor.black.cgColor)
    for group in trace.groups {
      let style = StrokeStyle(
        lineWidth: group.width, lineCap: group.hasButtEnds ? .butt : .round, lineJoin: .round)
      drawing.parts.append(.init(path: group.path, paint: paint, style: .stroke(style)))
    }
    for shape in trace.shapes {
      drawing.parts.append(.init(path: shape, paint: paint, style: .fill(FillStyle())))
    }
    drawing.statistics.paths = trace.strokes.count + trace.areas.count
    drawing.statistics.segments = trace.segmentCount
    drawing.statistics.nodes = drawing.nodeCount
  }

  // MARK: Paint

  private func ground(over page: CGRect) -> [TracedDrawing.Part] {
    Self.paint(settings.background, over: page).map {
      [.init(path: Path(page), paint: $0, style: .fill(FillStyle()), role: .ground)]
    } ?? []
  }

  /// The paint for an area whose top and bottom are those of `box`; nil for none.
  private static func paint(_ colors: [HexColor], over box: CGRect) -> Paint? {
    switch colors.count {
    case 0: nil
    case 1: .color(colors[0].cgColor)
    default:
      .linearGradient(
        LinearGradientPaint(
          colors: colors.map(\.cgColor), startPoint: CGPoint(x: box.midX, y: box.minY),
          endPoint: CGPoint(x: box.midX, y: box.maxY)))
    }
  }

  /// The plain colors of a trace, in the order of how much of their layers' outlines there is.
  private static func palette(of trace: ColorTrace) -> [HexColor] {
    var nodes: [HexColor: Int] = [:]
    for layer in trace.layers where layer.seamWidth == nil {
      guard case .color(let color) = layer.fill else { continue }
      nodes[HexColor(color), default: 0] += layer.path.nodeCount
    }
    return nodes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension TracedDrawing {
  /// The nodes of all shapes.
  var nodeCount: Int {
    parts.reduce(0) { $0 + ($1.role == .shape ? $1.path.nodeCount : 0) }
  }
}

extension Path {
  /// How many points there are where lines and curves begin or end.
  var nodeCount: Int {
    var count = 0
    forEach { element in
      switch element {
      case .move, .line, .quadCurve, .curve: count += 1
      case .closeSubpath: break
      }
    }
    return count
  }
}
