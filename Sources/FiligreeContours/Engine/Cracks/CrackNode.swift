/// A maximal vertical run of cracks: the edges between a foreground pixel and a background pixel beside it.
///
/// Outlines are walked with the foreground on the left-hand side, so a run with foreground to its right is walked
/// down and one with foreground to its left is walked up. The horizontal cracks between two vertical runs
/// need no record: they lie on the row boundary where one ends and the next begins.
struct CrackNode: BitwiseCopyable {
  /// The column boundary, 0…width, times two, plus one if walked up.
  var code: Int32
  /// The first row.
  var top: Int32
  /// The row after the last.
  var bottom: Int32

  /// The column boundary.
  @inline(__always) var x: Int32 { code >> 1 }
  /// Whether the foreground lies to the left, so that the run is walked up.
  @inline(__always) var isUp: Bool { code & 1 != 0 }
  /// The row boundary where the walk enters.
  @inline(__always) var entry: Int32 { isUp ? bottom : top }
  /// The row boundary where the walk leaves.
  @inline(__always) var exit: Int32 { isUp ? top : bottom }
}

/// Two vertical runs that begin on the same row boundary, joined by horizontal cracks: where an
/// outline can have its uppermost, leftmost corner.
struct CrackBirth: BitwiseCopyable {
  /// The left one of the two.
  var node: Int32
  /// The run to its left in the row that begins here, or −1 at the frame.
  var previous: Int32
}
