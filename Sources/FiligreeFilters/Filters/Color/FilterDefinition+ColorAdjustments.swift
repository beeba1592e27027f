import FiligreeBase
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

/// Changes of colors: formulas are those of Apple's "Core Image Filter Reference", on straight linear light, where
/// nothing else is said.
extension FilterDefinition {
  /// The way from the gray of equal luminance to the color by the saturation, then (c − ½)·contrast + ½, then brightness
  /// added: in the order in which Apple's reference tells of them.
  static let colorControls = FilterDefinition(
    "CIColorControls", kCICategoryColorAdjustment,
    [
      .image, .number(kCIInputSaturationKey, 1, 0...2),
      .number(kCIInputBrightnessKey, 0, -1...1), .number(kCIInputContrastKey, 1, 0.25...4),
    ]
  ) { v in
    let saturation = Float(try v.number(kCIInputSaturationKey))
    let brightness = Float(try v.number(kCIInputBrightnessKey))
    let contrast = Float(try v.number(kCIInputContrastKey))
    return try v.image().mappedStraight { color in
      let gray = SIMD4(repeating: luminance(color))
      let saturated = gray + (color - gray) * saturation
      return (saturated - 0.5) * contrast + 0.5 + brightness
    }
  }

  /// c·2^EV.
  static let exposureAdjust = FilterDefinition(
    "CIExposureAdjust", kCICategoryColorAdjustment,
    [.image, .number(kCIInputEVKey, 0.5, -10...10)]
  ) { v in
    let factor = Float(Power.of(2, try v.number(kCIInputEVKey, in: -100...100)))
    return try v.image().mappedStraight { $0 * factor }
  }

  /// c to the power; what is below 0 is 0.
  static let gammaAdjust = FilterDefinition(
    "CIGammaAdjust", kCICategoryColorAdjustment, [.image, .number("inputPower", 0.75, 0.25...4)]
  ) { v in
    let power = try v.number("inputPower", in: 0...100)
    return try v.image().mappedStraight { color in
      color.eachColor { power == 0 ? 1 : Float(min(Power.of(Double($0), power), 1e6)) }
    }
  }

  /// The color cube turned about the axis of grays.
  static let hueAdjust = FilterDefinition(
    "CIHueAdjust", kCICategoryColorAdjustment, [.image, .number(kCIInputAngleKey, 0, -.pi ... .pi)]
  ) { v in
    let (sine, cosine) = sincos(CGFloat(try v.number(kCIInputAngleKey)))
    // Rodrigues' formula for the axis (1, 1, 1)/√3.
    let (c, s) = (Float(cosine), Float(sine) / Float(3).squareRoot())
    let (same, next, last) = (c + (1 - c) / 3, (1 - c) / 3 - s, (1 - c) / 3 + s)
    return try v.image().mappedStraight { color in
      Pixel(
        same * color.x + next * color.y + last * color.z,
        last * color.x + same * color.y + next * color.z,
        next * color.x + last * color.y + same * color.z, color.w)
    }
  }

  /// Each component the dot product of the color with a vector, and a bias.
  static let colorMatrix = FilterDefinition(
    "CIColorMatrix", kCICategoryColorAdjustment,
    [
      .image, .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
      .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
      .vector("inputBiasVector", 0, 0, 0, 0),
    ]
  ) { v in
    let rows = [
      try v.row("inputRVector"), try v.row("inputGVector"), try v.row("inputBVector"),
      try v.row("inputAVector"),
    ]
    let bias = try v.row("inputBiasVector")
    return try v.image().mapped { pixel in
      let color = pixel.w > 0 ? pixel / pixel.w : Pixel()
      let source = Pixel(color.x, color.y, color.z, pixel.w)
      var result = bias
      for i in 0..<4 { result[i] += (rows[i] * source).sum() }
      let alpha = min(max(result.w, 0), 1)
      result *= alpha
      result.w = alpha
      return result
    }
  }

  /// Each component between a least and a greatest.
  static let colorClamp = FilterDefinition(
    "CIColorClamp", kCICategoryColorAdjustment,
    [.image, .vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]
  ) { v in
    let (low, high) = (try v.row("inputMinComponents"), try v.row("inputMaxComponents"))
    let top = pointwiseMax(low, high)
    return try v.image().mapped { pixel in
      let alpha = min(max(pixel.w, low.w), min(top.w, 1))
      var color = pixel.w > 0 ? pixel / pixel.w : Pixel()
      color = color.clamped(lowerBound: low, upperBound: top) * alpha
      color.w = alpha
      return color
    }
  }

  /// Each component times a color's: what was white becomes that color.
  static let whitePointAdjust = FilterDefinition(
    "CIWhitePointAdjust", kCICategoryColorAdjustment, [.image, .color(kCIInputColorKey, .white)]
  ) { v in
    let color = try v.color(kCIInputColorKey)
    return try v.image().mappedStraight { $0 * color }
  }

  /// Light as numbers on sRGB's curve.
  static let linearToSRGB = FilterDefinition(
    "CILinearToSRGBToneCurve", kCICategoryColorAdjustment, [.image]
  ) { v in
    try v.image().mappedStraight(LightFilters.coded)
  }

  /// Numbers on sRGB's curve as light.
  static let sRGBToLinear = FilterDefinition(
    "CISRGBToneCurveToLinear", kCICategoryColorAdjustment, [.image]
  ) { v in
    try v.image().mappedStraight(LightFilters.light)
  }

  static let colorAdjustments = [
    colorControls, exposureAdjust, gammaAdjust, hueAdjust, colorMatrix, colorClamp,
    whitePointAdjust, linearToSRGB, sRGBToLinear,
  ]

  typealias Pixel = SIMD4<Float>

  /// CIE Y of light.
  static func luminance(_ color: Pixel) -> Float { LightFilters.luminance(color) }
}

extension SIMD4<Float> {
  /// Red, green and blue by a function; the opacity stays.
  func eachColor(_ change: (Float) -> Float) -> SIMD4<Float> {
    SIMD4(change(x), change(y), change(z), w)
  }
}
