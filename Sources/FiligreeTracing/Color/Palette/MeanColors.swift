import FiligreeBase

/// The colors of a noisy picture: means of pixels that differ by noise alone.
///
/// The pixels of one area have several colors that a palette tells apart, and the area would fall into ragged bands of them. The mean
/// of nine pixels has a third of their noise.
enum MeanColors {
  /// By how much a mean has less noise than a pixel.
  static let gain = 3
  /// How far around a pixel others are averaged with it.
  private static let reach = 1
  /// How many of the nine must be alike: with fewer, means of edges are colors, too.
  private static let leastAlike: Int32 = 7
  /// The largest difference of a component between pixels that are alike, as a multiple of what neighbors typically differ by: with 2, clip art and flags
  /// with noise have two fifths more segments (`Benchmarks/tracing-set`).
  private static let mostApart = 1.5
  /// Every second pixel of every second row is enough.
  private static let step = 2
  /// The distance from all means from which on a plateau has a color of its own, as of lines and dots that are too thin for a mean: a
  /// multiple of the radius within which colors are one.
  private static let farness: Float = 4

  /// Bins of the means around the plateaus' pixels, which have the mark 1, and those of `plateaus` that are like none of them;
  /// neighbors typically differ by `noise` levels.
  static func bins(
    of view: ColorView, noise: Int, marks: UnsafePointer<UInt8>,
    besides plateaus: [ColorHistogram.Bin]
  ) -> [ColorHistogram.Bin] {
    let histogram = ColorHistogram(hasAlpha: view.hasAlpha)
    let apart = Int32((Self.mostApart * Double(noise)).rounded())
    for y in stride(from: 0, to: view.height, by: step) {
      let line = marks + y * view.width
      for x in stride(from: 0, to: view.width, by: step) where line[x] == 1 {
        guard let mean = mean(x, y, view, apart) else { continue }
        histogram.add(mean, times: UInt32(step * step))
      }
    }
    let means = histogram.bins()
    var known = ColorSearch()
    for bin in means { known.append(OKLab.coordinates(bin.mean)) }
    let radius = farness * PaletteBuilder.radius(noise: noise)
    return means
      + plateaus.filter {
        known.nearest(to: OKLab.coordinates($0.mean)).distance > radius * radius
      }
  }

  /// The mean of the pixels around one that are like it; nil if these are few.
  @inline(__always)
  private static func mean(_ x: Int, _ y: Int, _ view: ColorView, _ apart: Int32) -> UInt32? {
    let own = components(view.row(y) + x * view.stride, view)
    var (sum, count): (SIMD4<Int32>, Int32) = (.zero, 0)
    let columns = max(x - reach, 0)...min(x + reach, view.width - 1)
    for row in max(y - reach, 0)...min(y + reach, view.height - 1) {
      let line = view.row(row)
      for column in columns {
        let other = components(line + column * view.stride, view)
        let difference = other &- own
        guard !any(difference .> apart .| difference .< -apart) else { continue }
        sum &+= other
        count += 1
      }
    }
    guard count >= leastAlike else { return nil }
    let mean = SIMD4<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / count)
    return UInt32(littleEndian: unsafeBitCast(mean, to: UInt32.self))
  }

  /// The bytes of a pixel.
  @inline(__always)
  private static func components(_ p: UnsafePointer<UInt8>, _ view: ColorView) -> SIMD4<Int32> {
    SIMD4(truncatingIfNeeded: unsafeBitCast(view.packed(p).littleEndian, to: SIMD4<UInt8>.self))
  }
}
