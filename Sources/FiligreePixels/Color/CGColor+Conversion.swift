import Foundation

extension CGColor {
  /// The color in another space.
  ///
  /// Components become light by sRGB's curve (where they are not in proportion to it), light in the
  /// other space's primaries by a matrix, and components again. Gray is the color's luminance, CIE Y.
  /// What is outside the space is clipped, unless it is an extended one.
  ///
  /// - Parameters:
  ///   - space: The space to convert to.
  ///   - intent: Of no effect: colors outside the space are clipped.
  ///   - options: Of no effect.
  /// - Returns: The color, or nil for one without a space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: any Sendable]?
  ) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    if colorSpace == space { return self }
    let alpha = components[components.count - 1]
    if colorSpace.isRelatedToSRGB || space.isRelatedToSRGB {
      let number = Self.numbers(of: linearSRGB, in: space)
      return CGColor(space: space, values: number.map { CGFloat($0) } + [alpha])
    }
    if colorSpace.kind == .genericGray {
      let gray = components[0]
      return CGColor(space: space, values: [gray, gray, gray, alpha])
    }
    let light = components.dropLast().map { ToneCurve.sRGBLight(Double($0)) }
    let primaries = colorSpace.kind == .displayP3 ? Primaries.displayP3 : .bt709
    if space.kind == .genericGray {
      guard let y = primaries.toXYZ?.apply(light[0], light[1], light[2]).1 else { return nil }
      return CGColor(space: space, values: [Self.number(y), alpha])
    }
    // Of the two spaces that are left, one is Display P3.
    let matrix =
      space.kind == .sRGB ? Primaries.displayP3.toSRGB : Primaries.displayP3.toSRGB?.inverse
    guard let (r, g, b) = matrix?.apply(light[0], light[1], light[2]) else { return nil }
    return CGColor(space: space, values: [r, g, b].map(Self.number) + [alpha])
  }

  /// The component for light that may lie outside 0…1.
  ///
  /// Rounded to 2⁻⁴⁰: white and other colors common to both spaces stay what they are in spite of
  /// the matrices' last bits.
  private static func number(_ light: Double) -> CGFloat {
    let value = ToneCurve.sRGBNumber(min(max(light, 0), 1))
    return CGFloat((value * 0x1p40).rounded() * 0x1p-40)
  }

  /// Straight red, green and blue in proportion to light, of sRGB's primaries; not clipped.
  ///
  /// A color without a space is black.
  package var linearSRGB: SIMD3<Double> {
    guard let colorSpace, let components else { return SIMD3() }
    if colorSpace.kind == .genericGray {
      return SIMD3(repeating: ToneCurve.sRGBLight(Double(components[0])))
    }
    var light = SIMD3(Double(components[0]), Double(components[1]), Double(components[2]))
    if !colorSpace.isLinear {
      for i in 0..<3 { light[i] = ToneCurve.extendedSRGBLight(light[i]) }
    }
    guard colorSpace.hasP3Primaries,
      let (r, g, b) = Primaries.displayP3.toSRGB?
        .apply(light.x, light.y, light.z)
    else { return light }
    return SIMD3(r, g, b)
  }

  /// The components of light in a space, its own range not yet heeded.
  private static func numbers(of light: SIMD3<Double>, in space: CGColorSpace) -> [Double] {
    if space.kind == .genericGray {
      guard let y = Primaries.bt709.toXYZ?.apply(light.x, light.y, light.z).1 else { return [0] }
      return [rounded(ToneCurve.extendedSRGBNumber(y))]
    }
    var light = light
    if space.hasP3Primaries,
      let (r, g, b) = Primaries.displayP3.toSRGB?.inverse?
        .apply(light.x, light.y, light.z)
    {
      light = SIMD3(r, g, b)
    }
    return [light.x, light.y, light.z].map {
      rounded(space.isLinear ? $0 : ToneCurve.extendedSRGBNumber($0))
    }
  }

  private static func rounded(_ value: Double) -> Double {
    (value * 0x1p40).rounded() * 0x1p-40
  }
}

extension CGColorSpace {
  /// Whether it is one of the linear and extended spaces.
  fileprivate var isRelatedToSRGB: Bool { isLinear || isExtended }
}
