import CFiligreeRaster
import FiligreeDrawing

/// Draws bands of a scene: one on each thread.
///
/// For each command of the band: its edges into cells, each row of cells into spans, spans within
/// the clip's, each span painted.
///
/// Where much of a band is opaque, commands are looked at from the top down first: their spans are
/// kept as far as nothing hides them, and painted from the bottom up when all are known. Hidden pixels
/// are never painted, not even with the background; the picture is the same.
struct BandRenderer: ~Copyable {
  private let cells: CellBuffer
  private var shape: SpanBuffer
  private var clipped: SpanBuffer
  private var other: SpanBuffer
  private let colors: UnsafeMutablePointer<Pixel>
  private var clips = ClipStack()
  private var covered: CoveredArea
  private var record = SpanRecord()
  /// Whether what stays background goes past the cache.
  private let streams: Bool

  init(_ geometry: TileGeometry, streams: Bool = false) {
    self.streams = streams
    cells = CellBuffer(width: geometry.width, height: min(geometry.bandHeight, geometry.height))
    shape = SpanBuffer(width: geometry.width)
    clipped = SpanBuffer(width: geometry.width)
    other = SpanBuffer(width: geometry.width)
    colors = .allocate(capacity: geometry.width)
    covered = CoveredArea(
      width: geometry.width, height: min(geometry.bandHeight, geometry.height))
  }

  deinit {
    cells.deallocate()
    shape.deallocate()
    clipped.deallocate()
    other.deallocate()
    colors.deallocate()
    covered.deallocate()
    record.deallocate()
  }

  /// Draws a band into `pixels`, the tile's first pixel; rows are `stride` pixels apart.
  ///
  /// The band's pixels are set to `background` first, while they come into the cache anyway; without
  /// one, they stay what is drawn over.
  mutating func draw(
    _ band: Int, of scene: borrowing Scene, into pixels: UnsafeMutablePointer<Pixel>, stride: Int,
    background: Pixel?
  ) {
    let geometry = scene.geometry
    let top = band << Int(geometry.bandShift)
    let rowCount = min(geometry.bandHeight, geometry.height - top)
    let target = pixels + top * stride
    clips.reset()
    let draws = scene.bandStarts[band]..<scene.bandStarts[band + 1]
    if isMostlyHidden(draws, of: scene, top, rowCount) {
      drawVisible(draws, band, of: scene, top, rowCount, target, stride, background)
      return
    }
    if let background {
      setBackground(draws, band, of: scene, rowCount, target, stride, background) { start, end in
        BlendKernels.clear(
          target + start, width: end - start, rows: rowCount, stride: stride, to: background)
      }
    }
    let colors = self.colors
    scene.bandDraws.withUnsafeBufferPointer { indices in
      for i in draws {
        if i &+ 1 < draws.upperBound {
          scene.draws[Int(indices[i &+ 1])]?.edges.prefetch(Int32(truncatingIfNeeded: band))
        }
        guard let draw = scene.draws[Int(indices[i])] else { continue }
        if draw.clip >= 0, !enter(draw.clip, of: scene, band, top, rowCount) { continue }
        if paintCells(draw, scene.geometry, band, top, rowCount, target, stride) { continue }
        sweep(draw, scene.geometry, band, top, rowCount) { row, spans in
          Self.paint(
            spans, draw.source, draw.blendMode, top &+ row, target + row &* stride, colors)
        }
      }
    }
  }

  /// Goes through the rows of spans of the band's draws, bottom first, each within its clip.
  ///
  /// Rows count from the band's top.
  mutating func forEachRow(
    of band: Int, in scene: borrowing Scene, _ body: (Scene.Draw, Int, SpanRow) -> Void
  ) {
    let geometry = scene.geometry
    let top = band << Int(geometry.bandShift)
    let rowCount = min(geometry.bandHeight, geometry.height - top)
    clips.reset()
    scene.bandDraws.withUnsafeBufferPointer { indices in
      for i in scene.bandStarts[band]..<scene.bandStarts[band + 1] {
        guard let draw = scene.draws[Int(indices[i])] else { continue }
        if draw.clip >= 0, !enter(draw.clip, of: scene, band, top, rowCount) { continue }
        sweep(draw, geometry, band, top, rowCount) { row, spans in body(draw, row, spans) }
      }
    }
  }

  /// Whether it pays to find out what is hidden: whether more is hidden than one and a half times the
  /// band, if shapes lie anywhere.
  private func isMostlyHidden(
    _ draws: Range<Int>, of scene: borrowing Scene, _ top: Int, _ rowCount: Int
  ) -> Bool {
    let size = Float(scene.geometry.width * rowCount)
    var hidden: Float = 0
    // Which part of the band is seen by who looks from above.
    var visible: Float = 1
    for i in draws.reversed() {
      guard let draw = scene.draws[Int(scene.bandDraws[i])] else { continue }
      let edges = draw.edges
      let rows = min(Int(edges.lastRow), top + rowCount - 1) - max(Int(edges.firstRow), top) + 1
      let area = edges.area * Float(rows) / Float(edges.lastRow - edges.firstRow + 1)
      hidden += area * (1 - visible)
      if hidden > size * 1.5 { return true }
      if draw.isOpaque, edges.lastColumn &- edges.firstColumn >= Self.leastHidingWidth {
        visible *= max(0, 1 - area / size)
      }
    }
    return false
  }

  /// Narrower shapes hide less than it costs to find out.
  private static let leastHidingWidth: Int32 = 64

  /// Draws what can be seen of a band.
  private mutating func drawVisible(
    _ draws: Range<Int>, _ band: Int, of scene: borrowing Scene, _ top: Int, _ rowCount: Int,
    _ target: UnsafeMutablePointer<Pixel>, _ stride: Int, _ background: Pixel?
  ) {
    let geometry = scene.geometry
    let width = Int32(truncatingIfNeeded: geometry.width)
    var (covered, record) = (covered, record)
    covered.reset(rowCount: rowCount)
    record.reset()
    scene.bandDraws.withUnsafeBufferPointer { indices in
      for i in draws.reversed() where covered.openCount > 0 {
        guard let draw = scene.draws[Int(indices[i])] else { continue }
        if draw.clip >= 0, !enter(draw.clip, of: scene, band, top, rowCount) { continue }
        let isOpaque = draw.isOpaque
        sweep(draw, geometry, band, top, rowCount) { row, spans in
          record.append(spans, draw: indices[i], row: row, under: covered)
          if !isOpaque { return }
          for i in 0..<spans.count where spans.spans[i].mask == -255 {
            covered.hide(row: row, spans.spans[i].start, spans.spans[i].end, width: width)
          }
        }
      }
    }
    if let background, covered.openCount > 0 {
      setBackground(draws, band, of: scene, rowCount, target, stride, background) { first, last in
        for row in 0..<rowCount {
          covered.forEachVisible(
            row: row, Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: last)
          ) { start, end in
            BlendKernels.fill(
              target + (row &* stride &+ Int(start)), Int(end &- start), with: background)
          }
        }
      }
    }
    var i = record.rowCount
    while i > 0 {
      i &-= 1
      let row = record.rows[i]
      guard let draw = scene.draws[Int(row.draw)] else { continue }
      Self.paint(
        record.spans(of: row), draw.source, draw.blendMode, top &+ Int(row.row),
        target + Int(row.row) &* stride, colors)
    }
    (self.covered, self.record) = (covered, record)
  }

  /// Calls `body` with the columns that are to be set to the background, after it has set those on
  /// which the draws of a large page do not paint.
  private func setBackground(
    _ draws: Range<Int>, _ band: Int, of scene: borrowing Scene, _ rowCount: Int,
    _ target: UnsafeMutablePointer<Pixel>, _ stride: Int, _ background: Pixel,
    _ body: (_ start: Int, _ end: Int) -> Void
  ) {
    let width = scene.geometry.width
    guard streams else {
      body(0, width)
      return
    }
    var columns = TouchedColumns(width: width)
    for i in draws {
      guard let draw = scene.draws[Int(scene.bandDraws[i])] else { continue }
      let (first, last) = draw.edges.columns(in: Int32(truncatingIfNeeded: band))
      columns.add(first, last)
    }
    columns.forEachRun { start, end, isTouched in
      if isTouched {
        body(start, end)
      } else {
        BlendKernels.stream(
          target + start, width: end - start, rows: rowCount, stride: stride, to: background)
      }
    }
  }

  /// Calls `body` with each row of a draw in a band and what is covered of it.
  @inline(__always)
  private mutating func sweep(
    _ draw: Scene.Draw, _ geometry: TileGeometry, _ band: Int, _ top: Int, _ rowCount: Int,
    _ body: (Int, SpanRow) -> Void
  ) {
    let edges = draw.edges
    cells.add(edges, band: Int32(truncatingIfNeeded: band), top: Int32(truncatingIfNeeded: top))
    let clip = draw.clip >= 0 ? clips.rows : nil
    let first = max(Int(edges.firstRow) &- top, 0)
    let last = min(Int(edges.lastRow) &- top, rowCount &- 1)
    var row = first
    while row <= last {
      cells.sweep(
        row: row, firstColumn: edges.firstColumn, lastColumn: edges.lastColumn,
        width: Int32(truncatingIfNeeded: geometry.width), rule: draw.rule, into: &shape)
      if shape.count > 0 {
        if let clip {
          clipped.intersect(shape.row, clip[row])
          body(row, clipped.row)
        } else {
          body(row, shape.row)
        }
      }
      row &+= 1
    }
  }

  /// Sweeps and paints all rows of one color without a clip by one call, as a row takes less time than to go from one
  /// kernel to the next; false for other draws, and without wide registers.
  @inline(__always)
  private func paintCells(
    _ draw: Scene.Draw, _ geometry: TileGeometry, _ band: Int, _ top: Int, _ rowCount: Int,
    _ target: UnsafeMutablePointer<Pixel>, _ stride: Int
  ) -> Bool {
    guard draw.clip < 0, !draw.rule.isAliased, draw.blendMode == .normal,
      case .solid(let color) = draw.source, filigree_raster_level() > 0
    else { return false }
    let edges = draw.edges
    cells.add(edges, band: Int32(truncatingIfNeeded: band), top: Int32(truncatingIfNeeded: top))
    let first = max(Int(edges.firstRow) &- top, 0)
    let last = min(Int(edges.lastRow) &- top, rowCount &- 1)
    var rows = filigree_cells(
      cells: cells.cells + first &* cells.stride, bits: cells.words + first &* cells.wordStride,
      stride: Int64(cells.stride), word_stride: Int64(cells.wordStride),
      first_column: edges.firstColumn, last_column: edges.lastColumn,
      width: Int32(truncatingIfNeeded: geometry.width), fold: draw.rule.fold)
    filigree_paint_cells(
      &rows, Int32(truncatingIfNeeded: last &- first &+ 1), shape.masks,
      SpanBuffer.shared(shape.spans), target + first &* stride, Int64(stride), color)
    return true
  }

  /// Paints spans of row `y`, which `line` begins.
  @inline(__always)
  private static func paint(
    _ spans: SpanRow, _ source: Scene.Source, _ mode: BlendMode, _ y: Int,
    _ line: UnsafeMutablePointer<Pixel>, _ colors: UnsafeMutablePointer<Pixel>
  ) {
    let y = Int32(truncatingIfNeeded: y)
    switch (source, mode) {
    case (.solid(let color), .normal):
      SpanPainter.paint(spans, with: color, into: line)
    case (.linearGradient(let table), .normal):
      SpanPainter.paint(spans, with: table, row: y, into: line, colors: colors)
    case (.gradient(let table), .normal):
      SpanPainter.paint(spans, with: table, row: y, into: line, colors: colors)
    default:
      SpanPainter.paint(spans, with: source, mode, row: y, into: line, colors: colors)
    }
  }

  /// Makes `clip` the clip in force; false if it leaves nothing of the band.
  private mutating func enter(
    _ clip: Int32, of scene: borrowing Scene, _ band: Int, _ top: Int, _ rowCount: Int
  ) -> Bool {
    let clips = scene.clips
    let (cells, width) = (cells, Int32(truncatingIfNeeded: scene.geometry.width))
    var (shape, other) = (shape, other)
    return self.clips.enter(clip, of: scene, rowCount: rowCount, scratch: &clipped) { clip, keep in
      let area = clips[Int(clip)]
      if let mask = area.mask {
        for row in 0..<rowCount {
          shape.read(mask.pointee, row: top + row, width: width, isInverse: area.isInverse)
          keep(row, shape.row)
        }
        return
      }
      var (first, last) = (rowCount, -1)
      if let edges = area.edges, edges.touches(Int32(truncatingIfNeeded: band)) {
        cells.add(
          edges, band: Int32(truncatingIfNeeded: band), top: Int32(truncatingIfNeeded: top))
        first = max(Int(edges.firstRow) &- top, 0)
        last = min(Int(edges.lastRow) &- top, rowCount &- 1)
        for row in first..<max(first, last + 1) {
          cells.sweep(
            row: row, firstColumn: edges.firstColumn, lastColumn: edges.lastColumn, width: width,
            rule: area.rule, into: &shape)
          if area.isInverse {
            other.complement(shape.row, width: width)
            keep(row, other.row)
          } else {
            keep(row, shape.row)
          }
        }
      }
      if area.isInverse {
        // Rows that the path does not touch are all outside of it.
        shape.count = 0
        other.complement(shape.row, width: width)
        for row in 0..<rowCount where row < first || row > last {
          keep(row, other.row)
        }
      }
    }
  }
}
