/// The faces of the planar graph: connected regions, numbered in the order of their first pixels.
struct FaceMap: ~Copyable {
  /// The runs that the faces are made of.
  let runs: RegionRuns
  /// The face of each run.
  private(set) var faces: [Int32]
  /// The label of each face.
  private(set) var labels: [UInt8] = []
  /// The number of pixels of each face.
  private(set) var sizes: [Int32] = []

  /// The area around the picture.
  static let outside: Int32 = -1

  /// The number of faces, without the outside.
  var count: Int { labels.count }

  init(_ runs: consuming RegionRuns) {
    faces = [Int32](repeating: -1, count: runs.count)
    for run in 0..<runs.count {
      let root = runs.root(run)
      // Roots need not be their region's first run.
      if faces[root] < 0 {
        faces[root] = Int32(truncatingIfNeeded: labels.count)
        labels.append(runs.labels.base[root])
        sizes.append(Int32(truncatingIfNeeded: runs.size(ofRoot: root)))
      }
      faces[run] = faces[root]
    }
    self.runs = runs
  }

  /// Writes the label of each pixel.
  func write(to pixels: UnsafeMutablePointer<UInt8>) {
    for y in 0..<runs.height {
      let row = runs.runs(inRow: y)
      for run in row {
        let end = run + 1 < row.upperBound ? Int(runs.starts.base[run + 1]) : runs.width
        let label = labels[Int(faces[run])]
        for x in Int(runs.starts.base[run])..<end { pixels[y * runs.width + x] = label }
      }
    }
  }

  /// The face of a pixel; the outside beyond the picture.
  func face(_ x: Int, _ y: Int) -> Int32 {
    guard x >= 0, y >= 0, x < runs.width, y < runs.height else { return Self.outside }
    return faces[runs.run(x, y)]
  }

}
