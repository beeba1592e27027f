/// The cells of one band: how much winding and area each pixel gains over the pixel to its left.
///
/// The model is that of FreeType's and AGG's rasterizers in Blend2D's form: an edge that crosses a
/// pixel by the height `cover` (1/256) and leaves, on average, `area/512` of it to its left gives
///
///     cell[x]     += cover·512 − area
///     cell[x + 1] += area
///
/// and the running sum along the row is winding × covered area of each pixel, in units of 2^-17:
///
///     ┌────────┬────────┐
///     │    ╱▓▓▓│▓▓▓▓▓▓▓▓│     The pixel with the edge is covered in part; every pixel to
///     │  ╱▓▓▓▓▓│▓▓▓▓▓▓▓▓│     the right in full, without a cell of its own.
///     └────────┴────────┘
///
/// One bit stands for eight cells, as many as AVX2 sums at once: where an edge crosses a row, it then mostly takes one
/// step to sum and one to paint. Finer groups have fewer cells, and numbers of steps that no processor foresees. Only
/// cells whose bit is set are read. Reading clears cells and bits, so that the buffer is always ready for the next
/// shape.
struct CellBuffer {
  /// Cells from one row to the next: the page's width, room for an edge on the right border and for
  /// the two cells after it, a whole number of groups.
  let stride: Int
  /// Words from one row to the next.
  let wordStride: Int
  /// Rows in the band.
  let height: Int
  let cells: UnsafeMutablePointer<Int32>
  let words: UnsafeMutablePointer<UInt64>

  /// The largest size of all cells: they have to stay in the L2 cache beside the band's pixels.
  static let byteLimit = 1 << 18

  init(width: Int, height: Int) {
    stride = (width + 3 + 7) & ~7
    wordStride = (stride + 511) >> 9
    self.height = height
    let bytes = (cells: stride * height * 4, words: wordStride * height * 8)
    cells = ScratchMemory.take(byteCount: bytes.cells, isClear: true)
      .bindMemory(to: Int32.self, capacity: stride * height)
    words = ScratchMemory.take(byteCount: bytes.words, isClear: true)
      .bindMemory(to: UInt64.self, capacity: wordStride * height)
  }

  /// Leaves the memory, whose cells and bits have all been read, to other buffers.
  func deallocate() {
    ScratchMemory.give(cells, byteCount: stride * height * 4, isClear: true)
    ScratchMemory.give(words, byteCount: wordStride * height * 8, isClear: true)
  }
}
