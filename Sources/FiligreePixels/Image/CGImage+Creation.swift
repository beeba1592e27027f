import Foundation

extension CGImage {
  /// Creates a picture from bytes in memory.
  ///
  /// Rows run from the top. 8 or 16 bits a component, integers; gray (1 component), gray with opacity
  /// (2), RGB (3), or RGB with an opacity or an ignored component, first or last (4). Byte orders:
  /// default, `byteOrder32Big`, for 8-bit pixels of 4 components `byteOrder32Little` (BGRA and ABGR in
  /// memory), for 16-bit components `byteOrder16Little` or `byteOrder16Big` (the default).
  ///
  /// Or `floatComponents` of 32 bits, `byteOrder32Little`: RGB with an opacity, premultiplied or
  /// straight, or with an ignored component, last. Such pictures may hold colors beyond 0…1.
  ///
  /// The result is nil where the values contradict one another, the bytes do not suffice or the layout
  /// is none of these.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - bitsPerComponent: 8 or 16; 32 for floating-point numbers.
  ///   - bitsPerPixel: Components times `bitsPerComponent`.
  ///   - bytesPerRow: Bytes from one row to the next, at least what a row takes.
  ///   - space: The space of the colors.
  ///   - bitmapInfo: Where the opacity is, and the byte order.
  ///   - provider: The bytes; more than are needed is well.
  ///   - decode: Must be nil: ranges that components are mapped to are not supported.
  ///   - shouldInterpolate: Whether to smooth when enlarging.
  ///   - intent: How colors outside another space are to be brought into it.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let isFloat = bitmapInfo.contains(.floatComponents)
    guard width > 0, height > 0, decode == nil,
      isFloat ? bitsPerComponent == 32 : bitsPerComponent == 8 || bitsPerComponent == 16,
      bitsPerPixel > 0, bitsPerPixel <= (isFloat ? 128 : 64),
      bitsPerPixel.isMultiple(of: bitsPerComponent),
      let alpha = CGImageAlphaInfo(
        rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let components = bitsPerPixel / bitsPerComponent
    let extra: Int
    switch alpha {
    case .none: extra = 0
    case .premultipliedLast, .last, .premultipliedFirst, .first: extra = 1
    case .noneSkipLast, .noneSkipFirst: extra = 1
    case .alphaOnly: return nil
    }
    guard components == space.numberOfComponents + extra else { return nil }
    if isFloat {
      switch alpha {
      case .premultipliedLast, .last, .noneSkipLast: guard components == 4 else { return nil }
      case .none, .premultipliedFirst, .first, .noneSkipFirst, .alphaOnly: return nil
      }
    }
    let order = CGBitmapInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
    switch order {
    case []: if isFloat { return nil }
    case .byteOrder32Little where isFloat: break
    case .byteOrder16Little, .byteOrder16Big: guard bitsPerComponent == 16 else { return nil }
    case .byteOrder32Little, .byteOrder32Big:
      guard bitsPerPixel == 32, bitsPerComponent == 8
      else { return nil }
    default: return nil
    }
    let (row, rowOverflow) = width.multipliedReportingOverflow(by: bitsPerPixel / 8)
    let (all, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard !rowOverflow, !overflow, bytesPerRow >= row, provider.bytes.count >= row,
      provider.bytes.count - row >= all
    else { return nil }
    // The last row may end with its last pixel; here it is as long as the others.
    var bytes = provider.bytes
    let (size, tooBig) = bytesPerRow.multipliedReportingOverflow(by: height)
    guard !tooBig else { return nil }
    if bytes.count > size { bytes.removeLast(bytes.count - size) }
    if bytes.count < size { bytes += [UInt8](repeating: 0, count: size - bytes.count) }
    self.init(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      componentsPerPixel: components, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: bitmapInfo, bytes: bytes, shouldInterpolate: shouldInterpolate,
      renderingIntent: intent)
  }

  /// The part of the picture in a rectangle.
  ///
  /// Pixels, y down from the top. The rectangle grows to whole pixels (`CGRect.integral`) and is cut
  /// to the picture; nil where nothing is left, or where a number is NaN.
  public func cropping(to rect: CGRect) -> CGImage? {
    let standard = rect.standardized
    // Bounds first, integers then: the numbers may be infinite or NaN, which no comparison passes.
    let left = max(0, standard.minX.rounded(.down))
    let top = max(0, standard.minY.rounded(.down))
    let right = min(CGFloat(width), standard.maxX.rounded(.up))
    let bottom = min(CGFloat(height), standard.maxY.rounded(.up))
    guard !standard.isNull, !standard.origin.x.isNaN, !standard.origin.y.isNaN,
      !standard.width.isNaN, !standard.height.isNaN, left < right, top < bottom
    else { return nil }
    let (x, y) = (Int(left), Int(top))
    let (newWidth, newHeight) = (Int(right) - x, Int(bottom) - y)
    let pixel = bitsPerPixel / 8
    let row = newWidth * pixel
    var rows = [UInt8]()
    rows.reserveCapacity(row * newHeight)
    for line in y..<(y + newHeight) {
      let start = line * bytesPerRow + x * pixel
      rows += bytes[start..<(start + row)]
    }
    return CGImage(
      width: newWidth, height: newHeight, bitsPerComponent: bitsPerComponent,
      componentsPerPixel: componentsPerPixel, bytesPerRow: row, space: colorSpace,
      bitmapInfo: bitmapInfo, bytes: rows, shouldInterpolate: shouldInterpolate,
      renderingIntent: renderingIntent)
  }
}
