import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import Foundation

/// Two pictures into one, on premultiplied linear light.
///
/// Formulas: T. Porter and T. Duff, Compositing Digital Images, 1984, and those of PDF's blend modes, as Apple's "Core
/// Image Filter Reference" says, in the form of W3C's Compositing and Blending Level 1.
extension FilterDefinition {
  static let sourceOverCompositing = composite("CISourceOverCompositing", .normal)
  static let sourceInCompositing = composite("CISourceInCompositing", .sourceIn)
  static let sourceOutCompositing = composite("CISourceOutCompositing", .sourceOut)
  static let sourceAtopCompositing = composite("CISourceAtopCompositing", .sourceAtop)
  static let multiplyBlendMode = composite("CIMultiplyBlendMode", .multiply)
  static let screenBlendMode = composite("CIScreenBlendMode", .screen)
  static let overlayBlendMode = composite("CIOverlayBlendMode", .overlay)
  static let darkenBlendMode = composite("CIDarkenBlendMode", .darken)
  static let lightenBlendMode = composite("CILightenBlendMode", .lighten)
  static let colorDodgeBlendMode = composite("CIColorDodgeBlendMode", .colorDodge)
  static let colorBurnBlendMode = composite("CIColorBurnBlendMode", .colorBurn)
  static let softLightBlendMode = composite("CISoftLightBlendMode", .softLight)
  static let hardLightBlendMode = composite("CIHardLightBlendMode", .hardLight)
  static let differenceBlendMode = composite("CIDifferenceBlendMode", .difference)
  static let exclusionBlendMode = composite("CIExclusionBlendMode", .exclusion)
  static let hueBlendMode = composite("CIHueBlendMode", .hue)
  static let saturationBlendMode = composite("CISaturationBlendMode", .saturation)
  static let colorBlendMode = composite("CIColorBlendMode", .color)
  static let luminosityBlendMode = composite("CILuminosityBlendMode", .luminosity)

  // Component by component, the opacity, too.

  static let additionCompositing = composite(
    "CIAdditionCompositing",
    byPixel: { source, backdrop in
      var sum = source + backdrop
      sum.w = min(sum.w, 1)
      return sum
    })
  static let multiplyCompositing = composite("CIMultiplyCompositing", byPixel: { $0 * $1 })
  static let maximumCompositing = composite(
    "CIMaximumCompositing", byPixel: { pointwiseMax($0, $1) })
  static let minimumCompositing = composite(
    "CIMinimumCompositing", byPixel: { pointwiseMin($0, $1) })

  static let composites = [
    sourceOverCompositing, sourceInCompositing, sourceOutCompositing, sourceAtopCompositing,
    multiplyBlendMode, screenBlendMode, overlayBlendMode, darkenBlendMode, lightenBlendMode,
    colorDodgeBlendMode, colorBurnBlendMode, softLightBlendMode, hardLightBlendMode,
    differenceBlendMode, exclusionBlendMode, hueBlendMode, saturationBlendMode, colorBlendMode,
    luminosityBlendMode, additionCompositing, multiplyCompositing, maximumCompositing,
    minimumCompositing,
  ]

  private static func composite(_ name: String, _ mode: BlendMode) -> FilterDefinition {
    composite(name) { $0.blended(mode, over: $1) }
  }

  /// Two pictures into one by what is at each pixel.
  private static func composite(
    _ name: String,
    byPixel change: @escaping @Sendable (_ source: Pixel, _ backdrop: Pixel) -> Pixel
  ) -> FilterDefinition {
    composite(name) { $0.combined(with: $1, extent: $0.extent.covering($1.extent), change) }
  }

  private static func composite(
    _ name: String, _ image: @escaping @Sendable (_ source: CIImage, _ backdrop: CIImage) -> CIImage
  ) -> FilterDefinition {
    FilterDefinition(name, kCICategoryCompositeOperation, [.image, .background]) { v in
      image(try v.image(), try v.background())
    }
  }
}
