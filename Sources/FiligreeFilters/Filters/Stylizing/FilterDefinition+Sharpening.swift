import FiligreePixels
import Foundation

/// Sharper pictures: what a blur takes away is added once more, on premultiplied linear light. Beyond a picture its
/// outermost pixels go on.
extension FilterDefinition {
  /// c + intensity·(c − blurred c).
  static let unsharpMask = FilterDefinition(
    "CIUnsharpMask", kCICategorySharpen,
    [
      .image, .number(kCIInputRadiusKey, 2.5, 0...100),
      .number(kCIInputIntensityKey, 0.5, 0...1),
    ]
  ) { v in
    let image = try v.image()
    let intensity = Float(try v.number(kCIInputIntensityKey))
    return image.combined(
      with: image.blurredWithinExtent(sigma: try v.number(kCIInputRadiusKey)),
      extent: image.extent
    ) { own, blurred in
      var color = own + (own - blurred) * intensity
      color.w = own.w
      return color
    }
  }

  /// c + sharpness·(Y − blurred Y): the luminance alone.
  static let sharpenLuminance = FilterDefinition(
    "CISharpenLuminance", kCICategorySharpen,
    [
      .image, .number(kCIInputSharpnessKey, 0.4, 0...2), .number(kCIInputRadiusKey, 1.69, 0...20),
    ]
  ) { v in
    let image = try v.image()
    let sharpness = Float(try v.number(kCIInputSharpnessKey))
    return image.combined(
      with: image.blurredWithinExtent(sigma: try v.number(kCIInputRadiusKey)),
      extent: image.extent
    ) { own, blurred in
      var color = own + (luminance(own) - luminance(blurred)) * sharpness
      color.w = own.w
      return color
    }
  }

  static let sharpening = [unsharpMask, sharpenLuminance]
}
