/// Fits a palette to the faces of a picture, and each face to the palette.
///
/// A face has the label of the region that others were joined to, and a photo has many small regions:
/// the face's mean may be nearer to another color. So faces take the color nearest to their mean, and
/// colors the mean of all faces that took them: Lloyd's algorithm (1982) with whole faces. Neither step
/// gives a face more points, and neighbors that are now alike become one.
struct PaletteFit {
  /// The number of rounds.
  private static let rounds = 3

  /// The sum of the pixels of each face of a map, premultiplied, and their number.
  private let sums: [SIMD4<UInt64>]
  private let sizes: [Int32]
  /// The faces' labels.
  private(set) var labels: [UInt8]
  /// The palette.
  private(set) var palette: ColorPalette

  /// Sums the pixels of the faces that have colors of a palette; others stay as they are.
  init(_ map: borrowing FaceMap, view: ColorView, palette: ColorPalette) {
    var sums = [SIMD4<UInt64>](repeating: .zero, count: map.count)
    let runs = map.runs.starts.base
    for y in 0..<map.runs.height {
      let row = view.row(y)
      for run in map.runs.runs(inRow: y) {
        // A row's sum of bytes is less than 2³² in every possible picture.
        var sum = SIMD4<UInt32>.zero
        let (begin, end) = (Int(runs[run]), map.runs.end(run, row: y))
        var p = row + begin &* view.stride
        for _ in begin..<end {
          sum &+= SIMD4(
            UInt32(p[0]), UInt32(p[1]), UInt32(p[2]), view.hasAlpha ? UInt32(p[3]) : 255)
          p += view.stride
        }
        sums[Int(map.faces[run])] &+= SIMD4<UInt64>(truncatingIfNeeded: sum)
      }
    }
    self.sums = sums
    sizes = map.sizes
    labels = map.labels
    self.palette = palette
  }

  /// Assigns faces to colors, and moves the colors unless `isFixed`.
  mutating func run(isFixed: Bool) {
    let means = sums.indices.map { mean(sums[$0], UInt64(sizes[$0])) }
    let coordinates = means.map(OKLab.coordinates)
    for _ in 0..<(isFixed ? 1 : Self.rounds) {
      for face in labels.indices where labels[face] < FaceColors.firstRamp {
        labels[face] = UInt8(
          truncatingIfNeeded: palette.nearest(to: coordinates[face]))
      }
      if !isFixed { moveColors() }
    }
  }

  private mutating func moveColors() {
    var totals = [SIMD4<UInt64>](repeating: .zero, count: palette.count)
    var counts = [UInt64](repeating: 0, count: palette.count)
    for face in labels.indices where labels[face] < FaceColors.firstRamp {
      totals[Int(labels[face])] &+= sums[face]
      counts[Int(labels[face])] += UInt64(sizes[face])
    }
    palette = ColorPalette(
      palette.colors.enumerated().map { i, color in
        counts[i] > 0 ? mean(totals[i], counts[i]) : color
      })
  }

  private func mean(_ sum: SIMD4<UInt64>, _ count: UInt64) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<Double>(sum) / Double(max(count, 1)))
  }
}
