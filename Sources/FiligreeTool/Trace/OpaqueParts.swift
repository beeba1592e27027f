import FiligreePixels

/// What is opaque in a picture, as black on white.
///
/// A logo in white or in light colours on nothing has no ink that is darker than paper: over white, as
/// outlines are found, it is white on white. Whoever traces it means its shape.
enum OpaqueParts {
  /// What is opaque in `image`, or nil where all is, or nothing.
  static func image(of image: CGImage) -> CGImage? {
    guard image.hasAlpha else { return nil }
    let source = image.straight8()
    let components = source.componentsPerPixel
    guard components == 2 || components == 4 else { return nil }
    let greys = stride(from: components - 1, to: source.bytes.count, by: components).map {
      255 - source.bytes[$0]
    }
    guard greys.contains(where: { $0 < 128 }), greys.contains(where: { $0 >= 128 }) else {
      return nil
    }
    return CGImage(
      width: image.width, height: image.height, components: 1, depth: 8, space: .graySpace,
      bytes: greys)
  }
}
