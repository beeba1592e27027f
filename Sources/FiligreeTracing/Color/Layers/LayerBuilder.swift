import FiligreePaths
import FiligreePixels
import Foundation

/// Builds layers from faces and the curves of their arcs.
///
/// **Stacked**: a face is drawn without those holes whose content is opaque, and that content is drawn
/// on top; the largest face becomes the whole page if nothing is transparent. Where two other faces meet,
/// the one drawn first goes on under the other (`HiddenEdge`).
///
/// **Cut out**: each face has all its holes, and no two overlap. A renderer blends each shape's edge
/// with what lies beneath, so that two edges side by side let the background through (by up to a
/// quarter). If that is to be closed, beneath all shapes lies, along each arc between opaque faces, a line in the color
/// of the face drawn first: then what shows through is that color, and the blend of both faces is exact.
struct LayerBuilder {
  let graph: ArcGraph
  let curves: ArcCurves
  let nesting: FaceNesting
  let colors: FaceColors
  let layering: ColorTracer.Layering
  /// Whether lines lie beneath cut-out faces.
  let closesSeams: Bool
  /// Whether there are lines alone.
  let isPolygon: Bool
  /// Whether each face is drawn at all, and whether it is opaque.
  let isVisible: [Bool]
  let isOpaque: [Bool]

  /// The widths of the lines along arcs, in pixels: beneath everything, they may be wide.
  ///
  /// The far corner of a pixel that an arc just touches is √2 away, and the line is up to
  /// `seamTolerance` beside the arc: so a cut-out's lines reach 1.65 to both sides. Where something is
  /// transparent they would be seen beside it, and reach less far.
  private static let cutoutSeam: CGFloat = 3.3
  private static let clearSeam: CGFloat = 2.5
  /// The largest distance of the wide lines from the curves above them, in pixels.
  ///
  /// Straight lines are enough, and renderers leave cracks in a thick curve that turns within a pixel.
  /// They also leave cracks at joins: on the inner side the outline runs to the middle of the line and
  /// back, and where two such edges nearly coincide, a sample between them can be missed. So each line
  /// is separate, with round ends that overlap those of the next.
  private static let seamTolerance: Float = 0.2

  /// The rank of each label among those of its level, from the bottom to the top.
  private let ranks: [UInt8]
  private var drafts = LayerDrafts()
  /// The face that is the whole page, or −1.
  private var base = -1

  /// Creates a builder; `omitted` says of each face whether it is left out, and is empty where none is.
  init(
    _ graph: ArcGraph, _ curves: ArcCurves, _ colors: FaceColors, layering: ColorTracer.Layering,
    omitted: [Bool] = [], closesSeams: Bool = false, isPolygon: Bool = false
  ) {
    (self.closesSeams, self.isPolygon) = (closesSeams, isPolygon)
    self.graph = graph
    self.curves = curves
    self.colors = colors
    self.layering = layering
    let means = colors.paintedMeans
    func areVisible(from least: Float) -> [Bool] {
      graph.labels.indices.map { face in
        means[Int(graph.labels[face])].w >= least && (omitted.isEmpty || !omitted[face])
      }
    }
    isVisible = areVisible(from: 1)
    isOpaque = areVisible(from: 254)
    ranks = Self.ranks(graph, count: means.count)
    nesting = FaceNesting(graph, isFaceOpaque: isOpaque)
  }

  /// The ranks of labels by where their edges end.
  ///
  /// Where one edge ends at another one that goes on, the face behind the one that goes on lies before the two others
  /// (a T-junction, as in A. Guzmán, 1968). Labels that lie before others more often than behind them come later: then
  /// their edges are whole.
  private static func ranks(_ graph: ArcGraph, count: Int) -> [UInt8] {
    var (before, all) = ([Int](repeating: 0, count: count), [Int](repeating: 0, count: count))
    func face(_ side: Int32, onLeft: Bool) -> Int32 {
      let arc = graph.arcs[Int(side) >> 1]
      return (side & 1 == 0) == onLeft ? arc.left : arc.right
    }
    for case let edge? in graph.throughEdges {
      let (a, b) = edge.sides
      // Both sides leave the node: the left of the one is the right of the other.
      let isOnLeft = face(a, onLeft: false) == face(b, onLeft: true)
      let front = face(b, onLeft: isOnLeft)
      for (other, wins) in [
        (front, 2), (face(a, onLeft: isOnLeft), 0), (face(b, onLeft: !isOnLeft), 0),
      ] where other >= 0 {
        before[Int(graph.labels[Int(other)])] += wins
        all[Int(graph.labels[Int(other)])] += max(wins, 1)
      }
    }
    // By the share of the times before, compared as fractions; labels without any come first.
    let order = (0..<count).sorted { a, b in
      let (x, y) = (before[a] * max(all[b], 1), before[b] * max(all[a], 1))
      return (x, a) < (y, b)
    }
    var ranks = [UInt8](repeating: 0, count: count)
    for (rank, label) in order.enumerated() { ranks[label] = UInt8(rank) }
    return ranks
  }

  /// The layers, bottom first; where they are separate, each face has its own, which those of the faces within it follow.
  mutating func layers(areSeparate: Bool = false) -> [ColorTrace.Layer] {
    if layering == .stacked { base = pageFace() }
    if !areSeparate { addFaces() }
    let seam = isOpaque.allSatisfy { $0 } ? Self.cutoutSeam : Self.clearSeam
    if layering == .cutout, closesSeams { addSeams(reach: Float(seam) / 2) }
    let layers = drafts.sorted(by: ranks).map { draft in
      var layer = ColorTrace.Layer(path: Path(storage: draft.path), fill: fill(draft.label))
      if draft.isSeam {
        layer.seamWidth = seam
        layer.isRound = true
      }
      return layer
    }
    return areSeparate ? layers + separateLayers(after: layers.count) : layers
  }

  /// A layer for each face, which those of the faces within it follow, when as many layers lie beneath all.
  ///
  /// Faces side by side come by their ranks. What lies within a face comes before the next one beside it, which is right:
  /// a face goes on under none but those beside it.
  private func separateLayers(after count: Int) -> [ColorTrace.Layer] {
    let labels = graph.labels
    var inside: [Int32: [Int]] = [:]
    for face in labels.indices { inside[nesting.parents[face], default: []].append(face) }
    func order(_ face: Int) -> (Int, Int, Int) {
      (face == base ? 0 : 1, Int(ranks[Int(labels[face])]), face)
    }
    var layers: [ColorTrace.Layer] = []
    // The last one is next, with the layer that it lies in.
    var open: [(face: Int, parent: Int?)] = []
    func enter(_ parent: Int32, _ layer: Int?) {
      guard let faces = inside[parent] else { return }
      open += faces.sorted { order($1) < order($0) }.map { ($0, layer) }
    }
    enter(-1, nil)
    while let (face, parent) = open.popLast() {
      guard isVisible[face] else {
        enter(Int32(truncatingIfNeeded: face), parent)
        continue
      }
      var path = PathStorage()
      append(face, to: &path)
      var layer = ColorTrace.Layer(path: Path(storage: path), fill: fill(labels[face]))
      layer.parent = parent
      layers.append(layer)
      enter(Int32(truncatingIfNeeded: face), count + layers.count - 1)
    }
    return layers
  }

  /// The largest face of the picture's own island, if all of that is opaque.
  ///
  /// One color comes before a ramp that is less than half of the picture, such as a shadow.
  private func pageFace() -> Int {
    func rank(_ face: Int) -> Int {
      let size = Int(graph.sizes[face])
      let isPart =
        graph.labels[face] >= FaceColors.firstRamp && 2 * size < graph.width * graph.height
      return isPart ? size - graph.width * graph.height : size
    }
    var best = -1
    for face in graph.labels.indices where nesting.depths[face] == 0 {
      guard nesting.isOpaque[Int(nesting.island(of: face))] else { return -1 }
      if best < 0 || rank(face) > rank(best) { best = face }
    }
    return best
  }

  private func level(_ face: Int) -> Int32 {
    if layering == .cutout { return 1 }
    return face == base ? 0 : 2 * nesting.depths[face] + 1
  }

  private mutating func addFaces() {
    let faces = self
    for face in graph.labels.indices where isVisible[face] {
      drafts.withPath(level(face), isSeam: false, graph.labels[face]) { path in
        faces.append(face, to: &path)
      }
    }
  }

  /// Adds a face's outlines to a path.
  private func append(_ face: Int, to path: inout PathStorage) {
    if face == base {
      let (w, h) = (CGFloat(graph.width), CGFloat(graph.height))
      path.move(to: CGPoint(x: 0, y: 0))
      path.line(to: CGPoint(x: w, y: 0))
      path.line(to: CGPoint(x: w, y: h))
      path.line(to: CGPoint(x: 0, y: h))
      path.close()
      return
    }
    let fillsHoles = layering == .stacked && isOpaque[face]
    for i in nesting.loops(of: face) {
      let loop = nesting.loops[i]
      if !loop.isOuter, fillsHoles, nesting.isOpaque[Int(nesting.islandOfLoop[i])] { continue }
      var isFirst = true
      func add(_ segment: ArcCurves.Segment) {
        if isFirst { path.move(to: CGPoint(segment.start)) }
        isFirst = false
        path.append(segment)
      }
      let sides = nesting.sides[Int(loop.arcs.lowerBound)..<Int(loop.arcs.upperBound)]
      if layering == .stacked {
        forEachSegment(around: Array(sides), of: face, add)
      } else {
        for side in sides { curves.forEach(Int(side), add) }
      }
      path.close()
    }
  }

  // MARK: - Faces that go on under others

  /// Calls `body` for the segments of an outline of a face, with hidden edges where it goes on under others.
  private func forEachSegment(
    around sides: [Int32], of face: Int, _ body: (ArcCurves.Segment) -> Void
  ) {
    let isHidden = sides.map { goesUnder($0, face) }
    let n = sides.count
    // Whether an edge ends after a side: the next one is of the other kind, or starts anew.
    func ends(_ i: Int) -> Bool {
      isHidden[i] != isHidden[(i + 1) % n]
        || (isHidden[i] && !covers(graph.end(of: sides[i]), face))
    }
    guard let last = sides.indices.first(where: ends) else {
      return isHidden[0]
        ? addHidden(sides[...], isClosed: true, body)
        : curves.forEachJoined(around: sides, isClosed: true, body)
    }
    // Twice around, so that each edge and the sides beside it are a stretch.
    let twice = sides + sides
    var first = last + 1
    for i in first...(last + n) where ends(i % n) {
      if isHidden[i % n] {
        addHidden(
          twice[first...i], after: twice[first - 1], before: twice[(i + 1) % twice.count],
          isClosed: false, body)
      } else {
        curves.forEachJoined(around: twice[first...i], isClosed: false, body)
      }
      first = i + 1
    }
  }

  /// Calls `body` for the segments of a hidden edge, along sides that have others before and after them.
  private func addHidden(
    _ sides: ArraySlice<Int32>, after: Int32? = nil, before: Int32? = nil, isClosed: Bool,
    _ body: (ArcCurves.Segment) -> Void
  ) {
    func segments(_ side: Int32) -> [ArcCurves.Segment] {
      var segments: [ArcCurves.Segment] = []
      curves.forEach(Int(side)) { segments.append($0) }
      return segments
    }
    HiddenEdge(
      sides.flatMap(segments), after: after.flatMap { segments($0).last },
      before: before.flatMap { segments($0).first }, isClosed: isClosed, isPolygon: isPolygon
    ).forEachSegment(body)
  }

  /// Whether a face is drawn over another one, which it hides.
  private func isOver(_ upper: Int32, _ face: Int) -> Bool {
    guard upper >= 0, Int(upper) != face else { return false }
    guard isOpaque[Int(upper)], isOpaque[face] else { return false }
    let (label, own) = (graph.labels[Int(upper)], graph.labels[face])
    return (level(face), ranks[Int(own)]) < (level(Int(upper)), ranks[Int(label)])
  }

  /// Whether a face, on the left of a side, goes on under the one on the right.
  private func goesUnder(_ side: Int32, _ face: Int) -> Bool {
    let arc = graph.arcs[Int(side) >> 1]
    return isOver(side & 1 == 0 ? arc.right : arc.left, face)
  }

  /// Whether a face lies under all others that meet in a node.
  private func covers(_ node: Int32, _ face: Int) -> Bool {
    node < 0 || faces(at: node).allSatisfy { Int($0) == face || isOver($0, face) }
  }

  /// The faces that meet in a node, each twice; −1 for the outside.
  private func faces(at node: Int32) -> [Int32] {
    var faces: [Int32] = []
    for heading in 0..<4 {
      let side = graph.nodes[Int(node)].arcs[heading]
      guard side >= 0 else { continue }
      faces += [graph.arcs[Int(side) >> 1].left, graph.arcs[Int(side) >> 1].right]
    }
    return faces
  }

  // MARK: - Lines beneath cut-out faces

  private mutating func addSeams(reach: Float) {
    let (curves, faces) = (curves, self)
    for (index, arc) in graph.arcs.enumerated() where arc.left >= 0 && arc.right >= 0 {
      guard isOpaque[Int(arc.left)], isOpaque[Int(arc.right)] else { continue }
      let (left, right) = (graph.labels[Int(arc.left)], graph.labels[Int(arc.right)])
      var segments: [ArcCurves.Segment] = []
      curves.forEach(2 * index) { segments.append($0) }
      // A round end beside something transparent would be seen there.
      if faces.touchesClear(arc.end) { faces.shorten(&segments, by: reach) }
      if faces.touchesClear(arc.start) {
        segments = segments.reversed().map(\.reversed)
        faces.shorten(&segments, by: reach)
      }
      drafts.withPath(1, isSeam: true, min(left, right)) { path in
        var last: SIMD2<Float>?
        for segment in segments {
          segment.flattened(within: Self.seamTolerance) { end in
            path.move(to: CGPoint(last ?? segment.start))
            path.line(to: CGPoint(end))
            last = end
          }
        }
      }
    }
  }

  /// Whether a face that is not opaque is at a node.
  private func touchesClear(_ node: Int32) -> Bool {
    node >= 0 && faces(at: node).contains { $0 >= 0 && !isOpaque[Int($0)] }
  }

  /// Cuts a length off the end of segments.
  private func shorten(_ segments: inout [ArcCurves.Segment], by length: Float) {
    var rest = length
    while rest > 0, let last = segments.popLast() {
      let own = last.length
      if own > rest { segments.append(last.part(from: 0, to: 1 - rest / own)) }
      rest -= own
    }
  }

  private func fill(_ label: UInt8) -> ColorTrace.Fill {
    guard label >= FaceColors.firstRamp else {
      return .color(Self.color(colors.paint(label)))
    }
    return colors.ramps[Int(label - FaceColors.firstRamp)].fill
  }

  /// A premultiplied color of components 0…255 as a color.
  static func color(_ premultiplied: SIMD4<Float>) -> CGColor {
    let alpha = min(max(premultiplied.w, 0), 255)
    guard alpha > 0 else { return CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
    // Whole bytes of the straight color, so that a plateau's color is exactly the stored one.
    func byte(_ value: Float) -> CGFloat {
      CGFloat(min(max((value * 255 / alpha).rounded(), 0), 255)) / 255
    }
    return CGColor(
      srgbRed: byte(premultiplied.x), green: byte(premultiplied.y), blue: byte(premultiplied.z),
      alpha: CGFloat(alpha.rounded()) / 255)
  }
}

extension CGPoint {
  /// A point of two numbers.
  fileprivate init(_ p: SIMD2<Float>) {
    self.init(x: CGFloat(p.x), y: CGFloat(p.y))
  }
}

extension PathStorage {
  /// Adds a segment, which begins at the current point.
  fileprivate mutating func append(_ segment: ArcCurves.Segment) {
    if let (c1, c2) = segment.controls {
      cubic(to: CGPoint(segment.end), control1: CGPoint(c1), control2: CGPoint(c2))
    } else {
      line(to: CGPoint(segment.end))
    }
  }
}

/// The paths of layers under construction: for each level and label one of shapes, and one of the lines
/// beneath.
struct LayerDrafts {
  /// A path under construction.
  struct Draft {
    /// The level, rising from the bottom.
    var level: Int32
    /// Lines come before the shapes of their level.
    var isSeam: Bool
    /// The label that gives the color.
    var label: UInt8
    var path = PathStorage()

    /// The position from the bottom to the top.
    fileprivate func order(_ ranks: [UInt8]) -> Int {
      (Int(level) * 2 + (isSeam ? 0 : 1)) * 256 + Int(ranks[Int(label)])
    }
  }

  private var drafts: [Draft] = []
  /// The index in `indices` of each level's first draft.
  private var levels: [Int32: Int] = [:]
  /// The index of each label's draft, first of lines and then of shapes; −1 for none.
  private var indices: [Int32] = []
  /// The most recent level, because the next one is mostly the same.
  private var last: (level: Int32, begin: Int) = (-1, 0)

  /// Calls `body` with the path of a level and label, empty at first.
  mutating func withPath(
    _ level: Int32, isSeam: Bool, _ label: UInt8, _ body: (inout PathStorage) -> Void
  ) {
    if last.level != level {
      if let begin = levels[level] {
        last = (level, begin)
      } else {
        last = (level, indices.count)
        levels[level] = indices.count
        indices += [Int32](repeating: -1, count: 512)
      }
    }
    let slot = last.begin + (isSeam ? 0 : 256) + Int(label)
    if indices[slot] < 0 {
      indices[slot] = Int32(truncatingIfNeeded: drafts.count)
      drafts.append(Draft(level: level, isSeam: isSeam, label: label))
    }
    body(&drafts[Int(indices[slot])].path)
  }

  /// All of them, bottom first, where labels have ranks within their level.
  func sorted(by ranks: [UInt8]) -> [Draft] {
    drafts.sorted { $0.order(ranks) < $1.order(ranks) }
  }
}
