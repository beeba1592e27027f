/// Walks the cracks of a picture and makes arcs of them.
struct ArcTracer {
  private let stride: Int
  private let flags: UnsafeMutablePointer<UInt8>
  private let edges: CrackLocator
  private let view: ColorView
  /// By `Heading`.
  private let offsets: [CornerOffsets]
  private var graph: ArcGraph
  /// The points of the current arc, and whether each one's position is exact.
  private var points: [SIMD2<Float>] = []
  private var precisions: [CrackLocator.Precision] = []

  /// The graph of all faces, with each crack at its sub-pixel position.
  static func graph(
    _ map: borrowing FaceMap, _ cracks: borrowing CrackMap, view: ColorView,
    colors: FaceColors, noise: Float, limit: Int, isCanceled: () throws -> Void
  ) throws -> ArcGraph {
    var tracer = ArcTracer(map, cracks, view, colors, noise, limit)
    for node in cracks.nodes {
      tracer.graph.nodes.append(
        ArcGraph.Node(
          position: SIMD2(Float(node % cracks.stride), Float(node / cracks.stride)),
          corner: SIMD2(Int32(node % cracks.stride), Int32(node / cracks.stride))))
    }
    for (i, node) in cracks.nodes.enumerated() {
      if i & 0xFFF == 0 { try isCanceled() }
      for heading in Heading.allCases where tracer.graph.nodes[i].arcs[Int(heading.rawValue)] < 0 {
        if tracer.hasCrack(node, heading) { tracer.walk(from: i, heading, cracks, map) }
      }
      if tracer.graph.points.count > limit { throw TracerError.tooManyPoints(limit: limit) }
    }
    for y in 0..<cracks.height {
      let row = y * cracks.stride
      var x = 0
      while x < cracks.stride {
        if x + 8 <= cracks.stride, cracks.areUsed(eightFrom: row + x) {
          x += 8
          continue
        }
        let flags = cracks.flags[row + x]
        if flags & (CrackMap.right | CrackMap.usedRight) == CrackMap.right {
          tracer.walkAround(from: row + x, map)
        }
        x += 1
      }
      if tracer.graph.points.count > limit { throw TracerError.tooManyPoints(limit: limit) }
    }
    return tracer.graph
  }

  private init(
    _ map: borrowing FaceMap, _ cracks: borrowing CrackMap, _ view: ColorView, _ colors: FaceColors,
    _ noise: Float, _ limit: Int
  ) {
    stride = cracks.stride
    flags = cracks.flags
    self.view = view
    edges = CrackLocator(view: view, colors: colors, noise: noise)
    offsets = Heading.allCases.map {
      CornerOffsets($0, width: view.width, stride: view.stride)
    }
    graph = ArcGraph(
      labels: map.labels, sizes: map.sizes, width: map.runs.width, height: map.runs.height)
    // At most one point for each crack: untouched memory costs nothing.
    graph.points.reserveCapacity(min(cracks.count, limit))
  }

  /// Whether a crack leaves a corner in a direction.
  private func hasCrack(_ corner: Int, _ heading: Heading) -> Bool {
    switch heading {
    case .east: flags[corner] & CrackMap.right != 0
    case .south: flags[corner] & CrackMap.down != 0
    case .west: corner % stride > 0 && flags[corner - 1] & CrackMap.right != 0
    case .north: corner >= stride && flags[corner - stride] & CrackMap.down != 0
    }
  }

  /// Marks the crack from `corner` in a direction as used.
  @inline(__always)
  private func use(_ corner: Int, _ heading: Heading) {
    switch heading {
    case .east: flags[corner] |= CrackMap.usedRight
    case .south: flags[corner] |= CrackMap.usedDown
    case .west: flags[corner - 1] |= CrackMap.usedRight
    case .north: flags[corner - stride] |= CrackMap.usedDown
    }
  }

  @inline(__always)
  private func step(_ corner: Int, _ heading: Heading) -> Int {
    switch heading {
    case .east: corner &+ 1
    case .south: corner &+ stride
    case .west: corner &- 1
    case .north: corner &- stride
    }
  }

  /// The direction in which an arc continues at a corner that is no node.
  @inline(__always)
  private func turn(_ corner: Int, _ heading: Heading) -> Heading {
    let bits = flags[corner]
    if bits & (CrackMap.main | CrackMap.other) != 0 {
      // The pixel that is cut off lies on the right when coming from the left or the right along the
      // main diagonal's connection, and on the left when coming from above or below.
      let isHorizontal = heading == .east || heading == .west
      let isMain = bits & CrackMap.main != 0
      return isHorizontal == isMain ? heading.turnedRight : heading.turnedLeft
    }
    if hasCrack(corner, heading) { return heading }
    let right = heading.turnedRight
    return hasCrack(corner, right) ? right : heading.turnedLeft
  }

  /// The pixels on both sides of the crack from a corner.
  private func sides(
    _ corner: Int, _ heading: Heading
  ) -> (left: (x: Int, y: Int), right: (x: Int, y: Int)) {
    let (x, y) = (corner % stride, corner / stride)
    switch heading {
    case .east: return ((x, y - 1), (x, y))
    case .west: return ((x - 1, y), (x - 1, y - 1))
    case .south: return ((x, y), (x - 1, y))
    case .north: return ((x - 1, y - 1), (x, y - 1))
    }
  }

  private mutating func begin(
    _ corner: Int, _ heading: Heading, _ map: borrowing FaceMap, node: Int32
  ) -> ArcGraph.Arc {
    let sides = sides(corner, heading)
    let at = Int32(truncatingIfNeeded: graph.points.count)
    return ArcGraph.Arc(
      start: node, end: -1, left: map.face(sides.left.x, sides.left.y),
      right: map.face(sides.right.x, sides.right.y), points: at..<at, cracks: 0, sweep: 0)
  }

  private mutating func walk(
    from start: Int, _ first: Heading, _ cracks: borrowing CrackMap, _ map: borrowing FaceMap
  ) {
    let corner = cracks.nodes[start]
    var arc = begin(corner, first, map, node: Int32(truncatingIfNeeded: start))
    let last: (corner: Int, heading: Heading)
    if arc.left < 0 || arc.right < 0 {
      last = walkFrame(from: corner, first, &arc)
    } else {
      last = walkCracks(from: corner, first, &arc, map)
      takePoints(isClosed: false)
    }
    let end = Self.index(of: last.corner, in: cracks.nodes)
    arc.end = Int32(truncatingIfNeeded: end)
    let index = Int32(truncatingIfNeeded: graph.arcs.count)
    graph.nodes[start].arcs[Int(first.rawValue)] = 2 * index
    graph.nodes[end].arcs[Int(last.heading.reversed.rawValue)] = 2 * index + 1
    finish(&arc)
  }

  private mutating func walkAround(from start: Int, _ map: borrowing FaceMap) {
    // No loop without nodes runs along the frame: its corners are nodes.
    var arc = begin(start, .east, map, node: -1)
    _ = walkCracks(from: start, .east, &arc, map)
    takePoints(isClosed: true)
    finish(&arc)
  }

  /// Walks along the frame to a node; returns the node's corner and the last heading.
  private func walkFrame(
    from start: Int, _ first: Heading, _ arc: inout ArcGraph.Arc
  ) -> (corner: Int, heading: Heading) {
    var (corner, heading) = (start, first)
    while true {
      use(corner, heading)
      arc.cracks += 1
      arc.sweep += Int64(corner % stride * heading.dy)
      corner = step(corner, heading)
      if flags[corner] & CrackMap.node != 0 { return (corner, heading) }
      heading = turn(corner, heading)
    }
  }

  /// Walks along the cracks between two faces to a node, or around to the start.
  ///
  /// Returns the corner and the last heading. `points` and `precisions` get an element for each crack.
  private mutating func walkCracks(
    from start: Int, _ first: Heading, _ arc: inout ArcGraph.Arc, _ map: borrowing FaceMap
  ) -> (corner: Int, heading: Heading) {
    points.removeAll(keepingCapacity: true)
    precisions.removeAll(keepingCapacity: true)
    var (y, x) = start.quotientAndRemainder(dividingBy: stride)
    var position = SIMD2(Float(x), Float(y))
    var corner = flags + start
    var pixel = view.base + (y &* view.width &+ x) &* view.stride
    var heading = first
    let (left, right) = (map.labels[Int(arc.left)], map.labels[Int(arc.right)])
    let isRamp = max(left, right) >= FaceColors.firstRamp
    var contrast = edges.contrast(left, right, position)
    var sweep: Int64 = 0
    var wasUpright: Bool?
    while true {
      let around = offsets[Int(heading.rawValue)]
      corner[around.crack] |= around.usedBit
      let middle = position + 0.5 * around.direction
      if isRamp { contrast = edges.contrast(left, right, middle) }
      // The direction to the right of the heading.
      let across = SIMD2(-around.direction.y, around.direction.x)
      var (offset, precision) = (Float(0), CrackLocator.Precision.exact)
      if isRamp,
        let end = RampBorders.offset(left, right, middle, across: across, contrast, edges.colors)
      {
        offset = end
      } else {
        (offset, precision) = edges.offset(UnsafePointer(corner), pixel, around, contrast)
      }
      points.append(middle + across * offset)
      // A crack that goes on straight is more than the end of a tooth of one pixel: its point is kept, as beside a corner.
      let isUpright = around.direction.x == 0
      if isUpright == wasUpright {
        if precision == .none { precision = .interpolated }
        if precisions.last == CrackLocator.Precision.none {
          precisions[precisions.count - 1] = .interpolated
        }
      }
      wasUpright = isUpright
      precisions.append(precision)
      // In integers: beyond 2^24 single precision cannot count by one.
      let (dx, dy) = (Int(around.direction.x), Int(around.direction.y))
      sweep &+= Int64(x &* dy)
      (x, y) = (x &+ dx, y &+ dy)
      position = SIMD2(Float(x), Float(y))
      corner += around.step
      pixel += around.pixelStep
      if corner.pointee & CrackMap.node != 0 { break }
      heading = turn(UnsafePointer(corner), heading)
      if corner == flags + start, heading == first { break }
    }
    arc.sweep = sweep
    arc.cracks = Int32(truncatingIfNeeded: points.count)
    return (corner - flags, heading)
  }

  /// The direction in which an arc continues at a corner that is no node and not on the frame.
  @inline(__always)
  private func turn(_ corner: UnsafePointer<UInt8>, _ heading: Heading) -> Heading {
    if corner.pointee & (CrackMap.main | CrackMap.other) != 0 {
      return turn(corner - UnsafePointer(flags), heading)
    }
    let (crack, bit) = (
      offsets[Int(heading.rawValue)].crack, offsets[Int(heading.rawValue)].crackBit
    )
    if corner[crack] & bit != 0 { return heading }
    let right = heading.turnedRight
    let (rightCrack, rightBit) = (
      offsets[Int(right.rawValue)].crack, offsets[Int(right.rawValue)].crackBit
    )
    return corner[rightCrack] & rightBit != 0 ? right : heading.turnedLeft
  }

  /// Adds the points of the current arc to the graph, without those between two that are known better:
  /// where an edge is nearly level, the cracks of its steps are unreliable.
  private mutating func takePoints(isClosed: Bool) {
    let count = points.count
    guard count > 4 else {
      graph.points += points
      return
    }
    for i in 0..<count {
      let before = i > 0 ? precisions[i - 1] : isClosed ? precisions[count - 1] : .none
      let after = i + 1 < count ? precisions[i + 1] : isClosed ? precisions[0] : .none
      if precisions[i] >= min(before, after) { graph.points.append(points[i]) }
    }
  }

  private mutating func finish(_ arc: inout ArcGraph.Arc) {
    arc.points = arc.points.lowerBound..<Int32(truncatingIfNeeded: graph.points.count)
    graph.arcs.append(arc)
  }

  private static func index(of corner: Int, in nodes: [Int]) -> Int {
    var (low, high) = (0, nodes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if nodes[middle] <= corner { low = middle } else { high = middle }
    }
    return low
  }
}
