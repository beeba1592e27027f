import Foundation

/// Pictures of floating-point numbers: what holds colors beyond 0…1.
extension CGImage {
  /// Whether components are floating-point numbers of 32 bits.
  ///
  /// Such a picture is RGBA in an RGB space; its components may be outside of 0…1.
  package var isFloat: Bool { bitmapInfo.contains(.floatComponents) }

  /// Creates a picture of premultiplied RGBA in floating-point numbers, rows without gaps.
  package convenience init(
    width: Int, height: Int, floats: [SIMD4<Float>], space: CGColorSpace
  ) {
    self.init(
      width: width, height: height, bitsPerComponent: 32, componentsPerPixel: 4,
      bytesPerRow: width * 16, space: space,
      bitmapInfo: CGBitmapInfo(
        rawValue: CGImageAlphaInfo.premultipliedLast.rawValue
          | CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
      bytes: floats.withUnsafeBytes { [UInt8]($0) })
  }

  /// The pixels in proportion to light, of sRGB's primaries, premultiplied, not clipped.
  ///
  /// Any layout becomes this one. NaN counts as 0, infinite numbers are cut to half precision's range.
  package func linearPixels() -> [SIMD4<Float>] {
    isFloat ? lightOfFloats() : lightOfIntegers()
  }

  private func lightOfFloats() -> [SIMD4<Float>] {
    let curve = colorSpace.map { !$0.isLinear } ?? true
    let matrix = colorSpace?.hasP3Primaries == true ? Primaries.displayP3.toSRGB : nil
    let alphaInfo = alphaInfo
    let top = Float(CGColor.largestComponent)
    return bytes.withUnsafeBytes { raw in
      var pixels: [SIMD4<Float>] = []
      pixels.reserveCapacity(width * height)
      for y in 0..<height {
        for x in 0..<width {
          var pixel = raw.loadUnaligned(
            fromByteOffset: y * bytesPerRow + 16 * x, as: SIMD4<Float>.self)
          for i in 0..<4 where !(pixel[i].magnitude <= top) {
            pixel[i] = pixel[i].isNaN ? 0 : pixel[i] < 0 ? -top : top
          }
          if alphaInfo == .noneSkipLast { pixel.w = 1 }
          pixel.w = min(max(pixel.w, 0), 1)
          let alpha = pixel.w
          if curve || matrix != nil {
            if isPremultiplied { pixel = alpha > 0 ? pixel / alpha : SIMD4() }
            pixel = Self.light(pixel, curve: curve, matrix)
            pixel *= alpha
          } else if alphaInfo == .last {
            pixel *= alpha
          }
          pixel.w = alpha
          pixels.append(pixel)
        }
      }
      return pixels
    }
  }

  /// Straight components as light of sRGB's primaries.
  private static func light(
    _ pixel: SIMD4<Float>, curve: Bool, _ matrix: Matrix3?
  ) -> SIMD4<Float> {
    var light = SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z))
    if curve {
      for i in 0..<3 { light[i] = ToneCurve.extendedSRGBLight(light[i]) }
    }
    if let (r, g, b) = matrix?.apply(light.x, light.y, light.z) { light = SIMD3(r, g, b) }
    return SIMD4(Float(light.x), Float(light.y), Float(light.z), 1)
  }

  /// The light of each 16-bit number on sRGB's curve.
  private static let lights: [Float] = (0...65535).map {
    Float(ToneCurve.sRGBLight(Double($0) / 65535))
  }

  private func lightOfIntegers() -> [SIMD4<Float>] {
    let source = canonical()
    let numbers = source.straightRGBA16()
    let isP3 = source.colorSpace?.kind == .displayP3 && source.componentsPerPixel >= 3
    let matrix = (isP3 ? Primaries.displayP3.toSRGB : nil)?.rows.map { Float($0) } ?? []
    return Self.lights.withUnsafeBufferPointer { lights in
      numbers.withUnsafeBufferPointer { numbers in
        var pixels: [SIMD4<Float>] = []
        pixels.reserveCapacity(width * height)
        for at in stride(from: 0, to: numbers.count, by: 4) {
          let alpha = Float(numbers[at + 3]) / 65535
          var (r, g, b) = (
            lights[Int(numbers[at])], lights[Int(numbers[at + 1])], lights[Int(numbers[at + 2])]
          )
          if isP3, matrix.count == 9 {
            (r, g, b) = (
              matrix[0] * r + matrix[1] * g + matrix[2] * b,
              matrix[3] * r + matrix[4] * g + matrix[5] * b,
              matrix[6] * r + matrix[7] * g + matrix[8] * b
            )
          }
          pixels.append(SIMD4(r * alpha, g * alpha, b * alpha, alpha))
        }
        return pixels
      }
    }
  }
}

/// The smallest of the spaces of integers that holds a picture's colors.
enum IntegerSpace {
  case sRGB
  case displayP3
  /// Light brighter than white, or colors that Display P3 has not.
  case pq

  /// The space for straight or premultiplied light of sRGB's primaries, opacities aside.
  ///
  /// A hundred-thousandth beyond the range counts as within it: roundings must not make a picture wide.
  init(_ pixels: [SIMD4<Float>]) {
    let tolerance = 1e-5 as Float
    let toP3 = Primaries.displayP3.toSRGB?.inverse
    var found = IntegerSpace.sRGB
    for pixel in pixels {
      // Compared as they are, premultiplied: a component in 0…opacity is one in 0…1.
      let most = pixel.w + tolerance
      let low = min(pixel.x, min(pixel.y, pixel.z))
      let high = max(pixel.x, max(pixel.y, pixel.z))
      if low >= -tolerance, high <= most { continue }
      found = .displayP3
      guard let (r, g, b) = toP3?.apply(Double(pixel.x), Double(pixel.y), Double(pixel.z)),
        Float(min(r, min(g, b))) >= -tolerance, Float(max(r, max(g, b))) <= most
      else {
        self = .pq
        return
      }
    }
    self = found
  }
}

extension CGImage {
  /// A picture of floats or of linear numbers as straight 16-bit RGBA on sRGB's curve, of sRGB, or of
  /// Display P3 where sRGB has not all the colors; what neither has is clipped.
  func integers() -> CGImage {
    let pixels = linearPixels16()
    return Self.integers(width, height, pixels, IntegerSpace(pixels) == .sRGB ? .sRGB : .displayP3)
  }

  /// Light, also of an integer picture whose numbers are in proportion to it.
  private func linearPixels16() -> [SIMD4<Float>] {
    guard !isFloat else { return linearPixels() }
    // Numbers in proportion to light, read as if they were coded, and straight.
    return inSpace(.sRGBSpace).straightRGBA16().withUnsafeBufferPointer { numbers in
      stride(from: 0, to: numbers.count, by: 4).map { at in
        let alpha = Float(numbers[at + 3]) / 65535
        let light = SIMD4(
          Float(numbers[at]), Float(numbers[at + 1]), Float(numbers[at + 2]), 65535)
        return light / 65535 * alpha
      }
    }
  }

  /// Straight 16-bit RGBA of premultiplied light.
  static func integers(
    _ width: Int, _ height: Int, _ pixels: [SIMD4<Float>], _ space: IntegerSpace
  ) -> CGImage {
    let primaries: Primaries =
      switch space {
      case .sRGB: .bt709
      case .displayP3: .displayP3
      case .pq: .bt2020
      }
    let matrix = space == .sRGB ? nil : primaries.toSRGB?.inverse
    var bytes = [UInt8](repeating: 0, count: pixels.count * 8)
    bytes.withUnsafeMutableBytes { raw in
      SRGBEncoder.table.withUnsafeBufferPointer { table in
        guard let table = table.baseAddress else { return }
        for (i, pixel) in pixels.enumerated() where pixel.w > 0 {
          var light = SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z)) / Double(pixel.w)
          if let (r, g, b) = matrix?.apply(light.x, light.y, light.z) { light = SIMD3(r, g, b) }
          for k in 0..<3 {
            let number =
              space == .pq
              ? UInt16(PerceptualQuantizer.number(light[k]) * 65535 + 0.5)
              : SRGBEncoder.encode(light[k], table, top: 65535)
            raw.storeBytes(of: number, toByteOffset: 8 * i + 2 * k, as: UInt16.self)
          }
          raw.storeBytes(
            of: UInt16(min(pixel.w, 1) * 65535 + 0.5), toByteOffset: 8 * i + 6, as: UInt16.self)
        }
      }
    }
    // PQ's numbers are said to be in no space that pictures in memory are kept in.
    return CGImage(
      width: width, height: height, components: 4, depth: 16,
      space: space == .displayP3 ? .displayP3Space : .sRGBSpace, bytes: bytes)
  }
}
