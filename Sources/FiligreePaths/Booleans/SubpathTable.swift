/// Where the subpaths of a path begin: to copy one of them without walking over all.
struct SubpathTable {
  private let path: PathStorage
  /// The index of each move among the verbs and among the points.
  private var starts: [(verb: Int, point: Int)] = []

  /// How many subpaths there are.
  var count: Int { starts.count }

  init(_ path: PathStorage) {
    self.path = path
    var point = 0
    for (i, verb) in path.verbs.enumerated() {
      if verb == .move { starts.append((i, point)) }
      point += verb.pointCount
    }
  }

  /// Appends the subpath of a number, as it is.
  func append(_ index: Int, to result: inout PathStorage) {
    let points = path.points
    var (i, p) = starts[index]
    let end = index + 1 < starts.count ? starts[index + 1].verb : path.verbs.count
    while i < end {
      let verb = path.verbs[i]
      switch verb {
      case .move: result.move(to: points[p])
      case .line: result.line(to: points[p])
      case .quad: result.quad(to: points[p + 1], control: points[p])
      case .cubic: result.cubic(to: points[p + 2], control1: points[p], control2: points[p + 1])
      case .close: result.close()
      }
      i += 1
      p += verb.pointCount
    }
  }
}
