import FiligreeContours
import FiligreeTracedPaint
import FiligreeTracing
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

/// Pictures and their traces side by side.
enum TraceGallery {
  /// The pictures of the page, by the names of their files; the page has no others of this gallery.
  static let pictures: [(name: String, draw: @Sendable () throws -> CGImage)] = [
    ("stacked", stacked), ("layers", layers), ("gradients", gradients), ("centerline", centerLines),
    ("widths", widths),
  ]

  /// The white between two drawings.
  private static let gap: CGFloat = 10

  /// A corner of flat art, enlarged, and its trace.
  private static func stacked() throws -> CGImage {
    let image = try TraceScenes.flatArt()
    let trace = try ColorTracer().trace(image)
    return try sheet(image, zoom: 4, count: 2, columns: 2) { i, recorder in
      if i == 0 { recorder.enlarge(image) } else { recorder.draw(trace) }
    }
  }

  /// Shapes alone at 60 % opacity: stacked, and cut out.
  private static func layers() throws -> CGImage {
    let image = try TraceScenes.flatArt()
    return try sheet(image, zoom: 4, count: 2, columns: 2) { i, recorder in
      var tracer = ColorTracer()
      tracer.layering = i == 0 ? .stacked : .cutout
      recorder.draw(try tracer.trace(image), opacity: 0.6, hasSeams: false)
    }
  }

  /// A picture with ramps; its trace in colors alone, and with gradients.
  private static func gradients() throws -> CGImage {
    let image = try TraceScenes.ramps()
    return try sheet(image, zoom: 2, count: 3, columns: 2) { i, recorder in
      if i == 0 { return recorder.enlarge(image) }
      var tracer = ColorTracer()
      tracer.findsGradients = i == 2
      recorder.draw(try tracer.trace(image))
    }
  }

  /// A scan with shadow and noise; its strokes, and their middles in red.
  private static func centerLines() throws -> CGImage {
    let image = try TraceScenes.scan()
    let trace = try CenterLineTracer().trace(image)
    return try sheet(image, zoom: 1, count: 2, columns: 2) { i, recorder in
      if i == 0 { return recorder.enlarge(image) }
      recorder.draw(trace, middle: 1.1)
    }
  }

  /// A sketch of lines of several widths, a brush's and a circuit's, enlarged; its strokes with their middles in red,
  /// and what is filled in blue.
  private static func widths() throws -> CGImage {
    let image = try TraceScenes.sketch()
    let trace = try CenterLineTracer().trace(image)
    return try sheet(image, zoom: 3, count: 2, columns: 2) { i, recorder in
      if i == 0 { return recorder.enlarge(image) }
      recorder.draw(trace, middle: 0.5)
    }
  }

  /// Drawings of a picture's size, enlarged, in rows on white.
  private static func sheet(
    _ image: CGImage, zoom: CGFloat, count: Int, columns: Int,
    _ draw: (Int, inout DisplayListRecorder) throws -> Void
  ) throws -> CGImage {
    let cell = CGSize(width: CGFloat(image.width) * zoom, height: CGFloat(image.height) * zoom)
    let rows = CGFloat((count + columns - 1) / columns)
    let page = CGRect(
      x: 0, y: 0, width: CGFloat(columns) * (cell.width + gap) - gap,
      height: rows * (cell.height + gap) - gap)
    var recorder = DisplayListRecorder(bounds: page)
    recorder.fill(Path(page), with: .color(CGColor(gray: 1, alpha: 1)))
    for i in 0..<count {
      recorder.save()
      let (row, column) = i.quotientAndRemainder(dividingBy: columns)
      let origin = CGPoint(
        x: CGFloat(column) * (cell.width + gap), y: CGFloat(row) * (cell.height + gap))
      recorder.clip(to: Path(CGRect(origin: origin, size: cell)))
      recorder.concatenate(
        CGAffineTransform(a: zoom, b: 0, c: 0, d: zoom, tx: origin.x, ty: origin.y))
      try draw(i, &recorder)
      recorder.restore()
    }
    return try Rasterizer().render(recorder.finish())
  }
}

extension DisplayListRecorder {
  /// A picture whose pixels can be told apart.
  fileprivate mutating func enlarge(_ image: CGImage) {
    draw(
      image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height), sampling: .none)
  }

  /// Strokes in gray, with their middles in red, and what is filled in blue.
  fileprivate mutating func draw(_ trace: CenterLineTrace, middle: CGFloat) {
    for group in trace.groups {
      let style = StrokeStyle(
        lineWidth: group.width, lineCap: group.hasButtEnds ? .butt : .round, lineJoin: .round)
      stroke(group.path, with: .color(CGColor(gray: 0.78, alpha: 1)), style: style)
    }
    for shape in trace.shapes {
      fill(shape, with: .color(CGColor(srgbRed: 0.6, green: 0.74, blue: 0.9, alpha: 1)))
    }
    for line in trace.strokes {
      stroke(
        line.path, with: .color(CGColor(srgbRed: 0.8, green: 0, blue: 0, alpha: 1)),
        style: StrokeStyle(lineWidth: middle, lineCap: .round, lineJoin: .round))
    }
  }

  /// The shapes of a trace, and the lines beneath them.
  fileprivate mutating func draw(
    _ trace: ColorTrace, opacity: CGFloat = 1, hasSeams: Bool = true
  ) {
    self.opacity = opacity
    for layer in trace.layers where hasSeams || layer.seamWidth == nil { draw(layer) }
    self.opacity = 1
  }
}
