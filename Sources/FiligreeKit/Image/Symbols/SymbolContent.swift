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
    var pixels: CGImage?
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

  /// The pixels in a colour; nil, with a warning, where there would be too many.
  func pixels(scale: CGFloat, color: CGColor) -> CGImage? {
    if let known = drawn.withLock({ $0 }), known.scale == scale, known.color == color {
      return known.pixels
    }
    // Drawn outside of the lock; two threads may draw the same, with the same result.
    var recorder = DisplayListRecorder(
      bounds: CGRect(origin: .zero, size: size(scale: scale)))
    recorder.fill(path(scale: scale), with: .color(color))
    let pixels = ImageCanvas.renderer(scale: scale, isOpaque: false)(recorder.finish())
    drawn.withLock { $0 = Drawn(scale: scale, color: color, pixels: pixels) }
    return pixels
  }
}
