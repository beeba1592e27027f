extension CurveSeparation {
  /// Common parts shorter than this in x and in y, in grid steps, are a touch or a crossing, not a coincidence.
  private static var shortestCoincidence: Double { 4 * tolerance }
  /// The parts into which a common part is divided; where they meet, the arcs are compared.
  ///
  /// Both arcs bend one way, so that their distance has few extremes between.
  private static let comparedParts = 8
  /// How often vertices are handed on between coincident pieces: one round reaches the pieces that share a part
  /// with this one, the next what those share with others.
  private static let propagationRounds = 3

  /// A point of one arc and the nearest one of another, no further than the tolerance.
  private struct Match {
    var u: Double
    var w: Double
  }

  /// Whether two arcs coincide within the tolerance over their common part; then that part becomes
  /// one.
  ///
  /// The common part of two arcs that bend one way ends where one of them ends. So the ends of each
  /// are searched on the other, and the part between two matches is compared at a few more points.
  mutating func coincide(
    _ nodeP: UnsafeMutablePointer<ArcNode>, _ nodeQ: UnsafeMutablePointer<ArcNode>
  ) -> Bool {
    let p = nodeP.pointee.arc
    let q = nodeQ.pointee.arc
    var first = Match(u: 2, w: 0)
    var last = Match(u: -1, w: 0)
    var count = 0
    var k = 0
    while k < 4 {
      let match: Match?
      switch k {
      case 0: match = CurveSeparation.parameter(p.x0, p.y0, on: nodeQ).map { Match(u: 0, w: $0) }
      case 1: match = CurveSeparation.parameter(p.x3, p.y3, on: nodeQ).map { Match(u: 1, w: $0) }
      case 2: match = CurveSeparation.parameter(q.x0, q.y0, on: nodeP).map { Match(u: $0, w: 0) }
      default: match = CurveSeparation.parameter(q.x3, q.y3, on: nodeP).map { Match(u: $0, w: 1) }
      }
      if let match {
        count += 1
        if match.u < first.u { first = match }
        if match.u > last.u { last = match }
      }
      k += 1
      if k == 3 && count == 0 { return false }
    }
    if count < 2 { return false }
    let a = p.point(first.u)
    let b = p.point(last.u)
    let reach = CurveSeparation.shortestCoincidence
    if abs(a.x - b.x) < reach && abs(a.y - b.y) < reach { return false }
    for i in 1..<CurveSeparation.comparedParts {
      let fraction = Double(i) / Double(CurveSeparation.comparedParts)
      let c = p.point(first.u + (last.u - first.u) * fraction)
      let w = q.nearest(c.x, c.y, guess: first.w + (last.w - first.w) * fraction)
      let d = q.point(w)
      if abs(c.x - d.x) + abs(c.y - d.y) > CurveSeparation.tolerance { return false }
    }
    join(p, first.u, q, first.w)
    join(p, last.u, q, last.w)
    coincidences.append(
      Coincidence(
        p: p.piece, q: q.piece, p0: p.t0 + (p.t1 - p.t0) * first.u,
        p1: p.t0 + (p.t1 - p.t0) * last.u, q0: q.t0 + (q.t1 - q.t0) * first.w,
        q1: q.t0 + (q.t1 - q.t0) * last.w), &arena)
    return true
  }

  /// The parameter where an arc passes a point within the tolerance, or nil.
  private static func parameter(
    _ x: Double, _ y: Double, on node: UnsafeMutablePointer<ArcNode>
  ) -> Double? {
    let tolerance = CurveSeparation.tolerance
    if x < node.pointee.minX - tolerance || x > node.pointee.maxX + tolerance
      || y < node.pointee.minY - tolerance || y > node.pointee.maxY + tolerance
    {
      return nil
    }
    let arc = node.pointee.arc
    if abs(x - arc.x0) + abs(y - arc.y0) <= tolerance { return 0 }
    if abs(x - arc.x3) + abs(y - arc.y3) <= tolerance { return 1 }
    let fatLine = node.pointee.fatLine
    if !(fatLine.length > 0) { return nil }
    let side = node.pointee.side(x, y)
    if side < fatLine.low - 2 * tolerance || side > fatLine.high + 2 * tolerance { return nil }
    let along = node.pointee.along(x, y)
    if node.pointee.isFar(along, side, tolerance) { return nil }
    let u = arc.nearest(x, y, guess: min(max(along / fatLine.length, 0), 1))
    let c = arc.point(u)
    return abs(c.x - x) + abs(c.y - y) <= tolerance ? u : nil
  }

  /// Makes one vertex of a point on each of two arcs; at least one of them is an end.
  private mutating func join(_ p: CurveArc, _ u: Double, _ q: CurveArc, _ w: Double) {
    let vertexP = u <= 0 ? p.v0 : u >= 1 ? p.v1 : -1
    let vertexQ = w <= 0 ? q.v0 : w >= 1 ? q.v1 : -1
    if vertexP >= 0 && vertexQ >= 0 {
      unite(vertexP, vertexQ)
    } else if vertexP >= 0 {
      addSplit(q.piece, q.t0 + (q.t1 - q.t0) * w, vertexP)
    } else if vertexQ >= 0 {
      addSplit(p.piece, p.t0 + (p.t1 - p.t0) * u, vertexQ)
    }
  }

  /// Gives coincident parts the same vertices, so that their chords are the same.
  mutating func propagate() {
    if coincidences.count == 0 { return }
    for _ in 0..<CurveSeparation.propagationRounds {
      sortSplits()
      let known = splits.count
      for c in coincidences {
        copySplits(from: c.p, c.p0, c.p1, to: c.q, c.q0, c.q1, known)
        copySplits(from: c.q, c.q0, c.q1, to: c.p, c.p0, c.p1, known)
      }
      if splits.count == known { break }
    }
  }

  /// Gives piece `q` the vertices that piece `p` has inside the part that they share.
  private mutating func copySplits(
    from p: Int32, _ p0: Double, _ p1: Double, to q: Int32, _ q0: Double, _ q1: Double,
    _ known: Int
  ) {
    let low = min(p0, p1)
    let high = max(p0, p1)
    let target = pieces[Int(q)]
    let source = pieces[Int(p)]
    var k = firstSplit(of: p, from: -1, known)
    while k < known && splits[k].piece == p {
      let split = splits[k]
      k &+= 1
      if split.t <= low || split.t >= high { continue }
      let c = source.point((split.t - source.t0) / (source.t1 - source.t0))
      let guess = q0 + (q1 - q0) * (split.t - p0) / (p1 - p0)
      let u = target.nearest(c.x, c.y, guess: (guess - target.t0) / (target.t1 - target.t0))
      let t = target.t0 + (target.t1 - target.t0) * u
      let vertex = root(split.vertex)
      if root(target.v0) == vertex || root(target.v1) == vertex { continue }
      // The splits of q close to the point, on both sides of it.
      var isThere = false
      let middle = firstSplit(of: q, from: t, known)
      var i = middle
      while !isThere && i < known && splits[i].piece == q {
        guard uniteIfNear(i, target, c.x, c.y, vertex, &isThere) else { break }
        i &+= 1
      }
      i = middle &- 1
      while !isThere && i >= 0 && splits[i].piece == q {
        guard uniteIfNear(i, target, c.x, c.y, vertex, &isThere) else { break }
        i &-= 1
      }
      if isThere { continue }
      if abs(target.x0 - c.x) + abs(target.y0 - c.y) <= CurveSeparation.tolerance {
        unite(target.v0, vertex)
      } else if abs(target.x3 - c.x) + abs(target.y3 - c.y) <= CurveSeparation.tolerance {
        unite(target.v1, vertex)
      } else {
        addSplit(q, t, vertex)
      }
    }
  }

  /// Unites the vertex of a split of `target` with `vertex` if it lies within the tolerance;
  /// returns whether the split is so near that its neighbor may be, too.
  private func uniteIfNear(
    _ split: Int, _ target: CurveArc, _ x: Double, _ y: Double, _ vertex: Int32,
    _ isThere: inout Bool
  ) -> Bool {
    let d = target.point((splits[split].t - target.t0) / (target.t1 - target.t0))
    let distance = abs(d.x - x) + abs(d.y - y)
    let other = root(splits[split].vertex)
    if other == vertex {
      isThere = true
    } else if distance <= CurveSeparation.tolerance {
      unite(other, vertex)
      isThere = true
    }
    return distance <= 2 * CurveSeparation.tolerance
  }

  /// The index of a piece's first split at `t` or later among the sorted ones.
  private func firstSplit(of piece: Int32, from t: Double, _ known: Int) -> Int {
    var low = 0
    var high = known
    while low < high {
      let middle = (low &+ high) >> 1
      if splits[middle].piece < piece || splits[middle].piece == piece && splits[middle].t < t {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    return low
  }
}
