import FiligreeBase

/// Grows ramps over the cells of a picture: first over whole areas, then from windows that are planes.
///
/// A ramp takes the cells around it that continue it, and is fitted again, as long as it grows (P. Besl and R. Jain,
/// "Segmentation through variable-order surface fitting", 1988). It begins as a linear one; where it ends before its
/// area does, a circle and an ellipse are tried.
struct RampGrowth {
  /// A ramp's fit and its cells.
  struct Region {
    var fit: RampFit
    var cells: [Int32]
  }

  let cells: RampCells
  /// The largest mean of the squared errors of cells.
  let allowedError: Float
  /// The largest error of a component of a cell, 0…255.
  let cellTolerance: Float
  /// The smallest range of a ramp's colors, 0…255.
  let leastRange: Float
  /// Within so many levels of its end a ramp is level.
  private var levelTolerance: Float { leastRange / 4 }

  /// The area of each cell that has no ramp yet, or −1.
  private var owner: [Int32]
  /// The number of the last flood that took each cell.
  private var taken: [Int32]
  /// The cells that a flood has taken, in its order.
  private var queue: [Int32]
  private var flood: Int32 = 0
  /// How many cells floods and fits may still visit.
  private var budget: Int
  /// The areas of cells that have a range of colors.
  private let areas: [[Int32]]
  /// What could be gained in their cells at most.
  private var worth: RampWorth
  /// Cells of ramps that came to nothing: no other one begins there.
  private var isTried: [Bool]

  /// The smallest number of cells of a ramp.
  static let leastCells = 12
  /// The largest number of cells that are sampled while a ramp grows, and at the end.
  private static let (growingSamples, mostSamples) = (400, 3000)
  /// A linear ramp with at most this share of the error allowed is good enough.
  private static let goodShare: Float = 0.25
  /// A shape with more parameters must have less than this share of the error, or so many times the cells.
  private static let (betterShare, betterGrowth): (Float, Float) = (0.7, 1.2)
  /// A growth by less than this share is the last one.
  private static let leastGrowth = 0.02
  private static let mostGrowths = 32
  /// The rounds of a fit after a growth: the next one follows.
  private static let growingRounds = 2
  /// How far a ramp goes on beyond its ends in one growth, and how far it is level there, as a share of it.
  private static let reach: Float = 0.3
  /// The sides of windows, in cells.
  private static let windows = [32, 16, 8, 4, 3]
  /// The cells along a window that are sampled.
  private static let windowSamples = 6
  /// How many times each cell may be visited, in the mean: what is no ramp is left at last.
  private static let mostVisits = 10

  init(
    _ cells: RampCells, allowedError: Float, cellTolerance: Float, leastRange: Float,
    areas: [[Int32]], worth: RampWorth
  ) {
    (self.areas, self.worth) = (areas, worth)
    isTried = [Bool](repeating: false, count: cells.means.count)
    self.cells = cells
    (self.allowedError, self.cellTolerance) = (allowedError, cellTolerance)
    self.leastRange = leastRange
    owner = [Int32](repeating: -1, count: cells.means.count)
    taken = [Int32](repeating: 0, count: cells.means.count)
    queue = taken
    budget = Self.mostVisits * cells.means.count + 20_000
  }

  /// The regions, largest first.
  mutating func regions() -> [Region] {
    var found: [Region] = []
    for (index, area) in areas.enumerated() where worth.isEnough(area, of: cells) {
      if let fit = wholeFit(area) {
        found.append(Region(fit: fit, cells: area))
        continue
      }
      for cell in area { owner[Int(cell)] = Int32(truncatingIfNeeded: index) }
    }
    let grids = Self.windows.compactMap { WindowGrid($0, cells) }
    for seed in seeds(grids) {
      let (grid, first) = (grids[Int(seed.grid)], Int(seed.first))
      guard budget > 0, !isTried[first + grid.middle], let area = area(first, grid.window),
        let direction = plane(first, grid).direction,
        let region = region(from: grid.all.map { seed.first + $0 }, direction, area)
      else { continue }
      for cell in region.cells { owner[Int(cell)] = -1 }
      found.append(region)
    }
    let order = found.indices.sorted {
      (-found[$0].cells.count, $0) < (-found[$1].cells.count, $1)
    }
    return order.map { found[$0] }
  }

  private func samples(_ list: [Int32], _ most: Int) -> [RampProfile.Sample] {
    let step = max(1, list.count / most)
    return Swift.stride(from: 0, to: list.count, by: step).map {
      .init(point: cells.center(list[$0]), color: cells.means[Int(list[$0])])
    }
  }

  /// A fit of samples.
  private func fit(
    _ shape: Ramp.Shape?, _ samples: [RampProfile.Sample], isOval: Bool,
    rounds: Int = RampFit.rounds
  ) -> RampFit? {
    guard let shape else { return nil }
    var fit = RampFit(shape, samples, spacing: Float(cells.side))
    fit?.refine(samples, isOval: isOval, rounds: rounds)
    return fit
  }

  // MARK: - Whole areas

  /// The ramp of a whole area, if it is one.
  private mutating func wholeFit(_ area: [Int32]) -> RampFit? {
    budget -= area.count
    let coarse = samples(area, Self.growingSamples)
    let derivatives = derivatives(area, Self.growingSamples)
    var best: RampFit?
    func consider(_ shape: Ramp.Shape?, isOval: Bool) {
      guard let found = fit(shape, coarse, isOval: isOval) else { return }
      if best == nil || found.error < best!.error { best = found }
    }
    let plane = PlanePoints(coarse.map(\.point))?.plane { coarse[$0].color }
    consider(plane?.direction.map { .linear($0) }, isOval: false)
    consider(RampFit.usualDirection(derivatives).map { .linear($0) }, isOval: false)
    for isOval in [false, true] {
      // The simpler explanation is good enough.
      if let best, best.error <= Self.goodShare * allowedError { break }
      let simpler = best
      best = nil
      consider(RampFit.center(derivatives, isOval: isOval), isOval: isOval)
      if let simpler, !((best?.error ?? .infinity) < Self.betterShare * simpler.error) {
        best = simpler
      }
    }
    guard let best, best.error <= allowedError else { return nil }
    return finished(best, area)
  }

  /// A fit made more exact by more samples, if it is good enough then.
  private func finished(_ fit: RampFit, _ list: [Int32]) -> RampFit? {
    let all = samples(list, Self.mostSamples)
    guard var found = RampFit(fit.shape, all, spacing: Float(cells.side)) else { return nil }
    var isOval = false
    if case .radial(_, let skew) = fit.shape { isOval = skew != .zero }
    found.refine(all, isOval: isOval)
    return found.error <= allowedError ? found : nil
  }

  /// The changes of color of cells that have neighbors on all sides in their list.
  private mutating func derivatives(_ list: [Int32], _ most: Int) -> [RampFit.Derivative] {
    flood += 1
    for cell in list { taken[Int(cell)] = flood }
    let (w, h) = (Int32(truncatingIfNeeded: cells.width), cells.height)
    let step = max(1, list.count / most)
    var result: [RampFit.Derivative] = []
    for i in Swift.stride(from: 0, to: list.count, by: step) {
      let cell = list[i]
      let (y, x) = Int(cell).quotientAndRemainder(dividingBy: Int(w))
      guard x > 0, y > 0, x + 1 < Int(w), y + 1 < h, taken[Int(cell - 1)] == flood,
        taken[Int(cell + 1)] == flood, taken[Int(cell - w)] == flood, taken[Int(cell + w)] == flood
      else { continue }
      let dx = cells.means[Int(cell + 1)] - cells.means[Int(cell - 1)]
      let dy = cells.means[Int(cell + w)] - cells.means[Int(cell - w)]
      let size = dx * dx + dy * dy
      var channel = 0
      for c in 1..<4 where size[c] > size[channel] { channel = c }
      guard size[channel] > 0 else { continue }
      result.append(.init(point: cells.center(cell), change: SIMD2(dx[channel], dy[channel])))
    }
    return result
  }

  // MARK: - From windows

  /// A window in one area whose colors are a plane that is not level.
  ///
  /// There may be more of them than cells: they are small.
  private struct Seed {
    /// The first cell.
    var first: Int32
    /// The number of the window's grid.
    var grid: Int32
    /// The range of its colors.
    var range: Float
  }

  /// The cells of a window of some size, from its first one in the order of rows.
  private struct WindowGrid {
    /// The cells along a side.
    let window: Int
    let all: [Int32]
    let middle: Int
    /// Those that are sampled.
    let sampled: [Int]
    let points: PlanePoints

    init?(_ window: Int, _ cells: RampCells) {
      let width = cells.width
      let step = max(window / windowSamples, 1)
      let steps = Swift.stride(from: 0, to: window, by: step)
      let points = steps.flatMap { row in steps.map { SIMD2(Float($0), Float(row)) } }
      guard let points = PlanePoints(points) else { return nil }
      (self.window, self.points) = (window, points)
      sampled = steps.flatMap { row in steps.map { row * width + $0 } }
      all = (0..<window).flatMap { row in
        (0..<window).map { Int32(truncatingIfNeeded: row * width + $0) }
      }
      middle = window / 2 * width + window / 2
    }
  }

  /// The windows that may be seeds, those with the greatest range of colors first: what a ramp is steep in it grows from,
  /// and its tails follow.
  private func seeds(_ grids: [WindowGrid]) -> [Seed] {
    var found: [Seed] = []
    let squares = squares()
    for (index, grid) in grids.enumerated() {
      let window = grid.window
      let step = max(window / 2, 1)
      for y in Swift.stride(from: 0, through: cells.height - window, by: step) {
        for x in Swift.stride(from: 0, through: cells.width - window, by: step) {
          let first = y * cells.width + x
          guard squares[first] >= window, let range = range(first, grid) else { continue }
          found.append(
            Seed(
              first: Int32(truncatingIfNeeded: first), grid: Int32(truncatingIfNeeded: index),
              range: range))
        }
      }
    }
    found.sort { (-$0.range, $0.grid, $0.first) < (-$1.range, $1.grid, $1.first) }
    return found
  }

  /// The side of the largest window of one area that begins with each cell; 0 where the cell is of none.
  private func squares() -> [Int32] {
    let (w, h) = (cells.width, cells.height)
    var sides = [Int32](repeating: 0, count: owner.count)
    for y in (0..<h).reversed() {
      for x in (0..<w).reversed() {
        let i = y * w + x
        guard owner[i] >= 0 else { continue }
        sides[i] = 1
        guard x + 1 < w, y + 1 < h else { continue }
        let others = (i + 1, i + w, i + w + 1)
        if owner[others.0] == owner[i], owner[others.1] == owner[i], owner[others.2] == owner[i] {
          sides[i] = 1 + min(sides[others.0], sides[others.1], sides[others.2])
        }
      }
    }
    return sides
  }

  /// The one area that all cells of a window are of, if they are.
  private func area(_ first: Int, _ window: Int) -> Int32? {
    let area = owner[first]
    guard area >= 0, owner[first + (window - 1) * (cells.width + 1)] == area else { return nil }
    for row in 0..<window {
      let start = first + row * cells.width
      for cell in start..<(start + window) where owner[cell] != area { return nil }
    }
    return area
  }

  /// The plane nearest to a window's colors.
  private func plane(_ first: Int, _ grid: WindowGrid) -> PlaneFit {
    cells.means.withUnsafeBufferPointer { means in
      grid.sampled.withUnsafeBufferPointer { sampled in
        grid.points.plane { means[first &+ sampled[$0]] }
      }
    }
  }

  /// The range of a window's colors; nil if they are level, or no plane.
  private func range(_ first: Int, _ grid: WindowGrid) -> Float? {
    let plane = plane(first, grid)
    let range = plane.rise * Float(grid.window)
    guard range >= leastRange / 2 else { return nil }
    let error = cells.means.withUnsafeBufferPointer { means in
      grid.sampled.withUnsafeBufferPointer { sampled in
        grid.points.error(of: plane) { means[first &+ sampled[$0]] }
      }
    }
    return error <= allowedError && plane.direction != nil ? range : nil
  }

  /// The ramp that grows from a seed; nil if it stays too small.
  private mutating func region(
    from start: [Int32], _ direction: SIMD2<Float>, _ area: Int32
  ) -> Region? {
    guard var best = grown(start, .linear(direction), area, isOval: false) else {
      for cell in start { isTried[Int(cell)] = true }
      return nil
    }
    for isOval in [false, true] {
      guard best.isOpen else { break }
      let derivatives = derivatives(best.region.cells, Self.growingSamples)
      guard let shape = RampFit.center(derivatives, isOval: isOval),
        let other = grown(best.region.cells, shape, area, isOval: isOval),
        Float(other.region.cells.count) > Self.betterGrowth * Float(best.region.cells.count)
      else { continue }
      best = other
    }
    let list = best.region.cells
    guard list.count >= Self.leastCells, worth.isEnough(list, of: cells),
      cells.range(list) >= leastRange,
      let fit = finished(best.region.fit, list)
    else {
      for cell in list { isTried[Int(cell)] = true }
      return nil
    }
    return Region(fit: fit, cells: list)
  }

  /// A shape grown from cells, and whether it ends beside cells of its area that it does not continue to.
  private mutating func grown(
    _ start: [Int32], _ shape: Ramp.Shape, _ area: Int32, isOval: Bool
  ) -> (region: Region, isOpen: Bool)? {
    guard
      var fit = fit(shape, samples(start, Self.growingSamples), isOval: isOval),
      fit.error <= allowedError
    else { return nil }
    var (list, isOpen) = (start, true)
    for _ in 0..<Self.mostGrowths {
      let (next, isNextOpen) = spread(from: start, fit, area)
      guard next.count >= start.count / 2 else { return nil }
      let growth = Double(next.count) / Double(list.count) - 1
      let samples = samples(next, Self.growingSamples)
      guard
        let better = self.fit(
          fit.shape, samples, isOval: isOval, rounds: Self.growingRounds),
        better.error <= allowedError
      else { break }
      (list, isOpen, fit) = (next, isNextOpen, better)
      if growth < Self.leastGrowth { break }
    }
    return (Region(fit: fit, cells: list), isOpen)
  }

  /// The cells of an area that are connected with the start and continue a ramp.
  private mutating func spread(
    from start: [Int32], _ fit: RampFit, _ area: Int32
  ) -> (cells: [Int32], isOpen: Bool) {
    flood += 1
    let slope = fit.profile.slope(within: levelTolerance)
    let beyond = max(
      1.5 * Float(cells.side), Self.reach * (slope.upperBound - slope.lowerBound))
    let positions = (slope.lowerBound - beyond)...(slope.upperBound + beyond)
    let (cells, tolerance, shape, profile) = (cells, cellTolerance, fit.shape, fit.profile)
    let (w, h, flood) = (cells.width, cells.height, flood)
    let (count, isOpen) = queue.withUnsafeMutableBufferPointer { queue in
      taken.withUnsafeMutableBufferPointer { taken in
        owner.withUnsafeBufferPointer { owner in
          cells.means.withUnsafeBufferPointer { means in
            /// Takes a cell of the area; false if it does not continue the ramp.
            func take(_ x: Int, _ y: Int, _ count: inout Int) -> Bool {
              let cell = y &* w &+ x
              guard owner[cell] == area, taken[cell] != flood else { return true }
              let t = shape.position(cells.center(x, y))
              guard positions.contains(t),
                (means[cell] - profile.color(at: t)).largestMagnitude <= tolerance
              else { return false }
              taken[cell] = flood
              queue[count] = Int32(truncatingIfNeeded: cell)
              count += 1
              return true
            }
            var count = 0
            for cell in start {
              let (y, x) = Int(cell).quotientAndRemainder(dividingBy: w)
              _ = take(x, y, &count)
            }
            var (isOpen, next) = (false, 0)
            while next < count {
              let (y, x) = Int(queue[next]).quotientAndRemainder(dividingBy: w)
              if x > 0, !take(x - 1, y, &count) { isOpen = true }
              if x + 1 < w, !take(x + 1, y, &count) { isOpen = true }
              if y > 0, !take(x, y - 1, &count) { isOpen = true }
              if y + 1 < h, !take(x, y + 1, &count) { isOpen = true }
              next += 1
            }
            return (count, isOpen)
          }
        }
      }
    }
    let list = Array(queue[..<count])
    budget -= list.count + Self.growingSamples
    return (list, isOpen)
  }
}
