import Foundation

extension CGImage {
  /// Premultiplied light of sRGB's primaries as premultiplied numbers of an RGB space, not clipped.
  package static func numbers(
    ofLight pixels: [SIMD4<Float>], in space: CGColorSpace
  ) -> [SIMD4<Float>] {
    let matrix = space.hasP3Primaries ? Primaries.displayP3.toSRGB?.inverse : nil
    if space.isLinear, matrix == nil { return pixels }
    return pixels.map { pixel in
      guard pixel.w > 0 else { return pixel.w == 0 ? SIMD4() : pixel }
      let straight = pixel / pixel.w
      var light = SIMD3(Double(straight.x), Double(straight.y), Double(straight.z))
      if let (r, g, b) = matrix?.apply(light.x, light.y, light.z) { light = SIMD3(r, g, b) }
      if !space.isLinear {
        for i in 0..<3 { light[i] = ToneCurve.extendedSRGBNumber(light[i]) }
      }
      return SIMD4(Float(light.x), Float(light.y), Float(light.z), 1) * pixel.w
    }
  }
}
