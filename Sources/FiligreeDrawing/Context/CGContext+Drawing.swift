import FiligreePaths
import FiligreePixels
import Foundation

extension CGContext {
  // MARK: The path

  /// Fills the inside of the path and starts an empty one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Strokes the path and starts an empty one.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Draws the path and starts an empty one.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    let (path, space, userPath) = (Path(builder), pathSpace, mode.strokes ? userPath() : nil)
    guard !path.isEmpty else { return }
    paint { context in
      if mode.fills {
        let transform = context.recorder.transform
        context.recorder.transform = space
        context.fill(path, evenOdd: mode.isEvenOdd)
        context.recorder.transform = transform
      }
      if let userPath { context.stroke(userPath, style: context.state.style) }
    }
  }

  // MARK: Shapes

  /// Fills a rectangle; the path stays as it is.
  public func fill(_ rect: CGRect) {
    paint { $0.fill(Path(rect), evenOdd: false) }
  }

  /// Fills rectangles as one; the path stays as it is.
  public func fill(_ rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    paint { $0.fill(path, evenOdd: false) }
  }

  /// Strokes a rectangle, the line's middle on its sides; the path stays as it is.
  public func stroke(_ rect: CGRect) {
    stroke(rect, width: state.style.lineWidth)
  }

  /// Strokes a rectangle with a line of another width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.lineWidth = width
    paint { $0.stroke(Path(rect), style: style) }
  }

  /// Fills the ellipse that touches the sides of `rect`; the path stays as it is.
  public func fillEllipse(in rect: CGRect) {
    paint { $0.fill(Path(ellipseIn: rect), evenOdd: false) }
  }

  /// Strokes the ellipse that touches the sides of `rect`; the path stays as it is.
  public func strokeEllipse(in rect: CGRect) {
    let style = state.style
    paint { $0.stroke(Path(ellipseIn: rect), style: style) }
  }

  /// Strokes a line from each point of an even place to the next one; starts an empty path, as Core
  /// Graphics does.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for i in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[i])
      addLine(to: points[i + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, as far as the clip allows.
  public func clear(_ rect: CGRect) {
    recorder.save()
    recorder.blendMode = .clear
    recorder.opacity = 1
    recorder.fill(Path(rect), with: .color(.black), style: fillStyle(evenOdd: false))
    recorder.restore()
  }

  // MARK: Pictures

  /// Draws a picture into a rectangle of user space.
  ///
  /// The picture's first row is at the rectangle's `maxY`, for Core Graphics' y axis points up: where it
  /// points down, as under UIKit, the picture is upside down. `UIImage.draw(in:)` draws it upright.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where it goes; standardised first.
  ///   - byTiling: Whether the rectangle is one of many copies that fill the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    let sampling = state.interpolationQuality.sampling
    let area = byTiling ? clipArea() : Path(rect)
    guard let area, !rect.isNull else { return }
    let turned = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    paint { context in
      context.recorder.save()
      context.recorder.concatenate(turned)
      let paint = PicturePaint(
        image: image, rect: rect, extend: byTiling ? .repeat : .clamp, sampling: sampling)
      context.recorder.fill(
        area.applying(turned), with: .image(paint), style: context.fillStyle(evenOdd: false))
      context.recorder.restore()
    }
  }

  // MARK: Gradients

  /// Draws a gradient along a line over all of the clip.
  ///
  /// Before the start and beyond the end nothing is drawn unless the options say so.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    var paint = LinearGradientPaint(
      stops: gradient.stops, startPoint: startPoint, endPoint: endPoint)
    paint.drawsBeforeStart = options.contains(.drawsBeforeStartLocation)
    paint.drawsAfterEnd = options.contains(.drawsAfterEndLocation)
    fillClip(with: .linearGradient(paint))
  }

  /// Draws a gradient from one circle to another over all of the clip.
  ///
  /// Before the start and beyond the end nothing is drawn unless the options say so.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    var paint = RadialGradientPaint(
      stops: gradient.stops, startCenter: startCenter, startRadius: startRadius,
      endCenter: endCenter, endRadius: endRadius)
    paint.drawsBeforeStart = options.contains(.drawsBeforeStartLocation)
    paint.drawsAfterEnd = options.contains(.drawsAfterEndLocation)
    fillClip(with: .radialGradient(paint))
  }

  /// Draws a gradient around a point over all of the clip: a whole turn, from an angle in radians on, from
  /// the x axis towards the y axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let paint = ConicGradientPaint(
      stops: gradient.stops, center: center, startAngle: angle, endAngle: angle + 2 * .pi)
    fillClip(with: .conicGradient(paint))
  }

  private func fillClip(with paint: Paint) {
    guard let area = clipArea() else { return }
    self.paint { $0.recorder.fill(area, with: paint) }
  }

  // MARK: Layers

  /// Begins a layer: what is drawn until ``endTransparencyLayer()`` is drawn as one, with the opacity,
  /// blend mode and shadow that are set now.
  ///
  /// Within the layer opacity is 1, the blend mode `normal`, and there is no shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append((saved.count, state))
    let mode = recorder.blendMode
    // With the lengths of base space; the layer's own transform is set again below.
    let transform = recorder.transform
    recorder.save()
    recorder.transform = base
    recorder.beginLayer(blendMode: mode, filters: state.shadow.map { [.shadow($0)] } ?? [])
    recorder.transform = transform
    state.shadow = nil
  }

  /// Begins a layer of which only a rectangle is seen; see ``beginTransparencyLayer(auxiliaryInfo:)``.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer that was begun last, and brings back the state from before it.
  ///
  /// Without an open layer it does nothing.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    saved.removeLast(saved.count - layer.savedCount)
    recorder.endLayer()
    recorder.restore()
    state = layer.state
  }

  // MARK: Painting

  /// Runs `draw`, with the shadow, if one is set, under all that it draws.
  package func paint(_ draw: (CGContext) -> Void) {
    guard let shadow = state.shadow else { return draw(self) }
    let (transform, opacity, mode) = (recorder.transform, recorder.opacity, recorder.blendMode)
    recorder.save()
    recorder.transform = base
    recorder.opacity = 1
    recorder.beginLayer(blendMode: mode, filters: [.shadow(shadow)])
    recorder.transform = transform
    recorder.opacity = opacity
    draw(self)
    recorder.endLayer()
    recorder.restore()
  }

  /// Fills a path of user space in the fill color; by itself, without a shadow.
  package func fill(_ path: Path, evenOdd: Bool) {
    fill(path, with: state.fillColor, style: fillStyle(evenOdd: evenOdd))
  }

  /// Strokes a path of user space in the stroke color; by itself, without a shadow.
  package func stroke(_ path: Path, style: StrokeStyle) {
    stroke(path, with: state.strokeColor, style: style)
  }

  /// Fills a path of user space in a color or its pattern.
  package func fill(_ path: Path, with color: CGColor, style: FillStyle) {
    if let pattern = color.pattern {
      fill(path, with: pattern, color, style: style)
    } else {
      recorder.fill(path, with: .color(color), style: style)
    }
  }

  /// Strokes a path of user space in a color or its pattern.
  package func stroke(_ path: Path, with color: CGColor, style: StrokeStyle) {
    if let pattern = color.pattern {
      guard let style = style.drawable else { return }
      fill(path.strokedPath(style), with: pattern, color, style: fillStyle(evenOdd: false))
    } else if isAntialiased {
      recorder.stroke(path, with: .color(color), style: style)
    } else if let style = style.drawable {
      // Display lists have no strokes with hard edges.
      recorder.fill(
        path.strokedPath(style), with: .color(color), style: FillStyle(antialiased: false))
    }
  }

  private var isAntialiased: Bool { state.shouldAntialias && allowsAntialiasing }

  /// How the inside is found and edged.
  package func fillStyle(evenOdd: Bool) -> FillStyle {
    FillStyle(eoFill: evenOdd, antialiased: isAntialiased)
  }

  /// All of the clip, in user space; nil where the transform cannot be undone.
  private func clipArea() -> Path? {
    guard let inverse = recorder.transform.inverse, !state.clipBox.isNull else { return nil }
    return Path(state.clipBox).applying(inverse)
  }
}
