/// The grays that foreground and background have where they are wide.
struct SideGrays {
  /// How often each of 256 grays occurs, of the samples that were looked at.
  private let counts: [Int]
  /// What a gray is in the samples' own numbers.
  private let scale: Int32

  /// About as many samples are looked at: the shares of a few hundred thousand are those of all.
  private static var samples: Int { 1 << 18 }
  /// Most pixels of thin lines and small letters are edges; a twentieth of them shows the foreground.
  private static var share: Int { 20 }
  /// A 32nd of the contrast is noise.
  private static var noiseShare: Int32 { 32 }

  init<Sample: LumaSample>(_ view: LumaView<Sample>) {
    var counts = [Int](repeating: 0, count: 256)
    let shift = Sample.bitWidth &- 8
    // Each row begins a column farther than the one above: some columns would be missed otherwise.
    let step = max(1, (view.width * view.height) / Self.samples)
    counts.withUnsafeMutableBufferPointer { counts in
      for y in 0..<view.height {
        let row = view.base + y &* view.stride
        var x = y % step
        while x < view.width {
          counts[Int(truncatingIfNeeded: row[x] >> shift)] &+= 1
          x &+= step
        }
      }
    }
    self.counts = counts
    scale = Sample.bitWidth == 8 ? 1 : 257
  }

  /// Levels that know of these grays.
  ///
  /// Background is the median of its side of the threshold. Foreground is the darkest twentieth of its own where half of
  /// it has that gray. Where less has, strokes may be thinner than their blur, and foreground is as far from the threshold
  /// as background is, or farther.
  func add(to levels: ForegroundLevels) -> ForegroundLevels {
    let limit = min(max(Int((levels.foregroundBelow &+ scale &- 1) / scale), 0), 256)
    let isInverted = levels.mask != 0
    func count(_ gray: Int) -> Int { counts[isInverted ? 255 &- gray : gray] }
    func gray(_ range: Range<Int>, parts: Int) -> Int? {
      let total = range.reduce(0) { $0 &+ count($1) }
      var seen = 0
      for gray in range {
        seen &+= count(gray)
        if seen > 0, seen >= total / parts { return gray }
      }
      return nil
    }
    let median = gray(limit..<256, parts: 2)
    let background = median.map { Int32(truncatingIfNeeded: $0) &* scale } ?? levels.background
    let mirrored = max(levels.twiceThreshold &- background, 0)
    guard let darkest = gray(0..<limit, parts: Self.share) else {
      return levels.seekingLines(foreground: mirrored, background: background)
    }
    let foreground = Int32(truncatingIfNeeded: darkest) &* scale
    let noise = Int((background &- foreground) / (Self.noiseShare &* scale))
    let even = (0..<min(darkest &+ noise &+ 1, limit)).reduce(0) { $0 &+ count($1) }
    let all = (0..<limit).reduce(0) { $0 &+ count($1) }
    return levels.seekingLines(
      foreground: 2 &* even >= all ? foreground : min(foreground, mirrored), background: background)
  }
}
