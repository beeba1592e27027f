import Foundation

/// How pixels of a `CIImage` come from those of others; nothing is computed before somebody asks for a region.
package struct ImageRecipe: Sendable {
  /// Where there may be something; `CGRect.infinite` for what has no bounds.
  package let extent: CGRect
  /// What it is made from.
  package let inputs: [CIImage]
  /// Which part of an input, told by its index, has to be known to make a region.
  package let needs: @Sendable (_ region: PixelRegion, _ input: Int) -> PixelRegion
  /// Makes a region from the pixels of the inputs, which cover what was said to be needed.
  package let make: @Sendable (PixelRegion, [LightPixels], Workers) -> LightPixels

  /// Creates a recipe.
  package init(
    extent: CGRect, inputs: [CIImage],
    needs: @escaping @Sendable (_ region: PixelRegion, _ input: Int) -> PixelRegion,
    make: @escaping @Sendable (PixelRegion, [LightPixels], Workers) -> LightPixels
  ) {
    self.extent = extent
    self.inputs = inputs
    self.needs = needs
    self.make = make
  }
}

/// Why a `CIImage` becomes no pixels.
package enum RecipeError: Error, CustomStringConvertible {
  /// A step has more pixels than may be.
  case tooManyPixels(PixelRegion)
  /// All steps that have to be there at a time have more pixels, so many, than may be.
  case tooManyAtOnce(Int)
  /// Nothing was asked for.
  case empty
  /// There are too many steps.
  case tooDeep

  package var description: String {
    switch self {
    case .tooManyPixels(let region):
      """
      \(region.width) × \(region.height) pixels are needed, and \(RecipeRenderer.pixelLimit) are allowed; \
      crop the picture, as one without bounds must be
      """
    case .tooManyAtOnce(let count):
      """
      \(count) pixels of several steps are needed at a time, and \(RecipeRenderer.pixelLimit) are allowed; \
      render smaller rectangles, or what is there to a CGImage before
      """
    case .empty: "a region without pixels"
    case .tooDeep:
      "more than \(CIImage.depthLimit) steps, one after another; render what is there to a CGImage before"
    }
  }
}
