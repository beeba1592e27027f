import FiligreeBase

/// Finds linear and radial gradients in a picture, and marks their pixels.
struct RampFinder {
  let view: ColorView
  /// The typical difference of neighbors that is none of a ramp, 0…255.
  let noise: Int
  /// Whether hardly anything is noise: small differences are steps of shades.
  let isSmooth: Bool

  init(view: ColorView) {
    self.view = view
    (noise, isSmooth) = Self.noise(view)
  }

  /// The typical difference of neighbors beside what slopes make.
  ///
  /// It follows from third differences, which are small where colors change smoothly: their median where neighbors differ at
  /// all, and by no more than on a ramp.
  private static func noise(_ view: ColorView) -> (Int, isSmooth: Bool) {
    var counts = [Int](repeating: 0, count: 2048)
    let stride = view.stride
    guard view.width > 3 else { return (0, true) }
    for y in Swift.stride(from: 0, to: view.height, by: view.height > 256 ? 5 : 2) {
      for x in Swift.stride(from: 3, to: view.width, by: 2) {
        let (slope, bend) = PlateauScan.change(view.row(y) + (x - 3) * stride, stride, stride)
        if slope > 0, slope <= RampCells.steepest { counts[bend] += 1 }
      }
    }
    let total = counts.reduce(0, +)
    var sum = 0
    for (bend, count) in counts.enumerated() {
      sum += count
      // Rounding makes a level or two. Of independent errors a third difference is √10 times as large as a first one.
      if 2 * sum >= total { return (max(bend - 1, 0) / 3, counts[7...].reduce(0, +) * 20 < total) }
    }
    return (0, true)
  }

  // Limits grow with the noise: half of it is what remains in the mean of a cell's 16 pixels, with room to spare.

  /// The smallest range of a ramp's colors, 0…255: of less, one color is as good.
  private var leastRange: Float { 6 + 3 * Float(noise) }
  /// The largest mean of the squared errors of cells: rounding and noise in each of three components.
  private var allowedError: Float {
    let component = 1.2 + 0.5 * Float(noise)
    return component * component * 3
  }
  /// The largest error of a component at which a cell continues a ramp, 0…255: twice what is allowed in the mean.
  private var cellTolerance: Float { 2.4 + Float(noise) }
  /// How far colors may be from the lines between a ramp's stops, 0…255: little more than rounding and noise.
  private var stopTolerance: Float { 1.25 + 0.5 * Float(noise) }
  /// The largest error of a component at which a pixel shows the ramp, 0…255; hardly seen, and less than
  /// the step at an edge.
  private var pixelTolerance: Float { 4 + 3 * Float(noise) }
  /// The opacity of an end that is taken for nothing, 0…255.
  private static let leastOpacity: Float = 2

  /// The ramps, largest first; their pixels are marked in `marks` by the labels of `FaceColors`.
  ///
  /// Those that cannot be worth what they cost beside the picture's labels without them are not looked for.
  func find(
    marks: UnsafeMutablePointer<UInt8>, _ gain: RampGain, plain: RampGain.Labeling
  ) -> [Ramp] {
    let cells = RampCells(view, noise: noise, least: RampGrowth.leastCells)
    let areas = cells.areas.filter { cells.range($0) >= leastRange }
    guard !areas.isEmpty else { return [] }
    var growth = RampGrowth(
      cells, allowedError: allowedError, cellTolerance: cellTolerance, leastRange: leastRange,
      areas: areas, worth: RampWorth(gain, plain: plain, cells: cells))
    var ramps: [Ramp] = []
    for region in growth.regions().prefix(FaceColors.maximumRamps) {
      guard let ramp = ramp(region, cells) else { continue }
      ramps.append(ramp)
      claim(region.cells, cells, ramp, FaceColors.firstRamp + UInt8(ramps.count - 1), marks)
    }
    return ramps
  }

  /// The stops of a region's ramp, without ends that are one color and most of it.
  private func ramp(_ region: RampGrowth.Region, _ cells: RampCells) -> Ramp? {
    let (shape, whole) = (region.fit.shape, region.fit.profile)
    // The area reaches to the far corners of its outermost cells, and beyond by what an edge's pixels hide.
    let margin = Float(cells.side) / 2 + 1
    var range = (whole.low - margin)...(whole.high + margin)
    if case .radial = shape { range = max(range.lowerBound, 0)...range.upperBound }
    // Cells at its edge may be mixtures with what is beyond.
    let inner = cells.inner(region.cells)
    let isThick = inner.count >= max(region.cells.count / 3, RampGrowth.leastCells)
    let samples = (isThick ? inner : region.cells).map {
      RampProfile.Sample(point: cells.center($0), color: cells.means[Int($0)])
    }
    let positions = samples.map { shape.position($0.point) }
    guard
      let profile = RampProfile(samples, positions: positions, spacing: Float(cells.side))
    else { return nil }
    var stops = RampStops(
      profile, range: range, tolerance: stopTolerance, samples, positions: positions
    ).stops
    func isLevel(_ a: Ramp.Stop, _ b: Ramp.Stop) -> Bool {
      let d = a.color - b.color
      return d.largestMagnitude <= 2 * stopTolerance
    }
    // A page that a shadow fades into is no part of the shadow.
    func isGround(_ inner: Ramp.Stop, _ outer: Ramp.Stop) -> Bool {
      guard isLevel(inner, outer) else { return false }
      if outer.color.w < Self.leastOpacity { return true }
      let bounds = min(inner.position, outer.position)...max(inner.position, outer.position)
      return 2 * positions.count { bounds.contains($0) } > positions.count
    }
    if stops.count > 2, isGround(stops[1], stops[0]) {
      stops.removeFirst()
      range = stops[0].position...range.upperBound
    }
    if stops.count > 2, isGround(stops[stops.count - 2], stops[stops.count - 1]) {
      stops.removeLast()
      range = range.lowerBound...stops[stops.count - 1].position
    }
    return Ramp(shape: shape, stops: stops, range: range)
  }

  /// Marks the pixels of an area, and those around it, that show the ramp.
  private func claim(
    _ area: [Int32], _ cells: RampCells, _ ramp: Ramp, _ label: UInt8,
    _ marks: UnsafeMutablePointer<UInt8>
  ) {
    let limit = pixelTolerance
    let (w, h) = (view.width, view.height)
    let line = Int32(truncatingIfNeeded: w)
    var stack: [Int32] = []
    func take(_ x: Int, _ y: Int) {
      let i = y &* w &+ x
      guard marks[i] == 0 else { return }
      let color = view.color(x, y)
      let t = ramp.position(Float(x) + 0.5, Float(y) + 0.5)
      let d = color - ramp.color(at: t)
      guard color.w > 0, d.largestMagnitude <= limit, ramp.range.contains(t) else { return }
      marks[i] = label
      stack.append(Int32(truncatingIfNeeded: i))
    }
    for cell in area {
      let (rows, columns) = cells.pixels(cell)
      for y in rows {
        for x in columns { take(x, y) }
      }
      // Fills from each cell at once: the stack stays small.
      while let pixel = stack.popLast() {
        let (row, column) = pixel.quotientAndRemainder(dividingBy: line)
        let (x, y) = (Int(column), Int(row))
        if x > 0 { take(x - 1, y) }
        if x + 1 < w { take(x + 1, y) }
        if y > 0 { take(x, y - 1) }
        if y + 1 < h { take(x, y + 1) }
      }
    }
  }
}
