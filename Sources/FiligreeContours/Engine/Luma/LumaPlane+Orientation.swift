import FiligreePixels

extension LumaPlane {
  /// The plane turned upright: `orientation` says how the stored rows and columns are to be shown;
  /// nil if the work was to stop.
  func upright(_ orientation: CGImagePropertyOrientation, _ meter: inout WorkMeter) -> LumaPlane? {
    guard orientation != .up else { return self }
    let (w, h) = orientation.swapsAxes ? (height, width) : (width, height)
    switch samples {
    case .bits8(let values):
      let turned = values.withUnsafeBufferPointer {
        view($0).turned(orientation, w, h, &meter)
      }
      if meter.isStopped { return nil }
      return LumaPlane(width: w, height: h, samples: turned)
    case .bits16(let values):
      let turned = values.withUnsafeBufferPointer {
        view($0).turned(orientation, w, h, &meter)
      }
      if meter.isStopped { return nil }
      return LumaPlane(width: w, height: h, samples: turned)
    }
  }

  /// The samples row after row, without gaps.
  func packed() -> LumaPlane {
    var meter = WorkMeter(nil)
    return packed(&meter) ?? self
  }

  /// The samples row after row, without gaps; those of the array itself where they already are so; nil
  /// if the work was to stop.
  func packed(_ meter: inout WorkMeter) -> LumaPlane? {
    if stride == width && offset == 0 && sampleCount == width * height { return self }
    switch samples {
    case .bits8(let values):
      let rows = values.withUnsafeBufferPointer {
        view($0).turned(.up, width, height, &meter)
      }
      if meter.isStopped { return nil }
      return LumaPlane(width: width, height: height, samples: rows)
    case .bits16(let values):
      let rows = values.withUnsafeBufferPointer {
        view($0).turned(.up, width, height, &meter)
      }
      if meter.isStopped { return nil }
      return LumaPlane(width: width, height: height, samples: rows)
    }
  }
}

extension LumaView {
  /// The samples in the order in which they are shown, `shownWidth` a row.
  fileprivate func turned(
    _ orientation: CGImagePropertyOrientation, _ shownWidth: Int, _ shownHeight: Int,
    _ meter: inout WorkMeter
  ) -> [Sample] {
    // Where the first shown pixel is stored, and how storage advances along a shown row and down a
    // shown column.
    let right = width - 1
    let bottom = (height - 1) * stride
    let (first, along, down): (Int, Int, Int) =
      switch orientation {
      case .up: (0, 1, stride)
      case .upMirrored: (right, -1, stride)
      case .down: (bottom + right, -1, -stride)
      case .downMirrored: (bottom, 1, -stride)
      case .leftMirrored: (0, stride, 1)
      case .right: (bottom, -stride, 1)
      case .rightMirrored: (bottom + right, -stride, -1)
      case .left: (right, stride, -1)
      }
    return Array(unsafeUninitializedCapacity: shownWidth * shownHeight) { output, count in
      guard let target = output.baseAddress else { return }
      // Tiles keep both the reads and the writes of a quarter turn inside the cache.
      let tile = 64
      var y0 = 0
      while y0 < shownHeight {
        let y1 = min(y0 + tile, shownHeight)
        var x0 = 0
        while x0 < shownWidth {
          let x1 = min(x0 + tile, shownWidth)
          for y in y0..<y1 {
            var source = base + (first &+ y &* down &+ x0 &* along)
            let row = target + y &* shownWidth
            for x in x0..<x1 {
              row[x] = source.pointee
              source += along
            }
          }
          x0 = x1
        }
        count = y1 * shownWidth
        if meter.did(count - y0 * shownWidth) { return }
        y0 = y1
      }
    }
  }
}
