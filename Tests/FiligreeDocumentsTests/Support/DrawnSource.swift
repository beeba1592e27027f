#if os(Linux)
import SwiftUI
import UIKit

/// What the source in the folder Written draws.
///
/// In a file of its own: with `Testing` beside them, the names of the frameworks would call for overlays
/// that are Apple's.
enum DrawnSource {
  @MainActor static func view(scale: CGFloat) -> CGImage? {
    let renderer = ImageRenderer(content: DrawnView().frame(width: 100, height: 80))
    renderer.scale = scale
    return renderer.cgImage
  }

  static func currentContext() -> CGImage? {
    renderer.image { _ in DrawnWithUIKit.draw(in: PlainScene.page) }.cgImage
  }

  static func context() -> CGImage? {
    renderer.image { DrawnWithGraphics.draw(in: PlainScene.page, context: $0.cgContext) }.cgImage
  }

  private static var renderer: UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: PlainScene.page.size, format: format)
  }
}
#endif
