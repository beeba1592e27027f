import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeSymbols
import Foundation

extension Image: LeafView {
  @MainActor package func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    // A missing picture has no size, as with SwiftUI.
    let size = resolved(in: item.environment)?.size ?? .zero
    return resizing == nil ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  /// A symbol lies as close to texts and symbols above and below as a text.
  @MainActor package func spacing(_ item: LayoutItem) -> ViewSpacing {
    guard resizing == nil else { return .standard }
    switch source {
    case .symbol: return .symbol
    case .uiImage(let image): return image.symbolOutline == nil ? .standard : .symbol
    case .picture, .named: return .standard
    }
  }

  @MainActor package func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> CGFloat? {
    guard
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key,
      case .outline(let outline, _) = resolved(in: item.environment)
    else { return nil }
    return resizing == nil ? outline.baseline : nil
  }

  package func paintData(in environment: EnvironmentValues) -> PaintData {
    ForegroundStyle().resolveStyle(in: environment).data
  }

  @MainActor package func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let style = ForegroundStyle().resolveStyle(in: item.environment).with(item.paintData)
    if item.environment.isRedacted {
      return context.drawRedacted(CGRect(origin: .zero, size: size), with: style)
    }
    draw(
      resolved(in: item.environment), in: &context, CGRect(origin: .zero, size: size),
      item.environment.symbolPose, style: style)
  }

  @MainActor package func describe(_ tree: inout AccessibilityTree, _ item: LayoutItem) {
    guard let label else { return }
    tree.elements.append(
      AccessibilityTree.Element(label: label, role: "image", frame: item.frameInRoot))
  }

  /// Draws the image in a rectangle; `style` paints symbols and templates.
  package func draw(
    _ picture: ResolvedPicture?, in context: inout DrawContext, _ rect: CGRect,
    style: ResolvedStyle
  ) {
    switch picture {
    case nil:
      return
    case .outline(let outline, let look):
      guard outline.size.width > 0, outline.size.height > 0 else { return }
      let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / outline.size.width, y: rect.height / outline.size.height)
      let own = ownSymbolColor.map { ResolvedStyle(.color(Color.Resolved($0))) }
      for layer in outline.painted(in: look.mode, value: look.value) {
        context.fill(
          layer.path.applying(map), with: look.style(of: layer, own ?? style), in: rect)
      }
    case .drawing(let list):
      guard isTemplate else { return context.recorder.draw(page: list, in: rect) }
      context.recorder.save()
      context.recorder.beginMask()
      context.recorder.draw(page: list, in: rect)
      context.recorder.endLayer()
      context.fill(Path(rect), with: style, in: rect)
      context.recorder.restore()
    case .pixels(let image, let scale, let orientation):
      if isTemplate {
        // The style, seen through the picture's opacity.
        context.recorder.save()
        context.recorder.beginMask()
        drawPixels(image, scale, orientation, in: &context, rect)
        context.recorder.endLayer()
        context.fill(Path(rect), with: style, in: rect)
        context.recorder.restore()
      } else {
        drawPixels(image, scale, orientation, in: &context, rect)
      }
    }
  }

  private func drawPixels(
    _ image: CGImage, _ scale: CGFloat, _ orientation: UIImage.Orientation,
    in context: inout DrawContext, _ rect: CGRect
  ) {
    let upright = UIImage(cgImage: image, scale: scale, orientation: orientation).size
    guard upright.width > 0, upright.height > 0 else { return }
    // From the picture's own rows and columns, in points, to the rectangle.
    let stored = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let isTile = resizing?.mode == .tile
    let fit =
      isTile
      ? CGAffineTransform.identity
      : CGAffineTransform(scaleX: rect.width / upright.width, y: rect.height / upright.height)
    let map = orientation.turning(stored).concatenating(fit)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    context.saving { context in
      context.recorder.concatenate(map)
      let area = rect.applying(map.inverted())
      let paint = PicturePaint(
        image: image, rect: CGRect(origin: .zero, size: stored),
        extend: isTile ? .repeat : .clamp, sampling: sampling)
      context.recorder.fill(
        Path(area), with: .image(paint), style: FillStyle(antialiased: isAntialiased))
    }
  }
}
