import FiligreeBase
import FiligreePixels

/// The way from a bitmap to contours: that of `ContourExtraction` where each pixel is either foreground or background.
///
/// There are no grays to part and none that could move an edge: the contours are those of black foreground on white
/// background, found in a fraction of the time.
package struct BitmapExtraction {
  let bitmap: Bitmap
  /// Whether background is outlined, as if it were foreground.
  let isInverted: Bool
  let pointStyle: ContourPointStyle
  let maximumPoints: Int

  package init(bitmap: Bitmap, isInverted: Bool, pointStyle: ContourPointStyle, maximumPoints: Int)
  {
    self.bitmap = bitmap
    self.isInverted = isInverted
    self.pointStyle = pointStyle
    self.maximumPoints = maximumPoints
  }

  package func contours() throws(ContourDetectionError) -> ContourSet {
    var linker = CrackLinker(width: bitmap.width, height: bitmap.height)
    let isTooMuch = bitmap.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<bitmap.height {
        let row = UnsafeBufferPointer(
          rebasing: bytes[(y * bitmap.bytesPerRow)..<((y + 1) * bitmap.bytesPerRow)])
        write(row, to: UnsafeMutableBufferPointer(start: linker.nextRow, count: linker.words))
        linker.addRow()
        if linker.cornerCount > maximumPoints { return true }
      }
      return false
    }
    if isTooMuch { throw .tooManyPoints(limit: maximumPoints) }
    linker.finish()
    // It takes so little time that nobody asks to stop it.
    var meter = WorkMeter(nil)
    let forest = OutlineForest(&linker, &meter)
    let order = ContourOrder(keptParents: forest.parents)
    let bound = pointStyle.pointBound(forest)
    if bound > maximumPoints { throw .tooManyPoints(limit: maximumPoints) }
    var starts: [Int32] = []
    starts.reserveCapacity(order.outlines.count + 1)
    starts.append(0)
    let points = [SIMD2<Float>](unsafeUninitializedCapacity: bound) { buffer, count in
      FreshMemory.mayFill(UnsafeMutableRawBufferPointer(buffer))
      guard let target = buffer.baseAddress else { return }
      let runs = UnsafePointer(forest.runs.base)
      var edges = BitmapPointWriter(target)
      var pixels = PixelPointWriter(target)
      for i in order.outlines {
        let walk = OutlineWalk(forest.outlines.base[Int(i)], of: runs)
        switch pointStyle {
        case .subpixel: edges.add(walk)
        case .pixelEdges: pixels.addEdges(walk, &meter)
        case .pixelCenters: pixels.addCenters(walk, &meter)
        }
        count = max(edges.count, pixels.count)
        starts.append(Int32(truncatingIfNeeded: count))
      }
    }
    return ContourSet(
      width: bitmap.width, height: bitmap.height,
      region: .init(x: 0, y: 0, width: bitmap.width, height: bitmap.height), points: points,
      starts: starts, parents: order.parents, ordinals: order.ordinals,
      childStarts: order.childStarts, children: order.children)
  }

  /// Turns a row's bits about, so that the lowest is the leftmost, and clears those beyond its end.
  private func write(
    _ row: UnsafeBufferPointer<UInt8>, to words: UnsafeMutableBufferPointer<UInt64>
  ) {
    let invert: UInt64 = isInverted ? ~0 : 0
    let bytes = UnsafeRawBufferPointer(row)
    let full = bytes.count / 8
    for i in 0..<full {
      let word = bytes.loadUnaligned(fromByteOffset: 8 &* i, as: UInt64.self)
      words[i] = BitmapExtraction.reversed(UInt64(littleEndian: word)) ^ invert
    }
    for i in full..<words.count {
      var word: UInt64 = 0
      for k in (8 &* i)..<max(min(8 &* i &+ 8, bytes.count), 8 &* i) {
        word |= UInt64(bytes[k]) << UInt64(8 &* (k & 7))
      }
      words[i] = BitmapExtraction.reversed(word) ^ invert
    }
    let last = bitmap.width / 64
    words[last] &= (1 << UInt64(bitmap.width % 64)) &- 1
  }

  /// The same bytes, each with its bits from last to first.
  @inline(__always)
  private static func reversed(_ word: UInt64) -> UInt64 {
    var x = word
    x = (x >> 1) & 0x5555_5555_5555_5555 | (x & 0x5555_5555_5555_5555) << 1
    x = (x >> 2) & 0x3333_3333_3333_3333 | (x & 0x3333_3333_3333_3333) << 2
    x = (x >> 4) & 0x0F0F_0F0F_0F0F_0F0F | (x & 0x0F0F_0F0F_0F0F_0F0F) << 4
    return x
  }
}
