import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

@testable import FiligreeViews

/// The drawing of a canvas of a size.
@MainActor
func drawing<V: View>(
  _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ content: () -> V
) -> DisplayList {
  ViewSession(size: CGSize(width: width, height: height), content: content).displayList()
}

/// The drawing of a canvas with a closure.
@MainActor
func drawing(
  _ width: CGFloat = 100, _ height: CGFloat = 100,
  _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
) -> DisplayList {
  drawing(width, height) { Canvas(renderer: renderer) }
}

/// The picture of a canvas with a closure, on white.
@MainActor
func picture(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2,
  _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
) throws -> CGImage {
  let session = ViewSession(size: CGSize(width: width, height: height), scale: scale) {
    Canvas(renderer: renderer)
  }
  session.background = .white
  return try session.image()
}

/// The eight-bit color of a pixel: red, green, blue, opacity.
func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
  // The one pixel alone: to convert the whole picture for each would take most of the tests' time.
  let one = image.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))
  return (one?.straightRGBA16() ?? []).map { (Int($0) + 128) / 257 }
}

extension DisplayList {
  /// Where the path of a command lies on the page.
  func box(_ command: Command) -> CGRect {
    paths[Int(command.path)].boundingRect.applying(transforms[Int(command.transform)])
  }

  /// The color of a command's paint, coded red, green, blue and opacity.
  func color(_ command: Command) -> [CGFloat]? {
    guard case .color(let color) = paints[Int(command.paint)] else { return nil }
    return color.components
  }

  /// The layer that a command draws.
  func layer(_ command: Command?) -> Layer? {
    guard case .layer(let index)? = command?.operation else { return nil }
    return layers[Int(index)]
  }

  /// The path clips of a command, the outermost first.
  func clipPaths(_ command: Command, in layer: Layer) -> [CGRect] {
    var boxes: [CGRect] = []
    var next = command.clip
    while next >= 0 {
      let clip = layer.clips[Int(next)]
      if case .path(let path, let transform, _) = clip.area {
        boxes.append(
          paths[Int(path)].boundingRect.applying(transforms[Int(transform)]))
      }
      next = clip.parent
    }
    return boxes.reversed()
  }
}

let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
