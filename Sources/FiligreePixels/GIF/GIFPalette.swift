/// At most 256 colors for the pixels of a frame, and which pixel has which.
///
/// Up to 255 colors are kept as they are. More are cut into 255 boxes: always the box whose colors differ most from their
/// mean, by the number of pixels, across the axis and at the mean where they do (Wan, Wong and Prusinkiewicz, "An Algorithm
/// for Multidimensional Data Clustering", 1988). The pixels are mixed from the means of the boxes by ``GIFDithering``. A pixel
/// less than half opaque is clear.
struct GIFPalette {
  /// Red, green and blue in turn.
  private(set) var colors: [UInt8]
  /// An entry for each pixel.
  private(set) var indices: [UInt8]
  /// The entry of clear pixels; nil if there are none.
  private(set) var clear: UInt8?

  private static let most = 255

  /// A color, and how many pixels have it.
  private struct Entry {
    var color: SIMD3<Int32>
    var key: UInt32
    var count: Int
  }

  /// Chooses colors for a rectangle of pixels of sRGB, RGBA, the opacity straight.
  ///
  /// - Parameters:
  ///   - pixels: Rows from the top, without gaps.
  ///   - area: Where the rectangle lies in the frame: what stands still is dithered the same.
  init(_ pixels: [UInt8], area: FramePixels.Area) {
    let count = pixels.count / 4
    var counts: [UInt32: Int] = [:]
    var keys = [UInt32](repeating: 0, count: count)
    let none = UInt32.max
    var last = none
    var run = 0
    for index in 0..<count {
      let at = 4 &* index
      let key =
        pixels[at &+ 3] < 128
        ? none
        : UInt32(pixels[at]) << 16 | UInt32(pixels[at &+ 1]) << 8 | UInt32(pixels[at &+ 2])
      keys[index] = key
      if key != last {
        if run > 0, last != none { counts[last, default: 0] += run }
        (last, run) = (key, 0)
      }
      run += 1
    }
    if run > 0, last != none { counts[last, default: 0] += run }
    // By color, so that the same pixels give the same file.
    let entries = counts.sorted { $0.key < $1.key }.map { key, count in
      Entry(color: GIFDithering.color(key), key: key, count: count)
    }
    let isExact = entries.count <= Self.most
    let chosen = isExact ? entries.map(\.color) : Self.boxes(entries)
    let clear = UInt8(chosen.count)
    if isExact {
      let places = Dictionary(
        uniqueKeysWithValues: entries.enumerated().map { ($1.key, UInt8($0)) })
      var known: (key: UInt32, index: UInt8) = (none, clear)
      indices = keys.map { key in
        if key != known.key { known = (key, key == none ? clear : places[key] ?? 0) }
        return known.index
      }
    } else {
      indices = GIFDithering(chosen).indices(of: keys, none: none, clear: clear, area: area)
    }
    colors = chosen.flatMap { color in (0..<3).map { UInt8(color[$0]) } }
    if keys.contains(none) {
      self.clear = clear
      colors += [0, 0, 0]
    }
  }

  /// Colors, and how far they lie from their mean.
  private struct Box {
    let entries: [Entry]
    let mean: SIMD3<Int32>
    /// Where the colors differ most.
    let channel: Int
    /// The squared distances from the mean, over all pixels.
    let error: Double

    init(_ entries: [Entry]) {
      self.entries = entries
      var (sums, squares, total) = (SIMD3<Double>(), SIMD3<Double>(), 0.0)
      for entry in entries {
        let (color, count) = (SIMD3<Double>(entry.color), Double(entry.count))
        sums += color * count
        squares += color * color * count
        total += count
      }
      let errors = squares - sums * sums / total
      mean = SIMD3<Int32>((sums / total).rounded(.toNearestOrAwayFromZero))
      channel = (0..<3).max { errors[$0] < errors[$1] } ?? 0
      error = entries.count > 1 ? errors.sum() : 0
    }

    /// The colors up to the mean, and those beyond; nil for colors that are all the same.
    var halves: (Box, Box)? {
      let low = entries.filter { $0.color[channel] <= mean[channel] }
      let high = entries.filter { $0.color[channel] > mean[channel] }
      return low.isEmpty || high.isEmpty ? nil : (Box(low), Box(high))
    }
  }

  private static func boxes(_ entries: [Entry]) -> [SIMD3<Int32>] {
    var open = [Box(entries)]
    var done: [Box] = []
    while open.count + done.count < most,
      let number = open.indices.max(by: { open[$0].error < open[$1].error })
    {
      let box = open.remove(at: number)
      if let (low, high) = box.halves {
        open += [low, high]
      } else {
        done.append(box)
      }
    }
    return (open + done).map(\.mean)
  }
}
