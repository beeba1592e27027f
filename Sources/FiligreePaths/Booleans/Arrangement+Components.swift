import Foundation

extension Arrangement {
  /// Writes each connected part of the inside, with its holes, as a path of its own.
  ///
  /// Loops with a positive area bound a part from outside. Any other loop is a hole, of the part
  /// whose boundary lies just left of it.
  mutating func emitComponents() -> [PathStorage] {
    let count = loopEnds.count
    let owner = ArenaList<Int32>(&arena, capacity: count)
    owner.base.update(repeating: -1, count: count)
    var holes = ArenaList<Hole>(&arena, capacity: count)
    var results: [PathStorage] = []
    var loop = 0
    while loop < count {
      let (area, leftmost) = measure(loop)
      if area > 0 {
        owner[loop] = Int32(truncatingIfNeeded: results.count)
        results.append(PathStorage())
      } else {
        holes.append(Hole(point: leftmost, loop: Int32(truncatingIfNeeded: loop)), &arena)
      }
      loop &+= 1
    }
    var all = UnsafeMutableBufferPointer(start: holes.base, count: holes.count)
    all.sort { $0.point.key < $1.point.key }
    // From left to right, so that the loop left of a hole has its owner already.
    var h = 0
    while h < holes.count {
      let left = loopLeft(of: holes[h].point, besides: holes[h].loop)
      if left >= 0 { owner[Int(holes[h].loop)] = owner[Int(left)] }
      h &+= 1
    }
    loop = 0
    while loop < count {
      let part = Int(owner[loop])
      if part >= 0 {
        emitLoop(
          loop == 0 ? 0 : Int(loopEnds[loop &- 1]), Int(loopEnds[loop]), into: &results[part])
      }
      loop &+= 1
    }
    return results.filter { !$0.isEmpty }
  }

  private struct Hole: BitwiseCopyable {
    var point: GridPoint
    var loop: Int32
  }

  /// Twice a loop's signed area in grid steps, and its leftmost point.
  func measure(_ loop: Int) -> (area: Double, leftmost: GridPoint) {
    var area = 0.0
    var best = GridPoint(x: .max, y: .max)
    var i = loop == 0 ? 0 : Int(loopEnds[loop &- 1])
    while i < Int(loopEnds[loop]) {
      let signed = loopChains[i]
      let chain = chains[Int(signed >= 0 ? signed : ~signed)]
      let sign = signed >= 0 ? 1.0 : -1.0
      var a = nodes.points[Int(chain.startNode)]
      if a.key < best.key { best = a }
      var k: Int32 = 0
      while k <= chain.vertexCount {
        let b =
          k < chain.vertexCount ? points[vertex(of: chain, k)] : nodes.points[Int(chain.endNode)]
        if b.key < best.key { best = b }
        area += sign * (Double(a.x) * Double(b.y) - Double(a.y) * Double(b.x))
        a = b
        k &+= 1
      }
      i &+= 1
    }
    return (area, best)
  }

  /// Whether a loop is no wider than the accuracy of the grid.
  func isSliver(_ loop: Int, width: Double) -> Bool {
    var area = 0.0
    var length = 0.0
    var i = loop == 0 ? 0 : Int(loopEnds[loop &- 1])
    let end = Int(loopEnds[loop])
    let first = loopChains[i]
    let origin = nodes.points[Int(chains[Int(first >= 0 ? first : ~first)].startNode)]
    while i < end {
      let signed = loopChains[i]
      let chain = chains[Int(signed >= 0 ? signed : ~signed)]
      let sign = signed >= 0 ? 1.0 : -1.0
      var a = nodes.points[Int(chain.startNode)]
      var k: Int32 = 0
      while k <= chain.vertexCount {
        let b =
          k < chain.vertexCount ? points[vertex(of: chain, k)] : nodes.points[Int(chain.endNode)]
        area += sign * Double(orientation(origin, a, b))
        length += abs(Double(b.x) - Double(a.x)) + abs(Double(b.y) - Double(a.y))
        a = b
        k &+= 1
      }
      i &+= 1
    }
    return abs(area) <= width * length
  }
}
