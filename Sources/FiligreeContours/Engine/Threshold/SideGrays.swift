/// The grays that foreground and background have where they are wide.
struct SideGrays {
  /// How often each of 256 grays occurs, of the samples that were looked at.
  private let counts: [Int]
  private let scale: Int32

  /// About as many samples are looked at: the shares of a few hundred thousand are those of all.
  private static var samples: Int { 1 << 18 }
  /// Most pixels of thin lines and small letters are edges; a twentieth of them shows the foreground.
  private static var share: Int { 20 }

  init<Sample: LumaSample>(_ view: LumaView<Sample>) {
    var counts = [Int](repeating: 0, count: 256)
    let shift = Sample.bitWidth &- 8
    // Whole rows would miss what lies between them: each row begins at another column.
    let step = max(1, (view.width * view.height) / Self.samples)
    counts.withUnsafeMutableBufferPointer { counts in
      var x = 0
      for y in 0..<view.height {
        let row = view.base + y &* view.stride
        while x < view.width {
          counts[Int(truncatingIfNeeded: row[x] >> shift)] &+= 1
          x &+= step
        }
        x &-= view.width
      }
    }
    self.counts = counts
    scale = Sample.bitWidth == 8 ? 1 : 257
  }

  /// Levels that know of these grays: the darkest twentieth of the foreground, and the median of the background.
  func add(to levels: ForegroundLevels) -> ForegroundLevels {
    let limit = Int((levels.foregroundBelow &+ scale &- 1) / scale)
    let isInverted = levels.mask != 0
    func gray(_ range: Range<Int>, _ part: (Int) -> Int) -> Int32? {
      func count(_ gray: Int) -> Int { counts[isInverted ? 255 &- gray : gray] }
      let total = range.reduce(0) { $0 &+ count($1) }
      var seen = 0
      for gray in range {
        seen &+= count(gray)
        if total > 0, seen >= part(total) { return Int32(truncatingIfNeeded: gray) &* scale }
      }
      return nil
    }
    var result = levels
    result.ink = gray(0..<min(limit, 256)) { $0 / Self.share } ?? levels.ink
    result.paper = gray(min(limit, 256)..<256) { $0 / 2 } ?? levels.paper
    return result
  }
}
