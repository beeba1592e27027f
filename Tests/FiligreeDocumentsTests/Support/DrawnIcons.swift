#if os(Linux)
import SwiftUI
import UIKit

/// What the icons of the folder Written draw, in the order of `IconTexts`.
enum DrawnIcons {
  @MainActor static func views() -> [CGImage?] {
    typealias Icons = IconViews
    let views = [
      AnyView(Icons.Outline().fill(.black)), AnyView(Icons.Clips()), AnyView(Icons.Masks()),
      AnyView(Icons.Layers()), AnyView(Icons.Blends()), AnyView(Icons.Lines()),
      AnyView(Icons.Rings()), AnyView(Icons.Skews()), AnyView(Icons.Rules()),
      AnyView(Icons.Tiles()), AnyView(Icons.Picture()), AnyView(Icons.Crowd()),
    ]
    return views.map { image(of: $0, 60, 40) }
  }

  @MainActor static func canvases() -> [CGImage?] {
    typealias Draw = (inout GraphicsContext, CGSize) -> Void
    typealias All = FilterCanvases
    let draws: [Draw] = [
      All.Masks.draw, All.FilterBlur.draw, All.FilterShadow.draw, All.FilterShadowAbove.draw,
      All.FilterShadowOnly.draw, All.FilterBrightness.draw, All.FilterContrast.draw,
      All.FilterSaturation.draw, All.FilterGrayscale.draw, All.FilterHue.draw,
      All.FilterInvert.draw, All.FilterMultiply.draw, All.FilterOpacity.draw,
      All.FilterLuminance.draw, All.FilterThreshold.draw, All.FilterBlurAndMatrix.draw,
    ]
    return draws.map { draw in
      image(of: Canvas { context, size in draw(&context, size) }, 120, 90)
    }
  }

  static func contexts() -> [CGImage?] {
    typealias Icons = IconContexts
    let draws: [(CGRect, CGContext) -> Void] = [
      { rect, context in
        context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
        context.addPath(Icons.outline(in: rect))
        context.fillPath()
      },
      Icons.Clips.draw, Icons.Masks.draw, Icons.Layers.draw, Icons.Blends.draw,
      Icons.Lines.draw, Icons.Rings.draw, Icons.Skews.draw, Icons.Rules.draw, Icons.Tiles.draw,
      Icons.Picture.draw, Icons.Crowd.draw,
    ]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    return draws.map { draw in
      UIGraphicsImageRenderer(size: rect.size, format: format).image {
        draw(rect, $0.cgContext)
      }.cgImage
    }
  }

  @MainActor private static func image(
    of view: some View, _ width: CGFloat, _ height: CGFloat
  ) -> CGImage? {
    let renderer = ImageRenderer(content: view.frame(width: width, height: height))
    renderer.scale = 2
    return renderer.cgImage
  }
}
#endif
