import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension CALayer {
  /// Draws the layer and its sublayers in the layer's own coordinates.
  ///
  /// As with Core Animation it draws what properties are set to, not what animations have made of them so far; a layer
  /// from ``presentation()`` draws that. Masks, shadows and perspectives are drawn as well, which Core Animation's own
  /// function leaves out in part.
  public final func render(in ctx: CGContext) {
    draw(in: ctx, isAnimated: isPresentation)
  }

  /// Draws the layer and its sublayers as they are at this time, and notes that they were seen.
  package final func drawPresented(in context: CGContext) {
    draw(in: context, isAnimated: true)
  }

  private func draw(in context: CGContext, isAnimated: Bool) {
    layoutTree()
    let time = localTime(LayerClock.current.time)
    LayerPainter(context: context, isAnimated: isAnimated)
      .draw(self, placement: nil, time: time, depth: 0)
  }

  /// Records what ``draw(in:)`` draws.
  final func recordDrawing() {
    let bounds = bounds.standardized
    guard bounds.isDrawable else {
      drawing = nil
      return
    }
    delegate?.layerWillDraw(self)
    let context = ImageCanvas.context(bounds: bounds, scale: max(contentsScale, 2), isOpaque: false)
    CurrentDrawing.with(context) { draw(in: context) }
    drawing = (context.displayList, bounds)
  }

  /// The outline of the bounds, with their round corners, moved inwards.
  final func outline(_ values: LayerValues, inset: CGFloat = 0) -> Path {
    let bounds = values.rect("bounds").standardized
    guard bounds.isDrawable else { return Path() }
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard rect.isDrawable else { return Path() }
    let most = min(bounds.width, bounds.height) / 2
    let radius = min(max(values.number("cornerRadius"), 0), most) - inset
    guard radius > 0, !maskedCorners.isEmpty else { return Path(rect) }
    func of(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: of(.layerMinXMinYCorner), bottomLeading: of(.layerMinXMaxYCorner),
        bottomTrailing: of(.layerMaxXMaxYCorner), topTrailing: of(.layerMaxXMinYCorner)),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }
}

/// Draws trees of layers.
struct LayerPainter {
  let context: CGContext
  /// Whether it draws what animations make of the layers.
  let isAnimated: Bool

  /// How deep layers may lie in one another; what lies deeper is not drawn.
  private static let depthLimit = 200

  /// Draws a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - placement: From the coordinates around to those of the context, after the layer's own place; nil draws the
  ///     layer in its own coordinates.
  ///   - time: The layer's time.
  ///   - depth: How many layers are around.
  func draw(_ layer: CALayer, placement: CATransform3D?, time: Double, depth: Int) {
    guard depth < Self.depthLimit else { return }
    if isAnimated { layer.isShown = true }
    (layer.delegate as? any LayerOwner)?.willDraw(layer)
    layer.displayIfNeeded()
    let values = isAnimated ? layer.presented(local: time) : layer.values
    guard !values.flag("hidden"), values.number("opacity") > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    guard let placement else {
      return compose(layer, values, CATransform3DIdentity, time, depth)
    }
    let map = CATransform3DConcat(values.placement, placement)
    if layer.isFlattened {
      place(map, values) { compose(layer, values, CATransform3DIdentity, time, depth) }
    } else {
      sublayers(of: layer, values, map, time, depth)
    }
  }

  /// Draws in coordinates that a map of space puts on the plane.
  private func place(_ map: CATransform3D, _ values: LayerValues, _ body: () -> Void) {
    let projection = map.projection
    guard projection.isVisible(values.rect("bounds"), isDoubleSided: values.flag("doubleSided"))
    else { return }
    if projection.isAffine {
      context.concatenate(projection.affine(at: .zero))
      body()
    } else {
      context.recorder.beginLayer(filters: [.projection(projection)])
      body()
      context.recorder.endLayer()
    }
  }

  /// Draws a layer in its own coordinates: its opacity, mask and shadow around what it is.
  private func compose(
    _ layer: CALayer, _ values: LayerValues, _ placement: CATransform3D, _ time: Double,
    _ depth: Int
  ) {
    let opacity = min(values.number("opacity"), 1)
    if let mask = layer.mask {
      context.recorder.beginMask()
      draw(
        mask, placement: CATransform3DIdentity, time: mask.ownTime(time), depth: depth + 1)
      context.recorder.endLayer()
    }
    let clips = values.flag("masksToBounds")
    let shadow = shadow(values)
    let isGroup = opacity < 1 && layer.allowsGroupOpacity
    if isGroup { context.recorder.beginGroup(opacity: opacity, blendMode: .normal) }
    let before = context.recorder.opacity
    if !isGroup { context.recorder.opacity = before * opacity }
    if let shadow {
      if let path = values.path("shadowPath") {
        if !clips { draw(shadow, of: path) }
      } else if !clips {
        context.recorder.beginLayer(filters: [.shadow(shadow)])
        paint(layer, values, clips, time, depth)
        context.recorder.endLayer()
      } else {
        paint(layer, values, clips, time, depth)
      }
    }
    if shadow == nil || values.path("shadowPath") != nil {
      paint(layer, values, clips, time, depth)
    }
    context.recorder.opacity = before
    if isGroup { context.recorder.endLayer() }
  }

  private func shadow(_ values: LayerValues) -> Filter.Shadow? {
    let opacity = values.number("shadowOpacity")
    guard opacity > 0, let color = values.color("shadowColor"),
      let shade = color.copy(alpha: color.alpha * min(opacity, 1))
    else { return nil }
    let offset = values.size("shadowOffset")
    // As with contexts: a shadow far away is a picture from here to there.
    guard abs(offset.width) <= 20_000, abs(offset.height) <= 20_000 else { return nil }
    let radius = values.number("shadowRadius")
    return Filter.Shadow(
      color: shade, radius: radius > 0 ? min(radius, 500) : 0, offset: offset)
  }

  /// Draws the shadow of a path alone.
  private func draw(_ shadow: Filter.Shadow, of path: Path) {
    var shadow = shadow
    shadow.options = .only
    context.recorder.beginLayer(filters: [.shadow(shadow)])
    context.recorder.fill(path, with: .color(.black))
    context.recorder.endLayer()
  }

  /// Draws background, content, sublayers and border.
  private func paint(
    _ layer: CALayer, _ values: LayerValues, _ clips: Bool, _ time: Double, _ depth: Int
  ) {
    if let color = values.color("backgroundColor") {
      context.fill(
        layer.outline(values), with: color, style: context.fillStyle(evenOdd: false))
    }
    context.saveGState()
    if clips { context.recorder.clip(to: layer.outline(values)) }
    drawContents(of: layer, values)
    layer.drawOwn(values, in: context, time: time)
    sublayers(of: layer, values, values.sublayerPlacement, time, depth)
    context.restoreGState()
    let width = values.number("borderWidth")
    if width > 0, width.isFinite, let color = values.color("borderColor") {
      var frame = layer.outline(values)
      frame.addPath(layer.outline(values, inset: width))
      context.fill(frame, with: color, style: context.fillStyle(evenOdd: true))
    }
  }

  private func drawContents(of layer: CALayer, _ values: LayerValues) {
    let bounds = values.rect("bounds").standardized
    guard bounds.isDrawable else { return }
    if let picture = layer.contents, let image = picture as AnyObject as? CGImage {
      draw(image, of: layer, values, bounds)
    } else if let drawing = layer.drawing {
      let place = layer.contentsGravity.place(drawing.bounds.size, in: bounds)
      let map = CGAffineTransform(
        a: place.width / drawing.bounds.width, b: 0, c: 0,
        d: place.height / drawing.bounds.height,
        tx: place.minX - drawing.bounds.minX * place.width / drawing.bounds.width,
        ty: place.minY - drawing.bounds.minY * place.height / drawing.bounds.height)
      context.saveGState()
      context.recorder.clip(to: Path(place))
      if drawing.list.readsBackdrop { context.recorder.beginLayer() }
      context.recorder.draw(
        drawing.list, through: map.concatenating(context.recorder.transform))
      if drawing.list.readsBackdrop { context.recorder.endLayer() }
      context.restoreGState()
    }
  }

  private func draw(
    _ image: CGImage, of layer: CALayer, _ values: LayerValues, _ bounds: CGRect
  ) {
    let part = values.rect("contentsRect")
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) / scale * part.width,
      height: CGFloat(image.height) / scale * part.height)
    let place = layer.contentsGravity.place(size, in: bounds)
    guard place.isDrawable, part.width > 0, part.height > 0 else { return }
    let whole = CGRect(
      x: place.minX - part.minX / part.width * place.width,
      y: place.minY - part.minY / part.height * place.height, width: place.width / part.width,
      height: place.height / part.height)
    let paint = PicturePaint(image: image, rect: whole, extend: .clamp, sampling: .medium)
    context.recorder.fill(Path(place), with: .image(paint))
  }

  private func sublayers(
    of layer: CALayer, _ values: LayerValues, _ placement: CATransform3D, _ time: Double,
    _ depth: Int
  ) {
    guard !layer.children.isEmpty else { return }
    layer.drawSublayers(values, placement, time, context) { placement, time in
      for child in layer.inOrder {
        draw(child, placement: placement, time: child.ownTime(time), depth: depth + 1)
      }
    }
  }
}

/// A view, which brings a layer up to date before it is drawn.
protocol LayerOwner {
  /// The layer is about to be drawn.
  func willDraw(_ layer: CALayer)
}

extension ProjectionTransform {
  /// Whether a rectangle is seen under the map, from the front or from any side.
  fileprivate func isVisible(_ rect: CGRect, isDoubleSided: Bool) -> Bool {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let local = affine(at: center)
    let turn = local.a * local.d - local.b * local.c
    guard turn.isFinite, turn != 0 else { return false }
    return isDoubleSided || turn > 0
  }
}
