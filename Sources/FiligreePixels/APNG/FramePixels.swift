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
    var source = image.canonical()
    if source.colorSpace?.kind == .displayP3, source.componentsPerPixel >= 3,
      let matrix = Primaries.displayP3.toSRGB
    {
      source = RGBConversion([.sRGB, .sRGB, .sRGB], matrix).apply(source.straight())
    }
    source = source.straight8()
    let components = source.componentsPerPixel
    guard components != 4 else {
      bytes = source.bytes
      return
    }
    let pixels = width * height
    bytes = [UInt8](unsafeUninitializedCapacity: pixels * 4) { result, count in
      count = pixels * 4
      source.bytes.withUnsafeBufferPointer { from in
        for i in 0..<pixels {
          let (at, to) = (i &* components, i &* 4)
          let isGray = components < 3
          result[to] = from[at]
          result[to &+ 1] = from[isGray ? at : at &+ 1]
          result[to &+ 2] = from[isGray ? at : at &+ 2]
          result[to &+ 3] = components == 2 ? from[at &+ 1] : 255
        }
      }
    }
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
}
