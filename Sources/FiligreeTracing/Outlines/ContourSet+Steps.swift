import FiligreeContours

extension ContourSet {
  /// Whether the outlines run along the pixels' edges as a rule, as those of a picture without grays
  /// between ink and paper do.
  var hasSteps: Bool {
    guard !points.isEmpty else { return false }
    // A few thousand points tell.
    let step = max(points.count / 4096, 1)
    var (seen, steps) = (0, 0)
    for i in stride(from: 0, to: points.count, by: step) {
      let twice = points[i] * 2
      seen += 1
      if twice.x.rounded() == twice.x, twice.y.rounded() == twice.y { steps += 1 }
    }
    return steps * 10 >= seen * 9
  }
}
