extension CGImage {
  /// The picture as it is to be seen: pixels moved from how they are stored under `orientation`.
  ///
  /// Width and height change places for the four orientations that turn by 90°.
  package func oriented(_ orientation: CGImagePropertyOrientation) -> CGImage {
    if orientation == .up { return self }
    let source = canonical()
    let pixel = source.bitsPerPixel / 8
    let newWidth = orientation.swapsAxes ? height : width
    let newHeight = orientation.swapsAxes ? width : height
    // The stored pixel that is seen at the upper left, and the steps in the stored picture that lead
    // one pixel to the right and one down in the seen one.
    let row = source.bytesPerRow
    let right = row - pixel
    let bottom = (height - 1) * row
    let (start, stepX, stepY) =
      switch orientation {
      case .up: (0, pixel, row)
      case .upMirrored: (right, -pixel, row)
      case .down: (bottom + right, -pixel, -row)
      case .downMirrored: (bottom, pixel, -row)
      case .leftMirrored: (0, row, pixel)
      case .right: (bottom, -row, pixel)
      case .rightMirrored: (bottom + right, -row, -pixel)
      case .left: (right, row, -pixel)
      }
    let total = source.bytes.count
    let moved = [UInt8](unsafeUninitializedCapacity: total) { result, count in
      count = total
      guard var to = result.baseAddress else { return }
      source.bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        for y in 0..<newHeight {
          var from = base + (start + y * stepY)
          for x in 0..<newWidth {
            for i in 0..<pixel { to[i] = from[i] }
            to += pixel
            if x &+ 1 < newWidth { from += stepX }
          }
        }
      }
    }
    return CGImage(
      width: newWidth, height: newHeight, components: source.componentsPerPixel,
      depth: source.bitsPerComponent, space: source.colorSpace,
      isPremultiplied: source.isPremultiplied, bytes: moved)
  }
}
