/// Joins small regions to the neighbour that they look most like, the smallest first.
///
/// A region is joined while it has fewer pixels than `despeckle`, or, up to `despeckle` times
/// `softness`, while its nearest neighbour's colour is within `similarity` of its own. Only the small
/// region's runs are looked at, and each time its pixels then belong to a region of at least twice the
/// size: so all joins together take O(n α(n)) for n runs, times the logarithm of `despeckle`.
struct RegionMerger {
  /// Regions of fewer pixels vanish.
  let despeckle: Int
  /// How many times larger regions may be that look like a neighbour.
  let softness: Int
  /// The square of the distance in OKLab within which they do.
  let similarity: Float
  /// The labels' colours in OKLab.
  let coordinates: [SIMD4<Float>]

  /// The neighbour with the nearest colour, and the square of its distance; nil if there is none.
  private func nearest(
    to small: Int, in runs: borrowing RegionRuns, rows: RowIndex
  ) -> (root: Int, distance: Float)? {
    var best = -1
    var distance = Float.infinity
    var contact = 0
    let own = coordinates[Int(runs.labels.base[small])]
    var previous = -1
    func consider(_ run: Int, _ length: Int) {
      let root = runs.root(run)
      guard root != small else { return }
      if root == best {
        contact += length
        return
      }
      // Most neighbours come several times in a row.
      if root == previous { return }
      let d = OKLab.squaredDistance(own, coordinates[Int(runs.labels.base[root])])
      let isBetter =
        d < distance
        || (d == distance && (length > contact || (length == contact && root < best)))
      if isBetter { (best, distance, contact) = (root, d, length) }
      previous = root
    }
    var run = small
    repeat {
      let y = rows.row(of: run)
      let range = runs.runs(inRow: y)
      let (x0, x1) = (Int(runs.starts.base[run]), runs.end(run, row: y))
      if run > range.lowerBound { consider(run - 1, 1) }
      if run + 1 < range.upperBound { consider(run + 1, 1) }
      for other in stride(from: y - 1, through: y + 1, by: 2) {
        guard other >= 0, other < runs.height else { continue }
        let end = runs.runs(inRow: other).upperBound
        var neighbour = runs.run(x0, other)
        while neighbour < end, Int(runs.starts.base[neighbour]) < x1 {
          let overlap =
            min(x1, runs.end(neighbour, row: other)) - max(x0, Int(runs.starts.base[neighbour]))
          consider(neighbour, overlap)
          neighbour += 1
        }
      }
      run = Int(runs.ring.base[run])
    } while run != small
    return best < 0 ? nil : (best, distance)
  }

  /// Finds the row of a run.
  private struct RowIndex {
    let rowStarts: [Int32]

    func row(of run: Int) -> Int {
      var (low, high) = (0, rowStarts.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        if Int(rowStarts[middle]) <= run { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// Joins what is small; returns how many regions were joined.
  func run(_ runs: inout RegionRuns) -> Int {
    let limit = despeckle * softness
    guard limit > 1 else { return 0 }
    let rows = RowIndex(rowStarts: runs.rowStarts)
    // Roots by size: a root whose region has grown since stands in a later bucket, too.
    var buckets = [[Int32]](repeating: [], count: limit)
    for run in 0..<runs.count where runs.parents.base[run] < 0 {
      let size = runs.size(ofRoot: run)
      if size < limit { buckets[size].append(Int32(truncatingIfNeeded: run)) }
    }
    var joined = 0
    for size in 1..<limit {
      var i = 0
      while i < buckets[size].count {
        let root = Int(buckets[size][i])
        i += 1
        guard runs.parents.base[root] == -Int32(truncatingIfNeeded: size),
          let (target, distance) = nearest(to: root, in: runs, rows: rows),
          size < despeckle || distance <= similarity
        else { continue }
        runs.join(root, into: target)
        joined += 1
        let grown = runs.size(ofRoot: target)
        // A target that is smaller, which a region that was kept may be, had its turn.
        if grown < limit, grown > size {
          buckets[grown].append(Int32(truncatingIfNeeded: target))
        }
      }
      buckets[size] = []
    }
    return joined
  }
}
