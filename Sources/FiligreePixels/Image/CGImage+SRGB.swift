extension CGImage {
  /// The pixels as premultiplied sRGB with 8 bits a component: RGBA, rows from the top, no gaps.
  ///
  /// Colors of Display P3 outside of sRGB are clipped; 16 bits become 8 by rounding to the nearest.
  package func premultipliedSRGB8() -> [UInt8] {
    // Cut to sRGB at once, not to Display P3 first.
    let source =
      isFloat ? Self.integers(width, height, linearPixels(), .sRGB) : canonical()
    let isWide = source.colorSpace?.kind == .displayP3 && source.componentsPerPixel >= 3
    if !isWide, source.bitsPerComponent == 8, source.componentsPerPixel == 4,
      source.isPremultiplied
    {
      return source.bytes
    }
    return source.clippedToSRGB().straight8().premultiplied().rgbaBytes
  }

  /// The picture with colors of Display P3 as those of sRGB, clipped where there are none.
  func clippedToSRGB() -> CGImage {
    guard colorSpace?.kind == .displayP3, componentsPerPixel >= 3,
      let matrix = Primaries.displayP3.toSRGB
    else { return self }
    return RGBConversion([.sRGB, .sRGB, .sRGB], matrix).apply(straight())
  }

  /// The bytes of a picture of 8 bits a component, with the components that it leaves out: RGBA.
  var rgbaBytes: [UInt8] {
    let (components, pixels) = (componentsPerPixel, width * height)
    if components == 4 { return bytes }
    return [UInt8](unsafeUninitializedCapacity: pixels * 4) { result, count in
      count = pixels * 4
      bytes.withUnsafeBufferPointer { from in
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
