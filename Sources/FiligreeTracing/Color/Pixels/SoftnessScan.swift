import CFiligreeTracing

/// Finds out whether a picture is so soft that means of pixels show as much as the pixels do.
///
/// Regions of one color turn a smooth rise into steps at least a pixel wide. In means of n × n pixels
/// steps are n wide and n times as high, and a step's mean squared error is a twelfth of its squared
/// height: so means cost (n² − 1)/12 of the squared gradient. Enlarged pictures have small gradients
/// everywhere, and so do many photos out of a camera. But where there is a sharp line or a letter,
/// however small, pixels count.
struct SoftnessScan {
  /// The mean squared error of means of 2 × 2, 3 × 3 … pixels, in squared levels.
  private(set) var costs: [Float] = []
  /// The share of components that differ sharply from the mean of their neighbors.
  let sharpShare: Float
  /// The share of components that differ from those `reach` pixels ahead: most in photos, few in flat
  /// art.
  let variedShare: Float

  /// The largest error that is not seen, in squared levels: a picture traced at 33 dB has twelve times
  /// as much.
  private static let mostCost: Float = 2.75
  /// The difference that is sharp, in levels.
  private static let sharpness: Int32 = 16
  private static let mostSharp: Float = 1e-4
  private static let reach = 4
  /// One in this many rows is examined.
  private static let sampling = 8

  /// Whether most of the picture has another color a few pixels on, as photos have.
  var isVaried: Bool { variedShare > 0.5 }

  /// The number of pixels across and down that their mean shows as well.
  var scale: Int {
    guard sharpShare <= Self.mostSharp, isVaried else { return 1 }
    return 1 + costs.prefix { $0 <= Self.mostCost }.count
  }

  /// Examines some of a picture's rows.
  init(_ view: ColorView) {
    let stride = view.stride
    let bytes = view.width * stride
    let ahead = Self.reach * stride
    var squaredDifferences: Int64 = 0
    var (sharp, varied, total) = (0, 0, 0)
    if view.width > 2 * Self.reach {
      var y = 0
      while y + 1 < view.height {
        let (row, next) = (view.row(y), view.row(y + 1))
        // A row's sums are less than 2³² as long as it has fewer than 2¹⁵ bytes; longer ones are
        // examined in parts.
        var from = stride
        while from < bytes - ahead {
          let to = min(from + 1 << 14, bytes - ahead)
          var part = filigree_differences()
          filigree_sum_differences(
            row + from, next + from, to - from, stride, ahead, Self.sharpness, &part)
          squaredDifferences += Int64(part.gradient)
          sharp += Int(part.sharp)
          varied += Int(part.varied)
          total += to - from
          from = to
        }
        y += Self.sampling
      }
    }
    let count = Float(max(total, 1))
    sharpShare = Float(sharp) / count
    variedShare = Float(varied) / count
    for n in 2...NoiseScan.largest {
      costs.append(Float(n * n - 1) / 12 * Float(squaredDifferences) / count)
    }
  }

}
