import CFiligreeContours
import Foundation

/// The cells of scale and place that boxes are kept in, so that boxes that overlap are found.
///
/// If the share of two boxes is at least t, the intersection is at least t times as wide as the wider of
/// the two, and as high: with W the wider one's width, the intersection is at most as high as the lower
/// box, and has at least t times the larger area. So their widths are at most 1/t apart by ratio. And
/// it is at least t / (1 + t) times as wide as both together, for both areas together are at least the
/// sum of the widths times the lesser height: so their middles are at most (1 − t) / (1 + t) times the
/// mean of the widths apart. The same holds upwards.
///
/// In each of the four directions a cell is at least twice as large as what two overlapping boxes can be
/// apart: what overlaps a box is in two cells each way, or in one where it lies in the middle of it, so
/// in 16 cells at most. Of cells twice as large it takes four on average; but more boxes are in each.
struct BoxCells {
  /// The sizes of cells.
  let grid: filigree_box_grid
  /// What codes of boxes that overlap can differ by.
  let limits: filigree_box_limits

  /// Cells for shares of at least `limit`, above 0 and at most 1.001.
  ///
  /// Cells of scale and of place are so many times as large as they must be, at least once. Where boxes lie
  /// so far from 0 that their sides are rounded, cells are larger, and of left sides.
  init(limit: Double, hasFarBoxes: Bool, scaleSize: Double = 1, placeSize: Double = 1) {
    let limit = max(min(limit, 1), 1e-100)
    // With a the binary logarithm of the ratio of the widths, d the distance of the middles in means of
    // the widths, and g the geometric mean of the widths, the intersection is at most
    // min(2^(-a/2), (1 - d) m / g) times g wide, where m / g, the means' ratio, is at most c. Upwards it
    // is the same. Both areas together are at least twice their geometric mean, so the product of the two
    // is at least 2t / (1 + t). Counted in logarithms, across and upwards must not sum up to more.
    let t = min(limit, 0.999)
    let most = -log2(2 * t / (1 + t))
    let scaleSize = hasFarBoxes ? 1 : scaleSize
    let placeSize = hasFarBoxes ? 1 : placeSize
    let size = max(scaleSize, placeSize)
    let unit = 4096 / most / size
    let c = (1 + t) / (2 * t.squareRoot())
    var grid = filigree_box_grid()
    // The logarithm rises by at most 2 ln 2 for each doubling. Below 2^-1000 nothing is apart.
    let apart = max(1.3863 * -log2(limit), 0) + 1e-6
    grid.span = 2.001 * scaleSize * apart
    grid.inverse_span = 1 / grid.span
    grid.level_reach = apart / grid.span
    // Left sides are at most the greater width apart, which is less than twice the mean.
    let distance = hasFarBoxes ? 2 : (1 - limit) / (1 + limit) + 1e-5
    grid.half_distance = distance / 2
    grid.slack = hasFarBoxes ? 0x1p-4 : 0x1p-14
    grid.anchor = hasFarBoxes ? 0 : 0.5
    grid.padding = hasFarBoxes ? 0x1p-48 : 0
    grid.widest = 1 + 1 / limit
    // A little more than twice as far as boxes reach: far from 0, places are only known to a sixteenth.
    grid.step = distance * grid.widest * (hasFarBoxes ? 1.25 : 1.001) * placeSize
    grid.inverse_step = 1 / grid.step
    grid.place_factor = 1.4426 * 256 / 128 * unit
    self.grid = grid
    limits = filigree_box_limits(
      scale_factor: UInt32(min(grid.span / 1.3863 / 2 * 256 / 128 * unit, 32767)),
      place_offset: UInt32(min((log2(c) * unit).rounded(.up), 65535)),
      most: hasFarBoxes ? .max - 1 : Int32(4096 / size) + 4)
  }

  /// Cells that were divided so many times, up to `mostDivisions`.
  ///
  /// To begin with they are twice as large as they must be in each direction, then in scale only. A box then
  /// looks at 3.8 cells on average; at about 5.4, of a quarter of the boxes; at 9.6, of a sixteenth.
  init(limit: Double, divisions: Int) {
    self.init(
      limit: limit, hasFarBoxes: false, scaleSize: divisions < 2 ? 2 : 1,
      placeSize: divisions < 1 ? 2 : 1)
  }

  /// How often cells can be divided.
  static let mostDivisions = 2

  /// Whether a box's middle cannot be told from its sides, or only coarsely.
  static func isFar(_ box: BoxOverlap) -> Bool {
    abs(box.x) > box.width * 0x1p30 || abs(box.y) > box.height * 0x1p30
  }

  /// Finds the cells in which something that overlaps a box can be, its own first.
  ///
  /// A box is its x, y, width and height. For each, `cells` has room for `most` cells, and `counts` tells how
  /// many there are. If there is a table, its memory is asked for where the cells are.
  @inline(__always)
  func find(
    around boxes: UnsafePointer<SIMD4<Double>>, count: Int,
    in table: UnsafePointer<filigree_box_table>? = nil,
    _ cells: UnsafeMutablePointer<filigree_box_cell>, _ counts: UnsafeMutablePointer<Int32>
  ) {
    withUnsafePointer(to: grid) { grid in
      // Four numbers in a row for each.
      filigree_box_find_cells(
        grid, UnsafeRawPointer(boxes).assumingMemoryBound(to: Double.self),
        Int32(truncatingIfNeeded: count), table, cells, counts)
    }
  }

  /// Finds the cells of one box, and returns how many there are.
  func find(
    around box: BoxOverlap, _ cells: UnsafeMutablePointer<filigree_box_cell>
  ) -> Int {
    var count: Int32 = 0
    withUnsafePointer(to: box.numbers) { find(around: $0, count: 1, cells, &count) }
    return Int(count)
  }

  /// How many cells something that overlaps a box can be in, at most.
  static var most: Int { Int(FILIGREE_BOX_CELLS) }
}
