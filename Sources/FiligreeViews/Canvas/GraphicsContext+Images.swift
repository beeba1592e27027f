import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

extension GraphicsContext {
  /// An image in the context's environment: SwiftUI's `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage: Sendable {
    let image: Image
    let picture: ResolvedPicture?

    /// The image's size, in points.
    public let size: CGSize
    /// The distance from the top of the image to its baseline; its height, if it has none.
    public let baseline: CGFloat
    /// What the image's opacity is painted with; nil for its own colors.
    ///
    /// At first the foreground for symbols and templates, and nil for others. A symbol has no colors
    /// of its own: without a shading it has the foreground's.
    public var shading: Shading?
  }

  /// The image in the context's environment.
  ///
  /// Where there is no picture of its name, it has no size, and nothing is drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let picture = image.resolved(in: environment)
    let size = picture?.size ?? .zero
    var baseline = size.height
    if case .outline(let outline, _) = picture { baseline = outline.baseline }
    return ResolvedImage(
      image: image, picture: picture, size: size, baseline: baseline,
      shading: image.isTemplate ? resolve(.foreground) : nil)
  }

  /// Draws an image into a rectangle of user space.
  ///
  /// It is stretched to it, or repeated in it if it is resizable so.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle; a negative width or height counts as the positive one.
  ///   - style: Whether the edge is smooth.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let paint = (image.shading ?? .foreground).resolved(in: environment)
    var drawn = image.image
    if !style.isAntialiased { drawn = drawn.antialiased(false) }
    switch image.picture {
    case .outline(_, let look) where !look.isPlain:
      append(
        .group { drawn.draw(image.picture, in: &$0, rect, style: paint) },
        readsBackdrop: paint.readsBackdrop)
    case .outline(let outline, _):
      guard outline.size.width > 0, outline.size.height > 0 else { return }
      let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / outline.size.width, y: rect.height / outline.size.height)
      append(
        .fill(
          outline.path.applying(map), paint, FillStyle(antialiased: style.isAntialiased)),
        readsBackdrop: paint.readsBackdrop)
    case .drawing where image.shading == nil:
      let original = drawn.renderingMode(.original)
      append(.group { original.draw(image.picture, in: &$0, rect, style: paint) })
    case .pixels where image.shading == nil:
      let original = drawn.renderingMode(.original)
      append(.single { original.draw(image.picture, in: &$0, rect, style: paint) })
    case .pixels, .drawing:
      let template = drawn.renderingMode(.template)
      append(
        .group { template.draw(image.picture, in: &$0, rect, style: paint) },
        readsBackdrop: paint.readsBackdrop)
    case nil:
      return
    }
  }

  /// Draws an image in its own size, with a point of its unit square at a point of user space.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(size: image.size, anchor, at: point))
  }

  /// Draws an image into a rectangle of user space; see `draw(_:in:style:)`.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, with a point of its unit square at a point of user space.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// The rectangle of a size whose point `anchor` lies at `point`.
  init(size: CGSize, _ anchor: UnitPoint, at point: CGPoint) {
    self.init(
      origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
      size: size)
  }
}

extension Image {
  /// The paint that repeats a part of the image, nil if there is nothing to repeat.
  func tile(
    at origin: CGPoint, _ source: CGRect, scale: CGFloat, _ environment: EnvironmentValues
  ) -> PicturePaint? {
    guard let picture = resolved(in: environment),
      let (image, pixelSize) = pixels(of: picture, environment)
    else { return nil }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let part = CGRect(
      x: source.minX * width, y: source.minY * height, width: source.width * width,
      height: source.height * height)
    guard
      let cut = part.contains(CGRect(x: 0, y: 0, width: width, height: height))
        ? image : image.cropping(to: part)
    else { return nil }
    let size = CGSize(
      width: CGFloat(cut.width) * pixelSize.width * scale,
      height: CGFloat(cut.height) * pixelSize.height * scale)
    guard size.width > 0, size.height > 0 else { return nil }
    return PicturePaint(
      image: cut, rect: CGRect(origin: origin, size: size), extend: .repeat, sampling: sampling)
  }

  /// An upright picture in its colors, and a pixel's size in points.
  private func pixels(
    of picture: ResolvedPicture, _ environment: EnvironmentValues
  ) -> (CGImage, CGSize)? {
    if case .pixels(let image, let scale, .up) = picture, !isTemplate, scale > 0, scale.isFinite {
      return (image, CGSize(width: 1 / scale, height: 1 / scale))
    }
    let size = picture.size
    guard size.width > 0, size.height > 0 else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    var context = DrawContext(
      recorder: DisplayListRecorder(bounds: bounds), scale: environment.displayScale)
    var image = self
    image.resizing = nil
    image.draw(
      picture, in: &context, bounds, style: ForegroundStyle().resolveStyle(in: environment))
    let rasterizer = Rasterizer(scale: environment.displayScale)
    guard let drawn = try? rasterizer.render(context.recorder.finish()) else { return nil }
    return (
      drawn,
      CGSize(width: size.width / CGFloat(drawn.width), height: size.height / CGFloat(drawn.height))
    )
  }
}
