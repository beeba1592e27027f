import FiligreePixels

/// The way from grey values to contours: threshold, cracks, tree, points.
///
/// The outlines depend on nothing but which samples are ink. Levels that agree on that can share them.
struct ContourExtraction<Sample: LumaSample> {
  let view: LumaView<Sample>
  let pointStyle: ContourPointStyle
  let maximumPoints: Int
  /// Is asked now and then whether to stop.
  var isCancelled: (() -> Bool)?
  /// Is told how much of the work is done, 0…1.
  var progress: ((Double) -> Void)?

  /// Rows, and outlines, between two questions whether to stop.
  private static var interval: Int { 256 }

  /// The outlines of the ink; `levels` say what is ink.
  func forest(_ levels: InkLevels) throws(ContourDetectionError) -> OutlineForest {
    var linker = CrackLinker(width: view.width, height: view.height)
    let threshold = RowThreshold<Sample>(levels)
    // About as many pixels as a block of rows of a wide picture has.
    let block = max(1, Self.interval * 1024 / view.width)
    for y in 0..<view.height {
      threshold.pack(
        view.base + y &* view.stride, count: view.width, to: linker.nextRow, words: linker.words)
      linker.addRow()
      if linker.cornerCount > maximumPoints { throw .tooManyPoints(limit: maximumPoints) }
      if y % block == block - 1 {
        if isCancelled?() == true { throw .cancelled }
        progress?(0.6 * Double(y) / Double(view.height))
      }
    }
    linker.finish()
    let forest = OutlineForest(&linker)
    if isCancelled?() == true { throw .cancelled }
    progress?(0.7)
    return forest
  }

  /// The contours that `levels` give of a picture with these outlines; `region` says what part of a
  /// picture the samples show.
  func contours(
    _ forest: borrowing OutlineForest, _ levels: InkLevels, region: LumaPlane.Region
  ) throws(ContourDetectionError) -> ContourSet {
    let parents = keptParents(forest, levels)
    if isCancelled?() == true { throw .cancelled }
    return try contours(forest, levels, keptParents: parents, region: region)
  }

  /// For each outline the kept outline around it, −1 for none, −2 if it is not kept itself.
  func keptParents(_ forest: borrowing OutlineForest, _ levels: InkLevels) -> [Int32] {
    levels.allAreStrong
      ? forest.parents : RegionStrength(view: view, levels: levels).keptParents(forest)
  }

  /// The contours of the outlines that are kept.
  func contours(
    _ forest: borrowing OutlineForest, _ levels: InkLevels, keptParents parents: [Int32],
    region: LumaPlane.Region
  ) throws(ContourDetectionError) -> ContourSet {
    let bound = try pointBound(forest)
    let order = ContourOrder(keptParents: parents)
    progress?(0.8)
    return try write(forest, order, levels, region, bound)
  }

  /// How many points the outlines can have.
  func pointBound(_ forest: borrowing OutlineForest) throws(ContourDetectionError) -> Int {
    let bound = pointStyle.pointBound(forest)
    if bound > maximumPoints { throw .tooManyPoints(limit: maximumPoints) }
    return bound
  }

  /// No contours.
  func nothing(region: LumaPlane.Region) -> ContourSet {
    set(region, ContourOrder(keptParents: []), [], [0])
  }

  private func write(
    _ forest: borrowing OutlineForest, _ order: ContourOrder,
    _ levels: InkLevels, _ region: LumaPlane.Region, _ bound: Int
  ) throws(ContourDetectionError) -> ContourSet {
    let outlines = forest.outlines.base
    let runs = UnsafePointer(forest.runs.base)
    var starts: [Int32] = []
    starts.reserveCapacity(order.outlines.count + 1)
    starts.append(0)
    var wasCancelled = false
    let points = [SIMD2<Float>](unsafeUninitializedCapacity: bound) { buffer, count in
      FreshMemory.mayFill(UnsafeMutableRawBufferPointer(buffer))
      guard let target = buffer.baseAddress else { return }
      switch pointStyle {
      case .subpixel:
        var writer = SubpixelPointWriter(view: view, levels: levels, target: target)
        for i in order.outlines {
          writer.add(OutlineWalk(outlines[Int(i)], of: runs))
          starts.append(Int32(truncatingIfNeeded: writer.count))
          if starts.count % Self.interval == 0, isCancelled?() == true {
            wasCancelled = true
            break
          }
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
    if wasCancelled || isCancelled?() == true { throw .cancelled }
    progress?(1)
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
