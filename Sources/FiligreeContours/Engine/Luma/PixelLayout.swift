import FiligreePixels

/// Where a pixel's components lie, in components from the pixel's first.
struct PixelLayout {
  /// What the opacity means for the colors.
  enum Opacity {
    /// There is none.
    case opaque
    /// Colors are multiplied by it.
    case premultiplied
    /// Colors are not multiplied by it.
    case straight
    /// There is nothing but opacity: a stencil.
    case mask
  }

  /// Components in a pixel.
  var stride: Int
  /// Where red is; in a gray picture all three are the same.
  var red = 0
  /// Where green is.
  var green = 0
  /// Where blue is.
  var blue = 0
  /// Where the opacity is, if there is one.
  var alpha = 0
  /// What the opacity means.
  var opacity = Opacity.opaque
  /// Whether 16-bit components have their high byte first.
  var isBigEndian = false

  /// The layout of `image`, or nil for one that cannot be read (floating-point, five components).
  init?(of image: CGImage) {
    guard image.bitsPerComponent == 8 || image.bitsPerComponent == 16,
      image.bitsPerPixel % image.bitsPerComponent == 0,
      !image.bitmapInfo.contains(.floatComponents)
    else { return nil }
    stride = image.bitsPerPixel / image.bitsPerComponent
    guard (1...4).contains(stride) else { return nil }
    let info = image.alphaInfo
    if info == .alphaOnly {
      guard stride == 1 else { return nil }
      opacity = .mask
      return
    }
    let hasColor = stride >= 3
    let hasExtra = stride == 2 || stride == 4
    let extraIsFirst =
      info == .first || info == .premultipliedFirst || info == .noneSkipFirst
    if hasExtra {
      alpha = extraIsFirst ? 0 : stride - 1
      switch info {
      case .premultipliedFirst, .premultipliedLast: opacity = .premultiplied
      case .first, .last: opacity = .straight
      default: opacity = .opaque
      }
    }
    red = hasExtra && extraIsFirst ? 1 : 0
    green = hasColor ? red + 1 : red
    blue = hasColor ? red + 2 : red
    let order = image.bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    if image.bitsPerComponent == 16 {
      isBigEndian = order == CGBitmapInfo.byteOrder16Big.rawValue
    } else if stride == 4, order == CGBitmapInfo.byteOrder32Little.rawValue {
      // A 32-bit word with its low byte first: the components stand in reverse.
      (red, green, blue, alpha) = (3 - red, 3 - green, 3 - blue, 3 - alpha)
    }
  }

  /// Whether the components are gray values as they stand.
  var isPlainGray: Bool { stride == 1 && opacity == .opaque && !isBigEndian }
}
