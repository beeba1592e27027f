import FiligreeContours

/// Removes contours that enclose too little, with everything inside them.
struct SpeckFilter {
  /// The indices of the contours that stay, in their order.
  private(set) var kept: [Int] = []

  init(_ contours: ContourSet, smallest: Double) {
    kept.reserveCapacity(contours.count)
    var isKept = [Bool](repeating: false, count: contours.count)
    for i in 0..<contours.count {
      // Depth first: the contour around this one has been decided.
      let parent = Int(contours.parents[i])
      if parent >= 0, !isKept[parent] { continue }
      if smallest > 0, abs(contours.area(of: i)) < smallest { continue }
      isKept[i] = true
      kept.append(i)
    }
  }
}
