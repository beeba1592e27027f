import Foundation

/// Takes the frames of an animated GIF, one after the other; with one frame it is a picture that stands still.
///
///     let data = try AnimatedGIF.data { animation in
///       for step in 0..<30 {
///         try animation.append(picture(step), duration: 1 / 30)
///       }
///     }
///
/// GIF has 256 colors a frame: up to 255 are kept as they are in sRGB, more are mixed from as many by ordered dithering,
/// which stands still where the picture does. A pixel is opaque or clear. Each frame is kept as the rectangle in which it differs from the one before. Times
/// are hundredths of a second of the whole: thirty frames of a thirtieth of a second take a second. Many programs show a
/// frame of less than 0.02 seconds for 0.1. The same frames give the same bytes. (CompuServe, "GIF89a Specification".)
public struct AnimatedGIF: ~Copyable {
  /// The most bytes of a file.
  public static var maximumBytes: Int { 64 << 20 }

  private let loopCount: Int
  private var bytes: [UInt8] = []
  private var previous: FramePixels?
  private var pending: [UInt8]?
  private var begin = 0.0
  private var end = 0.0
  private var clear: UInt8?
  private var isReplaced = false

  private init(loopCount: Int) {
    self.loopCount = max(0, min(loopCount, 0xFFFF))
  }

  private static func little(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - image: The picture, as large as the first, at most 65,535 pixels a side.
  ///   - duration: How long it is shown, in seconds: 0.001 to 600.
  /// - Throws: `PictureError`: `.invalidArgument` for a size or a duration out of its range, `.tooLarge` beyond
  ///   ``maximumBytes``.
  public mutating func append(_ image: CGImage, duration: TimeInterval) throws(PictureError) {
    guard duration >= 0.001, duration <= 600 else {
      throw PictureError(
        .invalidArgument, "a frame of an animation takes \(duration) seconds",
        remedy: "a time of 0.001 to 600 is needed")
    }
    guard (1...0xFFFF).contains(image.width), (1...0xFFFF).contains(image.height),
      previous.map({ $0.width == image.width && $0.height == image.height }) ?? true
    else {
      throw PictureError(
        .invalidArgument, "a frame of an animation has \(image.width)×\(image.height) pixels",
        remedy: "all must be as large as the first, at most 65535 pixels a side")
    }
    let pixels = FramePixels(image)
    var area = FramePixels.Area(x: 0, y: 0, width: pixels.width, height: pixels.height)
    if let previous {
      guard let changed = pixels.difference(from: previous) else {
        end += duration
        return
      }
      // What becomes clear is not to be had by drawing over it: then the whole frame replaces the one before.
      if !isReplaced { area = changed }
      flush()
    } else {
      writeHead(pixels)
    }
    begin = end
    end += duration
    let part =
      area.width == pixels.width && area.height == pixels.height
      ? pixels.bytes : pixels.picture(of: area).bytes
    let palette = GIFPalette(part, area: area)
    var bits = 2
    while 1 << bits < palette.colors.count / 3 { bits += 1 }
    clear = palette.clear
    var frame: [UInt8] = [0x2C]
    for number in [area.x, area.y, area.width, area.height] { frame += Self.little(number) }
    frame.append(0x80 | UInt8(bits - 1))
    frame += palette.colors
    frame += [UInt8](repeating: 0, count: 3 << bits - palette.colors.count)
    frame += GIFCodes.encode(palette.indices, bits: bits)
    guard bytes.count + frame.count <= Self.maximumBytes else {
      throw PictureError(
        .tooLarge, "a GIF of more than \(Self.maximumBytes >> 20) MiB",
        remedy: "make it shorter or smaller, or write an APNG or WebP")
    }
    pending = frame
    previous = pixels
  }

  private mutating func writeHead(_ pixels: FramePixels) {
    isReplaced = stride(from: 3, to: pixels.bytes.count, by: 4).contains { pixels.bytes[$0] < 128 }
    bytes += Array("GIF89a".utf8) + Self.little(pixels.width) + Self.little(pixels.height)
    bytes += [0, 0, 0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.little(loopCount) + [0]
  }

  /// Writes the frame whose time is known now.
  private mutating func flush() {
    guard let frame = pending else { return }
    pending = nil
    let hundredths = Int((end * 100).rounded()) - Int((begin * 100).rounded())
    // Left as it is, or taken away, before the next one comes.
    let flags: UInt8 = (isReplaced ? 8 : 4) | (clear == nil ? 0 : 1)
    bytes += [0x21, 0xF9, 4, flags] + Self.little(min(max(hundredths, 1), 0xFFFF))
    bytes += [clear ?? 0, 0]
    bytes += frame
  }

  /// Makes a GIF in memory.
  ///
  /// - Parameters:
  ///   - loopCount: How often the frames are shown, at most 65,535; 0, or less, for ever.
  ///   - frames: Appends the frames.
  /// - Returns: The file's bytes.
  /// - Throws: What `frames` throws, or `PictureError` with `.invalidArgument` if it appends none.
  public static func data(
    loopCount: Int = 0, _ frames: (inout AnimatedGIF) throws -> Void
  ) throws -> Data {
    var animation = AnimatedGIF(loopCount: loopCount)
    try frames(&animation)
    guard animation.pending != nil else {
      throw PictureError(
        .invalidArgument, "an animation without frames", remedy: "at least one is needed")
    }
    animation.flush()
    animation.bytes.append(0x3B)
    return Data(animation.bytes)
  }
}
