import FiligreeDrawing
import FiligreePixels
import Foundation

/// Draws a mesh gradient's pixels.
///
/// Each patch is cut into cells of two to four pixels, no more than some millions in all; colors are
/// computed at their corners and interpolated in the two triangles of each. Corners are rounded to
/// 1/256 pixel, and a pixel belongs to the last triangle that its center is in, so no seam shows.
struct MeshPicture {
  private let mesh: MeshGradientPaint
  private let colors: MeshColors
  private let area: PixelRect
  private let mode: ColorMode

  /// - Parameters:
  ///   - mesh: The mesh, in pixels of the page.
  ///   - area: The pixels that are wanted.
  ///   - mode: The numbers of the result.
  init(_ mesh: MeshGradientPaint, _ area: PixelRect, _ mode: ColorMode) {
    self.mesh = mesh
    colors = MeshColors(mesh)
    self.area = area
    self.mode = mode
  }

  /// A corner of a cell.
  private struct Corner {
    /// In 1/256 pixel from the area's upper left.
    var x: Int64 = 0
    var y: Int64 = 0
    var color = FloatPixel()
  }

  /// The pixels.
  func drawn(workers: Workers) -> PixelBuffer {
    let result = PixelBuffer(area, mode)
    guard !area.isEmpty else { return result }
    // In floats first: cells are drawn over one another.
    let floats = mode.isFloat ? result : PixelBuffer(area, .extendedNonLinear)
    let background = floats.mode.floats(mesh.background, opacity: 1)
    floats.floats.update(repeating: background, count: area.count)
    let (across, down) = cells
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 {
        draw(column, row, (across[column], down[row]), into: floats)
      }
    }
    if mode.isFloat { return result }
    workers.forEachIndex(below: area.height, grain: 16, makeState: { () }) { _, line in
      for i in line * area.width..<(line + 1) * area.width {
        result.pixels[i] = BlendFormulas.pixel(floats.floats[i])
      }
    }
    return result
  }

  /// Cells of all patches together, at most.
  private static let cellLimit = 1 << 22

  /// Into how many cells the patches of each column and row are cut: neighbors alike, so that their
  /// cells meet at the same corners.
  private var cells: (across: [Int], down: [Int]) {
    let most = max(
      2, min(256, Int(Double(Self.cellLimit / (mesh.width * mesh.height)).squareRoot())))
    func cells(_ length: Double) -> Int {
      let count = length < 64 ? min(length / 2, 16) : length / 4
      return Int(min(max(count.rounded(.up), 1), Double(most)))
    }
    var across = [Int](repeating: 1, count: mesh.width - 1)
    var down = [Int](repeating: 1, count: mesh.height - 1)
    for row in down.indices {
      for column in across.indices {
        let lengths = MeshPatch(mesh, column: column, row: row).lengths
        across[column] = max(across[column], cells(lengths.row))
        down[row] = max(down[row], cells(lengths.column))
      }
    }
    return (across, down)
  }

  private func draw(
    _ column: Int, _ row: Int, _ cells: (across: Int, down: Int), into buffer: PixelBuffer
  ) {
    let patch = MeshPatch(mesh, column: column, row: row)
    guard patch.bounds.intersects(area.cgRect) else { return }
    let (across, down) = cells
    func corners(_ j: Int) -> [Corner] {
      (0...across).map { i in
        corner(patch, column, row, Double(i) / Double(across), Double(j) / Double(down))
      }
    }
    var upper = corners(0)
    for j in 1...down {
      let lower = corners(j)
      for i in 0..<across {
        fill(upper[i], upper[i + 1], lower[i], into: buffer)
        fill(upper[i + 1], lower[i + 1], lower[i], into: buffer)
      }
      upper = lower
    }
  }

  private func corner(
    _ patch: MeshPatch, _ column: Int, _ row: Int, _ u: Double, _ v: Double
  ) -> Corner {
    let place = patch.place(u, v)
    func fixed(_ value: Double, _ origin: Int) -> Int64 {
      Int64(min(max((value - Double(origin)) * 256, -0x1p29), 0x1p29).rounded())
    }
    let light = colors.color(column: column, row: row, u, v).light
    let mode = mode.isFloat ? mode : .nonLinear
    let color = mode.numbers(SIMD3(light.x, light.y, light.z)) * light.w
    return Corner(
      x: fixed(place.x, area.x), y: fixed(place.y, area.y), color: FloatPixel(color))
  }

  /// Fills the pixels whose centers are in a triangle, of either orientation.
  private func fill(_ a: Corner, _ b: Corner, _ c: Corner, into buffer: PixelBuffer) {
    func cross(_ p: Corner, _ q: Corner, _ x: Int64, _ y: Int64) -> Int64 {
      (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)
    }
    let size = cross(a, b, c.x, c.y)
    if size == 0 { return }
    let (b, c) = size > 0 ? (b, c) : (c, b)
    // Pixels whose centers may be inside.
    func pixels(_ values: (Int64, Int64, Int64), _ count: Int) -> Range<Int> {
      let low = min(values.0, min(values.1, values.2))
      let high = max(values.0, max(values.1, values.2))
      let first = max(Int((low + 127) >> 8), 0)
      let last = min(Int((high + 128) >> 8), count)
      return first..<max(first, last)
    }
    let columns = pixels((a.x, b.x, c.x), area.width)
    let rows = pixels((a.y, b.y, c.y), area.height)
    if columns.isEmpty || rows.isEmpty { return }
    let scale = 1 / Float(abs(size))
    for y in rows {
      let centerY = (Int64(y) << 8) + 128
      let line = buffer.floats + y * area.width
      for x in columns {
        let centerX = (Int64(x) << 8) + 128
        let wa = cross(b, c, centerX, centerY)
        let wb = cross(c, a, centerX, centerY)
        let wc = cross(a, b, centerX, centerY)
        // On an edge, too: neighbors have the same color there, and where the mesh folds back on itself
        // no other rule leaves no gap.
        guard wa >= 0, wb >= 0, wc >= 0 else { continue }
        line[x] =
          a.color * (Float(wa) * scale) + b.color * (Float(wb) * scale)
          + c.color * (Float(wc) * scale)
      }
    }
  }
}
