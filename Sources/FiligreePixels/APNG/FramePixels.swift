/// The pixels of a frame: sRGB, 8 bits, RGBA, the opacity straight, rows from the top without gaps.
struct FramePixels {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// Takes the pixels of a picture of any kind.
  ///
  /// Colors of Display P3 outside of sRGB are clipped; 16 bits become 8 by rounding to the nearest.
  init(_ image: CGImage) {
    width = image.width
    height = image.height
    bytes = image.canonical().clippedToSRGB().straight8().rgbaBytes
  }

  /// Takes the pixels of a frame behind others, which must be as large as they are.
  init(_ image: CGImage, frame: Int, sizedAs first: FramePixels) throws(PictureError) {
    guard image.width == first.width, image.height == first.height else {
      throw PictureError(
        .invalidArgument,
        "frame \(frame) of an animation has \(image.width)×\(image.height) pixels",
        remedy: "all must be as large as the first, \(first.width)×\(first.height)")
    }
    self.init(image)
  }

  /// A rectangle of pixels.
  struct Area: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// The smallest rectangle that holds all pixels that differ; nil if none does.
  func difference(from other: FramePixels) -> Area? {
    let rowBytes = width * 4
    return bytes.withUnsafeBytes { new in
      other.bytes.withUnsafeBytes { old -> Area? in
        func differs(_ y: Int, _ x: Int) -> Bool {
          let at = y &* rowBytes &+ x &* 4
          return new.loadUnaligned(fromByteOffset: at, as: UInt32.self)
            != old.loadUnaligned(fromByteOffset: at, as: UInt32.self)
        }
        var (left, right, top, bottom) = (width, -1, -1, -1)
        for y in 0..<height {
          // Only what widens the rectangle is looked for: from both ends of the row inwards.
          var x = 0
          while x < width, !differs(y, x) { x += 1 }
          guard x < width else { continue }
          if top < 0 { top = y }
          bottom = y
          left = min(left, x)
          x = width - 1
          while x > right, !differs(y, x) { x -= 1 }
          right = max(right, x)
        }
        guard top >= 0 else { return nil }
        return Area(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }

  /// The pixels of a rectangle as a picture.
  func picture(of area: Area) -> CGImage {
    var part = bytes
    if area.width != width || area.height != height {
      part = []
      part.reserveCapacity(area.width * area.height * 4)
      for y in area.y..<(area.y + area.height) {
        let start = (y * width + area.x) * 4
        part += bytes[start..<(start + area.width * 4)]
      }
    }
    return CGImage(
      width: area.width, height: area.height, components: 4, depth: 8, bytes: part)
  }

  /// The pixels of a rectangle as a picture to be laid over the frame before: those that are as they were are clear.
  ///
  /// It is nil where a pixel changes to one that is not opaque, which nothing laid over gives, where less than an
  /// eighth of the pixels is as it was, and where all are.
  func changes(from other: FramePixels, in area: Area) -> CGImage? {
    var part = [UInt8](repeating: 0, count: area.width * area.height * 4)
    var kept = 0
    let isOpaque = part.withUnsafeMutableBytes { part in
      bytes.withUnsafeBytes { new in
        other.bytes.withUnsafeBytes { old in
          for y in 0..<area.height {
            let from = ((area.y &+ y) &* width &+ area.x) &* 4
            for x in 0..<area.width {
              let at = from &+ x &* 4
              let pixel = new.loadUnaligned(fromByteOffset: at, as: UInt32.self)
              if pixel == old.loadUnaligned(fromByteOffset: at, as: UInt32.self) {
                kept &+= 1
                continue
              }
              guard new[at &+ 3] == 255 else { return false }
              part.storeBytes(
                of: pixel, toByteOffset: (y &* area.width &+ x) &* 4, as: UInt32.self)
            }
          }
          return true
        }
      }
    }
    guard isOpaque, (area.width * area.height / 8..<area.width * area.height).contains(kept) else {
      return nil
    }
    return CGImage(
      width: area.width, height: area.height, components: 4, depth: 8, bytes: part)
  }
}
