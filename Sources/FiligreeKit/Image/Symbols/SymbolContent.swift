import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeSymbols
import Foundation
import Synchronization

/// What a symbol's picture is made of: the outline, and its pixels once somebody asked for them.
final class SymbolContent: Sendable {
  private struct Drawn {
    var scale: CGFloat
    var color: CGColor
    var whole: CGImage?
    var ink: CGImage?
  }

  let name: String
  let settings: SymbolSettings
  let outline: SymbolOutline
  private let drawn = Mutex<Drawn?>(nil)

  /// Finds the symbol; nil where there is none of that name.
  init?(name: String, settings: SymbolSettings, library: SymbolLibrary = .shared) {
    guard let outline = library.outline(named: name, style: settings.style) else { return nil }
    self.name = name
    self.settings = settings
    self.outline = outline
  }

  /// Width and height in points: those of the outline, made larger to whole pixels.
  ///
  /// So a picture's pixels are exactly its size times its scale.
  func size(scale: CGFloat) -> CGSize {
    CGSize(
      width: Self.wholePixels(outline.size.width, scale),
      height: Self.wholePixels(outline.size.height, scale))
  }

  private static func wholePixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    let whole = (length * scale - 1e-6).rounded(.up)
    return whole.isFinite ? max(whole, 1) / scale : length
  }

  /// The ink, in the middle of ``size(scale:)``.
  func path(scale: CGFloat) -> Path {
    let size = size(scale: scale)
    return outline.path.offsetBy(
      dx: (size.width - outline.size.width) / 2, dy: (size.height - outline.size.height) / 2)
  }

  /// The pixels of the whole image in a colour; nil, with a warning, where there would be too many.
  func pixels(scale: CGFloat, color: CGColor) -> CGImage? {
    drawn(scale, color).whole
  }

  /// The pixels that the ink touches, without the margin around it.
  func inkPixels(scale: CGFloat, color: CGColor) -> CGImage? {
    drawn(scale, color).ink
  }

  private func drawn(_ scale: CGFloat, _ color: CGColor) -> Drawn {
    if let known = drawn.withLock({ $0 }), known.scale == scale, known.color == color {
      return known
    }
    // Drawn outside of the lock; two threads may draw the same, with the same result.
    var recorder = DisplayListRecorder(
      bounds: CGRect(origin: .zero, size: size(scale: scale)))
    let path = path(scale: scale)
    recorder.fill(path, with: .color(color))
    let whole = ImageCanvas.renderer(scale: scale, isOpaque: false)(recorder.finish())
    let ink = path.boundingRect.applying(CGAffineTransform(scaleX: scale, y: scale))
    let result = Drawn(
      scale: scale, color: color, whole: whole, ink: whole?.cropping(to: ink) ?? whole)
    drawn.withLock { $0 = result }
    return result
  }
}
