/// The pixels of a clean picture that are no mixtures of the plateaus around them, nor have the chroma of one, row by row.
struct ThinPixels {
  /// Such a pixel.
  struct Pixel {
    let index: Int
    let color: SIMD4<Float>
    /// The range in `grounds` of the colors of plateaus within two pixels.
    let grounds: Range<Int>
    /// Whether its color lies between no two of those around it.
    let isExtreme: Bool
    var state = State.unexplained
  }

  enum State {
    case unexplained
    /// A mixture of known colors.
    case mixed
    /// One of the known colors.
    case known
  }

  /// The largest number of plateaus' colors around a pixel.
  private static let mostGrounds = 4
  /// The largest number of such pixels: flat art has few.
  private static let mostPixels = 1 << 18
  /// How far sharpened edges go beyond both their ends, as a share of their height.
  private static let overshoot: Float = 0.12
  /// How far mixtures in linear light, or of few shades, are off the straight line, as a share of its
  /// length.
  private static let bend: Float = 0.08

  let view: ColorView
  let mixtures: ColorMixtures
  private(set) var pixels: [Pixel] = []
  private(set) var grounds: [SIMD4<Float>] = []
  /// The index of each row's first pixel; one more than there are rows.
  private var rows: [Int] = [0]

  /// Examines the pixels of a picture with the mark 0 that are not yet `explained`, and are none of the `others` up to a number
  /// of levels.
  init(
    _ view: ColorView, _ mixtures: ColorMixtures, marks: UnsafePointer<UInt8>, explained: Set<Int>,
    unlike others: [SIMD4<Float>], levels: Float
  ) {
    self.view = view
    self.mixtures = mixtures
    var near: [SIMD4<Float>] = []
    for y in 0..<view.height {
      let line = marks + y * view.width
      var x = 0
      while x < view.width, pixels.count < Self.mostPixels {
        if line[x] == 0, !explained.contains(y * view.width + x),
          others.allSatisfy({ ($0 - view.color(x, y)).squaredLength >= levels * levels })
        {
          look(x, y, marks, &near)
        }
        x += 1
      }
      rows.append(pixels.count)
    }
  }

  private mutating func look(
    _ x: Int, _ y: Int, _ marks: UnsafePointer<UInt8>, _ near: inout [SIMD4<Float>]
  ) {
    near.removeAll(keepingCapacity: true)
    forEachAround(x, y, reach: 2) { nx, ny in
      guard nx >= 0, ny >= 0, nx < view.width, ny < view.height,
        near.count < Self.mostGrounds, marks[ny * view.width + nx] != 0
      else { return }
      let ground = view.color(nx, ny)
      if !near.contains(where: { mixtures.isAlike($0, ground) }) { near.append(ground) }
    }
    let color = view.color(x, y)
    if mixtures.isMixture(color, of: near, overshoot: Self.overshoot, bend: Self.bend) { return }
    if !view.hasAlpha, mixtures.isBled(color, of: near) { return }
    let first = grounds.count
    grounds.append(contentsOf: near)
    pixels.append(
      Pixel(
        index: y * view.width + x, color: color, grounds: first..<grounds.count,
        isExtreme: mixtures.isExtreme(x, y, view)))
  }

  /// Updates the states of pixels that a newly known color explains: its own, and mixtures with it.
  mutating func learn(_ color: SIMD4<Float>) {
    var due: [Int] = []
    for i in pixels.indices
    where pixels[i].state == .unexplained && mixtures.isAlike(pixels[i].color, color) {
      pixels[i].state = .known
      due.append(i)
    }
    var near: [Int] = []
    for i in due { forEachNear(pixels[i].index) { near.append($0) } }
    near.sort()
    var last = -1
    var parts: [SIMD4<Float>] = []
    for i in near where i != last && pixels[i].state == .unexplained {
      last = i
      parts.removeAll(keepingCapacity: true)
      parts.append(contentsOf: grounds[pixels[i].grounds])
      forEachNear(pixels[i].index) { j in
        let other = pixels[j]
        guard other.state == .known, parts.count < 2 * Self.mostGrounds,
          !parts.contains(where: { mixtures.isAlike($0, other.color) })
        else { return }
        parts.append(other.color)
      }
      if mixtures.isMixture(pixels[i].color, of: parts) { pixels[i].state = .mixed }
    }
  }

  /// Visits the pixels within two pixels of an index.
  private func forEachNear(_ index: Int, _ body: (Int) -> Void) {
    let (y, x) = index.quotientAndRemainder(dividingBy: view.width)
    for ny in max(y - 2, 0)...min(y + 2, view.height - 1) {
      let (from, to) = (ny * view.width + max(x - 2, 0), ny * view.width + x + 2)
      var (low, high) = (rows[ny], rows[ny + 1])
      while low < high {
        let middle = (low + high) / 2
        if pixels[middle].index < from { low = middle + 1 } else { high = middle }
      }
      while low < rows[ny + 1], pixels[low].index <= to {
        body(low)
        low += 1
      }
    }
  }
}
