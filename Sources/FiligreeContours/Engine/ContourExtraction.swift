import FiligreePixels

/// The way from grey values to contours: threshold, cracks, tree, points.
struct ContourExtraction<Sample: LumaSample> {
  let view: LumaView<Sample>
  /// What the samples are compared with; nil finds nothing.
  let levels: InkLevels?
  let pointStyle: ContourPointStyle
  let maximumPoints: Int

  /// The contours; `region` says what part of a picture the samples show.
  func contours(region: LumaPlane.Region) throws(ContourDetectionError) -> ContourSet {
    guard let levels else { return set(region, ContourOrder(keptParents: []), [], [0]) }
    var linker = CrackLinker(width: view.width, height: view.height)
    let threshold = RowThreshold<Sample>(levels)
    for y in 0..<view.height {
      threshold.pack(
        view.base + y &* view.stride, count: view.width, to: linker.nextRow, words: linker.words)
      linker.addRow()
      if linker.cornerCount > maximumPoints { throw .tooManyPoints(limit: maximumPoints) }
    }
    linker.finish()
    let forest = OutlineForest(&linker)
    let bound =
      switch pointStyle {
      // A corner at each end of a vertical run.
      case .pixelEdges: 2 * forest.runs.count
      // The first and the last pixel of each run, upright or level.
      case .pixelCenters: 4 * forest.runs.count
      // A point a crack, and a corner before each run of them.
      case .subpixel: 2 * forest.runs.count + forest.crackCount
      }
    if bound > maximumPoints { throw .tooManyPoints(limit: maximumPoints) }
    let parents =
      levels.allAreStrong
      ? forest.parents : RegionStrength(view: view, levels: levels).keptParents(forest)
    let order = ContourOrder(keptParents: parents)
    return write(forest, order, levels, region, bound)
  }

  private func write(
    _ forest: borrowing OutlineForest, _ order: ContourOrder,
    _ levels: InkLevels, _ region: LumaPlane.Region, _ bound: Int
  ) -> ContourSet {
    let outlines = forest.outlines.base
    let runs = UnsafePointer(forest.runs.base)
    var starts: [Int32] = []
    starts.reserveCapacity(order.outlines.count + 1)
    starts.append(0)
    let points = [SIMD2<Float>](unsafeUninitializedCapacity: bound) { buffer, count in
      FreshMemory.mayFill(UnsafeMutableRawBufferPointer(buffer))
      guard let target = buffer.baseAddress else { return }
      switch pointStyle {
      case .subpixel:
        var writer = SubpixelPointWriter(view: view, levels: levels, target: target)
        for i in order.outlines {
          writer.add(OutlineWalk(outlines[Int(i)], of: runs))
          starts.append(Int32(truncatingIfNeeded: writer.count))
        }
        count = writer.count
      case .pixelEdges, .pixelCenters:
        var writer = PixelPointWriter(target)
        for i in order.outlines {
          let walk = OutlineWalk(outlines[Int(i)], of: runs)
          if pointStyle == .pixelEdges {
            writer.addEdges(walk)
          } else {
            writer.addCenters(walk)
          }
          starts.append(Int32(truncatingIfNeeded: writer.count))
        }
        count = writer.count
      }
    }
    return set(region, order, points, starts)
  }

  private func set(
    _ region: LumaPlane.Region, _ order: ContourOrder, _ points: [SIMD2<Float>], _ starts: [Int32]
  ) -> ContourSet {
    ContourSet(
      width: view.width, height: view.height, region: region, points: points, starts: starts,
      parents: order.parents, ordinals: order.ordinals, childStarts: order.childStarts,
      children: order.children)
  }
}
