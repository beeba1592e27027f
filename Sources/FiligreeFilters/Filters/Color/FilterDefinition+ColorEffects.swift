import FiligreeBase
import FiligreePixels
import FiligreeRaster
import Foundation

/// Effects of colors, on straight linear light where nothing else is said.
extension FilterDefinition {
  /// 1 − c.
  static let colorInvert = FilterDefinition("CIColorInvert", kCICategoryColorEffect, [.image]) {
    v in
    try v.image().mappedStraight { 1 - $0 }
  }

  /// Browns, on numbers of sRGB's curve.
  ///
  /// Apple gives no numbers: the matrix is that of `sepia()` of W3C's Filter Effects Module Level 1.
  static let sepiaTone = FilterDefinition(
    "CISepiaTone", kCICategoryColorEffect, [.image, .number(kCIInputIntensityKey, 1, 0...1)]
  ) { v in
    let intensity = Float(try v.number(kCIInputIntensityKey, in: 0...1))
    return try v.image().mappedStraight { light in
      let color = LightFilters.coded(light)
      let sepia = Pixel(
        0.393 * color.x + 0.769 * color.y + 0.189 * color.z,
        0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
        0.272 * color.x + 0.534 * color.y + 0.131 * color.z, color.w)
      return LightFilters.light(color + (sepia - color) * intensity)
    }
  }

  /// A color times the luminance, by the intensity; Apple gives no formula.
  static let colorMonochrome = FilterDefinition(
    "CIColorMonochrome", kCICategoryColorEffect,
    [
      .image, .color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)),
      .number(kCIInputIntensityKey, 1, 0...1),
    ]
  ) { v in
    let tone = try v.color(kCIInputColorKey)
    let intensity = Float(try v.number(kCIInputIntensityKey, in: 0...1))
    return try v.image().mappedStraight { color in
      color + (tone * luminance(color) - color) * intensity
    }
  }

  /// As many levels of each component as are asked for, evenly between 0 and 1.
  static let colorPosterize = FilterDefinition(
    "CIColorPosterize", kCICategoryColorEffect, [.image, .number("inputLevels", 6, 2...30)]
  ) { v in
    let levels = Float(try v.number("inputLevels", in: 2...65536).rounded())
    return try v.image().mappedStraight { color in
      let unit = color.clamped(lowerBound: Pixel(), upperBound: Pixel(repeating: 1))
      let steps = pointwiseMin((unit * levels).rounded(.down), Pixel(repeating: levels - 1))
      return steps / (levels - 1)
    }
  }

  /// The way between two colors by the luminance.
  static let falseColor = FilterDefinition(
    "CIFalseColor", kCICategoryColorEffect,
    [
      .image, .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
      .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
    ]
  ) { v in
    let (dark, bright) = (try v.color("inputColor0"), try v.color("inputColor1"))
    return try v.image().mapped { pixel in
      guard pixel.w > 0 else { return Pixel() }
      let part = min(max(luminance(pixel / pixel.w), 0), 1)
      return (dark + (bright - dark) * part) * pixel.w
    }
  }

  /// White of the opacity that was the luminance.
  static let maskToAlpha = FilterDefinition("CIMaskToAlpha", kCICategoryColorEffect, [.image]) {
    v in
    try v.image().mapped { Pixel(repeating: min(max(luminance($0), 0), 1)) }
  }

  /// The greatest component in all three.
  static let maximumComponent = FilterDefinition(
    "CIMaximumComponent", kCICategoryColorEffect, [.image]
  ) { v in
    try v.image().mappedStraight { Pixel(repeating: max($0.x, $0.y, $0.z)) }
  }

  /// The least component in all three.
  static let minimumComponent = FilterDefinition(
    "CIMinimumComponent", kCICategoryColorEffect, [.image]
  ) { v in
    try v.image().mappedStraight { Pixel(repeating: min($0.x, $0.y, $0.z)) }
  }

  /// Components 1 where they reach the threshold, 0 elsewhere.
  static let colorThreshold = FilterDefinition(
    "CIColorThreshold", kCICategoryColorEffect, [.image, .number("inputThreshold", 0.5, 0...1)]
  ) { v in
    let threshold = Float(try v.number("inputThreshold"))
    return try v.image().mappedStraight { $0.eachColor { $0 >= threshold ? 1 : 0 } }
  }

  /// Darker towards the corners, by cos⁴ of the angle that a lens sees them at; Apple gives no formula.
  ///
  /// The radius is a factor of how far from the middle the light falls off; half the diagonal is seen at 45° for 1.
  static let vignette = FilterDefinition(
    "CIVignette", kCICategoryColorEffect,
    [
      .image, .number(kCIInputIntensityKey, 0, -1...1), .number(kCIInputRadiusKey, 1, 0...2),
    ]
  ) { v in
    let image = try v.image()
    let intensity = Float(try v.number(kCIInputIntensityKey))
    let radius = try v.number(kCIInputRadiusKey, in: 0...1e6)
    let extent = image.extent
    guard !extent.isInfinite, !extent.isEmpty, radius > 0 else { return image }
    let middle = SIMD2(Double(extent.midX), Double(extent.midY))
    let far = radius * Double(hypot(extent.width, extent.height)) / 2
    return image.mappedByPlace { color, place in
      let d = (place - middle) / far
      // cos⁴ of the angle whose tangent is the distance.
      let square = 1 + d.squaredLength
      let dimmed = 1 + (Float(1 / (square * square)) - 1) * intensity
      return Pixel(color.x * dimmed, color.y * dimmed, color.z * dimmed, color.w)
    }
  }

  static let colorEffects = [
    colorInvert, sepiaTone, colorMonochrome, colorPosterize, falseColor, maskToAlpha,
    maximumComponent, minimumComponent, colorThreshold, vignette,
  ]
}
