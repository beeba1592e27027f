/// The way from grey values to contours: threshold, cracks, tree, points.
struct ContourExtraction<Sample: LumaSample> {
  let view: LumaView<Sample>
  /// What the samples are compared with; nil finds nothing.
  let levels: InkLevels?
  let pointStyle: ContourPointStyle

  /// The contours; `region` says what part of a picture the samples show.
  func contours(region: LumaPlane.Region) -> ContourSet {
    guard let levels else { return set(region, ContourOrder(keptParents: []), [], [0]) }
    var linker = CrackLinker(width: view.width)
    let threshold = RowThreshold<Sample>(levels)
    for y in 0..<view.height {
      threshold.pack(
        view.base + y &* view.stride, count: view.width, to: linker.nextRow, words: linker.words)
      linker.addRow()
    }
    linker.finish()
    let forest = OutlineForest(&linker)
    let strength = RegionStrength(view: view, levels: levels)
    let order = ContourOrder(keptParents: strength.keptParents(forest))
    // A point a crack at most, and a corner before each run of cracks.
    let bound = linker.crackCount + 2 * linker.nodes.count
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
