import FiligreePixels
import Foundation

/// A picture and one beneath, by the parts that a mask gives; and the way from one picture to another.
extension FilterDefinition {
  static let blendWithMask = mask("CIBlendWithMask") { luminance($0) }
  static let blendWithAlphaMask = mask("CIBlendWithAlphaMask") { $0.w }
  static let blendWithRedMask = mask("CIBlendWithRedMask") { $0.x }
  static let blendWithBlueMask = mask("CIBlendWithBlueMask") { $0.z }

  static let masks = [blendWithMask, blendWithAlphaMask, blendWithRedMask, blendWithBlueMask]

  private static func mask(
    _ name: String, _ weight: @escaping @Sendable (Pixel) -> Float
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryStylize, [.image, .background, .image(kCIInputMaskImageKey)]
    ) { v in
      // Without a picture beneath there is nothing.
      let background = (try? v.background()) ?? .empty()
      return try v.image().masked(by: v.image(kCIInputMaskImageKey), over: background, weight)
    }
  }

  /// The picture at 0, the target at 1, and the mean by the time between.
  static let dissolve = FilterDefinition(
    "CIDissolveTransition", kCICategoryTransition,
    [.image, .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1)]
  ) { v in
    let (image, target) = (try v.image(), try v.image(kCIInputTargetImageKey))
    let time = Float(try v.number(kCIInputTimeKey, in: 0...1))
    return image.combined(with: target, extent: image.extent.covering(target.extent)) {
      $0 * (1 - time) + $1 * time
    }
  }

  static let transitions = [dissolve]
}
