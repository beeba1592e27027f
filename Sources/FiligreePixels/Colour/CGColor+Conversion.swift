import Foundation

extension CGColor {
  /// The colour in another space.
  ///
  /// Components become light by sRGB's curve (which all three spaces have), light in the other
  /// space's primaries by a matrix, and components again. Grey is the colour's luminance, CIE Y.
  /// What is outside the space is clipped.
  ///
  /// - Parameters:
  ///   - space: The space to convert to.
  ///   - intent: Of no effect: colours outside the space are clipped.
  ///   - options: Of no effect.
  /// - Returns: The colour, or nil for one without a space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: any Sendable]?
  ) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    if colorSpace == space { return self }
    let alpha = components[components.count - 1]
    if colorSpace.kind == .genericGray {
      let grey = components[0]
      return CGColor(space: space, values: [grey, grey, grey, alpha])
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
  /// Rounded to 2⁻⁴⁰: white and other colours common to both spaces stay what they are in spite of
  /// the matrices' last bits.
  private static func number(_ light: Double) -> CGFloat {
    let value = ToneCurve.sRGBNumber(min(max(light, 0), 1))
    return CGFloat((value * 0x1p40).rounded() * 0x1p-40)
  }
}
