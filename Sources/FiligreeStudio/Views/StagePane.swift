import Filigree
import Foundation

/// A part of the stage: a checkerboard, pixels of the picture or its trace, and nodes over them.
struct StagePane: View {
  /// Pixels, and how much of them is seen.
  struct Layer: Hashable {
    var content: StageContent
    var opacity = 1.0
  }

  let picture: StudioPicture
  let layers: [Layer]
  let nodes: NodeMap?
  /// Where the page lies.
  let frame: CGRect
  /// Points for a unit of the page.
  let scale: CGFloat
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    Canvas { context, size in
      Checkerboard.draw(
        in: &context, frame.intersection(CGRect(origin: .zero, size: size)),
        isDark: colorScheme == .dark)
      for layer in layers {
        guard let pixels = picture.pixels[layer.content] else { continue }
        var copy = context
        copy.opacity = layer.opacity
        let isExact = abs(pixels.pixelsPerUnit / (scale * displayScale) - 1) < 1e-6
        copy.draw(
          // Pixels on pixels are copied; others are soon replaced.
          Image(decorative: pixels.image, scale: 1).interpolation(isExact ? .none : .low),
          in: isExact ? snapped(pixels) : onScreen(pixels.rect))
      }
      if let nodes { draw(nodes, &context, size) }
    }
  }

  /// Where an image lies whose pixels are the screen's, on whole ones.
  private func snapped(_ pixels: StageImage) -> CGRect {
    let place = onScreen(pixels.rect)
    return CGRect(
      x: (place.minX * displayScale).rounded() / displayScale,
      y: (place.minY * displayScale).rounded() / displayScale,
      width: CGFloat(pixels.image.width) / displayScale,
      height: CGFloat(pixels.image.height) / displayScale)
  }

  private func onScreen(_ rect: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + rect.minX * scale, y: frame.minY + rect.minY * scale,
      width: rect.width * scale, height: rect.height * scale)
  }

  // MARK: Nodes

  /// More nodes than this in sight are drawn as dots, without handles: nobody could tell them apart.
  private static let mostWithHandles = 2500
  private static let cornerSide: CGFloat = 6
  private static let smoothRadius: CGFloat = 3
  private static let handleRadius: CGFloat = 1.5

  private func draw(_ nodes: NodeMap, _ context: inout GraphicsContext, _ size: CGSize) {
    let margin: CGFloat = 40
    let sight = CGRect(
      x: (-margin - frame.minX) / scale, y: (-margin - frame.minY) / scale,
      width: (size.width + 2 * margin) / scale, height: (size.height + 2 * margin) / scale)
    let inSight = nodes.nodes.filter { sight.contains($0.point) }
    let isCrowded = inSight.count > Self.mostWithHandles
    var (lines, dots, corners, smooth) = (Path(), Path(), Path(), Path())
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: frame.minX + point.x * scale, y: frame.minY + point.y * scale)
    }
    func circle(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    for node in inSight {
      let point = place(node.point)
      if isCrowded {
        corners.addRect(circle(point, 1))
        continue
      }
      for handle in node.handles {
        let end = place(handle)
        lines.move(to: point)
        lines.addLine(to: end)
        dots.addEllipse(in: circle(end, Self.handleRadius))
      }
      if node.isCorner {
        corners.addRect(circle(point, Self.cornerSide / 2))
      } else {
        smooth.addEllipse(in: circle(point, Self.smoothRadius))
      }
    }
    let accent = GraphicsContext.Shading.color(TracedDrawing.outlineColor.color)
    context.stroke(lines, with: accent, lineWidth: 0.75)
    context.fill(dots, with: accent)
    for shapes in [corners, smooth] {
      if !isCrowded { context.fill(shapes, with: .color(.white)) }
      if isCrowded {
        context.fill(shapes, with: accent)
      } else {
        context.stroke(shapes, with: accent, lineWidth: 1.25)
      }
    }
  }
}
