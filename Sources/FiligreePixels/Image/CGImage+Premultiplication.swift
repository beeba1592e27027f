extension CGImage {
  /// The same picture, colors not multiplied by the opacity; canonical.
  ///
  /// A color is `round(top · premultiplied / opacity)` with `top` 255 or 65535, halves away from 0;
  /// where the opacity is 0 it is 0.
  package func straight() -> CGImage {
    let source = canonical()
    guard source.isPremultiplied else { return source }
    return source.mapColors(isPremultiplied: false) { color, alpha, top in
      alpha == 0 ? 0 : min(top, (color &* top &+ alpha / 2) / alpha)
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
