extension CGImage {
  /// The pixels as premultiplied sRGB with 8 bits a component: RGBA, rows from the top, no gaps.
  ///
  /// Colors of Display P3 outside of sRGB are clipped; 16 bits become 8 by rounding to the nearest.
  package func premultipliedSRGB8() -> [UInt8] {
    // Cut to sRGB at once, not to Display P3 first.
    var source =
      isFloat ? Self.integers(width, height, linearPixels(), .sRGB) : canonical()
    let isWide = source.colorSpace?.kind == .displayP3 && source.componentsPerPixel >= 3
    if !isWide, source.bitsPerComponent == 8, source.componentsPerPixel == 4,
      source.isPremultiplied
    {
      return source.bytes
    }
    if isWide, let matrix = Primaries.displayP3.toSRGB {
      source = RGBConversion([.sRGB, .sRGB, .sRGB], matrix).apply(source.straight())
    }
    source = source.straight8().premultiplied()
    let components = source.componentsPerPixel
    let pixels = width * height
    if components == 4 { return source.bytes }
    return [UInt8](unsafeUninitializedCapacity: pixels * 4) { result, count in
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
}
