/// Colors of pixels that are drawn on, pixel by pixel: between sRGB and what a bitmap holds.
package enum BitmapColor {
  /// The gray of an sRGB pixel: its luminance, CIE Y, on sRGB's curve; a gray pixel's own level.
  package static func gray(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> UInt8 {
    if r == g, g == b { return r }
    guard let y = Primaries.bt709.toXYZ?.apply(light[Int(r)], light[Int(g)], light[Int(b)]).1
    else { return r }
    return UInt8(ToneCurve.sRGBNumber(min(max(y, 0), 1)) * 255 + 0.5)
  }

  /// A picture's numbers, sRGB or Display P3, in the other of the two spaces; straight, 8 bits.
  package static func converted(_ image: CGImage, toDisplayP3: Bool) -> CGImage {
    let matrix = toDisplayP3 ? Primaries.displayP3.toSRGB?.inverse : Primaries.displayP3.toSRGB
    guard let matrix else { return image }
    return RGBConversion([.sRGB, .sRGB, .sRGB], matrix).apply(image.straight8())
  }

  private static let light = (0...255).map { ToneCurve.sRGBLight(Double($0) / 255) }
}
