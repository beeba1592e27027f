import FiligreePixels

/// The faces of a graph that are left out of a drawing: the background's, and those of some colors.
struct DroppedFaces {
  /// The distance in OKLab within which colors look alike: some ten of 255 grays.
  static let likeness: Float = 0.04

  /// Whether each face is left out; empty if none is.
  private(set) var flags: [Bool] = []

  /// How many are left out.
  var count: Int { flags.lazy.filter { $0 }.count }

  /// How many colors and ramps the other faces have.
  func colorCount(of graph: ArcGraph, _ colors: FaceColors) -> Int {
    let paints = colors.paintedMeans
    let labels = graph.labels.indices.lazy.filter { flags.isEmpty || !flags[$0] }
      .map { graph.labels[$0] }
    return Set(labels).count { paints[Int($0)].w >= 1 }
  }

  /// The colors of the palette whose faces are all left out.
  func colors(of graph: ArcGraph, _ colors: FaceColors) -> [CGColor] {
    var isSeen = [Bool](repeating: false, count: colors.palette.colors.count)
    var isDropped = isSeen
    for (face, flag) in flags.enumerated() where graph.labels[face] < FaceColors.firstRamp {
      if flag {
        isDropped[Int(graph.labels[face])] = true
      } else {
        isSeen[Int(graph.labels[face])] = true
      }
    }
    return isDropped.indices.filter { isDropped[$0] && !isSeen[$0] }.map {
      LayerBuilder.color(colors.palette.colors[$0])
    }
  }

  init(
    _ graph: ArcGraph, _ colors: FaceColors, dropsBackground: Bool, droppedColors: [CGColor]
  ) {
    guard dropsBackground || !droppedColors.isEmpty else { return }
    let means = colors.means
    let coordinates = means.map(OKLab.coordinates)
    func labels(like color: SIMD4<Float>) -> [Bool] {
      zip(means, coordinates).map { mean, own in
        mean.w >= 1 && OKLab.squaredDistance(own, color) <= Self.likeness * Self.likeness
      }
    }
    var flags = [Bool](repeating: false, count: graph.labels.count)
    for color in droppedColors {
      let isLike = labels(like: OKLab.coordinates(color.premultipliedBytes))
      for face in flags.indices where isLike[Int(graph.labels[face])] { flags[face] = true }
    }
    if dropsBackground {
      let (label, faces) = Self.border(graph, means)
      if let label {
        let isLike = labels(like: coordinates[label])
        for face in faces where isLike[Int(graph.labels[face])] { flags[face] = true }
      }
    }
    if flags.contains(true) { self.flags = flags }
  }

  /// The label that is seen along most of the picture's border, if it is along half of what is seen there, and the faces there.
  private static func border(
    _ graph: ArcGraph, _ means: [SIMD4<Float>]
  ) -> (label: Int?, faces: [Int]) {
    var lengths = [Int](repeating: 0, count: means.count)
    var faces: [Int] = []
    for arc in graph.arcs where arc.left < 0 || arc.right < 0 {
      let face = Int(max(arc.left, arc.right))
      guard face >= 0, means[Int(graph.labels[face])].w >= 1 else { continue }
      lengths[Int(graph.labels[face])] += Int(arc.cracks)
      faces.append(face)
    }
    let all = lengths.reduce(0, +)
    let best = lengths.indices.max { (lengths[$0], $1) < (lengths[$1], $0) }
    guard let best, all > 0, 2 * lengths[best] >= all else { return (nil, []) }
    return (best, faces)
  }
}
