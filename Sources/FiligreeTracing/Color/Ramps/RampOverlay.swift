import FiligreeBase

/// Ramps laid over the labels that a picture has without them, which stay wherever ramps are not near.
enum RampOverlay {
  /// How far from a ramp pixels are mixtures with it, in pixels.
  private static let reach = 2

  /// Gives the pixels that no ramp has marked the labels of a picture's faces.
  ///
  /// What is left of faces that ramps mostly cover, and is beside one, is unknown: most of it are mixtures with the ramp. So are
  /// pixels that are farther than a tolerance from their label's color, where one is given: where mixtures have not been looked for.
  static func complete(
    _ marks: UnsafeMutablePointer<UInt8>, from map: borrowing FaceMap, view: ColorView,
    colors: [SIMD4<Float>], tolerance: Float?
  ) {
    let (w, h, first) = (map.runs.width, map.runs.height, FaceColors.firstRamp)
    var covered = [Int32](repeating: 0, count: map.count)
    func forEachRun(_ body: (_ face: Int, Int, Range<Int>) -> Void) {
      for y in 0..<h {
        let row = map.runs.runs(inRow: y)
        for run in row {
          let start = Int(map.runs.starts.base[run])
          let end = run + 1 < row.upperBound ? Int(map.runs.starts.base[run + 1]) : w
          body(Int(map.faces[run]), y, start..<end)
        }
      }
    }
    forEachRun { face, y, columns in
      for x in columns where marks[y * w + x] >= first { covered[face] += 1 }
    }
    func isBesideRamp(_ x: Int, _ y: Int) -> Bool {
      for ny in max(y - reach, 0)...min(y + reach, h - 1) {
        for nx in max(x - reach, 0)...min(x + reach, w - 1)
        where marks[ny * w + nx] >= first && marks[ny * w + nx] != LabelPainter.unknown {
          return true
        }
      }
      return false
    }
    forEachRun { face, y, columns in
      let isCovered = 2 * covered[face] > map.sizes[face]
      let label = map.labels[face]
      func mayBeMixture(_ x: Int) -> Bool {
        guard !isCovered, let tolerance else { return isCovered }
        let d = view.color(x, y) - colors[Int(label)]
        return max(d.max(), -d.min()) > tolerance
      }
      for x in columns where marks[y * w + x] < first {
        marks[y * w + x] =
          mayBeMixture(x) && isBesideRamp(x, y) ? LabelPainter.unknown : label
      }
    }
  }
}
