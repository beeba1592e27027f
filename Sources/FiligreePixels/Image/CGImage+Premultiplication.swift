extension CGImage {
  /// The same picture, colors not multiplied by the opacity; canonical.
  ///
  /// A color is `round(top · premultiplied / opacity)` with `top` 255 or 65535, halves away from 0;
  /// where the opacity is 0 it is 0.
  package func straight() -> CGImage {
    let source = canonical()
    guard source.isPremultiplied else { return source }
    if source.isOpaque {
      return CGImage(
        width: width, height: height, components: source.componentsPerPixel, depth: 8,
        space: source.colorSpace, isPremultiplied: false, bytes: source.bytes)
    }
    return source.mapColors(isPremultiplied: false) { color, alpha, top in
      alpha == 0 ? 0 : min(top, (color &* top &+ alpha / 2) / alpha)
    }
  }

  /// Whether each pixel of a canonical RGBA picture of 8 bits is opaque, so that its colors are the same straight and
  /// premultiplied: two divisions a component are a third of the time in which a card becomes a PNG.
  private var isOpaque: Bool {
    guard bitsPerComponent == 8, componentsPerPixel == 4 else { return false }
    return bytes.withUnsafeBytes { bytes in
      let row = max(1, bytesPerRow)
      // By rows, so that a picture that is not ends the search soon, and that the inner loop has no exit.
      return stride(from: 0, to: bytes.count, by: row).allSatisfy { start in
        var all: UInt8 = 255
        for at in stride(from: start &+ 3, to: start &+ row, by: 4) { all &= bytes[at] }
        return all == 255
      }
    }
  }

  /// The same picture, colors multiplied by the opacity; canonical.
  ///
  /// A premultiplied color is `round(color · opacity / top)` with `top` 255 or 65535.
  package func premultiplied() -> CGImage {
    let source = canonical()
    guard source.hasAlpha, !source.isPremultiplied else { return source }
    return source.mapColors(isPremultiplied: true) { color, alpha, top in
      (color &* alpha &+ top / 2) / top
    }
  }

  /// Applies `map` to each color of a canonical picture with opacity.
  @inline(__always)
  private func mapColors(
    isPremultiplied: Bool, _ map: (_ color: UInt32, _ alpha: UInt32, _ top: UInt32) -> UInt32
  ) -> CGImage {
    let components = componentsPerPixel
    let pixels = width * height
    let depth = bitsPerComponent
    let size = bytes.count
    let mapped = [UInt8](unsafeUninitializedCapacity: size) { result, count in
      count = size
      bytes.withUnsafeBytes { source in
        guard let from = source.baseAddress, let to = result.baseAddress else { return }
        if depth == 8 {
          let from = from.assumingMemoryBound(to: UInt8.self)
          for pixel in 0..<pixels {
            let at = pixel &* components
            let alpha = from[at &+ components &- 1]
            for i in at..<(at &+ components &- 1) {
              to[i] = UInt8(truncatingIfNeeded: map(UInt32(from[i]), UInt32(alpha), 255))
            }
            to[at &+ components &- 1] = alpha
          }
        } else {
          let to = UnsafeMutableRawPointer(to)
          for pixel in 0..<pixels {
            let at = pixel &* components &* 2
            let last = at &+ 2 &* components &- 2
            let alpha = from.load(fromByteOffset: last, as: UInt16.self)
            for i in stride(from: at, to: last, by: 2) {
              let color = UInt32(from.load(fromByteOffset: i, as: UInt16.self))
              to.storeBytes(
                of: UInt16(truncatingIfNeeded: map(color, UInt32(alpha), 65535)),
                toByteOffset: i, as: UInt16.self)
            }
            to.storeBytes(of: alpha, toByteOffset: last, as: UInt16.self)
          }
        }
      }
    }
    return CGImage(
      width: width, height: height, components: components, depth: depth, space: colorSpace,
      isPremultiplied: isPremultiplied, bytes: mapped)
  }
}
