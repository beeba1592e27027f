import CFiligreeRaster

/// The edges of one shape, sorted into the bands that they touch.
///
/// A band reads only its own edges, one after the other. Most shapes lie in one band: then `offsets` is
/// nil and all edges belong to it, as to every band of a shape of very many long edges. Otherwise band `firstBand + k` has the edges
/// `offsets[k]..<offsets[k + 1]`; an edge that crosses several bands is in each.
struct EdgeSet {
  var edges: UnsafePointer<Edge>
  var offsets: UnsafePointer<Int32>?
  /// How many edges the shape has, each counted once.
  var count: Int32
  var firstBand: Int32
  var bandCount: Int32
  /// The first and the last pixel row touched.
  var firstRow: Int32
  var lastRow: Int32
  /// The first and the last pixel column touched by an edge.
  var firstColumn: Int32
  var lastColumn: Int32
  /// About how many pixels the shape covers: the signed area within its outline, and no more than its
  /// bounds have.
  var area: Float

  /// Whether the shape has an edge in `band`.
  ///
  /// A band between the first and the last may have none, if the path has several parts.
  @inline(__always)
  func touches(_ band: Int32) -> Bool {
    let k = Int(band &- firstBand)
    guard k >= 0, k < Int(bandCount) else { return false }
    guard let offsets else { return true }
    return offsets[k] < offsets[k &+ 1]
  }

  /// Where the edges of `band` are, which the shape touches.
  @inline(__always)
  func range(of band: Int32) -> Range<Int> {
    guard let offsets else { return 0..<Int(count) }
    let k = Int(band &- firstBand)
    return Int(offsets[k])..<Int(offsets[k &+ 1])
  }

  /// Asks for the memory of the first edges of `band`, which is drawn next.
  @inline(__always)
  func prefetch(_ band: Int32) {
    let range = range(of: band)
    filigree_prefetch_edges(
      Edge.shared(edges + range.lowerBound),
      Int32(truncatingIfNeeded: min(range.count, Self.mostPrefetched)))
  }

  /// In edges, a kibibyte: what follows is read in order, which processors foresee.
  ///
  /// The lab's R1 takes 6 % less time by it.
  private static let mostPrefetched = 64
}
