import Foundation

/// Makes pixels of a `CIImage`, one region of it.
///
/// What several steps are made from is made once for all of them, so that the time grows with the steps, not
/// with the ways through them.
package final class RecipeRenderer {
  /// The largest number of pixels of a step: a gibibyte.
  package static let pixelLimit = 1 << 26

  private let workers: Workers
  /// Images that more than one step is made from, and what of them was made.
  private var kept: [ObjectIdentifier: LightPixels?] = [:]

  /// Creates a renderer of an image.
  package init(_ image: CIImage) {
    workers = Workers(threads: min(ProcessInfo.processInfo.activeProcessorCount, 256))
    var seen: Set<ObjectIdentifier> = []
    var waiting = [image]
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else {
        kept[ObjectIdentifier(next)] = .some(nil)
        continue
      }
      waiting += next.recipe?.inputs ?? []
    }
  }

  /// The pixels of an image, one that the renderer was made for or a step of it, in a region.
  ///
  /// The result covers what the image's extent and the region have in common, and may cover more.
  package func pixels(
    of image: CIImage, in region: PixelRegion
  ) throws(RecipeError) -> LightPixels {
    let extent = PixelRegion(touching: image.extent)
    var wanted = extent.intersection(region)
    if wanted.isEmpty { return LightPixels(.empty) }
    let key = ObjectIdentifier(image)
    guard let before = kept[key] else { return try made(image, wanted) }
    if let before {
      if before.region.contains(wanted) { return before }
      // Steps want different parts: all of it is one answer to every further one.
      wanted = extent.count <= Self.pixelLimit ? extent : wanted.union(before.region)
    }
    let pixels = try made(image, wanted)
    kept[key] = pixels
    return pixels
  }

  private func made(
    _ image: CIImage, _ region: PixelRegion
  ) throws(RecipeError) -> LightPixels {
    guard region.count <= Self.pixelLimit else { throw .tooManyPixels(region) }
    guard let recipe = image.recipe else {
      return image.cgImage.map { LightPixels($0, in: region) } ?? LightPixels(.empty)
    }
    var inputs: [LightPixels] = []
    for (i, input) in recipe.inputs.enumerated() {
      inputs.append(try pixels(of: input, in: recipe.needs(region, i)))
    }
    return recipe.make(region, inputs, workers)
  }
}
