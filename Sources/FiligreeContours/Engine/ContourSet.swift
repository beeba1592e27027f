/// All contours of a picture: their points in one array, and how they lie inside one another.
///
/// Contours stand in depth-first order: each is followed by the contours inside it, siblings in the
/// order of their uppermost, leftmost corner. A contour at depth 0 goes around foreground, its children
/// around the holes in that foreground, their children around foreground in those holes, and so on.
///
/// Points are in pixels of the picture that was analyzed, origin at the upper left, y down; pixel
/// (0, 0) covers 0…1. Where the region of interest cuts pixels, its own corner is the origin, and no
/// point lies outside of it. A contour's last point joins its first. Around foreground they run
/// counter-clockwise as seen, around holes clockwise: the foreground is always on the left.
package struct ContourSet: Hashable, Sendable {
  /// Pixels in a row of the picture that was analyzed.
  package let width: Int
  /// Its number of rows.
  package let height: Int
  /// The part of the upright picture that was analyzed, in the picture's own pixels.
  package let region: LumaPlane.Region
  /// The points of all contours, one after the other.
  package let points: [SIMD2<Float>]
  /// Where each contour's points begin; one number more than there are contours.
  package let starts: [Int32]
  /// The contour around each contour, or −1.
  package let parents: [Int32]
  /// Each contour's place among its siblings.
  package let ordinals: [Int32]
  /// Where the children of each contour begin in `children`, after those of the outside: element 0
  /// is for the contours that nothing surrounds, element i + 1 for contour i; one more to end.
  package let childStarts: [Int32]
  /// The children of all contours.
  package let children: [Int32]

  package init(
    width: Int, height: Int, region: LumaPlane.Region, points: [SIMD2<Float>], starts: [Int32],
    parents: [Int32], ordinals: [Int32], childStarts: [Int32], children: [Int32]
  ) {
    self.width = width
    self.height = height
    self.region = region
    self.points = points
    self.starts = starts
    self.parents = parents
    self.ordinals = ordinals
    self.childStarts = childStarts
    self.children = children
  }

  /// Width and height of what coordinates are normalized to, in pixels of the picture that was analyzed.
  var size: SIMD2<Float> {
    let pixels = SIMD2(Double(width), Double(height))
    if region.isExact { return SIMD2<Float>(pixels) }
    return SIMD2<Float>(
      region.exactSize * pixels / SIMD2(Double(region.width), Double(region.height)))
  }

  /// How many contours there are.
  package var count: Int { parents.count }

  /// The indices of contour `i`'s points.
  package func pointRange(_ i: Int) -> Range<Int> { Int(starts[i])..<Int(starts[i + 1]) }

  /// The points of contour `i`.
  package subscript(i: Int) -> ArraySlice<SIMD2<Float>> { points[pointRange(i)] }

  /// The contours directly inside contour `i`; those that nothing surrounds for −1.
  package func children(of i: Int) -> ArraySlice<Int32> {
    children[Int(childStarts[i + 1])..<Int(childStarts[i + 2])]
  }

  /// The same contours inside two more: one around the whole picture, and the hole in it, which is as
  /// large.
  func withImageFrame() -> ContourSet {
    let (w, h) = (size.x, size.y)
    let frame: [SIMD2<Float>] = [SIMD2(0, 0), SIMD2(0, h), SIMD2(w, h), SIMD2(w, 0)]
    let hole: [SIMD2<Float>] = [SIMD2(0, 0), SIMD2(w, 0), SIMD2(w, h), SIMD2(0, h)]
    return ContourSet(
      width: width, height: height, region: region, points: frame + hole + points,
      starts: [0, 4] + starts.map { $0 + 8 },
      parents: [-1, 0] + parents.map { $0 < 0 ? 1 : $0 + 2 }, ordinals: [0, 0] + ordinals,
      childStarts: [0, 1] + childStarts.map { $0 + 2 }, children: [0, 1] + children.map { $0 + 2 })
  }

  /// How many contours surround contour `i`.
  package func depth(of i: Int) -> Int {
    var depth = 0
    var parent = parents[i]
    while parent >= 0 {
      depth += 1
      parent = parents[Int(parent)]
    }
    return depth
  }

  /// Whether contour `i` goes around a hole.
  package func isHole(_ i: Int) -> Bool { !depth(of: i).isMultiple(of: 2) }

  /// The area inside contour `i` in square pixels: positive around foreground, negative around a hole.
  package func area(of i: Int) -> Double {
    let range = pointRange(i)
    guard range.count > 2 else { return 0 }
    // About the first point, so that small contours far from the origin lose no digits.
    let origin = SIMD2<Double>(points[range.lowerBound])
    var sum = 0.0
    var a = SIMD2<Double>.zero
    for k in range.dropFirst() {
      let b = SIMD2<Double>(points[k]) - origin
      sum += a.y * b.x - a.x * b.y
      a = b
    }
    return sum / 2
  }
}
