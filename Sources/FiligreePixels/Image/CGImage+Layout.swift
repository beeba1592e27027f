extension CGImage {
  /// Whether a pixel has an opacity.
  package var hasAlpha: Bool {
    switch alphaInfo {
    case .premultipliedLast, .premultipliedFirst, .last, .first, .alphaOnly: true
    case .none, .noneSkipLast, .noneSkipFirst: false
    }
  }

  /// Whether colors are multiplied by the opacity.
  package var isPremultiplied: Bool {
    alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst
  }

  /// Whether pixels are gray, gray and opacity, RGB or RGBA in this order, opacity last, in rows that
  /// follow one another without gaps, 16-bit numbers little-endian, in sRGB, Display P3 or gray.
  package var isCanonical: Bool {
    if !isInCodedSpace { return false }
    guard bytesPerRow == width * bitsPerPixel / 8, bytes.count == bytesPerRow * height else {
      return false
    }
    switch alphaInfo {
    case .none, .last, .premultipliedLast: break
    default: return false
    }
    let order = bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    return order == (bitsPerComponent == 16 ? CGBitmapInfo.byteOrder16Little.rawValue : 0)
  }

  /// The same picture with pixels as `isCanonical` says.
  ///
  /// Ignored components are dropped. The opacity stays straight or premultiplied as it is. A picture of
  /// floating-point or linear numbers becomes straight 16-bit RGBA in sRGB, or in Display P3 where it has
  /// colors that sRGB has not; what neither has is clipped.
  package func canonical() -> CGImage {
    if isCanonical { return self }
    if !isInCodedSpace { return inCodedSpace() }
    let depth = bitsPerComponent / 8
    let stored = componentsPerPixel
    let order = CGBitmapInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
    // Where each component that is kept lies in a stored pixel, in units of components.
    var places = Array(0..<stored)
    switch alphaInfo {
    case .premultipliedFirst, .first: places = Array(1..<stored) + [0]
    case .noneSkipFirst: places = Array(1..<stored)
    case .noneSkipLast: places.removeLast()
    case .none, .last, .premultipliedLast, .alphaOnly: break
    }
    // A 32-bit little-endian unit of 8-bit components lies in memory back to front.
    if depth == 1, order == .byteOrder32Little { places = places.map { stored - 1 - $0 } }
    let swaps = depth == 2 && order != .byteOrder16Little
    let kept = places.count
    let pixelBytes = stored * depth
    let total = width * height * kept * depth
    let packed = [UInt8](unsafeUninitializedCapacity: total) { result, count in
      count = total
      guard var to = result.baseAddress else { return }
      bytes.withUnsafeBufferPointer { bytes in
        places.withUnsafeBufferPointer { places in
          for y in 0..<height {
            var from = y * bytesPerRow
            for _ in 0..<width {
              for i in 0..<kept {
                let at = from &+ places[i] &* depth
                if depth == 1 {
                  to[0] = bytes[at]
                } else {
                  to[0] = bytes[swaps ? at &+ 1 : at]
                  to[1] = bytes[swaps ? at : at &+ 1]
                }
                to += depth
              }
              from &+= pixelBytes
            }
          }
        }
      }
    }
    return CGImage(
      width: width, height: height, components: kept, depth: bitsPerComponent, space: colorSpace,
      isPremultiplied: isPremultiplied, bytes: packed)
  }
}

extension CGImage {
  /// The pixels as straight RGBA of 16 bits, in this picture's space; black where transparent.
  ///
  /// For comparison, and where speed is of no matter: any layout becomes this one.
  package func straightRGBA16() -> [UInt16] {
    let source = straight()
    let components = source.componentsPerPixel
    let pixels = width * height
    return [UInt16](unsafeUninitializedCapacity: pixels * 4) { result, count in
      count = pixels * 4
      source.bytes.withUnsafeBytes { bytes in
        guard let from = bytes.baseAddress, var to = result.baseAddress else { return }
        let wide = source.bitsPerComponent == 16
        let step = wide ? 2 : 1
        var at = 0
        for _ in 0..<pixels {
          for i in 0..<components {
            to[i] =
              wide
              ? from.load(fromByteOffset: at, as: UInt16.self)
              : UInt16(from.load(fromByteOffset: at, as: UInt8.self)) &* 257
            at &+= step
          }
          switch components {
          case 1:
            to[1] = to[0]
            to[2] = to[0]
            to[3] = 65535
          case 2:
            to[3] = to[1]
            to[1] = to[0]
            to[2] = to[0]
          case 3: to[3] = 65535
          default: break
          }
          if to[3] == 0 { to.update(repeating: 0, count: 3) }
          to += 4
        }
      }
    }
  }
}

extension CGImage {
  /// Whether the numbers are integers, in a space with sRGB's curve and within 0…1.
  private var isInCodedSpace: Bool {
    guard !isFloat else { return false }
    switch colorSpace?.kind {
    case nil, .sRGB, .displayP3, .genericGray: return true
    case .linearSRGB, .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3: return false
    }
  }

  private func inCodedSpace() -> CGImage {
    guard !isFloat, let kind = colorSpace?.kind else { return integers() }
    switch kind {
    case .linearSRGB, .extendedLinearSRGB: return integers()
    // Integers reach no further than 0…1.
    case .extendedDisplayP3: return inSpace(.displayP3Space).canonical()
    case .extendedSRGB, .sRGB, .displayP3, .genericGray: return inSpace(.sRGBSpace).canonical()
    }
  }
}
