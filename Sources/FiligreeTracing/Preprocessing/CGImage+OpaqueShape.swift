import FiligreePixels

extension CGImage {
  /// What is opaque in the picture, as black on white; nil where all is, or nothing.
  ///
  /// A logo in white or in light colors on nothing has no ink that is darker than paper: over white, as a ``Tracer`` finds
  /// outlines, it is white on white. Whoever traces it means its shape:
  ///
  ///     var trace = try tracer.trace(image)
  ///     if trace.outlineCount == 0, let shape = image.opaqueShape { trace = try tracer.trace(shape) }
  public var opaqueShape: CGImage? {
    guard hasAlpha else { return nil }
    let source = straight8()
    let components = source.componentsPerPixel
    guard components == 2 || components == 4 else { return nil }
    let grays = stride(from: components - 1, to: source.bytes.count, by: components).map {
      255 - source.bytes[$0]
    }
    guard grays.contains(where: { $0 < 128 }), grays.contains(where: { $0 >= 128 }) else {
      return nil
    }
    return CGImage(
      width: width, height: height, components: 1, depth: 8, space: .graySpace, bytes: grays)
  }
}
