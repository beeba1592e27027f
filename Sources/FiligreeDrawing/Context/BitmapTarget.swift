import FiligreePixels
import Foundation

/// The pixels of a bitmap context: who draws into memory as soon as something is recorded.
package protocol BitmapTarget: AnyObject {
  /// Where the pixels are; nil until ``makeMemory()``.
  var memory: UnsafeMutableRawPointer? { get }
  /// Makes memory for the pixels, if there is none, and returns where they are; nil where there is not
  /// enough of it.
  func makeMemory() -> UnsafeMutableRawPointer?
  /// Draws what `recorder` has recorded into memory, if there is any, and takes it out of the recorder.
  func draw(_ recorder: inout DisplayListRecorder)
  /// The pixels as they are, as a picture.
  var image: CGImage? { get }

  /// Bits of a component.
  var bitsPerComponent: Int { get }
  /// Bits of a pixel.
  var bitsPerPixel: Int { get }
  /// Bytes from one row to the next.
  var bytesPerRow: Int { get }
  /// The space of the colors.
  var colorSpace: CGColorSpace { get }
  /// Opacity and byte order.
  var bitmapInfo: CGBitmapInfo { get }
}

extension CGContext {
  /// The pixels of a bitmap context, rows from the top; nil in other contexts, and where there is no
  /// memory for them.
  ///
  /// From the first time it is asked for, what is drawn is in memory as soon as it is drawn, and what is
  /// written there is drawn upon, as in Core Graphics. Within a transparency layer that is when the layer
  /// ends. The memory is the context's, unless the caller gave it.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap, let memory = bitmap.makeMemory() else { return nil }
    bitmap.draw(&recorder)
    return memory
  }

  /// Bits of a component of a bitmap context; 0 in others.
  public var bitsPerComponent: Int { bitmap?.bitsPerComponent ?? 0 }
  /// Bits of a pixel of a bitmap context; 0 in others.
  public var bitsPerPixel: Int { bitmap?.bitsPerPixel ?? 0 }
  /// Bytes from one row of a bitmap context to the next; 0 in others.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// The space of a bitmap context's colors; nil in others.
  public var colorSpace: CGColorSpace? { bitmap?.colorSpace }
  /// Opacity and byte order of a bitmap context; empty in others.
  public var bitmapInfo: CGBitmapInfo { bitmap?.bitmapInfo ?? [] }
  /// Where the opacity of a bitmap context's pixels lies; none in others.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
}
