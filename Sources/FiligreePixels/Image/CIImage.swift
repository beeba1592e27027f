import Foundation

/// A picture for image processing: Core Image's `CIImage`.
///
/// It is a `CGImage`, or a recipe, which a `CIContext` follows for the region that somebody asks for. Its
/// coordinates are pixels, y up; the lower left corner of a `CGImage` is the origin. Recipes work on premultiplied
/// colors in proportion to light, of sRGB's primaries, not cut to 0…1: Core Image's default working space.
///
/// It does not change once made, so any thread may hold it.
public final class CIImage: Sendable {
  private enum Content {
    case pixels(CGImage)
    case recipe(ImageRecipe)
  }

  private let content: Content
  /// How many steps there are from the pixels to this image.
  let depth: Int
  /// Whether maps of the plane take the nearest pixel, and do not interpolate.
  package let samplesNearest: Bool

  /// The largest number of steps: they are freed one within another, on the stack of a thread.
  package static let depthLimit = 1000

  private init(_ content: Content, depth: Int, samplesNearest: Bool = false) {
    self.content = content
    self.depth = depth
    self.samplesNearest = samplesNearest
  }

  /// Creates a picture from pixels.
  public convenience init(cgImage image: CGImage) {
    self.init(.pixels(image), depth: 0)
  }

  /// Creates a picture from a file; nil where it cannot be read or decoded.
  ///
  /// `CGImage(contentsOf:limits:)` says what is wrong.
  public convenience init?(contentsOf url: URL) {
    guard let image = try? CGImage(contentsOf: url) else { return nil }
    self.init(cgImage: image)
  }

  /// Creates a picture from the bytes of a file; nil where they cannot be decoded.
  public convenience init?(data: Data) {
    guard let image = try? CGImage(data: data) else { return nil }
    self.init(cgImage: image)
  }

  /// Creates a picture by a recipe; an empty one where there are more than ``depthLimit`` steps.
  package convenience init(_ recipe: ImageRecipe) {
    let depth = min(1 + (recipe.inputs.map(\.depth).max() ?? 0), Self.depthLimit + 1)
    // What is too deep lets go of the steps before: a chain of them would also be freed one within another.
    self.init(.recipe(depth <= Self.depthLimit ? recipe : .nothing), depth: depth)
  }

  /// The same picture, whose maps of the plane take the nearest pixel.
  package convenience init(_ image: CIImage, samplesNearest: Bool) {
    self.init(image.content, depth: image.depth, samplesNearest: samplesNearest)
  }

  /// Creates a picture of nothing, as ``empty()`` does.
  public convenience init() { self.init(.nothing) }

  /// A picture of nothing, whose extent is empty.
  public static func empty() -> CIImage { CIImage() }

  /// The pixels it was created from; nil for the result of a filter.
  public var cgImage: CGImage? {
    if case .pixels(let image) = content { image } else { nil }
  }

  /// How it is made; nil for one of pixels.
  package var recipe: ImageRecipe? {
    if case .recipe(let recipe) = content { recipe } else { nil }
  }

  /// The rectangle beyond which all is clear, in pixels, y up; `CGRect.infinite` where there is none.
  public var extent: CGRect {
    switch content {
    case .pixels(let image): CGRect(x: 0, y: 0, width: image.width, height: image.height)
    case .recipe(let recipe): recipe.extent
    }
  }

  /// The space of the colors of the pixels it was created from; nil for the result of a filter.
  public var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  /// The pixels of the extent; nil where there are none or too many, as of a picture without bounds.
  ///
  /// Those of a filter's result are made anew each time: 8 bits a component, premultiplied sRGB.
  package var renderedImage: CGImage? {
    cgImage ?? (try? rendered(in: extent))
  }

  /// The pixels that a rectangle touches, as 8 bits a component, premultiplied sRGB.
  package func rendered(in rect: CGRect) throws(RecipeError) -> CGImage {
    try renderedLight(in: rect).premultiplied8(in: .sRGBSpace)
  }

  /// The pixels that a rectangle touches, in floating-point numbers of extended linear sRGB.
  package func renderedLight(in rect: CGRect) throws(RecipeError) -> CGImage {
    let region = PixelRegion(touching: rect)
    if depth > Self.depthLimit { throw .tooDeep }
    if region.isEmpty { throw .empty }
    guard region.count <= RecipeRenderer.pixelLimit else { throw .tooManyPixels(region) }
    return CGImage(
      width: region.width, height: region.height,
      floats: try RecipeRenderer(self).rowsFromTop(of: region), space: .extendedLinearSRGBSpace)
  }
}

extension ImageRecipe {
  /// The recipe of nothing.
  fileprivate static let nothing = ImageRecipe(
    extent: .zero, inputs: [], needs: { _, _ in .empty }, make: { _, _, _ in LightPixels(.empty) })
}
