import FiligreeBase
import FiligreeContours

/// A picture as runs of equally labeled pixels, and the regions that they make up.
///
/// Regions are sets of a union-find structure over the runs (R. Tarjan, 1975): a run's `parent` is
/// another run of its region, or, at the region's root, minus the region's number of pixels.
///
/// Equal labels are connected across edges of pixels, and across corners where no other pair of equals
/// crosses there, or where the saddle rule says so.
struct RegionRuns: ~Copyable {
  /// Pixels in a row.
  let width: Int
  /// Number of rows.
  let height: Int
  /// Where each row's runs begin; one more than there are rows.
  private(set) var rowStarts: [Int32] = []
  /// Where each run begins in its row.
  private(set) var starts: GrowingBuffer<Int32>
  /// Each run's label.
  private(set) var labels: GrowingBuffer<UInt8>
  /// Another run of the same region, or minus the region's size.
  private(set) var parents: GrowingBuffer<Int32>

  /// How many runs there are.
  var count: Int { starts.count }

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
    starts = GrowingBuffer(capacity: height * 2)
    labels = GrowingBuffer(capacity: height * 2)
    parents = GrowingBuffer(capacity: 16)
    rowStarts.reserveCapacity(height + 1)
    rowStarts.append(0)
  }

  /// The runs of labeled pixels, connected into regions.
  init(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, saddles: SaddleRule
  ) {
    self.init(width: width, height: height)
    for y in 0..<height {
      let row = pixels + y * width
      starts.reserve(width)
      labels.reserve(width)
      starts.push(0)
      labels.push(row[0])
      var x = 1
      while x < width {
        var begins =
          x + 64 <= width
          ? ~RunStarts.equals(row + x, row + x - 1)
          : ~RunStarts.equals(row + x, row + x - 1, from: 0, to: width - x)
        if width - x < 64 { begins &= (1 << UInt64(width - x)) &- 1 }
        while begins != 0 {
          let at = x &+ begins.trailingZeroBitCount
          starts.push(Int32(truncatingIfNeeded: at))
          labels.push(row[at])
          begins &= begins &- 1
        }
        x += 64
      }
      rowStarts.append(Int32(truncatingIfNeeded: starts.count))
    }
    connect(saddles)
  }

  /// The runs of a picture's faces if these had other labels.
  init(_ map: borrowing FaceMap, labels faceLabels: [UInt8], saddles: SaddleRule) {
    self.init(width: map.runs.width, height: map.runs.height)
    starts.reserve(map.runs.count)
    labels.reserve(map.runs.count)
    for y in 0..<height {
      // No label.
      var last = -1
      for run in map.runs.runs(inRow: y) {
        let label = faceLabels[Int(map.faces[run])]
        if Int(label) == last { continue }
        last = Int(label)
        starts.push(map.runs.starts.base[run])
        labels.push(label)
      }
      rowStarts.append(Int32(truncatingIfNeeded: starts.count))
    }
    connect(saddles)
  }

  /// The runs of a row.
  @inline(__always)
  func runs(inRow y: Int) -> Range<Int> { Int(rowStarts[y])..<Int(rowStarts[y + 1]) }

  /// Where a run of row `y` ends.
  @inline(__always)
  func end(_ run: Int, row y: Int) -> Int {
    run + 1 < Int(rowStarts[y + 1]) ? Int(starts.base[run + 1]) : width
  }

  /// The run that stands for a run's region.
  @inline(__always)
  func root(_ run: Int) -> Int { DisjointSets.root(run, in: parents.base) }

  /// How many pixels a root's region has.
  @inline(__always)
  func size(ofRoot root: Int) -> Int { -Int(parents.base[root]) }

  /// The run of row `y` that holds pixel `x`.
  func run(_ x: Int, _ y: Int) -> Int {
    var range = runs(inRow: y)
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        Int(starts.base[middle]) <= x
        ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private mutating func connect(_ saddles: SaddleRule) {
    parents.reserve(count)
    for y in 0..<height {
      for run in runs(inRow: y) {
        parents.push(-(Int32(truncatingIfNeeded: end(run, row: y)) - starts.base[run]))
      }
    }
    for y in 1..<max(height, 1) { connectRow(y, saddles) }
  }

  private mutating func connectRow(_ y: Int, _ saddles: SaddleRule) {
    let upper = runs(inRow: y - 1)
    let lower = runs(inRow: y)
    var (u, l) = (upper.lowerBound, lower.lowerBound)
    while u < upper.upperBound, l < lower.upperBound {
      if labels.base[u] == labels.base[l] { unite(u, l) }
      let (uEnd, lEnd) = (end(u, row: y - 1), end(l, row: y))
      if uEnd == lEnd {
        // Four runs meet at a corner.
        if u + 1 < upper.upperBound, l + 1 < lower.upperBound {
          let main = labels.base[u] == labels.base[l + 1]
          let other = labels.base[u + 1] == labels.base[l]
          if main, other {
            if saddles.connectsMain(uEnd, y, labels.base[u], labels.base[l]) {
              unite(u, l + 1)
            } else {
              unite(u + 1, l)
            }
          } else if main {
            unite(u, l + 1)
          } else if other {
            unite(u + 1, l)
          }
        }
        u += 1
        l += 1
      } else if uEnd < lEnd {
        u += 1
      } else {
        l += 1
      }
    }
  }

  private mutating func unite(_ a: Int, _ b: Int) {
    let (a, b) = (root(a), root(b))
    guard a != b else { return }
    // By size, and the earlier one where sizes are the same.
    let (sa, sb) = (size(ofRoot: a), size(ofRoot: b))
    let (large, small) = sa > sb || (sa == sb && a < b) ? (a, b) : (b, a)
    parents.base[large] += parents.base[small]
    parents.base[small] = Int32(truncatingIfNeeded: large)
  }
}
