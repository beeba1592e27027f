/// Where a picture is flat: squares of 2 × 2 pixels that are alike, and the colours found there.
///
/// Anti-aliased edges have no such squares, whichever way they run, but every shape of a few pixels
/// has: so the colours of plateaus are those that were painted, and not their mixtures.
struct PlateauScan {
  /// One bin of the histogram: how many squares, and the sum of their first pixels.
  struct Bin {
    var count: UInt64 = 0
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0
    var alpha: UInt64 = 0

    /// The mean colour.
    var mean: SIMD4<Float> {
      let n = Double(max(count, 1))
      return SIMD4(
        Float(Double(red) / n), Float(Double(green) / n), Float(Double(blue) / n),
        Float(Double(alpha) / n))
    }
  }

  /// How far components of neighbours may differ, 0…255.
  let tolerance: Int
  /// The filled bins, by rising key: 5 bits a component, 2 of the opacity.
  private(set) var bins: [Bin] = []
  /// How many pixels belong to no plateau.
  private(set) var edgeCount = 0

  /// The typical difference of neighbours: the median over a sample of rows; 0 in clean flat art.
  ///
  /// Where a picture was compressed, its plateaus are clean but for the surroundings of edges: there small
  /// differences are about as frequent as the edges themselves, which in clean art they are not.
  static func noise(_ view: ColorView) -> Int {
    var counts = [Int](repeating: 0, count: 256)
    var total = 0
    var y = 0
    while y < view.height {
      let row = view.row(y)
      var x = 1
      while x < view.width {
        let p = row + x * view.stride
        counts[difference(p, p - view.stride, view.stride)] += 1
        total += 1
        x += 3
      }
      y += 7
    }
    let (ripples, edges) = (counts[3...20].reduce(0, +), counts[21...].reduce(0, +))
    let least = 10 * ripples > 6 * edges && 200 * ripples > total ? 3 : 0
    var sum = 0
    for (value, count) in counts.enumerated() {
      sum += count
      if 2 * sum >= total { return max(value, least) }
    }
    return 0
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

  /// Scans the picture, and marks in `marks`, which holds zeros, the pixels of plateaus by 1; pixels with
  /// the mark of a ramp are passed over.
  init(_ view: ColorView, tolerance: Int, marks: UnsafeMutablePointer<UInt8>) {
    self.tolerance = tolerance
    let (w, h, stride) = (view.width, view.height, view.stride)
    var table = [Bin](repeating: Bin(), count: view.hasAlpha ? 1 << 17 : 1 << 15)
    // Whether a pixel is like the next one in its row.
    var upper = [Bool](repeating: false, count: w)
    var lower = upper
    Self.compare(view.row(0), stride, w, tolerance, &upper)
    // A row or a column alone has squares of 2 × 1.
    if h == 1 {
      for x in 0..<max(w - 1, 1) where w == 1 || upper[x] {
        Self.mark(marks + x)
        if w > 1 { Self.mark(marks + x + 1) }
        if marks[x] == 1 { Self.add(view, view.row(0) + x * stride, &table) }
      }
    }
    for y in 1..<max(h, 1) {
      let row = view.row(y)
      Self.compare(row, stride, w, tolerance, &lower)
      let before = row - w * stride
      let mark = marks + y * w
      var wasAlike = Self.difference(row, before, stride) <= tolerance
      if w == 1, wasAlike {
        Self.mark(mark)
        Self.mark(mark - 1)
        if mark[0] == 1 { Self.add(view, row, &table) }
      }
      for x in 1..<max(w, 1) {
        let p = row + x &* stride
        let isAlike = Self.difference(p, before + x &* stride, stride) <= tolerance
        if isAlike, wasAlike, upper[x &- 1], lower[x &- 1] {
          Self.mark(mark + x)
          Self.mark(mark + (x &- 1))
          Self.mark(mark + (x &- w))
          Self.mark(mark + (x &- w &- 1))
          if mark[x] == 1 { Self.add(view, p, &table) }
        }
        wasAlike = isAlike
      }
      swap(&upper, &lower)
    }
    var edges = 0
    for i in 0..<(w * h) where marks[i] == 0 { edges += 1 }
    edgeCount = edges
    if edges * 10 > w * h * 9 {
      // Hardly a plateau: noise through and through. Then all pixels are colours.
      for i in 0..<(w * h) where marks[i] <= 1 { Self.add(view, view.base + i * stride, &table) }
    }
    bins = table.filter { $0.count > 0 }
  }

  @inline(__always)
  private static func mark(_ mark: UnsafeMutablePointer<UInt8>) {
    if mark.pointee == 0 { mark.pointee = 1 }
  }

  @inline(__always)
  private static func compare(
    _ row: UnsafePointer<UInt8>, _ stride: Int, _ width: Int, _ tolerance: Int,
    _ result: inout [Bool]
  ) {
    result.withUnsafeMutableBufferPointer { result in
      var p = row
      for x in 0..<max(width - 1, 0) {
        result[x] = difference(p, p + stride, stride) <= tolerance
        p += stride
      }
    }
  }

  @inline(__always)
  private static func add(_ view: ColorView, _ p: UnsafePointer<UInt8>, _ table: inout [Bin]) {
    var key = Int(p[0] >> 3) << 10 | Int(p[1] >> 3) << 5 | Int(p[2] >> 3)
    var alpha: UInt64 = 255
    if view.hasAlpha {
      // Transparent, nearly so, more than half, opaque.
      alpha = UInt64(p[3])
      key |= (p[3] == 0 ? 0 : p[3] < 128 ? 1 : p[3] < 255 ? 2 : 3) << 15
    }
    table.withUnsafeMutableBufferPointer { table in
      table[key].count &+= 1
      table[key].red &+= UInt64(p[0])
      table[key].green &+= UInt64(p[1])
      table[key].blue &+= UInt64(p[2])
      table[key].alpha &+= alpha
    }
  }
}

extension PlateauScan {
  /// The mean colour of a picture.
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
