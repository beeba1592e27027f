import Filigree

/// What of a picture and its trace is shown as pixels.
enum StageContent: String, Hashable, Sendable, CaseIterable {
  /// The picture itself.
  case picture
  /// The trace in its colors.
  case trace
  /// The trace's outlines.
  case outlines
}

/// What a stage shows of a page, and how large.
struct Viewport: Hashable, Sendable {
  /// The part of the page in sight, in the page's units.
  var visible: CGRect
  /// Pixels of the screen for a unit of the page.
  var pixelsPerUnit: CGFloat
}

/// A part of a page as pixels of the screen.
///
/// Drawing a trace takes longer than a frame of the screen may, so it is done beside: a stage shows the last pixels that it
/// has, stretched if need be, until there are others.
struct StageImage: Sendable {
  var image: CGImage
  /// Where it lies on the page, in the page's units.
  var rect: CGRect
  var pixelsPerUnit: CGFloat

  /// Pages of no more pixels than this are drawn whole, so that moving them costs nothing: two screens of 2560 × 1440.
  static let wholePixels: CGFloat = 7_372_800
  /// How much more than what is in sight is drawn of larger pages, on each side, in sizes of what is in sight.
  static let margin: CGFloat = 0.25
  /// Above so many pixels of the screen for one of the picture, the picture's pixels are shown as squares.
  static let squarePixels: CGFloat = 3

  /// Whether it is what a viewport needs.
  func suits(_ viewport: Viewport, page: CGRect) -> Bool {
    guard abs(pixelsPerUnit / viewport.pixelsPerUnit - 1) < 1e-6 else { return false }
    let needed = viewport.visible.intersection(page)
    // What rounding takes away is no pixel.
    let slack = 0.01 / pixelsPerUnit
    return needed.isEmpty
      || (rect.minX <= needed.minX + slack && rect.minY <= needed.minY + slack
        && rect.maxX >= needed.maxX - slack && rect.maxY >= needed.maxY - slack)
  }

  /// Draws a part of a page.
  ///
  /// - Parameters:
  ///   - content: What is drawn.
  ///   - image: The picture.
  ///   - drawing: The trace; without one nothing but the picture can be drawn.
  ///   - page: The page.
  ///   - viewport: What is to be in sight.
  /// - Returns: The pixels; nil where nothing is in sight, or nothing is there.
  static func make(
    _ content: StageContent, of image: CGImage, _ drawing: TracedDrawing?, page: CGRect,
    for viewport: Viewport
  ) -> StageImage? {
    let scale = viewport.pixelsPerUnit
    guard scale > 0, scale.isFinite, page.width > 0, page.height > 0 else { return nil }
    let whole = page.width * scale * page.height * scale
    let visible = viewport.visible.insetBy(
      dx: -viewport.visible.width * margin, dy: -viewport.visible.height * margin)
    let part = whole <= wholePixels ? page : visible.intersection(page)
    guard !part.isEmpty else { return nil }
    // Whole pixels, so that parts of a page fit together.
    let pixels = CGRect(
      x: (part.minX * scale).rounded(.down), y: (part.minY * scale).rounded(.down),
      width: max((part.maxX * scale).rounded(.up) - (part.minX * scale).rounded(.down), 1),
      height: max((part.maxY * scale).rounded(.up) - (part.minY * scale).rounded(.down), 1))
    let toPixels = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -pixels.minX, ty: -pixels.minY)
    let bounds = CGRect(origin: .zero, size: pixels.size)
    let list: DisplayList
    switch content {
    case .picture:
      var recorder = DisplayListRecorder(bounds: bounds)
      recorder.concatenate(toPixels)
      let isLarge = scale * page.width / CGFloat(max(image.width, 1)) >= squarePixels
      recorder.draw(image, in: page, sampling: isLarge ? .none : .medium)
      list = recorder.finish()
    case .trace:
      guard let drawing else { return nil }
      list = drawing.displayList(bounds: bounds, transform: toPixels)
    case .outlines:
      guard let drawing else { return nil }
      list = drawing.outlines(bounds: bounds, transform: toPixels)
    }
    guard let image = try? Rasterizer().render(list) else { return nil }
    let rect = CGRect(
      x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale,
      height: pixels.height / scale)
    return StageImage(image: image, rect: rect, pixelsPerUnit: scale)
  }
}

extension TracedDrawing {
  /// Pixels across lines that show outlines.
  static let outlineWidth: CGFloat = 1.25
  /// The color of such lines: seen on black and on white.
  static let outlineColor = HexColor(value: 0x0A84_FFFF)

  /// The outlines of the shapes, as thin lines.
  func outlines(bounds: CGRect, transform: CGAffineTransform) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: bounds)
    let all = map.concatenating(transform)
    recorder.concatenate(all)
    let scale = max(abs(all.a), .leastNonzeroMagnitude)
    let style = StrokeStyle(lineWidth: Self.outlineWidth / scale, lineJoin: .round)
    for part in parts where part.role == .shape {
      recorder.stroke(part.path, with: .color(Self.outlineColor.cgColor), style: style)
    }
    return recorder.finish()
  }
}
