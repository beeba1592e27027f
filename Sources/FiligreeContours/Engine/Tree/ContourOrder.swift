/// Which outlines are kept, in depth-first order, and their tree as `ContourSet` has it.
struct ContourOrder {
  /// The kept outlines' indices in the forest.
  private(set) var outlines: [Int32]
  /// The contour around each contour, or −1.
  private(set) var parents: [Int32]
  /// Each contour's place among its siblings.
  private(set) var ordinals: [Int32]
  /// See `ContourSet.childStarts`.
  private(set) var childStarts: [Int32]
  /// See `ContourSet.children`.
  private(set) var children: [Int32]

  /// Orders the outlines whose `parents` entry is not −2; an entry is the kept outline around the
  /// outline, or −1, and is smaller than the outline's own index.
  init(keptParents: [Int32]) {
    var meter = WorkMeter(nil)
    self.init(keptParents: keptParents, &meter)
  }

  /// The same; nothing of it is of use if the work was to stop.
  init(keptParents: [Int32], _ meter: inout WorkMeter) {
    let total = keptParents.count
    var firstChild = [Int32](repeating: -1, count: total + 1)
    var nextSibling = [Int32](repeating: -1, count: total)
    var kept = 0
    // From the last to the first, so that each list comes out in rising order.
    for i in stride(from: total - 1, through: 0, by: -1) where keptParents[i] != -2 {
      let parent = Int(keptParents[i]) + 1
      nextSibling[i] = firstChild[parent]
      firstChild[parent] = Int32(truncatingIfNeeded: i)
      kept += 1
      if meter.did(1) { break }
    }
    outlines = []
    outlines.reserveCapacity(kept)
    parents = []
    parents.reserveCapacity(kept)
    ordinals = []
    ordinals.reserveCapacity(kept)
    var counts = [Int32](repeating: 0, count: kept + 2)

    // Down to the first child while there is one, else to the next sibling of the nearest ancestor.
    var path: [(outline: Int32, contour: Int32)] = []
    var next = firstChild[0]
    while !meter.did(1) {
      if next >= 0 {
        let parent = path.last?.contour ?? -1
        let contour = Int32(truncatingIfNeeded: outlines.count)
        outlines.append(next)
        parents.append(parent)
        ordinals.append(counts[Int(parent) + 1])
        counts[Int(parent) + 1] += 1
        path.append((next, contour))
        next = firstChild[Int(next) + 1]
      } else if let last = path.popLast() {
        next = nextSibling[Int(last.outline)]
      } else {
        break
      }
    }

    childStarts = []
    children = []
    if meter.isStopped { return }
    childStarts = counts
    var sum: Int32 = 0
    for i in childStarts.indices {
      sum += counts[i]
      childStarts[i] = sum - counts[i]
    }
    children = [Int32](repeating: 0, count: kept)
    for contour in 0..<kept {
      let place = childStarts[Int(parents[contour]) + 1] + ordinals[contour]
      children[Int(place)] = Int32(truncatingIfNeeded: contour)
    }
  }
}
