import CFiligreeTracing
import Foundation

/// The plateaus of a picture, 2 × 2 pixels that are alike, and their colors.
///
/// Anti-aliased edges have no plateaus, whatever their direction, but every shape of a few pixels has:
/// so the colors of plateaus are those that were painted, and not their mixtures.
struct PlateauScan {
  /// How far components of neighbors may differ, 0…255.
  let tolerance: Int
  /// The colors of plateaus, each by its first pixel.
  var bins: [ColorHistogram.Bin]
  /// The number of pixels outside of plateaus.
  let edgeCount: Int

  /// The typical difference of neighbors, in rows and in columns: the median over a sample; 0 in clean flat art.
  ///
  /// In a compressed picture plateaus are clean except around edges: there small differences are about
  /// as frequent as the edges themselves, which they are not in clean art. A pixel that an edge hardly
  /// touches is not counted, nor is one with the mark of a ramp.
  static func noise(_ view: ColorView, marks: UnsafePointer<UInt8>) -> Int {
    var counts = [Int](repeating: 0, count: 256)
    var total = 0
    var grazed = 0
    // Counts the difference of a pixel and the one `step` bytes before it, in a row or column that has so many pixels before and after it.
    func count(_ p: UnsafePointer<UInt8>, _ step: Int, before: Int, after: Int) {
      let value = difference(p, p - step, view.stride)
      counts[value] += 1
      total += 1
      guard ripples ~= value, before > 1, after > 0 else { return }
      let isFar = before > faintReach && after >= faintReach
      if isGrazed(p, step, view.stride) || isFar && isFaint(p, step, view.stride) { grazed += 1 }
    }
    for y in stride(from: 0, to: view.height, by: 7) {
      let row = view.row(y)
      let rowStep = y > 0 ? row - view.row(y - 1) : 0
      for x in stride(from: 1, to: view.width, by: 3) {
        if marks[y * view.width + x] >= FaceColors.firstRamp { continue }
        let p = row + x * view.stride
        count(p, view.stride, before: x, after: view.width - 1 - x)
        // Stripes that lie leave their ripples in columns alone.
        if y > 0 { count(p, rowStep, before: y, after: view.height - 1 - y) }
      }
    }
    let (small, edges) = (
      counts[ripples].reduce(0, +) - grazed, counts[(ripples.upperBound + 1)...].reduce(0, +)
    )
    let least = 10 * small > 6 * edges && 200 * small > total ? 3 : 0
    var sum = 0
    for (value, count) in counts.enumerated() {
      sum += count
      if 2 * sum >= total { return max(value, least) }
    }
    return 0
  }

  /// Whether a picture has shades that go over into one another: many neighbors differ a little, but hardly a pixel is off
  /// the mean of those beside it.
  ///
  /// Noise, the ripples of compression and enlarged edges are off a little; an anti-aliased edge is by more, and has few
  /// pixels. Pixels with the mark of a ramp do not count.
  static func isSmooth(_ view: ColorView, marks: UnsafePointer<UInt8>) -> Bool {
    var (shaded, rippled, total) = (0, 0, 0)
    for y in stride(from: 0, to: view.height, by: view.height > 128 ? 3 : 1) {
      let row = view.row(y)
      for x in stride(from: 1, to: view.width - 1, by: 2) {
        let p = row + x * view.stride
        if marks[y * view.width + x] >= FaceColors.firstRamp { continue }
        total += 1
        var (slope, bend) = (0, 0)
        for k in 0..<view.stride {
          let (before, own, after) = (Int(p[k - view.stride]), Int(p[k]), Int(p[k + view.stride]))
          slope = max(slope, abs(own - before))
          bend = max(bend, abs(before + after - 2 * own))
        }
        if 1...ripples.upperBound ~= slope { shaded += 1 }
        if ripples ~= bend { rippled += 1 }
      }
    }
    return leastShaded * shaded >= total && mostRippled * rippled <= total
  }

  /// In a smooth picture at least one pixel in so many differs a little from its neighbor, and at most one in so many is a
  /// little off.
  private static let (leastShaded, mostRippled) = (5, 50)
  /// The range of differences that compression leaves around edges, in levels.
  private static let ripples = 3...20

  /// Whether compression has left ripples in a small picture: where neighbors differ a little, their differences are not those
  /// of a shade.
  ///
  /// A shade's third differences are small, those of a dithered or softened one as well. With transparency a picture was not
  /// compressed so.
  static func hasRipples(_ view: ColorView) -> Bool {
    guard !view.hasAlpha else { return false }
    var (rippled, total) = (0, 0)
    func look(_ p: UnsafePointer<UInt8>, _ step: Int) {
      let change = change(p, step, view.stride)
      total += 1
      if ripples ~= change.slope, change.bend >= leastRipple { rippled += 1 }
    }
    for y in 0..<view.height {
      for x in 0..<view.width {
        let p = view.row(y) + x * view.stride
        if x + 3 < view.width { look(p, view.stride) }
        if y + 3 < view.height { look(p, view.row(y + 1) - view.row(y)) }
      }
    }
    return leastRippled * rippled > total
  }

  /// How much four pixels differ, of which each is `step` bytes after the one before: the largest difference of neighbors in a
  /// component, and the largest third difference.
  @inline(__always)
  static func change(
    _ p: UnsafePointer<UInt8>, _ step: Int, _ stride: Int
  ) -> (slope: Int, bend: Int) {
    var (slope, bend) = (0, 0)
    for k in 0..<stride {
      let (a, b, c, d) = (Int(p[k]), Int(p[k + step]), Int(p[k + 2 * step]), Int(p[k + 3 * step]))
      slope = max(slope, abs(a - b), abs(b - c), abs(c - d))
      bend = max(bend, abs(d - a - 3 * (c - b)))
    }
    return (slope, bend)
  }

  /// Ripples are bent by this many levels at least, and are in more than one place in so many of a picture that has them.
  ///
  /// Of pictures of up to 128 × 128 those dithered by a level have them in at most one in thirty, thin lines in one in forty, and as
  /// JPEG of quality 40 in one in ten (`Benchmarks/tracing-set`).
  private static let (leastRipple, leastRippled) = (10, 20)

  /// Whether parts of a picture have no plateaus though they are wider than an edge: shades that go over into one another.
  ///
  /// `marks` are those of plateaus.
  static func hasSlopes(_ view: ColorView, marks: UnsafePointer<UInt8>) -> Bool {
    let (w, h) = (view.width, view.height)
    let square = -slopeReach...slopeReach
    var count = 0
    for y in slopeReach..<max(h - slopeReach, slopeReach) {
      for x in slopeReach..<max(w - slopeReach, slopeReach) {
        let isSlope = square.allSatisfy { dy in
          square.allSatisfy { dx in marks[(y + dy) * w + x + dx] == 0 }
        }
        if isSlope { count += 1 }
      }
    }
    return leastSlopes * count > w * h
  }

  /// No edge is so wide that all pixels up to this far from one are outside of plateaus.
  private static let slopeReach = 2
  /// In a picture with slopes more than one pixel in so many is within one: the shadow under an icon, not a letter's joint.
  private static let leastSlopes = 100

  /// Whether nothing else differs up to some pixels before and after two that do: an edge between two areas of one color each.
  private static func isFaint(_ p: UnsafePointer<UInt8>, _ step: Int, _ stride: Int) -> Bool {
    (1...faintReach).allSatisfy { k in
      difference(p - k * step, p - (k + 1) * step, stride) == 0
        && difference(p + (k - 1) * step, p + k * step, stride) == 0
    }
  }

  /// Enlarged by repeating its pixels up to four times, noise has no such edges.
  private static let faintReach = 5

  /// Whether a pixel and the one before it differ because an edge begins or ends there: the edge
  /// continues the same way on one side, and nothing differs on the other.
  ///
  /// Pixels before and after are `step` bytes away.
  private static func isGrazed(_ p: UnsafePointer<UInt8>, _ step: Int, _ stride: Int) -> Bool {
    let row = (p - 2 * step, p - step, p, p + step)
    let before = difference(row.0, row.1, stride)
    let after = difference(row.2, row.3, stride)
    if before > ripples.upperBound, after < ripples.lowerBound {
      return difference(row.0, row.2, stride) > before
    }
    if after > ripples.upperBound, before < ripples.lowerBound {
      return difference(row.1, row.3, stride) > after
    }
    return false
  }

  /// The largest difference of two pixels' components.
  @inline(__always)
  static func difference(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ stride: Int
  ) -> Int {
    let r = abs(Int(a[0]) &- Int(b[0]))
    let g = abs(Int(a[1]) &- Int(b[1]))
    let b2 = abs(Int(a[2]) &- Int(b[2]))
    var most = max(r, max(g, b2))
    if stride == 4 { most = max(most, abs(Int(a[3]) &- Int(b[3]))) }
    return most
  }

  /// Scans the picture, and sets the marks of plateaus' pixels, which are 0, to 1; pixels with the mark
  /// of a ramp are skipped.
  init(_ view: ColorView, tolerance: Int, marks: UnsafeMutablePointer<UInt8>) {
    self.tolerance = tolerance
    let (w, h) = (view.width, view.height)
    let histogram = ColorHistogram(hasAlpha: view.hasAlpha)
    if w == 1 || h == 1 {
      Self.scanLine(view, tolerance, marks, histogram)
    } else {
      Self.scanBlocks(view, tolerance, marks, histogram)
    }
    let edges = filigree_count_zeros(marks, w * h)
    edgeCount = edges
    if edges * 10 > w * h * 9 {
      // Hardly a plateau: with noise everywhere, all pixels count as colors.
      for i in 0..<(w * h) where marks[i] <= 1 {
        histogram.add(view.packed(view.base + i * view.stride), times: 1)
      }
    }
    bins = histogram.bins()
  }

  /// A single row or column has plateaus of 2 × 1 pixels.
  private static func scanLine(
    _ view: ColorView, _ tolerance: Int, _ marks: UnsafeMutablePointer<UInt8>,
    _ histogram: borrowing ColorHistogram
  ) {
    let count = view.width * view.height
    for i in 0..<max(count - 1, 1) {
      let p = view.base + i * view.stride
      if count > 1 {
        guard difference(p, p + view.stride, view.stride) <= tolerance else { continue }
        mark(marks + i + 1)
      }
      mark(marks + i)
      if marks[i] == 1 { histogram.add(view.packed(p), times: 1) }
    }
  }

  private static func scanBlocks(
    _ view: ColorView, _ tolerance: Int, _ marks: UnsafeMutablePointer<UInt8>,
    _ histogram: borrowing ColorHistogram
  ) {
    let (w, stride) = (view.width, view.stride)
    let words = (w + 63) / 64
    let ends = UnsafeMutablePointer<UInt64>.allocate(capacity: words)
    let work = UnsafeMutablePointer<UInt8>.allocate(
      capacity: filigree_plateaus_work_size(w, stride))
    defer {
      ends.deallocate()
      work.deallocate()
    }
    filigree_plateaus(view.row(0), nil, w, stride, UInt8(tolerance), work, marks, marks, ends)
    for y in 1..<view.height {
      let (row, line) = (view.row(y), marks + y * w)
      filigree_plateaus(
        row, view.row(y - 1), w, stride, UInt8(tolerance), work, line, line - w, ends)
      for i in 0..<words where ends[i] != 0 {
        var word = ends[i]
        let first = row + 64 &* i &* stride
        if word == ~0, isUniform(first, stride) {
          // The plateau that ends with the first pixel has a pixel before it.
          histogram.add(view.packed(first), times: 64)
          continue
        }
        while word != 0 {
          histogram.add(view.packed(first + word.trailingZeroBitCount &* stride))
          word &= word &- 1
        }
      }
    }
  }

  /// Whether 64 pixels are equal.
  @inline(__always)
  private static func isUniform(_ p: UnsafePointer<UInt8>, _ stride: Int) -> Bool {
    memcmp(p, p + stride, 63 &* stride) == 0
  }

  @inline(__always)
  private static func mark(_ mark: UnsafeMutablePointer<UInt8>) {
    if mark.pointee == 0 { mark.pointee = 1 }
  }
}

extension PlateauScan {
  /// The mean color of a picture.
  static func mean(_ view: ColorView) -> SIMD4<Float> {
    var sum = SIMD4<UInt64>.zero
    for y in 0..<view.height {
      var p = view.row(y)
      for _ in 0..<view.width {
        sum &+= SIMD4(UInt64(p[0]), UInt64(p[1]), UInt64(p[2]), view.hasAlpha ? UInt64(p[3]) : 255)
        p += view.stride
      }
    }
    return SIMD4<Float>(SIMD4<Double>(sum) / Double(view.width * view.height))
  }
}
