import FiligreeContours

extension ContourSet {
  /// Whether most points lie on the pixels' edges, as in a picture without grays between foreground and
  /// background.
  var hasSteps: Bool {
    guard !points.isEmpty else { return false }
    // A few thousand points are enough.
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
