import FiligreeBase
import FiligreePixels

/// The way from gray values to contours: threshold, cracks, tree, points.
///
/// The outlines depend on nothing but which samples are foreground. Levels that agree on that can share them.
struct ContourExtraction<Sample: LumaSample> {
  /// The samples that say what is foreground.
  let view: LumaView<Sample>
  /// The samples that say where its edges lie: the same, but in the middles of faint lines.
  let grays: LumaView<Sample>
  let pointStyle: ContourPointStyle
  let maximumPoints: Int
  /// Is asked now and then whether to stop.
  var isCancelled: (() -> Bool)?
  /// Is told how much of the work is done, 0…1.
  var progress: ((Double) -> Void)?

  /// The outlines of the foreground; `levels` say what is foreground.
  func forest(_ levels: ForegroundLevels) throws(ContourDetectionError) -> OutlineForest {
    var linker = CrackLinker(width: view.width, height: view.height)
    let threshold = RowThreshold<Sample>(levels)
    // About as many pixels as a block of rows of a wide picture has.
    let block = max(1, 256 * 1024 / view.width)
    var meter = WorkMeter(isCancelled)
    for y in 0..<view.height {
      threshold.pack(
        view.base + y &* view.stride, count: view.width, to: linker.nextRow, words: linker.words)
      linker.addRow()
      if linker.cornerCount > maximumPoints { throw .tooManyPoints(limit: maximumPoints) }
      if meter.did(view.width) { throw .cancelled }
      if y % block == block - 1 {
        progress?(0.6 * Double(y) / Double(view.height))
      }
    }
    linker.finish()
    let forest = OutlineForest(&linker, &meter)
    try meter.check()
    progress?(0.7)
    return forest
  }

  /// The contours that `levels` give of a picture with these outlines; `region` says what part of a
  /// picture the samples show.
  func contours(
    _ forest: borrowing OutlineForest, _ levels: ForegroundLevels, region: LumaPlane.Region
  ) throws(ContourDetectionError) -> ContourSet {
    let parents = try keptParents(forest, levels)
    return try contours(forest, levels, keptParents: parents, region: region)
  }

  /// For each outline the kept outline around it, −1 for none, −2 if it is not kept itself.
  func keptParents(
    _ forest: borrowing OutlineForest, _ levels: ForegroundLevels
  ) throws(ContourDetectionError) -> [Int32] {
    if levels.allAreStrong { return forest.parents }
    var meter = WorkMeter(isCancelled)
    let parents = RegionStrength(view: view, levels: levels).keptParents(forest, &meter)
    try meter.check()
    return parents
  }

  /// The contours of the outlines that are kept.
  func contours(
    _ forest: borrowing OutlineForest, _ levels: ForegroundLevels, keptParents parents: [Int32],
    region: LumaPlane.Region
  ) throws(ContourDetectionError) -> ContourSet {
    let bound = try pointBound(forest)
    var meter = WorkMeter(isCancelled)
    let order = ContourOrder(keptParents: parents, &meter)
    try meter.check()
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
    _ levels: ForegroundLevels, _ region: LumaPlane.Region, _ bound: Int
  ) throws(ContourDetectionError) -> ContourSet {
    let outlines = forest.outlines.base
    let runs = UnsafePointer(forest.runs.base)
    var starts: [Int32] = []
    starts.reserveCapacity(order.outlines.count + 1)
    starts.append(0)
    var meter = WorkMeter(isCancelled)
    let points = [SIMD2<Float>](unsafeUninitializedCapacity: bound) { buffer, count in
      FreshMemory.mayFill(UnsafeMutableRawBufferPointer(buffer))
      guard let target = buffer.baseAddress else { return }
      switch pointStyle {
      case .subpixel:
        var writer = SubpixelPointWriter(view: grays, levels: levels, target: target)
        for i in order.outlines {
          writer.add(OutlineWalk(outlines[Int(i)], of: runs), &meter)
          starts.append(Int32(truncatingIfNeeded: writer.count))
          if meter.isStopped { break }
        }
        count = writer.count
      case .pixelEdges, .pixelCenters:
        var writer = PixelPointWriter(target)
        for i in order.outlines {
          let walk = OutlineWalk(outlines[Int(i)], of: runs)
          if pointStyle == .pixelEdges {
            writer.addEdges(walk, &meter)
          } else {
            writer.addCenters(walk, &meter)
          }
          starts.append(Int32(truncatingIfNeeded: writer.count))
          if meter.isStopped { break }
        }
        count = writer.count
      }
    }
    try meter.check()
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
