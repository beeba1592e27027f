/// The edges of one shape, sorted into the bands that they touch.
///
/// A band reads only its own edges. Most shapes lie in one band: then `indices` is nil and all
/// edges belong to it. Otherwise band `firstBand + k` has the edges `indices[offsets[k]..<offsets[k
/// + 1]]`; an edge that crosses several bands is listed in each.
struct EdgeSet {
  var edges: UnsafePointer<Edge>
  var indices: UnsafePointer<Int32>?
  var offsets: UnsafePointer<Int32>?
  var count: Int32
  var firstBand: Int32
  var bandCount: Int32
  /// The first and the last pixel row touched.
  var firstRow: Int32
  var lastRow: Int32
  /// The first and the last pixel column touched by an edge.
  var firstColumn: Int32
  var lastColumn: Int32

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
}
