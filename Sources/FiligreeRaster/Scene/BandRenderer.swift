/// Draws bands of a scene: one on each thread.
///
/// For each command of the band: its edges into cells, each row of cells into spans, spans within
/// the clip's, each span painted.
struct BandRenderer: ~Copyable {
  private let cells: CellBuffer
  private var shape: SpanBuffer
  private var clipped: SpanBuffer
  private var other: SpanBuffer
  private let colors: UnsafeMutablePointer<Pixel>
  private var clips = ClipStack()

  init(_ geometry: TileGeometry) {
    cells = CellBuffer(width: geometry.width, height: min(geometry.bandHeight, geometry.height))
    shape = SpanBuffer(width: geometry.width)
    clipped = SpanBuffer(width: geometry.width)
    other = SpanBuffer(width: geometry.width)
    colors = .allocate(capacity: geometry.width)
  }

  deinit {
    cells.deallocate()
    shape.deallocate()
    clipped.deallocate()
    other.deallocate()
    colors.deallocate()
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
    if let background {
      for row in 0..<rowCount {
        BlendKernels.fill(target + row * stride, geometry.width, with: background)
      }
    }
    clips.reset()
    scene.bandDraws.withUnsafeBufferPointer { draws in
      for i in scene.bandStarts[band]..<scene.bandStarts[band + 1] {
        guard let draw = scene.draws[Int(draws[i])] else { continue }
        if draw.clip >= 0, !enter(draw.clip, of: scene, band, top, rowCount) { continue }
        paint(draw, scene.geometry, band, top, rowCount, target, stride)
      }
    }
  }

  private mutating func paint(
    _ draw: Scene.Draw, _ geometry: TileGeometry, _ band: Int, _ top: Int, _ rowCount: Int,
    _ target: UnsafeMutablePointer<Pixel>, _ stride: Int
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
        var spans = shape.row
        if let clip {
          clipped.intersect(spans, clip[row])
          spans = clipped.row
        }
        let line = target + row &* stride
        switch (draw.source, draw.blendMode) {
        case (.solid(let color), .normal):
          SpanPainter.paint(spans, with: color, into: line)
        case (.linearGradient(let table), .normal):
          SpanPainter.paint(
            spans, with: table, row: Int32(truncatingIfNeeded: top &+ row), into: line,
            colors: colors)
        case (.gradient(let table), .normal):
          SpanPainter.paint(
            spans, with: table, row: Int32(truncatingIfNeeded: top &+ row), into: line,
            colors: colors)
        default:
          SpanPainter.paint(
            spans, with: draw.source, draw.blendMode, row: Int32(truncatingIfNeeded: top &+ row),
            into: line, colors: colors)
        }
      }
      row &+= 1
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
